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
  /// Points added after each character; ligatures stay.
  package var kerning: CGFloat
  /// Points added after each character; letters are no longer joined into ligatures.
  package var tracking: CGFloat
  /// Points by which characters stand above the line's baseline.
  package var baselineOffset: CGFloat
  /// Nil where nothing but glyphs is drawn, as in most runs, which stay small so.
  private var extras: Extras?

  package init(
    font: FontDescription, paint: Paint = .color(.black), underline: Line? = nil, strikethrough: Line? = nil,
    kerning: CGFloat = 0, tracking: CGFloat = 0, baselineOffset: CGFloat = 0, background: Paint? = nil,
    attachment: Attachment? = nil
  ) {
    self.font = font
    self.paint = paint
    self.kerning = kerning
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    if underline != nil || strikethrough != nil || background != nil || attachment != nil {
      extras = Extras(
        Decoration(
          underline: underline, strikethrough: strikethrough, background: background, attachment: attachment))
    }
  }

  /// What is drawn beside the glyphs or in their place.
  private struct Decoration: Equatable, Sendable {
    var underline: Line?
    var strikethrough: Line?
    var background: Paint?
    var attachment: Attachment?
  }
  private final class Extras: Equatable, Sendable {
    let decoration: Decoration
    init(_ decoration: Decoration) { self.decoration = decoration }
    static func == (a: Extras, b: Extras) -> Bool { a === b || a.decoration == b.decoration }
  }
  private var decoration: Decoration {
    get { extras?.decoration ?? Decoration() }
    set { extras = newValue == Decoration() ? nil : Extras(newValue) }
  }

  package var underline: Line? {
    get { extras?.decoration.underline }
    set { decoration.underline = newValue }
  }
  package var strikethrough: Line? {
    get { extras?.decoration.strikethrough }
    set { decoration.strikethrough = newValue }
  }
  /// Fills the height of the line behind the characters.
  package var background: Paint? {
    get { extras?.decoration.background }
    set { decoration.background = newValue }
  }
  /// What stands for each U+FFFC of the run.
  package var attachment: Attachment? {
    get { extras?.decoration.attachment }
    set { decoration.attachment = newValue }
  }

  /// True if nothing but glyphs is drawn.
  var isPlain: Bool { extras == nil }

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
