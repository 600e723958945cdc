import Foundation
import SashCore
import SashGraph

/// Where a view stands in the window, for who asks when something happens there. Nothing is evaluated for it until then.
@MainActor final class KnownFrame {
  fileprivate var ask: (() -> CGRect)?
  /// In points; null while there is no such view.
  var rect: CGRect { ask?() ?? .null }
}

/// Lets a frame be known.
nonisolated struct FrameKeeper: UnaryModifier {
  let known: KnownFrame

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let known = modifier.attribute.untrackedValue.known
    let geometry = GeometrySource(inputs: inputs)
    let owner = Subgraph.current!
    MainActor.assumeIsolated {
      known.ask = { [weak host = inputs.host] in
        guard let host, owner.isValid, !host.isClosed else { return .null }
        return host.graph.withCurrent { geometry.value(of: .bounds) ?? .null }
      }
    }
    owner.onInvalidate { [weak known] in MainActor.assumeIsolated { known?.ask = nil } }
    return body(_Graph(), inputs)
  }
}
