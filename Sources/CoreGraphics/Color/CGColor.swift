import Foundation
import SashGeometry

/// A fixed colour: components in a colour space, and an opacity.
public final class CGColor: Hashable, @unchecked Sendable {
  public let colorSpace: CGColorSpace?
  private let values: [CGFloat]

  /// A colour by the components of a space with the opacity last, each 0…1; nil if their number is wrong.
  public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    colorSpace = space
    values = (0...space.numberOfComponents).map { components[$0] }
  }
  init(space: CGColorSpace, _ values: [CGFloat]) { (colorSpace, self.values) = (space, values) }
  /// A colour in sRGB.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    colorSpace = .shared
    values = [red, green, blue, alpha]
  }
  /// A colour in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }
  /// A grey, 0 black and 1 white.
  public init(gray: CGFloat, alpha: CGFloat) {
    colorSpace = .sharedGray
    values = [gray, alpha]
  }
  package convenience init(_ color: ColorComponents) {
    self.init(
      srgbRed: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.opacity))
  }

  // UIKit's colours have these names too, and `Color(.white)` is UIKit's.
  @_disfavoredOverload
  public static let white = CGColor(gray: 1, alpha: 1)
  @_disfavoredOverload
  public static let black = CGColor(gray: 0, alpha: 1)
  @_disfavoredOverload
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The components in the colour's own space, the opacity last.
  public var components: [CGFloat]? { values }
  public var numberOfComponents: Int { values.count }
  public var alpha: CGFloat { values[values.count - 1] }
  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    var changed = values
    changed[changed.count - 1] = alpha
    return changed.withUnsafeBufferPointer { CGColor(colorSpace: colorSpace!, components: $0.baseAddress!) }
  }
  public func copy() -> CGColor? { self }

  /// The colour in gamma-encoded sRGB.
  package var sRGB: ColorComponents {
    let opacity = Float(alpha)
    switch colorSpace!.kind {
    case .gray:
      let white = Float(values[0])
      return ColorComponents(red: white, green: white, blue: white, opacity: opacity)
    case .cmyk:
      var color = PDFColorSpace.color(
        cyan: values[0], magenta: values[1], yellow: values[2], black: values[3])
      color.opacity = opacity
      return color
    case .sRGB:
      return ColorComponents(
        red: Float(values[0]), green: Float(values[1]), blue: Float(values[2]), opacity: opacity)
    case .linear:
      return ColorComponents(
        red: encoded(values[0]), green: encoded(values[1]), blue: encoded(values[2]), opacity: opacity)
    case .displayP3:
      let (r, g, b) = (linear(values[0]), linear(values[1]), linear(values[2]))
      // - Source: CSS Color 4, Display P3 through XYZ (D65) to linear sRGB.
      return ColorComponents(
        red: encoded(1.2249401763 * r - 0.2249401763 * g),
        green: encoded(-0.0420569547 * r + 1.0420569547 * g),
        blue: encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b), opacity: opacity)
    }
  }

  public static func == (a: CGColor, b: CGColor) -> Bool {
    a === b || (a.colorSpace == b.colorSpace && a.values == b.values)
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

private func linear(_ value: CGFloat) -> CGFloat {
  let size = abs(value)
  let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
  return value < 0 ? -result : result
}
private func encoded(_ value: CGFloat) -> Float {
  let size = abs(value)
  let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
  return Float(value < 0 ? -result : result)
}
