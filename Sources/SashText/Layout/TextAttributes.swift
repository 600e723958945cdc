import Foundation
import SashDisplay

/// How characters look: everything that does not say where lines break.
package struct TextAttributes: Equatable, Sendable {
  /// A line under or through characters; without a paint it takes that of the characters.
  package struct Line: Equatable, Sendable {
    package enum Pattern: UInt8, Hashable, Sendable {
      case solid, dot, dash, dashDot, dashDotDot
    }
    package var pattern: Pattern
    package var paint: Paint?
    package init(pattern: Pattern = .solid, paint: Paint? = nil) {
      self.pattern = pattern
      self.paint = paint
    }
  }

  /// Something that stands in the text in place of the character U+FFFC, such as an image; the caller draws
  /// it.
  package struct Attachment: Hashable, Sendable {
    /// In points.
    package var width: CGFloat
    /// How far it reaches above and below the baseline, in points.
    package var ascent: CGFloat
    package var descent: CGFloat
    package init(width: CGFloat, ascent: CGFloat, descent: CGFloat = 0) {
      self.width = width
      self.ascent = ascent
      self.descent = descent
    }
    /// The character that holds its place.
    package static let character = "\u{FFFC}"
  }

  package var font: FontDescription
  package var paint: Paint
  package var underline: Line?
  package var strikethrough: Line?
  /// Points added after each character; ligatures stay.
  package var kerning: CGFloat
  /// Points added after each character; letters are no longer joined into ligatures.
  package var tracking: CGFloat
  /// Points by which characters stand above the line's baseline.
  package var baselineOffset: CGFloat
  /// Fills the height of the line behind the characters.
  package var background: Paint?
  /// What stands for each U+FFFC of the run.
  package var attachment: Attachment?

  package init(
    font: FontDescription, paint: Paint = .color(.black), underline: Line? = nil, strikethrough: Line? = nil,
    kerning: CGFloat = 0, tracking: CGFloat = 0, baselineOffset: CGFloat = 0, background: Paint? = nil,
    attachment: Attachment? = nil
  ) {
    self.font = font
    self.paint = paint
    self.underline = underline
    self.strikethrough = strikethrough
    self.kerning = kerning
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.background = background
    self.attachment = attachment
  }

  /// True if nothing but glyphs is drawn.
  var isPlain: Bool {
    background == nil && underline == nil && strikethrough == nil && attachment == nil
  }

  /// Points after each character that the caller asks for.
  var spacing: CGFloat {
    let sum = kerning + tracking
    if sum.isFinite { return sum }
    TextWarning.once("Kerning and tracking must be finite; \(sum) is taken as 0.")
    return 0
  }
}

/// Characters that look alike.
package struct TextRun: Equatable, Sendable {
  package var string: String
  package var attributes: TextAttributes
  package init(string: String, attributes: TextAttributes) {
    self.string = string
    self.attributes = attributes
  }
}
