import Foundation
import SashCore

/// Names work that goes on when no window is shown.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
/// Whether an app may fetch when nobody uses it.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }

extension UIApplication {
  private static var lastTask = 0
  private static var badge = 0
  private static var shortcuts: [UIApplicationShortcutItem]?

  /// Says that work is to end even if the person leaves. Programs are not put to sleep here, so it does, and the handler is
  /// never called.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    UIApplication.lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: UIApplication.lastTask)
  }
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Without end: programs are not put to sleep here.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// The number on the icon. It is kept.
  ///
  /// - Missing: numbers on icons.
  public var applicationIconBadgeNumber: Int {
    get { UIApplication.badge }
    set {
      UIApplication.badge = newValue
      if newValue != 0 { runtimeWarning("The number on the icon is kept, but not shown.") }
    }
  }
  /// Says that the program hears keys of headphones and of keyboards that play and pause; the command centre of MediaPlayer gives them.
  public func beginReceivingRemoteControlEvents() {}
  public func endReceivingRemoteControlEvents() {}
  public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")

  /// There is no status bar here: it has no height, whatever is asked of it.
  public var statusBarFrame: CGRect { .zero }
  public var isStatusBarHidden: Bool { true }
  public var statusBarStyle: UIStatusBarStyle { .default }

  /// What the menu of the icon offers. It is kept.
  ///
  /// - Missing: menus of icons.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { UIApplication.shortcuts }
    set {
      UIApplication.shortcuts = newValue
      if newValue?.isEmpty == false { runtimeWarning("The menu of the app's icon is kept, but not shown.") }
    }
  }
}
