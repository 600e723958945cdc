import Combine
import SashGraph

/// Owns an observable object: it is made once per identity of the view, before the body first runs, and released when
/// the identity ends.
@frozen @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  @usableFromInline enum Storage {
    case initially(() -> ObjectType)
    case object(ObjectType)
  }
  @usableFromInline var storage: Storage

  /// `thunk` runs once per identity; what it captures later has no effect.
  @inlinable public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    storage = .initially(thunk)
  }

  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    switch storage {
    case .object(let object): return object
    case .initially(let thunk):
      runtimeWarning(
        "Accessing StateObject<\(ObjectType.self)>'s object without being installed on a View. "
          + "This will create a new instance each time.")
      return thunk()
    }
  }
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    .init(root: wrappedValue)
  }

  public static func _makePropertyBox(inputs: _GraphInputs) -> _DynamicPropertyBox? {
    StateObjectBox<ObjectType>(inputs: inputs)
  }
}

final class StateObjectBox<ObjectType: ObservableObject>: _DynamicPropertyBox {
  private let subscription: ObjectSubscription<ObjectType>
  private var object: ObjectType?
  init(inputs: _GraphInputs) {
    subscription = ObjectSubscription(host: inputs.host, subgraph: Subgraph.current!)
  }
  override func update(_ field: UnsafeMutableRawPointer) {
    let property = field.assumingMemoryBound(to: StateObject<ObjectType>.self)
    if object == nil { object = property.pointee.storage.make() }
    property.pointee.storage = .object(object!)
    subscription.follow(object!)
  }
  override func destroy() {
    subscription.cancel()
    object = nil
  }
  override func hasChanged(for reader: AnyAttribute) -> Bool { subscription.hasChanged(for: reader) }
}

extension StateObject.Storage {
  fileprivate func make() -> ObjectType {
    switch self {
    case .initially(let thunk): thunk()
    case .object(let object): object
    }
  }
}
