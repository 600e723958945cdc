import Foundation
import SashCore

extension UIApplication {
  /// Asks for notifications of a server. There is no service that would bring them here, so the delegate is told of an error.
  ///
  /// - Missing: remote notifications.
  public func registerForRemoteNotifications() {
    runtimeWarning("There is no service of remote notifications here; the delegate is told that it failed.")
    DispatchQueue.main.async { [self] in
      MainActor.assumeIsolated {
        delegate?.application(
          self, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
      }
    }
  }
  public func unregisterForRemoteNotifications() {}
  /// Never.
  public var isRegisteredForRemoteNotifications: Bool { false }
}
