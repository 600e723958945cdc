import Combine
import Foundation
import Observation
import SashGraph

/// Watches an observable object that someone else owns: each change of it makes the view run again.
@frozen @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Gives bindings to the object's properties.
  @dynamicMemberLookup @frozen public struct Wrapper {
    let root: ObjectType
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>)
      -> Binding<Subject>
    {
      Binding(location: ObjectLocation(root: root, keyPath: keyPath))
    }
  }
  @usableFromInline var object: ObjectType
  /// Another number after each change of the object: a closure that captures nothing but a view with this property is
  /// then another one.
  @usableFromInline var seed: UInt32 = 0
  @inlinable public init(wrappedValue: ObjectType) { object = wrappedValue }
  @inlinable public init(initialValue: ObjectType) { object = initialValue }
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(root: object) }

  public static func _makePropertyBox(inputs: _GraphInputs) -> _DynamicPropertyBox? {
    ObservedObjectBox<ObjectType>(inputs: inputs)
  }
}

/// A property of an object. Two are the same place when object and key path are.
final class ObjectLocation<Root: AnyObject, Value>: AnyLocation<Value>, @unchecked Sendable {
  let root: Root
  let keyPath: ReferenceWritableKeyPath<Root, Value>
  init(root: Root, keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }
  override func get() -> Value { root[keyPath: keyPath] }
  // A look at an observable object counts as reading it.
  override func peek() -> Value? { root is any Observable ? nil : root[keyPath: keyPath] }
  override func set(_ value: Value, transaction: Transaction) {
    if transaction.values.isEmpty {
      root[keyPath: keyPath] = value
    } else {
      withTransaction(transaction.overridden(by: .current)) { root[keyPath: keyPath] = value }
    }
  }
}

/// Makes the rules that read it run again whenever an object announces a change.
final class ObjectSubscription<ObjectType: ObservableObject> {
  private let host: ViewGraph
  private let signal: Attribute<UInt32>
  private let weakSignal: WeakAttribute<UInt32>
  private weak var object: ObjectType?
  private var subscription: AnyCancellable?

  init(host: ViewGraph, subgraph: Subgraph) {
    self.host = host
    signal = subgraph.apply { Attribute(input: 0) }
    weakSignal = WeakAttribute(signal)
  }

  /// Watches `new`, and makes the running rule depend on it. Returns another number after each change.
  @discardableResult
  func follow(_ new: ObjectType) -> UInt32 {
    if new !== object || subscription == nil {
      object = new
      subscription = new.objectWillChange.sink { [weak host, weakSignal] _ in
        Self.fire(host, weakSignal)
      }
    }
    return signal.value
  }

  private static func fire(_ host: ViewGraph?, _ weakSignal: WeakAttribute<UInt32>) {
    guard isMainThread() else {
      runtimeWarning(
        "Publishing changes from background threads is not allowed; make sure to publish values from the main "
          + "thread (via operators like receive(on:)) on model updates.")
      ChangeInProgress.whenStored { DispatchQueue.main.async { fire(host, weakSignal) } }
      return
    }
    guard let host else { return }
    if host.graph.isUpdating {
      runtimeWarning(
        "Publishing changes from within view updates is not allowed, this will cause undefined behavior.")
      host.enqueue { fire(host, weakSignal) }
      return
    }
    host.change(Transaction.current) { weakSignal.attribute?.updateInput { $0 &+= 1 } }
  }

  func cancel() { subscription = nil }
  func hasChanged(for reader: AnyAttribute) -> Bool { signal.any.hasChanged(sinceLastRunOf: reader) }
}

final class ObservedObjectBox<ObjectType: ObservableObject>: _DynamicPropertyBox {
  private let subscription: ObjectSubscription<ObjectType>
  init(inputs: _GraphInputs) {
    subscription = ObjectSubscription(host: inputs.host, subgraph: Subgraph.current!)
  }
  override func update(_ field: UnsafeMutableRawPointer) {
    let property = field.assumingMemoryBound(to: ObservedObject<ObjectType>.self)
    property.pointee.seed = subscription.follow(property.pointee.object)
  }
  override func destroy() { subscription.cancel() }
  override func hasChanged(for reader: AnyAttribute) -> Bool { subscription.hasChanged(for: reader) }
}

extension ObservableObjectPublisher {
  /// Tells of a change with a transaction; once the update of the views is over, if one runs: a fetch that a view asks for
  /// finds what other views show changed.
  package func send(outsideUpdatesWith transaction: Transaction) {
    let tell = { withTransaction(transaction) { self.send() } }
    if let graph = Graph.current { graph.deferUntilIdle(tell) } else { tell() }
  }
}
