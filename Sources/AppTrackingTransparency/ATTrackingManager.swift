import Foundation
import SashMessages

/// Whether an app may follow a person over other apps: it may not, and nobody is asked.
open class ATTrackingManager: NSObject {
  public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }
  open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    tellOnce(
      "there is nothing to be tracked by on this system; the answer is .denied.",
      by: "AppTrackingTransparency")
    DispatchQueue.main.async { completion(.denied) }
  }
  open class func requestTrackingAuthorization() async -> AuthorizationStatus {
    await withCheckedContinuation { answer in requestTrackingAuthorization { answer.resume(returning: $0) } }
  }
}
