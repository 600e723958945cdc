import Foundation

private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private struct ContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
private struct DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct ForegroundKey: EnvironmentKey { static var defaultValue: ForegroundStyles { .standard } }
private struct BackgroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private struct TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private struct AccentKey: EnvironmentKey { static var defaultValue: Color? { nil } }

/// The appearance of the screen.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark
}

/// How far colours stand out from each other.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard, increased
}

extension EnvironmentValues {
  /// The appearance that colours follow.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
  /// Whether the user asks for stronger contrast.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }
  package var _colorSchemeContrast: ColorSchemeContrast {
    get { colorSchemeContrast }
    set { colorSchemeContrast = newValue }
  }
  /// Pixels in a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }
  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The style of backgrounds; nil is the platform's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }
  /// What text, symbols and shapes are drawn with where they do not say.
  package var foregroundStyles: ForegroundStyles {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }
  /// The style of controls; nil is the accent colour.
  package var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
  /// The colour that `Color.accentColor` stands for; nil is the platform's blue.
  package var accent: Color? {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
  /// All that styles of the framework read; one attribute for those who draw with them.
  package var styleValues: StyleValues {
    StyleValues(
      scheme: colorScheme, contrast: colorSchemeContrast, foreground: foregroundStyles,
      background: backgroundStyle,
      tint: tint, accent: accent, reducesTransparency: accessibilityReduceTransparency)
  }
}

/// All that the styles of the framework read of the environment.
package struct StyleValues: Equatable {
  let scheme: ColorScheme
  let contrast: ColorSchemeContrast
  let foreground: ForegroundStyles
  let background: AnyShapeStyle?
  let tint: AnyShapeStyle?
  let accent: Color?
  let reducesTransparency: Bool
  package static func == (a: StyleValues, b: StyleValues) -> Bool {
    a.scheme == b.scheme && a.contrast == b.contrast && a.foreground == b.foreground
      && AnyShapeStyle.areSame(a.background, b.background) && AnyShapeStyle.areSame(a.tint, b.tint)
      && a.accent == b.accent && a.reducesTransparency == b.reducesTransparency
  }
}
