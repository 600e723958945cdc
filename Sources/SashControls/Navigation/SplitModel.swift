import Combine
import Foundation
import SashCore

/// Which column of a split view is on top where there is little width, and the stacks of all of them.
///
/// - Invariant: columns are numbered 0, 1, 2 as `NavigationSplitViewColumn`; 1 is not there in a view of two.
final class SplitModel: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()

  final class Column {
    let model = NavigationModel()
    fileprivate(set) var path = NavigationPath()
    private(set) lazy var access = PathAccess(
      elements: { [unowned self] in path.elements },
      append: { [unowned self] in
        model.objectWillChange.send()
        path.append($0)
        return true
      },
      removeLast: { [unowned self] in
        model.objectWillChange.send()
        path.removeLast(min($0, path.count))
      })
    init() { _ = model.screens(at: access) }
  }
  private(set) var columns = [Column(), Column(), Column()]
  private(set) var links: [ColumnLink] = []
  /// What keeps the motions of columns from what is on them.
  let frame = NavigationModel()
  /// Columns that have been made and keep their state.
  private var made: Set<Int> = []
  private var own = 0
  private var preferred: Binding<NavigationSplitViewColumn>?
  private var hasContent = false
  fileprivate var isCompact = false

  init() {
    links = [0, 1].map { ColumnLink(self, $0) }
    frame.swipe.way = { [weak self] in self?.wayBack }
    connect()
  }

  private func connect() {
    // What a column has not got is looked for in the one that leads to it, so nothing leads from one that is not there.
    columns[1].model.next = hasContent ? columns[2].model : nil
    columns[0].model.next = columns[hasContent ? 1 : 2].model
    for (place, column) in columns.enumerated() {
      column.model.onLead = { [weak self] in self?.go(from: place) }
      column.model.onBaseLeft = { [weak self] in self?.baseLeft(place) ?? false }
    }
  }

  // MARK: Looking

  private var places: [Int] { hasContent ? [0, 1, 2] : [0, 2] }
  private func next(after place: Int) -> Int { place == 0 && hasContent ? 1 : 2 }
  func previous(of place: Int) -> Int? { places.last { $0 < place } }

  /// Takes over what the view says. Called in its body.
  func follow(_ preferred: Binding<NavigationSplitViewColumn>?, hasContent: Bool, isCompact: Bool) {
    (self.preferred, self.isCompact) = (preferred, isCompact)
    if self.hasContent != hasContent {
      self.hasContent = hasContent
      connect()
    }
  }
  /// The column that is on top where there is little width.
  var top: Int {
    let wanted = preferred.map { Int($0.wrappedValue.place) } ?? own
    return places.last { $0 <= wanted } ?? 0
  }
  /// Whether a column is there, with its state; it is from when it is first shown.
  func has(_ place: Int, isShown: Bool) -> Bool {
    if isShown { made.insert(place) }
    return made.contains(place)
  }

  // MARK: Going on and back

  /// What a swipe leads back to, where there is little width and the column has no screen to go back to itself.
  private var wayBack: BackSwipe.Way? {
    let top = top
    guard isCompact, let previous = previous(of: top), columns[top].model.isLeftBySwipe else { return nil }
    return BackSwipe.Way(top: top, below: previous) { [weak self] in self?.back(to: previous) }
  }

  private func set(_ place: Int) {
    objectWillChange.send()
    if let preferred {
      let column = NavigationSplitViewColumn(number: place)
      // Where columns are beside each other the binding is what the app prefers, not what is shown.
      if isCompact, preferred.wrappedValue != column { preferred.wrappedValue = column }
    } else {
      own = place
    }
  }

  /// Something in a column leads to the next.
  private func go(from place: Int) {
    let next = next(after: place)
    if place < 2, top < next { set(next) }
  }

  /// A list in a column has a row selected.
  @MainActor func select(from place: Int, isInitial: Bool, isAnother: Bool) {
    let next = next(after: place)
    if isInitial {
      // What the app prefers counts before what is selected from the start.
      if preferred != nil || top >= next { return }
      withTransaction(\.disablesAnimations, true) { set(next) }
      return
    }
    // - Source: another selection in one column takes what has been pushed off the stack of the next (Apple's
    //   developer forums, thread 722924).
    if isAnother { columns[next].model.showRoot() }
    go(from: place)
  }
  /// Nothing is selected any more in a column.
  @MainActor func deselect(in place: Int) { if top > place { leave(to: place) } }

  /// A person goes back to a column: nothing is selected in it any more.
  @MainActor func back(to place: Int) {
    leave(to: place)
    if place < 2 { links[place].clear?() }
  }

  @MainActor private func leave(to place: Int) {
    set(place)
    guard isCompact else { return }
    // The screens that are seen going keep what they were; the next ones begin anew.
    let gone = places.filter { $0 > place && made.contains($0) }
    for place in gone {
      let model = columns[place].model
      columns[place] = Column()
      made.remove(place)
      model.abandon()
    }
    connect()
  }

  /// The screen has been left that a link of the column before has put in the place of a column's own.
  private func baseLeft(_ place: Int) -> Bool {
    guard let previous = previous(of: place), top >= place else { return false }
    MainActor.assumeIsolated { isCompact ? leave(to: previous) : set(previous) }
    return isCompact
  }
}

/// What lists in a column tell the split view.
final class ColumnLink {
  private weak var split: SplitModel?
  private let place: Int
  /// Takes the selection away.
  var clear: (@MainActor () -> Void)?
  /// What has been told of already, by the tap that selected it.
  private var told: AnyHashable?

  init(_ split: SplitModel, _ place: Int) {
    self.split = split
    self.place = place
  }

  /// Whether one column is shown at a time.
  var isCompact: Bool { split?.isCompact ?? false }
  /// A person has chosen a row.
  @MainActor func tapped(_ value: AnyHashable, isAnother: Bool) {
    told = value
    split?.select(from: place, isInitial: false, isAnother: isAnother)
  }
  /// The selection is another one, whoever has changed it.
  @MainActor func changed(to value: AnyHashable?, isInitial: Bool) {
    defer { told = nil }
    if let value {
      if value != told { split?.select(from: place, isInitial: isInitial, isAnother: !isInitial) }
    } else if !isInitial {
      split?.deselect(in: place)
    }
  }
  /// Whether a tap has just selected a value.
  func hasSelected(_ value: PathElement) -> Bool {
    guard let told = told?.base as? any Hashable else { return false }
    return PathElement(told) == value
  }
}

private struct ColumnLinkKey: EnvironmentKey { static var defaultValue: ColumnLink? { nil } }
private struct ColumnBackKey: EnvironmentKey { static var defaultValue: ColumnBack? { nil } }

/// How the first screen of a column leads back to the column before, where there is little width.
struct ColumnBack: Equatable {
  let dismisser: Dismisser
  let title: ScreenTitle?
  static func == (a: ColumnBack, b: ColumnBack) -> Bool { a.dismisser === b.dismisser && a.title == b.title }
}

extension EnvironmentValues {
  /// The column that this place is in, if another one follows it.
  var columnLink: ColumnLink? {
    get { self[ColumnLinkKey.self] }
    set { self[ColumnLinkKey.self] = newValue }
  }
  /// What a stack in the place of a column's content leads back by.
  var columnBack: ColumnBack? {
    get { self[ColumnBackKey.self] }
    set { self[ColumnBackKey.self] = newValue }
  }
}

/// Lets the selection of a list in a column lead on to the next column.
struct ColumnLead<Value: Hashable>: ViewModifier {
  let selection: ListSelection<Value>?
  @State private var memory = Memory()
  @Environment(\.columnLink) private var link
  @Environment(\.editMode) private var editMode
  private final class Memory { var hasBegun = false }

  func body(content: Content) -> some View {
    let (link, selection, memory) = (link, selection, memory)
    let isEditing = link != nil && editMode?.wrappedValue.isEditing == true
    let value: AnyHashable? = link == nil ? nil : selection?.single.map { AnyHashable($0) }
    content.onChange(of: value, initial: true) { _, new in
      let isInitial = !memory.hasBegun
      memory.hasBegun = true
      guard let link, let selection, !isEditing, selection.canBeEmpty else { return }
      link.clear = { selection.clear() }
      link.changed(to: new, isInitial: isInitial)
    }
  }
}
