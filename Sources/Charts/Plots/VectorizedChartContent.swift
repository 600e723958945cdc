import CoreGraphics
import Foundation
import SashCore

/// Content that makes one mark of each element of a collection.
public protocol VectorizedChartContent<DataElement>: ChartContent {
  associatedtype DataElement
  /// The elements, one for each of the marks.
  var _elements: [DataElement] { get }
}

/// What of each element is plotted, with the name of what it is.
public struct PlottableProjection<DataElement, Value> {
  let label: String
  let read: (DataElement) -> Value
  private init(_ label: String, _ path: KeyPath<DataElement, Value>) {
    (self.label, read) = (label, { $0[keyPath: path] })
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ keyPath: KeyPath<DataElement, Value>) -> Self {
    Self(String(label), keyPath)
  }
  public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>) -> Self {
    Self(Text(labelKey).plainString, keyPath)
  }
  @_disfavoredOverload
  public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, Value>) -> Self {
    Self("", keyPath)
  }
}
extension PlottableProjection where Value: Plottable {
  func of(_ element: DataElement) -> PlottableValue<Value> { .value(label, read(element)) }
}

/// Marks of the elements of a collection.
public struct _ElementPlot<DataElement>: _PrimitiveChartContent, VectorizedChartContent {
  public let _elements: [DataElement]
  private let marks: [_ChartMark]
  init(_ elements: some Sequence<DataElement>, _ marks: (DataElement) -> some ChartContent) {
    _elements = Array(elements)
    self.marks = _elements.map { marks($0)._marks()[0] }
  }
  fileprivate init(_ elements: [DataElement], marks: [_ChartMark]) {
    (_elements, self.marks) = (elements, marks)
  }
  public func _marks() -> [_ChartMark] { marks }
}

extension VectorizedChartContent {
  private func changed(_ change: (DataElement, inout _ChartMark) -> Void) -> _ElementPlot<DataElement> {
    var marks = _marks()
    for (index, element) in _elements.enumerated() { change(element, &marks[index]) }
    return _ElementPlot(_elements, marks: marks)
  }
  /// Fills marks of each value with a colour of its own.
  public func foregroundStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    changed { element, mark in
      if mark.styleBy == nil { (mark.styleBy, mark.styleLabel) = (value.of(element).low, value.label) }
    }
  }
  /// Fills each mark with a style that its element holds.
  public func foregroundStyle<S: ShapeStyle>(
    _ keyPath: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    changed { element, mark in
      if mark.style == nil { mark.style = AnyShapeStyle(element[keyPath: keyPath]) }
    }
  }
  public func opacity(_ keyPath: KeyPath<DataElement, Double>) -> some VectorizedChartContent<DataElement> {
    changed { element, mark in mark.opacity *= element[keyPath: keyPath] }
  }
  /// A sign for each value.
  public func symbol<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    changed { element, mark in if mark.symbolBy == nil { mark.symbolBy = value.of(element).low } }
  }
  /// The area of each sign, in square points.
  public func symbolSize(_ keyPath: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement>
  {
    changed { element, mark in if mark.symbolArea == nil { mark.symbolArea = element[keyPath: keyPath] } }
  }
  /// Signs whose area follows a number.
  public func symbolSize<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    changed { element, mark in
      if mark.symbolArea == nil {
        mark.symbolArea = value.of(element).low.magnitude.map { max(10, min($0, 2000)) }
      }
    }
  }
  /// Draws lines of each value with dashes of their own.
  public func lineStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    changed { element, mark in if mark.lineStyleBy == nil { mark.lineStyleBy = value.of(element).low } }
  }
  public func lineStyle(
    _ keyPath: KeyPath<DataElement, StrokeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    changed { element, mark in if mark.lineStyle == nil { mark.lineStyle = element[keyPath: keyPath] } }
  }
  /// Puts bars of different values beside each other.
  public func position<P: Plottable>(
    by value: PlottableProjection<DataElement, P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    changed { element, mark in if mark.positionBy == nil { mark.positionBy = value.of(element).low } }
  }
}
