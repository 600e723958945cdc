import Foundation
import SashDefaults
import SashGraph

/// A value that belongs to one scene and comes back with it when the app is started again.
///
/// All properties of a scene with the same key are one value; another scene has its own. It is for small things that say
/// where the user was, such as the selected tab.
@frozen @propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  @usableFromInline var location: SceneStorageLocation<Value>

  init(_ value: Value, _ key: String, _ coder: StorageCoder<Value>) {
    location = SceneStorageLocation(key: key, defaultValue: value, coder: coder)
  }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction: Transaction.current) }
  }
  public var projectedValue: Binding<Value> { Binding(location: location) }

  public static func _makePropertyBox(inputs: _GraphInputs) -> _DynamicPropertyBox? {
    SceneStorageBox<Value>(inputs: inputs)
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(wrappedValue, key, .bool) }
  public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(wrappedValue, key, .int) }
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(wrappedValue, key, .double)
  }
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(wrappedValue, key, .string)
  }
  public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(wrappedValue, key, .url) }
  public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(wrappedValue, key, .data) }
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, .rawInt)
  }
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, .rawString)
  }
}

// Nil while the key is absent; writing nil removes the key.
extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? { self.init(nil, key, StorageCoder.bool.optional) }
  public init(_ key: String) where Value == Int? { self.init(nil, key, StorageCoder.int.optional) }
  public init(_ key: String) where Value == Double? { self.init(nil, key, StorageCoder.double.optional) }
  public init(_ key: String) where Value == String? { self.init(nil, key, StorageCoder.string.optional) }
  public init(_ key: String) where Value == URL? { self.init(nil, key, StorageCoder.url.optional) }
  public init(_ key: String) where Value == Data? { self.init(nil, key, StorageCoder.data.optional) }
}

extension SceneStorage {
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(nil, key, StorageCoder<R>.rawString.optional)
  }
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(nil, key, StorageCoder<R>.rawInt.optional)
  }
}

extension SceneStorage where Value: Codable {
  /// Keeps a value of a target above this one, as JSON.
  package init(coded value: Value, _ key: String) { self.init(value, key, .coded) }
}

/// A key of a scene's store.
@usableFromInline final class SceneStorageLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  let key: String
  var defaultValue: Value
  let coder: StorageCoder<Value>
  /// Set while the property belongs to a view.
  var store: KeyedStore?
  var signal: StorageSignal?

  init(key: String, defaultValue: Value, coder: StorageCoder<Value>) {
    self.key = key
    self.defaultValue = defaultValue
    self.coder = coder
  }
  override func get() -> Value {
    guard let store else {
      runtimeWarning(
        "Accessing SceneStorage<\(Value.self)>'s value outside of being installed on a View. "
          + "This will always read the default value.")
      return defaultValue
    }
    if isMainThread() { signal?.read() }
    return store[key].flatMap(coder.read) ?? defaultValue
  }
  override func set(_ value: Value, transaction: Transaction) {
    guard let store else {
      runtimeWarning(
        "Modifying the value of SceneStorage<\(Value.self)> outside of being installed on a View. This has no effect."
      )
      return
    }
    withTransaction(transaction) { store[key] = coder.write(value) }
  }
}

final class SceneStorageBox<Value>: _DynamicPropertyBox {
  private unowned(unsafe) let host: ViewGraph
  private let subgraph: Subgraph
  private var location: SceneStorageLocation<Value>?

  init(inputs: _GraphInputs) {
    host = inputs.host
    subgraph = Subgraph.current!
  }
  override func update(_ field: UnsafeMutableRawPointer) {
    let property = field.assumingMemoryBound(to: SceneStorage<Value>.self)
    let new = property.pointee.location
    if let location, location.key == new.key {
      location.defaultValue = new.defaultValue
      property.pointee.location = location
      return
    }
    location?.signal?.cancel()
    new.store = host.sceneStore
    new.signal = StorageSignal(host: host, subgraph: subgraph, store: host.sceneStore, key: new.key)
    location = new
  }
  override func destroy() {
    location?.signal?.cancel()
    location?.signal = nil
  }
}
