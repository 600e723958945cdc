import Foundation
import SashMessages

/// What a person was doing, so that it can be taken up elsewhere.
///
/// - Missing: handing it to other programs and devices, and to searches.
open class NSUserActivity: NSObject, @unchecked Sendable {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var webpageURL: URL?
  public var targetContentIdentifier: String?
  public var isEligibleForHandoff = true
  public var isEligibleForSearch = false
  public var isEligibleForPrediction = false
  public init(activityType: String) { self.activityType = activityType }
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  /// Says that the person does this now; nobody listens here.
  open func becomeCurrent() { tellOnce("NSUserActivity is kept, but no other program is told.") }
  open func resignCurrent() {}
  open func invalidate() {}
}
