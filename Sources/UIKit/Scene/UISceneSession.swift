import Foundation

/// What a scene goes by from one launch to the next.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
  /// What kind of place a scene is shown at.
  public struct Role: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }
  public internal(set) weak var scene: UIScene?
  public let role: Role
  public internal(set) var configuration: UISceneConfiguration
  /// Names the session; the same at every launch.
  public let persistentIdentifier: String
  /// Values of the app's own.
  public var userInfo: [String: Any]?
  /// What brings the scene back to where it was. It is kept while the program runs.
  ///
  /// - Missing: keeping it from one launch to the next.
  public var stateRestorationActivity: NSUserActivity?

  init(role: Role, configuration: UISceneConfiguration, identifier: String) {
    self.role = role
    self.configuration = configuration
    persistentIdentifier = identifier
    super.init()
  }
}

/// What a scene is made with: the class of its delegate above all.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  public var sceneClass: AnyClass?
  /// The class of the scene's delegate; the one that the program declares if nothing is set.
  public var delegateClass: AnyClass?
  /// The storyboard whose first controller the scene shows; that of Info.plist if nothing is set.
  public var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
