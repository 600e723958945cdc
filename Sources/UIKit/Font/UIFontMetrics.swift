import Foundation
import SashCore

/// Makes fonts and lengths larger and smaller with the text size that a person has chosen, as a text style does.
@MainActor @preconcurrency
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }
  /// A font as much larger or smaller as the style is, of a whole number of points.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    font.withSize((font.pointSize * factor(traitCollection)).rounded())
  }
  /// - Parameter maximumPointSize: The font becomes no larger.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = (font.pointSize * factor(traitCollection)).rounded()
    return font.withSize(min(size, maximumPointSize))
  }
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
  /// A length as much larger or smaller as the distance of the style's lines is, in points, rounded to a pixel.
  ///
  /// - Source: facts on UIKit, U557–U562.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let traits = traitCollection ?? .current
    let factor = factor(traitCollection)
    if factor == 1 { return value }
    let scale = traits.displayScale > 0 ? traits.displayScale : UIScreen.main.scale
    return (value * factor * scale).rounded() / scale
  }
  private func factor(_ traits: UITraitCollection?) -> CGFloat {
    let size = (traits ?? .current).environment.dynamicTypeSize
    let distances = LineDistances.all[style] ?? LineDistances.body
    guard let place = DynamicTypeSize.allCases.firstIndex(of: size), distances.indices.contains(place) else {
      return 1
    }
    return distances[place] / distances[3]
  }
}

/// The distances of lines of the text styles in each text size, in points, from the smallest to the largest.
///
/// - Source: Human Interface Guidelines, Typography; two numbers as they were measured, facts on UIKit, U558.
private enum LineDistances {
  static let body: [CGFloat] = [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
  static let all: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
    .title1: [31, 31.9, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
    .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
    .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
    .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62],
    .body: body,
    .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
    .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
    .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
    .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51],
    .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
  ]
}
