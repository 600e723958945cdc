import Foundation
import SashCore
import UIKit

/// How somebody came by the app. It has not come from an App Store here, so asking throws.
public struct AppTransaction: Hashable, Sendable {
  public let appID: UInt64?
  public let appVersion: String
  public let appVersionID: UInt64?
  public let bundleID: String
  public let environment: AppStore.Environment
  public let originalAppVersion: String
  public let originalPurchaseDate: Date
  public let preorderDate: Date?
  public let signedDate: Date
  public let deviceVerification: Data
  public let deviceVerificationNonce: UUID
  private init() { fatalError("There is no App Store here.") }
  public static var shared: VerificationResult<AppTransaction> {
    get async throws {
      noStore()
      throw StoreKitError.notAvailableInStorefront
    }
  }
  @discardableResult
  public static func refresh() async throws -> VerificationResult<AppTransaction> { try await shared }
}

public typealias SubscriptionInfo = Product.SubscriptionInfo
public typealias SubscriptionStatus = Product.SubscriptionInfo.Status
public typealias SubscriptionRenewalInfo = Product.SubscriptionInfo.RenewalInfo
public typealias SubscriptionRenewalState = Product.SubscriptionInfo.RenewalState
public typealias SubscriptionPeriod = Product.SubscriptionPeriod

extension AppStore {
  /// Asks for a review; there is nothing to review, and it says so once.
  @MainActor public static func requestReview(in scene: UIWindowScene) { noStore() }
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    noStore()
    throw StoreKitError.notAvailableInStorefront
  }
  @MainActor public static func showManageSubscriptions(
    in scene: UIWindowScene, subscriptionGroupID: String
  ) async throws { try await showManageSubscriptions(in: scene) }
  @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
    noStore()
    throw StoreKitError.notAvailableInStorefront
  }
  public static var deviceVerificationID: UUID? { nil }
}

extension Product {
  /// A lower price for a while.
  public struct SubscriptionOffer: Hashable, Sendable {
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let introductory = OfferType(rawValue: "Introductory")
      public static let promotional = OfferType(rawValue: "Promotional")
      public static let winBack = OfferType(rawValue: "WinBack")
    }
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      /// As a person reads it.
      public var localizedDescription: String {
        switch self {
        case .freeTrial: "Free Trial"
        case .payAsYouGo: "Pay As You Go"
        default: "Pay Up Front"
        }
      }
    }
    public let id: String?
    public let type: OfferType
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: PaymentMode
    private init() { fatalError("There is no App Store here.") }
  }
  public var jsonRepresentation: Data { Data() }
  /// Asks a person in a window whether to buy. Nothing can be bought here.
  @MainActor public func purchase(
    confirmIn scene: some UIScene, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { try await purchase(options: options) }
  @MainActor public func purchase(
    confirmIn viewController: UIViewController, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { try await purchase(options: options) }
}
extension Product.SubscriptionInfo {
  public var introductoryOffer: Product.SubscriptionOffer? { nil }
  public var promotionalOffers: [Product.SubscriptionOffer] { [] }
  public var winBackOffers: [Product.SubscriptionOffer] { [] }
  public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
}
extension Product.ProductType {
  /// As a person reads it.
  public var localizedDescription: String { rawValue }
}
extension Product.SubscriptionPeriod {
  public static let weekly = Self(unit: .week, value: 1)
  public static let everyTwoWeeks = Self(unit: .week, value: 2)
  public static let monthly = Self(unit: .month, value: 1)
  public static let everyTwoMonths = Self(unit: .month, value: 2)
  public static let everyThreeMonths = Self(unit: .month, value: 3)
  public static let everySixMonths = Self(unit: .month, value: 6)
  public static let yearly = Self(unit: .year, value: 1)
  public static let everyThreeDays = Self(unit: .day, value: 3)
}

/// How far the picture of a product has been loaded.
public enum ProductIconPhase {
  case loading, unavailable
  case success(Image)
  case failure(any Error)
  public var promotionalIcon: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
