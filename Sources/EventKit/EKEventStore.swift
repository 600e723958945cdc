@_exported import Foundation
import SashFoundation
import SashMessages

/// Whether an app may see events or reminders.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  /// The name before iOS 17.
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}
public enum EKEntityType: UInt, Sendable { case event, reminder }
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
public enum EKSourceType: Int, Sendable { case local, exchange, calDAV, mobileMe, subscribed, birthdays }
public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }
public enum EKReminderPriority: UInt, Sendable {
  case none = 0
  case high = 1
  case medium = 5
  case low = 9
}

/// Why a calendar could not do something.
public struct EKError: _FrameworkError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static func _words(_ code: Code) -> String? { "No calendar can be seen from here." }
  public static var errorDomain: String { "EKErrorDomain" }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = EKError
    case eventNotMutable = 0
    case noCalendar = 1
    case noStartDate = 2
    case internalFailure = 5
    case calendarReadOnly = 6
    case eventStoreNotAuthorized = 29
  }
  public static var eventNotMutable: Code { .eventNotMutable }
  public static var noCalendar: Code { .noCalendar }
  public static var noStartDate: Code { .noStartDate }
  public static var internalFailure: Code { .internalFailure }
  public static var calendarReadOnly: Code { .calendarReadOnly }
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
}

extension Notification.Name {
  /// Posted when calendars have changed; never here.
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

/// The calendars and reminders of a person. Those of the desktop are not known here: access is denied, and there is nothing.
///
/// - Missing: calendars (Evolution Data Server).
open class EKEventStore: NSObject, @unchecked Sendable {
  public typealias RequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void
  public override init() { super.init() }
  public init(sources: [EKSource]) { super.init() }

  private static func nothing<Answer>(_ answer: Answer) -> Answer {
    tellOnce(
      "The calendars and reminders of the desktop are not known here; access is denied.", by: "EventKit")
    return answer
  }
  /// Denied.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    nothing(.denied)
  }
  /// The answer is no.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping RequestAccessCompletionHandler
  ) {
    let answer = EKEventStore.nothing(false)
    DispatchQueue.global().async { completion(answer, nil) }
  }
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { EKEventStore.nothing(false) }
  open func requestFullAccessToEvents() async throws -> Bool { EKEventStore.nothing(false) }
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { EKEventStore.nothing(false) }
  open func requestFullAccessToReminders() async throws -> Bool { EKEventStore.nothing(false) }
  open func requestFullAccessToEvents(completion: @escaping RequestAccessCompletionHandler) {
    requestAccess(to: .event, completion: completion)
  }
  open func requestWriteOnlyAccessToEvents(completion: @escaping RequestAccessCompletionHandler) {
    requestAccess(to: .event, completion: completion)
  }
  open func requestFullAccessToReminders(completion: @escaping RequestAccessCompletionHandler) {
    requestAccess(to: .reminder, completion: completion)
  }

  open var eventStoreIdentifier: String { "" }
  open var sources: [EKSource] { [] }
  open func source(withIdentifier identifier: String) -> EKSource? { nil }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }

  private func refuse() throws { throw EKEventStore.nothing(EKError(.eventStoreNotAuthorized)) }
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { try refuse() }
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { try refuse() }
  open func save(_ event: EKEvent, span: EKSpan) throws { try refuse() }
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { try refuse() }
  open func remove(_ event: EKEvent, span: EKSpan) throws { try refuse() }
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { try refuse() }
  open func save(_ reminder: EKReminder, commit: Bool) throws { try refuse() }
  open func remove(_ reminder: EKReminder, commit: Bool) throws { try refuse() }
  open func commit() throws { try refuse() }
  open func reset() {}
  open func refreshSourcesIfNecessary() {}

  // MARK: Finding

  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  open func events(matching predicate: NSPredicate) -> [EKEvent] { EKEventStore.nothing([]) }
  open func enumerateEvents(
    matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
  ) -> Any {
    EKEventStore.nothing(())
    DispatchQueue.global().async { completion(nil) }
    return NSObject()
  }
  open func cancelFetchRequest(_ fetchIdentifier: Any) {}
}
