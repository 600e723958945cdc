import Foundation
import SashApp
import SashCore
import SashDefaults
import SashDesktop
import SashMessages
import SashPreviewScan

extension UIApplicationDelegate {
  /// Makes the delegate, tells it that the program has started, makes the first scene and shows its windows until the last
  /// of them is closed.
  public static func main() {
    guard let type = self as? NSObject.Type else {
      fatalError("\(self) is where the program starts, so it has to be a subclass of NSObject.")
    }
    ApplicationLaunch.run(type)
  }
}

/// Runs the program as `main()` of a delegate does.
///
/// - Parameters:
///   - principalClassName: A subclass of `UIApplication`, which is not made here.
///   - delegateClassName: The class of the delegate, as `NSStringFromClass` names it.
/// - Missing: applications of a class of their own.
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  guard let name = delegateClassName, let type = NSClassFromString(name) as? NSObject.Type else {
    fatalError(
      "UIApplicationMain needs the name of a delegate's class, as NSStringFromClass(AppDelegate.self).")
  }
  if principalClassName != nil {
    tellOnce("UIApplicationMain makes no application of a class of its own here.", by: "UIKit")
  }
  MainActor.assumeIsolated { ApplicationLaunch.run(type) }
  return 0
}

/// The beginning of a program whose delegate is made by UIKit, in Apple's order.
@MainActor package enum ApplicationLaunch {
  /// From the beginning of the program to its end.
  static func run(_ type: NSObject.Type) {
    UserFolders.makeStandardFolders()
    launch {
      start(type)
      return makeRoot()
    }
    UIApplication.shared.delegate?.applicationWillTerminate(UIApplication.shared)
    NotificationCenter.default.post(
      name: UIApplication.willTerminateNotification, object: UIApplication.shared)
  }
  /// Makes the delegate and tells it that the program starts.
  static func start(_ type: NSObject.Type) {
    let delegate = makeDelegate(type)
    // Programs without scenes have the window of their storyboard before they are told that they start.
    let window = sceneManifest == nil ? mainStoryboard.map { InterfaceWindow.make($0, in: nil) } : nil
    if let window { delegate.window = window }
    finishLaunching()
    window?.makeKeyAndVisible()
    firstWindow = window
  }
  /// The window that the storyboard of Info.plist is shown in, where the delegate does not keep it.
  private static var firstWindow: UIWindow?
  private static var mainStoryboard: String? {
    storyboard("UIMainStoryboardFile", Bundle.main.infoDictionary)
  }
  private static func storyboard(_ key: String, _ fields: [String: Any]?) -> String? {
    for name in [key, key + "~iphone", key + "~ipad"] {
      if let found = fields?[name] as? String, !found.isEmpty { return found }
    }
    return nil
  }

  @discardableResult
  static func makeDelegate(_ type: NSObject.Type) -> any UIApplicationDelegate {
    guard let delegate = makeInstance(of: type) as? any UIApplicationDelegate else {
      fatalError("\(type) needs an initialiser init() and has to conform to UIApplicationDelegate.")
    }
    UIApplication.shared.delegate = delegate
    UIApplication.shared.keptDelegate = delegate
    return delegate
  }

  static func finishLaunching() {
    let application = UIApplication.shared
    let item = LauncherActions.ofLaunch.map { UIApplicationShortcutItem($0) }
    let options = item.map { [UIApplication.LaunchOptionsKey.shortcutItem: $0 as Any] }
    let will = application.delegate?.application(application, willFinishLaunchingWithOptions: options)
    let did = application.delegate?.application(application, didFinishLaunchingWithOptions: options)
    application.hasDoneLaunchAction = will == false || did == false
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: application)
  }

  /// The scene that shows the program, with its windows.
  package static func makeRoot() -> AnyView {
    let scene = connect()
    return AnyView(WindowsStage(scene: scene))
  }

  static func connect() -> UIWindowScene {
    let application = UIApplication.shared
    let role = UISceneSession.Role.windowApplication
    let named = UISceneConfiguration(name: sceneManifest?.name, sessionRole: role)
    let session = UISceneSession(role: role, configuration: named, identifier: "Window-1")
    let options = UIScene.ConnectionOptions()
    options.shortcutItem = LauncherActions.ofLaunch.map { UIApplicationShortcutItem($0) }
    let configuration =
      application.delegate?.application(application, configurationForConnecting: session, options: options)
      ?? named
    if configuration.storyboard == nil, let name = sceneManifest?.storyboard {
      configuration.storyboard = UIStoryboard(name: name, bundle: nil)
    }
    session.configuration = configuration
    let scene = UIWindowScene(session: session, connectionOptions: options)
    application.scenes.insert(scene)
    if let type = sceneDelegate(configuration) {
      guard let delegate = makeInstance(of: type) as? any UISceneDelegate else {
        fatalError("\(type) needs an initialiser init() and has to conform to UISceneDelegate.")
      }
      scene.delegate = delegate
      let window = configuration.storyboard.map { InterfaceWindow.make($0, in: scene) }
      if let window { (delegate as? any UIWindowSceneDelegate)?.window = window }
      NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
      delegate.scene(scene, willConnectTo: session, options: options)
      // The delegate may have made another window, or another root.
      if let window, scene.shown.isEmpty { window.makeKeyAndVisible() }
    } else if let window = application.delegate?.window {
      window.windowScene = scene
    }
    // Windows that were made before there was a scene.
    for window in UIWindow.withoutScene where window.windowScene == nil && !window.isHidden {
      window.windowScene = scene
    }
    if scene.keyWindow == nil { scene.keyWindow = scene.shown.last }
    if scene.shown.isEmpty {
      runtimeWarning("No window is visible: makeKeyAndVisible() shows one.")
    }
    return scene
  }

  /// Gives the scene of an app of SwiftUI the delegate that the app's delegate names for it.
  static func connectOfSwiftUI(_ graph: ViewGraph) {
    let (application, scene) = (UIApplication.shared, UIWindowScene.of(graph))
    let options = UIScene.ConnectionOptions()
    options.shortcutItem = LauncherActions.ofLaunch.map { UIApplicationShortcutItem($0) }
    let configuration = application.delegate?.application(
      application, configurationForConnecting: scene.session, options: options)
    guard scene.delegate == nil, let type = configuration?.delegateClass as? NSObject.Type else { return }
    guard let delegate = makeInstance(of: type) as? any UISceneDelegate else {
      fatalError("\(type) needs an initialiser init() and has to conform to UISceneDelegate.")
    }
    scene.delegate = delegate
    (delegate as? any UIWindowSceneDelegate)?.window = scene.mainWindow
    delegate.scene(scene, willConnectTo: scene.session, options: options)
  }

  /// The class of the scene's delegate: that of the configuration, that of Info.plist, or the only one that there is.
  private static func sceneDelegate(_ configuration: UISceneConfiguration) -> NSObject.Type? {
    if let type = configuration.delegateClass as? NSObject.Type { return type }
    let found = conformingTypes(to: (any UIWindowSceneDelegate).self).compactMap { $0 as? NSObject.Type }
    if let name = sceneManifest?.delegate?.split(separator: ".").last.map(String.init) {
      if let named = found.first(where: { "\($0)" == name }) { return named }
      runtimeWarning("Info.plist names the scene delegate \(name), which the program does not have.")
    }
    if found.count > 1 {
      runtimeWarning(
        "Several classes conform to UIWindowSceneDelegate; say which by Info.plist or by UISceneConfiguration.delegateClass."
      )
    }
    return found.min { "\($0)" < "\($1)" }
  }

  /// What Info.plist says about scenes.
  private static var sceneManifest: (name: String?, delegate: String?, storyboard: String?)? {
    let manifest = Bundle.main.infoDictionary?["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    return scenes?.first.map {
      (
        $0["UISceneConfigurationName"] as? String, $0["UISceneDelegateClassName"] as? String,
        storyboard("UISceneStoryboardFile", $0)
      )
    }
  }
}
