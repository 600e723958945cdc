import Foundation
import Sash
import Testing

@testable import UIKit

/// What happened, in order.
@MainActor private var events: [String] = []

private final class MadeDelegate: UIResponder, UIApplicationDelegate {
  let isReady: Bool
  override init() {
    isReady = true
    super.init()
    MainActor.assumeIsolated { events.append("init") }
  }
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    events.append("will finish")
    return true
  }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    events.append("did finish")
    return true
  }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    events.append("configuration")
    let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = MadeSceneDelegate.self
    return configuration
  }
}

private final class MadeSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    events.append("will connect")
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIHostingController(rootView: Greeting())
    window?.makeKeyAndVisible()
  }
  func sceneWillEnterForeground(_ scene: UIScene) { events.append("will enter foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { events.append("did become active") }
  func sceneWillResignActive(_ scene: UIScene) { events.append("will resign active") }
  func sceneDidEnterBackground(_ scene: UIScene) { events.append("did enter background") }
}

private final class Inheriting: NSObject { let parts = [1, 2, 3] }

private struct Greeting: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text("Hello \(count)")
      Button("More") { count += 1 }
    }
  }
}

/// Starts a program as `main()` of a delegate does, without its window of the system.
@MainActor private func start(_ type: NSObject.Type) -> TestHost {
  events = []
  UIApplication.shared.scenes = []
  ApplicationLaunch.start(type)
  return TestHost { ApplicationLaunch.makeRoot() }
}

@MainActor @Suite("Programs that start with a delegate", .serialized)
struct LifeCycleTests {
  private func end() {
    UIApplication.shared.scenes = []
    UIApplication.shared.keptDelegate = nil
  }

  @Test("An object of a class that is known by its type alone is made by its own init()")
  func instances() {
    events = []
    let made = makeInstance(of: MadeDelegate.self) as? MadeDelegate
    #expect(made?.isReady == true && events == ["init"])
    #expect(type(of: makeInstance(of: Inheriting.self)) == Inheriting.self)
  }

  @Test("The delegates hear of the launch in Apple's order, and the root view is shown and used")
  func launch() {
    let host = start(MadeDelegate.self)
    defer { end() }
    #expect(
      events == [
        "init", "will finish", "did finish", "configuration", "will connect", "will enter foreground",
        "did become active",
      ])
    #expect(host.texts.contains("Hello 0"))
    host.tap("More")
    #expect(host.texts.contains("Hello 1"))
    // In the middle of the window.
    #expect(host.frame(of: "Hello 1").map { abs($0.midX - 196.5) < 1 } == true)
  }

  @Test("The scene is told when the window goes to the back and comes again")
  func phases() {
    let host = start(MadeDelegate.self)
    defer { end() }
    events = []
    host.setFocused(false)
    #expect(events == ["will resign active"])
    host.setVisible(false)
    #expect(events == ["will resign active", "did enter background"])
    host.setVisible(true)
    host.setFocused(true)
    #expect(events.suffix(2) == ["will enter foreground", "did become active"])
  }

  @Test("Scenes, windows and controllers can be found from the application")
  func scenes() {
    let host = start(MadeDelegate.self)
    defer { end() }
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    #expect(scene?.activationState == .foregroundActive)
    #expect(scene?.windows.count == 1 && scene?.keyWindow === scene?.windows.first)
    #expect(scene?.keyWindow?.rootViewController is UIHostingController<Greeting>)
    #expect(scene?.keyWindow?.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    host.resize(to: CGSize(width: 500, height: 600))
    #expect(scene?.keyWindow?.rootViewController?.view.frame == CGRect(x: 0, y: 0, width: 500, height: 600))
  }

  @Test("A second window with a higher level lies over the first")
  func overlay() throws {
    let host = start(MadeDelegate.self)
    defer { end() }
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let window = UIWindow(windowScene: scene)
    window.windowLevel = .alert
    let controller = UIHostingController(rootView: Text("Over"))
    controller.view.backgroundColor = .clear
    window.rootViewController = controller
    window.isHidden = false
    host.advance(by: 0)
    #expect(host.texts.suffix(1) == ["Over"] && host.texts.contains("Hello 0"))
    window.isHidden = true
    host.advance(by: 0)
    #expect(!host.texts.contains("Over"))
  }
}

private final class Model: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var name = "first"
  override init() {
    super.init()
    MainActor.assumeIsolated { events.append("init") }
  }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    events.append("did finish")
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { events.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { events.append("resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { events.append("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { events.append("foreground") }
}

private struct AdaptedApp: App {
  @UIApplicationDelegateAdaptor(Model.self) var delegate
  var body: some Scene { WindowGroup { NameView() } }
}

private struct NameView: View {
  @EnvironmentObject var model: Model
  var body: some View {
    Text("name " + model.name)
      .onAppear { events.append("appear") }
  }
}

@MainActor @Suite("A delegate of an app of SwiftUI", .serialized)
struct DelegateAdaptorTests {
  @Test(
    "It is made once, hears of the launch before the views appear and of no phase, and is in the environment [S1-002 S1-003 S1-005]"
  )
  func adaptor() {
    events = []
    UIApplication.shared.keptDelegate = nil
    UIApplication.shared.scenes = []
    let app = AdaptedApp()
    let host = TestHost(app: app)
    #expect(events == ["init", "did finish", "appear"])
    #expect(host.texts == ["name first"])
    #expect(UIApplication.shared.delegate === app.delegate)
    app.delegate.name = "second"
    host.advance(by: 0)
    #expect(host.texts == ["name second"])
    // The foreground and the background are the scenes'.
    events = []
    host.setFocused(false)
    host.setVisible(false)
    host.setVisible(true)
    host.setFocused(true)
    #expect(events.isEmpty)
    UIApplication.shared.keptDelegate = nil
  }
}
