import Foundation
import SashCore

extension UIScene {
  /// How a scene is asked for.
  @MainActor @preconcurrency
  open class ActivationRequestOptions: NSObject {
    /// The scene that asks.
    open var requestingScene: UIScene?
    open var collectionJoinBehavior: UISceneCollectionJoinBehavior = .automatic
    public override init() { super.init() }
  }
}
extension UIWindowScene {
  /// How a window is asked for.
  open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    open var preferredPresentationStyle: UIWindowScene.PresentationStyle = .automatic
  }
  public enum PresentationStyle: UInt, Sendable { case automatic, standard, prominent }
}
/// Whether a window becomes a tab of another one. There are no tabs of windows here.
public enum UISceneCollectionJoinBehavior: Int, Sendable {
  case automatic, preferred, disallowed, preferredWithoutActivating
}

/// Which activities a scene is for, by what they name as their target.
@MainActor @preconcurrency
open class UISceneActivationConditions: NSObject {
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
  public override init() { super.init() }
}

/// How a scene goes.
@MainActor @preconcurrency
open class UISceneDestructionRequestOptions: NSObject {
  public override init() { super.init() }
}
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  open var windowDismissalAnimation: UIWindowScene.DismissalAnimation = .standard
}
extension UIWindowScene {
  public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }
}
/// What a scene is asked for with.
@MainActor @preconcurrency
public struct UISceneSessionActivationRequest {
  public private(set) var session: UISceneSession?
  public var userActivity: NSUserActivity?
  public var options: UIScene.ActivationRequestOptions?
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) { (self.userActivity, self.options) = (userActivity, options) }
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) { (self.session, self.userActivity, self.options) = (session, userActivity, options) }
}
extension UIApplication {
  /// Brings a scene to the front. A program of UIKit has one scene here, so that asking for another one ends with an error.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    if let sceneSession, openSessions.contains(sceneSession) { return }
    errorHandler?(CocoaError(.featureUnsupported))
  }
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    requestSceneSessionActivation(
      request.session, userActivity: request.userActivity, options: request.options,
      errorHandler: errorHandler)
  }
  /// Closes a scene. The one scene that there is here stays open, so that this ends with an error.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
  /// Has the picture of a scene made anew. Desktops show windows as they are.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
  /// Whether files that are locked with the device can be read: nothing is locked here.
  public var isProtectedDataAvailable: Bool { true }
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  public static let openDefaultApplicationsSettingsURLString = "app-settings:default-applications"
}
extension UIWindowScene {
  /// The bar of a window on a Mac: there is none.
  public var titlebar: UITitlebar? { nil }
}
/// The bar of a window on a Mac.
@MainActor @preconcurrency
open class UITitlebar: NSObject {
  open var titleVisibility: UITitlebarTitleVisibility = .visible
  open var toolbarStyle: UITitlebarToolbarStyle = .automatic
  open var separatorStyle: UITitlebarSeparatorStyle = .automatic
  open var representedURL: URL?
  open var autoHidesToolbarInFullScreen = false
  fileprivate override init() { super.init() }
}
/// Whether the bar of a window on a Mac shows the title.
public enum UITitlebarTitleVisibility: Int, Sendable { case visible, hidden }
/// Where the bar of a window on a Mac has its tools.
public enum UITitlebarToolbarStyle: Int, Sendable {
  case automatic, expanded, preference, unified, unifiedCompact
}
/// What stands below the bar of a window on a Mac.
public enum UITitlebarSeparatorStyle: Int, Sendable { case automatic, none, line, shadow }
