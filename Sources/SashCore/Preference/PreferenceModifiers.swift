import SashGraph

/// Sets a preference for a view, in place of what the views in it set.
@frozen public nonisolated struct _PreferenceWritingModifier<Key: PreferenceKey>: UnaryModifier {
  public var value: Key.Value
  @inlinable public init(key: Key.Type = Key.self, value: Key.Value) { self.value = value }

  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let isWanted = inputs.preferences.contains(Key.self)
    var inner = inputs
    inner.preferences.remove(Key.self)
    var outputs = body(_Graph(), inner)
    if isWanted {
      outputs.preferences.set(
        Key.self, Attribute(rule: PreferenceValueRule<Key>(modifier: modifier.attribute)))
    }
    return outputs
  }
}

private struct PreferenceValueRule<K: PreferenceKey>: Rule {
  let modifier: Attribute<_PreferenceWritingModifier<K>>
  func compute() -> K.Value? { modifier.value.value }
}

/// Changes what the views in a view have set for a preference.
@frozen public nonisolated struct _PreferenceTransformModifier<Key: PreferenceKey>: UnaryModifier {
  public var transform: (inout Key.Value) -> Void
  @inlinable public init(key: Key.Type = Key.self, transform: @escaping (inout Key.Value) -> Void) {
    self.transform = transform
  }

  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    if inputs.preferences.contains(Key.self) {
      let inner = outputs.preferences.optional(for: Key.self)
      outputs.preferences.set(
        Key.self, Attribute(rule: PreferenceTransformRule<Key>(modifier: modifier.attribute, inner: inner)))
    }
    return outputs
  }
}

private struct PreferenceTransformRule<K: PreferenceKey>: Rule {
  let modifier: Attribute<_PreferenceTransformModifier<K>>
  let inner: Attribute<K.Value?>?
  func compute() -> K.Value? {
    var value = inner?.value ?? K.defaultValue
    modifier.value.transform(&value)
    return value
  }
}

/// Calls an action with the merged value of a preference, at first and whenever it changes.
@frozen public nonisolated struct _PreferenceActionModifier<Key: PreferenceKey>: UnaryModifier
where Key.Value: Equatable {
  public var action: (Key.Value) -> Void
  @inlinable public init(action: @escaping (Key.Value) -> Void) { self.action = action }

  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.preferences.insert(Key.self)
    let outputs = body(_Graph(), inner)
    let host = inputs.host
    host.addObserver(
      Attribute(
        rule: PreferenceActionRule<Key>(
          modifier: modifier.attribute, value: outputs.preferences.optional(for: Key.self), host: host,
          place: inputs.base.placeInWords)),
      inputs.base)
    return outputs
  }
}

private struct PreferenceActionRule<K: PreferenceKey>: Rule where K.Value: Equatable {
  let modifier: Attribute<_PreferenceActionModifier<K>>
  let value: Attribute<K.Value?>?
  unowned(unsafe) let host: ViewGraph
  let place: String
  var last: K.Value?
  var limiter = FrameLimiter()

  mutating func compute() -> Int {
    let action = modifier.value.action
    let new = value?.value ?? K.defaultValue
    if let last, last == new { return 0 }
    last = new
    let placeInWords = place
    guard
      limiter.allows(
        host, "Bound preference \(K.self) tried to update multiple times per frame.\(placeInWords)")
    else { return 0 }
    host.enqueue { action(new) }
    return 0
  }

  init(
    modifier: Attribute<_PreferenceActionModifier<K>>, value: Attribute<K.Value?>?, host: ViewGraph,
    place: String
  ) {
    self.place = place
    self.modifier = modifier
    self.value = value
    self.host = host
  }
}

extension View {
  /// Sets a preference, in place of what the views in this one set.
  @inlinable public nonisolated __consuming func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  )
    -> some View
  {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }
  /// Changes what the views in this one have set for a preference.
  @inlinable public nonisolated __consuming func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }
  /// Calls `action` with the merged value of a preference of the views in this one, at first and when it changes.
  @preconcurrency @inlinable public nonisolated __consuming func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
}
