import Foundation
import SashGraph
import SashLayout

/// A view whose content is made from the size and the place that it gets.
///
/// It takes all that it is offered, 10 points where nothing is, and puts what is in it at its top leading corner,
/// offering it the whole size. In a background or an overlay it measures a view without changing its layout.
///
/// - Source: documentation of `GeometryReader`; 10 points as observed on iOS
@frozen public nonisolated struct GeometryReader<Content: View>: UnaryView {
  public var content: (GeometryProxy) -> Content

  @inlinable public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let content = Attribute(
      rule: GeometryContentRule(
        view: view.attribute, proxy: GeometryProxy(source: GeometrySource(inputs: inputs)), host: inputs.host)
    )
    let direction = inputs.environment.attribute(for: \.layoutDirection)
    var outputs = makeContainer(
      list: .madeLater(inputs.listInputs) { Content._makeViewList(view: _GraphValue(content), inputs: $0) },
      inputs: inputs
    ) { children, _ in
      GeometryReaderEngine(children: children, direction: direction.value)
    }
    // What is inside is made from the size, so the size must not depend on what is inside.
    outputs.layout = nil
    return outputs
  }
}

extension _ViewListOutputs {
  /// A list that is made when it is first asked for. A list whose views follow from layout needs this: making views
  /// may read them, and layout can be asked for only once all around them is made.
  package static func madeLater(
    _ inputs: _ViewListInputs, _ make: @escaping (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    .dynamic(BranchListRule(inputs: inputs, branch: { 0 }, make: { _, inputs in make(inputs) }))
  }
}

/// Runs the content of a reader; what it reads of the proxy it depends on.
private struct GeometryContentRule<Content: View>: Rule {
  let view: Attribute<GeometryReader<Content>>
  let proxy: GeometryProxy
  unowned(unsafe) let host: ViewGraph
  var reads = ObservedReads()
  mutating func compute() -> Content {
    let (view, proxy) = (view, proxy)
    return reads.track(host) { view.value.content(proxy) }
  }
}
