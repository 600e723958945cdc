import Foundation
import SashDisplay
import SashMessages

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

  // One reference, since texts hand their attributes on from stage to stage, and most texts of a list share them.
  private var box: Box

  package init(
    font: FontDescription, paint: Paint = .color(.black), underline: Line? = nil, strikethrough: Line? = nil,
    kerning: CGFloat = 0, tracking: CGFloat = 0, baselineOffset: CGFloat = 0, background: Paint? = nil,
    attachment: Attachment? = nil
  ) {
    box = Box(
      Values(
        font: font, paint: paint, kerning: kerning, tracking: tracking, baselineOffset: baselineOffset,
        decoration: nil))
    if underline != nil || strikethrough != nil || background != nil || attachment != nil {
      decoration = Decoration(
        underline: underline, strikethrough: strikethrough, background: background, attachment: attachment)
    }
  }

  private struct Values: Equatable, Sendable {
    var font: FontDescription
    var paint: Paint
    var kerning: CGFloat
    var tracking: CGFloat
    var baselineOffset: CGFloat
    /// Nil where nothing but glyphs is drawn.
    var decoration: DecorationBox?
  }
  /// What is drawn beside the glyphs or in their place.
  private struct Decoration: Equatable, Sendable {
    var underline: Line?
    var strikethrough: Line?
    var background: Paint?
    var attachment: Attachment?
  }
  private final class DecorationBox: Equatable, Sendable {
    let value: Decoration
    init(_ value: Decoration) { self.value = value }
    static func == (a: DecorationBox, b: DecorationBox) -> Bool { a === b || a.value == b.value }
  }
  /// Changes only while one value holds it.
  private final class Box: @unchecked Sendable {
    var values: Values
    init(_ values: Values) { self.values = values }
  }
  private var values: Values {
    get { box.values }
    set {
      if isKnownUniquelyReferenced(&box) { box.values = newValue } else { box = Box(newValue) }
    }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.values) }
      yield &box.values
    }
  }
  private var decoration: Decoration {
    get { box.values.decoration?.value ?? Decoration() }
    set { values.decoration = newValue == Decoration() ? nil : DecorationBox(newValue) }
  }

  package static func == (a: TextAttributes, b: TextAttributes) -> Bool {
    a.box === b.box || a.box.values == b.box.values
  }
  /// These or equal ones among the latest few, the last of which stands at the end: then both are the same object.
  package func shared(with known: inout [TextAttributes]) -> TextAttributes {
    for index in known.indices.reversed() where known[index] == self {
      known.swapAt(index, known.count - 1)
      return known[known.count - 1]
    }
    if known.count >= 8 { known.removeFirst() }
    known.append(self)
    return self
  }

  package var font: FontDescription {
    get { box.values.font }
    set { values.font = newValue }
  }
  package var paint: Paint {
    get { box.values.paint }
    set { values.paint = newValue }
  }
  /// Points added after each character; ligatures stay.
  package var kerning: CGFloat {
    get { box.values.kerning }
    set { values.kerning = newValue }
  }
  /// Points added after each character; letters are no longer joined into ligatures.
  package var tracking: CGFloat {
    get { box.values.tracking }
    set { values.tracking = newValue }
  }
  /// Points by which characters stand above the line's baseline.
  package var baselineOffset: CGFloat {
    get { box.values.baselineOffset }
    set { values.baselineOffset = newValue }
  }
  package var underline: Line? {
    get { box.values.decoration?.value.underline }
    set { decoration.underline = newValue }
  }
  package var strikethrough: Line? {
    get { box.values.decoration?.value.strikethrough }
    set { decoration.strikethrough = newValue }
  }
  /// Fills the height of the line behind the characters.
  package var background: Paint? {
    get { box.values.decoration?.value.background }
    set { decoration.background = newValue }
  }
  /// What stands for each U+FFFC of the run.
  package var attachment: Attachment? {
    get { box.values.decoration?.value.attachment }
    set { decoration.attachment = newValue }
  }

  /// True if nothing but glyphs is drawn.
  var isPlain: Bool { box.values.decoration == nil }

  /// Points after each character that the caller asks for.
  var spacing: CGFloat {
    let sum = kerning + tracking
    if sum.isFinite { return sum }
    tellOnce("Kerning and tracking must be finite; \(sum) is taken as 0.")
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
