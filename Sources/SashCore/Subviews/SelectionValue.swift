import SashGraph

extension ViewTraits {
  /// What choosing the view chooses: its tag, or the id that a `ForEach` around it gave it. Read in a rule.
  package func selectionValue<Value: Hashable>(_: Value.Type) -> Value? {
    containerValues?.value.tag(for: Value.self)
      ?? attribute(for: LinkValueTrait.self)?.value?.base as? Value ?? row?.id(as: Value.self)
  }
}

/// The value that a link in a row of a list leads to: what selecting the row selects, if it has no tag.
package enum LinkValueTrait: _ViewTraitKey {
  package static var defaultValue: AnyHashable? { nil }
}

extension Subview {
  /// What choosing the view chooses: its tag, or the id that a `ForEach` around it gave it.
  package func selectionValue<Value: Hashable>(_: Value.Type) -> Value? {
    containerValues.tag(for: Value.self) ?? source.traits.row?.id(as: Value.self)
  }
}

extension DynamicRow {
  /// The innermost id of a type that the `ForEach`es around a view gave it.
  func id<ID>(as _: ID.Type) -> ID? {
    var row: DynamicRow? = self
    while let current = row {
      if let id = current.anyID.base as? ID { return id }
      row = current.content.outer
    }
    return nil
  }
}
