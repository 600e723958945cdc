import Foundation
import SashGeometry
import SashGraph

/// Lets presses inside leave the focus where it is: what they lead to is about what has it.
package nonisolated struct KeepsFocusModifier: UnaryModifier {
  package typealias Body = Never
  package init() {}

  package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeResponder(inputs: inputs, outputs: body(_Graph(), inputs), responder: FocusKeeper()) {
      Path(CGRect(origin: .zero, size: $0))
    }
  }
}

private final class FocusKeeper: Responder {
  var keepsFocus: Bool { true }
}
