import Foundation
import SashDisplay

/// Frosted glass: what lies behind a shape, blurred and tinted.
///
/// Behind means everything in the window that is drawn before it, other materials included. What effects around it, such as
/// `opacity`, hold by then is seen through these. Text cannot be frosted; it is drawn in the tint.
///
/// - Missing: vibrant colours of what is drawn on a material; it keeps its own.
public nonisolated struct Material: ShapeStyle, Sendable {
  public typealias Resolved = Never
  private enum Thickness: Hashable { case ultraThin, thin, regular, thick, ultraThick, bar }
  private let thickness: Thickness
  /// Nil follows the environment.
  fileprivate var appearance: MaterialActiveAppearance?
  private init(_ thickness: Thickness) { self.thickness = thickness }

  /// More of what lies behind than of the material.
  public static let ultraThin = Material(.ultraThin)
  /// Much of what lies behind.
  public static let thin = Material(.thin)
  /// Somewhat translucent.
  public static let regular = Material(.regular)
  /// More of the material than of what lies behind.
  public static let thick = Material(.thick)
  /// Mostly the material.
  public static let ultraThick = Material(.ultraThick)
  /// The material of the bars at the edges of a window.
  public static let bar = Material(.bar)

  /// How much of white (dark: of a dark grey) lies over what is behind.
  ///
  /// - Source: facts on colours, materials; estimates, as Apple publishes no numbers.
  private func tint(isDark: Bool) -> ColorComponents {
    let (level, opacity): (Float, Float) =
      switch (thickness, isDark) {
      case (.ultraThin, false): (255, 0.44)
      case (.thin, false): (255, 0.6)
      case (.regular, false): (245, 0.75)
      case (.thick, false): (255, 0.85)
      case (.ultraThick, false): (250, 0.92)
      case (.bar, false): (249, 0.94)
      case (.ultraThin, true): (37, 0.55)
      case (.thin, true): (37, 0.7)
      case (.regular, true): (37, 0.82)
      case (.thick, true): (37, 0.92)
      case (.ultraThick, true): (37, 0.96)
      case (.bar, true): (29, 0.94)
      }
    return ColorComponents(red: level / 255, green: level / 255, blue: level / 255, opacity: opacity)
  }

  /// In points; 30 in the units of a design tool.
  private static let radius: CGFloat = 15
  /// Of what lies behind.
  ///
  /// - Source: the facts on colours say 1.8, of a filter that evens out how light colours are as well; without that strong
  ///   colours glow, so this is less.
  private static let saturation: Float = 1.4

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    let environment = context.environment
    var tint = tint(isDark: environment.colorScheme == .dark)
    // Behind another window nothing shines through, as on a Mac.
    let isInactive = (appearance ?? environment.materialActiveAppearance).isInactive(environment)
    if environment.accessibilityReduceTransparency || isInactive {
      tint.opacity = 1
      return _ResolvedStyle(tint).stepping(back: context.level)
    }
    var matrix = PixelMatrix.saturation(Self.saturation)
    for row in 0..<3 {
      matrix.rows[row] *= 1 - tint.opacity
      matrix.rows[row][4] += tint.red * tint.opacity
    }
    let backdrop = Backdrop(radius: Self.radius, matrix: matrix, tint: tint)
    return _ResolvedStyle(.material(backdrop, opacity: 1)).stepping(back: context.level)
  }
}

/// Whether a material looks as in a window that is used, or as in one behind it.
public nonisolated struct MaterialActiveAppearance: Hashable, Sendable {
  enum Kind: Hashable { case automatic, active, inactive, matchWindow }
  let kind: Kind
  /// As the platform has it: always as in a window that is used.
  public static let automatic = MaterialActiveAppearance(kind: .automatic)
  public static let active = MaterialActiveAppearance(kind: .active)
  public static let inactive = MaterialActiveAppearance(kind: .inactive)
  /// As the window is.
  public static let matchWindow = MaterialActiveAppearance(kind: .matchWindow)

  /// Whether a material is to look as behind another window.
  func isInactive(_ environment: EnvironmentValues) -> Bool {
    switch kind {
    case .automatic, .active: false
    case .inactive: true
    case .matchWindow: !environment.appearsActive
    }
  }
}

private struct MaterialAppearanceKey: EnvironmentKey {
  static var defaultValue: MaterialActiveAppearance { .automatic }
}
extension EnvironmentValues {
  /// Whether materials look as in a window that is used.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialAppearanceKey.self] }
    set { self[MaterialAppearanceKey.self] = newValue }
  }
}

private struct BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}
extension EnvironmentValues {
  /// The material that lies behind a view, if it says so.
  ///
  /// - Missing: following the materials of backgrounds, and drawing by it.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}

/// A style whose materials look as in a window that is used, or not.
private nonisolated struct MaterialAppearanceStyle<Base: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never
  let base: Base
  let appearance: MaterialActiveAppearance
  func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    var context = context
    context.environment.materialActiveAppearance = appearance
    return base._resolve(context)
  }
}

extension Material {
  /// This material, looking as in a window that is used or as in one behind it.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material {
    var copy = self
    copy.appearance = appearance
    return copy
  }
}
extension ShapeStyle {
  /// This style with materials that look as in a window that is used or as in one behind it.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some ShapeStyle {
    MaterialAppearanceStyle(base: self, appearance: appearance)
  }
}
extension View {
  /// Sets whether the materials in this view look as in a window that is used.
  public nonisolated func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    environment(\.materialActiveAppearance, appearance)
  }
}

extension ShapeStyle where Self == Material {
  /// A material that is somewhat translucent.
  public static var regularMaterial: Material { .regular }
  /// A material that is more opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// A material that is more translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// A mostly translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A mostly opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of the bars at the edges of a window.
  public static var bar: Material { .bar }
}
