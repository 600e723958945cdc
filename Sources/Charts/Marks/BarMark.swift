import CoreGraphics
import Foundation

/// A bar from 0, or from one value, to another.
public struct BarMark: _PrimitiveChartContent {
  private let mark: _ChartMark
  public func _marks() -> [_ChartMark] { [mark] }
  private init(_ fill: (inout _ChartMark) -> Void) {
    var mark = _ChartMark(.bar)
    fill(&mark)
    self.mark = mark
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init {
      ($0.x, $0.y, $0.width, $0.height, $0.stacking) = (.init(x), .init(y), width, height, stacking)
    }
  }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) { self.init { ($0.x, $0.y, $0.width, $0.stacking) = (.init(x), .init(yStart, yEnd), width, .unstacked) } }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic,
    stacking: MarkStackingMethod
  ) { self.init { ($0.x, $0.y, $0.width, $0.stacking) = (.init(x), .init(yStart, yEnd), width, .unstacked) } }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init { ($0.x, $0.y, $0.height, $0.stacking) = (.init(xStart, xEnd), .init(y), height, .unstacked) }
  }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init { ($0.x, $0.y, $0.stacking) = (.init(xStart, xEnd), .init(yStart, yEnd), .unstacked) } }
  /// A bar along the whole height, or from one place on the plot to another, in points.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) { self.init { ($0.x, $0.yPoints, $0.width, $0.stacking) = (.init(x), (yStart, yEnd), width, stacking) } }
  /// A bar along the whole width, or from one place on the plot to another, in points.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init { ($0.y, $0.xPoints, $0.height, $0.stacking) = (.init(y), (xStart, xEnd), height, stacking) }
  }
  /// A bar from one value to another, along the whole height or from one place on the plot to another, in points.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) { self.init { ($0.x, $0.yPoints, $0.stacking) = (.init(xStart, xEnd), (yStart, yEnd), .unstacked) } }
  /// A bar from one value to another, along the whole width or from one place on the plot to another, in points.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init { ($0.y, $0.xPoints, $0.stacking) = (.init(yStart, yEnd), (xStart, xEnd), .unstacked) } }
}
