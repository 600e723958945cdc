import Foundation

/// Values of a chart that belong together.
public class AXDataSeriesDescriptor: NSObject {
  public var name: String?
  /// Whether a line joins the values, or each stands alone.
  public var isContinuous: Bool
  public var dataPoints: [AXDataPoint]
  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
  }
  public convenience init(
    attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]
  ) { self.init(name: attributedName.string, isContinuous: isContinuous, dataPoints: dataPoints) }
  public var attributedName: NSAttributedString? {
    get { name.map { NSAttributedString(string: $0) } }
    set { name = newValue?.string }
  }
}

/// One value on one axis: a number or a name.
public class AXDataPointValue: NSObject {
  public var number: Double
  public var category: String?
  public init(number: Double) { self.number = number }
  public init(category: String) { (number, self.category) = (.nan, category) }
}

/// One value of a chart, on all of its axes.
public class AXDataPoint: NSObject {
  /// A value on an axis beside the first two.
  public enum Value: Hashable, Sendable {
    case number(Double), category(String)
    fileprivate var object: AXDataPointValue {
      switch self {
      case .number(let number): AXDataPointValue(number: number)
      case .category(let category): AXDataPointValue(category: category)
      }
    }
  }
  public var xValue: AXDataPointValue
  public var yValue: AXDataPointValue?
  public var additionalValues: [AXDataPointValue]
  public var label: String?
  private init(_ x: AXDataPointValue, _ y: Double?, _ more: [Value], _ label: String?) {
    (xValue, yValue, self.label) = (x, y.map { AXDataPointValue(number: $0) }, label)
    additionalValues = more.map(\.object)
  }
  public convenience init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    self.init(AXDataPointValue(number: x), y, additionalValues, label)
  }
  public convenience init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    self.init(AXDataPointValue(category: x), y, additionalValues, label)
  }
  public var attributedLabel: NSAttributedString? {
    get { label.map { NSAttributedString(string: $0) } }
    set { label = newValue?.string }
  }
}
