import Foundation

/// A text broken into lines for one proposal. Lengths are points before shrinking, unless they say otherwise.
final class LaidText {
  let text: ShapedText
  let lines: [TextLine]
  /// By how much everything is drawn smaller, 0…1.
  let factor: Double
  let isTruncated: Bool
  let size: TextSize

  init(text: ShapedText, lines: [TextLine], factor: Double, isTruncated: Bool, size: TextSize) {
    self.text = text
    self.lines = lines
    self.factor = factor
    self.isTruncated = isTruncated
    self.size = size
  }

  /// The y of a line's baseline in the text, shrunk and on a whole pixel.
  func baseline(of line: TextLine, scale: CGFloat) -> CGFloat {
    CGFloat((line.top + line.ascent) * factor).roundedToPixel(scale: scale)
  }
}

/// What a text answers to a proposal.
package struct TextSize: Equatable, Sendable {
  /// The width of the widest line and the height of all lines, each rounded up to whole pixels, in points.
  package var size: CGSize
  /// Points from the top; the first is rounded to the nearest pixel.
  package var firstBaseline: CGFloat
  package var lastBaseline: CGFloat
  package var lineCount: Int
  package var isTruncated: Bool
  /// By how much `minimumScaleFactor` let the text shrink; 1 is not at all.
  package var scaleFactor: CGFloat
  package init(
    size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int, isTruncated: Bool,
    scaleFactor: CGFloat = 1
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.isTruncated = isTruncated
    self.scaleFactor = scaleFactor
  }
}
