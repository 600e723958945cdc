/// A child of a container, as a step on the way from the root to a place in the tree.
package final class TreePlace {
  /// The child that the container is in; nil above all containers.
  let parent: TreePlace?
  /// When the container was made, in the count of what stands beside it.
  let number: UInt32
  /// Where the child stands in the container now; -1 while it is being made.
  var index = -1
  /// Where the child stays that has left the container and is shown going.
  var leaving: LeavingPlace?
  var isLeaving: Bool { leaving != nil }
  /// In how many containers it is.
  package let depth: Int32

  init(parent: TreePlace?, number: UInt32) {
    self.parent = parent
    self.number = number
    depth = (parent?.depth ?? 0) + 1
  }
}

/// Where in the tree an observer stands, to run the actions of one update in an order that can be told from the code:
/// what is inside comes before what is around it, and siblings come as they are laid out.
///
/// Containers make their children late and move them, so the order of making says nothing. Within one child, though,
/// everything is made from the inside out, and a container counts there as one step.
struct TreeOrder {
  let place: TreePlace?
  let number: UInt32

  /// O(depth).
  static func < (a: TreeOrder, b: TreeOrder) -> Bool {
    var (x, y) = (a.place, b.place)
    var (first, second) = (Step(number: a.number, index: 0), Step(number: b.number, index: 0))
    while x !== y {
      let (deep, other) = (x?.depth ?? 0, y?.depth ?? 0)
      if deep >= other, let place = x {
        first = Step(number: place.number, index: place.index)
        x = place.parent
      }
      if other >= deep, let place = y {
        second = Step(number: place.number, index: place.index)
        y = place.parent
      }
    }
    return (first.number, first.index) < (second.number, second.index)
  }

  private struct Step {
    let number: UInt32
    let index: Int
  }
}

/// Actions that wait for the end of an evaluation.
struct PendingActions {
  private var placed: [(order: TreeOrder, action: () -> Void)] = []
  private var unplaced: [() -> Void] = []

  var isEmpty: Bool { placed.isEmpty && unplaced.isEmpty }

  mutating func append(_ action: @escaping () -> Void, order: TreeOrder?) {
    if let order { placed.append((order, action)) } else { unplaced.append(action) }
  }

  /// Empties the list; actions of one observer keep their order.
  mutating func takeInOrder() -> [() -> Void] {
    let taken = self
    self = PendingActions()
    if taken.placed.isEmpty { return taken.unplaced }
    let sorted = taken.placed.indices.sorted { a, b in
      if taken.placed[a].order < taken.placed[b].order { return true }
      if taken.placed[b].order < taken.placed[a].order { return false }
      return a < b
    }
    return sorted.map { taken.placed[$0].action } + taken.unplaced
  }
}
