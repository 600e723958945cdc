import Foundation
import SashGraph

/// A place that holds a value: what `State`, `Binding` and their kin read and write.
///
/// Reading inside a rule makes the rule depend on the place. Places are compared by identity, so a view that gets the
/// same binding again need not be evaluated.
@usableFromInline package class AnyLocation<Value>: @unchecked Sendable {
  @usableFromInline package init() {}
  package func get() -> Value { fatalError("abstract") }
  package func set(_ value: Value, transaction: Transaction) { fatalError("abstract") }

  /// The value as it was written last, without a rule depending on it; nil where that takes more than a look.
  package func peek() -> Value? { nil }

  /// The attribute of a graph that holds the value, or nil if the value lies elsewhere; valid while `graph` is current.
  package func attribute(in graph: Graph) -> Attribute<Value>? { nil }
  /// Where attributes are made that follow from this one.
  package var subgraph: Subgraph? { nil }

  /// A part of the value; while it is used, equal parts are the same object.
  package func projecting<P: LocationPart>(_ part: P) -> AnyLocation<P.Part> where P.Whole == Value {
    let key = AnyHashable(part)
    if let known = parts?[key]?.object as? AnyLocation<P.Part> { return known }
    let made = PartLocation(whole: self, part: part)
    if parts == nil { parts = [:] }
    if parts!.count >= partsLimit {
      parts = parts!.filter { $0.value.object != nil }
      partsLimit = max(16, parts!.count * 2)
    }
    parts![key] = WeakBox(made)
    return made
  }
  private var parts: [AnyHashable: WeakBox]?
  private var partsLimit = 16
}

struct WeakBox {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

/// A value that never changes.
final class ConstantLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
  override func get() -> Value { value }
  override func peek() -> Value? { value }
  override func set(_ value: Value, transaction: Transaction) {}
}

/// A pair of closures.
final class FunctionalLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  let getter: () -> Value
  let setter: (Value, Transaction) -> Void
  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getter = get
    setter = set
  }
  override func get() -> Value { getter() }
  override func set(_ value: Value, transaction: Transaction) { setter(value, transaction) }
}

/// An input attribute of the graph.
final class StoredLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  private weak var host: ViewGraph?
  private let input: WeakAttribute<Value>
  private let owner: Subgraph
  /// What was written last: for other threads, and for everybody once the view has ended.
  private let latest: LatestValue<Value>
  /// Values written that wait for the evaluation of what was written before; code outside of rules reads the latest.
  private var waiting: [Value] = []

  init(host: ViewGraph, attribute: Attribute<Value>, initial: Value) {
    self.host = host
    input = WeakAttribute(attribute)
    owner = Subgraph.current!
    latest = LatestValue(initial)
  }

  override func get() -> Value {
    guard isMainThread() else { return latest.value }
    guard let host else { return latest.value }
    if !waiting.isEmpty, !host.graph.isUpdating { return waiting[waiting.count - 1] }
    return host.graph.withCurrent { input.attribute?.value ?? latest.value }
  }

  override func peek() -> Value? { latest.value }

  override func attribute(in graph: Graph) -> Attribute<Value>? {
    guard let host, host.graph === graph else { return nil }
    return input.attribute
  }
  override var subgraph: Subgraph? { owner }

  override func set(_ value: Value, transaction: Transaction) {
    latest.value = value
    if isMainThread() { return store(value, transaction) }
    // By then something newer may have been written here or there; what is newest is not touched by storing it.
    DispatchQueue.main.async { self.store(self.latest.value, transaction) }
  }

  private func store(_ value: Value, _ transaction: Transaction) {
    guard let host else { return }
    host.follow(transaction)
    host.graph.withCurrent {
      guard let target = input.attribute else { return }
      if host.graph.isUpdating {
        runtimeWarning("Modifying state during view update, this will cause undefined behavior.")
        host.enqueue { self.store(value, transaction) }
      } else if host.admits(transaction) {
        if target.setValue(value) {
          host.noteChange(transaction)
          host.requestFrame()
        }
      } else {
        waiting.append(value)
        host.wait(transaction) { self.storeFirstWaiting() }
        host.requestFrame()
      }
    }
  }

  private func storeFirstWaiting() {
    let value = waiting.removeFirst()
    input.attribute?.setValue(value)
  }
}
