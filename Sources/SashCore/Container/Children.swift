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
  private let place: TreePlace
  /// Its place among the children of the container.
  package internal(set) var index: Int {
    get { place.index }
    set { place.index = newValue }
  }

  init(
    element: ViewListElement, outputs: _ViewOutputs, traits: ViewTraits, subgraph: Subgraph?,
    place: TreePlace,
    index: Int
  ) {
    self.element = element
    self.outputs = outputs
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
  /// True for many children that are drawn in their order.
  let isLong: Bool
  init(_ list: [ContainerChild]) {
    self.list = list
    isLong =
      list.count > 2 * ContainerDisplayRule.partLength
      && list.allSatisfy { $0.traits.attribute(for: ZIndexTrait.self) == nil }
  }
}

/// Makes the children of a container from its list and keeps them: a view that stays in the list stays the same child.
struct ChildrenRule: Rule {
  let list: _ViewListOutputs
  let inputs: _ViewInputs
  let placements: Deferred<Attribute<[Placement]>>
  let subgraph: Subgraph
  /// Where the container stands among what is made beside it.
  let number: UInt32
  var last: ContainerChildren?

  init(list: _ViewListOutputs, inputs: _ViewInputs, placements: Deferred<Attribute<[Placement]>>) {
    self.list = list
    self.inputs = inputs
    self.placements = placements
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
    if let last, start == old.count, start == flat.count { return last }
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
      let child = moved.removeValue(forKey: ObjectIdentifier(flat[index].element)) ?? make(flat[index], index)
      child.index = index
      result.append(child)
    }
    result += old[(old.count - end)...]
    if old.count != flat.count { for index in flat.count - end..<flat.count { result[index].index = index } }
    for gone in moved.values { gone.subgraph?.invalidate() }
    let new = ContainerChildren(result)
    last = new
    return new
  }

  private func make(_ item: FlatElement, _ index: Int) -> ContainerChild {
    let own = Subgraph(parent: item.element.subgraph)
    return own.apply {
      ContainerChild.make(
        item, index: index, inputs: inputs, placements: placements, number: number, subgraph: own)
    }
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

  /// A child whose place in the container is what `geometry` makes.
  static func make(
    _ item: FlatElement, index: Int, inputs: _ViewInputs, number: UInt32, subgraph: Subgraph?,
    geometry: (TreePlace) -> Attribute<ViewGeometry>
  ) -> ContainerChild {
    let place = TreePlace(parent: inputs.base.place, number: number)
    let geometry = geometry(place)
    var childInputs = inputs
    childInputs.base.place = place
    childInputs.geometry = geometry
    childInputs.space = CoordinateSpaceNode(parent: inputs.space, geometry: geometry)
    let outputs = item.makeView(childInputs)
    return ContainerChild(
      element: item.element, outputs: outputs, traits: item.traits, subgraph: subgraph, place: place,
      index: index)
  }
}

private struct ChildGeometryRule: Rule {
  let placements: Attribute<[Placement]>
  let place: TreePlace

  func compute() -> ViewGeometry {
    let placements = placements.value
    guard placements.indices.contains(place.index) else { return .zero }
    return ViewGeometry(placements[place.index])
  }
}
