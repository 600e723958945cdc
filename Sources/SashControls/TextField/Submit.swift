import SashCore
import SashGraph

/// What return does in the text fields at a place.
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

extension EnvironmentValues {
  var submitAction: SubmitAction? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

private nonisolated struct SubmitModifier: InputsModifier {
  let action: () -> Void

  static func _changeInputs(modifier: _GraphValue<Self>, inputs: inout _GraphInputs) {
    let modifier = WeakAttribute(modifier.attribute)
    inputs.environment = inputs.environment.changed {
      $0.submitAction = SubmitAction(modifier: modifier, outer: $0.submitAction)
    }
  }
}

extension View {
  /// Calls `action` when return is typed into a text field in this view, after the actions of views further in.
  public nonisolated func onSubmit(_ action: @escaping () -> Void) -> some View {
    modifier(SubmitModifier(action: action))
  }
}
