import Combine
import SashGraph

/// Watches an observable object that a view above has put into the environment.
@frozen @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  @dynamicMemberLookup @frozen public struct Wrapper {
    let root: ObjectType
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>)
      -> Binding<Subject>
    {
      Binding(location: ObjectLocation(root: root, keyPath: keyPath))
    }
  }
  @usableFromInline var object: ObjectType?
  /// As in `ObservedObject`.
  @usableFromInline var seed: UInt32 = 0
  @inlinable public init() { object = nil }

  /// The object; traps where no view above has set one of this type.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object else { Self.missing() }
    return object
  }
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

  static func missing() -> Never {
    fatalError(
      "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) "
        + "may be missing as an ancestor of this view.")
  }

  public static func _makePropertyBox(inputs: _GraphInputs) -> _DynamicPropertyBox? {
    EnvironmentObjectBox<ObjectType>(inputs: inputs)
  }
}

final class EnvironmentObjectBox<ObjectType: ObservableObject>: _DynamicPropertyBox {
  private let subscription: ObjectSubscription<ObjectType>
  private let attribute: Attribute<ObjectType?>
  init(inputs: _GraphInputs) {
    subscription = ObjectSubscription(host: inputs.host, subgraph: Subgraph.current!)
    attribute = inputs.environment.attribute(for: \.[EnvironmentObjectType<ObjectType>()])
  }
  override func update(_ field: UnsafeMutableRawPointer) {
    let object = attribute.value
    let property = field.assumingMemoryBound(to: EnvironmentObject<ObjectType>.self)
    property.pointee.object = object
    if let object { property.pointee.seed = subscription.follow(object) }
  }
  override func destroy() { subscription.cancel() }
  override func hasChanged(for reader: AnyAttribute) -> Bool {
    attribute.any.hasChanged(sinceLastRunOf: reader) || subscription.hasChanged(for: reader)
  }
}

/// A hashable name of a type, for key paths.
package struct EnvironmentObjectType<T>: Hashable {
  package init() {}
}

extension EnvironmentValues {
  package subscript<T: AnyObject>(_: EnvironmentObjectType<T>) -> T? {
    get { self[ObservableObjectKey<T>.self] }
    set { self[ObservableObjectKey<T>.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Puts an observable object where views can read it by its type.
  package mutating func insert<T: ObservableObject>(_ object: T) { self[EnvironmentObjectType<T>()] = object }
}

extension View {
  /// Puts an observable object where the views in this one can read it by its type.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(
      _EnvironmentKeyWritingModifier(keyPath: \EnvironmentValues[EnvironmentObjectType<T>()], value: object))
  }
}
