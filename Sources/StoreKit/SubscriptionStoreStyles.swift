import Foundation
import SashControls
import SashCore

// How a store of subscriptions looks. There is no store here, so the styles say how what is missing would look.

/// How the choices of a store of subscriptions look.
public protocol SubscriptionStoreControlStyle {}
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable {
  public init() {}
}
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable {
  public init() {}
}
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable {
  public init() {}
}
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable {
  public init() {}
}
public struct CompactPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable {
  public init() {}
}
public struct PagedPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable {
  public init() {}
}
public struct PagedProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable {
  public init() {}
}
extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  public static var automatic: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
  public static var buttons: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
  public static var picker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
  public static var prominentPicker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == CompactPickerSubscriptionStoreControlStyle {
  public static var compactPicker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == PagedPickerSubscriptionStoreControlStyle {
  public static var pagedPicker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == PagedProminentPickerSubscriptionStoreControlStyle {
  public static var pagedProminentPicker: Self { Self() }
}
/// Where the choices stand.
public struct SubscriptionStoreControlPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let scrollView = Self(name: "scrollView")
  public static let bottomBar = Self(name: "bottomBar")
  public static let buttonsInBottomBar = Self(name: "buttonsInBottomBar")
}
/// What the button of a store says.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  private let parts: Set<String>
  public static let action = Self(parts: ["action"])
  public static let displayName = Self(parts: ["displayName"])
  public static let price = Self(parts: ["price"])
  public static let singleLine = Self(parts: ["singleLine"])
  public static let multiline = Self(parts: ["multiline"])
  public static let automatic = Self(parts: [])
  public var action: Self { Self(parts: parts.union(["action"])) }
  public var displayName: Self { Self(parts: parts.union(["displayName"])) }
  public var price: Self { Self(parts: parts.union(["price"])) }
  public var singleLine: Self { Self(parts: parts.union(["singleLine"])) }
  public var multiline: Self { Self(parts: parts.union(["multiline"])) }
}
/// What a link of a store leads to.
public enum SubscriptionStorePolicyKind: Hashable, Sendable { case termsOfService, privacyPolicy }

/// How something to buy looks. There is nothing to buy here, so no style is ever asked.
@MainActor @preconcurrency public protocol ProductViewStyle {
  associatedtype Body: View
  typealias Configuration = ProductViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ProductViewStyleConfiguration {
  public let state: Product.TaskState
  public let hasCurrentEntitlement = false
  public let icon = EmptyView()
  public func purchase() {}
}
public struct AutomaticProductViewStyle: ProductViewStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
public struct CompactProductViewStyle: ProductViewStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
public struct RegularProductViewStyle: ProductViewStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
public struct LargeProductViewStyle: ProductViewStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension ProductViewStyle where Self == AutomaticProductViewStyle {
  public static var automatic: Self { Self() }
}
extension ProductViewStyle where Self == CompactProductViewStyle {
  public static var compact: Self { Self() }
}
extension ProductViewStyle where Self == RegularProductViewStyle {
  public static var regular: Self { Self() }
}
extension ProductViewStyle where Self == LargeProductViewStyle {
  public static var large: Self { Self() }
}

extension View {
  /// How products look. There are none here.
  public nonisolated func productViewStyle(_ style: some ProductViewStyle) -> some View { self }
  /// How the choices of a store look. It has none here.
  public nonisolated func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle)
    -> some View
  {
    self
  }
  public nonisolated func subscriptionStoreControlStyle(
    _ style: some SubscriptionStoreControlStyle, placement: SubscriptionStoreControlPlacement
  ) -> some View { self }
  /// What the button of a store says. It has none here.
  public nonisolated func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View {
    self
  }
  /// The ground of the choices of a store. It has none here.
  public nonisolated func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View {
    self
  }
  public nonisolated func subscriptionStorePickerItemBackground(
    _ style: some ShapeStyle, in shape: some Shape
  ) -> some View { self }
  public nonisolated func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> some View { self }
  /// The signs of the choices of a store. It has none here.
  public nonisolated func subscriptionStoreControlIcon(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
  ) -> some View { self }
  /// What signs somebody in at a store; nobody can, so it is never called.
  public nonisolated func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View { self }
  /// What the links of a store lead to. It has none here.
  public nonisolated func subscriptionStorePolicyDestination(
    url: URL, for kind: SubscriptionStorePolicyKind
  ) -> some View { self }
  public nonisolated func subscriptionStorePolicyDestination(
    for kind: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View
  ) -> some View { self }
  public nonisolated func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View {
    self
  }
}
extension ContainerBackgroundPlacement {
  /// The ground of the whole store.
  public static var subscriptionStoreFullHeight: ContainerBackgroundPlacement { .subscriptionStore }
  /// The ground of what the app says of its subscriptions.
  public static var subscriptionStoreHeader: ContainerBackgroundPlacement { .subscriptionStore }
}
