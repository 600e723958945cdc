import Foundation
import SashCore
import SashFoundation

// There is no App Store here: what asks for products gets none, what buys fails as it does where nobody may buy, and
// the first of them says so on standard error.

func noStore() {
  runtimeWarning("There is no App Store here: products, purchases and reviews are not available.")
}

/// What the store could not do.
public enum StoreKitError: Error, Sendable {
  case unknown
  case userCancelled
  case networkError(URLError)
  case systemError(any Error)
  case notAvailableInStorefront
  case notEntitled
}

/// The store as a whole.
public enum AppStore {
  /// No one can pay here.
  public static var canMakePayments: Bool { false }
  public static func sync() async throws {
    noStore()
    throw StoreKitError.notAvailableInStorefront
  }
  public struct Environment: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let production = Environment(rawValue: "Production")
    public static let sandbox = Environment(rawValue: "Sandbox")
    public static let xcode = Environment(rawValue: "Xcode")
  }
}

/// Something that was checked, or was not.
public enum VerificationResult<SignedType> {
  public enum VerificationError: Error, Sendable {
    case revokedCertificate, invalidSignature, missingRequiredProperties
  }
  case unverified(SignedType, VerificationError)
  case verified(SignedType)
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }
}
extension VerificationResult: Sendable where SignedType: Sendable {}

/// Something to buy. The store here has nothing.
public struct Product: Identifiable, Hashable, Sendable {
  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool
  public let subscription: SubscriptionInfo?
  private init() { fatalError("There is no App Store here.") }

  public struct ProductType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { .init(name: "token \(token)") }
    public static func quantity(_ quantity: Int) -> PurchaseOption { .init(name: "quantity \(quantity)") }
  }
  public enum PurchaseError: Error, Sendable { case invalidQuantity, productUnavailable, purchaseNotAllowed }

  public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
  where Identifiers.Element == String {
    noStore()
    return []
  }
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw PurchaseError.purchaseNotAllowed
  }
  /// How its price is written.
  public var priceFormatStyle: Decimal.FormatStyle.Currency {
    .init(code: Locale.current.currency?.identifier ?? "USD")
  }
  /// How the unit of its period is written.
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle { .init() }
  /// How its period is written.
  public var subscriptionPeriodFormatStyle: _DateComponentsFormatStyle {
    .init(style: .wide, fields: [.year, .month, .week, .day])
  }
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }

  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable, CustomStringConvertible {
      case day, week, month, year

      public var description: String { localizedDescription }
      /// The unit in the language of the person: "Month".
      public var localizedDescription: String {
        let amount = UnitWords.string(
          1, unit: "duration-\(name)", width: .wide, locale: Locale.current.identifier)
        let word = (amount ?? name).filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
        return word.prefix(1).capitalized + word.dropFirst()
      }
      private var name: String {
        switch self {
        case .day: "day"
        case .week: "week"
        case .month: "month"
        case .year: "year"
        }
      }
    }
    public let unit: Unit
    public let value: Int
  }
  public struct SubscriptionInfo: Hashable, Sendable {
    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    public var status: [Status] { get async throws { [] } }
    public var isEligibleForIntroOffer: Bool { get async { false } }
    public struct RenewalState: Hashable, RawRepresentable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let subscribed = RenewalState(rawValue: 1)
      public static let expired = RenewalState(rawValue: 2)
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      public static let inGracePeriod = RenewalState(rawValue: 4)
      public static let revoked = RenewalState(rawValue: 5)
      /// The state in words.
      public var localizedDescription: String {
        switch self {
        case .subscribed: "Subscribed"
        case .expired: "Expired"
        case .inBillingRetryPeriod: "Billing Retry"
        case .inGracePeriod: "Billing Grace Period"
        case .revoked: "Revoked"
        default: "Unknown"
        }
      }
    }
    /// What the state of the subscriptions of a group is. The store here has none.
    public static func status(for groupID: String) async throws -> [Status] {
      noStore()
      return []
    }
  }
}

/// Something that was bought. Nothing was.
public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let purchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let isUpgraded: Bool
  public let appAccountToken: UUID?
  private init() { fatalError("There is no App Store here.") }
  public var environment: AppStore.Environment { .production }
  public var ownershipType: OwnershipType { .purchased }
  public struct OwnershipType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }
  public func finish() async {}

  /// Nothing, at once or ever.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    let waits: Bool
    public struct AsyncIterator: AsyncIteratorProtocol {
      let waits: Bool
      public mutating func next() async -> VerificationResult<Transaction>? {
        // The end of updates would end the loops that wait for them.
        while waits, !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
        return nil
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(waits: waits) }
  }
  public static var all: Transactions { Transactions(waits: false) }
  public static var currentEntitlements: Transactions { Transactions(waits: false) }
  public static var unfinished: Transactions { Transactions(waits: false) }
  public static var updates: Transactions { Transactions(waits: true) }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
    nil
  }
}

/// Asks for a review in the store.
public struct RequestReviewAction: Sendable {
  /// Nothing can be reviewed here; says so once.
  @MainActor public func callAsFunction() { noStore() }
}

private struct RequestReviewKey: EnvironmentKey {
  static var defaultValue: RequestReviewAction { RequestReviewAction() }
}
extension EnvironmentValues {
  /// Asks for a review of the app.
  public var requestReview: RequestReviewAction { self[RequestReviewKey.self] }
}
