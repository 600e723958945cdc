import CoreGraphics
import Foundation
import SashDisplay
import UIKit

/// Which way text goes.
public enum CTFontOrientation: UInt32, Sendable { case `default`, horizontal, vertical }

/// Puts the glyphs of UTF-16 units where the pointer leads, 0 for those that the font has none for; says whether it
/// has all. A pair of
/// units that are one character has its glyph at the first.
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: CFIndex
) -> Bool {
  let own = GlyphFont.of(font)
  var (hasAll, index) = (true, 0)
  while index < count {
    let unit = characters[index]
    var value = UInt32(unit)
    var length = 1
    if UTF16.isLeadSurrogate(unit), index + 1 < count, UTF16.isTrailSurrogate(characters[index + 1]) {
      value = 0x1_0000 + (UInt32(unit) - 0xd800) << 10 + UInt32(characters[index + 1]) - 0xdc00
      length = 2
    }
    let found = Unicode.Scalar(value).flatMap { own.glyph($0) }
    glyphs[index] = found?.number ?? 0
    if length == 2 { glyphs[index + 1] = 0 }
    if found == nil, value != 32 { hasAll = false }
    index += length
  }
  return hasAll
}
public typealias UniChar = UInt16

/// Puts the widths of glyphs in points where the pointer leads; returns their sum. Text that is written from above
/// has none of its own here.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
  let own = GlyphFont.of(font)
  var sum: CGFloat = 0
  for index in 0..<max(0, count) {
    let width = own.advance(glyphs[index]) * font.pointSize
    advances?[index] = CGSize(width: width, height: 0)
    sum += width
  }
  return Double(sum)
}
/// Puts the boxes of glyphs in points, y upward, where the pointer leads; returns one around all.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
  let own = GlyphFont.of(font)
  var all = CGRect.null
  for index in 0..<max(0, count) {
    let box = own.outline(glyphs[index])?.boundingRect ?? .zero
    let size = font.pointSize
    let upright = CGRect(
      x: box.minX * size, y: -box.maxY * size, width: box.width * size, height: box.height * size)
    boundingRects?[index] = upright
    if upright.width > 0 { all = all.union(upright) }
  }
  return all.isNull ? .zero : all
}
@discardableResult
public func CTFontGetOpticalBoundsForGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ boundingRects: UnsafeMutablePointer<CGRect>?,
  _ count: CFIndex,
  _ options: CFOptionFlags
) -> CGRect {
  var (x, all): (CGFloat, CGRect) = (0, .null)
  for index in 0..<max(0, count) {
    let width = GlyphFont.of(font).advance(glyphs[index]) * font.pointSize
    let box = CGRect(x: 0, y: font.descender, width: width, height: font.ascender - font.descender)
    boundingRects?[index] = box
    all = all.union(box.offsetBy(dx: x, dy: 0))
    x += width
  }
  return all.isNull ? .zero : all
}
/// The outline of a glyph in points, y upward; nil for one that has none.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  guard let outline = GlyphFont.of(font).outline(glyph) else { return nil }
  let size = CGAffineTransform(scaleX: font.pointSize, y: -font.pointSize)
  return CGPath(outline.applying(matrix.map { size.concatenating($0.pointee) } ?? size))
}
/// Draws glyphs at places in the space of the text matrix, in the colour that shapes are filled with.
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
  _ context: CGContext
) {
  let matrix = context.textMatrix
  for index in 0..<max(0, count) {
    guard let path = CTFontCreatePathForGlyph(font, glyphs[index], nil) else { continue }
    let place = positions[index].applying(matrix)
    var turn = matrix
    (turn.tx, turn.ty) = (place.x, place.y)
    var own = turn
    guard let moved = path.copy(using: &own) else { continue }
    context.fill(moved.path, .winding)
  }
}
/// The glyph of a name as `A`, `quoteright` or `uni20AC`; 0 if there is none.
public func CTFontGetGlyphWithName(_ font: CTFont, _ glyphName: CFString) -> CGGlyph {
  guard let scalar = CGGlyphName.scalar(glyphName) else { return 0 }
  return GlyphFont.of(font).glyph(scalar)?.number ?? 0
}
/// The name of a glyph that was asked for by its character; nil for others.
public func CTFontCopyNameForGlyph(_ font: CTFont, _ glyph: CGGlyph) -> CFString? {
  GlyphFont.of(font).scalar(glyph).map { CGGlyphName.name($0) }
}
/// The places within a ligature where a caret may stand; none are known.
public func CTFontGetLigatureCaretPositions(
  _ font: CTFont, _ glyph: CGGlyph, _ positions: UnsafeMutablePointer<CGFloat>?, _ maxPositions: CFIndex
) -> CFIndex { 0 }
/// Where glyphs stand in text that is written from above: in the middle below their top.
public func CTFontGetVerticalTranslationsForGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ translations: UnsafeMutablePointer<CGSize>,
  _ count: CFIndex
) {
  for index in 0..<max(0, count) {
    translations[index] = CGSize(
      width: -GlyphFont.of(font).advance(glyphs[index]) * font.pointSize / 2, height: -font.ascender)
  }
}
/// The characters that the font itself has, among those of the scripts that text is mostly in.
public func CTFontCopyCharacterSet(_ font: CTFont) -> CharacterSet {
  let own = GlyphFont.of(font)
  var result = CharacterSet(charactersIn: " ")
  for range in [0x21...0x7e, 0xa1...0x24f, 0x370...0x3ff, 0x400...0x4ff, 0x2010...0x203a, 0x20a0...0x20bf] {
    for value in range {
      if let scalar = Unicode.Scalar(UInt32(value)), own.glyph(scalar) != nil { result.insert(scalar) }
    }
  }
  return result
}
