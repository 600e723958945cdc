import SashGraph

extension ViewTraits {
  /// What choosing the view chooses: its tag, or the id that a `ForEach` around it gave it. Read in a rule.
  package func selectionValue<Value: Hashable>(_: Value.Type) -> Value? {
    containerValues?.value.tag(for: Value.self) ?? row?.id(as: Value.self)
  }
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
