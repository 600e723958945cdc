import Foundation
import SashGeometry

extension Color {
  /// A colour as numbers that may be brighter than white, as screens of a high range show it.
  public nonisolated struct ResolvedHDR: Hashable, Sendable {
    var base: Color.Resolved
    /// How many times as bright as white the colour was made for; nil where nothing is said of it.
    public var headroom: Float?

    public init(_ resolved: Color.Resolved, headroom: Float? = nil) {
      (base, self.headroom) = (resolved, headroom)
    }
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1,
      headroom: Float? = nil
    ) {
      base = Color.Resolved(colorSpace: colorSpace, red: red, green: green, blue: blue, opacity: opacity)
      self.headroom = headroom
    }
    public var opacity: Float {
      get { base.opacity }
      set { base.opacity = newValue }
    }
    public var linearRed: Float {
      get { base.linearRed }
      set { base.linearRed = newValue }
    }
    public var linearGreen: Float {
      get { base.linearGreen }
      set { base.linearGreen = newValue }
    }
    public var linearBlue: Float {
      get { base.linearBlue }
      set { base.linearBlue = newValue }
    }
    /// Red with the gamma of sRGB.
    public var red: Float {
      get { base.red }
      set { base.red = newValue }
    }
    /// Green with the gamma of sRGB.
    public var green: Float {
      get { base.green }
      set { base.green = newValue }
    }
    /// Blue with the gamma of sRGB.
    public var blue: Float {
      get { base.blue }
      set { base.blue = newValue }
    }
  }

  /// The colour as numbers in an environment, with how bright it was made to be.
  public nonisolated func resolveHDR(in environment: EnvironmentValues) -> ResolvedHDR {
    ResolvedHDR(resolve(in: environment), headroom: (provider as? HeadroomColor)?.headroom)
  }
  /// This colour as a camera takes it with more light (stops above zero) or less: each stop doubles it.
  public nonisolated func exposureAdjust(_ stops: Double) -> Color {
    Color(provider: ExposedColor(base: self, stops: stops))
  }
  /// This colour, made for screens that are so many times as bright as white.
  ///
  /// - Missing: screens of a high range; what is brighter than white is white here.
  public nonisolated func headroom(_ headroom: Double?) -> Color {
    Color(provider: HeadroomColor(base: self, headroom: headroom.map { Float($0) }))
  }

  private nonisolated var provider: ColorProvider? {
    if case .provider(let provider) = storage { provider } else { nil }
  }
}

/// A colour with more light or less.
private final class ExposedColor: ColorProvider, @unchecked Sendable {
  let base: Color
  let stops: Double
  init(base: Color, stops: Double) { (self.base, self.stops) = (base, stops) }
  override func components(in environment: EnvironmentValues) -> ColorComponents {
    var color = base.resolve(in: environment)
    let factor = Float(exp2(stops.isFinite ? stops : 0))
    color.linearRed *= factor
    color.linearGreen *= factor
    color.linearBlue *= factor
    return color.components
  }
  override func isEqual(to other: ColorProvider) -> Bool {
    guard let other = other as? ExposedColor else { return false }
    return base == other.base && stops == other.stops
  }
  override func hash(_ hasher: inout Hasher) {
    hasher.combine(base)
    hasher.combine(stops)
  }
  override var text: String { "\(base) exposed by \(stops)" }
}

/// A colour that is made for bright screens.
private final class HeadroomColor: ColorProvider, @unchecked Sendable {
  let base: Color
  let headroom: Float?
  init(base: Color, headroom: Float?) { (self.base, self.headroom) = (base, headroom) }
  override func components(in environment: EnvironmentValues) -> ColorComponents {
    base.components(in: environment)
  }
  override func isEqual(to other: ColorProvider) -> Bool {
    guard let other = other as? HeadroomColor else { return false }
    return base == other.base && headroom == other.headroom
  }
  override func hash(_ hasher: inout Hasher) {
    hasher.combine(base)
    hasher.combine(headroom)
  }
  override var text: String { "\(base)" }
}
