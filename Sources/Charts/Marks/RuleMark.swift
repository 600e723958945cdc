import CoreGraphics
import Foundation

/// A straight line across the plot, or between two values.
public struct RuleMark: _PrimitiveChartContent {
  private let mark: _ChartMark
  public func _marks() -> [_ChartMark] { [mark] }
  private init(_ fill: (inout _ChartMark) -> Void) {
    var mark = _ChartMark(.rule)
    fill(&mark)
    self.mark = mark
  }

  /// An upright line; its ends in points from the top.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    self.init { ($0.x, $0.yPoints) = (.init(x), (yStart, yEnd)) }
  }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init { ($0.x, $0.y) = (.init(x), .init(yStart, yEnd)) } }
  /// A level line; its ends in points from the left.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    self.init { ($0.y, $0.xPoints) = (.init(y), (xStart, xEnd)) }
  }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) { self.init { ($0.x, $0.y) = (.init(xStart, xEnd), .init(y)) } }
  /// An upright line between two values, at a place in points from the left, or in the middle of the plot.
  public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    self.init { ($0.y, $0.xPoints) = (.init(yStart, yEnd), (x, x)) }
  }
  /// A level line between two values, at a place in points from the top, or in the middle of the plot.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
    self.init { ($0.x, $0.yPoints) = (.init(xStart, xEnd), (y, y)) }
  }
}

/// A rectangle between values, or around one.
public struct RectangleMark: _PrimitiveChartContent {
  private let mark: _ChartMark
  public func _marks() -> [_ChartMark] { [mark] }
  private init(_ fill: (inout _ChartMark) -> Void) {
    var mark = _ChartMark(.rectangle)
    fill(&mark)
    self.mark = mark
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) { self.init { ($0.x, $0.y, $0.width, $0.height) = (.init(x), .init(y), width, height) } }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init { ($0.x, $0.y) = (.init(xStart, xEnd), .init(yStart, yEnd)) } }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) { self.init { ($0.x, $0.y, $0.width) = (.init(x), .init(yStart, yEnd), width) } }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) { self.init { ($0.x, $0.y, $0.height) = (.init(xStart, xEnd), .init(y), height) } }
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) { self.init { ($0.x, $0.yPoints) = (.init(xStart, xEnd), (yStart, yEnd)) } }
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init { ($0.y, $0.xPoints) = (.init(yStart, yEnd), (xStart, xEnd)) } }
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) { self.init { ($0.x, $0.yPoints, $0.width) = (.init(x), (yStart, yEnd), width) } }
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) { self.init { ($0.y, $0.xPoints, $0.height) = (.init(y), (xStart, xEnd), height) } }
}

extension RectangleMark {
  /// A rectangle between places on the plot, in points from its left and its top; it reaches to the plot's edge where none is given.
  public init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) { self.init { ($0.xPoints, $0.yPoints) = ((xStart, xEnd), (yStart, yEnd)) } }
}

/// A slice of a pie, as large as its value is beside the others.
public struct SectorMark: _PrimitiveChartContent {
  private let mark: _ChartMark
  public func _marks() -> [_ChartMark] { [mark] }
  /// - Parameter angularInset: Left free on each straight side, in points.
  public init<A: Plottable>(
    angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    var mark = _ChartMark(.sector)
    mark.angle = max(0, angle.low.magnitude ?? 0)
    (mark.innerRadius, mark.outerRadius, mark.angularInset) = (innerRadius, outerRadius, angularInset ?? 0)
    self.mark = mark
  }
}
