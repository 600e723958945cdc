import Foundation
import SashCore

/// What the sidebar of a tab view shows besides its tabs.
struct TabSidebarParts {
  var header: AnyView?
  var footer: AnyView?
  var bottomBar: AnyView?
  var toolbar: AnyView?
}

private struct SidebarPartsKey: EnvironmentKey { static var defaultValue: TabSidebarParts { .init() } }
private struct AdaptablePlacementKey: EnvironmentKey {
  static var defaultValue: AdaptableTabBarPlacement { .automatic }
}

extension EnvironmentValues {
  var tabSidebarParts: TabSidebarParts {
    get { self[SidebarPartsKey.self] }
    set { self[SidebarPartsKey.self] = newValue }
  }
  var adaptableTabBarPlacement: AdaptableTabBarPlacement {
    get { self[AdaptablePlacementKey.self] }
    set { self[AdaptablePlacementKey.self] = newValue }
  }
}

extension View {
  /// Sets whether tabs that are a bar or a sidebar begin as one or as the other; a person may turn one into the other.
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { environment(\.adaptableTabBarPlacement, defaultPlacement) }
  /// Shows a view above the tabs in the sidebar of a tab view.
  public nonisolated func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  { sidebarPart(\.header, content()) }
  /// Shows a view below the tabs in the sidebar of a tab view.
  public nonisolated func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  { sidebarPart(\.footer, content()) }
  /// Shows a view at the lower end of the sidebar of a tab view, over what is scrolled.
  public nonisolated func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  { sidebarPart(\.bottomBar, content()) }
  /// Puts items into a toolbar that is not the one of the screen.
  public nonisolated func contentToolbar<Content: View>(
    for placement: ContentToolbarPlacement, @ViewBuilder content: () -> Content
  ) -> some View { sidebarPart(\.toolbar, content()) }
  /// Puts items into a toolbar that is not the one of the screen.
  public nonisolated func contentToolbar<Content: ToolbarContent>(
    for placement: ContentToolbarPlacement, @ToolbarContentBuilder content: () -> Content
  ) -> some View { sidebarPart(\.toolbar, ToolbarItemViews(items: content())) }

  private nonisolated func sidebarPart(
    _ part: WritableKeyPath<TabSidebarParts, AnyView?> & Sendable, _ content: some View
  ) -> some View {
    let view = AnyView(content)
    return transformEnvironment(\.tabSidebarParts) { $0[keyPath: part] = view }
  }
}

/// Items of a toolbar as views beside each other.
private nonisolated struct ToolbarItemViews<Items: ToolbarContent>: View, MultiView {
  nonisolated(unsafe) let items: Items
  init(items: Items) { self.items = items }
  static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    Items._makeToolbarItems(content: view.part(at: 0, as: Items.self), inputs: inputs)
  }
}
