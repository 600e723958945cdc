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
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }
  /// - Parameter maximumPointSize: The font becomes no larger.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize, compatibleWith: traitCollection), maximumPointSize))
  }
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
  /// A length as much larger or smaller as the style is, in points.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let size = (traitCollection ?? .current).environment.dynamicTypeSize
    let (now, usual) = (
      Font.system(style.style).resolve(size).size, Font.system(style.style).resolve(.large).size
    )
    return usual > 0 ? value * now / usual : value
  }
}
