import Foundation
import SashMessages

/// Which face, how large and in which style, as a view asks for it; resolving it finds the files.
package struct FontDescription: Hashable, Sendable {
  /// The system's families; a named family ignores it.
  package enum Design: UInt8, Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }
  /// The distance between lines, as a change of the line height: 2 points less or more.
  package enum Leading: UInt8, Hashable, Sendable {
    case standard, tight, loose
  }
  /// Which letters are drawn as small capitals, where the face has them.
  package enum SmallCaps: UInt8, Hashable, Sendable {
    case none, lowercase, uppercase, all
  }

  /// A family, full or PostScript name; nil is the system's face.
  package var family: String?
  /// In points.
  package var size: CGFloat
  /// On the scale of CSS: 100 is the thinnest, 400 regular, 900 the blackest.
  package var weight: CGFloat
  /// 1 is standard, smaller is narrower. A face without drawn widths is stretched.
  package var width: CGFloat
  package var isItalic: Bool
  package var design: Design
  package var usesMonospacedDigits: Bool
  package var smallCaps: SmallCaps
  package var leading: Leading

  package init(
    family: String? = nil, size: CGFloat, weight: CGFloat = 400, width: CGFloat = 1, isItalic: Bool = false,
    design: Design = .default, usesMonospacedDigits: Bool = false, smallCaps: SmallCaps = .none,
    leading: Leading = .standard
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.width = width
    self.isItalic = isItalic
    self.design = design
    self.usesMonospacedDigits = usesMonospacedDigits
    self.smallCaps = smallCaps
    self.leading = leading
  }

  /// The same with every number usable: a size that is not positive and finite becomes body's 17 points.
  var repaired: FontDescription {
    if size.isFinite, size > 0, weight.isFinite, width.isFinite { return self }
    var copy = self
    if !size.isFinite || size <= 0 {
      tellOnce("A font size must be positive and finite, not \(size); 17 points are used instead.")
      copy.size = 17
    }
    if !weight.isFinite { copy.weight = 400 }
    if !width.isFinite { copy.width = 1 }
    return copy
  }
}
