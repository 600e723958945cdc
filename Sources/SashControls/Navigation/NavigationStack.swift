import SashCore

/// Shows a root and, on top of it, the screens that links and the path of the stack ask for.
///
/// The path and the screens stay equal both ways: a link with a value appends it, going back removes the last, and what
/// is written to the path pushes or pops, several at once if need be. A screen's state begins when it is pushed and ends
/// when it is left; screens below the top keep theirs.
///
/// Screens slide in from the trailing edge and back to it; `disablesAnimations` of the transaction that changes the path has
/// them there at once. Several that come or go together move as one.
///
/// A swipe from the leading edge leads back too, and a stroke of a touch pad, unless the way back is hidden. The path changes
/// when the screen has gone.
///
/// - Missing: titles do not turn into the way back, bars move with their screens.
@MainActor @preconcurrency
public struct NavigationStack<Data, Root: View>: View {
  nonisolated(unsafe) private let root: Root
  private let path: PathAccess?
  @State private var ownPath = NavigationPath()
  @StateObject private var model = NavigationModel()

  /// A stack that keeps its path itself.
  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }
  /// A stack whose path holds values of any types.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    self.path = PathAccess(path)
  }
  /// A stack whose path is a collection of values of one type.
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = PathAccess(path)
  }

  @MainActor public var body: some View {
    StackScreens(model: model, access: path ?? PathAccess($ownPath), root: root)
  }
}

/// The screens of a stack over each other; only the one on top is shown.
///
/// A stack in the place of a column's content leads back in the place of the column, which has no bar then.
struct StackScreens<Root: View>: View {
  @ObservedObject var model: NavigationModel
  let access: PathAccess
  let root: Root
  /// How the column leads back whose stack this is.
  var back: ColumnBack?
  var isColumn = false
  @Environment(\.columnBack) private var outer
  @Environment(\.navigationModel) private var around
  @Environment(\.layoutDirection) private var direction
  @Environment(\.backSwipeListener) private var listener

  var body: some View {
    let screens = model.screens(at: access)
    let _ = model.swipe.listener = listener
    let top = screens[screens.count - 1].id
    let base = model.base
    let back = isColumn ? back : outer
    let inner = isColumn ? back : nil
    let isInColumn = !isColumn && outer != nil
    let _ = model.column = isInColumn ? around : nil
    ZStack {
      ForEach(screens) { screen in
        let depth = Double(screens.firstIndex { $0.id == screen.id } ?? 0)
        NavigationScreen(
          model: model, id: screen.id, dismisser: screen.id == base ? back?.dismisser : screen.dismisser,
          isTop: screen.id == top, stays: model.isZoomed(above: screen.id),
          below: screen.id == base ? back?.title : model.title(below: screen.id),
          column: back
        ) {
          switch screen.content {
          case .root: root.environment(\.columnBack, inner)
          case .value(let value): ValueScreen(value: value, destinations: model.destinations)
          case .source(let source): SourceView(source: source)
          }
        }
        .transition(ScreenTransition(id: screen.id, swipe: model.swipe, isRoot: screen.dismisser == nil))
        .zIndex(depth)
      }
    }
    .modifier(ScreenTransaction(model: model, value: top))
    .modifier(ScreenTransactionSource(model: model))
    .modifier(BackSwipeModifier(swipe: model.swipe, isMirrored: direction == .rightToLeft))
    .environment(\.navigationModel, model)
    .environment(\.columnBack, nil)
    .environment(\.backSwipeListener, nil)
    .transformPreference(TabStackKey.self) { if !isColumn { $0 = TabStack(model: model) } }
    .transformPreference(ScreenBarKey.self) { if isInColumn { $0.navigationBar.visibility = .hidden } }
    .onChange(of: model.removals) { model.tellRemoved() }
  }
}
