import CoreData
import Foundation

/// Has a store of an app's own kind work for the record's contexts.
final class DataStoreBridge: NSIncrementalStore, @unchecked Sendable {
  static let kind = "SwiftData.DataStore"
  static let option = "SwiftData.DataStoreOption"
  private var store: (any AnyDataStore)? { options?[Self.option] as? any AnyDataStore }
  /// What the store has told so far of its objects.
  private var snapshots: [NSManagedObjectID: DefaultSnapshot] = [:]
  private let lock = NSRecursiveLock()

  override var type: String { Self.kind }
  override func loadMetadata() throws {
    namesAreTexts()
    metadata = [NSStoreTypeKey: Self.kind, NSStoreUUIDKey: store?.identifier ?? ""]
    saver = { [unowned self] in try save($0) }
  }

  override func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext?) throws
    -> Any
  {
    guard let fetch = request as? NSFetchRequest<any NSFetchRequestResult>, let context, let store,
      let name = fetch.entityName
    else { throw DataStoreError.unsupportedFeature }
    let found = try store.fetch(name, context, ModelContext.of(context)?.descriptor)
    return lock.withLock {
      for snapshot in found { snapshots[snapshot.persistentIdentifier.objectID.current] = snapshot }
      // What the store has left undone is done here.
      var seen: Set<NSManagedObjectID> = []
      let objects = found.map(\.persistentIdentifier.objectID.current).filter {
        $0.entity.name == name && seen.insert($0).inserted
      }.map { context.object(with: $0) }
      return context.filtered(objects, by: fetch)
    }
  }

  override func newValuesForObject(with objectID: NSManagedObjectID, with context: NSManagedObjectContext)
    throws -> NSIncrementalStoreNode
  {
    guard let snapshot = try snapshot(objectID, context) else {
      throw NSError(domain: NSCocoaErrorDomain, code: NSManagedObjectReferentialIntegrityError)
    }
    return NSIncrementalStoreNode(objectID: objectID, withValues: snapshot.values, version: 1)
  }

  override func newValue(
    forRelationship relationship: NSRelationshipDescription, forObjectWith objectID: NSManagedObjectID,
    with context: NSManagedObjectContext?
  ) throws -> Any {
    let ids = try snapshot(objectID, context)?.related[relationship.name]?.map(\.objectID.current) ?? []
    return relationship.isToMany ? ids : ids.first ?? NSNull()
  }

  private func snapshot(_ id: NSManagedObjectID, _ context: NSManagedObjectContext?) throws
    -> DefaultSnapshot?
  {
    if let known = lock.withLock({ snapshots[id.current] }) { return known }
    guard let context, let store, let name = id.entity.name else { return nil }
    let found = try store.fetch(name, context, nil)
    return lock.withLock {
      for snapshot in found { snapshots[snapshot.persistentIdentifier.objectID.current] = snapshot }
      return snapshots[id.current]
    }
  }

  func erase() throws {
    try store?.erase()
    lock.withLock { snapshots = [:] }
  }

  private func save(_ request: NSSaveChangesRequest) throws -> [NSManagedObject: NSManagedObjectID] {
    guard let store else { throw DataStoreError.unsupportedFeature }
    func all(_ objects: Set<NSManagedObject>?) -> [ModelObject] {
      (objects ?? []).compactMap { $0 as? ModelObject }
    }
    let (inserted, updated, deleted) = (
      all(request.insertedObjects), all(request.updatedObjects), all(request.deletedObjects)
    )
    let names = try store.save(inserted, updated, deleted)
    var given: [NSManagedObject: NSManagedObjectID] = [:]
    for object in inserted {
      guard let id = names[PersistentIdentifier(object.objectID)]?.objectID else {
        throw SwiftDataError(text: "\(store) has not said what \(object.objectID) is called now")
      }
      given[object] = id.current
    }
    // Read anew when they are next looked at: names of new objects have become others.
    lock.withLock { snapshots = [:] }
    return given
  }
}

/// A store of an app's own kind whose types do not matter.
protocol AnyDataStore: AnyObject {
  var identifier: String { get }
  /// The objects of a class that a descriptor asks for, and others that were read on the way; all without a descriptor, or
  /// where the store leaves conditions and order to others.
  func fetch(_ name: String, _ context: NSManagedObjectContext, _ descriptor: Any?) throws
    -> [DefaultSnapshot]
  func erase() throws
  func save(_ inserted: [ModelObject], _ updated: [ModelObject], _ deleted: [ModelObject]) throws
    -> [PersistentIdentifier: PersistentIdentifier]
}

final class DataStoreBox<Store: DataStore>: AnyDataStore {
  let store: Store
  init(_ store: Store) { self.store = store }
  var identifier: String { store.identifier }

  func erase() throws { try store.erase() }

  func fetch(_ name: String, _ context: NSManagedObjectContext, _ descriptor: Any?) throws
    -> [DefaultSnapshot]
  {
    guard let type = ModelShape.type(named: name) else { return [] }
    func open<Model: PersistentModel>(_ type: Model.Type) throws -> [DefaultSnapshot] {
      func ask(_ descriptor: FetchDescriptor<Model>) throws -> DataStoreFetchResult<Model, Store.Snapshot> {
        try store.fetch(DataStoreFetchRequest(descriptor: descriptor, editingState: state(context)))
      }
      let result: DataStoreFetchResult<Model, Store.Snapshot>
      if var wanted = descriptor as? FetchDescriptor<Model> {
        // Limits count when what was not saved yet has been looked at.
        (wanted.fetchLimit, wanted.fetchOffset) = (nil, nil)
        do { result = try ask(wanted) } catch DataStoreError.preferInMemoryFilter {
          result = try ask(FetchDescriptor())
        } catch DataStoreError.preferInMemorySort {
          wanted.sortBy = []
          do { result = try ask(wanted) } catch DataStoreError.preferInMemoryFilter {
            result = try ask(FetchDescriptor())
          }
        }
      } else {
        result = try ask(FetchDescriptor())
      }
      return try (result.fetchedSnapshots + result.relatedSnapshots.values).map(plain)
    }
    return try open(type)
  }

  func save(_ inserted: [ModelObject], _ updated: [ModelObject], _ deleted: [ModelObject]) throws
    -> [PersistentIdentifier: PersistentIdentifier]
  {
    let context = (inserted + updated + deleted).first?.managedObjectContext
    let request = DataStoreSaveChangesRequest<Store.Snapshot>(
      editingState: state(context), inserted: inserted.compactMap(snapshot),
      updated: updated.compactMap(snapshot), deleted: deleted.compactMap(snapshot))
    return try store.save(request).remappedIdentifiers
  }

  private func state(_ context: NSManagedObjectContext?) -> EditingState {
    EditingState(id: UUID(), author: context?.transactionAuthor)
  }

  private func snapshot(_ object: ModelObject) -> Store.Snapshot? {
    guard let type = ModelShape.type(named: object.entity.name ?? "") else { return nil }
    if Store.Snapshot.self == DefaultSnapshot.self {
      return DefaultSnapshot(object, ModelShape.of(type)) as? Store.Snapshot
    }
    func open<Model: PersistentModel>(_ type: Model.Type) -> Store.Snapshot {
      var related: [PersistentIdentifier: any BackingData] = [:]
      return Store.Snapshot(from: _DefaultBackingData<Model>(object), relatedBackingDatas: &related)
    }
    return open(type)
  }

  /// A snapshot of an app's own type says its values as it encodes them.
  private func plain(_ snapshot: Store.Snapshot) throws -> DefaultSnapshot {
    if let snapshot = snapshot as? DefaultSnapshot { return snapshot }
    return try JSONDecoder().decode(DefaultSnapshot.self, from: JSONEncoder().encode(snapshot))
  }
}
