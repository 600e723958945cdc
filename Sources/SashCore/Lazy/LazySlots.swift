import SashGraph

/// The views of a list, of which the rows of a `ForEach` are not made before somebody asks for them.
final class LazySlots {
  enum Slot {
    case view(FlatElement)
    /// A row, which stands for one view; one that turns out to be more or less is taken apart.
    case row(DynamicListItem, WrapperChain?)

    /// The same as long as the view is.
    var key: ObjectIdentifier {
      switch self {
      case .view(let view): ObjectIdentifier(view.element)
      case .row(let item, _): ObjectIdentifier(item)
      }
    }
    func has(id: AnyHashable) -> Bool {
      switch self {
      case .view(let view): return view.traits.has(id: id)
      case .row(let item, _):
        if item.row?.anyID == id { return true }
        if !item.isMade { return false }
        if case .view(let view)? = views.first { return view.traits.has(id: id) }
        return false
      }
    }
    var id: AnyHashable? {
      switch self {
      case .view(let view): view.traits.id ?? view.traits.row?.anyID
      case .row(let item, _): item.row?.anyID
      }
    }
    /// What is in the row; asking makes it.
    private var views: [Slot] {
      guard case .row(let item, let wrappers) = self else { return [self] }
      var inside: [Slot] = []
      item.outputs.collect(into: &inside, wrappers: wrappers)
      return inside
    }
    /// The view of the slot, made if need be; nil if it is not exactly one. Read in a rule.
    var view: FlatElement? {
      switch self {
      case .view(let view): return view
      case .row(let item, _):
        let views = views
        if views.count == 1, case .view(let view) = views[0] { return view }
        item.isTakenApart = true
        return nil
      }
    }
  }
  let slots: [Slot]

  init(_ slots: [Slot]) { self.slots = slots }
}

/// Goes through a list without making rows.
struct LazySlotsRule: Rule {
  let list: _ViewListOutputs
  func compute() -> LazySlots {
    var slots: [LazySlots.Slot] = []
    list.collect(into: &slots, wrappers: nil)
    return LazySlots(slots)
  }
}
