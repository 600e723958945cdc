import Foundation
import Observation
import SashGraph

/// A key for a value in the environment.
public protocol EnvironmentKey {
  associatedtype Value
  /// What views read where nobody has set the key.
  static var defaultValue: Self.Value { get }
}

/// The values that flow down the tree of views: each view sees what the nearest view above it has set.
public nonisolated struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
  package var list = PropertyList()
  public init() {}

  /// The value for a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { list[EnvironmentPropertyKey<K>.self] }
    set { list[EnvironmentPropertyKey<K>.self] = newValue }
  }

  /// The observable object of a type, set by `environment(_:)`.
  public subscript<T: AnyObject & Observable>(_ type: T.Type) -> T? {
    get { list[EnvironmentPropertyKey<ObservableObjectKey<T>>.self] }
    set { list[EnvironmentPropertyKey<ObservableObjectKey<T>>.self] = newValue }
  }

  public var description: String {
    var entries: [String] = []
    var entry = list.head
    while let next = entry {
      // Where the looks of a container begin and end is no value.
      if !next.isLooksEdge { entries.append(next.text) }
      entry = next.before
    }
    return "[" + entries.joined(separator: ", ") + "]"
  }
}

private enum EnvironmentPropertyKey<K: EnvironmentKey>: PropertyKey {
  static var defaultValue: K.Value { K.defaultValue }
}

struct ObservableObjectKey<T: AnyObject>: EnvironmentKey {
  static var defaultValue: T? { nil }
}

/// The environment at one place, and the attributes that readers of it share.
package final class EnvironmentInput {
  package let attribute: Attribute<EnvironmentValues>
  private let subgraph: Subgraph
  private var byKeyPath: [AnyKeyPath: AnyAttribute] = [:]
  /// Key paths that have been asked for: most come from a place that asks with the same object each time, and finding
  /// that costs less than a hash.
  private var recent: [(keyPath: AnyKeyPath, attribute: AnyAttribute)] = []

  package init(_ attribute: Attribute<EnvironmentValues>) {
    self.attribute = attribute
    subgraph = Subgraph.current!
  }

  /// The whole environment; a rule that reads it runs again when anything in it changes.
  package var value: EnvironmentValues { attribute.value }

  /// One value, as an attribute that changes only when that value does. All readers at this place share it.
  package func attribute<Value>(for keyPath: KeyPath<EnvironmentValues, Value>) -> Attribute<Value> {
    for entry in recent where entry.keyPath === keyPath { return Attribute<Value>(entry.attribute) }
    let found = find(keyPath)
    if recent.count < 32 { recent.append((keyPath, found.any)) }
    return found
  }

  private func find<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Attribute<Value> {
    if let known = byKeyPath[keyPath] { return Attribute<Value>(known) }
    let environment = attribute
    let made = subgraph.apply {
      Attribute(rule: EnvironmentValueRule(environment: environment, keyPath: keyPath))
    }
    // Another value changes far more often than this one, and a whole window may read this one.
    made.makeGate(isEarly: true)
    byKeyPath[keyPath] = made.any
    return made
  }

  /// One value, read now; inside a rule it becomes the only thing of the environment that the rule depends on.
  package subscript<Value>(keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    attribute(for: keyPath).value
  }
}

struct EnvironmentValueRule<Value>: Rule {
  let environment: Attribute<EnvironmentValues>
  let keyPath: KeyPath<EnvironmentValues, Value>
  func compute() -> Value { environment.value[keyPath: keyPath] }
}
