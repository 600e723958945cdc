import Foundation

/// Where and how a store of an app's own kind keeps its objects.
public protocol DataStoreConfiguration: Hashable {
  associatedtype Store: DataStore where Store.Configuration == Self
  /// The name of the store.
  var name: String { get }
  /// The classes that it keeps; nil is all of the container's.
  var schema: Schema? { get set }
  /// Throws if no store can be made of it.
  func validate() throws
}

extension DataStoreConfiguration {
  public func validate() throws {}
}

/// A store of an app's own kind: a file in a format of its own, a service.
public protocol DataStore: AnyObject {
  associatedtype Configuration: DataStoreConfiguration where Configuration.Store == Self
  associatedtype Snapshot: DataStoreSnapshot
  /// What it was made of.
  var configuration: Configuration { get }
  /// The name of the store, which is part of the names of its objects.
  var identifier: String { get }
  /// The classes that it keeps.
  var schema: Schema { get }
  init(_ configuration: Configuration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws

  /// The objects that a request asks for. Throws `DataStoreError.preferInMemoryFilter` or `preferInMemorySort` where all
  /// objects of the class are to be looked at instead.
  func fetch<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> DataStoreFetchResult<
    T, Snapshot
  >
  /// Writes what has changed, all or nothing.
  func save(_ request: DataStoreSaveChangesRequest<Snapshot>) throws -> DataStoreSaveChangesResult<Snapshot>
  /// Removes everything.
  func erase() throws
}

extension DataStore {
  public func erase() throws { throw DataStoreError.unsupportedFeature }
}

/// Names a context that a store works for.
public struct EditingState: Hashable, Identifiable, Sendable {
  public let id: UUID
  /// The `author` of the context.
  public let author: String?
}

/// What a store of an app's own kind is asked for.
public struct DataStoreFetchRequest<T: PersistentModel> {
  public let descriptor: FetchDescriptor<T>
  public let editingState: EditingState
}

/// What a store of an app's own kind has found.
public struct DataStoreFetchResult<T: PersistentModel, Snapshot: DataStoreSnapshot> {
  public let descriptor: FetchDescriptor<T>
  public let fetchedSnapshots: [Snapshot]
  /// Other objects that it has read on the way.
  public let relatedSnapshots: [PersistentIdentifier: Snapshot]

  public init(
    descriptor: FetchDescriptor<T>, fetchedSnapshots: [Snapshot],
    relatedSnapshots: [PersistentIdentifier: Snapshot] = [:]
  ) {
    (self.descriptor, self.fetchedSnapshots, self.relatedSnapshots) = (
      descriptor, fetchedSnapshots, relatedSnapshots
    )
  }
}

/// What a store of an app's own kind is to write.
public struct DataStoreSaveChangesRequest<Snapshot: DataStoreSnapshot> {
  public let editingState: EditingState
  /// New objects, with temporary names.
  public let inserted: [Snapshot]
  public let updated: [Snapshot]
  public let deleted: [Snapshot]
}

/// What a store of an app's own kind has written.
public struct DataStoreSaveChangesResult<Snapshot: DataStoreSnapshot> {
  public let storeIdentifier: String
  /// The permanent names of new objects by the temporary ones.
  public let remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]
  /// Objects whose values the store has changed.
  public let snapshotsToReregister: [PersistentIdentifier: Snapshot]

  public init(
    for storeIdentifier: String,
    remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier] = [:],
    snapshotsToReregister: [PersistentIdentifier: Snapshot] = [:]
  ) {
    (self.storeIdentifier, self.remappedIdentifiers) = (storeIdentifier, remappedIdentifiers)
    self.snapshotsToReregister = snapshotsToReregister
  }
}

/// What stores of an app's own kind cannot do.
public enum DataStoreError: Error {
  case invalidPredicate
  /// All objects are to be looked at.
  case preferInMemoryFilter
  /// The objects are to be sorted by who asks.
  case preferInMemorySort
  case unsupportedFeature
}

/// The values of one object.
public protocol DataStoreSnapshot: Codable, Sendable {
  /// The name of the object.
  var persistentIdentifier: PersistentIdentifier { get }
  init(
    from backingData: any BackingData, relatedBackingDatas: inout [PersistentIdentifier: any BackingData])
  /// The same with another name, and other names of the objects that it refers to.
  func copy(
    persistentIdentifier: PersistentIdentifier,
    remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]?
  ) -> Self
}

extension DataStoreSnapshot {
  /// The same with another name.
  public func copy(persistentIdentifier: PersistentIdentifier) -> Self {
    copy(persistentIdentifier: persistentIdentifier, remappedIdentifiers: nil)
  }
}
