import Foundation
import SashCore
import UserNotifications

func runtimeNote(_ text: String) { runtimeWarning(text) }

/// One instance of the app's interface, with a life cycle of its own.
///
/// - Missing: more than one scene.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// Where a scene stands.
  public enum ActivationState: Int, Sendable {
    case unattached = -1, foregroundActive, foregroundInactive, background
  }
  /// Why a scene was made.
  open class ConnectionOptions: NSObject {
    /// URLs to open.
    public internal(set) var urlContexts: Set<UIOpenURLContext> = []
    public internal(set) var userActivities: Set<NSUserActivity> = []
    public internal(set) var shortcutItem: UIApplicationShortcutItem?
    public internal(set) var handoffUserActivityType: String?
    public internal(set) var sourceApplication: String?
    /// What a person answered to a notification, if that started the scene. Here the centre's delegate is told, and nothing starts.
    public var notificationResponse: UNNotificationResponse? { nil }
  }

  public let session: UISceneSession
  public var delegate: (any UISceneDelegate)?
  public internal(set) var activationState: ActivationState = .unattached
  open var title: String! = ""
  /// Which activities the scene is for. There is one scene here, and it gets them all.
  open var activationConditions = UISceneActivationConditions()

  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }
  open override var next: UIResponder? { UIApplication.shared }

  /// Hands a URL to the system's apps.
  public final func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { UIApplication.shared.open(url) { completion?($0) } }
  /// Who has a URL opened, and how.
  open class OpenURLOptions: NSObject {
    public var sourceApplication: String? { nil }
    public var annotation: Any? { nil }
    public var openInPlace: Bool { false }
  }
  /// How a URL is opened.
  public final class OpenExternalURLOptions: NSObject { public var universalLinksOnly = false }

  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A URL that a scene is to open.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
  public let url: URL
  /// Who has it opened. That is not known here.
  public let options = UIScene.OpenURLOptions()
  init(url: URL) {
    self.url = url
    super.init()
  }
}

/// One of the actions that the icon of an app offers: `UIApplicationShortcutItems` of Info.plist, which packages tell the desktop.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  public let type: String
  public let localizedTitle: String
  public let localizedSubtitle: String?
  public let icon: UIApplicationShortcutIcon?
  public let userInfo: [String: any NSSecureCoding]?
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
    (self.icon, self.userInfo) = (icon, userInfo)
  }
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// A picture beside an action of an icon.
open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite
    case love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task
    case taskCompleted, alarm, bookmark, shuffle, audio, update
  }
  public convenience init(type: IconType) { self.init() }
  public convenience init(templateImageName: String) { self.init() }
  public convenience init(systemImageName: String) { self.init() }
}
