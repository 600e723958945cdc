import SashCore

/// How the columns of a split view share the width.
public protocol NavigationSplitViewStyle: Sendable { static var _keepsDetailWide: Bool { get } }

/// The one that fits the place: the columns share the width.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
  public static var _keepsDetailWide: Bool { false }
}
/// The columns share the width.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
  public static var _keepsDetailWide: Bool { false }
}
/// The detail keeps its width, and the others lie over it.
///
/// - Missing: columns over the detail; they share the width.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
  public static var _keepsDetailWide: Bool { true }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
  /// Sets how the columns of split views in this view share the width.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    if S._keepsDetailWide {
      runtimeWarning("The columns of a split view share the width; .prominentDetail is not there yet.")
    }
    return self
  }
}
