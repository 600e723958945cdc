import Foundation

/// A square of black and white modules that a camera reads.
///
/// Bytes only: other modes would make codes of digits or capitals smaller.
///
/// - Source: ISO/IEC 18004.
struct QRCode {
  /// How much may be damaged: about 7, 15, 25 or 30 percent.
  enum Level: String, CaseIterable {
    case l = "L", m = "M", q = "Q", h = "H"
    /// The two bits that stand for it in the code.
    var bits: Int {
      switch self {
      case .l: 1
      case .m: 0
      case .q: 3
      case .h: 2
      }
    }
    var index: Int { Self.allCases.firstIndex(of: self)! }
  }

  let version: Int
  let level: Level
  /// Modules on a side.
  var size: Int { version * 4 + 17 }
  private var modules: [Bool]
  /// Modules that hold no data.
  private var isPattern: [Bool]

  /// Whether a module is black; x to the right, y downward. White outside.
  subscript(x: Int, y: Int) -> Bool {
    guard x >= 0, y >= 0, x < size, y < size else { return false }
    return modules[y * size + x]
  }

  /// The smallest code that holds the bytes; nil if none does.
  init?(_ message: Data, level: Level) {
    guard
      let version = (1...40).first(where: { version in
        let lengthBits = version < 10 ? 8 : 16
        return 4 + lengthBits + message.count * 8 <= QRBlocks(version: version, level: level).dataCount * 8
      })
    else { return nil }
    (self.version, self.level) = (version, level)
    let size = version * 4 + 17
    modules = Array(repeating: false, count: size * size)
    isPattern = modules
    drawPatterns()
    draw(QRBlocks(version: version, level: level).codewords(of: message))
    chooseMask()
  }

  private mutating func set(_ x: Int, _ y: Int, _ isBlack: Bool) {
    modules[y * size + x] = isBlack
    isPattern[y * size + x] = true
  }

  private mutating func drawPatterns() {
    for index in 0..<size {
      set(6, index, index % 2 == 0)
      set(index, 6, index % 2 == 0)
    }
    drawFinder(3, 3)
    drawFinder(size - 4, 3)
    drawFinder(3, size - 4)
    let places = alignmentPlaces
    for (i, x) in places.enumerated() {
      for (j, y) in places.enumerated() {
        let isFinder =
          (i == 0 && j == 0) || (i == 0 && j == places.count - 1) || (i == places.count - 1 && j == 0)
        if !isFinder { drawAlignment(x, y) }
      }
    }
    drawFormat(mask: 0)
    drawVersion()
  }
  private mutating func drawFinder(_ x: Int, _ y: Int) {
    for dy in -4...4 {
      for dx in -4...4 where (0..<size).contains(x + dx) && (0..<size).contains(y + dy) {
        let ring = max(abs(dx), abs(dy))
        set(x + dx, y + dy, ring != 2 && ring != 4)
      }
    }
  }
  private mutating func drawAlignment(_ x: Int, _ y: Int) {
    for dy in -2...2 { for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
  }
  private var alignmentPlaces: [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<count - 1).map { size - 7 - $0 * step }.reversed()
  }

  private mutating func drawFormat(mask: Int) {
    let data = level.bits << 3 | mask
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (data << 10 | rest) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0...5 { set(8, index, bit(index)) }
    set(8, 7, bit(6))
    set(8, 8, bit(7))
    set(7, 8, bit(8))
    for index in 9..<15 { set(14 - index, 8, bit(index)) }
    for index in 0..<8 { set(size - 1 - index, 8, bit(index)) }
    for index in 8..<15 { set(8, size - 15 + index, bit(index)) }
    set(8, size - 8, true)
  }
  private mutating func drawVersion() {
    guard version >= 7 else { return }
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = version << 12 | rest
    for index in 0..<18 {
      let isBlack = bits >> index & 1 == 1
      set(size - 11 + index % 3, index / 3, isBlack)
      set(index / 3, size - 11 + index % 3, isBlack)
    }
  }

  /// Data goes in pairs of columns from the right, upward and downward in turn.
  private mutating func draw(_ codewords: [UInt8]) {
    var index = 0
    for pair in stride(from: size - 1, through: 1, by: -2) {
      let right = pair <= 6 ? pair - 1 : pair
      let isUpward = (right + 1) & 2 == 0
      for step in 0..<size {
        let y = isUpward ? size - 1 - step : step
        for x in [right, right - 1] where !isPattern[y * size + x] && index < codewords.count * 8 {
          modules[y * size + x] = codewords[index >> 3] >> (7 - index & 7) & 1 == 1
          index += 1
        }
      }
    }
  }

  private mutating func chooseMask() {
    var best: (cost: Int, code: QRCode)?
    for mask in 0..<8 {
      var code = self
      code.apply(mask)
      code.drawFormat(mask: mask)
      let cost = QRPenalty(code).total
      if best == nil || cost < best!.cost { best = (cost, code) }
    }
    self = best!.code
  }
  private mutating func apply(_ mask: Int) {
    for y in 0..<size {
      for x in 0..<size where !isPattern[y * size + x] {
        let flips =
          switch mask {
          case 0: (x + y) % 2 == 0
          case 1: y % 2 == 0
          case 2: x % 3 == 0
          case 3: (x + y) % 3 == 0
          case 4: (x / 3 + y / 2) % 2 == 0
          case 5: x * y % 2 + x * y % 3 == 0
          case 6: (x * y % 2 + x * y % 3) % 2 == 0
          default: ((x + y) % 2 + x * y % 3) % 2 == 0
          }
        if flips { modules[y * size + x].toggle() }
      }
    }
  }
}

/// How hard a code is to read; the mask with the least is taken.
private struct QRPenalty {
  private(set) var total = 0

  init(_ code: QRCode) {
    let size = code.size
    for line in 0..<size {
      total += Self.line((0..<size).map { code[$0, line] }) + Self.line((0..<size).map { code[line, $0] })
    }
    var black = 0
    for y in 0..<size {
      for x in 0..<size {
        if code[x, y] { black += 1 }
        guard x < size - 1, y < size - 1 else { continue }
        let color = code[x, y]
        if code[x + 1, y] == color, code[x, y + 1] == color, code[x + 1, y + 1] == color { total += 3 }
      }
    }
    total += abs(black * 20 - size * size * 10) / (size * size) * 10
  }

  /// Of a row or column: runs of one colour, and what looks like a corner's mark.
  private static func line(_ modules: [Bool]) -> Int {
    var (cost, start) = (0, 0)
    for index in 1...modules.count where index == modules.count || modules[index] != modules[start] {
      if index - start >= 5 { cost += index - start - 2 }
      start = index
    }
    let mark = [true, false, true, true, true, false, true]
    for start in 0...modules.count - 7 where modules[start..<start + 7].elementsEqual(mark) {
      func isWhite(_ range: Range<Int>) -> Bool {
        range.allSatisfy { !modules.indices.contains($0) || !modules[$0] }
      }
      if isWhite(start - 4..<start) || isWhite(start + 7..<start + 11) { cost += 40 }
    }
    return cost
  }
}
