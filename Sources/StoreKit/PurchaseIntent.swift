import Foundation

/// What somebody wants to buy who comes from the store. Nobody does here.
public struct PurchaseIntent: Sendable, Identifiable {
  public let id: Product.ID
  public let product: Product
  /// None ever comes.
  public struct PurchaseIntents: AsyncSequence, Sendable {
    public typealias Element = PurchaseIntent
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> PurchaseIntent? {
        noStore()
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
        return nil
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  public static var intents: PurchaseIntents { PurchaseIntents() }
}

extension Product {
  /// In which order the page of an app in the store shows its products, and which. There is no store: all of it throws.
  public struct PromotionInfo: Sendable, Identifiable {
    public enum Visibility: Sendable { case appStoreConnectDefault, visible, hidden }
    public let productID: Product.ID
    public var visibility: Visibility
    public var id: Product.ID { productID }
    public static var currentOrder: [PromotionInfo] {
      get async throws { throw absent() }
    }
    public static func updateProductOrder(byID order: some Collection<Product.ID>) async throws {
      throw absent()
    }
    public static func updateProductVisibility(_ visibility: Visibility, for productID: Product.ID)
      async throws
    {
      throw absent()
    }
    public static func updateAll(_ promotions: some Collection<PromotionInfo>) async throws { throw absent() }
    public func update() async throws { throw Self.absent() }
    private static func absent() -> StoreKitError {
      noStore()
      return .notAvailableInStorefront
    }
  }
}
