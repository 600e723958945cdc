import CoreLocation
import Foundation
import SashMessages

/// When the device comes to a place or leaves it. Nobody knows where it is here: the moment never comes.
///
/// - Missing: notifications by places.
public final class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let region: CLRegion
  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
    tellOnce(
      "notifications by places never come: nobody knows where this machine is.", by: "UserNotifications")
  }
  override func date(after date: Date) -> Date? { nil }
}
