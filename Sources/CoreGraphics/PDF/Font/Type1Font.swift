import Foundation
import SashGeometry

/// A font of Type 1: a program of PostScript, of which the parts that matter are found by their names.
///
/// - Source: Adobe Type 1 Font Format
final class Type1Font: GlyphProgram, @unchecked Sendable {
  private var programs: [[UInt8]] = []
  private var names: [String] = []
  private var named: [String: Int] = [:]
  private var subroutines: [Int: [UInt8]] = [:]
  private var codes: [Int: String] = [:]
  private var hasOwnCodes = false
  private(set) var matrix = CGAffineTransform(scaleX: 0.001, y: 0.001)
  var glyphCount: Int { programs.count }

  /// Nil for bytes in which no such font is found. Blocks of the files of Windows are taken together.
  init?(_ bytes: [UInt8]) {
    let bytes = Type1Font.joined(bytes)
    guard let mark = PDFFile.find("eexec", in: bytes, from: 0, to: bytes.count) else { return nil }
    readHead(Array(bytes[..<mark]))
    var start = mark + 5
    while start < bytes.count, PDFParser.isSpace(bytes[start]) { start += 1 }
    var hidden = Array(bytes[start...])
    if hidden.count >= 4, hidden[..<4].allSatisfy({ PDFParser.digit($0) != nil }) {
      hidden = PDFFilters.hexadecimal(hidden)
    }
    readBody(Type1Font.plain(hidden, key: 55665, skip: 4))
    guard !programs.isEmpty else { return nil }
  }

  private static func joined(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count > 6, bytes[0] == 0x80 else { return bytes }
    var (result, place): ([UInt8], Int) = ([], 0)
    while place + 6 <= bytes.count, bytes[place] == 0x80, bytes[place + 1] != 3 {
      let length = (0..<4).reduce(0) { $0 | Int(bytes[place + 2 + $1]) << ($1 * 8) }
      let end = min(place + 6 + length, bytes.count)
      result += bytes[place + 6..<end]
      place = end
    }
    return result
  }
  private static func plain(_ bytes: [UInt8], key: UInt16, skip: Int) -> [UInt8] {
    var (key, result) = (key, [UInt8]())
    result.reserveCapacity(bytes.count)
    for byte in bytes {
      result.append(byte ^ UInt8(key >> 8))
      key = (UInt16(byte) &+ key) &* 52845 &+ 22719
    }
    return Array(result.dropFirst(skip))
  }

  private func readHead(_ bytes: [UInt8]) {
    if let place = PDFFile.find("/FontMatrix", in: bytes, from: 0, to: bytes.count) {
      var parser = PDFParser(bytes, at: place + 11)
      if let found = parser.object().transform, found.a != 0 { matrix = found }
    }
    guard let place = PDFFile.find("/Encoding", in: bytes, from: 0, to: bytes.count) else { return }
    var parser = PDFParser(bytes, at: place + 9)
    if case .word("StandardEncoding") = parser.next() { return }
    hasOwnCodes = true
    parser.place = place + 9
    var isCode = false
    while true {
      switch parser.next() {
      case .word("dup"): isCode = true
      case .word("def"), .word("readonly"), .end: return
      case .object(let object) where isCode:
        isCode = false
        if let code = object.integer, case .object(let name) = parser.next() { codes[code] = name.name }
      default: isCode = false
      }
    }
  }
  private func readBody(_ bytes: [UInt8]) {
    var skip = 4
    if let place = PDFFile.find("/lenIV", in: bytes, from: 0, to: bytes.count) {
      var parser = PDFParser(bytes, at: place + 6)
      skip = parser.object().integer ?? 4
    }
    func program(_ parser: inout PDFParser, _ length: Int) -> [UInt8]? {
      // A word that begins the bytes, and one space.
      guard case .word = parser.next(), length >= 0 else { return nil }
      let start = parser.place + 1
      guard start + length <= bytes.count else { return nil }
      parser.place = start + length
      let raw = Array(bytes[start..<start + length])
      return skip < 0 ? raw : Type1Font.plain(raw, key: 4330, skip: skip)
    }
    let glyphs = PDFFile.find("/CharStrings", in: bytes, from: 0, to: bytes.count) ?? bytes.count
    if let place = PDFFile.find("/Subrs", in: bytes, from: 0, to: glyphs) {
      var parser = PDFParser(bytes, at: place + 6)
      while parser.place < glyphs {
        guard case .word(let word) = parser.next() else { continue }
        guard word == "dup" else {
          if word == "ND" || word == "|-" || word == "def" { break } else { continue }
        }
        guard let number = parser.object().integer, let length = parser.object().integer,
          let found = program(&parser, length)
        else { break }
        subroutines[number] = found
      }
    }
    guard glyphs < bytes.count else { return }
    var parser = PDFParser(bytes, at: glyphs + 12)
    while true {
      switch parser.next() {
      case .object(let object):
        guard case .name(let name) = object.value else { continue }
        guard let length = parser.object().integer, let found = program(&parser, length) else { return }
        if named[name] == nil { named[name] = programs.count }
        names.append(name)
        programs.append(found)
      case .word("end") where !programs.isEmpty: return
      case .end: return
      case .word: continue
      }
    }
  }

  private func drawn(_ glyph: Int) -> Type1Charstring? {
    guard programs.indices.contains(glyph) else { return nil }
    var program = Type1Charstring(subroutines: subroutines) { code in
      guard (0..<256).contains(code), let glyph = self.named[GlyphNames.standard[code]] else { return nil }
      return self.programs[glyph]
    }
    program.run(programs[glyph])
    return program
  }
  func outline(_ glyph: Int) -> Path { drawn(glyph)?.path.applying(matrix) ?? Path() }
  func advance(_ glyph: Int) -> CGFloat? { drawn(glyph).map { $0.width * matrix.a } }
  func glyph(named name: String) -> Int? { named[name] }
  func name(of glyph: Int) -> String? { names.indices.contains(glyph) ? names[glyph] : nil }
  func glyph(code: Int) -> Int? {
    guard (0..<256).contains(code) else { return nil }
    return named[hasOwnCodes ? codes[code] ?? ".notdef" : GlyphNames.standard[code]]
  }
}
