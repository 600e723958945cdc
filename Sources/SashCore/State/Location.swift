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
  /// Part of the value; the same key path gives the same object while it is used.
  package func projecting<Part>(_ keyPath: WritableKeyPath<Value, Part>) -> AnyLocation<Part> {
    if let known = projections?[keyPath]?.object as? AnyLocation<Part> { return known }
    let made = ProjectedLocation(whole: self, keyPath: keyPath)
    if projections == nil { projections = [:] }
    projections![keyPath] = WeakBox(made)
    return made
  }
  private var projections: [AnyKeyPath: WeakBox]?
}

struct WeakBox {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

/// A part of the value at another place.
final class ProjectedLocation<Whole, Part>: AnyLocation<Part>, @unchecked Sendable {
  let whole: AnyLocation<Whole>
  let keyPath: WritableKeyPath<Whole, Part>
  init(whole: AnyLocation<Whole>, keyPath: WritableKeyPath<Whole, Part>) {
    self.whole = whole
    self.keyPath = keyPath
  }
  override func get() -> Part { whole.get()[keyPath: keyPath] }
  override func set(_ value: Part, transaction: Transaction) {
    var copy = whole.get()
    copy[keyPath: keyPath] = value
    whole.set(copy, transaction: transaction)
  }
}

/// A value that never changes.
final class ConstantLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
  override func get() -> Value { value }
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
  private let attribute: WeakAttribute<Value>
  /// What was there when the view ended.
  private var last: Value
  /// What was written last, for other threads.
  private let latest: LatestValue<Value>

  init(host: ViewGraph, attribute: Attribute<Value>, initial: Value) {
    self.host = host
    self.attribute = WeakAttribute(attribute)
    last = initial
    latest = LatestValue(initial)
  }

  override func get() -> Value {
    guard isMainThread() else { return latest.value }
    guard let host else { return last }
    return host.graph.withCurrent { attribute.attribute?.value ?? last }
  }

  override func set(_ value: Value, transaction: Transaction) {
    latest.value = value
    guard isMainThread() else {
      // By then something newer may have been written here or there.
      DispatchQueue.main.async { self.set(self.latest.value, transaction: transaction) }
      return
    }
    guard let host else { return }
    host.graph.withCurrent {
      guard let target = attribute.attribute else { return }
      if host.graph.isUpdating {
        runtimeWarning("Modifying state during view update, this will cause undefined behavior.")
        host.enqueue { _ = target.setValue(value) }
      } else if target.setValue(value) {
        host.noteWrite(transaction)
      }
    }
  }

  /// Lets the value go with the view; readers that outlive it get what is left in the graph, or the first value.
  func retire() {
    guard let host else { return }
    last = host.graph.withCurrent { attribute.attribute?.untrackedValue ?? last }
    latest.value = last
  }
}
