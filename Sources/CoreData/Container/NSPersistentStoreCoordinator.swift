import Foundation
import SashMessages

/// Opens stores and joins them to contexts.
///
/// - Missing: mapping models that are looked for by themselves: `NSMigrationManager` carries them out.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The model of the objects.
  public let managedObjectModel: NSManagedObjectModel
  /// The open stores.
  open var persistentStores: [NSPersistentStore] { storeLock.withLock { stores } }
  /// Several may be opened at once, each on a thread of its own.
  private var stores: [NSPersistentStore] = []
  private let storeLock = NSLock()
  /// A name for people.
  open var name: String?
  private var contexts: [NSManagedObjectContext.WeakContext] = []
  private let lock = NSLock()
  /// How often new objects were given permanent names.
  var countOfNewNames: Int { lock.withLock { nameCount } }
  private var nameCount = 0
  func noteNewNames() { lock.withLock { nameCount += 1 } }

  /// A coordinator of a model, which must not change any more.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    model.freeze()
    ObjectClasses.use(model)
  }

  func attach(_ context: NSManagedObjectContext) {
    lock.withLock {
      contexts.removeAll { $0.context == nil }
      contexts.append(.init(context: context))
    }
  }

  /// How many queries of SQLite were run for its stores, for tests of how much work something is.
  package var countOfQueries: Int {
    persistentStores.reduce(0) { $0 + (($1 as? SQLiteStore)?.connection.queryCount ?? 0) }
  }

  /// The store that keeps the objects of an entity, the first if there are several.
  func store(of entity: NSEntityDescription) -> (any ObjectStore)? {
    for case let store as any ObjectStore in persistentStores where store.keeps(entity) { return store }
    return nil
  }
  /// The stores that keep objects of an entity.
  func stores(of entity: NSEntityDescription) -> [any ObjectStore] {
    persistentStores.compactMap { $0 as? any ObjectStore }.filter { $0.keeps(entity) }
  }

  /// Tells other contexts what one has saved.
  func didSave(_ saved: NSManagedObjectContext.SavedIdentifiers, from source: NSManagedObjectContext) {
    let others = lock.withLock { contexts.compactMap(\.context) }
    for context in others where context !== source { context.mergeIfWanted(saved) }
  }

  // MARK: Stores

  /// Opens a store, or makes it if there is none. A file that cannot be read is left as it is.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try add(ofType: storeType, configuration: configuration, at: storeURL, options: options)
  }

  /// Opens a store whose file is open, in a stage of a migration.
  func addStore(
    at storeURL: URL, of configuration: String?, options: [AnyHashable: Any]?, within stage: SQLiteConnection
  ) throws -> NSPersistentStore {
    try add(
      ofType: NSSQLiteStoreType, configuration: configuration, at: storeURL, options: options, stage: stage)
  }

  /// - Parameters:
  ///   - content: What a store in memory begins with.
  ///   - stage: The connection of a stage of a migration, in which all of it happens.
  private func add(
    ofType storeType: String, configuration: String?, at storeURL: URL?, options: [AnyHashable: Any]?,
    content: SQLiteConnection? = nil, stage: SQLiteConnection? = nil
  ) throws -> NSPersistentStore {
    if storeType != NSInMemoryStoreType, storeURL == nil {
      throw CoreDataError.make(NSPersistentStoreOpenError, "A store needs a place")
    }
    let store: NSPersistentStore
    if storeType == NSSQLiteStoreType || storeType == NSInMemoryStoreType {
      if let storeURL, let stages = options?[NSPersistentStoreStagedMigrationManagerOptionKey] {
        try (stages as? NSStagedMigrationManager)?.migrate(
          storeURL, to: managedObjectModel, configuration: configuration, options: options ?? [:])
      }
      let made = try SQLiteStore(
        type: storeType, url: storeURL, model: managedObjectModel, configuration: configuration,
        options: options, content: content, stage: stage)
      made.persistentStoreCoordinator = self
      made.watchOthers()
      store = made
    } else if let storeURL, let type = StoreClasses.find(storeType) {
      store = try makeOwn(type, configuration, storeURL, options)
    } else {
      throw CoreDataError.make(
        NSPersistentStoreInvalidTypeError, "There is no kind of stores named \(storeType)", storeURL)
    }
    storeLock.withLock { stores.append(store) }
    store.didAdd(to: self)
    NotificationCenter.default.post(
      name: .NSPersistentStoreCoordinatorStoresDidChange, object: self, userInfo: ["added": [store]])
    return store
  }

  /// Opens a store of a kind.
  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Opens the store of a description and says how it went.
  open func addPersistentStore(
    with description: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let block = block
    let work = { @Sendable in
      do {
        try self.addPersistentStore(
          ofType: description.type, configurationName: description.configuration, at: description.url,
          options: description.allOptions)
        block(description, nil)
      } catch { block(description, error) }
    }
    if description.shouldAddStoreAsynchronously {
      DispatchQueue.global().async(execute: work)
    } else {
      work()
    }
  }

  /// Closes a store.
  open func remove(_ store: NSPersistentStore) throws {
    store.willRemove(from: self)
    (store as? any ObjectStore)?.close()
    storeLock.withLock { stores.removeAll { $0 === store } }
    store.persistentStoreCoordinator = nil
    NotificationCenter.default.post(
      name: .NSPersistentStoreCoordinatorStoresDidChange, object: self, userInfo: ["removed": [store]])
  }

  /// The store at a place.
  open func persistentStore(for url: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url?.standardizedFileURL == url.standardizedFileURL }
  }
  /// The place of a store.
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }
  /// Says where a store lies.
  open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
    store.url = url
    return true
  }

  /// Removes what a store has at a place, and what is kept of it beside it; the store is empty when it is opened again.
  open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil)
    throws
  {
    try removeFile(at: url)
    ExternalData(store: url).remove()
    for former in FormerFile.all(beside: url) { try FormerFile.remove(former.url) }
  }
  /// Removes a store.
  open func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws {
    try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
  }

  /// Puts a copy of one store in the place of another.
  open func replacePersistentStore(
    at destination: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom source: URL,
    sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
  ) throws {
    try copyStore(from: source, to: destination)
  }

  /// Copies a store to a new place and goes on with the copy.
  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
  ) throws -> NSPersistentStore {
    let source = store as? SQLiteStore
    if storeType == NSInMemoryStoreType {
      // The content goes over once the new store is there.
    } else if let source, source.isInMemory {
      try replaceFile(at: url) { new in try source.copy(to: new) }
    } else if let place = store.url {
      try copyStore(from: place, to: url)
    }
    let content = storeType == NSInMemoryStoreType ? try source?.content() : nil
    let configuration =
      store.configurationName == "PF_DEFAULT_CONFIGURATION_NAME" ? nil : store.configurationName
    let kept = store.options
    try remove(store)
    return try add(
      ofType: storeType, configuration: configuration, at: url, options: options ?? kept, content: content)
  }

  private func copyStore(from source: URL, to destination: URL) throws {
    if destination.standardizedFileURL.path == source.standardizedFileURL.path { return }
    try replaceFile(at: destination, ExternalData(store: source)) { new in
      try CoreDataError.translated(at: source) {
        try SQLiteConnection(path: source.path, creates: false).writeCopy(to: new)
      }
    }
  }
  /// Removes a store without its large values and what was kept of it before migrations.
  private func removeFile(at url: URL) throws {
    for store in persistentStores where store.url == url { try remove(store) }
    for suffix in ["", "-wal", "-shm"] {
      let path = url.path + suffix
      if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
    }
  }
  /// Puts a new store in the place of what lies there, which goes when the new one is whole.
  ///
  /// - Parameter external: The files of large values that go with it. They are there before anything goes; those of the store
  ///   that lay there are named by nobody then, and are removed when the new one has been open for a while.
  private func replaceFile(at destination: URL, _ external: ExternalData? = nil, _ make: (URL) throws -> Void)
    throws
  {
    let folder = destination.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let new = folder.appendingPathComponent(".\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: new) }
    try make(new)
    try external?.give(to: destination)
    try removeFile(at: destination)
    try FileManager.default.moveItem(at: new, to: destination)
  }

  /// What a store that is not open says about itself.
  open class func metadataForPersistentStore(
    ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    if let type = StoreClasses.find(storeType) { return try type.metadataForPersistentStore(with: url) }
    return try CoreDataError.translated(at: url) {
      try SQLiteStore.look(at: url.path) { try SQLiteStore.metadata(in: $0, of: url) }
    }
  }
  /// What a store that is not open says about itself.
  open class func metadataForPersistentStore(
    type: NSPersistentStore.StoreType, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    try metadataForPersistentStore(ofType: type.rawValue, at: url, options: options)
  }
  /// What a store says about itself.
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }
  /// Replaces what an app has a store say about itself; written at once. Keys of the store's own that are left out stay.
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    var all = metadata ?? [:]
    for key in SQLiteStore.ownKeys where all[key] == nil { all[key] = store.metadata?[key] }
    let before = store.metadata
    store.metadata = all
    if let own = store as? NSAtomicStore {
      do { try own.saveMetadata() } catch {
        tellOnce("the metadata of a store cannot be written: \(error)", by: "CoreData")
      }
    }
    guard let store = store as? SQLiteStore else { return }
    do {
      try store.writing { try store.writeMetadata(all) }
    } catch {
      store.metadata = before
      tellOnce("the metadata of a store cannot be written: \(error)", by: "CoreData")
    }
  }

  /// The name that a URL stands for, nil if no open store made it.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    guard url.scheme == "x-coredata", let host = url.host else { return nil }
    let parts = url.pathComponents.filter { $0 != "/" }
    guard parts.count == 2, parts[1].hasPrefix("p"),
      let entity = managedObjectModel.entitiesByName[parts[0]],
      let store = persistentStores.first(where: { $0.identifier.caseInsensitiveCompare(host) == .orderedSame }
      )
    else { return nil }
    if let own = store as? any OwnStore {
      return own.references.id(entity, written: String(parts[1].dropFirst()), in: own)
    }
    guard let key = Int64(parts[1].dropFirst()) else { return nil }
    return NSManagedObjectID(entity: entity, key: key, store: store)
  }

  /// Runs a block, one at a time.
  open func performAndWait(_ block: () -> Void) { block() }
  /// Runs a block later.
  open func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    DispatchQueue.global().async { block() }
  }
}
