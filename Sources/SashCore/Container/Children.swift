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
  init(_ list: [ContainerChild]) { self.list = list }
}

/// Makes the children of a container from its list and keeps them: a view that stays in the list stays the same child.
struct ChildrenRule: Rule {
  let list: _ViewListOutputs
  let inputs: _ViewInputs
  let placements: Deferred<Attribute<[Placement]>>
  let subgraph: Subgraph
  /// Where the container stands among what is made beside it.
  let number: UInt32
  var children: [ObjectIdentifier: ContainerChild] = [:]
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
    if let last, last.list.count == flat.count, zip(last.list, flat).allSatisfy({ $0.element === $1.element })
    {
      return last
    }
    var kept: [ObjectIdentifier: ContainerChild] = [:]
    kept.reserveCapacity(flat.count)
    var result: [ContainerChild] = []
    result.reserveCapacity(flat.count)
    for (index, item) in flat.enumerated() {
      let key = ObjectIdentifier(item.element)
      let child = children.removeValue(forKey: key) ?? kept[key] ?? make(item, index)
      child.index = index
      kept[key] = child
      result.append(child)
    }
    for gone in children.values { gone.subgraph?.invalidate() }
    children = kept
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
