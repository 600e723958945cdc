import Foundation
import SashGeometry

extension ViewSpacing {
  /// The preferences of horizontal text in a font of these metrics, all positive and in points.
  ///
  /// Text stands directly on text, apart from the leading of the lower one. To anything else it keeps a
  /// distance from its baselines and capitals of a line and a tenth, so that gaps above and below look alike.
  ///
  /// - Parameters:
  ///   - ascender: From the baseline to the top of the line.
  ///   - descender: From the baseline down to the bottom of the line.
  ///   - pixelLength: The length of one pixel in points.
  /// - Source: unequal gaps around text in https://fatbobman.com/en/posts/spacing-of-swiftui/; lengths as on
  ///   iOS 17
  package static func text(
    ascender: CGFloat, descender: CGFloat, capHeight: CGFloat, leading: CGFloat = 0, pixelLength: CGFloat
  ) -> ViewSpacing {
    let line = ascender + descender
    let extra = (line * 0.1).ceiledToPixel(scale: 1 / pixelLength)
    var edge = EdgePreference()
    edge.line = line + leading
    edge.leading = leading.ceiledToPixel(scale: 1 / pixelLength)
    var spacing = ViewSpacing.undemanding
    spacing.top = edge
    spacing.top.aboveText = line + extra - ascender
    spacing.bottom = edge
    spacing.bottom.belowText = max(line + extra - capHeight, extra + descender)
    return spacing
  }
}
