import CoreGraphics
import Foundation
import SashCore

/// Knows where the values of a chart are. Where it is read from right to left, the horizontal axis begins at the right.
public struct ChartProxy {
  let model: ChartModel
  let anchor: Anchor<CGRect>?
  let size: CGSize
  let isMirrored: Bool
  /// Selects from a place to another, or nothing.
  var select: ((ChartPointer?) -> Void)?
  init(model: ChartModel, anchor: Anchor<CGRect>?, size: CGSize, isMirrored: Bool = false) {
    (self.model, self.anchor, self.size, self.isMirrored) = (model, anchor, size, isMirrored)
  }
  private func across(_ fraction: Double) -> CGFloat { size.width * (isMirrored ? 1 - fraction : fraction) }

  /// Of the rectangle that the marks are in, in points.
  public var plotSize: CGSize { size }
  public var plotAreaSize: CGSize { size }
  /// Where that rectangle is; a `GeometryProxy` makes a frame of it.
  public var plotFrame: Anchor<CGRect>? { anchor }
  /// Where the part of that rectangle is that is seen.
  ///
  /// - Missing: charts that scroll, whose whole plot it is.
  public var plotContainerFrame: Anchor<CGRect>? { anchor }
  /// Where that rectangle is. Traps where there is no chart, which cannot be for a proxy that a chart hands out.
  public var plotAreaFrame: Anchor<CGRect> { anchor! }

  /// In points from the plot's left side.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    model.x.fraction(value.datum).map { across($0) }
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
    let fraction = position / size.width
    return model.x.datum(at: isMirrored ? 1 - fraction : fraction).flatMap { P(datum: $0) }
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
  public func selectXValue(at x: CGFloat) { selectXRange(from: x, to: x) }
  /// Selects the value at a place, in points from the plot's upper side.
  public func selectYValue(at y: CGFloat) { selectYRange(from: y, to: y) }
  /// Selects the values between two places, in points from the plot's left side.
  public func selectXRange(from first: CGFloat, to second: CGFloat) {
    select?(
      ChartPointer(
        start: CGPoint(x: first, y: size.height / 2), place: CGPoint(x: second, y: size.height / 2)))
  }
  public func selectYRange(from first: CGFloat, to second: CGFloat) {
    select?(
      ChartPointer(start: CGPoint(x: size.width / 2, y: first), place: CGPoint(x: size.width / 2, y: second)))
  }
  /// Selects the slice at a place.
  public func selectAngleValue(at angle: Angle) {
    let radius = min(size.width, size.height) / 4
    let place = CGPoint(
      x: size.width / 2 + radius * CGFloat(sin(angle.radians)),
      y: size.height / 2 - radius * CGFloat(cos(angle.radians)))
    select?(ChartPointer(start: place, place: place))
  }
  /// The colour of a value.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    model.styles.style(value.datum)
  }

  /// The values of the horizontal axis: the first and the last of numbers and dates, all names.
  public func xDomain<P: Plottable>(dataType: P.Type) -> [P] {
    model.x.domain.values.compactMap { P(datum: $0) }
  }
  /// The values of the vertical axis: the first and the last of numbers and dates, all names.
  public func yDomain<P: Plottable>(dataType: P.Type) -> [P] {
    model.y.domain.values.compactMap { P(datum: $0) }
  }
  /// The rectangle that belongs to a pair of values, in points from the plot's upper left corner.
  public func positionRange<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: point.x), let y = positionRange(forY: point.y) else { return nil }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }
  /// The turn from the top, clockwise, at which a place is seen from the middle of the plot.
  public func angle(at position: CGPoint) -> Angle {
    let turn = atan2(Double(position.y - size.height / 2), Double(position.x - size.width / 2)) + .pi / 2
    return .radians(turn < 0 ? turn + 2 * .pi : turn)
  }
  /// What the slices from the top to an angle are together, as chart selections give it; nil where no pie is.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    guard model.isPie else { return nil }
    let turns = angle.radians / (2 * .pi)
    return P(datum: .number((turns - turns.rounded(.down)) * model.marks.reduce(0) { $0 + $1.angle }))
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
