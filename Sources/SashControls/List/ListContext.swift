import Foundation
import SashCore
import SashGraph

/// What the rows of one list share.
final class ListContext {
  /// The row that is moved aside.
  weak var openRow: ListRowResponder?
  /// Selects a row, as a tap on it does.
  var select: (LazyCell) -> Void = { _ in }
  private unowned let host: ViewGraph

  init(host: ViewGraph) { self.host = host }

  /// Calls the action that deletes a row of its `ForEach`.
  func delete(_ cell: LazyCell) {
    let action: (() -> Void)? = host.graph.withCurrent {
      guard let row = cell.traits.row, let action = row.deleteAction else { return nil }
      return { action(IndexSet(integer: row.offset)) }
    }
    action?()
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

  var isMultiple: Bool { if case .many = self { true } else { false } }

  func contains(_ value: Value) -> Bool {
    switch self {
    case .optional(let binding): binding.wrappedValue == value
    case .one(let binding): binding.wrappedValue == value
    case .many(let binding): binding.wrappedValue.contains(value)
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
