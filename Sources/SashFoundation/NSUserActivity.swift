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
  public var isEligibleForPublicIndexing = false
  public var requiredUserInfoKeys: Set<String>?
  public var keywords: Set<String> = []
  public var referrerURL: URL?
  public var persistentIdentifier: String?
  public var expirationDate: Date?
  /// Whether the delegate wants to be asked for what is current before it is handed on; nothing is, so it is not.
  public var needsSave = false
  public weak var delegate: (any NSUserActivityDelegate)?
  public init(activityType: String) { self.activityType = activityType }
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  /// Says that the person does this now; nobody listens here.
  open func becomeCurrent() { tellOnce("NSUserActivity is kept, but no other program is told.") }
  open func resignCurrent() {}
  open func invalidate() {}
}

/// Is asked for what a person does before that is handed on. Nothing is handed on here, so nobody asks.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  func userActivityWillSave(_ userActivity: NSUserActivity)
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}
extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The type of an activity that is a page of the web which the program shows.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
