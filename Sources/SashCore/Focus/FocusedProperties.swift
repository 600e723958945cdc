import Combine
import Observation
import SashGraph

/// Reads a value that the view with the focus, or the active scene, makes known.
///
///     @FocusedValue(\.document) private var document
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  let keyPath: KeyPath<FocusedValues, Value?>
  var value: Value?

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }
  /// Reads an observable object by its type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    keyPath = \FocusedValues[FocusedObjectName<Value>()]
  }
  /// Nil while nothing with the focus sets it.
  public var wrappedValue: Value? { value }

  public static func _makePropertyBox(inputs: _GraphInputs) -> _DynamicPropertyBox? {
    FocusedValueBox<Self>(inputs: inputs) { $0.value = $1[keyPath: $0.keyPath] }
  }
}

/// Reads and writes through a binding that the view with the focus, or the active scene, makes known.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  var binding: Binding<Value>?

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }
  /// Nil while nothing with the focus sets it; writing does nothing then.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }
  public var projectedValue: Binding<Value?> {
    let binding = binding
    return Binding(
      get: { binding?.wrappedValue }, set: { if let value = $0 { binding?.wrappedValue = value } })
  }

  public static func _makePropertyBox(inputs: _GraphInputs) -> _DynamicPropertyBox? {
    FocusedValueBox<Self>(inputs: inputs) { $0.binding = $1[keyPath: $0.keyPath] }
  }
}

/// Watches an observable object that the view with the focus, or the active scene, makes known.
@MainActor @propertyWrapper @preconcurrency
public struct FocusedObject<ObjectType: ObservableObject>:
  DynamicProperty
{
  @MainActor @dynamicMemberLookup @preconcurrency public struct Wrapper {
    nonisolated let root: ObjectType
    public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
      Binding(location: ObjectLocation(root: root, keyPath: keyPath))
    }
  }
  nonisolated(unsafe) var object: ObjectType?
  /// As in `ObservedObject`.
  nonisolated(unsafe) var seed: UInt32 = 0

  public nonisolated init() {}
  /// Nil while nothing with the focus sets it.
  public var wrappedValue: ObjectType? { object }
  public var projectedValue: Wrapper? { object.map { Wrapper(root: $0) } }

  public nonisolated static func _makePropertyBox(inputs: _GraphInputs) -> _DynamicPropertyBox? {
    FocusedObjectBox<ObjectType>(inputs: inputs)
  }
}

private final class FocusedObjectBox<ObjectType: ObservableObject>: _DynamicPropertyBox {
  private let subscription: ObjectSubscription<ObjectType>
  private let inner: FocusedValueBox<ObjectType?>
  init(inputs: _GraphInputs) {
    subscription = ObjectSubscription(host: inputs.host, subgraph: Subgraph.current!)
    inner = FocusedValueBox(inputs: inputs) { $0 = $1[FocusedObjectName<ObjectType>()] }
  }
  override func update(_ field: UnsafeMutableRawPointer) {
    let property = field.assumingMemoryBound(to: FocusedObject<ObjectType>.self)
    var object: ObjectType?
    withUnsafeMutablePointer(to: &object) { inner.update(UnsafeMutableRawPointer($0)) }
    property.pointee.object = object
    if let object { property.pointee.seed = subscription.follow(object) }
  }
  override func destroy() { subscription.cancel() }
}

extension View {
  /// Makes an observable object known while this view, or one in it, has the focus.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedObject(Optional(object))
  }
  /// Makes an observable object known while this view, or one in it, has the focus.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(keyPath: \.[FocusedObjectName<T>()], value: object, isOfScene: false))
  }
  /// Makes an observable object known while the scene of this view is active.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedSceneObject(Optional(object))
  }
  /// Makes an observable object known while the scene of this view is active.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(keyPath: \.[FocusedObjectName<T>()], value: object, isOfScene: true))
  }
}
