import Foundation
import SashDisplay
import SashGeometry

/// What one item of a display list says, kept by its version: an item that is shown again is not looked into again.
final class SemanticsFragment {
  let version: UInt64
  let identity: DisplayIdentity
  /// Those of the item's children, in their order.
  let children: [SemanticsFragment]
  /// In the space of the item.
  let nodes: [PlacedNode]
  init(_ item: DisplayItem, children: [SemanticsFragment] = [], nodes: [PlacedNode]) {
    version = item.version
    identity = item.identity
    self.children = children
    self.nodes = nodes
  }
}

/// Finds the elements of display items.
struct SemanticsWalk {
  let control: (ResponderID) -> ResponderSemantics?
  /// How many items have been looked into.
  var visits = 0
  /// Whether one of them says that it is one side of a pair.
  var sawPair = false

  mutating func fragment(_ item: DisplayItem, _ old: SemanticsFragment?) -> SemanticsFragment {
    if let old, old.version == item.version { return old }
    visits += 1
    switch item.content {
    case .group(let children): return group(item, children, old)
    case .shape, .image: return SemanticsFragment(item, nodes: [])
    case .text(let text): return SemanticsFragment(item, nodes: nodes(of: text, item))
    case .responder(let id, let shape, let child):
      let inner = fragment(child.item, old?.children.first)
      let frame =
        shape?.boundingRect ?? child.item.layoutFrame.offsetBy(dx: child.offset.x, dy: child.offset.y)
      let nodes = controlled(inner.nodes.moved(by: child.offset), by: id, frame: frame, item)
      return SemanticsFragment(item, children: [inner], nodes: nodes)
    case .effect(.semantics(let note), let child):
      if note.properties.pair != nil { sawPair = true }
      if note.properties.isHidden == true { return SemanticsFragment(item, nodes: []) }
      let said = note.substitute ?? child
      let inner = fragment(said.item, old?.children.first)
      var properties = note.properties
      if let words = note.words {
        properties.label = merged(fragment(words.item, nil).nodes.leaves, isControl: true).label
      }
      for more in note.moreActions {
        properties.actions += namedActions(fragment(more.item, nil).nodes.leaves)
      }
      let nodes = noted(inner.nodes.moved(by: said.offset), note, properties, item)
      return SemanticsFragment(item, children: [inner], nodes: nodes)
    case .effect(let effect, let child):
      if case .opacity(let opacity) = effect, opacity < 0.001 { return SemanticsFragment(item, nodes: []) }
      let inner = fragment(child.item, old?.children.first)
      let nodes = inner.nodes.moved(by: child.offset).through(effect)
      return SemanticsFragment(item, children: [inner], nodes: nodes)
    }
  }

  private mutating func group(
    _ item: DisplayItem, _ children: [PlacedItem], _ old: SemanticsFragment?
  ) -> SemanticsFragment {
    let known = old?.children ?? []
    // Where rows came or went, those before and after keep their places from one of the two ends.
    let shift = children.count - known.count
    var fromEnd = shift == 0
    var fragments: [SemanticsFragment] = []
    fragments.reserveCapacity(children.count)
    var nodes: [PlacedNode] = []
    for (index, child) in children.enumerated() {
      var place = fromEnd ? index - shift : index
      if !fromEnd, !known.indices.contains(place) || known[place].identity != child.item.identity {
        fromEnd = true
        place = index - shift
      }
      let before = known.indices.contains(place) ? known[place] : nil
      let fragment = fragment(child.item, before)
      fragments.append(fragment)
      if fragment.nodes.isEmpty { continue }
      if nodes.isEmpty {
        // Most groups hold one view that says something: its elements are shared, not copied.
        nodes = fragment.nodes.moved(by: child.offset)
      } else {
        for node in fragment.nodes { nodes.append(node.moved(by: child.offset)) }
      }
    }
    return SemanticsFragment(item, children: fragments, nodes: nodes)
  }

  private func nodes(of text: TextContent, _ item: DisplayItem) -> [PlacedNode] {
    guard !text.isLeaving, !text.string.isEmpty else { return [] }
    var properties = SemanticsProperties()
    properties.role = .text
    properties.label = text.string
    properties.added = .staticText
    return [PlacedNode(SemanticsNode(identity: item.identity, properties: properties), frame: text.frame)]
  }

  /// What stands under a receiver of events.
  private func controlled(
    _ inner: [PlacedNode], by id: ResponderID, frame: CGRect, _ item: DisplayItem
  ) -> [PlacedNode] {
    guard let semantics = control(id) else { return inner }
    switch semantics.kind {
    case .element: break
    case .note:
      guard inner.count == 1, inner[0].node.control == nil else { return inner }
      return [PlacedNode(inner[0].node.noted(by: id, semantics.properties), like: inner[0])]
    case .container:
      let node = SemanticsNode(
        identity: item.identity, properties: semantics.properties, control: id, children: inner,
        isContainer: true)
      return inner.isEmpty ? [] : [PlacedNode(node, frame: frame)]
    }
    // A row of cells is pressed as a whole, but read cell by cell.
    if semantics.properties.added.contains(.row), inner.contains(where: { $0.node.properties.role == .cell })
    {
      var properties = semantics.properties
      properties.role = .row
      properties.added.remove(.button)
      let node = SemanticsNode(
        identity: item.identity, properties: properties, control: id, children: inner, isContainer: true)
      return [PlacedNode(node, frame: frame)]
    }
    let parts = inner.leaves
    // Views that say themselves what the control is are not told again.
    if inner.count == 1, inner[0].node.properties.role == semantics.properties.role,
      !inner[0].node.properties.actions.isEmpty
    {
      return inner
    }
    var said = merged(parts, isControl: true)
    // What a field shows is its value.
    if semantics.properties.text != nil { said.label = nil }
    var properties = said.overlaid(by: semantics.properties)
    // A row that is pressed for what it holds is that.
    if parts.count == 1, let role = parts[0].properties.role, role.isPressedByRow { properties.role = role }
    let node = SemanticsNode(identity: item.identity, properties: properties, control: id)
    return [PlacedNode(node, frame: frame)]
  }

  /// What stands under a view that says something.
  private func noted(
    _ inner: [PlacedNode], _ note: SemanticsNote, _ properties: SemanticsProperties, _ item: DisplayItem
  ) -> [PlacedNode] {
    let frame = note.frame
    func element(_ properties: SemanticsProperties, children: [PlacedNode] = [], isContainer: Bool = false)
      -> [PlacedNode]
    {
      [
        PlacedNode(
          SemanticsNode(
            identity: item.identity, properties: properties, children: children, isContainer: isContainer),
          frame: frame)
      ]
    }
    switch note.children {
    case .ignore?: return element(properties)
    case .combine?:
      let parts = inner.inOrder.leaves
      if properties.role == .wheel {
        // What a wheel shows in its middle is its value.
        var wheel = merged(parts, isControl: true)
        (wheel.value, wheel.label) = (wheel.label, nil)
        return element(wheel.overlaid(by: properties))
      }
      if inner.count == 1, parts.count == 1 {
        let node = parts[0].overlaid(by: properties)
        return [frame.isNull ? PlacedNode(node, like: inner[0]) : PlacedNode(node, frame: frame)]
      }
      var properties = properties
      if properties.activationPoint == nil, let target = inner.first(where: { $0.node.properties.isTarget }) {
        properties.activationPoint = .points(
          CGPoint(x: target.frame.midX - frame.minX, y: target.frame.midY - frame.minY))
      }
      let isControl = properties.actions.contains { $0.kind == .activate }
      return element(merged(parts, isControl: isControl).overlaid(by: properties))
    case .contain?:
      var properties = properties
      switch properties.role {
      case .list?:
        return element(
          properties, children: opened(inner, .scrollArea, &properties), isContainer: true)
      case .table?: return element(properties, children: opened(inner, .list, &properties), isContainer: true)
      case .cell?:
        // A cell that shows one thing, and does nothing, is that.
        if inner.count == 1, let node = inner.first?.node, node.isStill {
          return element(node.properties.overlaid(by: properties))
        }
        return element(properties, children: inner, isContainer: true)
      default: return element(properties, children: inner, isContainer: true)
      }
    case nil:
      if inner.isEmpty { return properties.makesElement ? element(properties) : [] }
      return inner.map { PlacedNode($0.node.overlaid(by: properties), like: $0) }
    }
  }
}

/// What is in a container, that of an inner one of a role without that: what is said of the inner one is said of the outer. A list
/// is what scrolls in it, and a table is its list.
private func opened(
  _ inner: [PlacedNode], _ role: SemanticsRole, _ outer: inout SemanticsProperties
) -> [PlacedNode] {
  var parts: [PlacedNode] = []
  for placed in inner {
    guard placed.node.isContainer, placed.node.properties.role == role else {
      parts.append(placed)
      continue
    }
    outer = placed.node.properties.overlaid(by: outer)
    for child in placed.node.children {
      let moved = child.transformed(by: placed.transform)
      parts.append(placed.clip == .infinite ? moved : moved.clipped(to: placed.clip))
    }
  }
  return parts
}

extension SemanticsRole {
  /// True for controls whose press is that of the row that they stand in.
  fileprivate var isPressedByRow: Bool {
    switch self {
    case .picker, .disclosure, .menuButton, .link, .toggle: true
    default: false
    }
  }
}

/// What buttons do, by their names.
private func namedActions(_ buttons: [SemanticsNode]) -> [SemanticsAction] {
  buttons.compactMap { button in
    guard let label = button.properties.label,
      let action = button.properties.actions.first(where: { $0.kind == .activate })
    else { return nil }
    return SemanticsAction(.named(label), perform: action.perform)
  }
}

extension SemanticsProperties {
  /// True if something that draws no words becomes an element by what is said of it.
  fileprivate var makesElement: Bool {
    label != nil || value != nil || identifier != nil || role != nil || !actions.isEmpty || !content.isEmpty
      || !added.isEmpty || headingLevel != nil || isTarget
  }
}

extension [PlacedNode] {
  /// The very same where nothing moves.
  fileprivate func moved(by offset: CGPoint) -> [PlacedNode] {
    offset == .zero ? self : map { $0.moved(by: offset) }
  }
  /// The very same where an effect leaves places as they are.
  fileprivate func through(_ effect: DisplayEffect) -> [PlacedNode] {
    switch effect {
    case .clip, .transform, .projection: map { $0.through(effect) }
    default: self
    }
  }
}

extension PlacedNode {
  fileprivate func through(_ effect: DisplayEffect) -> PlacedNode {
    switch effect {
    case .clip(let path, _): clipped(to: path.boundingRect)
    case .transform(let transform): transformed(by: transform)
    case .projection(let projection): projected(by: projection)
    default: self
    }
  }
  private func projected(by projection: ProjectionTransform) -> PlacedNode {
    var moved = self
    moved.frame = projection.frame(of: frame)
    if clip != .infinite { moved.clip = projection.frame(of: clip) }
    moved.transform.tx += moved.frame.minX - frame.minX
    moved.transform.ty += moved.frame.minY - frame.minY
    return moved
  }
}
