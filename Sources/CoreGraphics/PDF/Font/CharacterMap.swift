import Foundation

/// How the bytes of a text are cut into codes, and what each code stands for: a number in a collection, or letters.
///
/// - Source: ISO 32000-1, 9.7.5 and 9.10.3
/// - Missing: the maps of Chinese, Japanese and Korean that files name instead of holding them; these are read as two
///   bytes a code.
struct CharacterMap {
  private var spaces: [(size: Int, low: Int, high: Int)] = []
  private var ranges: [(low: Int, high: Int, value: Int)] = []
  private var singles: [Int: Int] = [:]
  private(set) var texts: [Int: String] = [:]
  private var textRanges: [(low: Int, high: Int, text: [UInt16])] = []
  let isVertical: Bool

  /// Two bytes a code, each its own number.
  init(isVertical: Bool = false) {
    (spaces, ranges, self.isVertical) = ([(2, 0, 0xffff)], [(0, 0xffff, 0)], isVertical)
  }
  init(_ stream: PDFStream) {
    isVertical = stream.dictionary["WMode"]?.integer == 1
    read(stream.decoded.bytes)
    if let other = stream.dictionary["UseCMap"]?.resolved.stream {
      let base = CharacterMap(other)
      (spaces, ranges) = (spaces + base.spaces, ranges + base.ranges)
      singles.merge(base.singles) { own, _ in own }
    }
  }

  private mutating func read(_ bytes: [UInt8]) {
    var (parser, operands): (PDFParser, [PDFObject]) = (PDFParser(bytes), [])
    func number(_ object: PDFObject) -> Int {
      object.bytes?.reduce(0) { $0 << 8 | Int($1) } ?? object.integer ?? 0
    }
    func units(_ object: PDFObject) -> [UInt16] {
      let bytes = object.bytes ?? []
      if bytes.count == 1 { return [UInt16(bytes[0])] }
      return stride(from: 0, to: bytes.count - 1, by: 2).map {
        UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
      }
    }
    while true {
      switch parser.next() {
      case .end: return
      case .object(let object): operands.append(object)
      case .word(let word):
        let step = word.hasSuffix("range") && word != "endcodespacerange" ? 3 : 2
        let groups = stride(from: 0, through: operands.count - step, by: step).map {
          Array(operands[$0..<$0 + step])
        }
        switch word {
        case "endcodespacerange":
          spaces += groups.map { ($0[0].bytes?.count ?? 1, number($0[0]), number($0[1])) }
        case "endcidrange": ranges += groups.map { (number($0[0]), number($0[1]), number($0[2])) }
        case "endcidchar": for group in groups { singles[number(group[0])] = number(group[1]) }
        case "endbfchar":
          for group in groups { texts[number(group[0])] = String(decoding: units(group[1]), as: UTF16.self) }
        case "endbfrange":
          for group in groups {
            let (low, high) = (number(group[0]), number(group[1]))
            if let list = group[2].array {
              for (index, text) in list.enumerated() {
                texts[low + index] = String(decoding: units(text), as: UTF16.self)
              }
            } else {
              textRanges.append((low, high, units(group[2])))
            }
          }
        default: break
        }
        operands = []
      }
    }
  }

  /// The next code of a text, and how many bytes it has.
  func code(_ bytes: [UInt8], at place: Int) -> (code: Int, size: Int) {
    var code = 0
    for size in 1...4 where place + size <= bytes.count {
      code = code << 8 | Int(bytes[place + size - 1])
      if spaces.contains(where: { $0.size == size && CharacterMap.isWithin(code, $0.low, $0.high, size) }) {
        return (code, size)
      }
    }
    let size = min(spaces.map(\.size).min() ?? 1, bytes.count - place)
    return (bytes[place..<place + size].reduce(0) { $0 << 8 | Int($1) }, size)
  }
  /// Each byte lies between those of the ends.
  private static func isWithin(_ code: Int, _ low: Int, _ high: Int, _ size: Int) -> Bool {
    (0..<size).allSatisfy {
      (low >> ($0 * 8) & 255...max(low >> ($0 * 8) & 255, high >> ($0 * 8) & 255)).contains(
        code >> ($0 * 8) & 255)
    }
  }
  /// The number of a code in its collection.
  func identifier(_ code: Int) -> Int {
    if let found = singles[code] { return found }
    for range in ranges where code >= range.low && code <= range.high {
      return range.value + code - range.low
    }
    return 0
  }
  /// What the code stands for in words.
  func text(_ code: Int) -> String? {
    if let found = texts[code] { return found }
    for range in textRanges where code >= range.low && code <= range.high {
      guard var units = Optional(range.text), let last = units.last else { return nil }
      units[units.count - 1] = last &+ UInt16(truncatingIfNeeded: code - range.low)
      return String(decoding: units, as: UTF16.self)
    }
    return nil
  }
}
