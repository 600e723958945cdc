import SashCore

/// How content looks where it is scrolled under a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  enum Kind: Hashable { case automatic, soft, hard }
  let kind: Kind
  /// As the platform has it: the bar gets a ground with a line at its end.
  public static let automatic = ScrollEdgeEffectStyle(kind: .automatic)
  /// It fades out.
  ///
  /// - Missing: fading; the bar gets a ground with a line at its end.
  public static let soft = ScrollEdgeEffectStyle(kind: .soft)
  /// It ends at a line.
  public static let hard = ScrollEdgeEffectStyle(kind: .hard)
}

extension View {
  /// Sets how content looks where it is scrolled under the bars at some edges of the screen. A hard edge is there from the start.
  public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  {
    edgeEffect(edges) {
      if style?.kind == .hard { $0.backgroundVisibility = $0.backgroundVisibility ?? .visible }
    }
  }
  /// Keeps the bars at some edges of the screen from getting a ground while content is scrolled under them.
  public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all)
    -> some View
  {
    edgeEffect(edges) { if hidden { $0.backgroundVisibility = $0.backgroundVisibility ?? .hidden } }
  }
  private nonisolated func edgeEffect(
    _ edges: Edge.Set, _ change: @escaping (inout ScreenBar.BarWish) -> Void
  ) -> some View {
    screenBar {
      if edges.contains(.top) { change(&$0.navigationBar) }
      if edges.contains(.bottom) { change(&$0.bottomBar) }
    }
    .transformPreference(TabBarKey.self) { if edges.contains(.bottom) { change(&$0) } }
  }
}

/// How high the rows of sidebars are.
public enum SidebarRowSize: Hashable, Sendable {
  case small, medium, large
}
private struct SidebarRowSizeKey: EnvironmentKey { static var defaultValue: SidebarRowSize { .medium } }
extension EnvironmentValues {
  /// How high the rows of sidebars are: desktops have no setting for it, so it is medium unless views set it.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }
}
