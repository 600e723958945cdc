import Foundation

/// Styles that say times as the system's own clocks and counters do.
public nonisolated enum SystemFormatStyle: Sendable {
  /// A clock that runs up or down through an interval, and stands still before and after it.
  public struct Timer: DiscreteFormatStyle, Sendable {
    private let interval: Range<Date>
    private let countsDown: Bool
    private let showsHours: Bool
    private let maxFieldCount: Int
    private let maxPrecision: Duration
    private var locale = Locale.autoupdatingCurrent

    /// From zero to the length of the interval.
    ///
    /// - Parameters:
    ///   - maxFieldCount: How many of hours, minutes and seconds are shown at most.
    ///   - maxPrecision: The smallest step that is shown.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      (self.interval, countsDown, self.showsHours) = (interval, false, showsHours)
      (self.maxFieldCount, self.maxPrecision) = (maxFieldCount, maxPrecision)
    }
    /// From the length of the interval to zero.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      (self.interval, countsDown, self.showsHours) = (interval, true, showsHours)
      (self.maxFieldCount, self.maxPrecision) = (maxFieldCount, maxPrecision)
    }

    private var fields: ClockFields {
      ClockFields(showsHours: showsHours, most: maxFieldCount, precision: maxPrecision, locale: locale)
    }
    private func seconds(at date: Date) -> Double {
      let now = min(max(date, interval.lowerBound), interval.upperBound)
      return countsDown
        ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
    }
    public func format(_ value: Date) -> AttributedString {
      fields.string(seconds(at: value), rounded: countsDown ? .up : .down)
    }
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
    public func discreteInput(after input: Date) -> Date? {
      if input < interval.lowerBound { return interval.lowerBound }
      if input >= interval.upperBound { return nil }
      let step = fields.step(at: seconds(at: input))
      let elapsed = input.timeIntervalSince(interval.lowerBound)
      let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
      // The borders of a clock that runs down are counted from the end.
      let rest = countsDown ? length.truncatingRemainder(dividingBy: step) : 0
      let next = (((elapsed - rest) / step + 1e-6).rounded(.down) + 1) * step + rest
      return min(interval.lowerBound.addingTimeInterval(next), interval.upperBound)
    }
    public func discreteInput(before input: Date) -> Date? {
      if input > interval.upperBound { return interval.upperBound }
      if input <= interval.lowerBound { return nil }
      return max(input.addingTimeInterval(-fields.step(at: seconds(at: input))), interval.lowerBound)
    }
    public func input(before input: Date) -> Date? { input.addingTimeInterval(-1e-6) }
    public func input(after input: Date) -> Date? { input.addingTimeInterval(1e-6) }
  }

  /// A clock that runs up from a date, as a stopwatch does.
  public struct Stopwatch: DiscreteFormatStyle, Sendable {
    private let startDate: Date
    private let showsHours: Bool
    private let maxFieldCount: Int
    private let maxPrecision: Duration
    private var locale = Locale.autoupdatingCurrent

    /// - Parameter maxPrecision: The smallest step that is shown, a hundredth of a second if nothing is said.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      (self.startDate, self.showsHours) = (startDate, showsHours)
      (self.maxFieldCount, self.maxPrecision) = (maxFieldCount, maxPrecision)
    }
    private var fields: ClockFields {
      ClockFields(showsHours: showsHours, most: maxFieldCount, precision: maxPrecision, locale: locale)
    }
    private func seconds(at date: Date) -> Double { max(date.timeIntervalSince(startDate), 0) }
    public func format(_ value: Date) -> AttributedString {
      fields.string(seconds(at: value), rounded: .down)
    }
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
    public func discreteInput(after input: Date) -> Date? {
      if input < startDate { return startDate }
      let (seconds, step) = (seconds(at: input), fields.step(at: seconds(at: input)))
      return startDate.addingTimeInterval(((seconds / step + 1e-6).rounded(.down) + 1) * step)
    }
    public func discreteInput(before input: Date) -> Date? {
      input <= startDate
        ? nil : max(input.addingTimeInterval(-fields.step(at: seconds(at: input))), startDate)
    }
    public func input(before input: Date) -> Date? { input.addingTimeInterval(-1e-6) }
    public func input(after input: Date) -> Date? { input.addingTimeInterval(1e-6) }
  }

  /// How far a date is from another one: +2 hours, 15 minutes.
  public struct DateOffset: DiscreteFormatStyle, Sendable {
    private let anchor: Date
    private let allowedFields: Set<Date.ComponentsFormatStyle.Field>
    private let maxFieldCount: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    private var locale = Locale.autoupdatingCurrent
    private var calendar = Calendar.autoupdatingCurrent

    /// - Parameter maxFieldCount: How many units are shown at most, from the largest that is not zero.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      (self.anchor, self.allowedFields) = (anchor, allowedFields)
      (self.maxFieldCount, self.sign) = (maxFieldCount, sign)
    }
    private var units: [Calendar.Component] {
      let all: [(Date.ComponentsFormatStyle.Field, Calendar.Component)] = [
        (.year, .year), (.month, .month), (.week, .weekOfYear), (.day, .day), (.hour, .hour),
        (.minute, .minute), (.second, .second),
      ]
      return all.filter { allowedFields.contains($0.0) }.map(\.1)
    }
    private func distance(at now: Date) -> (string: String, next: Date?) {
      var place = DatePlace(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
      place.units = units
      let isPast = now >= anchor
      let (words, next) = place.distance(
        from: anchor, at: now, fields: max(maxFieldCount, 1), isWide: true, isSigned: false)
      let signed = (isPast ? 1 : -1).formatted(.number.sign(strategy: sign).locale(locale))
      let plain = 1.formatted(.number.locale(locale))
      let mark = signed.range(of: plain).map { String(signed[..<$0.lowerBound]) } ?? ""
      return ((now == anchor ? "" : mark) + words, next)
    }
    public func format(_ value: Date) -> AttributedString { AttributedString(distance(at: value).string) }
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
    public func calendar(_ calendar: Calendar) -> Self {
      var copy = self
      copy.calendar = calendar
      return copy
    }
    public func discreteInput(after input: Date) -> Date? { distance(at: input).next }
    public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }
    public func input(before input: Date) -> Date? { input.addingTimeInterval(-1e-6) }
    public func input(after input: Date) -> Date? { input.addingTimeInterval(1e-6) }
  }

  /// A date as it is spoken of from the present: in how long, or which day.
  public struct DateReference: DiscreteFormatStyle, Sendable {
    private let date: Date
    private let allowedFields: Set<Date.RelativeFormatStyle.Field>
    private let maxFieldCount: Int
    private let thresholdField: Date.RelativeFormatStyle.Field
    private var locale = Locale.autoupdatingCurrent
    private var calendar = Calendar.autoupdatingCurrent

    /// - Parameter thresholdField: As soon as the date is so far away, it is written out.
    public init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      (self.date, self.allowedFields) = (date, allowedFields)
      (self.maxFieldCount, self.thresholdField) = (maxFieldCount, thresholdField)
    }
    private var limit: Double {
      let lengths: [(Date.RelativeFormatStyle.Field, Double)] = [
        (.second, 1), (.minute, 60), (.hour, 3600), (.day, 86_400), (.week, 604_800), (.month, 2_629_746),
        (.year, 31_556_952),
      ]
      return lengths.first { $0.0 == thresholdField }?.1 ?? 86_400
    }
    private func isNear(_ now: Date) -> Bool { abs(date.timeIntervalSince(now)) < limit }
    public func format(_ value: Date) -> AttributedString {
      if isNear(value) {
        let style = Date.AnchoredRelativeFormatStyle(
          anchor: date, allowedFields: allowedFields, presentation: .numeric, unitsStyle: .wide,
          locale: locale,
          calendar: calendar)
        return AttributedString(style.format(value))
      }
      var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
        .month(.wide).day().hour().minute()
      if !calendar.isDate(date, equalTo: value, toGranularity: .year) { style = style.year() }
      return AttributedString(style.format(date))
    }
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
    public func calendar(_ calendar: Calendar) -> Self {
      var copy = self
      copy.calendar = calendar
      return copy
    }
    public func discreteInput(after input: Date) -> Date? {
      let distance = date.timeIntervalSince(input)
      if distance >= limit { return date.addingTimeInterval(-limit + 1e-3) }
      if distance <= -limit { return nil }
      let step: Double = allowedFields.contains(.second) && abs(distance) <= 60 ? 1 : 60
      let past = -distance
      return date.addingTimeInterval(((past / step + 1e-6).rounded(.down) + 1) * step)
    }
    public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }
    public func input(before input: Date) -> Date? { input.addingTimeInterval(-1e-6) }
    public func input(after input: Date) -> Date? { input.addingTimeInterval(1e-6) }
  }
}

/// Hours, minutes, seconds and parts of seconds of a clock.
private struct ClockFields {
  let showsHours: Bool
  let most: Int
  let precision: Duration
  let locale: Locale

  /// The smallest step that is shown when a clock is at a number of seconds.
  func step(at seconds: Double) -> Double {
    let fields = showsHours && seconds >= 3600 ? 3 : 2
    let smallest: Double = most >= fields + 1 ? 0.01 : most >= fields ? 1 : most == fields - 1 ? 60 : 3600
    return max(max(precision.inSeconds, 0.01), smallest)
  }
  func string(_ seconds: Double, rounded rule: FloatingPointRoundingRule) -> AttributedString {
    let step = step(at: seconds)
    // What is a millionth from a border is at it, since dates are no more exact.
    let shown = ((seconds / step) + (rule == .up ? -1e-6 : 1e-6)).rounded(rule) * step
    let held = min(max(shown.isFinite ? shown : 0, 0), 1e15)
    let whole = Int(held + 1e-9)
    let hasHours = showsHours && whole >= 3600
    let digits = step < 0.095 ? 2 : step < 0.995 ? 1 : 0
    if step >= 60 {
      let pattern: Duration.TimeFormatStyle.Pattern = .hourMinute
      return AttributedString(Duration.seconds(whole).formatted(.time(pattern: pattern).locale(locale)))
    }
    let pattern: Duration.TimeFormatStyle.Pattern =
      hasHours
      ? .hourMinuteSecond(padHourToLength: 1, fractionalSecondsLength: digits)
      : .minuteSecond(padMinuteToLength: 1, fractionalSecondsLength: digits)
    let style = Duration.TimeFormatStyle(pattern: pattern, locale: locale).grouping(.never)
    let hundredths = Int((held * 100).rounded())
    return AttributedString(style.format(.milliseconds(hundredths * 10)))
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// A clock that runs up through an interval.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    .init(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision
    )
  }
  /// A clock that runs down through an interval.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    .init(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}
extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// A clock that runs up from a date.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    .init(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}
extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// How far a date is from another one.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset {
    .init(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}
extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// A date as it is spoken of from the present.
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> SystemFormatStyle.DateReference {
    .init(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
  }
}
