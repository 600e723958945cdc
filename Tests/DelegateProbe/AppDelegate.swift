import SwiftUI
import UIKit

// An app as Xcode's template of iOS 13 makes it, without its Info.plist.

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    print("launched, \(application.connectedScenes.count) scenes")
    return true
  }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIHostingController(rootView: ContentView())
    self.window = window
    window.makeKeyAndVisible()
    print("connected \(window.bounds.width)x\(window.bounds.height)")
  }
  func sceneDidBecomeActive(_ scene: UIScene) { print("active") }
}

struct ContentView: View {
  var body: some View {
    Text("Shown by a delegate").padding().background(Color.blue)
      .onAppear { print("appeared") }
  }
}
