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
/// - Missing: going back by a swipe from the edge; titles do not turn into the way back, bars move with their screens.
public nonisolated struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  private let path: PathAccess?
  @State private var ownPath = NavigationPath()
  @StateObject private var model = NavigationModel()

  /// A stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }
  /// A stack whose path holds values of any types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    self.path = PathAccess(path)
  }
  /// A stack whose path is a collection of values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
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
struct StackScreens<Root: View>: View {
  @ObservedObject var model: NavigationModel
  let access: PathAccess
  let root: Root

  var body: some View {
    let screens = model.screens(at: access)
    let top = screens[screens.count - 1].id
    ZStack {
      ForEach(screens) { screen in
        let depth = Double(screens.firstIndex { $0.id == screen.id } ?? 0)
        NavigationScreen(
          model: model, id: screen.id, dismisser: screen.dismisser, isTop: screen.id == top,
          below: model.title(below: screen.id)
        ) {
          switch screen.content {
          case .root: root
          case .value(let value): ValueScreen(value: value, destinations: model.destinations)
          case .source(let source): SourceView(source: source)
          }
        }
        .transition(ScreenTransition())
        .zIndex(depth)
      }
    }
    .modifier(ScreenTransaction(model: model, value: top))
    .modifier(ScreenTransactionSource(model: model))
    .environment(\.navigationModel, model)
    .onChange(of: model.removals) { model.tellRemoved() }
  }
}

/// A stack of screens whose links hold their destinations.
@available(*, deprecated, message: "use NavigationStack or NavigationSplitView instead")
public nonisolated struct NavigationView<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: some View { NavigationStack { content } }
}

/// How a `NavigationView` shows its screens. One column is all there is, as on a phone.
public nonisolated protocol NavigationViewStyle {}
/// The style that fits the place.
public nonisolated struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
/// One screen at a time.
public nonisolated struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
/// Several columns where there is room.
///
/// - Missing: the columns; use `NavigationSplitView`.
public nonisolated struct ColumnNavigationViewStyle: NavigationViewStyle {}
/// Two columns where there is room.
///
/// - Missing: the columns; use `NavigationSplitView`.
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

extension View {
  /// Sets how the navigation views in this view show their screens.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
