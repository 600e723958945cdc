import SashGraph

/// A key of a value that a view hands to the container around it.
public protocol ContainerValueKey {
  associatedtype Value
  /// What the container reads where the view has not set the key.
  static var defaultValue: Self.Value { get }
}

/// What one view hands to the container around it. The values of a view in a stack stay in that stack.
public nonisolated struct ContainerValues {
  var list = PropertyList()
  init() {}

  /// The value for a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { list[ContainerProperty<Key>.self] }
    set { list[ContainerProperty<Key>.self] = newValue }
  }
}

@available(*, unavailable)
extension ContainerValues: Sendable {}

private enum ContainerProperty<K: ContainerValueKey>: PropertyKey {
  static var defaultValue: K.Value { K.defaultValue }
}

/// All container values of a view are one trait, so that a container reads one attribute.
enum ContainerValuesTrait: _ViewTraitKey {
  static var defaultValue: ContainerValues { ContainerValues() }
}

extension ViewTraits {
  /// The container values of the view, if it has any.
  package var containerValues: Attribute<ContainerValues>? { attribute(for: ContainerValuesTrait.self) }

  /// Changes the container values on top of what modifiers further out have set.
  mutating func changeContainerValues(_ change: @escaping (inout ContainerValues) -> Void) {
    replace(
      ContainerValuesTrait.self,
      Attribute(rule: ContainerValuesRule(outer: containerValues, change: change)))
  }
}

private struct ContainerValuesRule: Rule {
  let outer: Attribute<ContainerValues>?
  let change: (inout ContainerValues) -> Void
  func compute() -> ContainerValues {
    var values = outer?.value ?? ContainerValues()
    change(&values)
    return values
  }
}

/// Sets one container value of a view.
@frozen public nonisolated struct _ContainerValueWritingModifier<Value>: TraitsModifier {
  public typealias Body = Never
  public var keyPath: WritableKeyPath<ContainerValues, Value>
  public var value: Value
  @inlinable public init(keyPath: WritableKeyPath<ContainerValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }
  package static func _changeTraits(modifier: _GraphValue<Self>, traits: inout ViewTraits) {
    traits.changeContainerValues { values in
      let modifier = modifier.value
      values[keyPath: modifier.keyPath] = modifier.value
    }
  }
}

extension View {
  /// Sets a value for the container around this view, which reads it from the subview; it goes no further.
  @inlinable public nonisolated __consuming func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(_ContainerValueWritingModifier(keyPath: keyPath, value: value))
  }
}
