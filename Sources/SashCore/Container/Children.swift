import Foundation
import SashDisplay
import SashGraph
import SashLayout

/// A view made in a container.
package final class ContainerChild {
  package let element: ViewListElement
  package let outputs: _ViewOutputs
  package let traits: ViewTraits
  let subgraph: Subgraph?
  /// What it draws, in its own space.
  var display: Attribute<PlacedItem?>?
  /// Where it stands; nil where the container has another way to tell.
  let geometry: Attribute<ViewGeometry>?
  /// Its coming and going; nil for a child that does neither.
  var phase: ChildPhase?
  /// What keeps it alive while it leaves.
  var held: DynamicListItem?
  var leavings = 0
  /// The last of it has been shown.
  var hasLeft = false
  var isLeaving: Bool { place.isLeaving }
  var leavingIdentity = DisplayIdentity.none
  /// The space of the container.
  let space: MotionSpace
  let place: TreePlace
  /// Its place among the children of the container.
  package internal(set) var index: Int {
    get { place.index }
    set { place.index = newValue }
  }

  init(
    element: ViewListElement, outputs: _ViewOutputs, traits: ViewTraits, subgraph: Subgraph?,
    place: TreePlace, space: MotionSpace, geometry: Attribute<ViewGeometry>?, index: Int
  ) {
    self.space = space
    self.element = element
    self.outputs = outputs
    self.geometry = geometry
    display = outputs.display
    self.traits = traits
    self.subgraph = subgraph
    self.place = place
    self.index = index
  }

  /// The child's engine; reading it in a rule depends on it.
  package var engine: LayoutEngine { outputs.layout?.value ?? LeafEngine.greedy }
}

/// The children of a container at one moment, in order. Two are equal only if they are the same object.
package final class ContainerChildren {
  package let list: [ContainerChild]
  /// Those that have left and are shown going.
  let leaving: [ContainerChild]
  /// True for many children that are drawn in their order.
  let isLong: Bool
  init(_ list: [ContainerChild], leaving: [ContainerChild] = []) {
    self.list = list
    self.leaving = leaving
    isLong =
      list.count > 2 * ContainerDisplayRule.partLength
      && list.allSatisfy { $0.traits.attribute(for: ZIndexTrait.self) == nil }
  }
}

/// Makes the children of a container from its list and keeps them: a view that stays in the list stays the same child.
struct ChildrenRule: Rule {
  let list: _ViewListOutputs
  let inputs: _ViewInputs
  let places: ChildPlaces
  let subgraph: Subgraph
  /// Where the container stands among what is made beside it.
  let number: UInt32
  var last: ContainerChildren?
  private var leaving: [ContainerChild] = []

  init(list: _ViewListOutputs, inputs: _ViewInputs, places: ChildPlaces) {
    self.list = list
    self.inputs = inputs
    self.places = places
    subgraph = Subgraph.current!
    number = inputs.host.nextTreeNumber()
  }

  mutating func compute() -> ContainerChildren {
    var flat: [FlatElement] = []
    list.flatten(into: &flat)
    let old = last?.list ?? []
    // Most changes touch a few places: only what lies between the equal ends is looked up.
    let shorter = min(old.count, flat.count)
    var start = 0
    while start < shorter, old[start].element === flat[start].element { start += 1 }
    let hasGone = endGone()
    if let last, start == old.count, start == flat.count {
      if !hasGone { return last }
      self.last = ContainerChildren(old, leaving: leaving)
      return self.last!
    }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end].element === flat[flat.count - 1 - end].element {
      end += 1
    }
    var moved: [ObjectIdentifier: ContainerChild] = [:]
    for child in old[start..<old.count - end] { moved[ObjectIdentifier(child.element)] = child }
    var result: [ContainerChild] = []
    result.reserveCapacity(flat.count)
    result += old[..<start]
    for index in start..<flat.count - end {
      let child =
        moved.removeValue(forKey: ObjectIdentifier(flat[index].element)) ?? comeBack(flat[index])
        ?? make(flat[index], index)
      child.index = index
      result.append(child)
    }
    result += old[(old.count - end)...]
    if old.count != flat.count { for index in flat.count - end..<flat.count { result[index].index = index } }
    if !moved.isEmpty {
      for gone in old[start..<old.count - end] where moved[ObjectIdentifier(gone.element)] != nil {
        leave(gone)
      }
    }
    let new = ContainerChildren(result, leaving: leaving)
    last = new
    return new
  }

  mutating func destroy() { for child in leaving { child.end() } }

  private func make(_ item: FlatElement, _ index: Int) -> ContainerChild {
    let own = Subgraph(parent: item.element.subgraph)
    return own.apply {
      // What is there from the start of the container does not come: the container does.
      let change = last == nil ? Transaction() : item.element.base.transaction.untrackedValue
      return ContainerChild.makeComing(item, change: change, isFirst: last == nil, host: inputs.host) {
        ContainerChild.make($0, index: index, inputs: inputs, number: number, subgraph: own) {
          Attribute(rule: MovingGeometryRule(places: places, place: $0))
        }
      }
    }
  }

  private mutating func leave(_ child: ContainerChild) {
    let own = Graph.current!.runningAttribute!
    let weak = WeakAnyAttribute(own)
    if child.leave(inputs.host, isOver: { weak.attribute?.markNeedsUpdate() }) {
      leaving.append(child)
    } else {
      child.subgraph?.invalidate()
    }
  }

  private mutating func comeBack(_ item: FlatElement) -> ContainerChild? {
    guard let index = leaving.firstIndex(where: { $0.element === item.element }) else { return nil }
    let child = leaving.remove(at: index)
    child.comeBack(inputs.host)
    return child
  }

  /// Ends the children that have left for good; says whether there were any.
  private mutating func endGone() -> Bool {
    let gone = leaving.filter { $0.hasLeft || !$0.element.subgraph.isValid }
    if gone.isEmpty { return false }
    leaving.removeAll { child in gone.contains { $0 === child } }
    for child in gone { child.end() }
    return true
  }
}

extension ContainerChild {
  static func make(
    _ item: FlatElement, index: Int, inputs: _ViewInputs, placements: Deferred<Attribute<[Placement]>>,
    number: UInt32, subgraph: Subgraph?
  ) -> ContainerChild {
    make(item, index: index, inputs: inputs, number: number, subgraph: subgraph) {
      Attribute(rule: ChildGeometryRule(placements: placements.value, place: $0))
    }
  }

  /// A child whose place in the container is what `geometry` makes; `wrap` may put something around it.
  static func make(
    _ item: FlatElement, index: Int, inputs: _ViewInputs, number: UInt32, subgraph: Subgraph?,
    wrap: ((_ViewInputs) -> _ViewOutputs)? = nil, geometry: (TreePlace) -> Attribute<ViewGeometry>
  ) -> ContainerChild {
    let place = TreePlace(parent: inputs.base.place, number: number)
    let geometry = geometry(place)
    var childInputs = inputs
    childInputs.base.place = place
    childInputs.geometry = geometry
    childInputs.space = CoordinateSpaceNode(parent: inputs.space, geometry: geometry)
    let outputs = wrap?(childInputs) ?? item.makeView(childInputs)
    return ContainerChild(
      element: item.element, outputs: outputs, traits: item.traits, subgraph: subgraph, place: place,
      space: MotionSpace(inputs), geometry: geometry, index: index)
  }
}

/// Where a child stands whose place among the others never changes.
private struct ChildGeometryRule: Rule {
  let placements: Attribute<[Placement]>
  let place: TreePlace

  func compute() -> ViewGeometry {
    let placements = placements.value
    guard placements.indices.contains(place.index) else { return .zero }
    return ViewGeometry(placements[place.index])
  }
}
