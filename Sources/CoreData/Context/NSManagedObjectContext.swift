import Foundation
import SashFoundation

/// On which queue a context works.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType = 0
  case privateQueueConcurrencyType = 1
  case mainQueueConcurrencyType = 2
}

/// A space in which objects are read, made, changed and deleted until all of it is saved.
nonisolated open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// On which queue the context works.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// What the context reads from and saves to, its parent's if it has one.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { coordinator ?? parent?.persistentStoreCoordinator }
    set {
      coordinator = newValue
      newValue?.attach(self)
    }
  }
  private var coordinator: NSPersistentStoreCoordinator?
  /// A coordinator that does not tell this context what others save.
  var coordinatorOfBatch: NSPersistentStoreCoordinator? {
    get { coordinator }
    set { (coordinator, isBatch) = (newValue, true) }
  }
  /// Whether nobody hears of what it saves.
  private(set) var isBatch = false
  /// The context that this one saves to instead of a store.
  open var parent: NSManagedObjectContext? {
    didSet {
      oldValue?.setChild(self, isThere: false)
      parent?.setChild(self, isThere: true)
    }
  }
  /// The contexts that save to this one.
  var children: [NSManagedObjectContext] { childLock.withLock { childList.compactMap(\.context) } }
  private var childList: [WeakContext] = []
  private let childLock = NSLock()
  private func setChild(_ child: NSManagedObjectContext, isThere: Bool) {
    childLock.withLock {
      childList.removeAll { $0.context == nil || $0.context === child }
      if isThere { childList.append(WeakContext(context: child)) }
    }
  }
  struct WeakContext { weak var context: NSManagedObjectContext? }

  /// A name for people.
  open var name: String?
  /// Who makes the changes.
  open var transactionAuthor: String?
  /// Whatever the app wants to keep with the context.
  open var userInfo = NSMutableDictionary()
  /// How conflicts at a save are settled.
  open var mergePolicy: Any = NSMergePolicy.error
  /// Whether what other contexts save appears here.
  open var automaticallyMergesChangesFromParent = false
  /// Whether objects whose rows have gone read as empty instead of stopping the program.
  open var shouldDeleteInaccessibleFaults = true
  /// Whether clean objects live as long as the context.
  open var retainsRegisteredObjects = false
  /// Kept for code that sets it: deletions reach other objects when changes are processed.
  open var propagatesDeletesAtEndOfEvent = true
  /// Kept for code that sets it: rows that were read stay as they are until a refresh.
  open var stalenessInterval: TimeInterval = -1

  /// What remembers how changes are taken back; nil, as it is at first, remembers nothing.
  open var undoManager: UndoManager? { didSet { undoManagerChanged(from: oldValue) } }
  /// What has changed since changes were last processed, for the undo manager.
  var undoNotes: UndoNotes?
  var undoObserver: (any NSObjectProtocol)?
  deinit { if let undoObserver { NotificationCenter.default.removeObserver(undoObserver) } }
  var isReverting = false
  /// Objects that came back with other names after their deletion had been saved, by the names that steps know them by.
  var revived: [NSManagedObjectID: NSManagedObject] = [:]

  private var registry: [NSManagedObjectID: WeakObject] = [:]
  private struct WeakObject { weak var object: NSManagedObject? }
  private var sweepCount = 128
  /// How often the coordinator had given names when objects were last looked at for that.
  var namesSeen = 0
  private var retained: [ObjectIdentifier: NSManagedObject] = [:]

  var insertedTable = ObjectTable()
  var updatedTable = ObjectTable()
  var deletedTable = ObjectTable()
  /// What changed since changes were last processed.
  var pendingInserts = ObjectTable()
  var pendingUpdates = ObjectTable()
  var pendingDeletes = ObjectTable()
  var pendingRefreshes = ObjectTable()
  /// What has changed since a save began to ask its objects; nil at other times.
  var changesWhileSaving: ObjectTable?
  /// The state of the stores that is read; nil is the newest.
  var generation: NSQueryGenerationToken?
  /// The objects for which a save in progress has worked something out.
  var derivedIDs: Set<NSManagedObjectID> = []
  /// What fetches have read ahead, as long as the objects that they found are there.
  var prefetches: [WeakPrefetched] = []
  private var unpropagated: [NSManagedObject] = []
  private var isProcessingScheduled = false
  var isReadingObject = false

  /// New objects that a constraint made one with older ones: what stands for the new one hears of it.
  package var becomeExisting: ((NSManagedObject, NSManagedObject) -> Void)?
  /// The stores that new objects were given to, by their first names, until they are saved or given up.
  private(set) var assigned: [NSManagedObjectID: NSPersistentStore] = [:]
  func endAssignments(of objects: [NSManagedObject]) {
    if !assigned.isEmpty { for object in objects { assigned[object.identifier] = nil } }
  }

  /// Gives a new object to a store, where more than one keeps its entity.
  open func assign(_ object: Any, to store: NSPersistentStore) {
    if let object = object as? NSManagedObject, object.objectID.isTemporaryID {
      assigned[object.identifier] = store
    }
  }

  private let queue: DispatchQueue?
  private static let queueKey = DispatchSpecificKey<ObjectIdentifier>()
  private static let checksQueues =
    UserDefaults.standard.string(forKey: "com.apple.CoreData.ConcurrencyDebug") == "1"
    || ProcessInfo.processInfo.arguments.contains("-com.apple.CoreData.ConcurrencyDebug")

  /// A context without a store.
  public init(concurrencyType type: NSManagedObjectContextConcurrencyType) {
    concurrencyType = type
    queue = type == .privateQueueConcurrencyType ? DispatchQueue(label: "NSManagedObjectContext") : nil
    super.init()
    queue?.setSpecific(key: Self.queueKey, value: ObjectIdentifier(self))
  }

  /// A context of a kind, in the newer spelling.
  public convenience init(_ type: ConcurrencyType) {
    self.init(concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }

  /// The kinds of contexts.
  public struct ConcurrencyType: Hashable, Sendable {
    let number: Int
    /// A context for the main thread.
    public static let mainQueue = ConcurrencyType(number: 2)
    /// A context with a queue of its own.
    public static let privateQueue = ConcurrencyType(number: 1)
  }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  // MARK: Queues

  /// The main queue may be served by another thread once the main one has ended.
  static var isOnMainQueue: Bool {
    Thread.isMainThread || (isMainMarked && DispatchQueue.getSpecific(key: mainKey) == true)
  }
  private static let mainKey = DispatchSpecificKey<Bool>()
  private static let isMainMarked: Bool = {
    DispatchQueue.main.setSpecific(key: mainKey, value: true)
    return true
  }()

  private var isOnQueue: Bool {
    switch concurrencyType {
    case .mainQueueConcurrencyType: Self.isOnMainQueue
    case .privateQueueConcurrencyType: DispatchQueue.getSpecific(key: Self.queueKey) == ObjectIdentifier(self)
    case .confinementConcurrencyType: true
    }
  }

  /// With `-com.apple.CoreData.ConcurrencyDebug 1` the program stops where a context is used on another queue.
  func assertQueue() {
    guard Self.checksQueues else { return }
    precondition(isOnQueue, "Multithreading_Violation: \(self) is used on another queue than its own")
  }

  /// Runs a block on the context's queue, later.
  open func perform(_ block: @escaping () -> Void) {
    (queue ?? .main).async {
      self.asPerforming(block)
      self.processPendingChanges()
    }
  }

  /// Runs a block on the context's queue and waits for it; calls may be nested.
  public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    if isOnQueue { return try asPerforming(block) }
    return try (queue ?? .main).sync {
      defer { processPendingChanges() }
      return try asPerforming(block)
    }
  }

  /// When an asynchronous `perform` begins.
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }

  /// Runs a block on the context's queue and gives what it gave.
  public func perform<Result, Failure: Error>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let outcome: Swift.Result<Result, Failure> = await withCheckedContinuation { continuation in
      (queue ?? .main).async {
        let outcome = Swift.Result { () throws(Failure) -> Result in try self.asPerforming(block) }
        self.processPendingChanges()
        nonisolated(unsafe) let sent = outcome
        continuation.resume(returning: sent)
      }
    }
    return try outcome.get()
  }

  // MARK: Objects by name

  func register(_ object: NSManagedObject) {
    if registry.count >= sweepCount {
      registry = registry.filter { $0.value.object != nil }
      sweepCount = max(128, registry.count * 2)
    }
    registry[object.identifier] = WeakObject(object: object)
    if retainsRegisteredObjects { retained[ObjectIdentifier(object)] = object }
  }

  func unregister(_ object: NSManagedObject) {
    registry[object.identifier] = nil
    if let origin = object.identifier.origin { registry[origin] = nil }
    retained[ObjectIdentifier(object)] = nil
  }

  /// The object of a name that the context has already.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    if let object = registry[objectID]?.object { return object }
    if let replacement = objectID.replacement, let object = registry[replacement]?.object { return object }
    if let object = objectID.origin.flatMap({ registry[$0]?.object }) { return object }
    return adoptNamesFromAbove() ? registry[objectID.current]?.object : nil
  }

  /// The object of a name. It is not looked at whether there is one; reading it tells.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let object = registeredObject(for: objectID) { return object }
    return makeFault(objectID.current, row: nil)
  }

  func makeFault(_ id: NSManagedObjectID, row: StoredRow?) -> NSManagedObject {
    let object = reading { id.entity.objectClass.init(_entity: id.entity, context: nil) }
    object.identifier = id
    object.values = [:]
    object.row = row
    object.faultState = true
    object.managedObjectContext = self
    register(object)
    return object
  }

  func reading<Result>(_ body: () -> Result) -> Result {
    let outer = isReadingObject
    isReadingObject = true
    defer { isReadingObject = outer }
    return body()
  }

  /// The object of a name, read; throws if there is none.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    let object = object(with: objectID)
    if object.isInserted { return object }
    if object.isFault, object.row == nil {
      object.row = loadRow(of: object.identifier)
      guard object.row != nil else {
        unregister(object)
        throw CoreDataError.make(NSManagedObjectReferentialIntegrityError, "There is no object \(objectID)")
      }
    }
    object.fire()
    return object
  }

  var livingObjects: [NSManagedObject] { registry.values.compactMap(\.object) }
  /// All objects that the context has.
  open var registeredObjects: Set<NSManagedObject> { Set(registry.values.compactMap(\.object)) }
  /// The objects that are new.
  open var insertedObjects: Set<NSManagedObject> { Set(insertedTable.all) }
  /// The objects that have changed.
  open var updatedObjects: Set<NSManagedObject> { Set(updatedTable.all) }
  /// The objects that the next save deletes.
  open var deletedObjects: Set<NSManagedObject> { Set(deletedTable.all) }
  /// Whether there is something to save.
  open var hasChanges: Bool { !insertedTable.isEmpty || !updatedTable.isEmpty || !deletedTable.isEmpty }

  // MARK: Changes

  /// Takes an object in; the next save writes it.
  open func insert(_ object: NSManagedObject) {
    assertQueue()
    if object.managedObjectContext === self {
      if object.deletedState, !object.isGone {
        // Inserting what was just deleted takes the deletion back.
        object.deletedState = false
        deletedTable.remove(object)
        pendingDeletes.remove(object)
        unpropagated.removeAll { $0 === object }
        if !object.insertedState { return }
      } else {
        return
      }
    }
    object.managedObjectContext = self
    (object.insertedState, object.deletedState) = (true, false)
    object.faultState = false
    register(object)
    insertedTable.insert(object)
    pendingInserts.insert(object)
    scheduleProcessing()
    let friends = object.loose.values
    object.loose = [:]
    noteInsertion(of: object)
    if !isReverting { object.awakeFromInsert() }
    for friend in friends where friend.managedObjectContext == nil { insert(friend) }
  }

  /// Deletes an object with the next save; one that was never saved is just forgotten.
  open func delete(_ object: NSManagedObject) {
    assertQueue()
    guard object.managedObjectContext === self, !object.deletedState else { return }
    object.prepareForDeletion()
    noteDeletion(of: object)
    object.announce()
    object.deletedState = true
    deletedTable.insert(object)
    pendingDeletes.insert(object)
    unpropagated.append(object)
    scheduleProcessing()
  }

  func noteChange(of object: NSManagedObject) {
    if !object.insertedState, !object.deletedState, !object.changed.isEmpty { updatedTable.insert(object) }
    if !object.insertedState || !pendingInserts.contains(object) { pendingUpdates.insert(object) }
    scheduleProcessing()
  }

  private func scheduleProcessing() {
    // A context that is bound to no queue processes when it fetches and saves.
    guard !isProcessingScheduled, concurrencyType != .confinementConcurrencyType else { return }
    isProcessingScheduled = true
    (queue ?? .main).async { [weak self] in
      self?.isProcessingScheduled = false
      self?.processPendingChanges()
    }
  }

  /// Carries out what deletions mean for other objects, and tells what has changed.
  open func processPendingChanges() {
    while let object = unpropagated.popLast() { propagateDeletion(of: object) }
    registerUndo()
    guard
      !pendingInserts.isEmpty || !pendingUpdates.isEmpty || !pendingDeletes.isEmpty
        || !pendingRefreshes.isEmpty
    else { return }
    let deleted = pendingDeletes.all
    let inserted = pendingInserts.all.filter { !$0.deletedState }
    let updated = pendingUpdates.all.filter { !$0.deletedState && !pendingInserts.contains($0) }
    let refreshed = pendingRefreshes.all.filter { !$0.deletedState }
    if changesWhileSaving != nil {
      for object in inserted + updated + deleted { changesWhileSaving?.insert(object) }
    }
    (pendingInserts, pendingUpdates, pendingDeletes) = (ObjectTable(), ObjectTable(), ObjectTable())
    pendingRefreshes = ObjectTable()
    var info: [String: Any] = [:]
    if !inserted.isEmpty { info[NSInsertedObjectsKey] = Set(inserted) }
    if !updated.isEmpty { info[NSUpdatedObjectsKey] = Set(updated) }
    if !deleted.isEmpty { info[NSDeletedObjectsKey] = Set(deleted) }
    if !refreshed.isEmpty { info[NSRefreshedObjectsKey] = Set(refreshed) }
    guard !info.isEmpty else { return }
    NotificationCenter.default.post(name: Self.didChangeObjectsNotification, object: self, userInfo: info)
  }

  private func propagateDeletion(of object: NSManagedObject) {
    for relationship in object.entity.lookup.relationships.values.sorted(by: { $0.name < $1.name }) {
      let others = object.objectIDs(forRelationshipNamed: relationship.name).compactMap { object.resolve($0) }
      for other in others where !other.deletedState {
        switch relationship.deleteRule {
        case .cascadeDeleteRule: delete(other)
        case .nullifyDeleteRule:
          if let inverse = relationship.inverseRelationship { other.detach(object, inverse) }
        case .denyDeleteRule, .noActionDeleteRule: break
        }
      }
    }
    guard object.insertedState else { return }
    // Never saved: nothing is left of it.
    endAssignments(of: [object])
    object.insertedState = false
    insertedTable.remove(object)
    deletedTable.remove(object)
    unregister(object)
    object.managedObjectContext = nil
  }

  // MARK: Back to what is stored

  /// Drops what is known of an object, and its changes unless they are merged into what the store says now.
  open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {
    guard object.managedObjectContext === self, !object.insertedState else { return }
    forgetPrefetches()
    object.announce()
    let changed = object.changed.union(object.quiet)
    if !mergeChanges || changed.isEmpty {
      object.turnIntoFault()
      if !object.deletedState { updatedTable.remove(object) }
    } else {
      guard let row = loadRow(of: object.identifier) else { return }
      object.row = row
      for key in object.entity.lookup.fetched.keys { object.values[key] = nil }
      for (key, value) in row.values where !changed.contains(key) { object.values[key] = value }
      for attribute in object.entity.lookup.attributes.keys
      where !changed.contains(attribute) && row.values[attribute] == nil {
        if object.entity.lookup.attributes[attribute]?.isTransient == false { object.values[attribute] = nil }
      }
      object.many = object.many.filter { $0.value.isChanged }
    }
    for key in object.entity.lookup.properties.keys { object.changeObserver?(key, true) }
    pendingRefreshes.insert(object)
    scheduleProcessing()
  }

  /// Refreshes all objects; changes stay.
  open func refreshAllObjects() { for object in registeredObjects { refresh(object, mergeChanges: true) } }

  /// Gives up all changes since the last save.
  open func rollback() {
    unpropagated = []
    forgetUndo()
    assigned = [:]
    for object in insertedTable.all {
      object.announce()
      object.insertedState = false
      object.deletedState = false
      unregister(object)
      object.managedObjectContext = nil
      pendingDeletes.insert(object)
    }
    let touched = updatedTable.all + deletedTable.all
    (insertedTable, updatedTable, deletedTable) = (ObjectTable(), ObjectTable(), ObjectTable())
    pendingInserts = ObjectTable()
    for object in touched where object.managedObjectContext === self {
      object.announce()
      object.deletedState = false
      pendingDeletes.remove(object)
      object.turnIntoFault(keepingRow: true)
      for key in object.entity.lookup.properties.keys { object.changeObserver?(key, true) }
      pendingRefreshes.insert(object)
    }
    processPendingChanges()
  }

  /// Forgets all objects and changes.
  open func reset() {
    unpropagated = []
    advanceGeneration()
    forgetUndo()
    for object in registeredObjects { object.managedObjectContext = nil }
    assigned = [:]
    (registry, retained) = ([:], [:])
    (insertedTable, updatedTable, deletedTable) = (ObjectTable(), ObjectTable(), ObjectTable())
    (pendingInserts, pendingUpdates, pendingDeletes) = (ObjectTable(), ObjectTable(), ObjectTable())
    pendingRefreshes = ObjectTable()
    NotificationCenter.default.post(
      name: Self.didChangeObjectsNotification, object: self, userInfo: [NSInvalidatedAllObjectsKey: NSArray()]
    )
  }
}

/// Objects in the order in which they came.
struct ObjectTable {
  private var places: [ObjectIdentifier: Int] = [:]
  private var items: [NSManagedObject?] = []

  var isEmpty: Bool { places.isEmpty }
  var all: [NSManagedObject] { items.compactMap { $0 } }
  func contains(_ object: NSManagedObject) -> Bool { places[ObjectIdentifier(object)] != nil }

  mutating func insert(_ object: NSManagedObject) {
    guard places[ObjectIdentifier(object)] == nil else { return }
    places[ObjectIdentifier(object)] = items.count
    items.append(object)
  }

  mutating func remove(_ object: NSManagedObject) {
    guard let place = places.removeValue(forKey: ObjectIdentifier(object)) else { return }
    items[place] = nil
    if places.isEmpty { items = [] }
  }
}
