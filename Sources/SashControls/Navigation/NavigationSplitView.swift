import SashCore

/// Columns beside each other where there is room, and one stack of screens where there is not.
///
/// Links in a column show their destinations in the next one; each column has a bar of its own. Where there is little width
/// the selection of a list in a column leads on to the next, also when it is there from the start, and going back takes it
/// away. A binding for the preferred column counts before what is selected from the start, and follows where a person goes.
///
/// Columns beside each other are dragged wider and narrower by a mouse, and keep their widths while they are hidden.
@MainActor @preconcurrency
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  nonisolated(unsafe) private let sidebar: Sidebar
  nonisolated(unsafe) private let content: Content?
  nonisolated(unsafe) private let detail: Detail
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic

  private nonisolated init(
    _ sidebar: Sidebar, _ content: Content?, _ detail: Detail,
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ compactColumn: Binding<NavigationSplitViewColumn>?
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.visibility = visibility
    self.compactColumn = compactColumn
  }

  /// Three columns.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), nil, nil) }
  /// Three columns; the binding says which of them are there.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), columnVisibility, nil) }
  /// Three columns; the binding says which of them is on top where there is little width.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), nil, preferredCompactColumn) }
  /// Three columns.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), columnVisibility, preferredCompactColumn) }

  @MainActor public var body: some View {
    SplitColumns(
      sidebar: sidebar, content: content, detail: detail, visibility: visibility ?? $ownVisibility,
      compactColumn: compactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar(), nil, detail(), nil, nil)
  }
  /// Two columns; the binding says which of them are there.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), nil, detail(), columnVisibility, nil) }
  /// Two columns; the binding says which of them is on top where there is little width.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), nil, detail(), nil, preferredCompactColumn) }
  /// Two columns.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), nil, detail(), columnVisibility, preferredCompactColumn) }
}

/// Which columns of a split view are there.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private let value: UInt8
  /// What fits.
  public static let automatic = NavigationSplitViewVisibility(value: 0)
  public static let all = NavigationSplitViewVisibility(value: 1)
  /// The content and the detail of three columns, all of two.
  public static let doubleColumn = NavigationSplitViewVisibility(value: 2)
  public static let detailOnly = NavigationSplitViewVisibility(value: 3)
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let place: UInt8
  public static let sidebar = NavigationSplitViewColumn(place: 0)
  public static let content = NavigationSplitViewColumn(place: 1)
  public static let detail = NavigationSplitViewColumn(place: 2)
  private init(place: UInt8) { self.place = place }
  init(number: Int) { self.init(place: UInt8(number)) }
}

private struct IsColumnKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether this place is in a column of a split view.
  var isColumn: Bool {
    get { self[IsColumnKey.self] }
    set { self[IsColumnKey.self] = newValue }
  }
}
