import Foundation
import SashGraph
import SashLayout

/// Shows the first of its views whose ideal size fits what is offered, or else the last.
/// What is not shown is only measured; a view that is hidden loses its state.
@frozen public nonisolated struct ViewThatFits<Content: View>: UnaryView {
  @usableFromInline var axes: Axis.Set
  @usableFromInline var content: Content

  /// - Parameter axes: The axes on which a view must fit; on the others any length does.
  @inlinable public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var inputs = inputs
    inputs.base.choosesBySize = true
    let axes = view.part(at: 0, as: Axis.Set.self).attribute
    let content = view.part(at: MemoryLayout<Self>.offset(of: \.content)!, as: Content.self)
    let direction = inputs.environment.attribute(for: \.layoutDirection)
    let parts = fittingParts(of: content, inputs: inputs.listInputs)
    return makeFittingContainer(parts, inputs: inputs) { engines in
      ViewThatFitsEngine(axes: axes.value, children: engines, direction: direction.value)
    }
  }
}

/// The views that one is chosen of, each so that it can begin anew.
private func fittingParts<Content: View>(
  of content: _GraphValue<Content>, inputs: _ViewListInputs
) -> [FittingPart] {
  func parts<Parted: PartedView>(_ type: Parted.Type) -> [FittingPart] {
    Parted._parts(of: _GraphValue(Attribute(content.attribute.any)), inputs: inputs).map(FittingPart.init)
  }
  if let parted = Content.self as? any PartedView.Type { return parts(parted) }
  return [FittingPart { Content._makeViewList(view: content, inputs: inputs) }]
}

/// One of the views that may be shown, as a rule only one.
private final class FittingPart {
  /// Counts how often it was hidden.
  private let count: Attribute<Int>
  private let life: WeakAttribute<Int>
  let list: _ViewListOutputs

  init(_ make: @escaping () -> _ViewListOutputs) {
    count = Attribute(input: 0)
    life = WeakAttribute(count)
    list = .dynamic(FittingPartRule(count: count, make: make))
  }

  func contains(_ element: ViewListElement) -> Bool {
    var flat: [FlatElement] = []
    list.flatten(into: &flat)
    return flat.contains { $0.element === element }
  }
  /// Ends its views and begins others in their place.
  func beginAnew() { life.attribute?.updateInput { $0 += 1 } }
}

private struct FittingPartRule: Rule {
  let count: Attribute<Int>
  let make: () -> _ViewListOutputs
  let parent = Subgraph.current!
  var active: (count: Int, item: DynamicListItem)?

  init(count: Attribute<Int>, make: @escaping () -> _ViewListOutputs) {
    (self.count, self.make) = (count, make)
  }
  mutating func compute() -> DynamicList {
    let wanted = count.value
    if let active, active.count == wanted { return DynamicList(items: [active.item]) }
    active?.item.end()
    let item = DynamicListItem(parent: parent, make: make)
    active = (wanted, item)
    return DynamicList(items: [item])
  }
}

/// Makes a container that shows one of its views. Those that it does not show are measured, and nothing else: they do
/// not appear, and one that has been shown begins anew.
///
/// - Source: facts on semantics, 85 to 87
private func makeFittingContainer(
  _ parts: [FittingPart], inputs: _ViewInputs, engine: @escaping ([LayoutEngine]) -> ViewThatFitsEngine
) -> _ViewOutputs {
  let host = inputs.host
  let placements = Deferred<Attribute<[Placement]>>()
  let layout = Deferred<Attribute<LayoutEngine>>()
  placements.value = Attribute(
    rule: PlacementsRule(size: inputs.size, proposal: inputs.proposal, layout: layout))
  let shown = Deferred<Attribute<ContainerChildren>>()
  var childInputs = inputs
  childInputs.base.stackAxis = nil
  let children = Attribute(
    rule: FittingChildrenRule(parts: parts, inputs: childInputs, placements: placements, shown: shown))
  layout.value = Attribute(
    rule: ContainerLayoutRule(children: children, kind: .engine { engines, _ in engine(engines) }))
  shown.value = Attribute(
    rule: ShownChildRule(children: children, layout: layout.value, proposal: inputs.proposal))
  host.addObserver(
    Attribute(rule: EndHiddenRule(shown: shown.value, parts: parts, host: host)), inputs.base)

  var outputs = _ViewOutputs(layout: layout.value)
  outputs.display = Attribute(
    rule: ContainerDisplayRule(host: host, children: shown.value, placements: placements.value))
  for key in inputs.preferences.keys {
    key.combine(children: shown.value, into: &outputs.preferences)
  }
  return outputs
}

/// Makes the views that may be shown.
private struct FittingChildrenRule: Rule {
  let parts: [FittingPart]
  let inputs: _ViewInputs
  let placements: Deferred<Attribute<[Placement]>>
  let shown: Deferred<Attribute<ContainerChildren>>
  let number: UInt32
  var made: [ObjectIdentifier: ContainerChild] = [:]

  init(
    parts: [FittingPart], inputs: _ViewInputs, placements: Deferred<Attribute<[Placement]>>,
    shown: Deferred<Attribute<ContainerChildren>>
  ) {
    (self.parts, self.inputs, self.placements, self.shown) = (parts, inputs, placements, shown)
    number = inputs.host.nextTreeNumber()
  }

  mutating func compute() -> ContainerChildren {
    var flat: [FlatElement] = []
    for part in parts { part.list.flatten(into: &flat) }
    var old = made
    made = [:]
    let children = flat.enumerated().map { index, item in
      let key = ObjectIdentifier(item.element)
      let child = old.removeValue(forKey: key) ?? make(item, index)
      child.index = index
      made[key] = child
      return child
    }
    for gone in old.values { gone.subgraph?.invalidate() }
    return ContainerChildren(children)
  }

  private func make(_ item: FlatElement, _ index: Int) -> ContainerChild {
    let own = Subgraph(parent: item.element.subgraph)
    return own.apply {
      var inputs = inputs
      inputs.base.isVisible = Attribute(
        rule: IsShownRule(shown: shown, outer: inputs.base.isVisible, element: item.element))
      return ContainerChild.make(
        item, index: index, inputs: inputs, placements: placements, number: number, subgraph: own)
    }
  }
}

private struct IsShownRule: Rule {
  let shown: Deferred<Attribute<ContainerChildren>>
  let outer: Attribute<Bool>?
  let element: ViewListElement
  func compute() -> Bool {
    guard let child = shown.value.value.list.first, child.element === element else { return false }
    return outer?.value ?? true
  }
}

/// The view that fits.
private struct ShownChildRule: Rule {
  let children: Attribute<ContainerChildren>
  let layout: Attribute<LayoutEngine>
  let proposal: Attribute<ProposedViewSize>
  var last: ContainerChildren?
  /// Its place among all views when it was found.
  var lastIndex: Int?

  init(
    children: Attribute<ContainerChildren>, layout: Attribute<LayoutEngine>,
    proposal: Attribute<ProposedViewSize>
  ) {
    (self.children, self.layout, self.proposal) = (children, layout, proposal)
  }

  mutating func compute() -> ContainerChildren {
    let list = children.value.list
    let index = (layout.value as? ViewThatFitsEngine)?.chosen(proposal.value)
    let child = index.flatMap { list.indices.contains($0) ? list[$0] : nil }
    // What draws it looks up where it stands by its place, which changes with the views before it.
    if let last, last.list.first === child, lastIndex == index { return last }
    lastIndex = index
    let new = ContainerChildren(child.map { [$0] } ?? [])
    last = new
    return new
  }
}

/// Ends a view that is no longer shown, once another one is.
private struct EndHiddenRule: Rule {
  let shown: Attribute<ContainerChildren>
  let parts: [FittingPart]
  unowned(unsafe) let host: ViewGraph
  var last: ViewListElement?

  init(shown: Attribute<ContainerChildren>, parts: [FittingPart], host: ViewGraph) {
    (self.shown, self.parts, self.host) = (shown, parts, host)
  }

  mutating func compute() -> Int {
    let new = shown.value.list.first?.element
    defer { last = new }
    // The rows of a `ForEach` are one part: what is shown must not end with what no longer is.
    guard let last, let new, last !== new, let part = parts.first(where: { $0.contains(last) }),
      !part.contains(new)
    else { return 0 }
    // In the round after the one in which the view has disappeared.
    host.enqueue { [unowned(unsafe) host] in host.graph.withCurrent { part.beginAnew() } }
    return 0
  }
}
