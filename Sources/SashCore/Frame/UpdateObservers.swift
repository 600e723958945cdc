import SashGraph

/// Rules of a scene that are kept up to date in every update for what they do rather than for their value: those behind
/// `onChange`, `onPreferenceChange`, `task`.
final class UpdateObservers {
  private struct Entry {
    let attribute: WeakAnyAttribute
    let order: TreeOrder
    let group: ObservedGroup?
  }
  private var entries: [Entry] = []
  private var numbers: UInt32 = 0
  /// Where in the tree the one stands that is being brought up to date: what it enqueues runs in its place.
  private(set) var runningOrder: TreeOrder?

  func add(_ attribute: AnyAttribute, at place: TreePlace?, _ group: ObservedGroup?) {
    entries.append(
      Entry(
        attribute: WeakAnyAttribute(attribute), order: TreeOrder(place: place, number: nextNumber()),
        group: group))
  }

  /// Rises with everything that is made side by side: observers and containers.
  func nextNumber() -> UInt32 {
    numbers += 1
    return numbers
  }

  /// Runs those that were marked, those that this makes included.
  func bringUpToDate() {
    var index = 0
    var hasEnded = false
    while index < entries.count {
      if let attribute = entries[index].attribute.attribute {
        runningOrder = entries[index].group?.end ?? entries[index].order
        attribute.bringUpToDate()
      } else {
        hasEnded = true
      }
      index += 1
    }
    runningOrder = nil
    if hasEnded { entries.removeAll { $0.attribute.attribute == nil } }
  }

  func removeAll() { entries = [] }
}
