import CHarfBuzz
import Foundation
import SashDisplay
import SashGeometry

/// A font file at one place of its design space, at a size of 1 em; drawing may read it from any thread.
///
/// - Invariant: `hbFont` is immutable and scaled to font units, so shaping does not depend on the size.
package final class FontFace: GlyphFace, @unchecked Sendable {
  package let key: UInt64
  let file: FontFile
  let hbFont: OpaquePointer
  /// Ems in a font unit.
  let unit: Float
  /// The face's own line, in ems.
  let ascender: CGFloat
  let descender: CGFloat
  package let glyphBounds: CGRect
  let spaceGlyph: UInt32
  /// In ems.
  let spaceAdvance: Float
  /// Half the width of a stem in ems, for a face whose corners are rounded; nil for one that is drawn as it is.
  let roundness: CGFloat?
  /// True for faces of pictures, which take no colour and no lean.
  var hasPictures: Bool { file.hasPictures }
  /// An outline takes a kilobyte or two; a page of Chinese has some hundred characters.
  let outlines = Locked(GenerationCache<UInt32, Path?>(limit: 512))
  /// A picture takes 70 kB, so only those in use are kept.
  let pictures = Locked(GenerationCache<UInt32, GlyphPicture?>(limit: 128))
  /// Which of the first 128 characters the face has.
  private let asciiCoverage: (UInt64, UInt64)

  struct GlyphPicture {
    var bitmap: Bitmap
    var frame: CGRect
  }

  /// `stretch` makes every glyph wider or narrower, for files that have no width of their own; `isRounded` rounds the
  /// corners of the outlines.
  init(
    file: FontFile, variations: [(tag: FontTag, value: Float)], stretch: Float = 1, isRounded: Bool = false
  ) {
    self.file = file
    key = DisplayVersion.next()
    let font = hb_font_create(file.hbFace)!
    let units = Int32(file.unitsPerEm)
    hb_font_set_scale(font, Int32((file.unitsPerEm * stretch).rounded()), units)
    if !variations.isEmpty {
      let values = variations.map { hb_variation_t(tag: $0.tag.value, value: $0.value) }
      hb_font_set_variations(font, values, UInt32(values.count))
    }
    hb_font_make_immutable(font)
    hbFont = font
    unit = 1 / file.unitsPerEm

    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    let scale = CGFloat(1 / file.unitsPerEm)
    let lineGap = max(0, CGFloat(extents.line_gap) * scale)
    ascender = CGFloat(extents.ascender) * scale + lineGap / 2
    descender = -CGFloat(extents.descender) * scale + lineGap / 2
    let bounds = file.headBounds ?? CGRect(x: -1, y: -2, width: 4, height: 3)
    glyphBounds = CGRect(
      x: bounds.minX * CGFloat(stretch), y: bounds.minY, width: bounds.width * CGFloat(stretch),
      height: bounds.height)

    var glyph: UInt32 = 0
    hb_font_get_nominal_glyph(font, 0x20, &glyph)
    spaceGlyph = glyph
    spaceAdvance = Float(hb_font_get_glyph_h_advance(font, glyph)) / file.unitsPerEm
    roundness = isRounded ? Self.stem(of: font) * scale / 2 : nil
    var coverage: (UInt64, UInt64) = (0, 0)
    for c in UInt32(0x20)..<0x7f where hb_font_get_nominal_glyph(font, c, &glyph) != 0 {
      if c < 64 { coverage.0 |= 1 << UInt64(c) } else { coverage.1 |= 1 << UInt64(c - 64) }
    }
    asciiCoverage = coverage
  }
  deinit { hb_font_destroy(hbFont) }

  /// The width of a stem, in font units: that of a small L, which is nothing else in most faces.
  private static func stem(of font: OpaquePointer) -> CGFloat {
    var glyph: UInt32 = 0
    var extents = hb_glyph_extents_t()
    guard hb_font_get_nominal_glyph(font, 0x6c, &glyph) != 0,
      hb_font_get_glyph_extents(font, glyph, &extents) != 0
    else { return 0 }
    return CGFloat(abs(extents.width))
  }

  /// How far a letter reaches above the baseline, in ems.
  func height(of letter: Unicode.Scalar) -> CGFloat {
    var glyph: UInt32 = 0
    var extents = hb_glyph_extents_t()
    guard hb_font_get_nominal_glyph(hbFont, letter.value, &glyph) != 0,
      hb_font_get_glyph_extents(hbFont, glyph, &extents) != 0
    else { return ascender }
    return CGFloat(extents.y_bearing) * CGFloat(unit)
  }

  /// True if the face has a glyph of its own for a character.
  func covers(_ character: UInt32) -> Bool {
    if character < 64 { return asciiCoverage.0 >> UInt64(character) & 1 == 1 }
    if character < 128 { return asciiCoverage.1 >> UInt64(character - 64) & 1 == 1 }
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(hbFont, character, &glyph) != 0
  }
}

extension FontFile {
  /// The box of the head table around all glyphs, at a size of 1, y downward; widened for variations.
  var headBounds: CGRect? {
    guard let blob = hb_face_reference_table(hbFace, FontTag("head").value) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), length >= 54 else { return nil }
    func byte(_ at: Int) -> UInt16 { UInt16(UInt8(bitPattern: bytes[at])) }
    func short(_ at: Int) -> CGFloat { CGFloat(Int16(bitPattern: byte(at) << 8 | byte(at + 1))) }
    let scale = 1 / CGFloat(unitsPerEm)
    let (x0, y0, x1, y1) = (short(36) * scale, short(38) * scale, short(40) * scale, short(42) * scale)
    guard x1 > x0, y1 > y0 else { return nil }
    return CGRect(x: x0, y: -y1, width: x1 - x0, height: y1 - y0).insetBy(dx: -0.1, dy: -0.1)
  }
}
