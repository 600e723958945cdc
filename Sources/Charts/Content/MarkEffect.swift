import CoreGraphics
import SashCore

/// Something that is done to marks as a whole, by one modifier.
package final class MarkEffect {
  enum Kind {
    case layer
    case shadow(color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)
    case blur(radius: CGFloat)
    /// Drawn only where these are.
    case mask([_ChartMark])
    /// A shape in the rectangle that the marks fill.
    case clip((CGRect) -> Path)
  }
  let kind: Kind
  init(_ kind: Kind) { self.kind = kind }
}

/// What is said of a mark to those who do not see it; nil where the chart finds words.
package struct SpokenMark {
  var label: Text?
  var value: Text?
  var identifier: String?
  var isHidden = false
  /// Whether the app has said anything of it.
  var isOwn: Bool { label != nil || value != nil || identifier != nil }
}
