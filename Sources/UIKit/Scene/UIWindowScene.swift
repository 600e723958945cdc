import Foundation
import SashCore
import SashGraph

/// A scene that shows windows: here the window of the program on the desktop.
///
/// - Missing: more than one scene, ways to hold the device, size restrictions.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  /// The windows of the scene, the hindmost first.
  public internal(set) var windows: [UIWindow] = []
  /// The window that gets keys.
  public internal(set) weak var keyWindow: UIWindow?
  private var life: SceneLife?

  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
  }

  public var screen: UIScreen { .main }
  public var traitCollection: UITraitCollection {
    overriddenTraits.map { UITraitCollection($0.apply(to: UITraitCollection.current.values)) } ?? .current
  }
  /// Traits that it sets itself.
  var overriddenTraits: UITraitOverrides?
  public var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }
  /// Nil: the desktop lets a person make windows as large as they like.
  public var sizeRestrictions: UISceneSizeRestrictions? { nil }
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// The graph that shows the scene.
  var graph: ViewGraph? {
    get { life?.graph }
    set { life = newValue?.life }
  }
  /// Windows that are shown, the hindmost first.
  var shown: [UIWindow] {
    windows.enumerated().filter { !$0.element.isHidden && !$0.element.isOfSwiftUI }
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }.map(\.element)
  }
  /// The window that views of the scene are in that belong to no other.
  var mainWindow: UIWindow? { keyWindow ?? windows.first }

  /// Has the graph look at the windows again.
  let signal = SceneSignal()
  var layers: [ObjectIdentifier: WindowLayer] = [:]

  private static var known: [ObjectIdentifier: UIWindowScene] = [:]
  /// The scene that a graph shows, as UIKit sees it; a scene of SwiftUI has one window that UIKit does not draw.
  static func of(_ graph: ViewGraph) -> UIWindowScene {
    known = known.filter { $0.value.graph != nil }
    if let scene = known[ObjectIdentifier(graph)], scene.graph === graph { return scene }
    let role = UISceneSession.Role.windowApplication
    let session = UISceneSession(
      role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role), identifier: "Window-1")
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    scene.graph = graph
    known[ObjectIdentifier(graph)] = scene
    let window = UIWindow(windowScene: scene)
    window.becomeWindowOfSwiftUI()
    scene.keyWindow = window
    return scene
  }
  /// Ties a scene to the graph that shows it.
  func shows(in graph: ViewGraph) {
    self.graph = graph
    UIWindowScene.known[ObjectIdentifier(graph)] = self
  }
}

/// What a device shows above an app: nothing here.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
  public var statusBarFrame: CGRect { .zero }
  public var isStatusBarHidden: Bool { true }
  public var statusBarStyle: UIStatusBarStyle { .default }
}

/// How a status bar is drawn.
public enum UIStatusBarStyle: Int, Sendable { case `default` = 0, lightContent = 1, darkContent = 3 }

/// How small and how large a person may make a window.
@MainActor @preconcurrency
open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  open var allowsFullScreen = true
}
