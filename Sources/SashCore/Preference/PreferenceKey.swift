import SashGraph

/// A value that views hand up to the views around them.
///
/// A view that sets the key hides what the views in it set; siblings are merged by `reduce` in the order of the tree,
/// starting from the first; the default counts only where nobody sets the key.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// The preferences that someone above wants to hear of: only these are collected.
package struct PreferenceKeySet {
  private(set) var keys: [any AnyPreferenceKey] = []
  package init() {}
  package func contains<K: PreferenceKey>(_: K.Type) -> Bool {
    keys.contains { $0.id == ObjectIdentifier(K.self) }
  }
  package mutating func insert<K: PreferenceKey>(_ key: K.Type) {
    if !contains(key) { keys.append(TypedPreferenceKey<K>()) }
  }
  package mutating func remove<K: PreferenceKey>(_ key: K.Type) {
    keys.removeAll { $0.id == ObjectIdentifier(K.self) }
  }
}

/// The attributes of preferences that a view gives back; a key that is absent was not set in it.
package struct PreferenceOutputs {
  private var entries: [(key: ObjectIdentifier, attribute: AnyAttribute)] = []
  package init() {}
  package var isEmpty: Bool { entries.isEmpty }
  /// The attribute of the merged value; its value is nil where nobody has set the key.
  package func optional<K: PreferenceKey>(for _: K.Type) -> Attribute<K.Value?>? {
    entries.first { $0.key == ObjectIdentifier(K.self) }.map { Attribute<K.Value?>($0.attribute) }
  }
  package mutating func set<K: PreferenceKey>(_ key: K.Type, _ attribute: Attribute<K.Value?>) {
    entries.removeAll { $0.key == ObjectIdentifier(key) }
    entries.append((ObjectIdentifier(key), attribute.any))
  }
  /// Hands nothing up of a key.
  package mutating func remove<K: PreferenceKey>(_ key: K.Type) {
    entries.removeAll { $0.key == ObjectIdentifier(key) }
  }
  /// The merged value, the default where nobody has set the key; nil if no view in it ever can.
  package func attribute<K: PreferenceKey>(for key: K.Type) -> Attribute<K.Value>? {
    optional(for: key).map { optional in Attribute(rule: PreferenceDefaultRule<K>(optional: optional)) }
  }
  package func value<K: PreferenceKey>(for key: K.Type) -> K.Value {
    optional(for: key)?.value ?? K.defaultValue
  }
}

private struct PreferenceDefaultRule<K: PreferenceKey>: Rule {
  let optional: Attribute<K.Value?>
  func compute() -> K.Value { optional.value ?? K.defaultValue }
}

/// A preference key without its type.
package protocol AnyPreferenceKey {
  var id: ObjectIdentifier { get }
  /// Adds the value merged from the children of a container.
  func combine(children: Attribute<ContainerChildren>, into outputs: inout PreferenceOutputs)
  /// Adds the value merged from a few fixed views, in order.
  func combine(_ parts: [PreferenceOutputs], into outputs: inout PreferenceOutputs)
}

struct TypedPreferenceKey<K: PreferenceKey>: AnyPreferenceKey {
  var id: ObjectIdentifier { ObjectIdentifier(K.self) }

  func combine(children: Attribute<ContainerChildren>, into outputs: inout PreferenceOutputs) {
    outputs.set(K.self, Attribute(rule: ChildrenPreferenceRule<K>(children: children)))
  }

  func combine(_ parts: [PreferenceOutputs], into outputs: inout PreferenceOutputs) {
    let attributes = parts.compactMap { $0.optional(for: K.self) }
    switch attributes.count {
    case 0: break
    case 1: outputs.set(K.self, attributes[0])
    default: outputs.set(K.self, Attribute(rule: PartsPreferenceRule<K>(parts: attributes)))
    }
  }
}

private struct ChildrenPreferenceRule<K: PreferenceKey>: Rule {
  let children: Attribute<ContainerChildren>
  func compute() -> K.Value? {
    var merger = PreferenceMerger<K>()
    for child in children.value.list {
      if let value = child.outputs.preferences.optional(for: K.self)?.value { merger.add(value) }
    }
    return merger.value
  }
}

private struct PartsPreferenceRule<K: PreferenceKey>: Rule {
  let parts: [Attribute<K.Value?>]
  func compute() -> K.Value? {
    var merger = PreferenceMerger<K>()
    for part in parts { if let value = part.value { merger.add(value) } }
    return merger.value
  }
}

/// Merges values in order; the first one starts.
private struct PreferenceMerger<K: PreferenceKey> {
  var value: K.Value?
  mutating func add(_ next: K.Value) {
    guard var merged = value else {
      value = next
      return
    }
    K.reduce(value: &merged, nextValue: { next })
    value = merged
  }
}
