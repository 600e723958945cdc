import Foundation
import SashCore

/// The program: it opens URLs and tells when it comes to the front and goes to the back.
///
/// - Missing: scenes, windows, delegates, background tasks, the badge.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  public static let shared = UIApplication()

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

  /// Whether the screen stays on while nobody touches it; what the system does on its own is left to it.
  ///
  /// - Missing: telling the system.
  public var isIdleTimerDisabled = false {
    didSet {
      if isIdleTimerDisabled { runtimeWarning("isIdleTimerDisabled is kept, but the system is not told.") }
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
  /// - Missing: posting it.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// - Missing: posting it.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// - Missing: posting it.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
}

/// What gets events.
///
/// - Missing: the chain of responders.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  public nonisolated required override init() { super.init() }

  /// Keyboards on the screen; there is none, so these are never posted.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
