/// Makes the items of one view, one after another.
///
/// While a view is on its way from frame to frame, an earlier item is filled anew once no list holds it, so that frames of
/// an animation allocate nothing. An item inside of another one that is treated so is held by it a frame longer.
package struct DisplayItemSource {
  package let identity: DisplayIdentity
  /// In the order in which they were made.
  private var kept: [DisplayItem] = []
  private static let mostKept = 8

  package init(_ identity: DisplayIdentity) { self.identity = identity }

  /// - Parameter isMoving: Whether another item is likely to follow with the next frame.
  package mutating func make(_ content: DisplayContent, isMoving: Bool) -> DisplayItem {
    guard isMoving else {
      kept = []
      return DisplayItem(identity: identity, content: content)
    }
    for index in kept.indices where isKnownUniquelyReferenced(&kept[index]) {
      kept[index].refill(content)
      return kept[index]
    }
    let item = DisplayItem(identity: identity, content: content)
    if kept.count < DisplayItemSource.mostKept { kept.append(item) }
    return item
  }
}

/// Makes the groups of one view, one after another, each of which differs from the one before in a few children.
///
/// The group before the last one is kept, and becomes the next where no list holds it any more: what did not change is then
/// not even touched.
package struct DisplayGroupSource {
  private var current: DisplayItem
  private var spare: DisplayItem?
  package typealias Change = (place: Int, item: PlacedItem)
  /// Smaller groups are made anew: to keep what they showed longer costs more than to touch what they show.
  private static let leastKept = 8
  /// Where `spare` differs from `current`.
  private var behind: [Change] = []

  /// - Parameter first: A group.
  package init(_ first: DisplayItem) { current = first }

  package var item: DisplayItem { current }
  package var children: [PlacedItem] { current.groupChildren }

  /// The group with other children at some places, each named once. `changes` is empty then, with room for the next.
  package mutating func replace(_ changes: inout [Change]) -> DisplayItem {
    if spare != nil, isKnownUniquelyReferenced(&spare), let next = spare {
      next.follow(current, behind: behind, changes)
      (current, spare) = (next, current)
    } else {
      var children = current.groupChildren
      for change in changes { children[change.place] = change.item }
      let next = DisplayItem(current, children: children, changes: changes)
      (current, spare) = (next, children.count < DisplayGroupSource.leastKept ? nil : current)
    }
    if spare != nil { swap(&behind, &changes) }
    changes.removeAll(keepingCapacity: true)
    return current
  }
}
