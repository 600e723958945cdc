import Foundation
import SashGeometry

extension Color {
  /// A colour as numbers: linear sRGB and opacity, ready for arithmetic.
  @frozen public nonisolated struct Resolved: Hashable, Sendable, BitwiseCopyable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    /// From components in a colour space.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.opacity = opacity
      switch colorSpace {
      case .sRGB:
        (linearRed, linearGreen, linearBlue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
      case .sRGBLinear: (linearRed, linearGreen, linearBlue) = (red, green, blue)
      case .displayP3:
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        // - Source: CSS Color 4, Display P3 through XYZ (D65) to linear sRGB.
        linearRed = 1.2249401763 * r - 0.2249401763 * g
        linearGreen = -0.0420569547 * r + 1.0420569547 * g
        linearBlue = -0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b
      }
    }

    package init(_ components: ColorComponents) {
      self.init(
        red: components.red, green: components.green, blue: components.blue, opacity: components.opacity)
    }
    package var components: ColorComponents {
      ColorComponents(red: red, green: green, blue: blue, opacity: opacity)
    }

    /// Red with the gamma of sRGB.
    public var red: Float {
      get { Self.encoded(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }
    /// Green with the gamma of sRGB.
    public var green: Float {
      get { Self.encoded(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }
    /// Blue with the gamma of sRGB.
    public var blue: Float {
      get { Self.encoded(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    static func linear(_ value: Float) -> Float {
      let size = abs(value)
      let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
      return value < 0 ? -result : result
    }
    static func encoded(_ value: Float) -> Float {
      let size = abs(value)
      // What is full stays so: 1.055 - 0.055 is a little less than 1 in this precision.
      if size == 1 { return value }
      let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
      return value < 0 ? -result : result
    }
  }

  /// The colour as numbers in an environment.
  public nonisolated func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(components(in: environment))
  }
}

extension Color.Resolved: Animatable {
  public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
    get { .init(linearRed * 128, .init(linearGreen * 128, .init(linearBlue * 128, opacity * 128))) }
    set {
      linearRed = newValue.first / 128
      linearGreen = newValue.second.first / 128
      linearBlue = newValue.second.second.first / 128
      opacity = newValue.second.second.second / 128
    }
  }
}

extension Color.Resolved: CustomStringConvertible {
  public var description: String { Color(self).description }
}

extension Color.Resolved: Codable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for value in [linearRed, linearGreen, linearBlue, opacity] { try container.encode(value) }
  }
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(colorSpace: .sRGBLinear, red: 0, green: 0, blue: 0)
    linearRed = try container.decode(Float.self)
    linearGreen = try container.decode(Float.self)
    linearBlue = try container.decode(Float.self)
    opacity = try container.decode(Float.self)
  }
}

extension ColorComponents {
  /// A colour between this one and another, mixed premultiplied.
  package func mixed(with other: ColorComponents, by fraction: Float, in space: Gradient.ColorSpace)
    -> ColorComponents
  {
    let opacity = self.opacity + (other.opacity - self.opacity) * fraction
    guard opacity > 0 else { return .clear }
    func mix(_ a: Float, _ b: Float) -> Float {
      (a * self.opacity * (1 - fraction) + b * other.opacity * fraction) / opacity
    }
    guard space == .perceptual else {
      return ColorComponents(
        red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
        opacity: opacity)
    }
    let (a, b) = (Oklab(self), Oklab(other))
    return Oklab(
      lightness: mix(a.lightness, b.lightness), a: mix(a.a, b.a), b: mix(a.b, b.b)
    ).components(opacity: opacity)
  }
}

extension ColorComponents {
  /// A colour between this one and another as light would mix, premultiplied.
  func mixedAsLight(with other: ColorComponents, by fraction: Float) -> ColorComponents {
    let opacity = self.opacity + (other.opacity - self.opacity) * fraction
    guard opacity > 0 else { return .clear }
    let (a, b) = (Color.Resolved(self), Color.Resolved(other))
    func mix(_ x: Float, _ y: Float) -> Float {
      (x * self.opacity * (1 - fraction) + y * other.opacity * fraction) / opacity
    }
    return Color.Resolved(
      colorSpace: .sRGBLinear, red: mix(a.linearRed, b.linearRed), green: mix(a.linearGreen, b.linearGreen),
      blue: mix(a.linearBlue, b.linearBlue), opacity: opacity
    ).components
  }
}

/// A colour where equal steps look equal.
/// - Source: CSS Color 4, Oklab.
struct Oklab {
  var lightness: Float
  var a: Float
  var b: Float

  init(lightness: Float, a: Float, b: Float) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  init(_ color: ColorComponents) {
    let c = Color.Resolved(color)
    let (r, g, b) = (c.linearRed, c.linearGreen, c.linearBlue)
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    self.b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  func components(opacity: Float) -> ColorComponents {
    func cube(_ x: Float) -> Float { x * x * x }
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return Color.Resolved(
      colorSpace: .sRGBLinear, red: 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      green: -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      blue: -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s, opacity: opacity
    ).components
  }
}
