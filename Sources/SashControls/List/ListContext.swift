import Foundation
import SashCore
import SashDisplay
import SashGraph

/// What the rows of one list share.
final class ListContext {
  /// The row that is moved aside.
  let openRow = OpenRow()
  /// What a row stands for, and all that is selected if it is; nil for rows that cannot be selected.
  var chosen: (LazyCell) -> Set<AnyHashable>? = { _ in nil }
  /// What can be done with what is selected; nil for nothing.
  var menu: () -> SelectionMenu? = { nil }
  /// Selects a row, as a tap on it does.
  var select: (LazyCell) -> Void = { _ in }
  /// Whether the tap of a finger on a row leaves alone what is selected.
  var isOpenedByFinger: () -> Bool = { false }
  /// Whether taps on rows do more than to select them, and that for one row.
  var hasPrimaryAction: () -> Bool = { false }
  var open: (LazyCell) -> Void = { _ in }
  /// Adds a row to what is selected, or takes it away. False where only one can be.
  var toggle: (LazyCell) -> Bool = { _ in false }
  /// Selects all rows from the last one that was chosen by itself to this one. False where only one can be.
  var extend: (LazyCell) -> Bool = { _ in false }
  /// How those who do not see a row choose it; nil for rows that cannot be selected.
  var choice: (LazyCell) -> SemanticsChoice? = { _ in nil }
  /// The row that was chosen by itself last, from which a range goes on.
  var anchor: RowMark?
  /// Selects a row that arrows have come to, with what is selected already if they extend that.
  var follow: (_ cell: LazyCell, _ extends: Bool) -> Void = { _, _ in }
  private unowned let host: ViewGraph
  /// The row that a finger has lifted.
  private let reordering = Attribute(input: Reordering?.none)

  init(host: ViewGraph) { self.host = host }

  /// Calls the action that deletes a row of its `ForEach`.
  func delete(_ cell: LazyCell) {
    let action: (() -> Void)? = host.graph.withCurrent {
      guard let row = cell.traits.row, let action = row.deleteAction else { return nil }
      return { action(IndexSet(integer: row.offset)) }
    }
    // The rows below move up in the place of the one that goes.
    if let action { withAnimation(.default, action) }
  }

  /// A row that is lifted, and where it would be put down.
  private struct Reordering: Equatable {
    let content: DynamicContent
    let start: Int
    let goal: Int
    /// How high the row is, in points.
    let height: CGFloat
    static func == (a: Reordering, b: Reordering) -> Bool {
      a.content === b.content && a.start == b.start && a.goal == b.goal && a.height == b.height
    }
  }

  /// Lets other rows make way for one that is lifted `distance` points down; nil when it is put down.
  func lift(_ cell: LazyCell, by distance: CGFloat?, height: CGFloat) {
    host.graph.withCurrent {
      var new: Reordering?
      if let distance, let row = cell.traits.row, let goal = cell.row(at: distance),
        goal.content === row.content
      {
        new = Reordering(content: row.content, start: row.offset, goal: goal.offset, height: height)
      }
      if reordering.setValue(new) { host.requestFrame() }
    }
  }
  /// How far a row makes way, in points downward. Read in a rule.
  func displacement(of cell: LazyCell) -> CGFloat {
    guard let move = reordering.value, let row = cell.traits.row, row.content === move.content else {
      return 0
    }
    if row.offset > move.start, row.offset <= move.goal { return -move.height }
    if row.offset < move.start, row.offset >= move.goal { return move.height }
    return 0
  }

  /// Calls the action that moves a row of its `ForEach` to where the row is that lies `distance` points further down.
  func move(_ cell: LazyCell, by distance: CGFloat) {
    let action: (() -> Void)? = host.graph.withCurrent {
      guard let row = cell.traits.row, let action = row.moveAction, let goal = cell.row(at: distance),
        goal.content === row.content, goal.offset != row.offset
      else { return nil }
      let (start, end) = (row.offset, goal.offset > row.offset ? goal.offset + 1 : goal.offset)
      return { action(IndexSet(integer: start), end) }
    }
    action?()
  }
}

/// What of a list is selected.
enum ListSelection<Value: Hashable> {
  case optional(Binding<Value?>)
  /// Something always is.
  case one(Binding<Value>)
  case many(Binding<Set<Value>>)

  /// The value that is selected, if it is one.
  var single: Value? {
    switch self {
    case .optional(let binding): binding.wrappedValue
    case .one(let binding): binding.wrappedValue
    case .many(let binding): binding.wrappedValue.count == 1 ? binding.wrappedValue.first : nil
    }
  }
  var canBeEmpty: Bool { if case .one = self { false } else { true } }
  func clear() {
    switch self {
    case .optional(let binding): if binding.wrappedValue != nil { binding.wrappedValue = nil }
    case .one: break
    case .many(let binding): if !binding.wrappedValue.isEmpty { binding.wrappedValue = [] }
    }
  }

  var isMultiple: Bool { if case .many = self { true } else { false } }
  /// All that is selected.
  var all: Set<Value> {
    if case .many(let binding) = self { return binding.wrappedValue }
    return Set(single.map { [$0] } ?? [])
  }

  func contains(_ value: Value) -> Bool {
    switch self {
    case .optional(let binding): binding.wrappedValue == value
    case .one(let binding): binding.wrappedValue == value
    case .many(let binding): binding.wrappedValue.contains(value)
    }
  }
  /// Selects several values; the one where only one can be selected.
  func selectAll(_ values: [Value], last: Value) {
    if case .many(let binding) = self {
      binding.wrappedValue = Set(values)
    } else {
      tap(last, isEditing: false)
    }
  }
  /// Changes what is selected as somebody asks who does not see it.
  func change(_ change: SemanticsChoice.Change, _ value: Value, all: [Value]) {
    switch change {
    case .add: if case .many(let binding) = self { binding.wrappedValue.insert(value) }
    case .all: if case .many(let binding) = self { binding.wrappedValue = Set(all) }
    case .none: clear()
    case .remove:
      if case .many(let binding) = self {
        binding.wrappedValue.remove(value)
      } else if contains(value) {
        clear()
      }
    }
  }
  /// A tap on a row with that value; while a list is edited it adds to what is selected, or takes away.
  func tap(_ value: Value, isEditing: Bool) {
    switch self {
    case .optional(let binding): binding.wrappedValue = value
    case .one(let binding): binding.wrappedValue = value
    case .many(let binding):
      if !isEditing {
        binding.wrappedValue = [value]
      } else if binding.wrappedValue.remove(value) == nil {
        binding.wrappedValue.insert(value)
      }
    }
  }
}
