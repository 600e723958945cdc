import Foundation
import SashDisplay
import SashGraph

/// A colour, fixed or one that follows the appearance; as a view it fills the space it is offered.
@frozen public nonisolated struct Color: Hashable, Sendable {
  @usableFromInline enum Storage: Hashable, Sendable {
    /// Gamma-encoded sRGB and opacity.
    case components(Float, Float, Float, Float)
    case system(SystemColor)
    case provider(ColorProvider)
  }
  @usableFromInline var storage: Storage
  @inlinable init(storage: Storage) { self.storage = storage }

  /// Where the components of a colour are measured.
  public enum RGBColorSpace: Hashable, Sendable {
    /// sRGB with its gamma.
    case sRGB
    /// sRGB without gamma.
    case sRGBLinear
    /// Display P3 with the gamma of sRGB; more saturated than sRGB.
    case displayP3
  }

  @inlinable package init(_ color: SystemColor) { storage = .system(color) }
  package init(_ color: ColorComponents) {
    storage = .components(color.red, color.green, color.blue, color.opacity)
  }
  package init(provider: ColorProvider) { storage = .provider(provider) }

  /// A fixed colour; values beyond 0…1 are kept until drawing.
  @inlinable public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    switch colorSpace {
    case .sRGB: self.init(storage: .components(Float(red), Float(green), Float(blue), Float(opacity)))
    default: self.init(converting: red, green, blue, opacity: opacity, from: colorSpace)
    }
  }
  /// A fixed grey, 0 black and 1 white.
  @inlinable public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }
  /// A fixed colour by its angle on the colour wheel (0…1), its saturation and its brightness.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let hue = hue.isFinite ? hue : 0
    let sector = (hue - hue.rounded(.down)) * 6
    let part = sector - sector.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    let (red, green, blue) =
      switch Int(sector) {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }
  /// A colour that has been resolved.
  public init(_ resolved: Resolved) { self.init(resolved.components) }
  /// A style that is one colour, whatever it is called.
  @_disfavoredOverload
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Resolved {
    self = color as? Color ?? Color(provider: StyleColor(style: color))
  }

  @usableFromInline init(
    converting red: Double, _ green: Double, _ blue: Double, opacity: Double, from space: RGBColorSpace
  ) {
    self.init(
      Resolved(
        colorSpace: space, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity)
      ).components)
  }

  /// This colour with its opacity multiplied.
  @inlinable public func opacity(_ opacity: Double) -> Color {
    if case .components(let red, let green, let blue, let own) = storage {
      return Color(storage: .components(red, green, blue, own * Float(opacity)))
    }
    return fading(opacity)
  }
  @usableFromInline func fading(_ opacity: Double) -> Color {
    Color(provider: FadedColor(base: self, opacity: opacity))
  }

  /// This colour mixed with another: 0 is this one, 1 the other.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual)
    -> Color
  {
    Color(provider: MixedColor(first: self, second: rhs, fraction: fraction, space: colorSpace))
  }

  /// The colour in an environment.
  package func components(in environment: EnvironmentValues) -> ColorComponents {
    switch storage {
    case .components(let red, let green, let blue, let opacity):
      ColorComponents(red: red, green: green, blue: blue, opacity: opacity)
    case .system(.accent) where environment.accent != nil: environment.accent!.components(in: environment)
    case .system(let color):
      color.resolve(
        isDark: environment.colorScheme == .dark,
        isContrastIncreased: environment.colorSchemeContrast == .increased)
    case .provider(let provider): provider.components(in: environment)
    }
  }
}

extension Color: CustomStringConvertible {
  public var description: String {
    switch storage {
    case .components:
      let c = components(in: EnvironmentValues())
      func hex(_ value: Float) -> String {
        let text = String(Int(min(max(value, 0), 1) * 255 + 0.5), radix: 16, uppercase: true)
        return text.count == 1 ? "0" + text : text
      }
      return "#" + hex(c.red) + hex(c.green) + hex(c.blue) + hex(c.opacity)
    case .system(let color): return color.name
    case .provider(let provider): return provider.description
    }
  }
}

extension Color: UnaryView {
  public static func _makeView(view: _GraphValue<Color>, inputs: _ViewInputs) -> _ViewOutputs {
    let environment = inputs.environment
    let drawing = DrawingRule.make(inputs.base) {
      ShapeDrawing(shape: Rectangle(), style: view.value, mode: .fill(FillStyle()))
    }
    return makeLeaf(inputs: inputs, engine: nil) { drawing.value.content(in: $0, environment: environment) }
  }
}

extension Color {
  /// The platform's red, which follows the appearance.
  @inlinable public static var red: Color { Color(SystemColor.red) }
  /// The platform's orange, which follows the appearance.
  @inlinable public static var orange: Color { Color(SystemColor.orange) }
  /// The platform's yellow, which follows the appearance.
  @inlinable public static var yellow: Color { Color(SystemColor.yellow) }
  /// The platform's green, which follows the appearance.
  @inlinable public static var green: Color { Color(SystemColor.green) }
  /// The platform's mint, which follows the appearance.
  @inlinable public static var mint: Color { Color(SystemColor.mint) }
  /// The platform's teal, which follows the appearance.
  @inlinable public static var teal: Color { Color(SystemColor.teal) }
  /// The platform's cyan, which follows the appearance.
  @inlinable public static var cyan: Color { Color(SystemColor.cyan) }
  /// The platform's blue, which follows the appearance.
  @inlinable public static var blue: Color { Color(SystemColor.blue) }
  /// The platform's indigo, which follows the appearance.
  @inlinable public static var indigo: Color { Color(SystemColor.indigo) }
  /// The platform's purple, which follows the appearance.
  @inlinable public static var purple: Color { Color(SystemColor.purple) }
  /// The platform's pink, which follows the appearance.
  @inlinable public static var pink: Color { Color(SystemColor.pink) }
  /// The platform's brown, which follows the appearance.
  @inlinable public static var brown: Color { Color(SystemColor.brown) }
  /// White in every appearance.
  @inlinable public static var white: Color { Color(SystemColor.white) }
  /// The platform's gray, which follows the appearance.
  @inlinable public static var gray: Color { Color(SystemColor.gray) }
  /// Black in every appearance.
  @inlinable public static var black: Color { Color(SystemColor.black) }
  /// No colour at all: it draws nothing.
  @inlinable public static var clear: Color { Color(SystemColor.clear) }
  /// The colour of text.
  @inlinable public static var primary: Color { Color(SystemColor.label) }
  /// The colour of less prominent text.
  @inlinable public static var secondary: Color { Color(SystemColor.secondaryLabel) }
  /// The colour of controls: the one set by `accentColor(_:)`, or the platform's blue.
  @inlinable public static var accentColor: Color { Color(SystemColor.accent) }
}
