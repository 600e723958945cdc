import Foundation
import SashCore

/// A value with the name of what it is.
public struct PlottableValue<Value: Plottable> {
  package let label: String
  /// The value, and where the part of the axis that belongs to it ends: of a day, say.
  package let low: _PlotDatum
  package let high: _PlotDatum?
  package let unit: Calendar.Component?

  private init(_ label: String, _ low: _PlotDatum, _ high: _PlotDatum? = nil, unit: Calendar.Component? = nil)
  {
    (self.label, self.low, self.high, self.unit) = (label, low, high, unit)
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> Self {
    Self(String(label), value.datum)
  }
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> Self {
    Self(Text(labelKey).plainString, value.datum)
  }
  @_disfavoredOverload
  public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> Self {
    Self(String(localized: labelResource), value.datum)
  }
  @_disfavoredOverload
  public static func value(_ label: Text, _ value: Value) -> Self { Self("", value.datum) }

  /// A part of an axis.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ bin: ChartBinRange<Value>) -> Self {
    Self(String(label), bin.lowerBound.datum, bin.upperBound.datum)
  }
  public static func value(_ labelKey: LocalizedStringKey, _ bin: ChartBinRange<Value>) -> Self {
    Self(Text(labelKey).plainString, bin.lowerBound.datum, bin.upperBound.datum)
  }
}

extension PlottableValue where Value == Date {
  /// The whole day, month… that a date is in.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> Self { interval(String(label), value, unit, calendar) }
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> Self { interval(Text(labelKey).plainString, value, unit, calendar) }
  private static func interval(
    _ label: String, _ value: Date, _ unit: Calendar.Component, _ calendar: Calendar
  ) -> Self {
    guard let interval = calendar.dateInterval(of: unit, for: value) else { return Self(label, value.datum) }
    return Self(label, interval.start.datum, interval.end.datum, unit: unit)
  }
}
