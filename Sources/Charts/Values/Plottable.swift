import Foundation

/// A value as an axis or a scale sees it.
public enum _PlotDatum: Hashable, Sendable {
  case number(Double)
  /// Seconds since the reference date.
  case date(Double)
  case category(String)

  /// The number of numbers and dates.
  package var magnitude: Double? {
    switch self {
    case .number(let value), .date(let value): value
    case .category: nil
    }
  }
}

/// What can stand on an axis or choose a colour.
public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  var primitivePlottable: PrimitivePlottable { get }
  init?(primitivePlottable: PrimitivePlottable)
}

/// What charts know how to place: numbers, dates and strings.
public protocol PrimitivePlottableProtocol: Plottable {
  var _datum: _PlotDatum { get }
  init?(_datum: _PlotDatum)
}

extension Plottable where Self: PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}
extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}
extension Plottable {
  package var datum: _PlotDatum { primitivePlottable._datum }
  package init?(datum: _PlotDatum) {
    guard let primitive = PrimitivePlottable(_datum: datum) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  public var _datum: _PlotDatum { .number(Double(self)) }
  public init?(_datum: _PlotDatum) {
    guard let value = _datum.magnitude, value.isFinite else { return nil }
    self.init(exactly: value.rounded())
  }
}
extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  public var _datum: _PlotDatum { .number(Double(self)) }
  public init?(_datum: _PlotDatum) {
    guard let value = _datum.magnitude else { return nil }
    self.init(value)
  }
}
extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}
extension Decimal: PrimitivePlottableProtocol {
  public var _datum: _PlotDatum { .number(NSDecimalNumber(decimal: self).doubleValue) }
  public init?(_datum: _PlotDatum) {
    guard let value = _datum.magnitude else { return nil }
    self.init(value)
  }
}
extension String: PrimitivePlottableProtocol {
  public var _datum: _PlotDatum { .category(self) }
  public init?(_datum: _PlotDatum) {
    guard case .category(let text) = _datum else { return nil }
    self = text
  }
}
extension Date: PrimitivePlottableProtocol {
  public var _datum: _PlotDatum { .date(timeIntervalSinceReferenceDate) }
  public init?(_datum: _PlotDatum) {
    guard let value = _datum.magnitude else { return nil }
    self.init(timeIntervalSinceReferenceDate: value)
  }
}
