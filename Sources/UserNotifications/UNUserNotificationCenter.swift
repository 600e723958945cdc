import Foundation
import SashDesktop
import SashMessages

/// Shows notifications of the app on the desktop, now or later, as long as the app runs.
///
/// What a person does with them the delegate is told. Those that are shown stay after the end of the app where the desktop keeps
/// them and the bus can start the app: then it is started for what a person does.
///
/// - Missing: notifications whose time comes after the end of the app.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  public static func current() -> UNUserNotificationCenter { shared }

  /// Told what a person does with notifications, also with those of an earlier run of the app that the desktop has kept.
  public weak var delegate: (any UNUserNotificationCenterDelegate)? {
    didSet { if delegate != nil { desktop.listen(for: self) } }
  }
  private let lock = NSLock()
  private var pending: [String: (request: UNNotificationRequest, timer: DispatchSourceTimer)] = [:]
  private var delivered: [UNNotification] = []
  private var categories: Set<UNNotificationCategory> = []
  private var status = UNAuthorizationStatus.notDetermined
  private let desktop = DesktopNotifier()
  public var supportsContentExtensions: Bool { false }

  /// Granted where the desktop shows notifications; it is the desktop where a person turns them off.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    desktop.ask { [self] isGranted in
      lock.withLock { status = isGranted ? .authorized : .denied }
      DispatchQueue.global().async { completionHandler(isGranted, nil) }
    }
  }
  @discardableResult
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { done in
      requestAuthorization(options: options) { isGranted, _ in done.resume(returning: isGranted) }
    }
  }
  public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void)
  {
    let settings = UNNotificationSettings(authorizationStatus: lock.withLock { status })
    DispatchQueue.global().async { completionHandler(settings) }
  }
  public func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(authorizationStatus: lock.withLock { status })
  }

  /// Shows a notification when its trigger says so; at once if it has none.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    schedule(request)
    if let completionHandler { DispatchQueue.global().async { completionHandler(nil) } }
  }
  public func add(_ request: UNNotificationRequest) async throws { schedule(request) }

  private func schedule(_ request: UNNotificationRequest, after date: Date = Date()) {
    guard let trigger = request.trigger else {
      lock.withLock { pending.removeValue(forKey: request.identifier) }?.timer.cancel()
      return deliver(request)
    }
    guard let time = trigger.date(after: date) else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { [weak self] in
      guard let self else { return }
      lock.withLock { self.pending[request.identifier] = nil }
      deliver(request)
      // What a sleeping machine has missed is not told all at once.
      if trigger.repeats { schedule(request, after: max(time, Date())) }
    }
    let old = lock.withLock { pending.updateValue((request, timer), forKey: request.identifier) }
    old?.timer.cancel()
    timer.schedule(wallDeadline: .now() + max(0, time.timeIntervalSinceNow))
    timer.resume()
  }

  private func deliver(_ request: UNNotificationRequest) {
    let notification = UNNotification(date: Date(), request: request)
    lock.withLock {
      delivered.removeAll { $0.request.identifier == request.identifier }
      delivered.append(notification)
    }
    let badge = request.content.badge?.intValue
    let show: @Sendable (UNNotificationPresentationOptions) -> Void = { [desktop, weak self] options in
      guard let self else { return }
      if !options.isDisjoint(with: [.banner, .alert, .list]) {
        desktop.show(notification, category(request.content.categoryIdentifier), in: self)
      }
      if options.contains(.badge), let badge { setBadgeCount(badge) }
    }
    DispatchQueue.main.async { [self] in
      guard let delegate else { return show([.banner, .badge]) }
      // The app decides what is shown while it runs, and here it always does.
      delegate.userNotificationCenter(self, willPresent: notification, withCompletionHandler: show)
    }
  }

  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    let requests = lock.withLock { pending.values.map(\.request) }
    DispatchQueue.global().async { completionHandler(requests) }
  }
  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    lock.withLock { pending.values.map(\.request) }
  }
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    for name in identifiers { lock.withLock { pending.removeValue(forKey: name) }?.timer.cancel() }
  }
  public func removeAllPendingNotificationRequests() {
    removePendingNotificationRequests(withIdentifiers: lock.withLock { Array(pending.keys) })
  }
  public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
    let all = lock.withLock { delivered }
    DispatchQueue.global().async { completionHandler(all) }
  }
  public func deliveredNotifications() async -> [UNNotification] { lock.withLock { delivered } }
  func category(_ identifier: String) -> UNNotificationCategory? {
    lock.withLock { categories }.first { $0.identifier == identifier }
  }
  /// A person has opened, answered or put away a notification.
  func forget(_ identifier: String) {
    lock.withLock { delivered.removeAll { $0.request.identifier == identifier } }
  }
  /// Forgets notifications that were shown, and has the desktop take them away.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    lock.withLock { delivered.removeAll { identifiers.contains($0.request.identifier) } }
    desktop.withdraw(identifiers)
  }
  public func removeAllDeliveredNotifications() {
    removeDeliveredNotifications(withIdentifiers: lock.withLock { delivered.map(\.request.identifier) })
  }

  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    lock.withLock { self.categories = categories }
  }
  public func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) { completionHandler(lock.withLock { categories }) }
  public func notificationCategories() async -> Set<UNNotificationCategory> { lock.withLock { categories } }
  /// Sets the number on the icon of the app, in bars of the desktop that show such; 0 for none. It goes with the end of the program.
  public func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    if newBadgeCount < 0 {
      completionHandler?(UNError(.badgeInputInvalid))
      return
    }
    DispatchQueue.main.async {
      let isTold = MainActor.assumeIsolated { LauncherBadge.shared.set(newBadgeCount) }
      completionHandler?(isTold || newBadgeCount == 0 ? nil : CocoaError(.featureUnsupported))
    }
  }
}

/// Follows the notifications of the app.
///
/// Methods of Apple's protocol are optional; here each has a default.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// A notification has come while the app runs: says how it is shown. Nothing is by default.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification)
    async
    -> UNNotificationPresentationOptions
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse)
    async
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    nonisolated(unsafe) let (delegate, done) = (self, completionHandler)
    Task { done(await delegate.userNotificationCenter(center, willPresent: notification)) }
  }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    nonisolated(unsafe) let (delegate, done) = (self, completionHandler)
    Task {
      await delegate.userNotificationCenter(center, didReceive: response)
      done()
    }
  }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// What a person allows.
public final class UNNotificationSettings: NSObject, @unchecked Sendable {
  public let authorizationStatus: UNAuthorizationStatus
  init(authorizationStatus: UNAuthorizationStatus) { self.authorizationStatus = authorizationStatus }
  private var setting: UNNotificationSetting { authorizationStatus == .authorized ? .enabled : .disabled }
  public var alertSetting: UNNotificationSetting { setting }
  public var notificationCenterSetting: UNNotificationSetting { setting }
  public var lockScreenSetting: UNNotificationSetting { setting }
  public var soundSetting: UNNotificationSetting { setting }
  public var badgeSetting: UNNotificationSetting { setting }
  public var criticalAlertSetting: UNNotificationSetting { .notSupported }
  public var carPlaySetting: UNNotificationSetting { .notSupported }
  public var announcementSetting: UNNotificationSetting { .notSupported }
  public var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  public var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  public var directMessagesSetting: UNNotificationSetting { .notSupported }
  public var alertStyle: UNAlertStyle { setting == .enabled ? .banner : .none }
  public var showPreviewsSetting: UNShowPreviewsSetting { .always }
  public var providesAppNotificationSettings: Bool { false }
}
