import SashGraph

/// Calls actions when a view comes and goes; on a list, when its first view comes and its last one goes.
@frozen public nonisolated struct _AppearanceActionModifier: ObservingModifier {
  public var appear: (() -> Void)?
  public var disappear: (() -> Void)?
  @inlinable public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    self.appear = appear
    self.disappear = disappear
  }

  package static func _observe(modifier: _GraphValue<Self>, inputs: _GraphInputs, group: ObservedGroup?) {
    let host = inputs.host
    let newest = NewestModifier<Self>()
    // First, so that the newest value is at hand when the view is found to be there.
    host.addObserver(
      Attribute(rule: NewestModifierRule(modifier: modifier.attribute, newest: newest)), inputs, group)
    let presence = Presence(
      host: host, appear: { newest.value?.appear?() }, disappear: { newest.value?.disappear?() })
    presence.follow(group, inputs)
  }
}

/// The value that a modifier had in the last update, also after its view has gone.
private final class NewestModifier<Modifier> {
  var value: Modifier?
}

private struct NewestModifierRule<Modifier>: Rule {
  let modifier: Attribute<Modifier>
  let newest: NewestModifier<Modifier>
  func compute() -> Int {
    newest.value = modifier.value
    return 0
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
