import Foundation
import SashCore
import SashLayout

/// The columns of a split view: beside each other where there is room, over each other where there is not.
///
/// They are the same views in both cases, so that their state, their selections and their paths stay when the window becomes
/// wider or narrower. A column begins when it is first shown; where there is little width it ends when a person leaves it.
struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>
  let compactColumn: Binding<NavigationSplitViewColumn>?
  /// Whether the bar of the first column has a button that hides the columns before the last, which shows them again.
  var hasToggle = true
  @StateObject private var split = SplitModel()
  /// How wide columns want to be, by their place.
  @State private var widths: [Int: ColumnWidth] = [:]
  /// How wide a mouse has dragged them.
  @State private var dragged: [Int: CGFloat] = [:]
  @State private var toggled = ToggledColumn()
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let isCompact = horizontalSizeClass == .compact
    let _ = split.follow(compactColumn, hasContent: content != nil, isCompact: isCompact)
    let top = split.top
    let visible = visible
    let shown = isCompact ? [top] : visible
    let state = { (place: Int) in
      ColumnState(
        place: place, isCompact: isCompact, isShown: shown.contains(place),
        share: !isCompact || place == top ? 0 : place < top ? -ScreenPlace.parallax : 1)
    }
    let visibility = visibility
    let _ =
      toggled.toggle = {
        visibility.wrappedValue = visibility.wrappedValue == .detailOnly ? .automatic : .detailOnly
      }
    ColumnsLayout(isCompact: isCompact, widths: [0, 1].reduce(into: [:]) { $0[$1] = width(of: $1) }) {
      if split.has(0, isShown: isCompact || shown.contains(0)) {
        column(
          0, state(0),
          sidebar
            .transformEnvironment(\.self) {
              if !isCompact, $0.listKind == DefaultListStyle._kind { $0.setLooks { $0.listKind = .sidebar } }
            }
            .toolbar { if hasToggle, !isCompact { toggle } })
      }
      if let content, split.has(1, isShown: shown.contains(1) || isCompact && top > 1) {
        column(1, state(1), content)
      }
      if split.has(2, isShown: shown.contains(2)) {
        column(
          2, state(2),
          detail.toolbar {
            if hasToggle, !isCompact, !visible.contains(0) { toggle }
          })
      }
    }
    .modifier(ColumnTransaction(model: split.frame, value: top))
    .modifier(ScreenTransactionSource(model: split.frame))
    .modifier(BackSwipeModifier(swipe: split.frame.swipe, isMirrored: direction == .rightToLeft))
    .modifier(ContainerFillModifier())
    .focusedSceneValue(\.sidebarColumn, toggled)
  }

  /// The columns that are there side by side.
  private var visible: [Int] {
    switch visibility.wrappedValue {
    case .detailOnly: [2]
    case .doubleColumn: content == nil ? [0, 2] : [1, 2]
    default: content == nil ? [0, 2] : [0, 1, 2]
    }
  }

  private func bounds(of place: Int) -> ColumnWidth {
    (widths[place] ?? ColumnWidth(ideal: 320)).withBounds(180, 480)
  }
  private func width(of place: Int) -> CGFloat {
    let bounds = bounds(of: place)
    return bounds.bounded(dragged[place] ?? bounds.ideal)
  }

  private func column<Root: View>(_ place: Int, _ state: ColumnState, _ root: Root) -> some View {
    let widths = $widths
    let column = split.columns[place]
    let previous = split.previous(of: place)
    return ScreenContent(
      content: SplitColumn(
        column: column, model: column.model, before: split.columns[previous ?? place].model,
        back: state.isCompact ? previous.map { previous in { split.back(to: previous) } } : nil,
        isCompact: state.isCompact, root: root
      )
      .environment(\.columnLink, place < 2 ? split.links[place] : nil)
      .environment(\.isSideColumn, place < 2 && !state.isCompact)
      .modifier(ColumnSearch(place: place)),
      model: split.frame
    )
    .onPreferenceChange(ColumnWidthKey.self) { width in
      if widths.wrappedValue[place] != width { widths.wrappedValue[place] = width }
    }
    .transformPreference(TabBarKey.self) { if !state.isShown { $0 = TabBarKey.defaultValue } }
    .modifier(
      ColumnPlace(
        state: state, swipe: split.frame.swipe,
        grip: bounds(of: place).isFree
          ? ColumnGrip(width: { width(of: place) }) { [$dragged] in
            $dragged.wrappedValue[place] = bounds(of: place).bounded($0)
          } : nil)
    )
    .id(ObjectIdentifier(column))
    .transition(ScreenTransition(id: place, swipe: split.frame.swipe, isRoot: true))
    .zIndex(Double(place))
    .layoutValue(key: ColumnStateKey.self, value: state)
  }

  private var toggle: some ToolbarContent {
    ToolbarItem(placement: .navigation) {
      Button {
        visibility.wrappedValue = visibility.wrappedValue == .detailOnly ? .automatic : .detailOnly
      } label: {
        Image(systemName: "sidebar.leading")
      }
      ._trait(DefaultItemTrait.self, .sidebarToggle)
    }
  }
}

/// Where one column stands.
struct ColumnState: Equatable {
  var place = 0
  var isCompact = false
  var isShown = true
  /// How far it is moved aside, as a share of its width toward the trailing edge.
  var share: CGFloat = 0
}

private struct ColumnStateKey: LayoutValueKey { static let defaultValue = ColumnState() }

/// Moves and hides a column over which another one is, or that is not there yet.
private struct ColumnPlace: ViewModifier {
  let state: ColumnState
  let swipe: BackSwipe
  let grip: ColumnGrip?
  func body(content: Content) -> some View {
    content
      .overlay(alignment: .trailing) {
        if !state.isCompact, state.place < 2 {
          ColumnLine()
          grip?.ignoresSafeArea(edges: .vertical)
        }
      }
      .modifier(ScreenPlace(share: state.share, id: state.place, isShown: state.isShown, swipe: swipe))
  }
}

/// Lets columns move by the animation of the system when another one is on top.
private struct ColumnTransaction: ValueScopedTransaction {
  let model: NavigationModel
  /// The column on top.
  let value: Int

  nonisolated func change(_ transaction: inout Transaction) {
    if !transaction.disablesAnimations { transaction.animation = .presentation }
  }
}

/// Puts columns beside each other, 320 points each unless they want another width, and the last as wide as is left, or over each other.
private struct ColumnsLayout: Layout {
  let isCompact: Bool
  let widths: [Int: CGFloat]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 480))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for subview in subviews {
      let state = subview[ColumnStateKey.self]
      let isLast = state.place == 2
      var width = bounds.width
      if !isCompact {
        width = isLast ? max(0, bounds.maxX - x) : min(widths[state.place] ?? 320, bounds.width)
      }
      subview.place(
        at: CGPoint(x: isCompact || !state.isShown && !isLast ? bounds.minX : x, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
      if !isCompact, state.isShown, !isLast { x += width }
    }
  }
}

/// A column: a screen with a bar of its own, in a stack if it is the last.
private struct SplitColumn<Root: View>: View {
  let column: SplitModel.Column
  @ObservedObject var model: NavigationModel
  /// The column before.
  @ObservedObject var before: NavigationModel
  /// Leaves the column; nil where columns are beside each other, and for the first.
  let back: (@MainActor () -> Void)?
  let isCompact: Bool
  let root: Root
  @State private var dismisser = Dismisser()

  var body: some View {
    let columnBack = back.map { back in
      dismisser.action = back
      return ColumnBack(dismisser: dismisser, title: before.topTitle)
    }
    return StackScreens(
      model: model, access: column.access, root: root.environment(\.columnBack, columnBack),
      back: columnBack, isColumn: true
    )
    .environment(\.isColumn, !isCompact)
    .clipShape(ColumnClip())
  }
}

/// Keeps screens that move from the columns beside; bars reach as far up and down as they like.
private struct ColumnClip: Shape {
  nonisolated func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: 0, dy: -4096)) }
}

/// A search around a split view is that of its sidebar; one in the toolbar is that of the last column.
private struct ColumnSearch: ViewModifier {
  let place: Int
  @Environment(\.pendingSearch) private var search
  func body(content: Content) -> some View {
    let isLast = search?.placement.kind == .toolbar || search?.placement.kind == .principal
    content.environment(\.pendingSearch, place == (isLast ? 2 : 0) ? search : nil)
  }
}

private struct ColumnLine: View {
  @Environment(\.pixelLength) private var pixelLength
  var body: some View { Rectangle().fill(SeparatorShapeStyle()).frame(width: pixelLength).ignoresSafeArea() }
}
