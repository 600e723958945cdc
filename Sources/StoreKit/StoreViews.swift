import Foundation
import SashControls
import SashCore

/// Stands where a store would be.
struct AbsentStore: View {
  var body: some View {
    ContentUnavailableView(
      "Store Unavailable", systemImage: "cart",
      description: Text("There is no App Store on this system.")
    ).onAppear { noStore() }
  }
}

/// Shows something to buy. There is nothing: the view says so.
///
/// - Missing: products.
@MainActor @preconcurrency public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  public var body: some View { AbsentStore() }
}
extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  public nonisolated init(id: Product.ID, prefersPromotionalIcon: Bool = false) {}
  public nonisolated init(_ product: Product, prefersPromotionalIcon: Bool = false) {}
}
extension ProductView where PlaceholderIcon == EmptyView {
  public nonisolated init(
    id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon
  ) {}
}
extension ProductView {
  public nonisolated init(
    id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {}
}

/// Shows things to buy. There are none: the view says so.
///
/// - Missing: products.
@MainActor @preconcurrency public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  public var body: some View { AbsentStore() }
}
extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  public nonisolated init<C: Collection>(ids: C, prefersPromotionalIcon: Bool = false)
  where C.Element == Product.ID {}
  public nonisolated init<C: Collection>(products: C, prefersPromotionalIcon: Bool = false)
  where C.Element == Product {}
}
extension StoreView where PlaceholderIcon == EmptyView {
  public nonisolated init<C: Collection>(
    ids: C, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon
  ) where C.Element == Product.ID {}
}

/// Shows the subscriptions of a group. There are none: the view shows what the app says of them, and that there is no store.
///
/// - Missing: products.
@MainActor @preconcurrency public struct SubscriptionStoreView<Content: View>: View {
  private let content: Content
  nonisolated init(_ content: Content) { self.content = content }
  public var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        content
        AbsentStore()
      }
    }
  }
}
extension SubscriptionStoreView where Content == EmptyView {
  public nonisolated init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all
  ) { self.init(EmptyView()) }
  public nonisolated init<C: Collection>(
    productIDs: C, prefersPromotionalIcon: Bool = false
  ) where C.Element == Product.ID { self.init(EmptyView()) }
  public nonisolated init<C: Collection>(subscriptions: C) where C.Element == Product {
    self.init(EmptyView())
  }
}
extension SubscriptionStoreView {
  public nonisolated init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) { self.init(marketingContent()) }
  public nonisolated init<C: Collection>(
    productIDs: C, @ViewBuilder marketingContent: () -> Content
  ) where C.Element == Product.ID { self.init(marketingContent()) }
}

extension Product {
  /// How subscriptions stand to the one that somebody has.
  public struct SubscriptionRelationship: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let upgrade = SubscriptionRelationship(rawValue: 1)
    public static let downgrade = SubscriptionRelationship(rawValue: 2)
    public static let crossgrade = SubscriptionRelationship(rawValue: 4)
    public static let current = SubscriptionRelationship(rawValue: 8)
    public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
  }
  /// How far the products of a view have been loaded.
  public enum CollectionTaskState: Sendable {
    case loading
    case success([Product], unavailable: [Product.ID])
    case failure(any Error)
  }
  /// How far the product of a view has been loaded.
  public enum TaskState: Sendable {
    case loading, unavailable
    case success(Product)
    case failure(any Error)
  }
}

/// How far what somebody may use has been found out.
public enum EntitlementTaskState<Value> {
  case loading
  case failure(any Error)
  case success(Value)

  public var value: Value? { if case .success(let value) = self { value } else { nil } }
  public func map<T>(_ transform: (Value) throws -> T) rethrows -> EntitlementTaskState<T> {
    switch self {
    case .loading: return .loading
    case .failure(let error): return .failure(error)
    case .success(let value): return .success(try transform(value))
    }
  }
}
extension EntitlementTaskState: Sendable where Value: Sendable {}

/// Buttons that views of the store may have.
public struct StoreButtonKind: Hashable, Sendable {
  private let value: UInt8
  public static let cancellation = StoreButtonKind(value: 0)
  public static let restorePurchases = StoreButtonKind(value: 1)
  public static let redeemCode = StoreButtonKind(value: 2)
  public static let signIn = StoreButtonKind(value: 3)
  public static let policies = StoreButtonKind(value: 4)
}
