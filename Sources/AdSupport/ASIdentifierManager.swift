import Foundation
import SashMessages

/// The number by which advertisers know a device. It is all zeros here, as where a person has not agreed.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  private static let one = ASIdentifierManager()
  open class func shared() -> ASIdentifierManager { one }
  open var advertisingIdentifier: UUID {
    tellOnce("there is no advertising identifier on this system; it is all zeros.", by: "AdSupport")
    return UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
  open var isAdvertisingTrackingEnabled: Bool { false }
}
