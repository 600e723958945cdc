import Foundation
import SashDisplay

/// A gradient with its colours mixed in its own way.
@usableFromInline enum GradientColors: Hashable, Sendable {
  case plain(Gradient)
  case any(AnyGradient)
  func stops(in environment: EnvironmentValues) -> [GradientStop] {
    switch self {
    case .plain(let gradient): gradient.resolve(in: environment)
    case .any(let gradient): gradient.stops(in: environment)
    }
  }
}

/// Colours that change along a line. The points are fractions of the frame.
@frozen public nonisolated struct LinearGradient: ShapeStyle, View, Sendable {
  public typealias Resolved = Never
  @usableFromInline var colors: GradientColors
  @usableFromInline var startPoint: UnitPoint
  @usableFromInline var endPoint: UnitPoint
  @usableFromInline init(colors: GradientColors, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.colors = colors
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(colors: .plain(gradient), startPoint: startPoint, endPoint: endPoint)
  }
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(colors: .plain(Gradient(colors: colors)), startPoint: startPoint, endPoint: endPoint)
  }
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(colors: .plain(Gradient(stops: stops)), startPoint: startPoint, endPoint: endPoint)
  }
  public init(gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(colors: .any(gradient), startPoint: startPoint, endPoint: endPoint)
  }
  @MainActor @preconcurrency public var body: _ShapeView<Rectangle, LinearGradient> {
    _ShapeView(shape: Rectangle(), style: self)
  }

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    let fill = StyleFill.gradient(colors.stops(in: context.environment)) {
      .linear($0, start: startPoint, end: endPoint)
    }
    return _ResolvedStyle(fill).stepping(back: context.level)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours that change along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours that change along a line.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours that change along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours that change along a line.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

/// Colours that change with the distance from a point. Radii are in points.
@frozen public nonisolated struct RadialGradient: ShapeStyle, View, Sendable {
  public typealias Resolved = Never
  @usableFromInline var colors: GradientColors
  @usableFromInline var center: UnitPoint
  @usableFromInline var startRadius: CGFloat
  @usableFromInline var endRadius: CGFloat
  @usableFromInline init(
    colors: GradientColors, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.colors = colors
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(colors: .plain(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      colors: .plain(Gradient(colors: colors)), center: center, startRadius: startRadius, endRadius: endRadius
    )
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      colors: .plain(Gradient(stops: stops)), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public init(gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(colors: .any(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  @MainActor @preconcurrency public var body: _ShapeView<Rectangle, RadialGradient> {
    _ShapeView(shape: Rectangle(), style: self)
  }

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    let fill = StyleFill.gradient(colors.stops(in: context.environment)) {
      .radial($0, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    return _ResolvedStyle(fill).stepping(back: context.level)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Colours that change with the distance from a point.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Colours that change with the distance from a point.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Colours that change with the distance from a point.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Colours that change with the distance from a point.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

/// Colours that change with the distance from a point, measured in the sides of the frame. Radii are
/// fractions of the sides.
@frozen public nonisolated struct EllipticalGradient: ShapeStyle, View, Sendable {
  public typealias Resolved = Never
  @usableFromInline var colors: GradientColors
  @usableFromInline var center: UnitPoint
  @usableFromInline var startRadiusFraction: CGFloat
  @usableFromInline var endRadiusFraction: CGFloat
  @usableFromInline init(
    colors: GradientColors, center: UnitPoint, startRadiusFraction: CGFloat, endRadiusFraction: CGFloat
  ) {
    self.colors = colors
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      colors: .plain(gradient), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      colors: .plain(Gradient(colors: colors)), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      colors: .plain(Gradient(stops: stops)), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  public init(
    gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      colors: .any(gradient), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  @MainActor @preconcurrency public var body: _ShapeView<Rectangle, EllipticalGradient> {
    _ShapeView(shape: Rectangle(), style: self)
  }

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    let fill = StyleFill.gradient(colors.stops(in: context.environment)) {
      .elliptical(
        $0, center: center, startFraction: startRadiusFraction, endFraction: endRadiusFraction)
    }
    return _ResolvedStyle(fill).stepping(back: context.level)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Colours that change with the distance from a point, measured in the sides of the frame.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// Colours that change with the distance from a point, measured in the sides of the frame.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// Colours that change with the distance from a point, measured in the sides of the frame.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// Colours that change with the distance from a point, measured in the sides of the frame.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
