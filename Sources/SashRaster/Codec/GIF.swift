import Foundation
import SashDisplay

extension Bitmap {
  /// Reads the first picture of a GIF file.
  package convenience init(gifData data: Data) throws {
    var reader = GIFReader(bytes: [UInt8](data))
    try reader.readHeader()
    try Self.checkSize(reader.width, reader.height, format: "GIF")
    self.init(width: reader.width, height: reader.height)
    try reader.readFirstPicture(into: self)
  }
}

/// Reads a GIF file up to its first picture.
/// - Source: GIF89a specification.
private struct GIFReader {
  let bytes: [UInt8]
  private(set) var width = 0
  private(set) var height = 0
  private var at = 0
  private var palette: [UInt32] = []
  private var transparent: Int?

  init(bytes: [UInt8]) { self.bytes = bytes }

  private func damaged(_ reason: String) -> ImageDecodingError { .damaged(format: "GIF", reason: reason) }

  private mutating func byte() throws -> Int {
    guard at < bytes.count else { throw damaged("it ends early") }
    at += 1
    return Int(bytes[at - 1])
  }
  private mutating func word() throws -> Int { try byte() | byte() << 8 }

  private mutating func colors(_ flags: Int) throws -> [UInt32] {
    guard flags & 0x80 != 0 else { return [] }
    let count = 2 << (flags & 7)
    guard at + count * 3 <= bytes.count else { throw damaged("its colours end early") }
    defer { at += count * 3 }
    return (0..<count).map { i in
      let p = at + i * 3
      return UInt32(bytes[p]) | UInt32(bytes[p + 1]) << 8 | UInt32(bytes[p + 2]) << 16 | 0xff00_0000
    }
  }

  mutating func readHeader() throws {
    at = 6
    (width, height) = (try word(), try word())
    let flags = try byte()
    at += 2
    palette = try colors(flags)
  }

  mutating func readFirstPicture(into bitmap: Bitmap) throws {
    while true {
      switch try byte() {
      case 0x21: try readExtension()
      case 0x2c: return try readPicture(into: bitmap)
      case 0x3b: throw damaged("it has no picture")
      default: throw damaged("a block of unknown kind")
      }
    }
  }

  private mutating func readExtension() throws {
    let isControl = try byte() == 0xf9
    var isFirst = true
    while true {
      let length = try byte()
      if length == 0 { return }
      guard at + length <= bytes.count else { throw damaged("it ends early") }
      if isControl, isFirst, length >= 4 { transparent = bytes[at] & 1 != 0 ? Int(bytes[at + 3]) : nil }
      isFirst = false
      at += length
    }
  }

  private mutating func readPicture(into bitmap: Bitmap) throws {
    let (left, top, width, height) = (try word(), try word(), try word(), try word())
    let flags = try byte()
    let own = try colors(flags)
    if !own.isEmpty { palette = own }
    guard width > 0, height > 0 else { throw damaged("a picture of \(width)×\(height)") }
    try Bitmap.checkSize(width, height, format: "GIF")
    let isInterlaced = flags & 0x40 != 0
    let rows = isInterlaced ? Self.interlaced(height) : nil
    let (palette, transparent) = (palette, transparent)
    var written = 0
    try decode(count: width * height) { value in
      let (row, x) = (written / width, written % width)
      written += 1
      let y = (rows?[row] ?? row) + top
      if Int(value) == transparent || Int(value) >= palette.count { return }
      if x + left < bitmap.width, y < bitmap.height {
        bitmap.pixels[y * bitmap.width + x + left] = palette[Int(value)]
      }
    }
  }

  /// The rows of an interlaced picture in the order in which they come.
  private static func interlaced(_ height: Int) -> [Int] {
    [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in Array(stride(from: start, to: height, by: step))
    }
  }

  /// Unpacks at most `count` colours; a picture that ends early is shown as far as it goes.
  private mutating func decode(count: Int, _ write: (UInt8) -> Void) throws {
    let smallest = try byte()
    guard (1...11).contains(smallest) else { throw damaged("codes of \(smallest) bits") }
    let (clear, end) = (1 << smallest, 1 << smallest + 1)
    var prefix = [UInt16](repeating: 0, count: 4096)
    var suffix = [UInt8](repeating: 0, count: 4096)
    for i in 0..<min(clear, 256) { suffix[i] = UInt8(i) }
    var stack = [UInt8](repeating: 0, count: 4097)
    var (bits, next, last, first) = (smallest + 1, clear + 2, -1, UInt8(0))
    var (held, heldBits, left, written) = (0, 0, 0, 0)
    while written < count {
      while heldBits < bits {
        if left == 0 {
          guard at < bytes.count else { return }
          left = Int(bytes[at])
          at += 1
          if left == 0 { return }
        }
        guard at < bytes.count else { return }
        held |= Int(bytes[at]) << heldBits
        at += 1
        left -= 1
        heldBits += 8
      }
      var code = held & (1 << bits - 1)
      held >>= bits
      heldBits -= bits
      if code == clear {
        (bits, next, last) = (smallest + 1, clear + 2, -1)
        continue
      }
      if code == end { return }
      guard code < next || (code == next && last >= 0) else { throw damaged("a code that is not there yet") }
      let whole = code
      var depth = 0
      if code == next {
        stack[0] = first
        (depth, code) = (1, last)
      }
      // A code refers only to smaller ones, so this ends.
      while code >= clear {
        stack[depth] = suffix[code]
        depth += 1
        code = Int(prefix[code])
      }
      first = UInt8(code & 255)
      stack[depth] = first
      while depth >= 0, written < count {
        write(stack[depth])
        (depth, written) = (depth - 1, written + 1)
      }
      if last >= 0, next < 4096 {
        (prefix[next], suffix[next]) = (UInt16(last), first)
        next += 1
        if next == 1 << bits, bits < 12 { bits += 1 }
      }
      last = whole
    }
  }
}
