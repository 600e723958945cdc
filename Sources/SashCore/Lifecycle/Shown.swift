import SashDisplay
import SashGraph

/// Keeps a view with its state while it is not shown: it counts as gone for `onAppear`, `onDisappear` and `task`, is not
/// drawn and takes no events, and goes on being evaluated.
package struct ShownModifier: UnaryModifier {
  var isShown: Bool
  package nonisolated init(isShown: Bool) { self.isShown = isShown }

  package nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let isShown = modifier.part(at: 0, as: Bool.self).attribute
    var inner = inputs
    inner.base.isVisible =
      inputs.base.isVisible.map { Attribute(rule: BothRule(a: $0, b: isShown)) } ?? isShown
    var outputs = body(_Graph(), inner)
    outputs.display = outputs.display.map { Attribute(rule: ShownDisplayRule(content: $0, isShown: isShown)) }
    return outputs
  }
}

private struct BothRule: Rule {
  let a: Attribute<Bool>
  let b: Attribute<Bool>
  func compute() -> Bool { a.value && b.value }
}

private struct ShownDisplayRule: Rule {
  let content: Attribute<PlacedItem?>
  let isShown: Attribute<Bool>
  func compute() -> PlacedItem? {
    let item = content.value
    return isShown.value ? item : nil
  }
}
