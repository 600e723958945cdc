import Foundation
import SashDisplay

/// Colours at places along a line from 0 to 1.
@frozen public nonisolated struct Gradient: Hashable, Sendable {
  /// A colour at a place, 0 the beginning and 1 the end.
  @frozen public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    @inlinable public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  public var stops: [Stop]

  @inlinable public init(stops: [Stop]) { self.stops = stops }
  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// How colours between two stops are mixed.
  public struct ColorSpace: Hashable, Sendable {
    enum Kind: Hashable { case device, perceptual }
    var kind: Kind
    /// By their components as they are shown.
    public static let device = ColorSpace(kind: .device)
    /// So that equal steps look equal.
    public static let perceptual = ColorSpace(kind: .perceptual)
  }

  /// This gradient with its colours mixed in another way.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(provider: .gradient(self, space))
  }

  /// The stops as numbers, ascending, each within 0…1.
  func resolve(in environment: EnvironmentValues, space: ColorSpace = .device) -> [GradientStop] {
    var result: [GradientStop] = []
    result.reserveCapacity(stops.count)
    for stop in stops {
      let location = stop.location.isFinite ? min(max(stop.location, 0), 1) : 0
      result.append(
        GradientStop(
          color: stop.color.components(in: environment), location: max(location, result.last?.location ?? 0)))
    }
    guard space == .perceptual else { return result }
    return result.indices.flatMap { index -> [GradientStop] in
      guard index + 1 < result.count else { return [result[index]] }
      let (a, b) = (result[index], result[index + 1])
      guard b.location > a.location, a.color != b.color else { return [a] }
      // The raster mixes components; eight steps follow the perceptual line closer than one level of 255.
      return (0..<8).map { step in
        let part = Float(step) / 8
        return GradientStop(
          color: a.color.mixed(with: b.color, by: part, in: .perceptual),
          location: a.location + (b.location - a.location) * CGFloat(part))
      }
    }
  }
}

/// A gradient whose making is hidden: one with a colour space, or the standard gradient of a colour.
@frozen public nonisolated struct AnyGradient: Hashable, Sendable, ShapeStyle {
  public typealias Resolved = Never
  @usableFromInline enum Provider: Hashable, Sendable {
    case gradient(Gradient, Gradient.ColorSpace)
    case color(Color)
  }
  @usableFromInline var provider: Provider
  init(provider: Provider) { self.provider = provider }
  /// Hides a gradient.
  public init(_ gradient: Gradient) { provider = .gradient(gradient, .device) }

  /// This gradient with its colours mixed in another way.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    switch provider {
    case .gradient(let gradient, _): AnyGradient(provider: .gradient(gradient, space))
    case .color: self
    }
  }

  func stops(in environment: EnvironmentValues) -> [GradientStop] {
    switch provider {
    case .gradient(let gradient, let space): return gradient.resolve(in: environment, space: space)
    case .color(let color):
      return Self.stops(of: color.components(in: environment))
    }
  }

  /// The platform's gradient of a colour is not published; this is close to what it looks like.
  private static func stops(of base: ColorComponents) -> [GradientStop] {
    let light = base.mixed(
      with: ColorComponents(red: 1, green: 1, blue: 1, opacity: base.opacity), by: 0.2, in: .perceptual)
    return [GradientStop(color: light, location: 0), GradientStop(color: base, location: 1)]
  }
  /// The standard gradient of a colour, as a fill from top to bottom.
  static func fill(of color: ColorComponents) -> StyleFill {
    .gradient(stops(of: color)) { .linear($0, start: .top, end: .bottom) }
  }

  /// From top to bottom.
  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    _ResolvedStyle(.gradient(stops(in: context.environment)) { .linear($0, start: .top, end: .bottom) })
      .stepping(back: context.level)
  }
}

extension Color {
  /// The standard gradient of this colour: a little lighter at the top.
  public nonisolated var gradient: AnyGradient { AnyGradient(provider: .color(self)) }
}

extension Gradient: ShapeStyle {
  public typealias Resolved = Never
  /// From top to bottom.
  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle { AnyGradient(self)._resolve(context) }
}

extension StyleFill {
  /// A gradient, or a plain colour where there are not two to mix.
  static func gradient(_ stops: [GradientStop], _ make: ([GradientStop]) -> StyleFill) -> StyleFill {
    switch stops.count {
    case 0: .color(.clear)
    case 1: .color(stops[0].color)
    default: make(stops)
    }
  }
}
