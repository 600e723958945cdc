import SashGraph

/// Calls an action when a value differs between two runs of the body around it.
public nonisolated struct _ValueActionModifier<Value: Equatable>: ObservingModifier {
  enum Action {
    /// The form of iOS 14: runs the closure of the previous body.
    case previous((Value) -> Void)
    case latest((Value, Value) -> Void)
    /// Is told with which transaction the value changed.
    case told((Value, Value, Transaction) -> Void)
  }
  var value: Value
  var initial: Bool
  var action: Action

  package static func _observe(modifier: _GraphValue<Self>, inputs: _GraphInputs, group: ObservedGroup?) {
    let host = inputs.host
    host.addObserver(
      Attribute(
        rule: ValueActionRule(modifier: modifier.attribute, transaction: inputs.transaction, host: host)),
      inputs, group)
  }
}

private struct ValueActionRule<Value: Equatable>: Rule {
  let modifier: Attribute<_ValueActionModifier<Value>>
  let transaction: Attribute<Transaction>
  unowned(unsafe) let host: ViewGraph
  var last: _ValueActionModifier<Value>?
  var limiter = FrameLimiter()

  init(
    modifier: Attribute<_ValueActionModifier<Value>>, transaction: Attribute<Transaction>, host: ViewGraph
  ) {
    self.modifier = modifier
    self.transaction = transaction
    self.host = host
  }

  mutating func compute() -> Int {
    let new = modifier.value
    defer { last = new }
    guard let last else {
      if new.initial { tell(new.action, new.value, new.value) }
      return 0
    }
    if last.value == new.value { return 0 }
    guard
      limiter.allows(host, "onChange(of: \(Value.self)) action tried to update multiple times per frame.")
    else { return 0 }
    if case .previous(let action) = last.action, case .previous = new.action {
      host.enqueue { action(new.value) }
    } else {
      tell(new.action, last.value, new.value)
    }
    return 0
  }

  private func tell(_ action: _ValueActionModifier<Value>.Action, _ old: Value, _ new: Value) {
    switch action {
    case .previous(let action): if last != nil { host.enqueue { action(new) } }
    case .latest(let action): host.enqueue { action(old, new) }
    case .told(let action):
      let transaction = transaction.untrackedValue
      host.enqueue { action(old, new, transaction) }
    }
  }
}

extension View {
  /// Calls `action` with the new value when `value` has changed, with the closure of the body before the change.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, initial: false, action: .previous(action)))
  }
  /// Calls `action` with the old and the new value when `value` has changed; with `initial` also when the view appears.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, initial: initial, action: .latest(action)))
  }
  /// Calls `action` when `value` has changed; with `initial` also when the view appears.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, initial: initial, action: .latest({ _, _ in action() })))
  }

  /// Calls `action` when the view appears and when `value` has changed, with the transaction that this came with.
  package nonisolated func onTransition<V: Equatable>(
    of value: V, _ action: @escaping (_ oldValue: V, _ newValue: V, _ transaction: Transaction) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, initial: true, action: .told(action)))
  }
}
