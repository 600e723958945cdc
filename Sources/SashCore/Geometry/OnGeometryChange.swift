import SashGraph

/// Calls an action with a value made of the geometry of a view, at first and whenever the value changes.
public nonisolated struct _GeometryActionModifier<Value: Equatable>: UnaryModifier {
  var value: (GeometryProxy) -> Value
  var action: (Value, Value) -> Void

  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    let host = inputs.host
    host.addObserver(
      Attribute(
        rule: GeometryActionRule(
          modifier: modifier.attribute, proxy: GeometryProxy(source: GeometrySource(inputs: inputs)),
          host: host, place: inputs.base.placeInWords)),
      inputs.base)
    return outputs
  }
}

/// Observers come up to date once all is laid out, and what they queue runs before the frame is shown.
private struct GeometryActionRule<Value: Equatable>: Rule {
  let modifier: Attribute<_GeometryActionModifier<Value>>
  let proxy: GeometryProxy
  unowned(unsafe) let host: ViewGraph
  let place: String
  var last: Value?
  var limiter = FrameLimiter()
  var reads = ObservedReads()

  init(
    modifier: Attribute<_GeometryActionModifier<Value>>, proxy: GeometryProxy, host: ViewGraph, place: String
  ) {
    self.place = place
    self.modifier = modifier
    self.proxy = proxy
    self.host = host
  }

  mutating func compute() -> Int {
    let modifier = modifier.value
    let proxy = proxy
    let new = reads.track(host) { modifier.value(proxy) }
    if let last, last == new { return 0 }
    let old = last ?? new
    last = new
    let placeInWords = place
    guard
      limiter.allows(
        host,
        "onGeometryChange(for: \(Value.self)) action tried to update multiple times per frame.\(placeInWords)"
      )
    else { return 0 }
    let action = modifier.action
    host.enqueue { action(old, new) }
    return 0
  }
}

extension View {
  /// Calls `action` with a value made of this view's geometry, when the view appears and when the value has changed.
  @preconcurrency public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier<T>(value: transform, action: { _, new in action(new) }))
  }
  /// Calls `action` with the old and the new value made of this view's geometry; at first both are the same.
  @preconcurrency public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier<T>(value: transform, action: action))
  }
}
