import Foundation
import SashGraph
import SashLayout

/// Makes the views of a lazy container, each when somebody needs it for the first time.
struct LazyMaker {
  let store: LazyStore
  let slots: Attribute<LazySlots>
  let inputs: _ViewInputs
  let cells: LazyCells?
  let axis: Axis
  let window: Deferred<Attribute<LazyWindow>>
  let shown: Deferred<Attribute<Range<Int>>>
  let pins: Deferred<Attribute<[CGFloat]>>
  let number: UInt32

  /// The view of a slot; nil if it is not exactly one. Read in a rule.
  func child(at slot: Int, of slots: LazySlots) -> LazyChild? {
    guard let view = slots.slots[slot].view else { return nil }
    let key = ObjectIdentifier(view.element)
    if let child = store.children[key] {
      child.child.index = slot
      if child.child.isLeaving {
        child.child.comeBack(inputs.host)
        store.leaving.removeAll { $0 === child }
      }
      return child
    }
    let isNew = store.before.map { !$0.contains(slots.slots[slot]) } ?? false
    let place = LazyPlace()
    let own = Subgraph(parent: view.element.subgraph)
    let child = own.apply {
      var inputs = inputs
      let outer = inputs.base.isVisible
      inputs.base.isVisible = Attribute(
        rule: LazyChildVisibleRule(shown: shown.value, outer: outer, place: place))
      let key = slots.slots[slot].key
      let change = isNew ? view.element.base.transaction.untrackedValue : Transaction()
      return ContainerChild.makeComing(view, change: change, isFirst: !isNew, host: inputs.host) { view in
        var view = view
        let cell = cells.map {
          LazyCell(view, slots: self.slots, slot: slot, key: key, store: store, cells: $0)
        }
        if let cell { view.traits.replace(ZIndexTrait.self, cell.depth) }
        return ContainerChild.make(
          view, index: slot, inputs: inputs, number: number, subgraph: own, wrap: cell?.makeView
        ) { tree in
          Attribute(
            rule: LazyGeometryRule(window: window.value, pins: pins, axis: axis, place: place, tree: tree))
        }
      }
    }
    let made = LazyChild(child: child, place: place)
    store.children[key] = made
    return made
  }

  /// Notes which list was shown last, where views that come are to be seen coming; before the first of another list is made.
  func begin(_ slots: LazySlots) {
    guard store.begun !== slots else { return }
    store.begun = slots
    guard store.breadth >= 0, store.slots !== slots else { return }
    if inputs.base.transaction.untrackedValue.animation != nil || inputs.base.mayAnimate {
      store.before = store.slots
    }
  }

  /// The rows of a list are made after the views around it have appeared, in the same frame: what an `onAppear` there reads
  /// in is shown, published or not.
  ///
  /// - Source: the rows of a list are evaluated after `onAppear`, those of stacks, lazy ones too, before it:
  ///   fatbobman.com/en/posts/onappear-call-timing
  func beginLater() {
    let own = WeakAttribute(window.value!)
    let host = inputs.host
    host.enqueueLast { [store, unowned host] in host.graph.withCurrent { store.begin(own) } }
  }

  /// What is in some row is found when the list is gone through again.
  func findAgain() {
    slots.markNeedsUpdate()
    inputs.host.enqueue {}
  }
}
