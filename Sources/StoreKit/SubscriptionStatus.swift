import Foundation

extension Product.SubscriptionInfo {
  /// Whether a subscription runs. The store here has none.
  public struct Status: Hashable, Sendable {
    public let state: RenewalState
    private init() { fatalError("There is no App Store here.") }
    public var transaction: VerificationResult<Transaction> { fatalError("There is no App Store here.") }
    public var renewalInfo: VerificationResult<RenewalInfo> { fatalError("There is no App Store here.") }

    /// No status ever comes.
    public static var updates: Statuses { Statuses() }

    /// Waits for ever: an end would end the loops that wait for what comes.
    public struct Statuses: AsyncSequence, Sendable {
      public typealias Element = Status
      public struct AsyncIterator: AsyncIteratorProtocol {
        public mutating func next() async -> Status? {
          await neverAnything()
          return nil
        }
      }
      public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
  }

  /// What happens at the end of a period.
  public struct RenewalInfo: Hashable, Sendable {
    public enum ExpirationReason: Int, Hashable, Sendable {
      case unknown, autoRenewDisabled, billingError, didNotConsentToPriceIncrease, productUnavailable
    }
    public let originalTransactionID: UInt64
    public let currentProductID: String
    public let willAutoRenew: Bool
    public let autoRenewPreference: String?
    public let expirationReason: ExpirationReason?
    public let isInBillingRetry: Bool
    public let gracePeriodExpirationDate: Date?
    private init() { fatalError("There is no App Store here.") }
  }
}

extension Product.SubscriptionPeriod.Unit {
  /// Writes the unit of a period: "Month".
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public init() {}
    public func format(_ value: Product.SubscriptionPeriod.Unit) -> String { value.localizedDescription }
    public static func == (a: Self, b: Self) -> Bool { true }
    public func hash(into hasher: inout Hasher) {}
    public init(from decoder: any Decoder) throws { self.init() }
    public func encode(to encoder: any Encoder) throws {}
  }
  public func formatted(_ format: FormatStyle = FormatStyle()) -> String { format.format(self) }
}

/// Returns when the task is cancelled.
func neverAnything() async { while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) } }

/// The store of a country. There is none here.
public struct Storefront: Identifiable, Hashable, Sendable {
  public let countryCode: String
  public let id: String
  private init() { fatalError("There is no App Store here.") }

  /// Nil: there is no store.
  public static var current: Storefront? { get async { nil } }
  /// No store ever comes.
  public static var updates: Storefronts { Storefronts() }

  /// Waits for ever.
  public struct Storefronts: AsyncSequence, Sendable {
    public typealias Element = Storefront
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> Storefront? {
        await neverAnything()
        return nil
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}
