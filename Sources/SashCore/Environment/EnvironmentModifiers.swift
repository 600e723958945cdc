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
    inputs.environment = inputs.environment.changed { values in
      let modifier = modifier.value
      values[keyPath: modifier.keyPath] = modifier.value
    }
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
    inputs.environment = inputs.environment.changed { values in
      let modifier = modifier.value
      modifier.transform(&values[keyPath: modifier.keyPath])
    }
  }
}

/// The environment of the parent with a change.
///
/// Changes are made anew with the view that asks for them, most with the values of last time, and a whole window may read
/// what comes of it: equal values are no change.
package struct EnvironmentRule: Rule {
  let outer: Attribute<EnvironmentValues>
  let change: (inout EnvironmentValues) -> Void
  /// What the parent's was last time.
  private var lastOuter: PropertyList?
  private var last = EnvironmentValues()
  package init(outer: Attribute<EnvironmentValues>, change: @escaping (inout EnvironmentValues) -> Void) {
    self.outer = outer
    self.change = change
  }
  package mutating func compute() -> EnvironmentValues {
    let outer = outer.value
    var values = outer
    change(&values)
    // Lists that end in the same one differ in what has been set here alone.
    if let lastOuter, lastOuter.isSame(as: outer.list), values.list.isEqual(to: last.list) { return last }
    lastOuter = outer.list
    last = values
    return values
  }
}

extension EnvironmentInput {
  /// This environment with a change, for what is in a view.
  package func changed(_ change: @escaping (inout EnvironmentValues) -> Void) -> EnvironmentInput {
    let made = Attribute(rule: EnvironmentRule(outer: attribute, change: change))
    // The change is looked at whenever the view that asks for it has run, and most often it is what it was: those who read
    // a value at this place, or at one further in, are not to be marked until it is another one.
    made.makeGate(isEarly: true)
    return EnvironmentInput(made)
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
package struct ObservableType<T>: Hashable {
  package init() {}
}

extension EnvironmentValues {
  package subscript<T: AnyObject & Observable>(_: ObservableType<T>) -> T? {
    get { self[T.self] }
    set { self[T.self] = newValue }
  }
}
