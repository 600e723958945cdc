import SashGraph

/// The views that stand at one place of a container, as far as they are known when the place is made.
///
/// A container flattens the list (`ViewListFlattener`): groups and dynamic parts disappear, elements remain in order.
public struct _ViewListOutputs {
  indirect enum Part {
    /// Exactly one view.
    case element(ViewListElement)
    case group([Part])
    /// Elements that change over time.
    case dynamic(Attribute<DynamicList>)
    /// Each element of a part made through a wrapper.
    case wrapped(Part, ViewListWrapper)
    case section(SectionParts)
  }
  let part: Part

  package static func element(_ element: ViewListElement) -> _ViewListOutputs {
    .init(part: .element(element))
  }
  package static func group(_ parts: [_ViewListOutputs]) -> _ViewListOutputs {
    .init(part: .group(parts.map(\.part)))
  }
  /// A part whose elements change over time.
  package static func dynamic<R: Rule>(_ rule: R) -> _ViewListOutputs where R.Value == DynamicList {
    .init(part: .dynamic(Attribute(rule: rule)))
  }
  /// The attribute of a list that is one dynamic part.
  var dynamicList: Attribute<DynamicList>? {
    if case .dynamic(let list) = part { list } else { nil }
  }
  /// Each element of `base` made through `wrapper`.
  package static func wrapped(_ base: _ViewListOutputs, _ wrapper: ViewListWrapper) -> _ViewListOutputs {
    .init(part: .wrapped(base.part, wrapper))
  }
  /// A view that stands for itself.
  package static func unary<V: View>(view: _GraphValue<V>, inputs: _ViewListInputs) -> _ViewListOutputs {
    .element(
      ViewListElement(base: inputs.base, traits: inputs.traits) { V._makeView(view: view, inputs: $0) })
  }
}

/// One view of a list, not made yet. Its object identity is the structural identity of the view.
package final class ViewListElement {
  /// Inputs captured where the view was written: environment modifiers around it in the list are already in.
  let base: _GraphInputs
  let traits: ViewTraits
  /// The subgraph whose end ends the view.
  let subgraph: Subgraph
  /// The part of a dynamic list that it is in, the innermost one. The part holds its views.
  private(set) weak var owner: DynamicListItem?
  private let make: (_ViewInputs) -> _ViewOutputs

  package init(base: _GraphInputs, traits: ViewTraits, make: @escaping (_ViewInputs) -> _ViewOutputs) {
    self.base = base
    self.traits = traits
    self.make = make
    subgraph = Subgraph.current!
    owner = DynamicListItem.current
  }

  /// Makes the view. `inputs` comes from the container; what the list has captured replaces its base.
  func makeView(_ inputs: _ViewInputs) -> _ViewOutputs { make(inputs.rebased(on: base)) }
  /// Makes the view as it is to look where it is put.
  func makeView(_ inputs: _ViewInputs, change: ((inout EnvironmentValues) -> Void)?) -> _ViewOutputs {
    guard let change else { return makeView(inputs) }
    var base = base
    base.changeEnvironment { $0.setLooks(change) }
    return make(inputs.rebased(on: base))
  }
}

extension _ViewInputs {
  /// These inputs with what was captured where a view of a list, or a modifier around it, was written. What the container
  /// says of the place stays.
  func rebased(on base: _GraphInputs) -> _ViewInputs {
    var inputs = self
    inputs.base = base
    inputs.base.standInPlace(of: self.base)
    return inputs
  }
}

/// Something done to each element of a list when it is made: a modifier on a group.
package final class ViewListWrapper {
  let wrap: (_ViewInputs, @escaping (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs
  let traits: ((inout ViewTraits) -> Void)?
  package init(
    traits: ((inout ViewTraits) -> Void)? = nil,
    _ wrap: @escaping (_ViewInputs, @escaping (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs
  ) {
    self.wrap = wrap
    self.traits = traits
  }
}

/// The present parts of a list that changes over time.
package struct DynamicList: Equatable {
  private let made: [DynamicListItem]
  /// The parts, where they are rows that are made one by one.
  let rows: RowSource?
  package init(items: [DynamicListItem]) {
    made = items
    rows = nil
  }
  init(rows: RowSource) {
    made = []
    self.rows = rows
  }
  /// All parts. O(parts) the first time.
  var items: [DynamicListItem] { rows?.items ?? made }

  package static func == (a: DynamicList, b: DynamicList) -> Bool {
    a.rows === b.rows && a.made.count == b.made.count && zip(a.made, b.made).allSatisfy { $0 === $1 }
  }
}

/// A part of a dynamic list: a branch, a row. It is made when its views are first asked for, lives in a subgraph of its
/// own and ends with it.
package final class DynamicListItem {
  private let parent: Subgraph
  private var make: (() -> _ViewListOutputs)?
  private var made: (subgraph: Subgraph, outputs: _ViewListOutputs)?
  /// The row of a `ForEach` that this is.
  package var row: DynamicRow?
  /// Lazy containers see the views of this row, not the row.
  var isTakenApart = false
  /// The part that this one is in.
  fileprivate let outer: DynamicListItem?
  /// Left the list, but some container may still show it.
  fileprivate(set) var isLeaving = false
  fileprivate var holds = 0

  /// The part whose views are being made.
  nonisolated(unsafe) static var current: DynamicListItem?

  package init(parent: Subgraph, outer: DynamicListItem? = nil, make: @escaping () -> _ViewListOutputs) {
    self.parent = parent
    self.outer = outer
    self.make = make
  }

  /// A part that has ended and shows nothing.
  static var ended: DynamicListItem {
    let item = DynamicListItem(parent: Subgraph.current!) { .group([]) }
    item.make = nil
    return item
  }

  package var isMade: Bool { made != nil }

  /// The views of the part. Asking makes them.
  package var outputs: _ViewListOutputs {
    if let made { return made.outputs }
    guard let make else { return .group([]) }
    self.make = nil
    let subgraph = Subgraph(parent: parent)
    let saved = DynamicListItem.current
    DynamicListItem.current = self
    let outputs = subgraph.apply(make)
    DynamicListItem.current = saved
    made = (subgraph, outputs)
    return outputs
  }

  package func end() {
    made?.subgraph.invalidate()
    made = nil
    make = nil
    row = nil
    isLeaving = false
  }
}

// MARK: Leaving

extension DynamicListItem {
  /// Leaves the list. It ends with this evaluation unless a container holds it, to show how it goes.
  package func leave(_ host: ViewGraph) {
    guard isMade else { return end() }
    isLeaving = true
    host.leaving.append(self)
  }
  /// It or what it is in, whichever is leaving.
  var leaving: DynamicListItem? {
    var item: DynamicListItem? = self
    while let next = item, !next.isLeaving { item = next.outer }
    return item
  }
  func hold() { holds += 1 }
  /// The last one to let go of a part that is leaving ends it.
  func release() {
    holds -= 1
    endUnlessHeld()
  }
  func endUnlessHeld() { if isLeaving, holds == 0 { end() } }

  /// Takes a part that was leaving back into the list; false if it has ended.
  func comeBack() -> Bool {
    guard isLeaving, holds > 0 else { return false }
    isLeaving = false
    return true
  }
}

extension ViewGraph {
  /// Ends the parts of lists that have left and that nobody holds. The others are remembered for the end of the window.
  func endLeaving() {
    if leaving.isEmpty { return }
    let items = leaving
    leaving = []
    for item in items { item.endUnlessHeld() }
    leaving += items.lazy.filter(\.isLeaving)
  }
  /// Lets go of the parts that are seen leaving while the graph is freed: rows and their views refer to each other.
  func abandonLeaving() {
    let items = leaving
    leaving = []
    for item in items { item.end() }
  }
}
