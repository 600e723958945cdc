import Foundation
import SashCore

/// Which values an axis or a scale has.
public protocol ScaleDomain {
  var _domain: _ScaleDomain { get }
}
public enum _ScaleDomain {
  /// From the first to the last, in the order of the axis.
  case values([_PlotDatum])
  case range(_PlotDatum, _PlotDatum)
  /// - Parameter change: Changes the values that the data ask for.
  case automatic(includesZero: Bool?, reversed: Bool, change: (([_PlotDatum]) -> [_PlotDatum])? = nil)
}
/// As the data ask for.
public struct AutomaticScaleDomain: ScaleDomain {
  public let _domain: _ScaleDomain
}
extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { .automatic() }
  /// - Parameter includesZero: Whether 0 is on the axis; it is on axes of numbers, if nothing is said.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(_domain: .automatic(includesZero: includesZero, reversed: reversed ?? false))
  }
  /// As the data ask for, changed by the app: the first and the last value of an axis of numbers or dates, all values of an axis of
  /// names. What becomes of values that are not of this type is left as it is.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _domain: .automatic(includesZero: includesZero, reversed: reversed ?? false) { inferred in
        var values = inferred.compactMap { DataValue(datum: $0) }
        guard values.count == inferred.count else { return inferred }
        modifyInferredDomain(&values)
        return values.map(\.datum)
      })
  }
}
extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _domain: _ScaleDomain { .range(lowerBound.datum, upperBound.datum) }
}
extension Array: ScaleDomain where Element: Plottable {
  public var _domain: _ScaleDomain { .values(map(\.datum)) }
}

/// How values become places.
public struct ScaleType: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case linear, log, squareRoot, date, category, symmetricLog(slopeAtZero: Double)
  }
  package let kind: Kind
  public static let linear = Self(kind: .linear)
  public static let log = Self(kind: .log)
  public static let squareRoot = Self(kind: .squareRoot)
  public static let date = Self(kind: .date)
  public static let category = Self(kind: .category)
  public static let symmetricLog = Self(kind: .symmetricLog(slopeAtZero: 1))
  public static func symmetricLog(slopeAtZero: Double) -> Self {
    Self(kind: .symmetricLog(slopeAtZero: slopeAtZero))
  }
}

/// Where on the plot a scale lies.
public protocol PositionScaleRange {
  /// Kept free before and after it, in points.
  var _padding: (start: CGFloat, end: CGFloat) { get }
}
public struct PlotDimensionScaleRange: PositionScaleRange {
  public let _padding: (start: CGFloat, end: CGFloat)
}
extension PositionScaleRange where Self == PlotDimensionScaleRange {
  public static var plotDimension: PlotDimensionScaleRange { .plotDimension() }
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(_padding: (padding, padding))
  }
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0)
    -> PlotDimensionScaleRange
  {
    PlotDimensionScaleRange(_padding: (startPadding, endPadding))
  }
}

/// What a chart is told about one of its axes.
struct ScaleSettings {
  var domain: _ScaleDomain = .automatic(includesZero: nil, reversed: false)
  var type: ScaleType?
  var padding: (start: CGFloat, end: CGFloat) = (0, 0)
  /// How much of it is seen at once, where it scrolls.
  var visible: Double?
}
