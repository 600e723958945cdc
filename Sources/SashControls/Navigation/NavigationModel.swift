import Combine
import SashCore
import SashGraph

/// The screens of one stack.
///
/// - Invariant: the first screen is the root, and there is only one root.
/// - Invariant: the values among the screens are the path, in order, after `screens(at:)`.
final class NavigationModel: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  let destinations = DestinationRegistry()

  struct Screen: Identifiable {
    enum Content {
      case root
      case value(PathElement)
      /// A view that was given with a link, or that is shown while a binding says so.
      case source(ContentSource)
    }
    let id: Int
    let content: Content
    /// Leaves the screen; nil for the root.
    let dismisser: Dismisser?
  }
  private var screens = [Screen(id: 0, content: .root, dismisser: nil)]
  private var lastID = 0
  private var access: PathAccess?
  /// Sources whose screens a change of the path has removed and that have not been told.
  private var removed: [ContentSource] = []
  private(set) var removals = 0
  private var titles: [Int: ScreenTitle] = [:]
  /// What the screens below those that have been left last are called, for as long as these are seen going.
  private var belowLeaving: [Int: ScreenTitle] = [:]
  /// How changes are animated around the stack, for what is on its screens.
  struct Surroundings {
    let transaction: Attribute<Transaction>
    let mayAnimate: Bool
  }
  var surroundings: Surroundings?
  /// The stack that shows what links in this one lead to: that of the next column of a split view.
  weak var next: NavigationModel? { didSet { next?.destinations.before = destinations } }

  // MARK: The path

  /// The screens while the path is what `access` reads; screens of values that stay keep their identity.
  func screens(at access: PathAccess) -> [Screen] {
    self.access = access
    let path = access.elements()
    var known = 0
    var index = 1
    while index < screens.count {
      if case .value(let value) = screens[index].content {
        guard known < path.count, path[known] == value else { break }
        known += 1
      }
      index += 1
    }
    if index < screens.count {
      removed += cut(from: index)
      removals += 1
    }
    for value in path[known...] { append(.value(value)) }
    return screens
  }

  private func append(_ content: Screen.Content) {
    lastID += 1
    let id = lastID
    screens.append(
      Screen(id: id, content: content, dismisser: Dismisser { [weak self] in self?.pop(id) }))
  }

  /// Removes the screens from an index on; the sources among them.
  private func cut(from index: Int) -> [ContentSource] {
    let gone = screens[index...]
    belowLeaving = Dictionary(
      uniqueKeysWithValues: gone.indices.compactMap { index in
        titles[screens[index - 1].id].map { (screens[index].id, $0) }
      })
    screens.removeSubrange(index...)
    for screen in gone { titles[screen.id] = nil }
    return gone.compactMap { screen in
      guard case .source(let source) = screen.content else { return nil }
      source.isShown = false
      return source
    }
  }

  /// Tells the sources that a change of the path has removed.
  @MainActor func tellRemoved() {
    let sources = removed
    removed = []
    for source in sources { source.onRemoved?() }
  }

  // MARK: Going on and back

  @MainActor func push(_ value: PathElement) {
    if let next { return next.showAtOnce { next.push(value) } }
    guard let access else { return }
    if !access.append(value) {
      runtimeWarning(
        "A NavigationLink has a value of type \(value.typeName), which the path of its stack cannot hold.")
    }
  }

  @MainActor func push(_ source: ContentSource) {
    guard !source.isShown else { return }
    if let next { return next.showAtOnce { next.push(source) } }
    objectWillChange.send()
    source.isShown = true
    append(.source(source))
  }

  /// Shows a screen in place of all that is above the root.
  @MainActor private func showAtOnce(_ push: () -> Void) {
    withTransaction(\.disablesAnimations, true) {
      popAll()
      push()
    }
  }
  @MainActor private func popAll() { if screens.count > 1 { pop(screens[1].id) } }

  /// Leaves a screen and those above it.
  @MainActor func pop(_ id: Int) {
    guard let index = screens.firstIndex(where: { $0.id == id }), index > 0 else { return }
    objectWillChange.send()
    let values = screens[index...].lazy.filter(\.isValue).count
    let sources = cut(from: index)
    if values > 0 { access?.removeLast(values) }
    for source in sources { source.onRemoved?() }
  }

  @MainActor func pop(_ source: ContentSource) {
    let screen = screens.first {
      if case .source(let shown) = $0.content { shown === source } else { false }
    }
    if let screen { pop(screen.id) } else { next?.pop(source) }
  }

  // MARK: Titles

  /// What the screen below one is called, for the way back.
  func title(below id: Int) -> ScreenTitle? {
    guard let index = screens.firstIndex(where: { $0.id == id }) else { return belowLeaving[id] }
    guard index > 0 else { return nil }
    return titles[screens[index - 1].id]
  }
  func setTitle(_ title: ScreenTitle, of id: Int) {
    guard titles[id] != title, let index = screens.firstIndex(where: { $0.id == id }) else { return }
    if index < screens.count - 1 { objectWillChange.send() }
    titles[id] = title
  }
}

extension NavigationModel.Screen {
  fileprivate var isValue: Bool { if case .value = content { true } else { false } }
}

/// How a stack reads and writes its path.
struct PathAccess {
  let elements: () -> [PathElement]
  /// False if the path cannot hold the value.
  let append: (PathElement) -> Bool
  let removeLast: (Int) -> Void

  init(_ path: Binding<NavigationPath>) {
    elements = { path.wrappedValue.elements }
    append = {
      path.wrappedValue.append($0)
      return true
    }
    removeLast = { count in path.wrappedValue.removeLast(min(count, path.wrappedValue.count)) }
  }

  init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>)
  where Data.Element: Hashable {
    elements = { path.wrappedValue.map { PathElement($0) } }
    append = {
      guard let value = $0.base as? Data.Element else { return false }
      path.wrappedValue.append(value)
      return true
    }
    removeLast = { count in path.wrappedValue.removeLast(min(count, path.wrappedValue.count)) }
  }
}

private struct NavigationModelKey: EnvironmentKey { static var defaultValue: NavigationModel? { nil } }

extension EnvironmentValues {
  /// The stack that this place is in.
  var navigationModel: NavigationModel? {
    get { self[NavigationModelKey.self] }
    set { self[NavigationModelKey.self] = newValue }
  }
}
