import Foundation

/// A part of an axis, from one threshold to the next.
public struct ChartBinRange<Bound> {
  public let lowerBound: Bound
  public let upperBound: Bound
  package init(_ lowerBound: Bound, _ upperBound: Bound) {
    (self.lowerBound, self.upperBound) = (lowerBound, upperBound)
  }
}
extension ChartBinRange: Equatable where Bound: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}

/// A range of numbers, divided at round ones.
public struct NumberBins<Value: BinaryFloatingPoint & Plottable> {
  public let thresholds: [Value]
  public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }
  /// - Parameter desiredCount: About as many parts come out.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10) {
    let ticks = NiceNumbers(
      low: Double(range.lowerBound), high: Double(range.upperBound), count: max(1, desiredCount))
    var found = ticks.outer.map { Value($0) }
    // A single value is in a part too.
    if found.count < 2 {
      let start = found.first ?? range.lowerBound
      found = [start, start + Value(ticks.step > 0 ? ticks.step : 1)]
    }
    thresholds = found
  }
  public init(data: [Value], desiredCount: Int = 10) {
    let finite = data.filter(\.isFinite)
    self.init(range: (finite.min() ?? 0)...(finite.max() ?? 1), desiredCount: desiredCount)
  }
  /// The part that a value is in.
  public func index(for value: Value) -> Int {
    let after = thresholds.firstIndex { $0 > value } ?? thresholds.count - 1
    return max(0, min(after - 1, thresholds.count - 2))
  }
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(thresholds[position], thresholds[position + 1])
  }
  public var count: Int { max(0, thresholds.count - 1) }
}

/// A range of dates, divided by a unit of the calendar.
public struct DateBins {
  public let thresholds: [Date]
  public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }
  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .autoupdatingCurrent
  ) {
    let found = DateStride(unit: unit, count: count, calendar: calendar)
      .dates(from: range.lowerBound, through: range.upperBound, coveringEnds: true, most: 20_000)
    // There are too many of the unit, or none: all is one part.
    thresholds =
      found.count > 1
      ? found : [range.lowerBound, max(range.upperBound, range.lowerBound.addingTimeInterval(1))]
  }
  public init(
    unit: Calendar.Component, by count: Int = 1, data: [Date], calendar: Calendar = .autoupdatingCurrent
  ) {
    let now = Date()
    self.init(unit: unit, by: count, range: (data.min() ?? now)...(data.max() ?? now), calendar: calendar)
  }
  public func index(for value: Date) -> Int {
    let after = thresholds.firstIndex { $0 > value } ?? thresholds.count - 1
    return max(0, min(after - 1, thresholds.count - 2))
  }
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(thresholds[position], thresholds[position + 1])
  }
  public var count: Int { max(0, thresholds.count - 1) }
}
