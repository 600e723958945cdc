import Foundation
import SashCore
import UIKit

/// Shows an app in the store. There is none here: loading fails, and the page says that there is nothing to see.
///
/// - Missing: a button that leaves the page, so its delegate hears nothing.
@MainActor @preconcurrency
open class SKStoreProductViewController: UIHostingController<AnyView> {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  public init() { super.init(rootView: AnyView(AbsentStore())) }
  public required init?(coder: NSCoder) { super.init(coder: coder, rootView: AnyView(AbsentStore())) }
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    noStore()
    nonisolated(unsafe) let block = block
    DispatchQueue.main.async { block?(false, SKError(.storeProductNotAvailable)) }
  }
  open func loadProduct(withParameters parameters: [String: Any]) async throws -> Bool {
    noStore()
    throw SKError(.storeProductNotAvailable)
  }
}
@MainActor @preconcurrency
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}
public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterProductIdentifier = "pi"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"
public let SKStoreProductParameterProviderToken = "pt"

/// Tells advertisers what their advertisements have brought. Nobody is told here.
open class SKAdNetwork: NSObject, @unchecked Sendable {
  public struct CoarseConversionValue: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let low = Self(rawValue: "low")
    public static let medium = Self(rawValue: "medium")
    public static let high = Self(rawValue: "high")
  }
  open class func registerAppForAdNetworkAttribution() { noStore() }
  open class func updateConversionValue(_ conversionValue: Int) { noStore() }
  open class func updatePostbackConversionValue(
    _ conversionValue: Int, completionHandler completion: (((any Error)?) -> Void)? = nil
  ) {
    noStore()
    completion?(StoreKitError.notAvailableInStorefront)
  }
  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue,
    completionHandler completion: (((any Error)?) -> Void)? = nil
  ) {
    noStore()
    completion?(StoreKitError.notAvailableInStorefront)
  }
}
