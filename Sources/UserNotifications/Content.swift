import Foundation

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  var storage = Storage()
  struct Storage {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var attachments: [UNNotificationAttachment] = []
    var relevanceScore = 0.0
    var filterCriteria: String?
    var targetContentIdentifier: String?
    var launchImageName = ""
  }
  public override init() { super.init() }
  public var title: String { storage.title }
  public var subtitle: String { storage.subtitle }
  public var body: String { storage.body }
  public var badge: NSNumber? { storage.badge }
  public var sound: UNNotificationSound? { storage.sound }
  public var userInfo: [AnyHashable: Any] { storage.userInfo }
  public var categoryIdentifier: String { storage.categoryIdentifier }
  public var threadIdentifier: String { storage.threadIdentifier }
  public var interruptionLevel: UNNotificationInterruptionLevel { storage.interruptionLevel }
  public var attachments: [UNNotificationAttachment] { storage.attachments }
  /// How much it matters beside others of the app, from 0 to 1.
  public var relevanceScore: Double { storage.relevanceScore }
  public var filterCriteria: String? { storage.filterCriteria }
  /// The window of the app that it is about.
  public var targetContentIdentifier: String? { storage.targetContentIdentifier }
  public var launchImageName: String { storage.launchImageName }
}

/// What a notification is to say.
///
/// The desktop shows as much of it as it is capable of.
///
/// - Missing: pictures of other kinds than PNG and JPEG, and films.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  public override var title: String {
    get { storage.title }
    set { storage.title = newValue }
  }
  public override var subtitle: String {
    get { storage.subtitle }
    set { storage.subtitle = newValue }
  }
  public override var body: String {
    get { storage.body }
    set { storage.body = newValue }
  }
  public override var badge: NSNumber? {
    get { storage.badge }
    set { storage.badge = newValue }
  }
  public override var sound: UNNotificationSound? {
    get { storage.sound }
    set { storage.sound = newValue }
  }
  public override var userInfo: [AnyHashable: Any] {
    get { storage.userInfo }
    set { storage.userInfo = newValue }
  }
  public override var categoryIdentifier: String {
    get { storage.categoryIdentifier }
    set { storage.categoryIdentifier = newValue }
  }
  public override var threadIdentifier: String {
    get { storage.threadIdentifier }
    set { storage.threadIdentifier = newValue }
  }
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { storage.interruptionLevel }
    set { storage.interruptionLevel = newValue }
  }
  public override var attachments: [UNNotificationAttachment] {
    get { storage.attachments }
    set { storage.attachments = newValue }
  }
  public override var relevanceScore: Double {
    get { storage.relevanceScore }
    set { storage.relevanceScore = newValue }
  }
  public override var filterCriteria: String? {
    get { storage.filterCriteria }
    set { storage.filterCriteria = newValue }
  }
  public override var targetContentIdentifier: String? {
    get { storage.targetContentIdentifier }
    set { storage.targetContentIdentifier = newValue }
  }
  public override var launchImageName: String {
    get { storage.launchImageName }
    set { storage.launchImageName = newValue }
  }
}

public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

/// What is heard.
public final class UNNotificationSound: NSObject, @unchecked Sendable {
  let name: String
  public init(named name: UNNotificationSoundName) { self.name = name.rawValue }
  public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    .init(named: name)
  }
  public static func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float
  ) -> UNNotificationSound { .init(named: name) }
  public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    defaultCritical
  }
  public static var `default`: UNNotificationSound { .init(named: .init(rawValue: "default")) }
  public static var defaultCritical: UNNotificationSound { .init(named: .init(rawValue: "critical")) }
}
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A file beside the text.
public final class UNNotificationAttachment: NSObject, @unchecked Sendable {
  public let identifier: String
  public let url: URL
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileNoSuchFile) }
    self.identifier = identifier
    self.url = url
  }
}

/// When a notification comes.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
  /// The next time after a date.
  func date(after date: Date) -> Date? { nil }
}
/// After a while.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
  override func date(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
  public func nextTriggerDate() -> Date? { date(after: Date()) }
}
/// When the clock shows something.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  override func date(after date: Date) -> Date? {
    (dateComponents.calendar ?? .current).nextDate(
      after: date, matching: dateComponents, matchingPolicy: .nextTime)
  }
  public func nextTriggerDate() -> Date? { date(after: Date()) }
}

/// A notification that was asked for.
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    let copy = UNNotificationContent()
    copy.storage = content.storage
    self.content = copy
    self.trigger = trigger
  }
}
/// A notification that has come.
public final class UNNotification: NSObject, @unchecked Sendable {
  public let date: Date
  public let request: UNNotificationRequest
  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }
}
/// What a person did with a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  public let notification: UNNotification
  public let actionIdentifier: String
  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A button of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  public let identifier: String
  public let title: String
  public let options: UNNotificationActionOptions
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}
/// A kind of notifications, with the buttons that they have.
public final class UNNotificationCategory: NSObject, @unchecked Sendable {
  public let identifier: String
  public let actions: [UNNotificationAction]
  /// What else is so of notifications of this kind.
  public let options: UNNotificationCategoryOptions
  /// What Siri may do with them; nothing does here.
  public let intentIdentifiers: [String]
  /// What is shown in the place of their words while these are hidden. The desktop hides none.
  public private(set) var hiddenPreviewsBodyPlaceholder = ""
  /// How several of them are summed up. The desktop does not sum them up.
  public private(set) var categorySummaryFormat = ""
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
  }
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String? = nil,
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, options: options)
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
    self.categorySummaryFormat = categorySummaryFormat ?? ""
  }
}
/// A picture on a button. The desktop shows none.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
  let name: String
  public init(systemImageName: String) { name = systemImageName }
  public init(templateImageName: String) { name = templateImageName }
}
extension UNNotificationAction {
  public convenience init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon?
  ) { self.init(identifier: identifier, title: title, options: options) }
}
/// A button that asks for a text. On desktops whose notifications have no fields it is a plain button.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  public let textInputButtonTitle: String
  public let textInputPlaceholder: String
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
    super.init(identifier: identifier, title: title, options: options)
  }
}
/// What a person has written.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The text; empty where the desktop shows no field for it.
  public let userText: String
  init(notification: UNNotification, actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification: notification, actionIdentifier: actionIdentifier)
  }
}
public enum UNAlertStyle: Int, Sendable { case none, banner, alert }
public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }
/// Changes notifications of a server before they are shown. Extensions are not run here.
open class UNNotificationServiceExtension: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) { contentHandler(request.content) }
  open func serviceExtensionTimeWillExpire() {}
}
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}
