import SashGraph

/// Changes the transaction on its way down to a view and what is in it.
@frozen public nonisolated struct _TransactionModifier: InputsModifier {
  public var transform: (inout Transaction) -> Void
  @inlinable public init(transform: @escaping (inout Transaction) -> Void) { self.transform = transform }

  package static func _changeInputs(modifier: _GraphValue<Self>, inputs: inout _GraphInputs) {
    let modifier = modifier.attribute
    inputs.transform { modifier.value.transform(&$0) }
  }
}

/// A modifier that changes the transaction of those evaluations in which its value has changed.
package protocol ValueScopedTransaction: InputsModifier {
  associatedtype Value: Equatable
  var value: Value { get }
  func change(_ transaction: inout Transaction)
}

extension ValueScopedTransaction {
  package static func _changeInputs(modifier: _GraphValue<Self>, inputs: inout _GraphInputs) {
    inputs.mayAnimate = true
    inputs.transaction = Attribute(
      rule: ValueTransactionRule(
        modifier: modifier.attribute, outer: inputs.transaction, host: .passUnretained(inputs.host)))
    inputs.host.addObserver(inputs.transaction, inputs)
  }
}

/// Changes the transaction of those evaluations in which a value has changed.
public nonisolated struct _ValueTransactionModifier<Value: Equatable>: ValueScopedTransaction {
  public var value: Value
  public var transform: (inout Transaction) -> Void
  package func change(_ transaction: inout Transaction) { transform(&transaction) }
}

/// A modifier whose transaction is changed, while the view that it modifies keeps its own.
@frozen public nonisolated struct _PushPopTransactionModifier<Content: ViewModifier>: ViewModifier {
  public typealias Body = Never
  public var content: Content
  public var transform: (inout Transaction) -> Void
  @inlinable public init(content: Content, transform: @escaping (inout Transaction) -> Void) {
    self.content = content
    self.transform = transform
  }

  private static func scope(_ modifier: _GraphValue<Self>, _ inputs: _GraphInputs) -> _GraphInputs {
    var inner = inputs
    let modifier = modifier.attribute
    inner.transform { modifier.value.transform(&$0) }
    return inner
  }

  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.base = scope(modifier, inputs.base)
    return Content._makeView(modifier: modifier.part(at: 0, as: Content.self), inputs: inner) {
      graph, below in
      var below = below
      below.base.transaction = inputs.base.transaction
      return body(graph, below)
    }
  }

  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    var inner = inputs
    inner.base = scope(modifier, inputs.base)
    return Content._makeViewList(modifier: modifier.part(at: 0, as: Content.self), inputs: inner) {
      graph, below in
      var below = below
      below.base.transaction = inputs.base.transaction
      return body(graph, below)
    }
  }
}

/// A view with modifiers whose transaction is changed, while the view inside keeps its own.
public nonisolated struct _ScopedTransactionView<Source: View, Content: View>: View {
  public typealias Body = Never
  var source: Source
  var content: Content
  var transform: (inout Transaction) -> Void
  public var body: Never { bodyError() }

  private static func scope(_ view: _GraphValue<Self>, _ inputs: _GraphInputs) -> _GraphInputs {
    var inner = inputs
    let attribute = view.attribute
    let source = view.part(at: 0, as: Source.self)
    let transaction = inputs.transaction
    inner.transform { attribute.value.transform(&$0) }
    inner.modifierBodies = ModifierBodyStack(
      modifier: PlaceholderContentView<Source>.self, outer: inputs.modifierBodies,
      makeView: { _, below in
        var below = below
        below.base.transaction = transaction
        return Source._makeView(view: source, inputs: below)
      },
      makeViewList: { _, below in
        var below = below
        below.base.transaction = transaction
        return Source._makeViewList(view: source, inputs: below)
      })
    return inner
  }
  private static var contentOffset: Int { FieldOffset.second(Source.self, Content.self) }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var inner = inputs
    inner.base = scope(view, inputs.base)
    return Content._makeView(view: view.part(at: contentOffset, as: Content.self), inputs: inner)
  }
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    var inner = inputs
    inner.base = scope(view, inputs.base)
    return Content._makeViewList(view: view.part(at: contentOffset, as: Content.self), inputs: inner)
  }
}

/// Stands for the modified view in the closures of modifiers that apply to some of a view's modifiers.
public nonisolated struct PlaceholderContentView<Value>: View {
  public typealias Body = Never
  public var body: Never { bodyError() }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let entry = find(inputs.base)
    var inner = inputs
    inner.base.modifierBodies = entry.outer
    return entry.makeView!(_Graph(), inner)
  }
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let entry = find(inputs.base)
    var inner = inputs
    inner.base.modifierBodies = entry.outer
    return entry.makeViewList!(_Graph(), inner)
  }
  private static func find(_ inputs: _GraphInputs) -> ModifierBodyStack {
    var entry = inputs.modifierBodies
    while let candidate = entry {
      if candidate.modifier == ObjectIdentifier(Self.self) { return candidate }
      entry = candidate.outer
    }
    fatalError("A \(Self.self) is used outside of the closure that was given it.")
  }
}

extension _GraphInputs {
  /// Changes the transaction for what is made with these inputs. `change` runs in each evaluation whose transaction
  /// differs from the last, and when what it reads has changed.
  mutating func transform(_ change: @escaping (inout Transaction) -> Void) {
    mayAnimate = true
    transaction = Attribute(rule: TransactionRule(outer: transaction, change: change))
    host.addObserver(transaction, self)
  }
}

/// The transaction of the parent with a change.
private struct TransactionRule: Rule {
  let outer: Attribute<Transaction>
  let change: (inout Transaction) -> Void
  func compute() -> Transaction {
    var transaction = outer.value
    change(&transaction)
    return transaction
  }
}

private struct ValueTransactionRule<Modifier: ValueScopedTransaction>: Rule {
  let modifier: Attribute<Modifier>
  let outer: Attribute<Transaction>
  let host: Unmanaged<ViewGraph>
  var last: Modifier.Value?

  init(modifier: Attribute<Modifier>, outer: Attribute<Transaction>, host: Unmanaged<ViewGraph>) {
    self.modifier = modifier
    self.outer = outer
    self.host = host
  }

  mutating func compute() -> Transaction {
    let modifier = modifier.value
    var transaction = outer.value
    if let last, last != modifier.value {
      modifier.change(&transaction)
      if let rule = Graph.current?.runningAttribute { host.takeUnretainedValue().endAfterEvaluation(rule) }
    }
    last = modifier.value
    return transaction
  }
}

extension View {
  /// Changes the transaction for this view and the views in it, on its way down to them.
  @inlinable public nonisolated __consuming func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }

  /// Changes the transaction for this view and the views in it when `value` has changed, and not otherwise.
  public nonisolated func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_ValueTransactionModifier(value: value, transform: transform))
  }

  /// Changes the transaction for the modifiers that `body` applies, and not for this view itself.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    _ScopedTransactionView(source: self, content: body(PlaceholderContentView()), transform: transform)
  }
}

extension ViewModifier {
  /// Changes the transaction for this modifier, and not for the view that it modifies.
  @inlinable public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some ViewModifier
  {
    _PushPopTransactionModifier(content: self, transform: transform)
  }
}
