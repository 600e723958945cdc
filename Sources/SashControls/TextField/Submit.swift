import SashCore
import SashGraph

/// What return does in the fields at a place.
///
/// It looks for the closures when they are called: those that a view makes anew each time change nothing in the environment.
final class SubmitAction: ComparedByValue {
  private let modifier: WeakAttribute<SubmitModifier>
  private let outer: SubmitAction?

  fileprivate init(modifier: WeakAttribute<SubmitModifier>, outer: SubmitAction?) {
    self.modifier = modifier
    self.outer = outer
  }
  static func == (a: SubmitAction, b: SubmitAction) -> Bool {
    a === b || (a.modifier == b.modifier && a.outer == b.outer)
  }
  /// What is to be called, those of views further in first. The graph has to be the current one.
  var actions: [() -> Void] {
    (modifier.attribute.map { [$0.untrackedValue.action] } ?? []) + (outer?.actions ?? [])
  }
}

private struct SubmitKey: EnvironmentKey {
  static var defaultValue: SubmitAction? { nil }
}
private struct SearchSubmitKey: EnvironmentKey {
  static var defaultValue: SubmitAction? { nil }
}

extension EnvironmentValues {
  var submitAction: SubmitAction? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
  /// What return in a search field does.
  var searchAction: SubmitAction? {
    get { self[SearchSubmitKey.self] }
    set { self[SearchSubmitKey.self] = newValue }
  }
}

private nonisolated struct SubmitModifier: InputsModifier {
  let triggers: SubmitTriggers
  let action: () -> Void

  static func _changeInputs(modifier: _GraphValue<Self>, inputs: inout _GraphInputs) {
    let attribute = modifier.attribute
    let current = WeakAttribute(attribute)
    inputs.environment = inputs.environment.changed {
      let triggers = attribute.value.triggers
      if triggers.contains(.text) {
        $0.submitAction = SubmitAction(modifier: current, outer: $0.submitAction)
      }
      if triggers.contains(.search) {
        $0.searchAction = SubmitAction(modifier: current, outer: $0.searchAction)
      }
    }
  }
}

extension View {
  /// Calls `action` when return is typed into a field in this view, after the actions of views further in.
  public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void)
    -> some View
  {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps what is entered in this view from the actions of views around it.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.self) {
      if isBlocking { ($0.submitAction, $0.searchAction) = (nil, nil) }
    }
  }
}
