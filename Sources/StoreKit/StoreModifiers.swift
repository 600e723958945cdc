import Foundation
import SashControls
import SashCore

extension View {
  /// Finds products while the view is shown. None are found.
  public nonisolated func storeProductsTask<S: Collection>(
    for ids: S, priority: TaskPriority = .medium,
    action: @escaping @Sendable (Product.CollectionTaskState) async -> Void
  ) -> some View where S.Element == String {
    let ids = Array(ids)
    return task(id: ids, priority: priority) {
      await action(.loading)
      noStore()
      await action(.success([], unavailable: ids))
    }
  }
  /// Finds a product while the view is shown. It is not found.
  public nonisolated func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium,
    action: @escaping @Sendable (Product.TaskState) async -> Void
  ) -> some View {
    task(id: id, priority: priority) {
      await action(.loading)
      noStore()
      await action(.unavailable)
    }
  }
  /// Finds out what somebody has subscribed to, while the view is shown: nothing.
  public nonisolated func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping @Sendable (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View {
    task(id: groupID, priority: priority) {
      await action(.loading)
      noStore()
      await action(.success([]))
    }
  }
  /// Finds out whether somebody may use a product, while the view is shown: no.
  public nonisolated func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping @Sendable (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View {
    task(id: productID, priority: priority) {
      await action(.loading)
      noStore()
      await action(.success(nil))
    }
  }
  /// Told before something is bought in this view. Nothing is.
  ///
  /// - Missing: a store, so the action is never called.
  public nonisolated func onInAppPurchaseStart(
    perform action: ((Product) async -> Void)?
  ) -> some View { self }
  /// Told after something was bought in this view. Nothing is.
  ///
  /// - Missing: a store, so the action is never called.
  public nonisolated func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }
  /// How things are bought in this view. Nothing is.
  public nonisolated func inAppPurchaseOptions(
    _ options: ((Product) async -> Set<Product.PurchaseOption>?)?
  ) -> some View { self }
  /// Shows or hides buttons of the store. It has none.
  public nonisolated func storeButton(
    _ visibility: Visibility, for buttonKinds: StoreButtonKind...
  ) -> some View { self }

  /// Shows what somebody has subscribed to: that there is no store.
  public nonisolated func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    sheet(isPresented: isPresented) { AbsentStore() }
  }
  public nonisolated func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View { sheet(isPresented: isPresented) { AbsentStore() } }
  /// Asks for the money back: the request fails when the sheet would come.
  public nonisolated func refundRequestSheet(
    for transactionID: Transaction.ID, isPresented: Binding<Bool>,
    onDismiss: (
      @MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void
    )? = nil
  ) -> some View {
    onChange(of: isPresented.wrappedValue, initial: true) { _, now in
      guard now else { return }
      noStore()
      isPresented.wrappedValue = false
      MainActor.assumeIsolated { onDismiss?(.failure(.failed)) }
    }
  }
  /// Asks for a code of an offer: it fails when the sheet would come.
  public nonisolated func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View {
    onChange(of: isPresented.wrappedValue, initial: true) { _, now in
      guard now else { return }
      noStore()
      isPresented.wrappedValue = false
      MainActor.assumeIsolated { onCompletion(.failure(StoreKitError.notAvailableInStorefront)) }
    }
  }
}

extension Transaction {
  public enum RefundRequestStatus: Sendable { case success, userCancelled }
  public enum RefundRequestError: Error, Sendable { case duplicateRequest, failed }
}

/// A message of the store for whoever uses the app.
public struct Message: Hashable, Sendable {
  public struct Reason: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let priceIncreaseConsent = Reason(rawValue: 0)
    public static let generic = Reason(rawValue: 1)
    public static let billingIssue = Reason(rawValue: 2)
    public static let winBackOffer = Reason(rawValue: 3)
  }
  public let reason: Reason
  private init() { fatalError("There is no App Store here.") }

  /// No message ever comes.
  public static var messages: Messages { Messages() }
  /// Waits for ever.
  public struct Messages: AsyncSequence, Sendable {
    public typealias Element = Message
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> Message? {
        await neverAnything()
        return nil
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

/// Shows a message of the store.
public struct DisplayMessageAction: Sendable {
  @MainActor public func callAsFunction(_ message: Message) throws { noStore() }
}
private struct DisplayMessageKey: EnvironmentKey {
  static var defaultValue: DisplayMessageAction { DisplayMessageAction() }
}
/// Buys something.
@MainActor @preconcurrency public struct PurchaseAction: Sendable {
  nonisolated init() {}
  /// Fails: nobody can pay here.
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { try await product.purchase(options: options) }
}
private struct PurchaseKey: EnvironmentKey {
  static var defaultValue: PurchaseAction { PurchaseAction() }
}
extension EnvironmentValues {
  /// Shows a message of the store.
  public var displayStoreKitMessage: DisplayMessageAction { self[DisplayMessageKey.self] }
  /// Buys something.
  public var purchase: PurchaseAction { self[PurchaseKey.self] }
}
