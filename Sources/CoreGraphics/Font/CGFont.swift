import Foundation
import SashGeometry

public typealias CGFontIndex = UInt16
public typealias CGGlyph = CGFontIndex
/// The numbers of no glyph, and of the last one that there can be.
public let kCGFontIndexInvalid = CGFontIndex.max
public let kCGFontIndexMax = CGFontIndex.max - 1

/// A font of a file or of memory, before it is made usable. Its lengths are in its own units, `unitsPerEm` of which
/// are an em.
///
/// - Missing: variations, and parts of fonts for printers.
public final class CGFont: @unchecked Sendable {
  /// Fonts are read from files, so what is in memory is put into one.
  package let file: URL
  let program: TrueTypeFont

  /// The font in these bytes; nil if they are none.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, data.count > 12, let program = TrueTypeFont([UInt8](data)) else {
      return nil
    }
    self.program = program
    file = FileManager.default.temporaryDirectory.appendingPathComponent("font-\(UUID().uuidString).ttf")
    guard (try? data.write(to: file)) != nil else { return nil }
  }
  /// The installed font whose file has this name, as `DejaVuSans-Bold`; nil if there is none.
  public init?(_ name: NSString) {
    guard let (file, program) = SubstituteFonts.installed(name as String) else { return nil }
    (self.file, self.program) = (file, program)
  }

  public var numberOfGlyphs: Int { program.glyphCount }
  public var unitsPerEm: Int32 { Int32(program.unitsPerEm) }
  public var ascent: Int32 { number("hhea", 4) }
  /// Below the base line, so negative.
  public var descent: Int32 { number("hhea", 6) }
  public var leading: Int32 { number("hhea", 8) }
  /// 0 where the font does not say it.
  public var capHeight: Int32 { number("OS/2", 88) }
  public var xHeight: Int32 { number("OS/2", 86) }
  private func number(_ table: String, _ place: Int) -> Int32 {
    guard let found = program.table(table), place + 2 <= found.length else { return 0 }
    return Int32(program.data.i16(found.offset + place))
  }
  /// A box around all glyphs.
  public var fontBBox: CGRect {
    let (x, y) = (CGFloat(number("head", 36)), CGFloat(number("head", 38)))
    return CGRect(x: x, y: y, width: CGFloat(number("head", 40)) - x, height: CGFloat(number("head", 42)) - y)
  }
  /// How far letters lean, in degrees counterclockwise from upright.
  public var italicAngle: CGFloat {
    guard let post = program.table("post"), post.length >= 8 else { return 0 }
    return CGFloat(Int32(truncatingIfNeeded: program.data.u32(post.offset + 4))) / 65536
  }
  /// How wide upright stems are: as wide as the letter L.
  public var stemV: CGFloat {
    guard let glyph = program.glyph("l") else { return 0 }
    return program.outline(glyph).boundingRect.width * CGFloat(program.unitsPerEm)
  }
  public var postScriptName: NSString? { name(6) }
  public var fullName: NSString? { name(4) }
  /// - Source: OpenType 1.9, `name`: the texts of Windows are in UTF-16.
  private func name(_ identifier: Int) -> NSString? {
    guard let table = program.table("name") else { return nil }
    let (data, texts) = (program.data, table.offset + program.data.u16(table.offset + 4))
    for index in 0..<data.u16(table.offset + 2) {
      let entry = table.offset + 6 + index * 12
      guard data.u16(entry) == 3, data.u16(entry + 6) == identifier else { continue }
      let (length, start) = (data.u16(entry + 8), texts + data.u16(entry + 10))
      let units = stride(from: 0, to: length - 1, by: 2).map { UInt16(data.u16(start + $0)) }
      return String(decoding: units, as: UTF16.self) as NSString
    }
    return nil
  }
  /// Puts the widths of glyphs where the pointer leads; false if there is none of one of them.
  public func getGlyphAdvances(
    glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>
  ) -> Bool {
    for index in 0..<count {
      guard Int(glyphs[index]) < program.glyphCount else { return false }
      advances[index] = Int32(
        ((program.advance(Int(glyphs[index])) ?? 0) * CGFloat(program.unitsPerEm)).rounded())
    }
    return true
  }
  /// The same with their boxes.
  public func getGlyphBBoxes(
    glyphs: UnsafePointer<CGGlyph>, count: Int, bboxes: UnsafeMutablePointer<CGRect>
  ) -> Bool {
    let em = CGFloat(program.unitsPerEm)
    for index in 0..<count {
      guard Int(glyphs[index]) < program.glyphCount else { return false }
      let box = program.outline(Int(glyphs[index])).boundingRect
      bboxes[index] = box.isNull ? .zero : box.applying(CGAffineTransform(scaleX: em, y: em))
    }
    return true
  }
  /// 0, the box for what is missing, if no glyph has this name.
  public func getGlyphWithGlyphName(name: NSString) -> CGGlyph {
    let found =
      program.glyph(named: name as String)
      ?? GlyphNames.text(name as String)?.unicodeScalars.first.flatMap { program.glyph($0) }
    return CGGlyph(clamping: found ?? 0)
  }
  public func name(for glyph: CGGlyph) -> NSString? { program.name(of: Int(glyph)).map { $0 as NSString } }
  /// Nil, as no variations are known.
  public var variationAxes: [Any]? { nil }
  public var variations: [AnyHashable: Any]? { nil }
}

extension CGContext {
  /// The font, and how large an em is in points, that `showGlyphs(_:at:)` draws with.
  public func setFont(_ font: CGFont) { state.font = font }
  public func setFontSize(_ size: CGFloat) { state.fontSize = size }
  public func setCharacterSpacing(_ spacing: CGFloat) { state.characterSpacing = spacing }
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }
  /// Draws glyphs of the font at places that lie in the space of the text matrix.
  public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
    guard let font = state.font else { return }
    var path = Path()
    for (glyph, point) in zip(glyphs, positions) {
      let place = point.applying(state.textTransform)
      var matrix = state.textTransform
      (matrix.tx, matrix.ty) = (place.x, place.y)
      path.addPath(
        font.program.outline(Int(glyph)),
        transform: CGAffineTransform(scaleX: state.fontSize, y: state.fontSize).concatenating(matrix))
    }
    switch state.textMode {
    case .fill, .fillClip: fill(path, .winding)
    case .stroke, .strokeClip: stroke(path)
    case .fillStroke, .fillStrokeClip:
      fill(path, .winding)
      stroke(path)
    case .invisible, .clip: break
    }
    if state.textMode.rawValue >= CGTextDrawingMode.fillClip.rawValue { clip(to: path, .winding) }
  }
}

/// What is done with the outlines of glyphs.
public enum CGTextDrawingMode: Int32, Sendable {
  case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}
