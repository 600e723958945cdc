import Foundation

/// Dates at equal distances in a calendar.
struct DateStride {
  let unit: Calendar.Component
  let count: Int
  let calendar: Calendar

  /// About how long a step is, in seconds.
  var seconds: Double { Self.length(of: unit) * Double(count) }
  private static func length(of unit: Calendar.Component) -> Double {
    switch unit {
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .day, .weekday: 86_400
    case .weekOfYear, .weekOfMonth: 7 * 86_400
    case .month: 30.44 * 86_400
    case .quarter: 91.3 * 86_400
    case .year: 365.25 * 86_400
    default: 86_400
    }
  }

  /// The steps of a range; with the one before its start and the one after its end if these are wanted. None if there are more
  /// than `most`, which nobody could tell apart on an axis.
  func dates(from start: Date, through end: Date, coveringEnds: Bool = false, most: Double = 2000) -> [Date] {
    guard end >= start, (end.timeIntervalSince(start)) / seconds < most else { return [] }
    var result: [Date] = []
    var date = roundedDown(start)
    while date <= end {
      if coveringEnds || date >= start { result.append(date) }
      guard let next = calendar.date(byAdding: unit, value: count, to: date), next > date else { break }
      date = next
    }
    if coveringEnds, let last = result.last, last <= end { result.append(date) }
    return result
  }
  /// The step at or before a date. Steps of several units begin with the next larger unit.
  private func roundedDown(_ date: Date) -> Date {
    guard let start = calendar.dateInterval(of: unit, for: date)?.start else { return date }
    guard count > 1, let larger, let whole = calendar.dateInterval(of: larger, for: date)?.start else {
      return start
    }
    let passed = calendar.dateComponents([unit], from: whole, to: start).value(for: unit) ?? 0
    return calendar.date(byAdding: unit, value: passed / count * count, to: whole) ?? start
  }
  private var larger: Calendar.Component? {
    switch unit {
    case .second: .minute
    case .minute: .hour
    case .hour: .day
    case .day: .month
    case .month, .quarter: .year
    case .year: .era
    default: nil
    }
  }

  /// The smallest step of which a range has no more than `count`.
  static func nice(from start: Date, through end: Date, count: Int, calendar: Calendar) -> DateStride {
    let steps: [(Calendar.Component, Int)] = [
      (.second, 1), (.second, 5), (.second, 15), (.second, 30), (.minute, 1), (.minute, 5), (.minute, 15),
      (.minute, 30), (.hour, 1), (.hour, 3), (.hour, 6), (.hour, 12), (.day, 1), (.day, 2), (.weekOfYear, 1),
      (.month, 1), (.month, 3), (.month, 6), (.year, 1), (.year, 2), (.year, 5), (.year, 10), (.year, 20),
      (.year, 50),
      (.year, 100),
    ]
    let span = end.timeIntervalSince(start)
    let strides = steps.map { DateStride(unit: $0.0, count: $0.1, calendar: calendar) }
    return strides.first { span / $0.seconds <= Double(count) + 0.5 } ?? strides[strides.count - 1]
  }

  /// The words for a step.
  func label(_ date: Date) -> String {
    switch unit {
    case .second: date.formatted(.dateTime.hour().minute().second())
    case .minute: date.formatted(.dateTime.hour().minute())
    case .hour: date.formatted(.dateTime.hour())
    case .day, .weekday, .weekOfYear, .weekOfMonth: date.formatted(.dateTime.month(.abbreviated).day())
    case .month, .quarter: date.formatted(.dateTime.month(.abbreviated))
    default: date.formatted(.dateTime.year())
    }
  }
}
