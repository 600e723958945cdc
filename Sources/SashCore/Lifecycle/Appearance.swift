import SashGraph

/// Calls actions when a view comes and goes.
@frozen public nonisolated struct _AppearanceActionModifier: UnaryModifier {
  public var appear: (() -> Void)?
  public var disappear: (() -> Void)?
  @inlinable public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    self.appear = appear
    self.disappear = disappear
  }

  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    let host = inputs.host
    host.addObserver(Attribute(rule: AppearanceRule(modifier: modifier.attribute, host: host)))
    return outputs
  }
}

/// Keeps the actions of the newest value at hand. The first run is the appearance, the end of the node the
/// disappearance; both only queue the action.
struct AppearanceRule: Rule {
  let modifier: Attribute<_AppearanceActionModifier>
  unowned(unsafe) let host: ViewGraph
  var latest: _AppearanceActionModifier?

  init(modifier: Attribute<_AppearanceActionModifier>, host: ViewGraph) {
    self.modifier = modifier
    self.host = host
  }

  mutating func compute() -> Int {
    let isFirst = latest == nil
    let value = modifier.value
    latest = value
    if isFirst, let appear = value.appear { host.enqueue(appear) }
    return 0
  }

  mutating func destroy() {
    if let disappear = latest?.disappear { host.enqueue(disappear) }
  }
}

extension View {
  /// Calls `action` before the first frame with this view, after its body has run.
  @inlinable public nonisolated __consuming func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action))
  }
  /// Calls `action` after this view has left the tree.
  @inlinable public nonisolated __consuming func onDisappear(perform action: (() -> Void)? = nil) -> some View
  {
    modifier(_AppearanceActionModifier(disappear: action))
  }
}
