import SashGraph
import SashLayout

/// Hands a value to the layout around a view.
public nonisolated struct _LayoutValueModifier<Key: LayoutValueKey>: UnaryModifier {
  var value: Key.Value
  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeUnaryLayout(inputs: inputs, body: body) {
      LayoutValueEngine(key: Key.self, value: modifier.value.value, child: $0)
    }
  }
}

extension View {
  /// Hands a value to the layout around this view, which reads it from the subview by the key.
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(_LayoutValueModifier<K>(value: value))
  }
}
