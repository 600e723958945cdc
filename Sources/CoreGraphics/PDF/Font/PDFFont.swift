import Foundation
import SashGeometry

/// A font of a file of pages: what its codes look like, how wide they are, and which letters they are.
///
/// - Source: ISO 32000-1, 9.5 to 9.10
/// - Missing: text that is written from above.
final class PDFFont: @unchecked Sendable {
  /// A code of a text.
  struct Letter {
    let code: Int
    /// In bytes.
    let size: Int
    /// In ems.
    let width: CGFloat
    let text: String
  }
  let dictionary: PDFObject
  /// Nil in fonts whose glyphs are drawings.
  private let program: (any GlyphProgram)?
  /// Whether the outlines are the file's own.
  private let isOwn: Bool
  private let names: [String]
  private var widths: [Int: CGFloat] = [:]
  private var usualWidth: CGFloat?
  private let toText: CharacterMap?
  private let map: CharacterMap?
  /// From numbers in the collection to glyphs.
  private var glyphs: [UInt8]?
  private let isSymbolic: Bool
  private let hasEncoding: Bool
  private var outlines: [Int: Path] = [:]
  /// Drawings by name, and the matrix from their space to ems.
  let drawings: PDFObject?
  let matrix: CGAffineTransform
  let name: String
  /// How far letters reach above and below the base line, in ems.
  let (ascent, descent): (CGFloat, CGFloat)
  private let lock = NSLock()

  init(_ font: PDFObject) {
    dictionary = font
    name = font["BaseFont"]?.name ?? font["Name"]?.name ?? ""
    let kind = font["Subtype"]?.name
    toText = font["ToUnicode"]?.stream.map { CharacterMap($0) }
    drawings = kind == "Type3" ? font["CharProcs"] : nil
    matrix = font["FontMatrix"]?.transform ?? CGAffineTransform(scaleX: 0.001, y: 0.001)
    let part = kind == "Type0" ? font["DescendantFonts"]?.array?.first?.resolved ?? .null : font
    let descriptor = part["FontDescriptor"]
    let flags = descriptor?["Flags"]?.integer ?? 0
    isSymbolic = flags & 4 != 0
    func reach(_ key: String, _ usual: CGFloat) -> CGFloat {
      guard let value = descriptor?[key]?.number, value != 0, abs(value) < 3000 else { return usual }
      return value / 1000
    }
    ascent = reach("Ascent", 0.75)
    descent = -abs(reach("Descent", -0.25))
    let own = PDFFont.embedded(descriptor)
    isOwn = own != nil
    program =
      drawings != nil
      ? nil : own ?? SubstituteFonts.program(name, flags: flags, of: descriptor?["FontFamily"]?.text)
    if kind == "Type0" {
      let encoding = font["Encoding"]
      map =
        encoding?.stream.map { CharacterMap($0) }
        ?? CharacterMap(isVertical: encoding?.name?.hasSuffix("-V") == true)
    } else {
      map = nil
    }
    glyphs = part["CIDToGIDMap"]?.stream?.decoded.bytes
    let encoding = font["Encoding"]
    hasEncoding = encoding != nil
    var names =
      GlyphNames.encoding(encoding?.name ?? encoding?["BaseEncoding"]?.name)
      ?? (isOwn || isSymbolic || drawings != nil ? [String](repeating: "", count: 256) : GlyphNames.standard)
    var code = 0
    for entry in encoding?["Differences"]?.array ?? [] {
      if let number = entry.integer {
        code = number
      } else if let name = entry.name {
        if names.indices.contains(code) { names[code] = name }
        code += 1
      }
    }
    self.names = names
    readWidths(part, descriptor, isComposite: kind == "Type0")
  }

  private static func embedded(_ descriptor: PDFObject?) -> (any GlyphProgram)? {
    for key in ["FontFile2", "FontFile3", "FontFile"] {
      guard let stream = descriptor?[key]?.stream else { continue }
      let bytes = stream.decoded.bytes
      if let found = TrueTypeFont(bytes) { return found }
      if let found = CFFFont(bytes) { return found }
      if let found = Type1Font(bytes) { return found }
    }
    return nil
  }

  private func readWidths(_ part: PDFObject, _ descriptor: PDFObject?, isComposite: Bool) {
    guard isComposite else {
      let first = part["FirstChar"]?.integer ?? 0
      let scale = drawings == nil ? 0.001 : matrix.a
      for (index, width) in (part["Widths"]?.array ?? []).enumerated() {
        if let width = width.number { widths[first + index] = width * scale }
      }
      if !widths.isEmpty { usualWidth = (descriptor?["MissingWidth"]?.number ?? 0) * scale }
      return
    }
    usualWidth = (part["DW"]?.number ?? 1000) / 1000
    let list = part["W"]?.array ?? []
    var place = 0
    while place + 1 < list.count {
      guard let first = list[place].integer else { return }
      if let some = list[place + 1].array {
        for (index, width) in some.enumerated() { widths[first + index] = (width.number ?? 0) / 1000 }
        place += 2
      } else if place + 2 < list.count, let last = list[place + 1].integer, let width = list[place + 2].number
      {
        for number in first...max(first, min(last, first + 65_535)) { widths[number] = width / 1000 }
        place += 3
      } else {
        return
      }
    }
  }

  /// The letters of a text.
  func letters(_ bytes: [UInt8]) -> [Letter] {
    guard let map else { return bytes.map { letter(Int($0)) } }
    var (result, place): ([Letter], Int) = ([], 0)
    while place < bytes.count {
      let (code, size) = map.code(bytes, at: place)
      let identifier = map.identifier(code)
      result.append(
        Letter(
          code: code, size: size, width: widths[identifier] ?? usualWidth ?? 1,
          text: toText?.text(code) ?? composedText(identifier)))
      place += max(1, size)
    }
    return result
  }
  private func composedText(_ identifier: Int) -> String {
    guard let program, let glyph = glyph(identifier: identifier) else { return "" }
    return program.name(of: glyph).flatMap { GlyphNames.text($0) } ?? ""
  }
  private func letter(_ code: Int) -> Letter {
    let width = widths[code] ?? usualWidth ?? glyph(code).flatMap { program?.advance($0) } ?? 0
    return Letter(code: code, size: 1, width: width, text: toText?.text(code) ?? simpleText(code))
  }
  private func simpleText(_ code: Int) -> String {
    if let text = GlyphNames.text(names[code]) { return text }
    if names[code].isEmpty, let program {
      if let name = program.glyph(code: code).flatMap({ program.name(of: $0) }),
        let text = GlyphNames.text(name)
      {
        return text
      }
      return GlyphNames.winAnsi[code].map { String($0) } ?? ""
    }
    return ""
  }

  /// The name of the drawing of a code.
  func drawing(_ code: Int) -> PDFStream? {
    names.indices.contains(code) ? drawings?[names[code]]?.stream : nil
  }

  private func glyph(identifier: Int) -> Int? {
    if let glyphs {
      guard identifier * 2 + 1 < glyphs.count else { return nil }
      return Int(glyphs[identifier * 2]) << 8 | Int(glyphs[identifier * 2 + 1])
    }
    return program?.glyph(identifier: identifier)
  }
  private func glyph(_ code: Int) -> Int? {
    guard let program, names.indices.contains(code) else { return nil }
    let name = names[code]
    if let font = program as? TrueTypeFont, font.compact == nil || !isOwn {
      if isOwn, isSymbolic || !hasEncoding, let found = font.glyph(code: code) { return found }
      if name.isEmpty { return font.glyph(code: code) }
      if let scalar = GlyphNames.text(name)?.unicodeScalars.first, let found = font.glyph(scalar) {
        return found
      }
      return font.glyph(named: name) ?? font.glyph(code: code)
    }
    if !name.isEmpty {
      if let found = program.glyph(named: name) { return found }
      if let scalar = GlyphNames.text(name)?.unicodeScalars.first, let found = program.glyph(scalar) {
        return found
      }
    }
    return program.glyph(code: code)
  }

  /// The outline of a letter, in ems.
  func outline(_ letter: Letter) -> Path {
    lock.withLock {
      if let found = outlines[letter.code] { return found }
      var path = Path()
      if let program {
        if let map {
          if isOwn {
            path = glyph(identifier: map.identifier(letter.code)).map { program.outline($0) } ?? path
          } else if let scalar = letter.text.unicodeScalars.first, let glyph = program.glyph(scalar) {
            path = program.outline(glyph)
          }
        } else if let glyph = glyph(letter.code) {
          path = program.outline(glyph)
          // Another font's letter is made as wide as the file says.
          if !isOwn, let own = program.advance(glyph), own > 0, letter.width > 0,
            abs(own - letter.width) > 0.01
          {
            path = path.applying(CGAffineTransform(scaleX: letter.width / own, y: 1))
          }
        }
      }
      outlines[letter.code] = path
      return path
    }
  }
}
