import SashDisplay
import SashGraph
import SashInput

private nonisolated struct FocusEffectModifier: InputsModifier {
  let isDisabled: Bool
  static func _changeInputs(modifier: _GraphValue<Self>, inputs: inout _GraphInputs) {
    let current = WeakAttribute(modifier.attribute)
    inputs.focus = .changed(inputs.focus) {
      $0.showsEffect.append { current.attribute?.untrackedValue.isDisabled != true }
    }
    inputs.environment = inputs.environment.changed {
      $0.isFocusEffectEnabled = $0.isFocusEffectEnabled && !modifier.value.isDisabled
    }
  }
}

private struct FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether views here show that they have the focus.
  public internal(set) var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

private nonisolated struct FocusScopeModifier: InputsModifier {
  let namespace: Namespace.ID
  static func _changeInputs(modifier: _GraphValue<Self>, inputs: inout _GraphInputs) {
    let namespace = modifier.attribute.untrackedValue.namespace
    inputs.focus = .changed(inputs.focus) { $0.scopes.append(namespace) }
  }
}

private nonisolated struct PreferredFocusModifier: InputsModifier {
  let isWanted: Bool
  let namespace: Namespace.ID
  static func _changeInputs(modifier: _GraphValue<Self>, inputs: inout _GraphInputs) {
    let namespace = modifier.attribute.untrackedValue.namespace
    let current = WeakAttribute(modifier.attribute)
    inputs.focus = .changed(inputs.focus) {
      $0.preferences.append((namespace, { current.attribute?.untrackedValue.isWanted == true }))
    }
  }
}

extension View {
  /// Takes away what shows that a view in this one has the focus.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(FocusEffectModifier(isDisabled: disabled))
  }
  /// Keeps the walk of keys in this view until it has come to all of it. Tab walks by what views are in anyway: nothing in
  /// this view is left out for something beside it.
  public nonisolated func focusSection() -> some View { self }
  /// Bounds a part of the window in which one view is preferred for the focus.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(FocusScopeModifier(namespace: namespace))
  }
  /// Asks for the focus when the scope appears and nothing has it, or when it is reset.
  public nonisolated func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
    -> some View
  { modifier(PreferredFocusModifier(isWanted: prefersDefaultFocus, namespace: namespace)) }
}

private struct ResetFocusKey: EnvironmentKey {
  static var defaultValue: ResetFocusAction { ResetFocusAction() }
}

extension EnvironmentValues {
  /// Moves the focus to what is preferred in a scope.
  public internal(set) var resetFocus: ResetFocusAction {
    get { self[ResetFocusKey.self] }
    set { self[ResetFocusKey.self] = newValue }
  }
}

/// Moves the focus to what is preferred in a scope.
public struct ResetFocusAction {
  weak var host: ViewGraph?
  /// Moves the focus to the view in the scope that prefers it; without one it stays.
  @MainActor public func callAsFunction(in namespace: Namespace.ID) {
    host?.focus.prefer(in: namespace)
    host?.requestFrame()
  }
}

extension SceneFocus {
  /// Looks, after the evaluation that goes on, who is preferred for the focus that nobody has.
  func preferLater() {
    if isToBePreferred { return }
    isToBePreferred = true
    scene.enqueueLast { [weak scene] in
      scene?.enqueueLast { [weak scene] in
        guard let focus = scene?.focus else { return }
        focus.isToBePreferred = false
        if !focus.isInFront { focus.prefer(in: nil) }
      }
    }
  }

  /// Moves the focus to the first view that is preferred in a scope, or in any.
  func prefer(in namespace: Namespace.ID?) {
    let places = focusPlaces(in: scene.display()) { id in
      guard let responder = scene.responders[id] as? any FocusResponder,
        let said = entries[ObjectIdentifier(responder)]?.said
      else { return .none }
      return scene.graph.withCurrent { said.isPreferred(in: namespace) } ? .whole : .none
    }
    guard let first = places.first, let responder = scene.responders[first.responder] as? any FocusResponder
    else { return }
    moveByValue(to: responder)
  }
}

extension FocusSurroundings {
  fileprivate func isPreferred(in namespace: Namespace.ID?) -> Bool {
    preferences.contains { preference in
      scopes.contains(preference.scope) && (namespace == nil || namespace == preference.scope)
        && preference.isWanted()
    }
  }
}
