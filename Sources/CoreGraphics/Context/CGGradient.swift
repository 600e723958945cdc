import Foundation
import SashDisplay
import SashGeometry

/// Colours that go over into each other, at places from 0 to 1.
public final class CGGradient: @unchecked Sendable {
  let stops: [GradientStop]

  private init(_ colors: [ColorComponents], _ locations: [CGFloat]?) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops =
      colors.enumerated().map { index, color in
        GradientStop(color: color, location: locations?[index] ?? CGFloat(index) / last)
      }
      .sorted { $0.location < $1.location }
  }

  /// A gradient of colours; without places they are as far from each other. Nil without colours.
  ///
  /// - Parameter colors: Colours of Core Graphics; others are left out.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?
  ) {
    let found = colors.compactMap { $0 as? CGColor }
    guard !found.isEmpty else { return nil }
    self.init(
      found.map(\.sRGB), locations.map { places in found.indices.map { places[$0] } })
  }

  /// A gradient by the components of its colours, each with the opacity last.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let width = space.numberOfComponents + 1
    let colors = (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * width) }
    self.init(colors.map(\.sRGB), locations.map { places in (0..<count).map { places[$0] } })
  }
}

/// Whether the first and the last colour go on beyond the ends of a gradient.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
  /// Fills what is not clipped with colours along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    fill(with: .linear(ended(gradient.stops, options), start: startPoint, end: endPoint))
  }

  /// Fills what is not clipped with colours from one circle to another.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let (before, after) = (
      options.contains(.drawsBeforeStartLocation), options.contains(.drawsAfterEndLocation)
    )
    guard startCenter == endCenter, startRadius <= endRadius else {
      let shape = PDFShading.Shape.radial(startCenter, startRadius, endCenter, endRadius)
      return PDFShading(shape: shape, before: before, after: after, color: gradient.color).draw(in: self)
    }
    fill(
      with: .radial(
        ended(gradient.stops, options), center: endCenter, startRadius: startRadius, endRadius: endRadius))
  }

  func fill(with paint: Paint) {
    draw(
      .shape(
        ShapeContent(
          path: Path(boundingBoxOfClipPath), mode: .fill(FillStyle(antialiased: false)), paint: paint)))
  }

  private func ended(_ stops: [GradientStop], _ options: CGGradientDrawingOptions) -> [GradientStop] {
    CGContext.ended(
      stops, before: options.contains(.drawsBeforeStartLocation),
      after: options.contains(.drawsAfterEndLocation))
  }
  /// Beyond an end that is not drawn the gradient is clear.
  static func ended(_ stops: [GradientStop], before: Bool, after: Bool) -> [GradientStop] {
    func clear(_ stop: GradientStop, at location: CGFloat) -> GradientStop {
      var color = stop.color
      color.opacity = 0
      return GradientStop(color: color, location: location)
    }
    var stops = stops
    if !before, let first = stops.first { stops.insert(clear(first, at: first.location), at: 0) }
    if !after, let last = stops.last { stops.append(clear(last, at: last.location)) }
    return stops
  }
}

extension CGGradient {
  /// The colour at a place, 0…1.
  func color(_ location: CGFloat) -> ColorComponents {
    guard let next = stops.firstIndex(where: { $0.location >= location }) else {
      return stops.last?.color ?? .clear
    }
    guard next > 0 else { return stops[0].color }
    let (a, b) = (stops[next - 1], stops[next])
    let share = Float((location - a.location) / max(b.location - a.location, 1e-9))
    func mix(_ x: Float, _ y: Float) -> Float { x + (y - x) * share }
    return ColorComponents(
      red: mix(a.color.red, b.color.red), green: mix(a.color.green, b.color.green),
      blue: mix(a.color.blue, b.color.blue), opacity: mix(a.color.opacity, b.color.opacity))
  }
}
