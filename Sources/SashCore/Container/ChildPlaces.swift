import SashGraph
import SashLayout

/// Where the children of a container stand, in parts of many: children that come, go or change their size change the part
/// they are in, and those that follow only if these move.
final class ChildPlaces {
  /// Few enough that what a part draws is a small block for the allocator: each large one makes it tidy up.
  static let partLength = 32
  private let placements: Deferred<Attribute<[Placement]>>
  private let children: Deferred<Attribute<ContainerChildren>>
  private let subgraph: Subgraph
  /// In how many containers the container is.
  private let depth: Int32
  private var parts: [Attribute<ChildPlacesPart>] = []

  init(
    placements: Deferred<Attribute<[Placement]>>, children: Deferred<Attribute<ContainerChildren>>,
    depth: Int32 = 0
  ) {
    self.placements = placements
    self.children = children
    self.depth = depth
    subgraph = Subgraph.current!
  }

  /// The part that a child is in. Each is a gate: what a child reads of it stands behind it.
  func part(of index: Int) -> Attribute<ChildPlacesPart> {
    let number = max(0, index) / ChildPlaces.partLength
    while parts.count <= number {
      let start = parts.count * ChildPlaces.partLength
      let part = subgraph.apply {
        Attribute(
          rule: ChildPlacesRule(
            placements: placements.value, children: children.value, start: start))
      }
      part.makeGate(depth: depth)
      parts.append(part)
    }
    return parts[number]
  }
}

/// Who stands where in one part of a container.
struct ChildPlacesPart: Equatable {
  /// Children are told apart, so that two of one size that change places do so for themselves too.
  private let children: [ObjectIdentifier]
  let placements: [Placement]

  init(_ children: ArraySlice<ContainerChild>, _ placements: ArraySlice<Placement>) {
    self.children = children.map { ObjectIdentifier($0) }
    self.placements = Array(placements)
  }
}

private struct ChildPlacesRule: Rule {
  let placements: Attribute<[Placement]>
  let children: Attribute<ContainerChildren>
  let start: Int

  func compute() -> ChildPlacesPart {
    let list = children.value.list
    let placements = placements.value
    let end = min(start + ChildPlaces.partLength, list.count, placements.count)
    if start >= end { return ChildPlacesPart([], []) }
    return ChildPlacesPart(list[start..<end], placements[start..<end])
  }
}

/// Where a child stands whose place among the others may change.
struct MovingGeometryRule: Rule {
  let places: ChildPlaces
  let place: TreePlace
  /// The place of a child that leaves is where it was last.
  var last = ViewGeometry.zero

  init(places: ChildPlaces, place: TreePlace) {
    self.places = places
    self.place = place
  }

  mutating func compute() -> ViewGeometry {
    let part = places.part(of: place.index).value.placements
    if let leaving = place.leaving {
      last.origin = leaving.origin
      return last
    }
    let index = place.index % ChildPlaces.partLength
    guard place.index >= 0, part.indices.contains(index) else { return .zero }
    last = ViewGeometry(part[index])
    return last
  }
}
