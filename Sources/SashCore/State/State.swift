import SashGraph

/// A value that a view owns: it begins with the view's identity and ends with it.
///
/// The initial value counts once per identity. Reading it in `body` makes the view depend on it; writing an equal value
/// does nothing.
@frozen @propertyWrapper
public struct State<Value>: DynamicProperty {
  @usableFromInline var _value: Value
  @usableFromInline var _location: AnyLocation<Value>?

  @inlinable public init(wrappedValue value: Value) {
    _value = value
    _location = nil
  }
  @_alwaysEmitIntoClient public init(initialValue value: Value) {
    _value = value
    _location = nil
  }

  public var wrappedValue: Value {
    get {
      guard let _location else {
        runtimeWarning(
          "Accessing State<\(Value.self)>'s value outside of being installed on a View. "
            + "This will always read the initial value and will not update.")
        return _value
      }
      return _location.get()
    }
    nonmutating set {
      guard let _location else {
        runtimeWarning(
          "Modifying the value of State<\(Value.self)> outside of being installed on a View. This has no effect."
        )
        return
      }
      _location.set(newValue, transaction: Transaction.current)
    }
  }

  public var projectedValue: Binding<Value> {
    guard let _location else {
      runtimeWarning(
        "Accessing State<\(Value.self)>'s value outside of being installed on a View. "
          + "This will result in a constant Binding of the initial value and will not update.")
      return .constant(_value)
    }
    return Binding(location: _location)
  }

  public static func _makePropertyBox(inputs: _GraphInputs) -> _DynamicPropertyBox? {
    StateBox<Value>(inputs: inputs)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  @inlinable public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

/// The storage of one `@State`.
final class StateBox<Value>: _DynamicPropertyBox {
  private unowned(unsafe) let host: ViewGraph
  private let subgraph: Subgraph
  private var location: StoredLocation<Value>?

  init(inputs: _GraphInputs) {
    host = inputs.host
    subgraph = Subgraph.current!
  }
  override func update(_ field: UnsafeMutableRawPointer) {
    let state = field.assumingMemoryBound(to: State<Value>.self)
    if location == nil {
      let initial = state.pointee._value
      location = subgraph.apply {
        StoredLocation(host: host, attribute: Attribute(input: initial), initial: initial)
      }
    }
    state.pointee._location = location
  }
  override func hasChanged(for reader: AnyAttribute) -> Bool {
    guard let attribute = Graph.current.flatMap({ location?.attribute(in: $0) }) else { return false }
    return attribute.any.hasChanged(sinceLastRunOf: reader)
  }
}
