import Foundation
import SashGraph
import SashLayout

/// Puts something around each view of a lazy container: how a list makes its rows.
package final class LazyCells {
  let make: (LazyCell, _ViewInputs) -> _ViewOutputs
  package init(make: @escaping (LazyCell, _ViewInputs) -> _ViewOutputs) { self.make = make }
}

/// Where a row of a list stands among the others.
package struct RowPosition: Equatable {
  package enum Role: Equatable { case content, header, footer }
  package var role = Role.content
  /// First and last among the views of its section that have the same role.
  package var isFirst = true
  package var isLast = true
  /// Nothing of its section stands before it, or behind it.
  package var opensSection = true
  package var closesSection = true
  package var isInFirstSection = true
  package var isInLastSection = true
  package init() {}
}

/// What finds a row of a list again: by the id of its element, else by its place in what was written.
package struct RowMark {
  let id: AnyHashable?
  let keys: (ObjectIdentifier, ObjectIdentifier)
  let guess: Int
}

/// One row of a list, header or footer: the view that was written, and where it stands.
package final class LazyCell {
  private let element: FlatElement
  private let slots: Attribute<LazySlots>
  private let keys: (ObjectIdentifier, ObjectIdentifier)
  private let store: LazyStore
  private let cells: LazyCells
  private var guess: Int
  package let position: Attribute<RowPosition>
  /// The place among the rows from back to front; may be set.
  package let depth = Attribute(input: 0.0)

  init(
    _ element: FlatElement, slots: Attribute<LazySlots>, slot: Int, key: ObjectIdentifier, store: LazyStore,
    cells: LazyCells
  ) {
    self.element = element
    self.slots = slots
    keys = (key, ObjectIdentifier(element.element))
    guess = slot
    self.store = store
    self.cells = cells
    position = Attribute(rule: RowPositionRule(slots: slots, keys: keys, guess: slot))
  }

  /// What was set on the row for the list.
  package var traits: ViewTraits { element.traits }
  /// The environment where the row was written.
  package var environment: EnvironmentInput { element.element.base.environment }
  /// Makes the view that was written.
  package func makeContent(_ inputs: _ViewInputs) -> _ViewOutputs { element.makeView(inputs) }
  func makeView(_ inputs: _ViewInputs) -> _ViewOutputs { cells.make(self, inputs) }

  /// What was set on the row below in the same section; nil for the last one. Read in a rule. Makes the list of its views.
  package var followingTraits: ViewTraits? {
    let slots = slots.value
    guard let index = slots.index(of: keys, near: guess) else { return nil }
    guess = index
    let run = slots.runs[slots.runIndex(of: index)]
    guard index + 1 < run.first + run.count else { return nil }
    return slots.slots[index + 1].view?.traits
  }

  /// How high the row is with what it keeps free around itself, in points; zero before it has been measured.
  package var length: CGFloat {
    guard let index = store.slots.index(of: keys, near: guess), store.lengths.count > 0 else { return 0 }
    let line = store.lines.line(of: index)
    return store.lengths.start(of: line + 1) - store.lengths.start(of: line)
  }

  /// Where the row stands among those of the list, headers and footers left out; nil once it has left. O(sections).
  package var place: (index: Int, count: Int)? {
    let slots = store.slots
    guard let index = slots.index(of: keys, near: guess) else { return nil }
    var (place, count) = (0, 0)
    for run in slots.runs where run.role == .content {
      place += min(max(index - run.first, 0), run.count)
      count += run.count
    }
    return place < count ? (place, count) : nil
  }

  /// What finds the row again, also when it has been scrolled away and was made anew.
  package var mark: RowMark {
    RowMark(id: element.traits.id ?? element.traits.row?.anyID, keys: keys, guess: guess)
  }

  /// What was set on the rows from a marked one to this one, both included; those of headers and footers too. Nil once one
  /// has left. Makes the views of the list for these rows.
  package func traits(from mark: RowMark) -> [ViewTraits]? {
    let slots = store.slots
    guard let here = slots.index(of: keys, near: guess),
      let there = mark.id.flatMap({ slots.slots.index(of: $0) })
        ?? slots.index(of: mark.keys, near: mark.guess)
    else { return nil }
    return slots.slots[min(here, there)...max(here, there)].compactMap { $0.view?.traits }
  }

  /// What was set on all rows of the list, also on its headers and footers. Makes the views of the list for them.
  package var allTraits: [ViewTraits] { store.slots.slots.compactMap { $0.view?.traits } }

  /// The row of a `ForEach` that is as far from the middle of this one, in points, down if above zero; nil where none is.
  package func row(at distance: CGFloat) -> DynamicRow? {
    let slots = store.slots
    guard let index = slots.index(of: keys, near: guess), store.lengths.count > 0 else { return nil }
    let line = store.lines.line(of: index)
    let middle = (store.lengths.start(of: line) + store.lengths.start(of: line + 1)) / 2
    let found = store.lines.slots(of: store.line(at: middle + distance))
    switch slots.slots[found.lowerBound] {
    case .view(let view): return view.traits.row
    case .row(let item, _): return item.row
    }
  }
}

private struct RowPositionRule: Rule {
  let slots: Attribute<LazySlots>
  let keys: (ObjectIdentifier, ObjectIdentifier)
  var guess: Int
  var last = RowPosition()

  init(slots: Attribute<LazySlots>, keys: (ObjectIdentifier, ObjectIdentifier), guess: Int) {
    self.slots = slots
    self.keys = keys
    self.guess = guess
  }

  mutating func compute() -> RowPosition {
    let slots = slots.value
    // A row that has left the list stays as it was until it ends.
    guard let index = slots.index(of: keys, near: guess) else { return last }
    guess = index
    let place = slots.runIndex(of: index)
    let run = slots.runs[place]
    var (first, end) = (place, place + 1)
    if run.section >= 0 {
      while first > 0, slots.runs[first - 1].section == run.section { first -= 1 }
      while end < slots.runs.count, slots.runs[end].section == run.section { end += 1 }
    }
    var position = RowPosition()
    switch run.role {
    case .content: position.role = .content
    case .header: position.role = .header
    case .footer: position.role = .footer
    }
    position.isFirst = index == run.first
    position.isLast = index == run.first + run.count - 1
    position.opensSection = position.isFirst && place == first
    position.closesSection = position.isLast && place == end - 1
    position.isInFirstSection = first == 0
    position.isInLastSection = end == slots.runs.count
    last = position
    return position
  }
}

/// Which headers of a list stay at its top.
package struct HeaderPinning: Equatable {
  package var isPinned: Bool
  /// How much at the start of a header leaves what is seen before it stays, in points.
  package var lead: CGFloat
  package init(isPinned: Bool, lead: CGFloat) {
    self.isPinned = isPinned
    self.lead = lead
  }
}

/// Makes the rows of a list in the scroll view around this place, from top to bottom and without gaps.
package func makeRows(
  list: _ViewListOutputs, inputs: _ViewInputs, pinning: Attribute<HeaderPinning>, cells: LazyCells
) -> _ViewOutputs {
  let arrangement = Attribute(
    rule: ArrangementRule(view: pinning) {
      LazyArrangement(
        axis: .vertical, spacing: 0, alignment: .topLeading, pinned: $0.isPinned ? .sectionHeaders : [],
        pinLead: $0.lead)
    })
  return makeLazyContainer(
    list: list, inputs: inputs, axis: .vertical, arrangement: arrangement, cells: cells)
}

/// What a list does to the environment of the headers and the footers of its sections.
package final class SectionPartInputs {
  let header: (inout _GraphInputs) -> Void
  let footer: (inout _GraphInputs) -> Void
  package init(
    header: @escaping (inout _GraphInputs) -> Void, footer: @escaping (inout _GraphInputs) -> Void
  ) {
    self.header = header
    self.footer = footer
  }
}

extension _GraphInputs {
  /// Changes the environment from here on.
  package mutating func changeEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) {
    environment = environment.changed(change)
  }
}

/// What the views in a row of a list share with it: what a press on the row does.
package final class RowContext {
  package struct Action {
    package var isEnabled: Bool
    package var perform: () -> Void
    package init(isEnabled: Bool, perform: @escaping () -> Void) {
      self.isEnabled = isEnabled
      self.perform = perform
    }
  }
  private var sources: [() -> Action?] = []
  /// The badge of the row, where something may have set one. Read in a rule.
  package var badge: (() -> Text?)?
  package init() {}

  /// What holding a row does.
  package struct Hold {
    package var isEnabled: () -> Bool
    /// Seconds that a finger rests until then.
    package var delay: () -> Double
    /// Called with a place of the window, in points. False where there is nothing to do.
    package var perform: (CGPoint) -> Bool
    package init(
      isEnabled: @escaping () -> Bool, delay: @escaping () -> Double, perform: @escaping (CGPoint) -> Bool
    ) { (self.isEnabled, self.delay, self.perform) = (isEnabled, delay, perform) }
  }
  /// What holding the row does beside what is drawn in it.
  package var hold: Hold?
  /// In how many containers what is written for the row stands.
  private var depth: Int32?

  /// Says that what is written for the row is made in this place.
  package func beginContent(_ inputs: _ViewInputs) { depth = inputs.base.place?.depth }
  /// Whether a view stands for all that is written for the row, in no container with others.
  package func isWhole(_ inputs: _ViewInputs) -> Bool { depth != nil && depth == inputs.base.place?.depth }

  /// Lets a press on the row perform an action; `source` gives nil once its view has gone.
  package func add(_ source: @escaping () -> Action?) { sources.append(source) }
  /// What a press performs, in the order of the views.
  package var actions: [Action] {
    sources.removeAll { $0() == nil }
    return sources.compactMap { $0() }
  }
}
