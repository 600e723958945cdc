import Foundation
import SashGraph

/// A way to read and write a value that lives elsewhere.
@frozen @propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  @usableFromInline var location: AnyLocation<Value>
  /// What writes through this binding carry along.
  public var transaction: Transaction

  package init(location: AnyLocation<Value>, transaction: Transaction = Transaction()) {
    self.location = location
    self.transaction = transaction
  }

  /// A binding of two closures. It is new each time it is made, so views that get it are evaluated again.
  @preconcurrency
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // Bindings are read and written where the views are: the isolation of the closures is that of the caller.
    let getter = unsafeBitCast(get, to: (() -> Value).self)
    let setter = unsafeBitCast(set, to: ((Value) -> Void).self)
    self.init(location: FunctionalLocation(get: getter, set: { value, _ in setter(value) }))
  }

  @preconcurrency
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let getter = unsafeBitCast(get, to: (() -> Value).self)
    let setter = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
    self.init(location: FunctionalLocation(get: getter, set: setter))
  }

  /// A binding that always has this value; writes are ignored.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction: transaction.overridden(by: .current)) }
  }
  public var projectedValue: Binding<Value> { self }
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(location: location.projecting(KeyPathPart(keyPath: keyPath)), transaction: transaction)
  }

  /// A binding to the same value whose writes carry `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: location, transaction: transaction)
  }
}

extension Binding {
  /// A binding to an optional from one to its content; writing nil leaves the content.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(location: base.location.projecting(OptionalPart()), transaction: base.transaction)
  }
  /// A binding to the content of an optional, or nil while there is none.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(location: base.location.projecting(UnwrappedPart(first: first)), transaction: base.transaction)
  }
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(location: base.location.projecting(ErasedPart()), transaction: base.transaction)
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {
  public static func _makePropertyBox(inputs: _GraphInputs) -> _DynamicPropertyBox? { nil }
}

extension Binding: ChangingProperty {
  func hasChanged(for reader: AnyAttribute) -> Bool {
    guard let attribute = Graph.current.flatMap({ location.attribute(in: $0) }) else { return false }
    return attribute.any.hasChanged(sinceLastRunOf: reader)
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      location: location.projecting(ElementPart<Value>(index: position)), transaction: transaction)
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
