import SashDisplay
import SashGraph

/// Keeps a view with its state while it is not shown: it counts as gone for `onAppear`, `onDisappear` and `task`, is not
/// drawn and takes no events, and goes on being evaluated.
package struct ShownModifier: UnaryModifier {
  var isShown: Bool
  /// Whether a view that is to be hidden is shown until the animation of that change is over.
  var lingers: Bool
  package nonisolated init(isShown: Bool, lingers: Bool = false) {
    self.isShown = isShown
    self.lingers = lingers
  }

  package nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var isShown = modifier.part(at: 0, as: Bool.self).attribute
    if modifier.attribute.untrackedValue.lingers {
      isShown = Attribute(rule: LingerRule(isShown: isShown, place: AnimationPlace(inputs.base)))
    }
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

/// True while a view is shown or on its way to be hidden.
private struct LingerRule: Rule {
  let isShown: Attribute<Bool>
  let place: AnimationPlace
  var way = ValueAnimation<Double>()
  mutating func compute() -> Bool {
    let isShown = isShown.value
    // In the unit of opacities elsewhere, which says when a spring has come to rest.
    let lag = way.lag(of: isShown ? 128 : 0, in: place)
    return isShown || lag != nil
  }
  mutating func destroy() { way.end() }
}

private struct ShownDisplayRule: Rule {
  let content: Attribute<PlacedItem?>
  let isShown: Attribute<Bool>
  func compute() -> PlacedItem? {
    let item = content.value
    return isShown.value ? item : nil
  }
}
