import Foundation
import SashGraph

/// A value that a gesture sets while it goes on, and that goes back when the gesture ends or is called off.
///
/// Only `updating(_:body:)` sets it.
@frozen @propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  @usableFromInline var state: State<Value>
  @usableFromInline let reset: (Value, inout Transaction) -> Void

  @inlinable public init(wrappedValue: Value) {
    self.init(initialValue: wrappedValue, resetTransaction: Transaction())
  }
  @inlinable public init(initialValue: Value) {
    self.init(initialValue: initialValue, resetTransaction: Transaction())
  }
  /// - Parameter resetTransaction: What the value goes back with.
  @inlinable public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
  }
  /// - Parameter resetTransaction: What the value goes back with.
  @inlinable public init(initialValue: Value, resetTransaction: Transaction) {
    state = State(initialValue: initialValue)
    reset = { $1 = resetTransaction }
  }
  /// - Parameter reset: Gets the last value and makes the transaction that it goes back with.
  @inlinable public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: wrappedValue, reset: reset)
  }
  /// - Parameter reset: Gets the last value and makes the transaction that it goes back with.
  @inlinable public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    state = State(initialValue: initialValue)
    self.reset = reset
  }

  public var wrappedValue: Value { state.wrappedValue }
  /// What `updating(_:body:)` takes.
  public var projectedValue: GestureState<Value> { self }
}

@available(*, unavailable)
extension GestureState: Sendable {}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// - Parameter resetTransaction: What the value goes back with.
  @inlinable public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
  /// - Parameter reset: Gets the last value and makes the transaction that it goes back with.
  @inlinable public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension Gesture {
  /// Has `body` set a gesture state whenever the value of the gesture changes. The state goes back when the gesture ends
  /// or is called off.
  @inlinable public nonisolated func updating<State>(
    _ state: GestureState<State>, body: @escaping (Self.Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

/// A gesture that sets a gesture state.
@frozen public nonisolated struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  public var base: Base
  public var state: GestureState<State>
  public var body: (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void

  @inlinable public init(
    base: Base, state: GestureState<State>,
    body: @escaping (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }

  public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs)
    -> _GestureOutputs<Base.Value>
  {
    let base = Base._makeGesture(gesture: gesture.part(at: 0, as: Base.self), inputs: inputs)
    return _GestureOutputs(StateRecognizer(LatestGesture(gesture), base.recognizer))
  }
}

private final class StateRecognizer<Base: Gesture, State>: WrappingRecognizer<Base.Value, Base.Value> {
  private let gesture: LatestGesture<GestureStateGesture<Base, State>>
  private var isSet = false

  init(
    _ gesture: LatestGesture<GestureStateGesture<Base, State>>, _ content: GestureRecognizer<Base.Value>
  ) {
    self.gesture = gesture
    super.init(content)
  }

  override func next(_ step: GestureStep) -> GesturePhase<Base.Value> {
    let before = content.phase
    let phase = content.update(step)
    if !phase.isTerminal, let value = phase.value {
      // Time alone changes no value, apart from the first.
      if step.news == nil, isSet, isActive(before) == isActive(phase) { return phase }
      isSet = true
      let gesture = gesture.value
      step.actions.update {
        var transaction = Transaction.ofGestures
        var state = gesture.state.state.wrappedValue
        gesture.body(value, &state, &transaction)
        withTransaction(transaction) { gesture.state.state.wrappedValue = state }
      }
    } else {
      putBack(step.actions)
    }
    return phase
  }
  private func isActive(_ phase: GesturePhase<Base.Value>) -> Bool {
    if case .active = phase { true } else { false }
  }

  private func putBack(_ actions: GestureActions) {
    guard isSet else { return }
    isSet = false
    let state = gesture.value.state
    actions.reset {
      var transaction = Transaction()
      state.reset(state.state.wrappedValue, &transaction)
      withTransaction(transaction) { state.state.wrappedValue = state.state._value }
    }
  }
  override func cancelled(_ actions: GestureActions) {
    super.cancelled(actions)
    putBack(actions)
  }
}
