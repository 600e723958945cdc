import Foundation

/// A value that follows the time: the present, how long something has lasted, or a range that grows.
///
/// A `Text` made of one goes on by itself.
public nonisolated struct TimeDataSource<Value>: Sendable {
  let source: TimeSource
  let value: @Sendable (Date) -> Value
  /// The time at which the source has a value.
  let date: @Sendable (Value) -> Date
}

/// What a source is counted from, to tell sources apart.
enum TimeSource: Hashable, Sendable {
  case present
  case from(Date)
  case to(Date)
  case offset(Date)
}

extension TimeDataSource where Value == Date {
  /// The present.
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource(source: .present, value: { $0 }, date: { $0 })
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// From a date to the present; empty before it.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(source: .from(date), value: { date..<max(date, $0) }, date: { $0.upperBound })
  }
  /// From the present to a date; empty after it.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(source: .to(date), value: { min(date, $0)..<date }, date: { $0.lowerBound })
  }
}

extension TimeDataSource where Value == Duration {
  /// How long ago a date was; below zero before it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(
      source: .offset(date), value: { .seconds($0.timeIntervalSince(date)) },
      date: { date.addingTimeInterval($0.inSeconds) })
  }
}

extension Duration {
  var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}

/// A value of the time with the style that makes a string of it.
class LiveText: Equatable, @unchecked Sendable {
  /// The string at a time, and when there may be another one.
  func string(at now: Date, in place: DatePlace) -> (string: String, next: Date?) { ("", nil) }
  func isEqual(to other: LiveText) -> Bool { self === other }
  static func == (a: LiveText, b: LiveText) -> Bool { a === b || a.isEqual(to: b) }
}

private final class SourcedText<V, F: DiscreteFormatStyle>: LiveText, @unchecked Sendable
where F.FormatInput == V {
  let source: TimeDataSource<V>
  let format: F
  let characters: @Sendable (F.FormatOutput) -> String
  init(_ source: TimeDataSource<V>, _ format: F, characters: @escaping @Sendable (F.FormatOutput) -> String) {
    (self.source, self.format, self.characters) = (source, format, characters)
  }
  override func string(at now: Date, in place: DatePlace) -> (string: String, next: Date?) {
    let format = format.locale(place.locale)
    let value = source.value(now)
    var next = format.discreteInput(after: value).map(source.date)
    // What is at its end, or counts on the border between two values, would ask for ever.
    if let date = next, date <= now { next = now.addingTimeInterval(0.01) }
    if case .to(let end) = source.source, now >= end { next = nil }
    return (characters(format.format(value)), next)
  }
  override func isEqual(to other: LiveText) -> Bool {
    guard let other = other as? SourcedText<V, F> else { return false }
    return source.source == other.source.source && format == other.format
  }
}

extension Text {
  /// A value of the time, in the words of a style.
  ///
  /// - Missing: the attributes of the words; they look as the text does.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(.dated(.live(SourcedText(source, format) { String($0.characters) })))
  }
  /// A value of the time, in the words of a style.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    self.init(.dated(.live(SourcedText(source, format) { $0 })))
  }
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<V>, format: F
  ) where V == F.FormatInput, F.FormatOutput == AttributedString {
    appendInterpolation(Text(source, format: format))
  }
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<V>, format: F
  ) where V == F.FormatInput, F.FormatOutput == String {
    appendInterpolation(Text(source, format: format))
  }
}
