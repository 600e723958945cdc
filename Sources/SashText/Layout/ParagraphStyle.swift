import Foundation
import SashMessages

/// How lines are filled, cut and aligned.
package struct ParagraphStyle: Hashable, Sendable {
  package enum Alignment: UInt8, Hashable, Sendable { case leading, center, trailing }
  package enum Truncation: UInt8, Hashable, Sendable { case head, middle, tail }
  package enum Direction: UInt8, Hashable, Sendable { case leftToRight, rightToLeft }
  /// What decides the direction of a paragraph for the order of its words.
  package enum WritingDirection: UInt8, Hashable, Sendable {
    /// The first letter that has a direction, as Apple's text system does.
    case content
    case layoutDirection
  }

  /// How far a line is from the next, from baseline to baseline.
  package enum LineHeight: Hashable, Sendable {
    /// As the fonts on the line have it.
    case font
    /// Of the largest point size on the line.
    case multiple(CGFloat)
    /// More than the largest point size on the line.
    case leading(CGFloat)
    case exact(CGFloat)

    /// In points, for the largest point size; nil for that of the fonts.
    func points(size: CGFloat) -> CGFloat? {
      let points: CGFloat
      switch self {
      case .font: return nil
      case .multiple(let factor): points = size * factor
      case .leading(let increase): points = size + increase
      case .exact(let height): points = height
      }
      return points.isFinite ? max(points, 0) : nil
    }
  }

  package var alignment: Alignment
  /// True if leading is where the words of each paragraph begin, not where the layout around the text begins.
  package var alignsByWriting: Bool
  /// Nil is without limit; less than 1 acts as 1.
  package var lineLimit: Int?
  /// The height is never less than that of so many lines.
  package var leastLines: Int
  package var truncation: Truncation
  /// Points between the lines; what is negative acts as 0.
  package var lineSpacing: CGFloat
  package var lineHeight: LineHeight
  /// How far text may shrink before it is truncated, 0…1.
  package var minimumScaleFactor: CGFloat
  /// The direction of the layout around the text: leading is its side.
  package var layoutDirection: Direction
  package var writingDirection: WritingDirection
  /// True if the characters may move closer before the text is truncated.
  package var allowsTightening: Bool
  /// Pixels a point; sizes are whole pixels.
  package var scale: CGFloat
  /// A BCP 47 tag for line breaks and shared ideographs; nil is the process's.
  package var language: String?
  /// How its lines stand beside that, as in a printed text; nil for most, so that they are compared quickly.
  package var setting: ParagraphSetting?

  package init(
    alignment: Alignment = .leading, lineLimit: Int? = nil, leastLines: Int = 0,
    truncation: Truncation = .tail, lineSpacing: CGFloat = 0, minimumScaleFactor: CGFloat = 1,
    layoutDirection: Direction = .leftToRight, writingDirection: WritingDirection = .content,
    allowsTightening: Bool = false, scale: CGFloat = 1, language: String? = nil,
    alignsByWriting: Bool = false, lineHeight: LineHeight = .font, setting: ParagraphSetting? = nil
  ) {
    self.alignment = alignment
    self.alignsByWriting = alignsByWriting
    self.lineHeight = lineHeight
    self.lineLimit = lineLimit
    self.leastLines = leastLines
    self.truncation = truncation
    self.lineSpacing = lineSpacing
    self.minimumScaleFactor = minimumScaleFactor
    self.layoutDirection = layoutDirection
    self.writingDirection = writingDirection
    self.allowsTightening = allowsTightening
    self.scale = scale
    self.language = language
    self.setting = setting
  }

  var base: BidiLevels.Base {
    switch (writingDirection, layoutDirection) {
    case (.content, .leftToRight): .contentElseLeftToRight
    case (.content, .rightToLeft): .contentElseRightToLeft
    case (.layoutDirection, .leftToRight): .leftToRight
    case (.layoutDirection, .rightToLeft): .rightToLeft
    }
  }

  /// The same with every number usable.
  var repaired: ParagraphStyle {
    var copy = self
    if !(lineSpacing > 0 && lineSpacing.isFinite) { copy.lineSpacing = 0 }
    if !(scale > 0 && scale.isFinite) {
      tellOnce("The display scale must be positive and finite, not \(scale); 1 is used instead.")
      copy.scale = 1
    }
    copy.minimumScaleFactor = minimumScaleFactor.isNaN ? 1 : min(max(minimumScaleFactor, 0), 1)
    if let lineLimit, lineLimit < 1 { copy.lineLimit = 1 }
    copy.leastLines = min(max(leastLines, 0), 10_000)
    return copy
  }
}
