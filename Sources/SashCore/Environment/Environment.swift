import Foundation
import Observation
import SashGraph

/// Reads a value of the environment; the view runs again when that value changes, and for no other.
@frozen @propertyWrapper
public struct Environment<Value>: DynamicProperty {
  @usableFromInline enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case value(Value)
  }
  @usableFromInline var content: Content
  @inlinable public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

  public var wrappedValue: Value {
    switch content {
    case .value(let value): return value
    case .keyPath(let keyPath):
      runtimeWarning(
        "Accessing Environment<\(Value.self)>'s value outside of being installed on a View. "
          + "This will always read the default value and will not update.")
      return EnvironmentValues()[keyPath: keyPath]
    }
  }

  public static func _makePropertyBox(inputs: _GraphInputs) -> _DynamicPropertyBox? {
    EnvironmentBox<Value>(inputs.environment)
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// A view that is made anew reads the same value as before: without this the bytes that a key path leaves unused, beside
/// a larger value, would make it another view.
extension Environment.Content: Equatable {
  @usableFromInline static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.keyPath(let a), .keyPath(let b)): return a == b
    case (.value(var a), .value(var b)): return areEqual(&a, &b)
    default: return false
    }
  }
}

extension Environment {
  /// Reads the observable object of a type that `environment(_:)` has put there; traps when the view runs without it.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    content = .keyPath(\EnvironmentValues[RequiredObservable<Value>()])
  }
  /// Reads the observable object of a type, or nil.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    content = .keyPath(\EnvironmentValues[ObservableType<T>()])
  }
}

struct RequiredObservable<T>: Hashable {}

extension EnvironmentValues {
  subscript<T: AnyObject & Observable>(_: RequiredObservable<T>) -> T {
    guard let object = self[T.self] else {
      fatalError(
        "No Observable object of type \(T.self) found. "
          + "A View.environment(_:) for \(T.self) may be missing as an ancestor of this view.")
    }
    return object
  }
}

final class EnvironmentBox<Value>: _DynamicPropertyBox {
  private let environment: EnvironmentInput
  private var attribute: Attribute<Value>?
  private var keyPath: KeyPath<EnvironmentValues, Value>?
  init(_ environment: EnvironmentInput) { self.environment = environment }

  override func update(_ field: UnsafeMutableRawPointer) {
    let property = field.assumingMemoryBound(to: Environment<Value>.self)
    guard case .keyPath(let path) = property.pointee.content else { return }
    if attribute == nil || keyPath != path {
      keyPath = path
      attribute = environment.attribute(for: path)
    }
    property.pointee.content = .value(attribute!.value)
  }
  override func hasChanged(for reader: AnyAttribute) -> Bool {
    attribute?.any.hasChanged(sinceLastRunOf: reader) ?? false
  }
}
