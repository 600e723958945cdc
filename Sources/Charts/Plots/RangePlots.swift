import CoreGraphics
import Foundation
import SashCore

// Plots whose elements reach from one value to another, or over the whole plot on one axis.

extension BarPlot {
  /// Bars between two values of the vertical axis.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic
  ) where Content == _ElementPlot<Data.Element> {
    body = _ElementPlot(data) {
      BarMark(x: x.of($0), yStart: yStart.of($0), yEnd: yEnd.of($0), width: width)
    }
  }
  /// Bars between two values of the horizontal axis.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, height: MarkDimension = .automatic
  ) where Content == _ElementPlot<Data.Element> {
    body = _ElementPlot(data) {
      BarMark(xStart: xStart.of($0), xEnd: xEnd.of($0), y: y.of($0), height: height)
    }
  }
  /// Bars along the whole height, or between two places in points from the top.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == _ElementPlot<Data.Element> {
    body = _ElementPlot(data) {
      BarMark(x: x.of($0), yStart: yStart, yEnd: yEnd, width: width, stacking: stacking)
    }
  }
  /// Bars along the whole width, or between two places in points from the left.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == _ElementPlot<Data.Element> {
    body = _ElementPlot(data) {
      BarMark(xStart: xStart, xEnd: xEnd, y: y.of($0), height: height, stacking: stacking)
    }
  }
  /// Bars between two values of the horizontal axis, along the whole height or between two places in points from the top.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Content == _ElementPlot<Data.Element> {
    body = _ElementPlot(data) {
      BarMark(xStart: xStart.of($0), xEnd: xEnd.of($0), yStart: yStart, yEnd: yEnd)
    }
  }
  /// Bars between two values of the vertical axis, along the whole width or between two places in points from the left.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == _ElementPlot<Data.Element> {
    body = _ElementPlot(data) {
      BarMark(xStart: xStart, xEnd: xEnd, yStart: yStart.of($0), yEnd: yEnd.of($0))
    }
  }
}

extension RectanglePlot {
  /// Rectangles between two values of the vertical axis.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic
  ) where Content == _ElementPlot<Data.Element> {
    body = _ElementPlot(data) {
      RectangleMark(x: x.of($0), yStart: yStart.of($0), yEnd: yEnd.of($0), width: width)
    }
  }
  /// Rectangles between two values of the horizontal axis.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, height: MarkDimension = .automatic
  ) where Content == _ElementPlot<Data.Element> {
    body = _ElementPlot(data) {
      RectangleMark(xStart: xStart.of($0), xEnd: xEnd.of($0), y: y.of($0), height: height)
    }
  }
  /// Rectangles along the whole height, or between two places in points from the top.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) where Content == _ElementPlot<Data.Element> {
    body = _ElementPlot(data) { RectangleMark(x: x.of($0), yStart: yStart, yEnd: yEnd, width: width) }
  }
  /// Rectangles along the whole width, or between two places in points from the left.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>,
    height: MarkDimension = .automatic
  ) where Content == _ElementPlot<Data.Element> {
    body = _ElementPlot(data) { RectangleMark(xStart: xStart, xEnd: xEnd, y: y.of($0), height: height) }
  }
}

extension RulePlot {
  /// Upright lines between two values of the vertical axis.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == _ElementPlot<Data.Element> {
    body = _ElementPlot(data) { RuleMark(x: x.of($0), yStart: yStart.of($0), yEnd: yEnd.of($0)) }
  }
  /// Level lines between two values of the horizontal axis.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == _ElementPlot<Data.Element> {
    body = _ElementPlot(data) { RuleMark(xStart: xStart.of($0), xEnd: xEnd.of($0), y: y.of($0)) }
  }
  /// Upright lines, with both ends in points from the top.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat?, yEnd: CGFloat?
  ) where Content == _ElementPlot<Data.Element> {
    body = _ElementPlot(data) { RuleMark(x: x.of($0), yStart: yStart, yEnd: yEnd) }
  }
  /// Level lines, with both ends in points from the left.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat?, xEnd: CGFloat?, y: PlottableProjection<Data.Element, Y>
  ) where Content == _ElementPlot<Data.Element> {
    body = _ElementPlot(data) { RuleMark(xStart: xStart, xEnd: xEnd, y: y.of($0)) }
  }
}
