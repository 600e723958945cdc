import Foundation
import SashCore

/// A sign for each element of a collection.
public struct PointPlot<Content: ChartContent>: ChartContent {
  public let body: Content
}
extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public var _elements: [Content.DataElement] { body._elements }
}
extension PointPlot {
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == _ElementPlot<Data.Element> {
    body = _ElementPlot(data) { PointMark(x: x.of($0), y: y.of($0)) }
  }
}

/// A bar for each element of a collection.
public struct BarPlot<Content: ChartContent>: ChartContent {
  public let body: Content
}
extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public var _elements: [Content.DataElement] { body._elements }
}
extension BarPlot {
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == _ElementPlot<Data.Element> {
    body = _ElementPlot(data) {
      BarMark(x: x.of($0), y: y.of($0), width: width, height: height, stacking: stacking)
    }
  }
}

/// A rectangle for each element of a collection.
public struct RectanglePlot<Content: ChartContent>: ChartContent {
  public let body: Content
}
extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public var _elements: [Content.DataElement] { body._elements }
}
extension RectanglePlot {
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) where Content == _ElementPlot<Data.Element> {
    body = _ElementPlot(data) { RectangleMark(x: x.of($0), y: y.of($0), width: width, height: height) }
  }
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == _ElementPlot<Data.Element> {
    body = _ElementPlot(data) {
      RectangleMark(xStart: xStart.of($0), xEnd: xEnd.of($0), yStart: yStart.of($0), yEnd: yEnd.of($0))
    }
  }
}

/// A line across the plot for each element of a collection.
public struct RulePlot<Content: ChartContent>: ChartContent {
  public let body: Content
}
extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public var _elements: [Content.DataElement] { body._elements }
}
extension RulePlot {
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>
  ) where Content == _ElementPlot<Data.Element> {
    body = _ElementPlot(data) { RuleMark(x: x.of($0)) }
  }
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, y: PlottableProjection<Data.Element, Y>
  ) where Content == _ElementPlot<Data.Element> {
    body = _ElementPlot(data) { RuleMark(y: y.of($0)) }
  }
}

/// A slice for each element of a collection.
public struct SectorPlot<Content: ChartContent>: ChartContent {
  public let body: Content
}
extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public var _elements: [Content.DataElement] { body._elements }
}
extension SectorPlot {
  public init<Data: RandomAccessCollection, A: Plottable>(
    _ data: Data, angle: PlottableProjection<Data.Element, A>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) where Content == _ElementPlot<Data.Element> {
    body = _ElementPlot(data) {
      SectorMark(
        angle: angle.of($0), innerRadius: innerRadius, outerRadius: outerRadius, angularInset: angularInset)
    }
  }
}
