import Foundation

/// What a chart shows, for those who do not see it: its axes and its series.
public class AXChartDescriptor: NSObject {
  /// Which way the values of the first axis go.
  public enum ContentDirection: Int, Sendable {
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
  }
  public var title: String?
  /// What the chart says, in a sentence or two.
  public var summary: String?
  public var contentDirection = ContentDirection.leftToRight
  /// Where the values are drawn, in points of the view.
  public var contentFrame = CGRect.null
  public var series: [AXDataSeriesDescriptor]
  public var xAxis: any AXDataAxisDescriptor
  public var yAxis: AXNumericDataAxisDescriptor?
  public var additionalAxes: [any AXDataAxisDescriptor]

  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
    (self.additionalAxes, self.series) = (additionalAxes, series)
  }
  public convenience init(
    attributedTitle: NSAttributedString?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.init(
      title: attributedTitle?.string, summary: summary, xAxis: xAxis, yAxis: yAxis,
      additionalAxes: additionalAxes, series: series)
  }
  public var attributedTitle: NSAttributedString? {
    get { title.map { NSAttributedString(string: $0) } }
    set { title = newValue?.string }
  }
}

/// Who has a chart to describe.
public protocol AXChart: NSObjectProtocol {
  var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

/// One axis of a chart.
public protocol AXDataAxisDescriptor: NSObjectProtocol {
  var title: String { get set }
  var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers.
public class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  public enum ScaleType: Int, Sendable { case linear, log10, ln }
  public var title: String
  public var scaleType = ScaleType.linear
  public var range: ClosedRange<Double>
  public var gridlinePositions: [Double]
  /// A number in words.
  public var valueDescriptionProvider: (Double) -> String
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
    self.valueDescriptionProvider = valueDescriptionProvider
  }
  public convenience init(
    attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.init(
      title: attributedTitle.string, range: range, gridlinePositions: gridlinePositions,
      valueDescriptionProvider: valueDescriptionProvider)
  }
  public var attributedTitle: NSAttributedString {
    get { NSAttributedString(string: title) }
    set { title = newValue.string }
  }
}

/// An axis of names.
public class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  public var title: String
  public var categoryOrder: [String]
  public init(title: String, categoryOrder: [String]) {
    (self.title, self.categoryOrder) = (title, categoryOrder)
  }
  public convenience init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
    self.init(title: attributedTitle.string, categoryOrder: categoryOrder)
  }
  public var attributedTitle: NSAttributedString {
    get { NSAttributedString(string: title) }
    set { title = newValue.string }
  }
}
