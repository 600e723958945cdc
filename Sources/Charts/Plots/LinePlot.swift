import Foundation
import SashCore

/// A line through the elements of a collection, or along a function.
public struct LinePlot<Content: ChartContent>: ChartContent {
  public let body: Content
}
extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public var _elements: [Content.DataElement] { body._elements }
}
extension LinePlot {
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == _ElementPlot<Data.Element> {
    body = _ElementPlot(data) { LineMark(x: x.of($0), y: y.of($0)) }
  }
  /// - Parameter series: Points of different values belong to different lines.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == _ElementPlot<Data.Element> {
    body = _ElementPlot(data) { LineMark(x: x.of($0), y: y.of($0), series: series.of($0)) }
  }
  /// - Parameter function: y for each x; where it is no number the line is interrupted.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where Content == _FunctionPlot {
    body = .line(Text(x).plainString, Text(y).plainString, domain, function)
  }
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
  ) where Content == _FunctionPlot { body = .line(String(x), String(y), domain, function) }
  /// - Parameter function: The point for each t.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) where Content == _FunctionPlot {
    body = .curve(Text(x).plainString, Text(y).plainString, domain, function)
  }
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, y: S2, t: S3, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) where Content == _FunctionPlot { body = .curve(String(x), String(y), domain, function) }
}

/// An area below the elements of a collection or a function, or between two of them.
public struct AreaPlot<Content: ChartContent>: ChartContent {
  public let body: Content
}
extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public var _elements: [Content.DataElement] { body._elements }
}
extension AreaPlot {
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Content == _ElementPlot<Data.Element> {
    body = _ElementPlot(data) { AreaMark(x: x.of($0), y: y.of($0), stacking: stacking) }
  }
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>, stacking: MarkStackingMethod = .standard
  ) where Content == _ElementPlot<Data.Element> {
    body = _ElementPlot(data) {
      AreaMark(x: x.of($0), y: y.of($0), series: series.of($0), stacking: stacking)
    }
  }
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == _ElementPlot<Data.Element> {
    body = _ElementPlot(data) { AreaMark(x: x.of($0), yStart: yStart.of($0), yEnd: yEnd.of($0)) }
  }
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where Content == _FunctionPlot {
    body = .area(Text(x).plainString, "", Text(y).plainString, domain) { (yStart: 0, yEnd: function($0)) }
  }
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
  ) where Content == _FunctionPlot {
    body = .area(String(x), "", String(y), domain) { (yStart: 0, yEnd: function($0)) }
  }
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) where Content == _FunctionPlot {
    body = .area(Text(x).plainString, Text(yStart).plainString, Text(yEnd).plainString, domain, function)
  }
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, yStart: S2, yEnd: S3, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) where Content == _FunctionPlot {
    body = .area(String(x), String(yStart), String(yEnd), domain, function)
  }
}
