import CoreGraphics
import Foundation

/// What events and reminders have in common. They are values that an app can fill; no calendar takes them.
open class EKCalendarItem: NSObject, @unchecked Sendable {
  override init() { super.init() }
  public let calendarItemIdentifier = UUID().uuidString
  open var calendarItemExternalIdentifier: String! { nil }
  open var calendar: EKCalendar!
  open var title: String! = ""
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var lastModifiedDate: Date? { nil }
  open var creationDate: Date? { nil }
  open var timeZone: TimeZone?
  open var alarms: [EKAlarm]?
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  open var recurrenceRules: [EKRecurrenceRule]?
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
  open var hasNotes: Bool { notes?.isEmpty == false }
}

/// Something that happens at a time.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  public init(eventStore: EKEventStore) { super.init() }
  open var eventIdentifier: String! { nil }
  open var isAllDay = false
  open var startDate: Date!
  open var endDate: Date!
  open var occurrenceDate: Date! { startDate }
  open var availability = EKEventAvailability.busy
  /// Where it takes place, on a map.
  open var structuredLocation: EKStructuredLocation? {
    didSet { if let title = structuredLocation?.title { location = title } }
  }
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
  }
}
public enum EKEventAvailability: Int, Sendable {
  case notSupported = -1
  case busy, free, tentative, unavailable
}

/// Something to do.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  public init(eventStore: EKEventStore) { super.init() }
  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?
  /// A reminder that is done has a date at which it was.
  open var isCompleted: Bool {
    get { completionDate != nil }
    set { if newValue != isCompleted { completionDate = newValue ? Date() : nil } }
  }
  open var completionDate: Date?
  /// From 1, high, to 9, low; 0 is none.
  open var priority = 0
}

/// When a person is told of an event.
open class EKAlarm: NSObject, @unchecked Sendable {
  public init(absoluteDate date: Date) { absoluteDate = date }
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
  open var absoluteDate: Date?
  /// In seconds from the start.
  open var relativeOffset: TimeInterval = 0
}

public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }
/// When repeating ends.
open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
  public let endDate: Date?
  public let occurrenceCount: Int
  public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
  public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}
/// How an event comes again.
open class EKRecurrenceRule: NSObject, @unchecked Sendable {
  public let frequency: EKRecurrenceFrequency
  public let interval: Int
  open var recurrenceEnd: EKRecurrenceEnd?
  public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    (frequency, self.interval, recurrenceEnd) = (type, interval, end)
    (daysOfTheWeek, daysOfTheMonth, monthsOfTheYear) = (nil, nil, nil)
    (weeksOfTheYear, daysOfTheYear, setPositions) = (nil, nil, nil)
  }
  /// One that comes again on some days only; nil is whatever the first one says.
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
    daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?,
    weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) {
    (frequency, self.interval, recurrenceEnd) = (type, interval, end)
    (daysOfTheWeek, daysOfTheMonth, monthsOfTheYear) = (days, monthDays, months)
    (self.weeksOfTheYear, self.daysOfTheYear, self.setPositions) = (
      weeksOfTheYear, daysOfTheYear, setPositions
    )
  }
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  public let daysOfTheMonth: [NSNumber]?
  public let monthsOfTheYear: [NSNumber]?
  public let weeksOfTheYear: [NSNumber]?
  public let daysOfTheYear: [NSNumber]?
  public let setPositions: [NSNumber]?
  /// 0 is the one of the calendar.
  open var firstDayOfTheWeek: Int { 0 }
}

/// A day of the week on which something comes again.
open class EKRecurrenceDayOfWeek: NSObject, @unchecked Sendable {
  public let dayOfTheWeek: EKWeekday
  /// Of the month or the year; those below 0 count from its end, and 0 is each of them.
  public let weekNumber: Int
  public init(_ dayOfTheWeek: EKWeekday, weekNumber: Int = 0) {
    (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
  }
  public convenience init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
    self.init(dayOfTheWeek, weekNumber: weekNumber)
  }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? EKRecurrenceDayOfWeek).map {
      $0.dayOfTheWeek == dayOfTheWeek && $0.weekNumber == weekNumber
    } ?? false
  }
  open override var hash: Int { dayOfTheWeek.rawValue ^ weekNumber << 4 }
}

/// A list of events or reminders.
open class EKCalendar: NSObject, @unchecked Sendable {
  public let calendarIdentifier = UUID().uuidString
  public init(for entityType: EKEntityType, eventStore: EKEventStore) {
    allowedEntityTypes = entityType
    super.init()
  }
  public let allowedEntityTypes: EKEntityType
  open var title = ""
  open var cgColor: CGColor!
  open var source: EKSource!
  open var type: EKCalendarType { .local }
  open var allowsContentModifications: Bool { false }
  open var isSubscribed: Bool { false }
  open var isImmutable: Bool { true }
}

/// An account that has calendars. None is known.
open class EKSource: NSObject, @unchecked Sendable {
  override init() { super.init() }
  open var sourceIdentifier: String { "" }
  open var sourceType: EKSourceType { .local }
  open var title: String { "" }
  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}
