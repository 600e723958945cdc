import Foundation
import UIKit

/// A line of text, to be measured and drawn.
///
/// - Missing: its glyphs.
public final class CTLine: @unchecked Sendable {
  let text: TypesetText
  /// Where it stands in the text that it is a part of.
  let range: CFRange
  init(_ text: TypesetText, range: CFRange) { (self.text, self.range) = (text, range) }
  var line: TypesetText.Line? { text.lines(width: .infinity).first }
}
public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine {
  CTLine(TypesetText(attrString), range: CFRange(location: 0, length: attrString.length))
}
/// The width of a line, and how far it reaches above and below its base line, in points.
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let found = line.line
  ascent?.pointee = found?.ascent ?? 0
  descent?.pointee = found?.descent ?? 0
  leading?.pointee = 0
  return Double(found?.width ?? 0)
}
/// What of a text stands on a line, in UTF-16 units.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.range }
/// How many UTF-16 units it has, which stand for glyphs here.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.range.length }
/// How far the spaces at the end reach, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  let letters = line.text.text.string
  let kept = letters.trimmingTrailingSpaces
  let end = line.text.offset(of: letters.utf16.count)
  return Double(max(0, end - line.text.offset(of: kept.utf16.count)))
}
/// Where a character begins, in points from the start of the line.
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let offset = line.text.offset(of: min(max(0, charIndex - line.range.location), line.range.length))
  secondaryOffset?.pointee = offset
  return offset
}
/// The place in the text that is nearest to a point of the line.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  line.range.location + line.text.place(at: position.x)
}
public struct CTLineBoundsOptions: OptionSet, Sendable {
  public let rawValue: CFOptionFlags
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
  public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 1 << 5)
}
/// The box of a line around its origin, y upward: by its fonts, whatever the options say.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  guard let found = line.line else { return .zero }
  return CGRect(x: 0, y: -found.descent, width: found.width, height: found.ascent + found.descent)
}
/// The same where the context is.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  let box = CTLineGetBoundsWithOptions(line, [])
  guard let context else { return box }
  return box.offsetBy(dx: context.textPosition.x, dy: context.textPosition.y)
}
/// How far a line is moved to stand at a part of a width: 0 at the left, 1 at the right.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double
{
  max(0, (flushWidth - Double(line.line?.width ?? 0)) * Double(min(max(0, flushFactor), 1)))
}
public enum CTLineTruncationType: UInt32, Sendable { case start, end, middle }
/// The line, made so short that it and a token fit into a width; nil if the token alone does not.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
  guard let whole = line.line, Double(whole.width) > width else { return line }
  let sign = truncationToken?.text.text ?? NSAttributedString(string: "")
  let room = CGFloat(width) - (truncationToken?.line?.width ?? 0)
  guard room >= 0 else { return nil }
  let text = line.text
  let end = text.text.length
  /// The last place that is not beyond a length.
  func fitting(_ length: CGFloat) -> Int {
    var place = min(text.place(at: length), end)
    while place > 0, text.offset(of: place) > length { place = text.letter(before: place) }
    return place
  }
  func head(_ length: CGFloat) -> NSAttributedString {
    text.part(NSRange(location: 0, length: fitting(length))).text
  }
  func tail(_ length: CGFloat) -> NSAttributedString {
    var place = fitting(whole.width - length)
    while place < end, whole.width - text.offset(of: place) > length { place = text.letter(after: place) }
    return text.part(NSRange(location: place, length: end - place)).text
  }
  let result = NSMutableAttributedString()
  switch truncationType {
  case .end:
    result.append(head(room))
    result.append(sign)
  case .start:
    result.append(sign)
    result.append(tail(room))
  case .middle:
    result.append(head(room / 2))
    result.append(sign)
    result.append(tail(room / 2))
  }
  return CTLine(TypesetText(result), range: line.range)
}
/// Draws a line with its base line at the text position of a context. As in Core Text its letters stand upright where y points upward.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  line.text.draw(at: context.textPosition, in: context)
}

extension TypesetText {
  /// Where the letter before a place begins, and where the one behind it ends, as people count letters.
  func letter(before place: Int) -> Int {
    place <= 0 ? 0 : (text.string as NSString).rangeOfComposedCharacterSequence(at: place - 1).location
  }
  func letter(after place: Int) -> Int {
    let letters = text.string as NSString
    return place >= letters.length
      ? letters.length : NSMaxRange(letters.rangeOfComposedCharacterSequence(at: place))
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: Substring {
    var end = endIndex
    while end > startIndex, self[index(before: end)].isWhitespace { end = index(before: end) }
    return self[..<end]
  }
}
