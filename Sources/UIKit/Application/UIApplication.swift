import Foundation
import SashCore
import SashDesktop

/// The program: it has scenes and a delegate, opens URLs and tells when it comes to the front and goes to the back.
///
/// - Missing: remote notifications.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  public static let shared: UIApplication = {
    let application = UIApplication()
    MemoryPressure.follow { [weak application] in application?.memoryRunsShort() }
    LauncherActions.follow { [weak application] in application?.perform($0, isOfLaunch: $1) ?? false }
    ClockWatch.follow { [weak application] change in
      if change != .locale { application?.timeHasChanged() }
    }
    return application
  }()

  /// Where the program stands.
  public enum State: Int, Sendable { case active, inactive, background }
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// Hears of what happens to the program. It is not kept alive here, except for the one that the program starts with.
  public weak var delegate: (any UIApplicationDelegate)?
  var keptDelegate: (any UIApplicationDelegate)?
  /// Whether the delegate has said at launch that it has done what the program was started for.
  var hasDoneLaunchAction = false
  /// Scenes that UIKit has made.
  var scenes: Set<UIScene> = []

  /// The scenes of the program.
  public var connectedScenes: Set<UIScene> {
    if !scenes.isEmpty { return scenes }
    guard let graph = MainScreen.scene, !graph.isClosed else { return [] }
    return [UIWindowScene.of(graph)]
  }
  public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  public var supportsMultipleScenes: Bool { false }
  /// The windows of all scenes, the hindmost first.
  @available(*, deprecated, message: "Use UIWindowScene.windows on a relevant window scene instead.")
  public var windows: [UIWindow] { connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows) }
  /// The window that gets keys.
  @available(*, deprecated, message: "Use UIWindowScene.keyWindow on a relevant window scene instead.")
  public var keyWindow: UIWindow? {
    connectedScenes.compactMap { $0 as? UIWindowScene }.compactMap(\.keyWindow).first
  }
  open override var next: UIResponder? { delegate as? UIResponder }

  /// How the window stands.
  @available(*, deprecated, message: "Use the interfaceOrientation property of the window scene instead.")
  public var statusBarOrientation: UIInterfaceOrientation {
    let bounds = UIScreen.main.bounds
    return bounds.width > bounds.height ? .landscapeRight : .portrait
  }
  /// Where the front window stands; `inactive` before there is one.
  public var applicationState: State {
    switch MainScreen.scene?.environment.scenePhase {
    case .active: .active
    case .background: .background
    default: .inactive
    }
  }

  /// Hands a URL to the system's apps.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    guard let opener = MainScreen.scene?.environment.systemURLOpener else {
      runtimeWarning("A URL can be opened only while a window is open.")
      completion?(false)
      return
    }
    opener.open(url) { completion?($0) }
  }
  /// Hands a URL to the system's apps and says whether one has taken it.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { done in open(url, options: options) { done.resume(returning: $0) } }
  }
  /// Whether some app may take a URL: one that has a scheme.
  public func canOpenURL(_ url: URL) -> Bool { url.scheme?.isEmpty == false }

  /// Whether the screen stays on while nobody touches it: the desktop is asked for it. Where it cannot be asked, a message says so.
  public var isIdleTimerDisabled = false {
    didSet {
      if isIdleTimerDisabled == oldValue { return }
      IdleInhibitor.shared.set(isIdleTimerDisabled, because: "The program asks for it.")
    }
  }
  /// Left to right, or right to left, as the language of the user goes.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Locale.current.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Whether the program can change its icon: not here.
  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }
  /// Ends with an error: the icon of a program cannot be changed here.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) {
    runtimeWarning("The icon of a program cannot be changed here.")
    completionHandler?(CocoaError(.featureUnsupported))
  }

  public static let openSettingsURLString = "app-settings:"
  public static let openNotificationSettingsURLString = "app-settings:notifications"

  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// - Missing: posting it.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// - Missing: posting it.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Another day has begun, the clock has been set, or the machine is in another time zone.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
