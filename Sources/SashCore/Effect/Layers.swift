import Foundation
import SashDisplay
import SashGraph
import SashLayout

/// A view with a second one of its size, made and laid out; how both are drawn is up to the one who asks.
struct Layers {
  let primary: _ViewOutputs
  let secondary: _ViewOutputs
  let primaryGeometry: Attribute<ViewGeometry>
  let secondaryGeometry: Attribute<ViewGeometry>
  /// Layout of both and the preferences of the first; nothing is drawn.
  let outputs: _ViewOutputs

  init(
    inputs: _ViewInputs, body: (_Graph, _ViewInputs) -> _ViewOutputs,
    secondary: (_ViewInputs) -> _ViewOutputs,
    alignment: @escaping () -> Alignment
  ) {
    let layout = Deferred<Attribute<LayoutEngine>>()
    let (size, proposal) = (inputs.size, inputs.proposal)
    func placed(_ index: Int) -> _ViewInputs {
      let geometry = Attribute(
        rule: PlacedChildRule(size: size, proposal: proposal, layout: layout, index: index))
      var inner = inputs
      inner.geometry = geometry
      inner.space = CoordinateSpaceNode(parent: inputs.space, geometry: geometry)
      return inner
    }
    let first = placed(0)
    primaryGeometry = first.geometry
    primary = body(_Graph(), first)
    var second = placed(1)
    second.base.stackAxis = nil
    secondaryGeometry = second.geometry
    self.secondary = secondary(second)
    let direction = inputs.environment.attribute(for: \.layoutDirection)
    layout.value = Attribute(
      rule: LayersLayoutRule(primary: primary.layout, secondary: self.secondary.layout) {
        OverlayEngine(primary: $0, secondary: $1, alignment: alignment(), direction: direction.value)
      })
    var outputs = _ViewOutputs(layout: layout.value)
    outputs.preferences = primary.preferences
    self.outputs = outputs
  }
}

private struct LayersLayoutRule: Rule {
  let primary: Attribute<LayoutEngine>?
  let secondary: Attribute<LayoutEngine>?
  let make: (LayoutEngine, LayoutEngine) -> LayoutEngine
  func compute() -> LayoutEngine {
    make(primary?.value ?? LeafEngine.greedy, secondary?.value ?? LeafEngine.greedy)
  }
}
