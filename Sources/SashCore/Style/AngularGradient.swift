import Foundation
import SashDisplay

/// Colours that change with the angle around a point, clockwise.
@frozen public nonisolated struct AngularGradient: ShapeStyle, View, Sendable {
  public typealias Resolved = Never
  @usableFromInline var colors: GradientColors
  @usableFromInline var center: UnitPoint
  @usableFromInline var startAngle: Angle
  @usableFromInline var endAngle: Angle
  @usableFromInline init(colors: GradientColors, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.colors = colors
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }
  /// A gradient between two angles; the rest of the turn has the colour of the nearer end.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.init(colors: .plain(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// A gradient between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// A gradient between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// A gradient over a full turn that begins at an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      colors: .plain(gradient), center: center, startAngle: angle, endAngle: .radians(angle.radians + 2 * .pi)
    )
  }
  /// A gradient over a full turn that begins at an angle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  /// A gradient over a full turn that begins at an angle.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
  @MainActor @preconcurrency public var body: _ShapeView<Rectangle, AngularGradient> {
    _ShapeView(shape: Rectangle(), style: self)
  }

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    var stops = colors.stops(in: context.environment)
    var (start, end) = (startAngle, endAngle)
    if end < start {
      // Counterclockwise: the same picture, told clockwise.
      swap(&start, &end)
      stops = stops.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) }
    }
    let fill = StyleFill.gradient(stops) { .angular($0, center: center, start: start, end: end) }
    return _ResolvedStyle(fill).stepping(back: context.level)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Colours that change with the angle around a point, between two angles.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Colours that change with the angle around a point, between two angles.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: .any(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Colours that change with the angle around a point, between two angles.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Colours that change with the angle around a point, between two angles.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Colours that change with the angle around a point, over a full turn.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }
  /// Colours that change with the angle around a point, over a full turn.
  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(
      colors: .any(gradient), center: center, startAngle: angle, endAngle: .radians(angle.radians + 2 * .pi))
  }
  /// Colours that change with the angle around a point, over a full turn.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
  /// Colours that change with the angle around a point, over a full turn.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}
