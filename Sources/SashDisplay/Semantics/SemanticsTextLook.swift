import Foundation
import SashGeometry

/// How characters of a text look, as far as words can say it.
package struct SemanticsTextLook: Sendable, Equatable {
  /// As CSS names it: that of a font, or one of the generic ones, such as `ui-serif`.
  package var family: String
  /// In points.
  package var size: CGFloat
  /// On the scale of CSS: 400 is regular.
  package var weight: CGFloat
  package var isItalic: Bool
  package var isUnderlined: Bool
  package var isStruckThrough: Bool
  /// How far the characters stand above the line's baseline, in points.
  package var rise: CGFloat
  /// Nil where it is more than one, as in a gradient.
  package var color: ColorComponents?
  /// Nil where nothing is behind the characters.
  package var background: ColorComponents?

  package init(
    family: String, size: CGFloat, weight: CGFloat, isItalic: Bool, isUnderlined: Bool, isStruckThrough: Bool,
    rise: CGFloat, color: ColorComponents?, background: ColorComponents?
  ) {
    (self.family, self.size, self.weight, self.isItalic) = (family, size, weight, isItalic)
    (self.isUnderlined, self.isStruckThrough, self.rise) = (isUnderlined, isStruckThrough, rise)
    (self.color, self.background) = (color, background)
  }
}

/// Characters of a text that look alike.
package struct SemanticsTextRun: Sendable, Equatable {
  package var range: Range<Int>
  package var look: SemanticsTextLook
  package init(range: Range<Int>, look: SemanticsTextLook) { (self.range, self.look) = (range, look) }
}
