import SashCore

/// What a stepper looks like where it is not as usual; `UIStepper` says it.
package struct StepperLook: Equatable, Sendable {
  /// In the places of the minus and the plus, behind the halves, and of the line between them.
  package var minus: Image?
  package var plus: Image?
  package var ground: Image?
  package var divider: Image?
  /// Whether a press that lasts acts again and again.
  package var repeats = true
  package init() {}
}

private struct StepperLookKey: EnvironmentKey { static var defaultValue: StepperLook? { nil } }

extension EnvironmentValues {
  /// The look of steppers in a part of the views; nil is the usual one.
  package var stepperLook: StepperLook? {
    get { self[StepperLookKey.self] }
    set { self[StepperLookKey.self] = newValue }
  }
}
