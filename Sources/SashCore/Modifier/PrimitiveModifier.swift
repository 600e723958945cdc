import SashGraph

/// A modifier of the core that makes one view of one view. On a list it is applied to each element.
package protocol UnaryModifier: ViewModifier where Body == Never {}

extension UnaryModifier {
  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    // The modifier sees the environment of the place where it is written, not that of the container.
    let base = inputs.base
    return .wrapped(
      body(_Graph(), inputs),
      ViewListWrapper { inputs, make in
        _makeView(modifier: modifier, inputs: inputs.rebased(on: base)) { _, inputs in make(inputs) }
      })
  }
}

/// A modifier of the core that only changes what is handed down (the environment, say); lists pass through it.
package protocol InputsModifier: ViewModifier where Body == Never {
  static func _changeInputs(modifier: _GraphValue<Self>, inputs: inout _GraphInputs)
}

extension InputsModifier {
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inputs = inputs
    _changeInputs(modifier: modifier, inputs: &inputs.base)
    return body(_Graph(), inputs)
  }

  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    var inputs = inputs
    _changeInputs(modifier: modifier, inputs: &inputs.base)
    return body(_Graph(), inputs)
  }
}

/// A modifier of the core that only hands a value to the container around a view.
package protocol TraitModifier: ViewModifier where Body == Never {
  static func _addTraits(modifier: _GraphValue<Self>, to traits: inout ViewTraits)
}

extension TraitModifier {
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(_Graph(), inputs) }

  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    .wrapped(
      body(_Graph(), inputs),
      ViewListWrapper(traits: { _addTraits(modifier: modifier, to: &$0) }) { inputs, make in make(inputs) })
  }
}
