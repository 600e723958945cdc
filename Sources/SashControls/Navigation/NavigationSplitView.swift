import Combine
import Foundation
import SashCore

/// Columns beside each other where there is room, and one stack of screens where there is not.
///
/// Links in a column show their destinations in the next one; each column has a bar of its own.
///
/// - Missing: where there is little width, the selection of a list does not lead on; columns cannot be dragged wider.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  @State private var ownColumn = NavigationSplitViewColumn.sidebar
  @StateObject private var models = ColumnModels()
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  private init(
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
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), nil, nil) }
  /// Three columns; the binding says which of them are there.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), columnVisibility, nil) }
  /// Three columns; the binding says which of them is on top where there is little width.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), nil, preferredCompactColumn) }
  /// Three columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), columnVisibility, preferredCompactColumn) }

  @MainActor public var body: some View {
    let column = compactColumn ?? $ownColumn
    let visibility = visibility ?? $ownVisibility
    if horizontalSizeClass == .compact {
      NavigationStack {
        sidebar.modifier(
          PresentedScreenModifier(isPresented: column.isBeyond(.sidebar)) {
            AnyView(
              Group {
                if let content {
                  content.modifier(
                    PresentedScreenModifier(isPresented: column.isBeyond(.content)) { AnyView(detail) })
                } else {
                  detail
                }
              })
          })
      }
    } else {
      let shown = visibility.wrappedValue
      HStack(spacing: 0) {
        if shown != .detailOnly, content == nil || shown != .doubleColumn {
          SplitColumn(model: models.sidebar, root: sidebar).frame(width: 320)
          ColumnLine()
        }
        if let content, shown != .detailOnly {
          SplitColumn(model: models.content, root: content).frame(width: 320)
          ColumnLine()
        }
        SplitColumn(model: models.detail, root: detail.toolbar { toggle(visibility) })
      }
      .onAppear { models.sidebar.next = content == nil ? models.detail : models.content }
      .modifier(ContainerFillModifier())
    }
  }

  private func toggle(_ visibility: Binding<NavigationSplitViewVisibility>) -> some ToolbarContent {
    ToolbarItem(placement: .navigation) {
      Button {
        visibility.wrappedValue = visibility.wrappedValue == .detailOnly ? .automatic : .detailOnly
      } label: {
        Image(systemName: "sidebar.leading")
      }
    }
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar(), nil, detail(), nil, nil)
  }
  /// Two columns; the binding says which of them are there.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), nil, detail(), columnVisibility, nil) }
  /// Two columns; the binding says which of them is on top where there is little width.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), nil, detail(), nil, preferredCompactColumn) }
  /// Two columns.
  public init(
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
  fileprivate let place: UInt8
  public static let sidebar = NavigationSplitViewColumn(place: 0)
  public static let content = NavigationSplitViewColumn(place: 1)
  public static let detail = NavigationSplitViewColumn(place: 2)
}

extension Binding where Value == NavigationSplitViewColumn {
  /// Whether a column further on is on top; setting it to false goes back to this one.
  fileprivate nonisolated func isBeyond(_ column: NavigationSplitViewColumn) -> Binding<Bool> {
    let base = self
    return Binding<Bool>(
      get: { base.wrappedValue.place > column.place },
      set: { isBeyond in
        if !isBeyond, base.wrappedValue.place > column.place { base.wrappedValue = column }
      })
  }
}

/// The stacks of the columns: what links in one show is shown in the next.
private final class ColumnModels: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  let sidebar = NavigationModel()
  let content = NavigationModel()
  let detail = NavigationModel()
  init() { content.next = detail }
}

/// A column: a screen with a bar of its own, in a stack if it is the last.
private struct SplitColumn<Root: View>: View {
  @ObservedObject var model: NavigationModel
  let root: Root
  @State private var path = NavigationPath()
  var body: some View {
    StackScreens(model: model, access: PathAccess($path), root: root).environment(\.isColumn, true)
      .clipShape(ColumnClip())
  }
}

/// Keeps screens that move from the columns beside; bars reach as far up and down as they like.
private struct ColumnClip: Shape {
  nonisolated func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: 0, dy: -4096)) }
}

private struct ColumnLine: View {
  @Environment(\.pixelLength) private var pixelLength
  var body: some View { Rectangle().fill(SeparatorShapeStyle()).frame(width: pixelLength).ignoresSafeArea() }
}

private struct IsColumnKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether this place is in a column of a split view.
  var isColumn: Bool {
    get { self[IsColumnKey.self] }
    set { self[IsColumnKey.self] = newValue }
  }
}
