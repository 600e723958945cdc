import SashGraph

/// A value that a view hands to the container it stands in, and to no other: z-index, tag, transition.
public protocol _ViewTraitKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}
package typealias ViewTraitKey = _ViewTraitKey

/// The traits of one view: attributes, because a modifier's value may change while the view lives.
package struct ViewTraits {
  private var values: [(key: ObjectIdentifier, attribute: AnyAttribute)] = []
  /// The row of the innermost `ForEach` that the view is in.
  package internal(set) var row: DynamicRow?
  /// What has been set for the rows of the next `ForEach` further in.
  var actions = DynamicActions()
  /// The id given to the view by `id(_:)`, the innermost one.
  package var id: AnyHashable?
  /// Whether the view is a `Divider`, which containers may take for the end of a group.
  package internal(set) var isDivider = false
  package init() {}
  /// True if the view or its row goes by that id.
  package func has(id: AnyHashable) -> Bool { self.id == id || row?.anyID == id }
  package var isEmpty: Bool { values.isEmpty }

  /// The attribute set for `key`, if any; the innermost one counts.
  package func attribute<K: ViewTraitKey>(for key: K.Type) -> Attribute<K.Value>? {
    values.first { $0.key == ObjectIdentifier(key) }.map { Attribute<K.Value>($0.attribute) }
  }
  /// Sets a trait unless one further in has set it.
  package mutating func set<K: ViewTraitKey>(_ key: K.Type, _ attribute: Attribute<K.Value>) {
    if values.contains(where: { $0.key == ObjectIdentifier(key) }) { return }
    values.append((ObjectIdentifier(key), attribute.any))
  }
}

extension ViewTraits {
  /// Sets a trait in place of what was set further in.
  package mutating func replace<K: ViewTraitKey>(_ key: K.Type, _ attribute: Attribute<K.Value>) {
    remove(key)
    set(key, attribute)
  }
  package mutating func remove<K: ViewTraitKey>(_ key: K.Type) {
    values.removeAll { $0.key == ObjectIdentifier(key) }
  }
  /// Adds what modifiers further out have set.
  mutating func add(outer: ViewTraits) {
    for entry in outer.values where !values.contains(where: { $0.key == entry.key }) { values.append(entry) }
    if row == nil { row = outer.row }
  }
}
