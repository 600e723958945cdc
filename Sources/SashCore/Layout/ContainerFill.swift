import Foundation
import SashGraph
import SashLayout

/// Takes all that it is offered, whatever is in it, and puts what is in it into the middle. Frames relative to a
/// container are relative to it.
package struct ContainerFillModifier: UnaryModifier {
  /// What of the container bars cover, in points.
  var insets: EdgeInsets
  /// Gets to know how large the content would like to be.
  nonisolated(unsafe) var measure: ContentMeasure?
  package nonisolated init(insets: EdgeInsets = EdgeInsets(), measure: ContentMeasure? = nil) {
    (self.insets, self.measure) = (insets, measure)
  }

  package nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let child = Deferred<Attribute<LayoutEngine>?>()
    let geometry = Attribute(rule: FilledChildRule(size: inputs.size, child: child))
    var inner = inputs
    inner.geometry = geometry
    inner.space = CoordinateSpaceNode(parent: inputs.space, geometry: geometry)
    let (size, insets) = (inputs.size, modifier.part(at: 0, as: EdgeInsets.self).attribute)
    inner.container = makeContainerSize(inputs: inputs) {
      CGSize(
        width: max(0, size.value.width - insets.value.horizontal),
        height: max(0, size.value.height - insets.value.vertical))
    }
    inner.base.stackAxis = nil
    inner.base.implicitRoot = .vertical
    var outputs = body(_Graph(), inner)
    child.value = outputs.layout
    modifier.attribute.untrackedValue.measure?.engine = outputs.layout.map(WeakAttribute.init)
    // What is inside may follow from the size, so the size must not depend on what is inside.
    outputs.layout = nil
    if let display = outputs.display {
      outputs.display = Attribute(rule: MovedDisplayRule(content: display, geometry: geometry))
    }
    return outputs
  }
}

private struct FilledChildRule: Rule {
  let size: Attribute<CGSize>
  let child: Deferred<Attribute<LayoutEngine>?>
  func compute() -> ViewGeometry {
    let size = size.value
    let offer = ProposedViewSize(size)
    let answer = (child.value?.value ?? LeafEngine.greedy).sizeThatFits(offer)
    return ViewGeometry(
      origin: CGPoint(x: (size.width - answer.width) / 2, y: (size.height - answer.height) / 2), size: answer,
      proposal: offer)
  }
}

/// How large the content of a container would like to be, whose size does not follow from that.
package final class ContentMeasure {
  fileprivate var engine: WeakAttribute<LayoutEngine>?
  package init() {}
  /// The size that the content takes of an offer, in points. Read in a rule.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    engine?.attribute?.value.sizeThatFits(proposal) ?? .zero
  }
}
