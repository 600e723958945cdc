import Foundation

/// Dates at which a `TimelineView` makes its content anew.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode

  /// The dates from about `startDate` on, in ascending order. The first one is shown at once, even if it is still to come.
  /// - Source: observed through OpenSwiftUI's timeline view.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule is asked to have entries.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as it likes. Sash asks for nothing else.
  case normal
  /// Seldom, where the screen is to spare energy.
  case lowFrequency
}

/// Entries at equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let first: Date
    let interval: TimeInterval
    /// Counted, so that the dates do not drift.
    var count = 0.0

    public mutating func next() -> Date? {
      // Without an interval there is only one date.
      if count > 0, !(interval > 0 && interval.isFinite) { return nil }
      defer { count += 1 }
      return count == 0 ? first : first.addingTimeInterval(count * interval)
    }
  }

  let startDate: Date
  let interval: TimeInterval

  /// Entries at `startDate` and every `interval` seconds after it.
  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    self.interval = interval
    if !(interval > 0) {
      runtimeWarning("A periodic timeline needs an interval above 0; it shows its first date only.")
    }
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let gone = startDate.timeIntervalSince(self.startDate)
    guard interval > 0, interval.isFinite, gone > 0, gone.isFinite else {
      return Entries(first: self.startDate, interval: interval)
    }
    // A date that rounding has put just before an entry belongs to the entry.
    let passed = (gone / interval + 1e-6).rounded(.down)
    return Entries(first: self.startDate, interval: interval, count: passed)
  }
}

/// Entries at the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var date: Date
    public mutating func next() -> Date? {
      defer { date = date.addingTimeInterval(60) }
      return date
    }
  }

  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return Entries(date: Date(timeIntervalSinceReferenceDate: minute * 60))
  }
}

/// Entries at given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries

  /// Entries at `dates`, in ascending order.
  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// Entries as often as the screen shows frames, or less often, and none while paused.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let first: Date
    /// Nil for no entries.
    let interval: Double?
    var count = 0.0

    public mutating func next() -> Date? {
      guard let interval, count == 0 || interval.isFinite else { return nil }
      defer { count += 1 }
      return count == 0 ? first : first.addingTimeInterval(count * interval)
    }
  }

  let minimumInterval: Double?
  let paused: Bool

  /// At most one entry every `minimumInterval` seconds; nil for one with each frame.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    self.paused = paused
  }

  /// What the fastest screens show.
  static let frameInterval = 1.0 / 120

  /// Whether there is an entry with each frame, so that a timeline needs no timer.
  var isContinuous: Bool { !paused && !((minimumInterval ?? 0) > AnimationTimelineSchedule.frameInterval) }

  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    let interval = max(AnimationTimelineSchedule.frameInterval, minimumInterval ?? 0)
    return Entries(first: start, interval: paused ? nil : interval)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Entries at `startDate` and every `interval` seconds after it.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Entries at the beginning of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// Entries at `dates`, in ascending order.
  public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// An entry with each frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// At most one entry every `minimumInterval` seconds (nil: with each frame), and none while paused.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
