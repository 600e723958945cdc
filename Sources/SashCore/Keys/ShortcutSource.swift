import SashDisplay
import SashGraph

/// Keeps the content out of sight, and lets its controls hear of their shortcuts nevertheless: those of menus that are closed.
package nonisolated struct ShortcutSource: UnaryModifier {
  package typealias Body = Never
  package init() {}

  package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inputs = inputs
    inputs.base.hasShortcut = false
    var outputs = body(_Graph(), inputs)
    if let display = outputs.display {
      let source = WeakAttribute(display)
      inputs.host.keys.hiddenSources.removeAll { $0.attribute == nil }
      inputs.host.keys.hiddenSources.append(source)
    }
    outputs.display = nil
    return outputs
  }
}
