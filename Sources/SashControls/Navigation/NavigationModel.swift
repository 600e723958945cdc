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
  /// The screens whose way back is hidden.
  private var keepers: Set<Int> = []
  /// The screens that grow out of a view of the one below.
  private var zooming: Set<Int> = []
  let swipe = BackSwipe()
  /// Scrolls the root.
  let rootScroll = ScrollHandle()
  /// The stack around this one whose column this one stands in, while its root is on top of that.
  weak var column: NavigationModel?
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
  /// Told when a link has shown something in `next`.
  var onLead: (() -> Void)?
  /// Asked when the screen is left that a link of the column before has put in the place of the root. True if whoever
  /// answers has given up the whole stack.
  var onBaseLeft: (() -> Bool)?
  /// The first screen above the root stands in its place: a link of the column before has shown it.
  private var replacesRoot = false
  /// The screen that nothing in this stack leads back from.
  var base: Int { replacesRoot && screens.count > 1 ? screens[1].id : screens[0].id }
  /// What the screen on top is called.
  var topTitle: ScreenTitle? { titles[screens[screens.count - 1].id] }
  /// Types of values that links have been tapped with in vain.
  private var unknown: Set<ObjectIdentifier> = []

  init() { swipe.way = { [weak self] in self?.wayBack } }

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
    if screens.count == 1 { replacesRoot = false }
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
    for screen in gone {
      titles[screen.id] = nil
      keepers.remove(screen.id)
      zooming.remove(screen.id)
    }
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

  /// A link has been tapped; what nobody has a view for is not shown.
  ///
  /// - Parameter isSelected: Whether the tap has selected the row of the link, which may be all that it is for.
  @MainActor func follow(_ value: PathElement, isSelected: Bool) {
    if next?.destinations.knows(value) ?? destinations.knows(value) { return push(value) }
    if isSelected || !unknown.insert(value.type).inserted { return }
    runtimeWarning(
      "A NavigationLink is presenting a value of type \(value.typeName), but there is no matching "
        + "navigationDestination declaration visible from the location of the link. The link cannot be activated."
    )
  }

  @MainActor func push(_ value: PathElement) {
    if let next {
      next.showAtOnce { next.push(value) }
      onLead?()
      return
    }
    guard let access else { return }
    if !access.append(value) {
      runtimeWarning(
        "A NavigationLink has a value of type \(value.typeName), which the path of its stack cannot hold.")
    }
  }

  @MainActor func push(_ source: ContentSource) {
    guard !source.isShown else { return }
    if let next {
      next.showAtOnce { next.push(source) }
      onLead?()
      return
    }
    objectWillChange.send()
    source.isShown = true
    append(.source(source))
  }

  /// Shows a screen in place of all that is above the root.
  @MainActor private func showAtOnce(_ push: () -> Void) {
    withTransaction(\.disablesAnimations, true) {
      popAll()
      // Only the last column goes on; those before it lead to the next.
      let further = next
      next = nil
      push()
      next = further
      replacesRoot = true
    }
  }
  @MainActor private func popAll() {
    replacesRoot = false
    if screens.count > 1 { pop(screens[1].id) }
  }
  /// Leaves all screens that a person can go back from in this stack, as going back does. False where there are none.
  @MainActor func popToRoot() -> Bool {
    guard let index = screens.firstIndex(where: { $0.id == base }), index + 1 < screens.count else {
      return false
    }
    pop(screens[index + 1].id)
    return true
  }
  /// Leaves all screens above the root at once.
  @MainActor func showRoot() {
    if screens.count > 1 { withTransaction(\.disablesAnimations, true) { popAll() } }
  }
  /// Leaves at once what a person can go back from in this stack.
  @MainActor func showBase() {
    guard let index = screens.firstIndex(where: { $0.id == base }), index + 1 < screens.count else { return }
    withTransaction(\.disablesAnimations, true) { pop(screens[index + 1].id) }
  }
  /// The stack is not shown again: tells those who have screens on it.
  @MainActor func abandon() {
    for screen in screens {
      guard case .source(let source) = screen.content else { continue }
      source.isShown = false
      source.onRemoved?()
    }
    (onLead, onBaseLeft) = (nil, nil)
  }

  /// Leaves a screen and those above it.
  @MainActor func pop(_ id: Int) {
    guard let index = screens.firstIndex(where: { $0.id == id }), index > 0 else { return }
    if index == 1, replacesRoot, onBaseLeft?() == true { return }
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

  // MARK: Swipes

  private var isAtBase: Bool { screens[screens.count - 1].id == base }
  /// Whether a swipe may lead back from the screen on top.
  private var mayLeave: Bool { !keepers.contains(screens[screens.count - 1].id) }
  /// Whether a swipe on the screen on top leads out of this stack, if anywhere.
  var isLeftBySwipe: Bool { isAtBase && mayLeave }
  /// What a swipe leads back to in this stack.
  private var wayBack: BackSwipe.Way? {
    guard !isAtBase, mayLeave, screens.count > 1 else { return nil }
    let top = screens[screens.count - 1].id
    return BackSwipe.Way(
      top: top, below: screens[screens.count - 2].id, zooms: zooming.contains(top)
    ) { [weak self] in self?.pop(top) }
  }
  /// Says whether a screen has its way back hidden.
  func setKeepsBack(_ keeps: Bool, of id: Int) {
    if keeps { keepers.insert(id) } else { keepers.remove(id) }
    if id == base { column?.setKeepsBack(keeps, of: column?.screens.last?.id ?? 0) }
  }

  /// Whether the screen above one grows out of it, so that this one stays where it is.
  func isZoomed(above id: Int) -> Bool {
    guard let index = screens.firstIndex(where: { $0.id == id }), index + 1 < screens.count else {
      return false
    }
    return zooming.contains(screens[index + 1].id)
  }
  func setZooms(_ zooms: Bool, _ id: Int) {
    guard zooming.contains(id) != zooms, screens.contains(where: { $0.id == id }) else { return }
    objectWillChange.send()
    if zooms { zooming.insert(id) } else { zooming.remove(id) }
  }

  // MARK: Titles

  /// What the screen below one is called, for the way back.
  func title(below id: Int) -> ScreenTitle? {
    guard let index = screens.firstIndex(where: { $0.id == id }) else { return belowLeaving[id] }
    guard index > 0 else { return nil }
    return titles[screens[index - 1].id]
  }
  /// A screen that a person may go back to.
  struct Place: Identifiable {
    let id: Int
    let title: ScreenTitle?
    /// The screen above, which goes then with all above it.
    let above: Int
  }
  /// The screens that lie below one, down to the first of the stack, the nearest first.
  func places(below id: Int) -> [Place] {
    guard let top = screens.firstIndex(where: { $0.id == id }) else { return [] }
    let first = screens.firstIndex { $0.id == base } ?? 0
    return (first..<max(first, top)).reversed().map { index in
      Place(id: screens[index].id, title: titles[screens[index].id], above: screens[index + 1].id)
    }
  }
  func setTitle(_ title: ScreenTitle, of id: Int) {
    guard titles[id] != title, let index = screens.firstIndex(where: { $0.id == id }) else { return }
    if index < screens.count - 1 || next != nil { objectWillChange.send() }
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

  init(
    elements: @escaping () -> [PathElement], append: @escaping (PathElement) -> Bool,
    removeLast: @escaping (Int) -> Void
  ) {
    (self.elements, self.append, self.removeLast) = (elements, append, removeLast)
  }

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
