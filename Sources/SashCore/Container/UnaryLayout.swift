import Foundation
import SashDisplay
import SashGraph
import SashLayout

/// Makes one view around one other: a frame, a padding, an offset.
///
/// `engine` makes the engine of the whole from that of the child, inside a rule. The child stands where the first
/// placement of that engine puts it.
package func makeUnaryLayout(
  inputs: _ViewInputs, body: (_Graph, _ViewInputs) -> _ViewOutputs,
  engine: @escaping (LayoutEngine) -> LayoutEngine
) -> _ViewOutputs {
  let layout = Deferred<Attribute<LayoutEngine>>()
  let geometry = Attribute(
    rule: PlacedChildRule(size: inputs.size, proposal: inputs.proposal, layout: layout, index: 0))
  var inner = inputs
  inner.geometry = geometry
  inner.space = CoordinateSpaceNode(parent: inputs.space, geometry: geometry)
  var outputs = body(_Graph(), inner)
  layout.value = Attribute(rule: UnaryLayoutRule(child: outputs.layout, make: engine))
  outputs.layout = layout.value
  if let display = outputs.display {
    outputs.display = Attribute(rule: MovedDisplayRule(content: display, geometry: geometry))
  }
  return outputs
}

/// Makes a view with another before or behind it; the second gets the size of the first and never changes it.
///
/// The first one stands where the whole does. What the whole answers comes from the first alone, so the second may be
/// made of what the layout of the first comes to.
package func makeLayered(
  inputs: _ViewInputs, body: (_Graph, _ViewInputs) -> _ViewOutputs, secondary: (_ViewInputs) -> _ViewOutputs,
  secondaryInFront: Bool, alignment: @escaping () -> Alignment
) -> _ViewOutputs {
  makeLayered(
    inputs: inputs, primary: body(_Graph(), inputs), secondary: secondary,
    secondaryInFront: secondaryInFront, alignment: alignment)
}

package func makeLayered(
  inputs: _ViewInputs, primary: _ViewOutputs, secondary: (_ViewInputs) -> _ViewOutputs,
  secondaryInFront: Bool, alignment: @escaping () -> Alignment
) -> _ViewOutputs {
  let layout = Deferred<Attribute<LayoutEngine>>()
  let geometry = Attribute(
    rule: PlacedChildRule(size: inputs.size, proposal: inputs.proposal, layout: layout, index: 1))
  var second = inputs
  second.geometry = geometry
  second.space = CoordinateSpaceNode(parent: inputs.space, geometry: geometry)
  second.base.stackAxis = nil
  second.base.implicitRoot = .layered(.center)
  let other = secondary(second)

  let direction = inputs.environment.attribute(for: \.layoutDirection)
  layout.value = Attribute(
    rule: LayeredLayoutRule(primary: primary.layout, secondary: other.layout) {
      OverlayEngine(primary: $0, secondary: $1, alignment: alignment(), direction: direction.value)
    })
  var outputs = _ViewOutputs(layout: primary.layout)
  if let display = other.display {
    let moved = Attribute(rule: MovedDisplayRule(content: display, geometry: geometry))
    outputs.display = primary.display.map { first in
      Attribute(
        rule: LayersDisplayRule(
          identity: inputs.host.nextIdentity(), layers: secondaryInFront ? [first, moved] : [moved, first]))
    }
    outputs.display = outputs.display ?? moved
  } else {
    outputs.display = primary.display
  }
  let preferences =
    secondaryInFront ? [primary.preferences, other.preferences] : [other.preferences, primary.preferences]
  for key in inputs.preferences.keys { key.combine(preferences, into: &outputs.preferences) }
  return outputs
}

struct UnaryLayoutRule: Rule {
  let child: Attribute<LayoutEngine>?
  let make: (LayoutEngine) -> LayoutEngine
  func compute() -> LayoutEngine { make(child?.value ?? LeafEngine.greedy) }
}

private struct LayeredLayoutRule: Rule {
  let primary: Attribute<LayoutEngine>?
  let secondary: Attribute<LayoutEngine>?
  let make: (LayoutEngine, LayoutEngine) -> LayoutEngine
  func compute() -> LayoutEngine {
    make(primary?.value ?? LeafEngine.greedy, secondary?.value ?? LeafEngine.greedy)
  }
}

/// Where the engine of the parent puts one of its children.
struct PlacedChildRule: Rule {
  let size: Attribute<CGSize>
  let proposal: Attribute<ProposedViewSize>
  let layout: Deferred<Attribute<LayoutEngine>>
  let index: Int
  func compute() -> ViewGeometry {
    layout.value.value.placement(at: index, in: size.value, proposal: proposal.value).map(ViewGeometry.init)
      ?? .zero
  }
}

/// What a child draws, moved to where it stands.
struct MovedDisplayRule: Rule {
  let content: Attribute<PlacedItem?>
  let geometry: Attribute<ViewGeometry>
  /// How far the whole is behind its place, for one that moves as a whole.
  var frame: AnimatedFrame? = nil
  func compute() -> PlacedItem? {
    guard var item = content.value else { return nil }
    item.move(by: geometry.value.origin)
    if let frame { item.move(by: frame.value.origin) }
    return item
  }
}

/// A few fixed views over each other, the last in front.
struct LayersDisplayRule: Rule {
  let identity: DisplayIdentity
  let layers: [Attribute<PlacedItem?>]
  func compute() -> PlacedItem? {
    let items = layers.compactMap { $0.value }
    if items.count <= 1 { return items.first }
    return PlacedItem(offset: .zero, item: DisplayItem(identity: identity, content: .group(items)))
  }
}
