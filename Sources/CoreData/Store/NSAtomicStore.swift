import Foundation

/// A store of an app's own kind that is read as a whole and written as a whole.
///
/// A subclass overrides `load()`, `newReferenceObject(for:)` and `save()`, and where its nodes hold something else than
/// values by the names of properties, `newCacheNode(for:)` and `updateCacheNode(_:from:)`. It is made known by
/// `NSPersistentStoreCoordinator.registerStoreClass(_:forStoreType:)`.
nonisolated open class NSAtomicStore: NSPersistentStore, OwnStore, @unchecked Sendable {
  let references = ReferenceTable()
  private var nodes: [NSManagedObjectID: NSAtomicStoreCacheNode] = [:]
  private let lock = NSRecursiveLock()

  public override init(
    persistentStoreCoordinator coordinator: NSPersistentStoreCoordinator?,
    configurationName: String?, at url: URL, options: [AnyHashable: Any]? = nil
  ) {
    super.init(
      persistentStoreCoordinator: coordinator, configurationName: configurationName, at: url,
      options: options)
    metadata = [NSStoreUUIDKey: identifier ?? "", NSStoreTypeKey: type]
  }
  /// How coordinators make a store of a class that was registered.
  public required convenience init(
    _coordinator root: NSPersistentStoreCoordinator, configuration: String?, url: URL,
    options: [AnyHashable: Any]?
  ) {
    self.init(persistentStoreCoordinator: root, configurationName: configuration, at: url, options: options)
  }

  // MARK: What subclasses override

  /// Reads the file and adds a node for each object.
  open func load() throws { fatalError("\(Swift.type(of: self)) does not override load()") }
  /// Writes the nodes.
  open func save() throws { fatalError("\(Swift.type(of: self)) does not override save()") }
  /// The key of a new object, which is the same whenever the store is read.
  open func newReferenceObject(for managedObject: NSManagedObject) -> Any {
    fatalError("\(Swift.type(of: self)) does not override newReferenceObject(for:)")
  }
  /// The node of a new object.
  open func newCacheNode(for managedObject: NSManagedObject) -> NSAtomicStoreCacheNode {
    let node = NSAtomicStoreCacheNode(objectID: managedObject.objectID)
    updateCacheNode(node, from: managedObject)
    return node
  }
  /// Takes the values of an object into its node.
  open func updateCacheNode(_ node: NSAtomicStoreCacheNode, from managedObject: NSManagedObject) {
    for (name, property) in managedObject.entity.lookup.properties where !property.isTransient {
      if let relationship = property as? NSRelationshipDescription {
        let others = managedObject.objectIDs(forRelationshipNamed: name).map(self.node(of:))
        node.setValue(
          relationship.isToMany
            ? (relationship.isOrdered ? NSOrderedSet(array: others) : NSSet(array: others)) : others.first,
          forKey: name)
      } else {
        node.setValue(managedObject.value(forKey: name), forKey: name)
      }
    }
  }
  /// Called before `save()` with what is deleted.
  open func willRemoveCacheNodes(_ cacheNodes: Set<NSAtomicStoreCacheNode>) {}

  // MARK: Nodes

  /// Adds nodes that were read.
  public func addCacheNodes(_ cacheNodes: Set<NSAtomicStoreCacheNode>) {
    lock.withLock { for node in cacheNodes { nodes[node.objectID] = node } }
  }
  /// All nodes.
  public func cacheNodes() -> Set<NSAtomicStoreCacheNode> { lock.withLock { Set(nodes.values) } }
  /// The node of an object.
  public func cacheNode(for objectID: NSManagedObjectID) -> NSAtomicStoreCacheNode? {
    lock.withLock { nodes[objectID.current] }
  }
  /// The node of an object that may be new; filled when its turn comes.
  private func node(of id: NSManagedObjectID) -> NSAtomicStoreCacheNode {
    if let known = cacheNode(for: id) { return known }
    let node = NSAtomicStoreCacheNode(objectID: id.current)
    addCacheNodes([node])
    return node
  }

  /// The name of the object that has a key in this store.
  public func objectID(for entity: NSEntityDescription, withReferenceObject data: Any) -> NSManagedObjectID {
    references.id(entity, data, in: self)
  }
  /// The key that an object has in this store.
  public func referenceObject(for objectID: NSManagedObjectID) -> Any {
    references.reference(objectID) ?? NSNull()
  }

  // MARK: What contexts ask

  func objects(_ plan: FetchPlan, for context: NSManagedObjectContext) throws -> [NSManagedObject] {
    let family = Set((plan.includesSubentities ? plan.entity.family : [plan.entity]).map { $0.name ?? "" })
    let ids = lock.withLock { nodes.keys.filter { family.contains($0.entity.name ?? "") } }
      .sorted { ($0.key ?? 0) < ($1.key ?? 0) }
    let objects = ids.map { context.object(with: $0) }.filter {
      plan.condition.evaluate(with: $0)
    }
    return NSManagedObjectContext.part(objects.inOrder(of: plan.sorting), plan)
  }

  func row(of id: NSManagedObjectID, for context: NSManagedObjectContext) throws -> StoredRow? {
    lock.lock()
    defer { lock.unlock() }
    guard let node = cacheNode(for: id) else { return nil }
    var values: [String: Any] = [:]
    for property in id.entity.lookup.properties.values where !property.isTransient {
      let value = node.value(forKey: property.name)
      if let attribute = property as? NSAttributeDescription {
        values[attribute.name] = NSManagedObject.canonical(value, attribute)
      } else if let relationship = property as? NSRelationshipDescription, !relationship.isToMany {
        values[relationship.name] = Self.name(value)
      }
    }
    return StoredRow(id: id, version: 0, values: values)
  }

  func destinations(
    of id: NSManagedObjectID, _ relationship: NSRelationshipDescription, for context: NSManagedObjectContext
  ) throws -> [NSManagedObjectID] {
    lock.lock()
    defer { lock.unlock() }
    let members = PredicateValues.members(cacheNode(for: id)?.value(forKey: relationship.name)) ?? []
    return members.compactMap(Self.name)
  }

  private static func name(_ value: Any?) -> NSManagedObjectID? {
    (value as? NSAtomicStoreCacheNode)?.objectID ?? value as? NSManagedObjectID
  }

  func giveNames(to objects: [NSManagedObject]) throws -> [NSManagedObjectID] {
    // Contexts on several threads may ask for keys; no two are to get the same.
    lock.lock()
    defer { lock.unlock() }
    let fresh = objects.filter { $0.objectID.isTemporaryID }
    for object in fresh {
      object.identifier.replace(
        by: objectID(for: object.entity, withReferenceObject: newReferenceObject(for: object)))
    }
    return fresh.map(\.identifier)
  }

  func save(_ changes: OwnStoreChanges, for context: NSManagedObjectContext) throws {
    try lock.withLock {
      let before = nodes
      let touched = nodes.values.map { ($0, $0.propertyCache?.mutableCopy() as? NSMutableDictionary) }
      do {
        for object in changes.inserted {
          // Another object may have led here before.
          let made = newCacheNode(for: object)
          if let known = nodes[made.objectID], known !== made {
            known.take(from: made)
          } else {
            nodes[made.objectID] = made
          }
        }
        for object in changes.updated {
          if let node = nodes[object.objectID] { updateCacheNode(node, from: object) }
        }
        let gone = Set(changes.deleted.compactMap { nodes[$0.objectID] })
        if !gone.isEmpty { willRemoveCacheNodes(gone) }
        for node in gone { nodes[node.objectID] = nil }
        try save()
      } catch {
        nodes = before
        for (node, values) in touched { node.propertyCache = values }
        throw error
      }
    }
  }

  /// Writes the nodes as they are, with what the store says about itself.
  func saveMetadata() throws { try lock.withLock { try save() } }

  func close() {}
}

/// The values of one object in a store that is read as a whole.
open class NSAtomicStoreCacheNode: NSObject {
  /// Whose values they are.
  public let objectID: NSManagedObjectID
  /// Values by the names of properties: attributes, and nodes or sets of nodes for relationships.
  open var propertyCache: NSMutableDictionary?

  public init(objectID: NSManagedObjectID) { self.objectID = objectID }

  open func value(forKey key: String) -> Any? { propertyCache?.object(forKey: key as NSString) }
  open func setValue(_ value: Any?, forKey key: String) {
    if propertyCache == nil { propertyCache = NSMutableDictionary() }
    if let value = PredicateValues.plain(value) {
      propertyCache?.setObject(value, forKey: key as NSString)
    } else {
      propertyCache?.removeObject(forKey: key as NSString)
    }
  }
  func take(from other: NSAtomicStoreCacheNode) { propertyCache = other.propertyCache }
}
