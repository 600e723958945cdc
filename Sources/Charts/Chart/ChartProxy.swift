import CoreGraphics
import Foundation
import SashCore

/// Knows where the values of a chart are.
///
/// - Missing: places from the right, where a chart is read from there.
public struct ChartProxy {
  let model: ChartModel
  let anchor: Anchor<CGRect>?
  let size: CGSize
  /// Selects at a place, or nothing.
  var select: ((CGPoint?) -> Void)?
  init(model: ChartModel, anchor: Anchor<CGRect>?, size: CGSize) {
    (self.model, self.anchor, self.size) = (model, anchor, size)
  }

  /// Of the rectangle that the marks are in, in points.
  public var plotSize: CGSize { size }
  public var plotAreaSize: CGSize { size }
  /// Where that rectangle is; a `GeometryProxy` makes a frame of it.
  public var plotFrame: Anchor<CGRect>? { anchor }
  /// Where that rectangle is. Traps where there is no chart, which cannot be for a proxy that a chart hands out.
  public var plotAreaFrame: Anchor<CGRect> { anchor! }

  /// In points from the plot's left side.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    model.x.fraction(value.datum).map { size.width * $0 }
  }
  /// In points from the plot's upper side.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    model.y.fraction(value.datum).map { size.height * (1 - $0) }
  }
  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
    guard let x = self.position(forX: position.x), let y = self.position(forY: position.y) else { return nil }
    return CGPoint(x: x, y: y)
  }
  /// From where to where a value reaches.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    position(forX: value).map { middle in
      let half = model.x.bandwidth * size.width / 2
      return middle - half...middle + half
    }
  }
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    position(forY: value).map { middle in
      let half = model.y.bandwidth * size.height / 2
      return middle - half...middle + half
    }
  }

  /// The value at a place, in points from the plot's left side; nil if it is of another type or outside of categories.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    guard size.width > 0 else { return nil }
    return model.x.datum(at: position / size.width).flatMap { P(datum: $0) }
  }
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    guard size.height > 0 else { return nil }
    return model.y.datum(at: 1 - position / size.height).flatMap { P(datum: $0) }
  }
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else {
      return nil
    }
    return (x, y)
  }
  /// Selects the value at a place, in points from the plot's left side.
  public func selectXValue(at x: CGFloat) { select?(CGPoint(x: x, y: size.height / 2)) }
  /// Selects the value at a place, in points from the plot's upper side.
  public func selectYValue(at y: CGFloat) { select?(CGPoint(x: size.width / 2, y: y)) }
  /// Selects the values between two places, in points from the plot's left side.
  public func selectXRange(from first: CGFloat, to second: CGFloat) {
    select?(nil)
    selectXValue(at: first)
    selectXValue(at: second)
  }
  public func selectYRange(from first: CGFloat, to second: CGFloat) {
    select?(nil)
    selectYValue(at: first)
    selectYValue(at: second)
  }
  /// Selects the slice at a place.
  public func selectAngleValue(at angle: Angle) {
    let radius = min(size.width, size.height) / 4
    select?(
      CGPoint(
        x: size.width / 2 + radius * CGFloat(sin(angle.radians)),
        y: size.height / 2 - radius * CGFloat(cos(angle.radians))))
  }
  /// The colour of a value.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    model.styles.style(value.datum)
  }

  /// How much of all slices is passed from the top to a place.
  func angleValue(at place: CGPoint) -> Double? {
    let (dx, dy) = (place.x - size.width / 2, place.y - size.height / 2)
    guard model.isPie, hypot(dx, dy) <= min(size.width, size.height) / 2 else { return nil }
    var turn = (atan2(dy, dx) + .pi / 2) / (2 * .pi)
    if turn < 0 { turn += 1 }
    return turn * model.marks.reduce(0) { $0 + $1.angle }
  }
}
