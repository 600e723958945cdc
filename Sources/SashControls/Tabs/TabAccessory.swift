import Foundation
import SashCore

/// When the bar of tabs makes itself small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let value: UInt8
  public static let automatic = TabBarMinimizeBehavior(value: 0)
  public static let onScrollDown = TabBarMinimizeBehavior(value: 1)
  public static let onScrollUp = TabBarMinimizeBehavior(value: 2)
  public static let never = TabBarMinimizeBehavior(value: 3)
}

/// How what stands over the bar of tabs is shown.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the line of a small bar.
  case inline
  /// Over the bar.
  case expanded
}

private struct TabAccessoryKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}
private struct TabAccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}
extension EnvironmentValues {
  /// What stands over the bar of tabs.
  var tabAccessory: AnyView? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }
  /// How the view is shown over a bar of tabs; nil elsewhere.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[TabAccessoryPlacementKey.self] }
    set { self[TabAccessoryPlacementKey.self] = newValue }
  }
}

/// What stands over the bar of tabs, in a capsule.
///
/// - Source: Apple's design resources for iOS 26: 48 points high.
struct TabAccessory: View {
  static let height: CGFloat = 56
  let content: AnyView
  var body: some View {
    content.frame(maxWidth: .infinity, maxHeight: .infinity)
      .environment(\.tabViewBottomAccessoryPlacement, .expanded)
      .frame(height: 48)
      .background(.regularMaterial, in: .capsule)
      .contentShape(.capsule)
      .padding(.horizontal, 20)
      .padding(.bottom, TabAccessory.height - 48)
  }
}

extension View {
  /// Shows a view over the bar of a tab view.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { environment(\.tabAccessory, AnyView(content())) }
  /// Shows a view over the bar of a tab view, or not.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View { environment(\.tabAccessory, isEnabled ? AnyView(content()) : nil) }

  /// Says when the bar of tabs makes itself small.
  ///
  /// - Missing: small bars of tabs.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    if behavior != .automatic && behavior != .never {
      runtimeWarning("tabBarMinimizeBehavior(_:) is not done: the bar of tabs keeps its size.")
    }
    return self
  }
  /// Puts a view over the tabs in a sidebar; there is a bar here.
  ///
  /// - Missing: sidebars of tabs.
  public nonisolated func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  /// Puts a view below the tabs in a sidebar; there is a bar here.
  ///
  /// - Missing: sidebars of tabs.
  public nonisolated func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
}
