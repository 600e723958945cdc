import Foundation
import SashCore

/// How a view stands that accompanies the tabs.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the row of a small bar.
  case inline
  /// Above the bar.
  case expanded
}

/// Where the tabs of a tab view are shown.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String
  /// In a bar below.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  public static let topBar = TabBarPlacement(name: "topBar")
  public static let sidebar = TabBarPlacement(name: "sidebar")
  public static let ornament = TabBarPlacement(name: "ornament")
  /// As dots.
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
}

/// When the bar of tabs becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  enum Kind: Hashable { case automatic, onScrollDown, onScrollUp, never }
  let kind: Kind
  /// As the platform has it: never.
  public static let automatic = TabBarMinimizeBehavior(kind: .automatic)
  /// When a person scrolls on; it is whole again when they scroll back.
  public static let onScrollDown = TabBarMinimizeBehavior(kind: .onScrollDown)
  /// When a person scrolls back; it is whole again when they scroll on.
  public static let onScrollUp = TabBarMinimizeBehavior(kind: .onScrollUp)
  public static let never = TabBarMinimizeBehavior(kind: .never)
}

/// What choosing the tab for searches does.
public struct TabSearchActivation: Hashable, Sendable {
  let begins: Bool
  public static let automatic = TabSearchActivation(begins: false)
  /// The search field gets the focus.
  public static let searchTabSelection = TabSearchActivation(begins: true)
}

private struct AccessoryKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private struct AccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}
private struct BarPlacementKey: EnvironmentKey { static var defaultValue: TabBarPlacement? { nil } }
private struct MinimizeKey: EnvironmentKey { static var defaultValue: TabBarMinimizeBehavior { .automatic } }
private struct SearchActivationKey: EnvironmentKey {
  static var defaultValue: TabSearchActivation { .automatic }
}

extension EnvironmentValues {
  var tabAccessory: AnyView? {
    get { self[AccessoryKey.self] }
    set { self[AccessoryKey.self] = newValue }
  }
  /// How the view stands that accompanies the tabs; nil outside of it.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }
  /// Where the tabs around this view are shown; nil outside of tabs.
  public internal(set) var tabBarPlacement: TabBarPlacement? {
    get { self[BarPlacementKey.self] }
    set { self[BarPlacementKey.self] = newValue }
  }
  /// Whether sections of tabs are shown as sections, which only a sidebar does.
  public var isTabBarShowingSections: Bool { tabBarPlacement == .sidebar }
  var tabBarMinimizing: TabBarMinimizeBehavior {
    get { self[MinimizeKey.self] }
    set { self[MinimizeKey.self] = newValue }
  }
  var tabSearchActivation: TabSearchActivation {
    get { self[SearchActivationKey.self] }
    set { self[SearchActivationKey.self] = newValue }
  }
}

extension View {
  /// Shows a view above the bar of the tabs in this view, and in its row while it is small. It reads
  /// `tabViewBottomAccessoryPlacement`.
  public nonisolated func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  {
    environment(\.tabAccessory, AnyView(content()))
  }
  /// Shows a view above the bar of the tabs in this view as long as it is enabled.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View { environment(\.tabAccessory, isEnabled ? AnyView(content()) : nil) }
  /// Sets when the bar of the tabs in this view becomes small.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    environment(\.tabBarMinimizing, behavior)
  }
  /// Sets what choosing the tab for searches does.
  public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    environment(\.tabSearchActivation, activation)
  }
}

/// The accessory above the bar, in a capsule of glass.
///
/// - Source: pictures of the mini player of iOS 26: 48 high, 21 from the edges, 8 above the bar
struct TabAccessory: View {
  static let height: CGFloat = 48
  static let gap: CGFloat = 8
  let content: AnyView
  let placement: TabViewBottomAccessoryPlacement

  var body: some View {
    content
      .environment(\.tabViewBottomAccessoryPlacement, placement)
      .frame(maxWidth: .infinity)
      .frame(height: Self.height)
      .padding(.horizontal, 8)
      .background(.regularMaterial, in: Capsule())
      .clipShape(Capsule())
      .contentShape(Capsule())
      .onTapGesture {}
  }
}

/// The bar while it is small: the chosen tab, which makes it whole again, and the accessory beside it.
struct MinimizedTabBar: View {
  let page: Subview?
  let accessory: AnyView?
  let expand: () -> Void

  var body: some View {
    HStack(spacing: 12) {
      Button(action: expand) {
        SmallTabItem(label: page?.trait(TabItemTrait.self))
          .frame(width: TabAccessory.height, height: TabAccessory.height)
          .background(.regularMaterial, in: Circle())
          .contentShape(Circle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Tab Bar")
      if let accessory {
        TabAccessory(content: accessory, placement: .inline)
      } else {
        Spacer(minLength: 0)
      }
    }
    .padding(.horizontal, 20)
  }
}

/// The icon of a tab.
private struct SmallTabItem: View {
  let label: AnyView?
  var body: some View {
    Group { label }
      .labelStyle(.iconOnly)
      .font(.system(size: 18, weight: .medium))
      .environment(\.symbolVariants, .fill)
      .imageScale(.large)
      .foregroundStyle(.tint)
      .lineLimit(1)
      .dynamicTypeSize(.large)
  }
}
