import SashCore
import SashGraph

/// Follows whether a field in a view has the focus.
nonisolated struct FieldFocusModifier: UnaryModifier {
  let isEditing: Binding<Bool>
  init(isEditing: Binding<Bool>) { self.isEditing = isEditing }

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    let tie = FieldFocusWatcher(modifier.attribute, host: inputs.host).tie
    inner.base.watchFields(tie)
    return body(_Graph(), inner)
  }
}

private final class FieldFocusWatcher {
  private let modifier: WeakAttribute<FieldFocusModifier>
  private weak var host: ViewGraph?

  init(_ modifier: Attribute<FieldFocusModifier>, host: ViewGraph) {
    self.modifier = WeakAttribute(modifier)
    self.host = host
  }
  var tie: FocusTie { FocusTie(watcher: self) { self.focusChanged(hasFocus: $0) } }

  private func focusChanged(hasFocus: Bool) {
    guard let host else { return }
    let binding = host.graph.withCurrent { modifier.attribute?.untrackedValue.isEditing }
    if let binding, binding.wrappedValue != hasFocus { binding.wrappedValue = hasFocus }
  }
}
