import SashCore

/// Screens whose links hold their destinations: a stack, or columns beside each other where there is room for the several
/// views that it is given.
///
/// - Source: the first of several views is the sidebar, the last the detail, and only the first is there in compact width.
@available(*, deprecated, message: "use NavigationStack or NavigationSplitView instead")
@MainActor @preconcurrency
public struct NavigationView<Content: View>: View {
  nonisolated(unsafe) private let content: Content
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
  @State private var visibility = NavigationSplitViewVisibility.automatic
  @Environment(\.navigationViewIsStack) private var isStack

  @MainActor public var body: some View {
    let count = ViewPart<Content>.count
    if count < 2 {
      NavigationStack { content }
    } else if isStack {
      NavigationStack { ViewPart(content, 0) }
    } else {
      SplitColumns(
        sidebar: ViewPart(content, 0), content: count > 2 ? ViewPart(content, 1) : nil,
        detail: ViewPart(content, count - 1), visibility: $visibility, compactColumn: nil)
    }
  }
}

/// How a `NavigationView` shows its screens.
public nonisolated protocol NavigationViewStyle {}
/// The style that fits the place.
public nonisolated struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
/// One screen at a time.
public nonisolated struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
/// Several columns where there is room, if there are several views.
public nonisolated struct ColumnNavigationViewStyle: NavigationViewStyle {}
/// Two columns where there is room, if there are several views.
public nonisolated struct DoubleColumnNavigationViewStyle: NavigationViewStyle { public init() {} }

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

private struct NavigationViewIsStackKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  fileprivate var navigationViewIsStack: Bool {
    get { self[NavigationViewIsStackKey.self] }
    set { self[NavigationViewIsStackKey.self] = newValue }
  }
}

extension View {
  /// Sets how the navigation views in this view show their screens.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewIsStack, style is StackNavigationViewStyle)
  }
}
