import Foundation
import Observation
import SashGraph

/// Sets one value of the environment for a view and what is in it.
@frozen public nonisolated struct _EnvironmentKeyWritingModifier<Value>: InputsModifier {
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  public var value: Value
  @inlinable public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }
  package static func _changeInputs(modifier: _GraphValue<Self>, inputs: inout _GraphInputs) {
    let outer = inputs.environment.attribute
    inputs.environment = EnvironmentInput(
      Attribute(
        rule: EnvironmentRule(outer: outer) { values in
          let modifier = modifier.value
          values[keyPath: modifier.keyPath] = modifier.value
        }))
  }
}

/// Changes one value of the environment for a view and what is in it.
@frozen public nonisolated struct _EnvironmentKeyTransformModifier<Value>: InputsModifier {
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  public var transform: (inout Value) -> Void
  @inlinable public init(
    keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) {
    self.keyPath = keyPath
    self.transform = transform
  }
  package static func _changeInputs(modifier: _GraphValue<Self>, inputs: inout _GraphInputs) {
    let outer = inputs.environment.attribute
    inputs.environment = EnvironmentInput(
      Attribute(
        rule: EnvironmentRule(outer: outer) { values in
          let modifier = modifier.value
          modifier.transform(&values[keyPath: modifier.keyPath])
        }))
  }
}

/// The environment of the parent with a change.
package struct EnvironmentRule: Rule {
  let outer: Attribute<EnvironmentValues>
  let change: (inout EnvironmentValues) -> Void
  package init(outer: Attribute<EnvironmentValues>, change: @escaping (inout EnvironmentValues) -> Void) {
    self.outer = outer
    self.change = change
  }
  package func compute() -> EnvironmentValues {
    var values = outer.value
    change(&values)
    return values
  }
}

extension View {
  /// Sets a value of the environment for this view and the views in it.
  @inlinable public nonisolated __consuming func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Changes a value of the environment for this view and the views in it.
  @inlinable public nonisolated __consuming func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }

  /// Puts an observable object into the environment, to be read by its type.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \EnvironmentValues[ObservableType<T>()], value: object))
  }
}

/// A hashable name of a type, for key paths.
struct ObservableType<T>: Hashable {}

extension EnvironmentValues {
  subscript<T: AnyObject & Observable>(_: ObservableType<T>) -> T? {
    get { self[T.self] }
    set { self[T.self] = newValue }
  }
}
