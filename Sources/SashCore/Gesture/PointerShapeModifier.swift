import Foundation
import SashGraph
import SashInput

/// Gives the pointer a shape while it hovers over a view.
package nonisolated struct PointerShapeModifier: UnaryModifier {
  var shape: PointerShape
  package init(_ shape: PointerShape) { self.shape = shape }

  package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeResponder(
      inputs: inputs, outputs: body(_Graph(), inputs),
      responder: ShapingResponder(modifier: modifier.attribute, host: inputs.host))
  }
}

private final class ShapingResponder: Responder {
  private let modifier: WeakAttribute<PointerShapeModifier>
  private unowned let host: ViewGraph
  private let wish: HoverWish

  init(modifier: Attribute<PointerShapeModifier>, host: ViewGraph) {
    self.modifier = WeakAttribute(modifier)
    self.host = host
    wish = HoverWish(host)
  }
  func pointerShape(at local: CGPoint) -> PointerShape? {
    host.graph.withCurrent { modifier.attribute?.untrackedValue.shape }
  }
}
