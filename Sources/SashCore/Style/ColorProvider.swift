import Foundation
import SashGeometry

/// A colour that has to be worked out in an environment: subclasses say how, and when two are the same.
@usableFromInline package class ColorProvider: Hashable, CustomStringConvertible, @unchecked Sendable {
  @usableFromInline package init() {}
  package func components(in environment: EnvironmentValues) -> ColorComponents { .clear }
  package func isEqual(to other: ColorProvider) -> Bool { self === other }
  package func hash(_ hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  package var text: String { "\(type(of: self))" }

  @usableFromInline package static func == (a: ColorProvider, b: ColorProvider) -> Bool {
    a === b || a.isEqual(to: b)
  }
  @usableFromInline package func hash(into hasher: inout Hasher) { hash(&hasher) }
  @usableFromInline package var description: String { text }
}

/// A colour with its opacity multiplied.
final class FadedColor: ColorProvider, @unchecked Sendable {
  let base: Color
  let opacity: Double
  init(base: Color, opacity: Double) {
    self.base = base
    self.opacity = opacity
  }
  override func components(in environment: EnvironmentValues) -> ColorComponents {
    base.components(in: environment).multiplyingOpacity(by: Float(opacity))
  }
  override func isEqual(to other: ColorProvider) -> Bool {
    guard let other = other as? FadedColor else { return false }
    return base == other.base && opacity == other.opacity
  }
  override func hash(_ hasher: inout Hasher) {
    hasher.combine(base)
    hasher.combine(opacity)
  }
  override var text: String { "\(Int((opacity * 100).rounded()))% \(base)" }
}

/// A colour between two others.
final class MixedColor: ColorProvider, @unchecked Sendable {
  let first: Color
  let second: Color
  let fraction: Double
  let space: Gradient.ColorSpace
  init(first: Color, second: Color, fraction: Double, space: Gradient.ColorSpace) {
    self.first = first
    self.second = second
    self.fraction = min(max(fraction, 0), 1)
    self.space = space
  }
  override func components(in environment: EnvironmentValues) -> ColorComponents {
    first.components(in: environment).mixed(
      with: second.components(in: environment), by: Float(fraction), in: space)
  }
  override func isEqual(to other: ColorProvider) -> Bool {
    guard let other = other as? MixedColor else { return false }
    return first == other.first && second == other.second && fraction == other.fraction
      && space == other.space
  }
  override func hash(_ hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(second)
    hasher.combine(fraction)
  }
  override var text: String { "\(first) mixed with \(second) by \(fraction)" }
}

/// The colour that a style of another type stands for.
final class StyleColor<Style: ShapeStyle & Hashable>: ColorProvider, @unchecked Sendable
where Style.Resolved == Color.Resolved {
  let style: Style
  init(style: Style) { self.style = style }
  override func components(in environment: EnvironmentValues) -> ColorComponents {
    style.resolve(in: environment).components
  }
  override func isEqual(to other: ColorProvider) -> Bool { (other as? Self)?.style == style }
  override func hash(_ hasher: inout Hasher) { hasher.combine(style) }
  override var text: String { "\(style)" }
}

/// A colour that code works out; it is the same as another only if it is the same object.
package final class ComputedColor: ColorProvider, @unchecked Sendable {
  private let compute: @Sendable (EnvironmentValues) -> ColorComponents
  package init(_ compute: @escaping @Sendable (EnvironmentValues) -> ColorComponents) {
    self.compute = compute
  }
  override package func components(in environment: EnvironmentValues) -> ColorComponents {
    compute(environment)
  }
}

extension Color {
  /// A colour of the app's resources by name.
  ///
  /// Asset catalogues are compiled by Xcode and cannot be read here; a missing colour is reported once and
  /// drawn as a striking magenta.
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {
    self.init(provider: NamedColor(name: name, bundle: bundle))
  }
}

extension Color {
  /// The components of a colour that is the same in every environment; nil if it is not, or if that cannot be told.
  package nonisolated var fixedComponents: ColorComponents? {
    guard case .components(let red, let green, let blue, let opacity) = storage else { return nil }
    return ColorComponents(red: red, green: green, blue: blue, opacity: opacity)
  }
  /// True if the app's resources have a colour of this name.
  package nonisolated static func exists(named name: String, in bundle: Bundle?) -> Bool {
    ColorSet.find(name, in: bundle ?? .main) != nil
  }
}

/// A colour found in a file of the bundle by its name.
///
/// The file is `<name>.colorset/Contents.json` as in an asset catalogue that was copied as it is, at the top
/// of the resources or in a folder with the ending `.xcassets`.
final class NamedColor: ColorProvider, @unchecked Sendable {
  let name: String
  let bundle: Bundle?
  init(name: String, bundle: Bundle?) {
    self.name = name
    self.bundle = bundle
  }
  private lazy var found: ColorSet? = ColorSet.find(name, in: bundle ?? .main)

  override func components(in environment: EnvironmentValues) -> ColorComponents {
    if let found { return environment.colorScheme == .dark ? found.dark : found.light }
    runtimeWarning("No color named '\(name)' found in asset catalog for \((bundle ?? .main).bundlePath)")
    return ColorComponents(255, 0, 255)
  }
  override func isEqual(to other: ColorProvider) -> Bool {
    guard let other = other as? NamedColor else { return false }
    return name == other.name && bundle == other.bundle
  }
  override func hash(_ hasher: inout Hasher) { hasher.combine(name) }
  override var text: String { "NamedColor(name: \"\(name)\", bundle: \(bundle.map { "\($0)" } ?? "nil"))" }
}
