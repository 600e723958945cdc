import Foundation
import SashCore
import SashDesktop

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

  /// The number on the icon, in bars of the desktop that show such; 0 for none. It goes with the end of the program.
  public var applicationIconBadgeNumber: Int {
    get { LauncherBadge.shared.count }
    set { LauncherBadge.shared.set(newValue) }
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

  /// What the menu of the icon offers besides what Info.plist says. Whoever asks for one over the bus
  /// (`org.freedesktop.Application`) has it performed.
  ///
  /// - Missing: showing them; the menu has those of Info.plist, which packages put into the desktop entry.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { UIApplication.shortcuts }
    set {
      UIApplication.shortcuts = newValue
      LauncherActions.added = (newValue ?? []).map {
        .init(type: $0.type, title: $0.localizedTitle, subtitle: $0.localizedSubtitle)
      }
      if newValue?.isEmpty == false {
        runtimeWarning(
          "The menu of the app's icon shows the items of Info.plist, not those of shortcutItems.")
      }
    }
  }

  /// Has the delegate do what a person has chosen in the menu of the icon: that of the scene, or of the application where scenes
  /// have none. False if there is none.
  ///
  /// - Parameter isOfLaunch: The program has been started for it: scenes have it among the options that they were made with.
  func perform(_ action: LauncherActions.Action, isOfLaunch: Bool = false) -> Bool {
    if isOfLaunch, delegate != nil,
      hasDoneLaunchAction || scenes.isEmpty || scenes.contains(where: { $0.delegate != nil })
    {
      return true
    }
    let item = UIApplicationShortcutItem(action)
    for scene in connectedScenes.compactMap({ $0 as? UIWindowScene }) {
      if let delegate = scene.delegate as? any UIWindowSceneDelegate {
        delegate.windowScene(scene, performActionFor: item) { _ in }
        return true
      }
    }
    guard let delegate else { return false }
    delegate.application(self, performActionFor: item) { _ in }
    return true
  }

  /// Tells whoever shows what depends on the day that it has become another one, or that the clock has been set.
  func timeHasChanged() {
    delegate?.applicationSignificantTimeChange(self)
    NotificationCenter.default.post(name: UIApplication.significantTimeChangeNotification, object: self)
  }
}

extension UIApplicationShortcutItem {
  convenience init(_ action: LauncherActions.Action) {
    let known = UIApplication.shared.shortcutItems?.first { $0.type == action.type }
    self.init(
      type: action.type, localizedTitle: action.title, localizedSubtitle: action.subtitle, icon: known?.icon,
      userInfo: known?.userInfo)
  }
}
