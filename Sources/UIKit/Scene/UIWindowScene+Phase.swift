import Foundation
import SashCore

extension UIWindowScene {
  /// Tells the delegates that the scene comes to the front or goes to the back.
  func phaseChanged(to phase: ScenePhase) {
    let old = activationState
    let application = UIApplication.shared
    func tell(
      _ name: Notification.Name, _ scene: (any UISceneDelegate) -> Void,
      _ app: (any UIApplicationDelegate) -> Void
    ) {
      // Programs with scenes hear of scenes alone.
      if let delegate { scene(delegate) } else if let delegate = application.delegate { app(delegate) }
      NotificationCenter.default.post(name: name, object: self)
    }
    switch phase {
    case .active:
      guard old != .foregroundActive else { return }
      comeToForeground(tell)
      activationState = .foregroundActive
      tell(
        UIScene.didActivateNotification, { $0.sceneDidBecomeActive(self) },
        { $0.applicationDidBecomeActive(application) })
    case .inactive:
      if old == .foregroundActive {
        tell(
          UIScene.willDeactivateNotification, { $0.sceneWillResignActive(self) },
          { $0.applicationWillResignActive(application) })
        activationState = .foregroundInactive
      } else {
        comeToForeground(tell)
      }
    case .background:
      guard old != .background else { return }
      activationState = .background
      tell(
        UIScene.didEnterBackgroundNotification, { $0.sceneDidEnterBackground(self) },
        { $0.applicationDidEnterBackground(application) })
    }
  }

  private func comeToForeground(
    _ tell: (Notification.Name, (any UISceneDelegate) -> Void, (any UIApplicationDelegate) -> Void) -> Void
  ) {
    guard activationState == .unattached || activationState == .background else { return }
    let application = UIApplication.shared
    let isFirst = activationState == .unattached
    activationState = .foregroundInactive
    tell(
      UIScene.willEnterForegroundNotification, { $0.sceneWillEnterForeground(self) },
      { if !isFirst { $0.applicationWillEnterForeground(application) } })
  }
}
