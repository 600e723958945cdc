import Foundation
import SashDefaults
import SashGraph

/// A value that is kept in user defaults under a key, for as long as the app is installed.
///
/// It is read from the defaults on each use and written to them at once. Every view that has read the key is evaluated again
/// when its value changes, wherever the change comes from: another view, plain code, or another thread. While the key is
/// absent the default counts; it is never stored.
@frozen @propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  @usableFromInline var location: DefaultsLocation<Value>

  init(_ value: Value, _ key: String, _ store: UserDefaults?, _ coder: StorageCoder<Value>) {
    location = DefaultsLocation(key: key, given: store, defaultValue: value, coder: coder)
  }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction: Transaction.current) }
  }
  public var projectedValue: Binding<Value> { Binding(location: location) }

  public static func _makePropertyBox(inputs: _GraphInputs) -> _DynamicPropertyBox? {
    AppStorageBox<Value>(inputs: inputs)
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(wrappedValue, key, store, .bool)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(wrappedValue, key, store, .int)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(wrappedValue, key, store, .double)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(wrappedValue, key, store, .string)
  }
  /// A URL of a file is kept as its path, any other as an archive: what `UserDefaults.url(forKey:)` reads.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(wrappedValue, key, store, .url)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(wrappedValue, key, store, .date)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(wrappedValue, key, store, .data)
  }
  /// Keeps the raw value; a stored number that no case has counts as absent.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, store, .rawInt)
  }
  /// Keeps the raw value; a stored string that no case has counts as absent.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, store, .rawString)
  }
}

// Nil while the key is absent; writing nil removes the key.
extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, store, StorageCoder.bool.optional)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, store, StorageCoder.int.optional)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, store, StorageCoder.double.optional)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, store, StorageCoder.string.optional)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, store, StorageCoder.url.optional)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(nil, key, store, StorageCoder.date.optional)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, store, StorageCoder.data.optional)
  }
}

extension AppStorage {
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(nil, key, store, StorageCoder<R>.rawString.optional)
  }
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(nil, key, store, StorageCoder<R>.rawInt.optional)
  }
}

extension AppStorage where Value: Codable {
  /// Keeps a value of a target above this one, as JSON.
  package init(coded value: Value, _ key: String, store: UserDefaults?) {
    self.init(value, key, store, .coded)
  }
}

/// A key of user defaults.
@usableFromInline final class DefaultsLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  let key: String
  /// The defaults that the property names; nil takes those of the environment.
  let given: UserDefaults?
  var defaults: UserDefaults
  var defaultValue: Value
  let coder: StorageCoder<Value>
  /// Set while the property belongs to a view.
  var signal: StorageSignal?

  init(key: String, given: UserDefaults?, defaultValue: Value, coder: StorageCoder<Value>) {
    self.key = key
    self.given = given
    defaults = given ?? .standard
    self.defaultValue = defaultValue
    self.coder = coder
  }
  override func get() -> Value {
    if isMainThread() { signal?.read() }
    guard let stored = defaults.object(forKey: key).flatMap({ PropertyListValue($0) }) else {
      return defaultValue
    }
    return coder.read(stored) ?? defaultValue
  }
  override func set(_ value: Value, transaction: Transaction) {
    let stored = coder.write(value)?.object
    withTransaction(transaction) { defaults.set(stored, forKey: key) }
  }
}

final class AppStorageBox<Value>: _DynamicPropertyBox {
  private unowned(unsafe) let host: ViewGraph
  private let subgraph: Subgraph
  private let environment: Attribute<UserDefaults?>
  private var location: DefaultsLocation<Value>?

  init(inputs: _GraphInputs) {
    host = inputs.host
    subgraph = Subgraph.current!
    environment = inputs.environment.attribute(for: \.defaultAppStorage)
  }

  override func update(_ field: UnsafeMutableRawPointer) {
    let property = field.assumingMemoryBound(to: AppStorage<Value>.self)
    let new = property.pointee.location
    let defaults = new.given ?? environment.value ?? .standard
    if let location, location.key == new.key, location.given === new.given {
      // The same place stays the same object, so that bindings to it stay equal.
      location.defaultValue = new.defaultValue
      property.pointee.location = location
    } else {
      location?.signal?.cancel()
      location = new
    }
    guard let location, location.signal == nil || location.defaults !== defaults else { return }
    location.signal?.cancel()
    location.defaults = defaults
    location.signal = StorageSignal(
      host: host, subgraph: subgraph, store: defaults.keyedStore, key: location.key)
  }
  override func destroy() {
    location?.signal?.cancel()
    location?.signal = nil
  }
}

private struct DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

extension EnvironmentValues {
  /// The defaults of properties that name none; nil is the standard ones.
  package var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// Sets the user defaults that `AppStorage` in this view uses where it names none.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
