import CoreText
import Foundation
import Testing
import UIKit

/// Glyphs, runs, fonts and paragraphs of Core Text.
///
/// - Source: Apple's reference of CTFont, CTRun and CTParagraphStyle
@MainActor @Suite("Glyphs of Core Text")
struct CoreTextGlyphTests {
  private let font = CTFontCreateWithName("DejaVu Sans" as CFString, 20, nil)

  @Test("Characters have glyphs, which have widths, boxes and outlines in points")
  func glyphs() throws {
    let units = Array("Hil ".utf16)
    var glyphs = [CGGlyph](repeating: 0, count: 4)
    #expect(CTFontGetGlyphsForCharacters(font, units, &glyphs, 4))
    #expect(glyphs[0] != glyphs[1] && glyphs[0] > 0)
    var advances = [CGSize](repeating: .zero, count: 4)
    let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, 3)
    #expect(
      advances[0].width > advances[1].width
        && abs(sum - Double(advances[..<3].reduce(0) { $0 + $1.width })) < 1e-6)
    let twice = CTFontCreateCopyWithAttributes(font, 40, nil, nil)
    var wide = CGSize.zero
    CTFontGetAdvancesForGlyphs(twice, .horizontal, glyphs, &wide, 1)
    #expect(abs(wide.width - advances[0].width * 2) < 0.1)
    var box = CGRect.zero
    CTFontGetBoundingRectsForGlyphs(font, .horizontal, glyphs, &box, 1)
    #expect(
      abs(box.minY) < 0.5 && abs(box.height - CTFontGetCapHeight(font)) < 1 && box.width < advances[0].width)
    let path = try #require(CTFontCreatePathForGlyph(font, glyphs[0], nil))
    #expect(
      abs(path.boundingBox.height - box.height) < 0.1 && path.boundingBox.minY > -0.5, "y points upward")
    let foreign = Array("\u{10fffd}".utf16)
    var none = [CGGlyph](repeating: 9, count: 2)
    #expect(!CTFontGetGlyphsForCharacters(font, foreign, &none, 2) && none == [0, 0])
    #expect(
      CTFontGetGlyphWithName(font, "H" as CFString) == glyphs[0]
        && CTFontCopyNameForGlyph(font, glyphs[0]) == "H")
    #expect(CTFontCopyCharacterSet(font).contains("H"))
  }

  @Test("Glyphs are drawn where they are put, upright where y points upward")
  func drawing() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 160,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    var (unit, glyph, place) = (Array("L".utf16)[0], CGGlyph(0), CGPoint(x: 5, y: 5))
    CTFontGetGlyphsForCharacters(font, &unit, &glyph, 1)
    context.setFillColor(CGColor(gray: 0, alpha: 1))
    CTFontDrawGlyphs(font, &glyph, &place, 1, context)
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    func ink(_ y: Int) -> Int { (0..<40).filter { bytes[(39 - y) * 160 + $0 * 4 + 3] > 128 }.count }
    #expect(
      ink(5) > 6 && ink(12) > 0 && ink(12) < 5 && ink(3) == 0, "the foot of the letter is at the bottom")
  }

  @Test("A line has a run for each part that looks alike, which says where its glyphs stand")
  func runs() throws {
    let text = NSMutableAttributedString(string: "ab ", attributes: [.font: font])
    text.append(NSAttributedString(string: "cd", attributes: [.font: font.withSize(30)]))
    let line = CTLineCreateWithAttributedString(text)
    let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
    #expect(runs.count == 2 && CTRunGetGlyphCount(runs[1]) == 2)
    #expect(CTRunGetStringRange(runs[1]).location == 3 && CTRunGetStringRange(runs[1]).length == 2)
    var positions = [CGPoint](repeating: .zero, count: 2)
    CTRunGetPositions(runs[1], CFRangeMake(0, 0), &positions)
    #expect(
      abs(positions[0].x - CTLineGetOffsetForStringIndex(line, 3, nil)) < 1 && positions[1].x > positions[0].x
    )
    var indices = [CFIndex](repeating: 0, count: 1)
    CTRunGetStringIndices(runs[1], CFRangeMake(1, 1), &indices)
    #expect(indices == [4])
    var (ascent, small): (CGFloat, CGFloat) = (0, 0)
    let width = CTRunGetTypographicBounds(runs[1], CFRangeMake(0, 0), &ascent, nil, nil)
    CTRunGetTypographicBounds(runs[0], CFRangeMake(0, 0), &small, nil, nil)
    #expect(width > 20 && ascent > small)
    #expect((CTRunGetAttributes(runs[1])[.font] as? UIFont)?.pointSize == 30)
    var carets: [CFIndex] = []
    CTLineEnumerateCaretOffsets(line) { offset, index, isLeading, stop in
      if isLeading { carets.append(index) }
      if index == 2 { stop.pointee = true }
    }
    #expect(carets == [0, 1, 2])
  }

  @Test("Fonts are made of traits, descriptors and families")
  func fonts() throws {
    let bold = try #require(CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .traitBold, .traitBold))
    #expect(CTFontGetSymbolicTraits(bold).contains(.traitBold) && CTFontGetSize(bold) == 20)
    #expect(!CTFontGetSymbolicTraits(font).contains(.traitBold))
    #expect(CTFontCreateCopyWithFamily(font, 0, nil, "No Such Family" as CFString) == nil)
    let descriptor = CTFontDescriptorCreateWithAttributes(
      [kCTFontFamilyNameAttribute: "DejaVu Sans", kCTFontSizeAttribute: 15] as [AnyHashable: Any]
        as CFDictionary)
    #expect(CTFontGetSize(CTFontCreateWithFontDescriptor(descriptor, 0, nil)) == 15)
    #expect(
      CTFontCreateUIFontForLanguage(.system, 0, nil) != nil
        && CTFontCopyName(font, kCTFontFamilyNameKey) == "DejaVu Sans")
  }

  @Test("A paragraph is made of settings, and says them again")
  func paragraph() {
    var (alignment, spacing) = (CTTextAlignment.center.rawValue, CGFloat(7))
    let style = withUnsafePointer(to: &alignment) { alignment in
      withUnsafePointer(to: &spacing) { spacing in
        CTParagraphStyleCreate(
          [
            CTParagraphStyleSetting(spec: .alignment, valueSize: 1, value: alignment),
            CTParagraphStyleSetting(
              spec: .paragraphSpacing, valueSize: MemoryLayout<CGFloat>.size, value: spacing),
          ], 2)
      }
    }
    var (read, length): (UInt8, CGFloat) = (0, 0)
    #expect(CTParagraphStyleGetValueForSpecifier(style, .alignment, 1, &read) && read == 2)
    #expect(CTParagraphStyleGetValueForSpecifier(style, .paragraphSpacing, 8, &length) && length == 7)
    #expect(!CTParagraphStyleGetValueForSpecifier(style, .paragraphSpacing, 2, &length))
    #expect(style.alignment == .center)
  }
}
