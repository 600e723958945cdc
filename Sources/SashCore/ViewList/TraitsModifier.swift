import SashGraph

/// A modifier that only changes what a view hands to the container it stands in. The innermost counts.
package protocol TraitsModifier: ViewModifier where Body == Never {
  static func _changeTraits(modifier: _GraphValue<Self>, traits: inout ViewTraits)
}

extension TraitsModifier {
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(_Graph(), inputs) }

  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    var inputs = inputs
    _changeTraits(modifier: modifier, traits: &inputs.traits)
    return body(_Graph(), inputs)
  }
}

/// Sets a trait of a view.
@frozen public nonisolated struct _TraitWritingModifier<Trait: _ViewTraitKey>: TraitsModifier {
  public typealias Body = Never
  public let value: Trait.Value
  @inlinable public init(value: Trait.Value) { self.value = value }
  package static func _changeTraits(modifier: _GraphValue<Self>, traits: inout ViewTraits) {
    traits.replace(Trait.self, modifier.part(at: 0, as: Trait.Value.self).attribute)
  }
}

extension View {
  /// Sets a trait of this view for the container it stands in.
  @inlinable public nonisolated __consuming func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value)
    -> some View
  {
    modifier(_TraitWritingModifier<K>(value: value))
  }
}
