import SashGraph

/// The tag of each type has a property of its own: a view may have a tag of `Int` and one of `Int?`.
private enum TagProperty<V: Hashable>: PropertyKey {
  static var defaultValue: V? { nil }
}

extension ContainerValues {
  /// The tag of this type, if the view has one.
  public func tag<V: Hashable>(for type: V.Type) -> V? { list[TagProperty<V>.self] }

  /// Whether the view has this tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

/// Marks a view with a value by which a container tells it from others.
@frozen public nonisolated struct _TagModifier<V: Hashable>: TraitsModifier {
  public typealias Body = Never
  @usableFromInline var tag: V
  @usableFromInline var includeOptional: Bool
  @inlinable init(tag: V, includeOptional: Bool) {
    self.tag = tag
    self.includeOptional = includeOptional
  }
  package static func _changeTraits(modifier: _GraphValue<Self>, traits: inout ViewTraits) {
    traits.changeContainerValues { values in
      let modifier = modifier.value
      values.list[TagProperty<V>.self] = modifier.tag
      if modifier.includeOptional { values.list[TagProperty<V?>.self] = .some(.some(modifier.tag)) }
    }
  }
}

extension View {
  /// Marks this view with a value by which a container tells it from others: a picker, a list, a tab view.
  ///
  /// - Parameter includeOptional: Whether the view also has the tag as an optional value.
  @inlinable public nonisolated __consuming func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true)
    -> some View
  {
    modifier(_TagModifier(tag: tag, includeOptional: includeOptional))
  }
}
