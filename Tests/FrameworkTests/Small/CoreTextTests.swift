import CoreText
import Foundation
import Testing
import UIKit

@MainActor @Suite("Lines and frames of Core Text")
struct CoreTextTests {
  private let words = NSAttributedString(
    string: "one two three four five six seven", attributes: [.font: UIFont.systemFont(ofSize: 20)])

  @Test("A line has a width, places for its characters, and characters for its places")
  func line() {
    let line = CTLineCreateWithAttributedString(words)
    var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
    #expect(width > 200 && ascent > 15 && descent > 3 && ascent > descent)
    #expect(CTLineGetStringRange(line).length == words.length && CTLineGetGlyphCount(line) == words.length)
    #expect(CTLineGetOffsetForStringIndex(line, 0, nil) == 0)
    #expect(abs(Double(CTLineGetOffsetForStringIndex(line, words.length, nil)) - width) < 1)
    for place in stride(from: 0, to: words.length, by: 5) {
      let x = CTLineGetOffsetForStringIndex(line, place, nil)
      #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: x, y: 0)) == place)
    }
    let box = CTLineGetBoundsWithOptions(line, [])
    #expect(box.minY == -descent && box.maxY == ascent)
    #expect(CTLineGetPenOffsetForFlush(line, 0.5, width + 100) == 50)
    let spaced = CTLineCreateWithAttributedString(NSAttributedString(string: "ab   "))
    #expect(CTLineGetTrailingWhitespaceWidth(spaced) > 5 && CTLineGetTrailingWhitespaceWidth(line) == 0)
  }

  @Test("A line that is too long is cut at its end, its start or in the middle")
  func truncation() throws {
    let line = CTLineCreateWithAttributedString(words)
    let sign = CTLineCreateWithAttributedString(
      NSAttributedString(string: "…", attributes: words.attributes(at: 0, effectiveRange: nil)))
    for kind in [CTLineTruncationType.end, .start, .middle] {
      let cut = try #require(CTLineCreateTruncatedLine(line, 120, kind, sign))
      let width = CTLineGetTypographicBounds(cut, nil, nil, nil)
      #expect(width <= 121 && width > 90)
    }
    #expect(CTLineCreateTruncatedLine(line, 5, .end, sign) == nil)
    #expect(CTLineCreateTruncatedLine(line, 1000, .end, sign) === line)
  }

  @Test("A frame holds the lines that fit, from the top, and says where they begin")
  func frame() throws {
    let setter = CTFramesetterCreateWithAttributedString(words)
    let path = CGPath(rect: CGRect(x: 10, y: 20, width: 100, height: 60), transform: nil)
    let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
    let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
    #expect(lines.count == 2)
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    #expect(origins[0].y > origins[1].y && origins[0].y < 60 && origins[1].y > 0 && origins[0].x == 0)
    let visible = CTFrameGetVisibleStringRange(frame)
    #expect(visible.location == 0 && visible.length < words.length)
    #expect(CTLineGetStringRange(lines[1]).location == CTLineGetStringRange(lines[0]).length)
    // The rest goes on in the next one.
    let next = CTFramesetterCreateFrame(setter, CFRangeMake(visible.length, 0), path, nil)
    #expect(CTFrameGetVisibleStringRange(next).location == visible.length)
    var fits = CFRange(location: 0, length: 0)
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil, CGSize(width: 100, height: 60), &fits)
    #expect(fits.length == visible.length && size.height <= 60 && size.width <= 100)
  }

  @Test("What is drawn stands upright in a context that has been turned for Core Text, at its origin")
  func drawing() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let frame = CTFramesetterCreateFrame(
      CTFramesetterCreateWithAttributedString(
        NSAttributedString(
          string: "LLL", attributes: [.font: UIFont.systemFont(ofSize: 40), kColor: UIColor.red.cgColor])),
      CFRangeMake(0, 0), CGPath(rect: CGRect(x: 0, y: 0, width: 120, height: 100), transform: nil), nil)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 100), format: format)
    let turned = renderer.image { context in
      context.cgContext.textMatrix = .identity
      context.cgContext.translateBy(x: 0, y: 100)
      context.cgContext.scaleBy(x: 1, y: -1)
      CTFrameDraw(frame, context.cgContext)
    }
    // The foot of the letters is the widest row, and is below their middle.
    let rows = ink(turned)
    let (first, last) = (rows.firstIndex { $0 > 0 } ?? 0, rows.lastIndex { $0 > 0 } ?? 0)
    #expect(first > 3 && last < 50)
    #expect((rows[(last - 4)...last].max() ?? 0) > (rows[first...(first + 4)].max() ?? 0) * 2)
    // The same by the matrix of the text instead of that of the context.
    let line = CTLineCreateWithAttributedString(
      NSAttributedString(string: "LLL", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
    let byText = renderer.image { context in
      context.cgContext.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
      context.cgContext.textPosition = CGPoint(x: 10, y: 60)
      CTLineDraw(line, context.cgContext)
    }
    let text = ink(byText)
    #expect((text.lastIndex { $0 > 0 } ?? 0) <= 60 && (text.firstIndex { $0 > 0 } ?? 0) < 35)
    #expect((text[56...60].max() ?? 0) > (text[32...40].max() ?? 0))
    // Without either its letters stand on their heads where y points downward, as on Apple's systems.
    let plain = ink(
      renderer.image { context in
        context.cgContext.textPosition = CGPoint(x: 10, y: 40)
        CTLineDraw(line, context.cgContext)
      })
    #expect((plain.firstIndex { $0 > 0 } ?? 0) >= 39)
  }
  private let kColor = NSAttributedString.Key(kCTForegroundColorAttributeName as String)
  /// How many pixels of each row are drawn.
  private func ink(_ image: UIImage) -> [Int] {
    let picture = image.cgImage!
    let (width, height) = (picture.width, picture.height)
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    let context = CGContext(
      data: &bytes, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.draw(picture, in: CGRect(x: 0, y: 0, width: width, height: height))
    context?.flush()
    return (0..<height).map { y in (0..<width).count { bytes[(y * width + $0) * 4 + 3] > 60 } }
  }

  @Test("Indents count once, ends of lines have a place, and letters are not cut")
  func details() throws {
    let style = NSMutableParagraphStyle()
    (style.firstLineHeadIndent, style.headIndent) = (20, 10)
    let text = NSAttributedString(
      string: "one two three\nfour",
      attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style])
    let frame = CTFramesetterCreateFrame(
      CTFramesetterCreateWithAttributedString(text), CFRangeMake(0, 0),
      CGPath(rect: CGRect(x: 0, y: 0, width: 110, height: 200), transform: nil), nil)
    let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    #expect(lines.count == 3 && origins.map(\.x) == [20, 10, 20])
    let second = CTLineGetStringRange(lines[1])
    #expect(CTLineGetOffsetForStringIndex(lines[1], second.location, nil) == 0)
    let end = CTLineGetOffsetForStringIndex(lines[1], second.location + second.length, nil)
    #expect(Double(end) >= CTLineGetTypographicBounds(lines[1], nil, nil, nil) - 1 && end > 20)
    let faces = CTTypesetterCreateWithAttributedString(
      NSAttributedString(string: "😀😀😀", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
    #expect(CTTypesetterSuggestClusterBreak(faces, 0, 1) == 2)
    let line = CTLineCreateWithAttributedString(
      NSAttributedString(string: "aaa😀😀😀", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
    for width in stride(from: 20.0, to: 100, by: 3) {
      let cut = CTLineCreateTruncatedLine(line, width, .end, nil)
      #expect(cut.map { CTLineGetGlyphCount($0) } != nil)
      #expect(CTTypesetterSuggestClusterBreak(faces, 0, width) % 2 == 0)
    }
    let empty = CTLineCreateWithAttributedString(NSAttributedString(string: ""))
    var ascent: CGFloat = 0
    #expect(CTLineGetTypographicBounds(empty, &ascent, nil, nil) == 0 && ascent > 5)
  }

  @Test("A typesetter breaks between words, or between any two characters")
  func typesetter() {
    let typesetter = CTTypesetterCreateWithAttributedString(words)
    let words = CTTypesetterSuggestLineBreak(typesetter, 0, 100)
    let letters = CTTypesetterSuggestClusterBreak(typesetter, 0, 100)
    #expect(words == 8 && letters >= words)
    let line = CTTypesetterCreateLine(typesetter, CFRangeMake(0, letters))
    #expect(CTLineGetTypographicBounds(line, nil, nil, nil) <= 101)
    #expect(CTTypesetterSuggestLineBreak(typesetter, 8, 100) > 0)
  }
}
