import SashGraph
import SashLayout

/// Puts a view before another, made of what that one has set for a preference.
@frozen public nonisolated struct _OverlayPreferenceModifier<Key: PreferenceKey, Overlay: View>: UnaryModifier
{
  public var transform: (Key.Value) -> Overlay
  public var alignment: Alignment
  @inlinable public init(alignment: Alignment, @ViewBuilder transform: @escaping (Key.Value) -> Overlay) {
    self.transform = transform
    self.alignment = alignment
  }

  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makePreferenceLayer(
      Key.self, inputs: inputs, body: body, isInFront: true, alignment: { modifier.value.alignment },
      content: { modifier.value.transform($0) })
  }
}

/// Puts a view behind another, made of what that one has set for a preference.
@frozen
public nonisolated struct _BackgroundPreferenceModifier<Key: PreferenceKey, Background: View>:
  UnaryModifier
{
  public var transform: (Key.Value) -> Background
  public var alignment: Alignment
  @inlinable public init(alignment: Alignment, @ViewBuilder transform: @escaping (Key.Value) -> Background) {
    self.transform = transform
    self.alignment = alignment
  }

  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makePreferenceLayer(
      Key.self, inputs: inputs, body: body, isInFront: false, alignment: { modifier.value.alignment },
      content: { modifier.value.transform($0) })
  }
}

/// The value comes from the first view alone; both contribute to what is handed further up.
private func makePreferenceLayer<K: PreferenceKey, Content: View>(
  _ key: K.Type, inputs: _ViewInputs, body: (_Graph, _ViewInputs) -> _ViewOutputs, isInFront: Bool,
  alignment: @escaping () -> Alignment, content: @escaping (K.Value) -> Content
) -> _ViewOutputs {
  var inner = inputs
  inner.preferences.insert(key)
  let primary = body(_Graph(), inner)
  let value = primary.preferences.optional(for: key)
  return makeLayered(
    inputs: inputs, primary: primary,
    secondary: { inputs in
      let view = Attribute(
        rule: PreferenceContentRule<K, Content>(value: value, content: content, host: inputs.host))
      let direction = inputs.environment.attribute(for: \.layoutDirection)
      return makeContainer(
        list: .madeLater(inputs.listInputs) { Content._makeViewList(view: _GraphValue(view), inputs: $0) },
        inputs: inputs
      ) { children, _ in
        ZStackEngine(alignment: alignment(), children: children, direction: direction.value)
      }
    }, secondaryInFront: isInFront, alignment: alignment)
}

private struct PreferenceContentRule<K: PreferenceKey, Content: View>: Rule {
  let value: Attribute<K.Value?>?
  let content: (K.Value) -> Content
  unowned(unsafe) let host: ViewGraph
  var reads = ObservedReads()
  mutating func compute() -> Content {
    let value = value?.value ?? K.defaultValue
    let content = content
    return reads.track(host) { content(value) }
  }
}

extension View {
  /// Puts views before this one, made of what this one has set for a preference.
  @inlinable public nonisolated __consuming func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(_OverlayPreferenceModifier<Key, T>(alignment: .center, transform: transform))
  }
  /// Puts views before this one, made of what this one has set for a preference, where `alignment` says.
  @inlinable public nonisolated __consuming func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_OverlayPreferenceModifier<K, V>(alignment: alignment, transform: transform))
  }
  /// Puts views behind this one, made of what this one has set for a preference.
  @inlinable public nonisolated __consuming func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(_BackgroundPreferenceModifier<Key, T>(alignment: .center, transform: transform))
  }
  /// Puts views behind this one, made of what this one has set for a preference, where `alignment` says.
  @inlinable public nonisolated __consuming func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_BackgroundPreferenceModifier<K, V>(alignment: alignment, transform: transform))
  }
}
