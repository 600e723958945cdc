/// How an element of a list is chosen among its like.
package struct SemanticsChoice: @unchecked Sendable {
  package enum Change: Sendable {
    /// Chooses it beside what is chosen already.
    case add
    case remove
    /// Chooses all of the list, seen or not.
    case all
    /// Leaves nothing of the list chosen.
    case none
  }
  /// Whether several can be chosen at once.
  package var isMultiple: Bool
  package var canBeEmpty: Bool
  /// Called on the main thread. `add` and `all` only where several can be chosen, `none` and `remove` only where nothing
  /// need be.
  package var change: (Change) -> Void
  package init(isMultiple: Bool, canBeEmpty: Bool, change: @escaping (Change) -> Void) {
    (self.isMultiple, self.canBeEmpty, self.change) = (isMultiple, canBeEmpty, change)
  }
}
