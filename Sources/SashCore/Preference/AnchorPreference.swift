import SashGraph

/// Sets a preference made of a place in a view.
public nonisolated struct _AnchorWritingModifier<AnchorValue, Key: PreferenceKey>: UnaryModifier {
  public var anchor: Anchor<AnchorValue>.Source
  public var transform: (Anchor<AnchorValue>) -> Key.Value
  public init(anchor: Anchor<AnchorValue>.Source, transform: @escaping (Anchor<AnchorValue>) -> Key.Value) {
    self.anchor = anchor
    self.transform = transform
  }

  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let isWanted = inputs.preferences.contains(Key.self)
    var inner = inputs
    inner.preferences.remove(Key.self)
    var outputs = body(_Graph(), inner)
    if isWanted {
      outputs.preferences.set(
        Key.self,
        Attribute(
          rule: AnchorValueRule<AnchorValue, Key>(
            modifier: modifier.attribute, source: GeometrySource(inputs: inputs))))
    }
    return outputs
  }
}

private struct AnchorValueRule<A, K: PreferenceKey>: Rule {
  let modifier: Attribute<_AnchorWritingModifier<A, K>>
  let source: GeometrySource
  func compute() -> K.Value? {
    let modifier = modifier.value
    return modifier.transform(Anchor(box: modifier.anchor.box.anchor(of: source)))
  }
}

/// Changes a preference with a place in a view at hand.
public nonisolated struct _AnchorTransformModifier<AnchorValue, Key: PreferenceKey>: UnaryModifier {
  public var anchor: Anchor<AnchorValue>.Source
  public var transform: (inout Key.Value, Anchor<AnchorValue>) -> Void
  public init(
    anchor: Anchor<AnchorValue>.Source, transform: @escaping (inout Key.Value, Anchor<AnchorValue>) -> Void
  ) {
    self.anchor = anchor
    self.transform = transform
  }

  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    if inputs.preferences.contains(Key.self) {
      let inner = outputs.preferences.optional(for: Key.self)
      outputs.preferences.set(
        Key.self,
        Attribute(
          rule: AnchorTransformRule<AnchorValue, Key>(
            modifier: modifier.attribute, inner: inner, source: GeometrySource(inputs: inputs))))
    }
    return outputs
  }
}

private struct AnchorTransformRule<A, K: PreferenceKey>: Rule {
  let modifier: Attribute<_AnchorTransformModifier<A, K>>
  let inner: Attribute<K.Value?>?
  let source: GeometrySource
  func compute() -> K.Value? {
    let modifier = modifier.value
    var value = inner?.value ?? K.defaultValue
    modifier.transform(&value, Anchor(box: modifier.anchor.box.anchor(of: source)))
    return value
  }
}

extension View {
  /// Sets a preference made of a place in this view, in place of what the views in it set.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(_AnchorWritingModifier<A, K>(anchor: value, transform: transform))
  }
  /// Changes what the views in this one have set for a preference, with a place in this view at hand.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(_AnchorTransformModifier<A, K>(anchor: value, transform: transform))
  }
}
