import Foundation

extension Text {
  /// How a text shows a date.
  public struct DateStyle: Equatable, Codable, Sendable {
    enum Storage: Int, Codable {
      case time, date, relative, offset, timer
    }
    var storage: Storage

    /// The time of the day: 11:23PM.
    public static let time = DateStyle(storage: .time)
    /// The day: June 3, 2019.
    public static let date = DateStyle(storage: .date)
    /// How long ago the date was, or how long it is until then: 2 hr, 23 min. It goes on by itself.
    public static let relative = DateStyle(storage: .relative)
    /// How far the present is from the date: +2 hours after it, -3 months before. It goes on by itself.
    public static let offset = DateStyle(storage: .offset)
    /// A clock that counts to the date, and then away from it: 2:32. It goes on by itself.
    public static let timer = DateStyle(storage: .timer)
  }

  /// A date, by the calendar, the locale and the time zone of the environment.
  public init(_ date: Date, style: DateStyle) { self.init(.dated(.date(date, style))) }
  /// The time between two dates: 9:30 – 11:00AM.
  public init(_ dates: ClosedRange<Date>) {
    self.init(.dated(.range(dates.lowerBound, dates.upperBound)))
  }
  /// The time between the ends of an interval: 9:30 – 11:00AM.
  public init(_ interval: DateInterval) { self.init(.dated(.range(interval.start, interval.end))) }
  /// A clock that runs through an interval and stands still before and after it.
  ///
  /// - Parameters:
  ///   - pauseTime: The date at which it stops; nil lets it run to the end.
  ///   - countsDown: Whether it shows the time to the end, rounded up, rather than that from the start, rounded down.
  ///   - showsHours: Whether there is a field for hours as soon as there is one; without it minutes go on beyond 60.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      .dated(.timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }
  public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}
