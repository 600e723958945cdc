import SashCore

/// How a tab view shows its tabs.
public nonisolated protocol TabViewStyle {}

enum TabLook: Equatable {
  case bar
  case sidebar
  case pages(dots: Bool)
}
nonisolated protocol TabLookStyle: TabViewStyle { var look: TabLook { get } }

/// The style that fits the place: a bar below.
public nonisolated struct DefaultTabViewStyle: TabLookStyle {
  public init() {}
  var look: TabLook { .bar }
}
/// A bar, whatever the width.
public nonisolated struct TabBarOnlyTabViewStyle: TabLookStyle {
  public init() {}
  var look: TabLook { .bar }
}
/// A bar; where there is room it is at the top, and a person can turn it into a sidebar with the headers of sections.
///
/// - Missing: keeping the state of pages when the window becomes so narrow or wide that the bar goes to another place; titles
///   and items of screens in the row of the bar.
public nonisolated struct SidebarAdaptableTabViewStyle: TabLookStyle {
  public init() {}
  var look: TabLook { .sidebar }
}
/// Pages to be turned.
public nonisolated struct PageTabViewStyle: TabLookStyle {
  /// When the dots are shown that stand for pages.
  public struct IndexDisplayMode: Sendable {
    let showsDots: Bool
    /// While there is more than one page.
    public static let automatic = IndexDisplayMode(showsDots: true)
    public static let always = IndexDisplayMode(showsDots: true)
    public static let never = IndexDisplayMode(showsDots: false)
  }
  private let mode: IndexDisplayMode
  public init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  var look: TabLook { .pages(dots: mode.showsDots) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

private struct TabLookKey: EnvironmentKey { static var defaultValue: TabLook { .bar } }

extension EnvironmentValues {
  var tabLook: TabLook {
    get { self[TabLookKey.self] }
    set { self[TabLookKey.self] = newValue }
  }
}

extension View {
  /// Sets how the tab views in this view show their tabs.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabLook, (style as? any TabLookStyle)?.look ?? .bar)
  }
}
