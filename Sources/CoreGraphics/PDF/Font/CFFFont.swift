import Foundation
import SashGeometry

/// A font in the compact format, as OpenType and files of pages hold it.
///
/// - Source: Adobe Technical Note 5176 (the compact font format)
final class CFFFont: GlyphProgram, @unchecked Sendable {
  private let data: FontBytes
  private let programs: [ArraySlice<UInt8>]
  private let global: [ArraySlice<UInt8>]
  private let strings: [ArraySlice<UInt8>]
  private struct Private {
    var subroutines: [ArraySlice<UInt8>] = []
    var usualWidth: CGFloat = 0
    var nominalWidth: CGFloat = 0
  }
  private var privates: [Private] = []
  /// Which of the parts of the font each glyph belongs to.
  private var selection: [UInt8] = []
  /// For each glyph the number of its name, or its number in its collection.
  private var charset: [Int] = []
  private let isKeyed: Bool
  private var codes: [Int: Int] = [:]
  let matrix: CGAffineTransform
  var glyphCount: Int { programs.count }

  init?(_ bytes: [UInt8]) {
    let data = FontBytes(bytes)
    self.data = data
    guard bytes.count > 4, data.u8(0) == 1 else { return nil }
    var place = data.u8(2)
    _ = CFFFont.index(data, &place)
    guard let top = CFFFont.index(data, &place).first else { return nil }
    strings = CFFFont.index(data, &place)
    global = CFFFont.index(data, &place)
    let values = CFFFont.dictionary(top)
    guard var start = values[17]?.first.map({ Int($0) }) else { return nil }
    programs = CFFFont.index(data, &start)
    guard !programs.isEmpty else { return nil }
    isKeyed = values[1230] != nil
    var matrix = CGAffineTransform(scaleX: 0.001, y: 0.001)
    func transform(_ v: [CGFloat]) -> CGAffineTransform {
      CGAffineTransform(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5])
    }
    if let v = values[1207], v.count == 6, v[0] != 0 { matrix = transform(v) }
    if isKeyed, var place = values[1236]?.first.map({ Int($0) }) {
      let parts = CFFFont.index(data, &place).map { CFFFont.dictionary($0) }
      privates = parts.map { CFFFont.hidden(data, $0) }
      if values[1207] == nil, let v = parts.first?[1207], v.count == 6, v[0] != 0 { matrix = transform(v) }
    } else {
      privates = [CFFFont.hidden(data, values)]
    }
    self.matrix = matrix
    if isKeyed, let offset = values[1237]?.first { select(Int(offset)) }
    readCharset(Int(values[15]?.first ?? 0))
    readEncoding(Int(values[16]?.first ?? 0))
  }

  private static func index(_ data: FontBytes, _ place: inout Int) -> [ArraySlice<UInt8>] {
    let count = data.u16(place)
    guard count > 0 else {
      place += 2
      return []
    }
    let size = data.u8(place + 2)
    guard (1...4).contains(size), place + 3 + (count + 1) * size <= data.count else {
      place = data.count
      return []
    }
    let start = place + 3
    let base = start + (count + 1) * size - 1
    var (result, first): ([ArraySlice<UInt8>], Int) = ([], base + data.number(start, size: size))
    result.reserveCapacity(count)
    for item in 1...count {
      let end = base + data.number(start + item * size, size: size)
      result.append(first >= 0 && end >= first && end <= data.count ? data.bytes[first..<end] : [])
      first = end
    }
    place = first
    return result
  }
  /// Operands by operators; those of two bytes are 1200 and the second byte.
  private static func dictionary(_ bytes: ArraySlice<UInt8>) -> [Int: [CGFloat]] {
    let data = FontBytes(Array(bytes))
    var (result, operands, place): ([Int: [CGFloat]], [CGFloat], Int) = ([:], [], 0)
    while place < data.count {
      let byte = data.u8(place)
      place += 1
      switch byte {
      case 0...21:
        var key = byte
        if byte == 12 {
          key = 1200 + data.u8(place)
          place += 1
        }
        result[key] = operands
        operands = []
      case 28:
        operands.append(CGFloat(data.i16(place)))
        place += 2
      case 29:
        operands.append(CGFloat(Int32(truncatingIfNeeded: data.u32(place))))
        place += 4
      case 30:
        var text = ""
        let digits = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "E", "E-", "", "-"]
        reading: while place < data.count {
          let pair = data.u8(place)
          place += 1
          for half in [pair >> 4, pair & 15] {
            if half == 15 { break reading }
            text += digits[half]
          }
        }
        operands.append(CGFloat(Double(text) ?? 0))
      case 32...246: operands.append(CGFloat(byte - 139))
      case 247...250:
        operands.append(CGFloat((byte - 247) * 256 + data.u8(place) + 108))
        place += 1
      case 251...254:
        operands.append(CGFloat(-(byte - 251) * 256 - data.u8(place) - 108))
        place += 1
      default: break
      }
    }
    return result
  }
  private static func hidden(_ data: FontBytes, _ values: [Int: [CGFloat]]) -> Private {
    var result = Private()
    guard let place = values[18], place.count == 2 else { return result }
    let (size, start) = (Int(place[0]), Int(place[1]))
    guard size >= 0, start >= 0, start + size <= data.count else { return result }
    let own = dictionary(data.bytes[start..<start + size])
    result.usualWidth = own[20]?.first ?? 0
    result.nominalWidth = own[21]?.first ?? 0
    if var place = own[19]?.first.map({ start + Int($0) }), place > 0 {
      result.subroutines = index(data, &place)
    }
    return result
  }
  private func select(_ offset: Int) {
    selection = [UInt8](repeating: 0, count: programs.count)
    if data.u8(offset) == 0 {
      for glyph in programs.indices { selection[glyph] = UInt8(data.u8(offset + 1 + glyph)) }
    } else if data.u8(offset) == 3 {
      for range in 0..<data.u16(offset + 1) {
        let place = offset + 3 + range * 3
        let (first, end) = (data.u16(place), min(data.u16(place + 3), programs.count))
        for glyph in first..<max(first, end) { selection[glyph] = UInt8(data.u8(place + 2)) }
      }
    }
  }
  private func readCharset(_ offset: Int) {
    // The first three are built in; the one of Adobe's Latin is in the order of its names.
    guard offset > 2 else { return charset = Array(0..<programs.count) }
    charset = [0]
    let kind = data.u8(offset)
    var place = offset + 1
    while charset.count < programs.count, place < data.count {
      let first = data.u16(place)
      place += 2
      var more = 0
      if kind == 1 {
        more = data.u8(place)
        place += 1
      } else if kind == 2 {
        more = data.u16(place)
        place += 2
      }
      for next in first...first + more { charset.append(next) }
    }
  }
  private func readEncoding(_ offset: Int) {
    guard offset > 1 else { return }
    let (kind, count) = (data.u8(offset), data.u8(offset + 1))
    var (place, glyph) = (offset + 2, 1)
    for _ in 0..<count {
      if kind & 127 == 0 {
        codes[data.u8(place)] = glyph
        (place, glyph) = (place + 1, glyph + 1)
      } else {
        for code in data.u8(place)...data.u8(place) + data.u8(place + 1) {
          codes[code] = glyph
          glyph += 1
        }
        place += 2
      }
    }
    guard kind & 128 != 0 else { return }
    for index in 0..<data.u8(place) {
      if let found = glyphOfName[data.u16(place + 2 + index * 3)] {
        codes[data.u8(place + 1 + index * 3)] = found
      }
    }
  }
  private lazy var glyphOfName: [Int: Int] = Dictionary(
    charset.prefix(programs.count).enumerated().map { ($0.element, $0.offset) },
    uniquingKeysWith: { a, _ in a })
  private lazy var named: [String: Int] = {
    var result: [String: Int] = [:]
    for glyph in programs.indices.reversed() { if let name = name(of: glyph) { result[name] = glyph } }
    return result
  }()

  private func drawn(_ glyph: Int) -> (path: Path, width: CGFloat?) {
    guard programs.indices.contains(glyph) else { return (Path(), nil) }
    let part = selection.indices.contains(glyph) ? Int(selection[glyph]) : 0
    let own = privates.indices.contains(part) ? privates[part] : Private()
    var program = CompactCharstring(global: global, local: own.subroutines) { code in
      guard (0..<256).contains(code), let glyph = self.named[GlyphNames.standard[code]] else { return nil }
      return self.programs[glyph]
    }
    program.run(programs[glyph])
    return (program.path, program.width.map { own.nominalWidth + $0 } ?? own.usualWidth)
  }
  func outline(_ glyph: Int) -> Path { drawn(glyph).path.applying(matrix) }
  func advance(_ glyph: Int) -> CGFloat? { drawn(glyph).width.map { $0 * matrix.a } }
  func glyph(named name: String) -> Int? { isKeyed ? nil : named[name] }
  func glyph(code: Int) -> Int? {
    if !codes.isEmpty { return codes[code] }
    return (0..<256).contains(code) ? glyph(named: GlyphNames.standard[code]) : nil
  }
  func glyph(identifier: Int) -> Int? {
    isKeyed ? glyphOfName[identifier] : identifier < programs.count ? identifier : nil
  }
  func name(of glyph: Int) -> String? {
    guard !isKeyed, charset.indices.contains(glyph) else { return nil }
    let number = charset[glyph]
    if number < CFFNames.standard.count { return CFFNames.standard[number] }
    let index = number - 391
    return strings.indices.contains(index) ? String(decoding: strings[index], as: UTF8.self) : nil
  }
}

/// The names that every font in the compact format knows.
enum CFFNames {
  /// - Source: Adobe Technical Note 5176, appendix A; those after 228 name small capitals and old figures.
  static let standard: [String] = {
    var result = [".notdef"]
    result += GlyphNames.standard.filter { !$0.isEmpty }
    let more =
      "onesuperior logicalnot mu trademark Eth onehalf plusminus Thorn onequarter divide brokenbar degree thorn "
      + "threequarters twosuperior registered minus eth multiply threesuperior copyright Aacute Acircumflex "
      + "Adieresis Agrave Aring Atilde Ccedilla Eacute Ecircumflex Edieresis Egrave Iacute Icircumflex "
      + "Idieresis Igrave Ntilde Oacute Ocircumflex Odieresis Ograve Otilde Scaron Uacute Ucircumflex "
      + "Udieresis Ugrave Yacute Ydieresis Zcaron aacute acircumflex adieresis agrave aring atilde ccedilla "
      + "eacute ecircumflex edieresis egrave iacute icircumflex idieresis igrave ntilde oacute ocircumflex "
      + "odieresis ograve otilde scaron uacute ucircumflex udieresis ugrave yacute ydieresis zcaron"
    result += more.split(separator: " ").map { String($0) }
    return result
  }()
}
