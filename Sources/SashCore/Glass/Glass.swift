import Foundation
import SashDisplay

/// A kind of glass: how much of what lies behind it is seen, and its tint.
///
/// - Missing: light that bends at the edges: this glass is flat, a clearer material with a bright rim and a soft shadow.
///   Interactive glass that grows under touches, which warns.
public nonisolated struct Glass: Equatable, Sendable {
  enum Kind: Sendable { case regular, clear, identity }
  var kind: Kind
  var tint: Color?
  var isInteractive = false
  /// Takes the tint of the place where it has no tint of its own.
  package var followsTint = false

  /// Frosted so that what is on it can be read.
  public static var regular: Glass { Glass(kind: .regular) }
  /// Nearly clear, for glass over pictures.
  public static var clear: Glass { Glass(kind: .clear) }
  /// None at all: the view is shown as it is without the effect.
  public static var identity: Glass { Glass(kind: .identity) }

  /// This glass in a colour; nil takes the colour away.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }
  /// This glass so that it answers to touches; buttons in the style `glass` do so without.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    if isEnabled { runtimeWarning("Glass: interactive glass looks the same while it is touched.") }
    return glass
  }
}

/// The pane of a glass.
struct GlassStyle: ShapeStyle {
  typealias Resolved = Never
  let glass: Glass

  /// In points.
  private static let radius: CGFloat = 8
  private static let saturation: Float = 1.5
  /// How much of a tint covers what the pane shows.
  private static let tintOpacity: Float = 0.72

  /// What lies over the blurred background. By eye, from pictures of iOS 26.
  private func film(isDark: Bool) -> ColorComponents {
    switch (glass.kind, isDark) {
    case (.clear, false): ColorComponents(red: 1, green: 1, blue: 1, opacity: 0.12)
    case (.clear, true): ColorComponents(red: 0, green: 0, blue: 0, opacity: 0.12)
    case (_, false): ColorComponents(red: 1, green: 1, blue: 1, opacity: 0.58)
    case (_, true): ColorComponents(red: 0.13, green: 0.13, blue: 0.14, opacity: 0.62)
    }
  }

  func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    let environment = context.environment
    var film = film(isDark: environment.colorScheme == .dark)
    let tint = glass.tint?._resolve(context) ?? (glass.followsTint ? TintShapeStyle()._resolve(context) : nil)
    if case .color(let color) = tint?.fill {
      let share = Self.tintOpacity * color.opacity
      // The tint over the film, as one colour.
      let opacity = share + film.opacity * (1 - share)
      func mixed(_ a: Float, _ b: Float) -> Float { (a * share + b * film.opacity * (1 - share)) / opacity }
      film = ColorComponents(
        red: mixed(color.red, film.red), green: mixed(color.green, film.green),
        blue: mixed(color.blue, film.blue), opacity: opacity)
    }
    if environment.accessibilityReduceTransparency {
      film.opacity = 1
      return _ResolvedStyle(film)
    }
    var matrix = PixelMatrix.saturation(Self.saturation)
    for (row, level) in [film.red, film.green, film.blue].enumerated() {
      matrix.rows[row] *= 1 - film.opacity
      matrix.rows[row][4] += level * film.opacity
    }
    let radius = glass.kind == .clear ? Self.radius / 4 : Self.radius
    return _ResolvedStyle(.material(Backdrop(radius: radius, matrix: matrix, tint: film), opacity: 1))
  }
}
