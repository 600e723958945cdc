import Foundation

/// A number of a view that grows with the user's text size.
///
/// It grows by the distance of the lines of a text style, as the system's own metrics do, and not by its letters: 17 is
/// 48 at the largest size of body, the letters of which are 53 points high.
/// - Source: what people measured of `UIFontMetrics`; jaredsinclair.com, "Scaled Metric Surprises".
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.pixelLength) private var pixelLength
  private let value: Value
  private let style: Font.TextStyle

  /// Grows as text of a style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    value = wrappedValue
    style = textStyle
  }
  /// Grows as body text does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The number at the text size of the view, to whole pixels.
  public var wrappedValue: Value {
    let (scaled, pixel) = (value * Value(style.scale(at: size)), Value(pixelLength))
    guard pixel > 0, scaled.isFinite else { return scaled }
    return (scaled / pixel).rounded() * pixel
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension Font.TextStyle {
  /// How much larger than at the usual size things beside text of this style are.
  func scale(at size: DynamicTypeSize) -> CGFloat {
    let distances = TextStyleSizes.lineDistances(of: self)
    return distances[DynamicTypeSize.allCases.firstIndex(of: size)!] / distances[3]
  }
}
