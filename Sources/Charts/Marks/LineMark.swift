import CoreGraphics
import Foundation

/// A point of a line; the points of a series are joined in their order.
public struct LineMark: _PrimitiveChartContent {
  private let mark: _ChartMark
  public func _marks() -> [_ChartMark] { [mark] }

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    var mark = _ChartMark(.line)
    (mark.x, mark.y) = (.init(x), .init(y))
    self.mark = mark
  }
  /// - Parameter series: Points of different values belong to different lines.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    var mark = _ChartMark(.line)
    (mark.x, mark.y, mark.series) = (.init(x), .init(y), series.low)
    self.mark = mark
  }
}

/// A place of an area, which reaches from 0 or from another line.
public struct AreaMark: _PrimitiveChartContent {
  private let mark: _ChartMark
  public func _marks() -> [_ChartMark] { [mark] }
  private init(_ fill: (inout _ChartMark) -> Void) {
    var mark = _ChartMark(.area)
    fill(&mark)
    self.mark = mark
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) { self.init { ($0.x, $0.y, $0.stacking) = (.init(x), .init(y), stacking) } }
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) { self.init { ($0.x, $0.y, $0.series, $0.stacking) = (.init(x), .init(y), series.low, stacking) } }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init { ($0.x, $0.y, $0.stacking) = (.init(x), .init(yStart, yEnd), .unstacked) } }
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init {
      ($0.x, $0.y, $0.series, $0.stacking) = (.init(x), .init(yStart, yEnd), series.low, .unstacked)
    }
  }
}

/// A sign at a place.
public struct PointMark: _PrimitiveChartContent {
  private let mark: _ChartMark
  public func _marks() -> [_ChartMark] { [mark] }
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    var mark = _ChartMark(.point)
    (mark.x, mark.y) = (.init(x), .init(y))
    self.mark = mark
  }
  /// - Parameter y: In points from the top; the middle, if nothing is said.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    var mark = _ChartMark(.point)
    (mark.x, mark.yPoints) = (.init(x), (y, y))
    self.mark = mark
  }
  /// - Parameter x: In points from the left; the middle, if nothing is said.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    var mark = _ChartMark(.point)
    (mark.y, mark.xPoints) = (.init(y), (x, x))
    self.mark = mark
  }
}
