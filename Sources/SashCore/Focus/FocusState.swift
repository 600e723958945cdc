import Foundation
import SashGraph

/// A value that follows where the focus is, and that moves the focus when it is set.
///
/// Tie it to views with `focused(_:)` and `focused(_:equals:)`.
///
/// - Missing: a value that no view is tied to stays, where Apple's goes back to none.
@frozen @propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// What a view is tied to.
  @frozen @propertyWrapper
  public struct Binding {
    @usableFromInline let base: SashCore.Binding<Value>
    /// The value for no focus.
    @usableFromInline let none: Value
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set {
        if newValue != none { FocusWishes.note() }
        base.wrappedValue = newValue
      }
    }
    public var projectedValue: FocusState<Value>.Binding { self }
  }

  @usableFromInline var state: State<Value>
  @usableFromInline let none: Value
  @inlinable init(none: Value) {
    self.none = none
    state = State(initialValue: none)
  }

  /// Whether the focus is on the one view that is tied to this.
  @inlinable public init() where Value == Bool { self.init(none: false) }
  /// Which of the views tied to this has the focus; nil for none.
  @inlinable public init<T: Hashable>() where Value == T? { self.init(none: nil) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set {
      if newValue != none { FocusWishes.note() }
      state.wrappedValue = newValue
    }
  }
  public var projectedValue: FocusState<Value>.Binding { Binding(base: state.projectedValue, none: none) }
}

/// How often the main thread has asked for the focus by a value, also for where it is already.
package enum FocusWishes {
  package nonisolated(unsafe) private(set) static var count = 0
  static func note() { if Thread.isMainThread { count += 1 } }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

extension View {
  /// Ties the focus of the views in this one to a value: they have it while the value is `value`.
  public nonisolated func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
    -> some View
  { modifier(_FocusedModifier(binding: binding, value: value)) }

  /// Ties the focus of the views in this one to a condition.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusedModifier(binding: condition, value: true))
  }

  /// Puts the focus where `value` is tied to when this view appears and nothing has the focus yet.
  ///
  /// - Missing: priorities other than the automatic one.
  public nonisolated func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { if binding.wrappedValue == binding.none { binding.wrappedValue = value } }
  }
}

/// When a default focus is asked for again.
public struct DefaultFocusEvaluationPriority: Sendable {
  private enum Kind { case automatic, userInitiated }
  private let kind: Kind
  /// When views appear.
  public static let automatic = DefaultFocusEvaluationPriority(kind: .automatic)
  /// Also when the person moves the focus into the view.
  public static let userInitiated = DefaultFocusEvaluationPriority(kind: .userInitiated)
}

public struct _FocusedModifier<Value: Hashable>: ViewModifier {
  nonisolated(unsafe) let binding: FocusState<Value>.Binding
  nonisolated(unsafe) let value: Value
  nonisolated init(binding: FocusState<Value>.Binding, value: Value) {
    self.binding = binding
    self.value = value
  }
  public func body(content: Content) -> some View {
    let tie = FocusTie(binding, value)
    content.modifier(TiedFocusModifier()).transformEnvironment(\.focusTies) { $0.append(tie) }
  }
}

/// Lets what may have the focus look for values that are tied to it.
private nonisolated struct TiedFocusModifier: InputsModifier {
  static func _changeInputs(modifier: _GraphValue<Self>, inputs: inout _GraphInputs) {
    if inputs.focus?.isTied == true { return }
    inputs.focus = .changed(inputs.focus) { $0.isTied = true }
  }
}
