import Foundation

/// A store of an app's own kind that reads and writes what is asked for: a service, a file in a format of its own.
///
/// A subclass overrides `loadMetadata()`, `execute(_:with:)`, `newValuesForObject(with:with:)`,
/// `newValue(forRelationship:forObjectWith:with:)` and `obtainPermanentIDs(for:)`, and is made known by
/// `NSPersistentStoreCoordinator.registerStoreClass(_:forStoreType:)`.
nonisolated open class NSIncrementalStore: NSPersistentStore, OwnStore, @unchecked Sendable {
  let references = ReferenceTable()
  /// Writes what has changed and tells the names of new objects, where these are known only then.
  package var saver: ((NSSaveChangesRequest) throws -> [NSManagedObject: NSManagedObjectID])?
  /// Says that all keys are texts.
  package func namesAreTexts() { references.isTexts = true }

  public override init(
    persistentStoreCoordinator root: NSPersistentStoreCoordinator?, configurationName name: String?,
    at url: URL, options: [AnyHashable: Any]? = nil
  ) {
    super.init(persistentStoreCoordinator: root, configurationName: name, at: url, options: options)
    identifier = "\(Swift.type(of: self).identifierForNewStore(at: url))"
  }
  /// How coordinators make a store of a class that was registered.
  public required convenience init(
    _coordinator root: NSPersistentStoreCoordinator, configuration: String?, url: URL,
    options: [AnyHashable: Any]?
  ) {
    self.init(persistentStoreCoordinator: root, configurationName: configuration, at: url, options: options)
  }

  // MARK: What subclasses override

  /// The name of a new store.
  open class func identifierForNewStore(at storeURL: URL) -> Any { UUID().uuidString }

  /// Answers a fetch with objects, names, dictionaries or a count in an array, and carries out an `NSSaveChangesRequest`.
  open func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext?) throws -> Any
  { fatalError("\(Swift.type(of: self)) does not override execute(_:with:)") }

  /// The attributes of an object, and the names of those that its relationships to one lead to.
  open func newValuesForObject(with objectID: NSManagedObjectID, with context: NSManagedObjectContext) throws
    -> NSIncrementalStoreNode
  { fatalError("\(Swift.type(of: self)) does not override newValuesForObject(with:with:)") }

  /// The names of the objects that a relationship leads to: one or `NSNull`, or a collection.
  open func newValue(
    forRelationship relationship: NSRelationshipDescription, forObjectWith objectID: NSManagedObjectID,
    with context: NSManagedObjectContext?
  ) throws -> Any {
    fatalError("\(Swift.type(of: self)) does not override newValue(forRelationship:forObjectWith:with:)")
  }

  /// The names of new objects, in their order, made by `newObjectID(for:referenceObject:)`.
  open func obtainPermanentIDs(for array: [NSManagedObject]) throws -> [NSManagedObjectID] {
    fatalError("\(Swift.type(of: self)) does not override obtainPermanentIDs(for:)")
  }

  /// Says which objects a context has begun to use.
  open func managedObjectContextDidRegisterObjects(with objectIDs: [NSManagedObjectID]) {}
  /// Says which objects a context no longer uses.
  open func managedObjectContextDidUnregisterObjects(with objectIDs: [NSManagedObjectID]) {}

  // MARK: Names

  /// The name of the object that has a key in this store: a text or a number.
  public func newObjectID(for entity: NSEntityDescription, referenceObject data: Any) -> NSManagedObjectID {
    references.id(entity, data, in: self)
  }
  /// The key that an object has in this store.
  public func referenceObject(for objectID: NSManagedObjectID) -> Any {
    references.reference(objectID) ?? NSNull()
  }

  // MARK: What contexts ask

  func objects(_ plan: FetchPlan, for context: NSManagedObjectContext) throws -> [NSManagedObject] {
    let found = try execute(request(plan, []), with: context)
    return (PredicateValues.members(found) ?? []).compactMap {
      ($0 as? NSManagedObject) ?? ($0 as? NSManagedObjectID).map { context.object(with: $0) }
    }
  }

  private func request(_ plan: FetchPlan, _ type: NSFetchRequestResultType) -> NSFetchRequest<
    any NSFetchRequestResult
  > {
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: plan.entity.name ?? "")
    request.entity = plan.entity
    if case .constant(true) = plan.condition {
    } else {
      request.predicate = NSPredicate(node: plan.condition)
    }
    request.sortDescriptors = plan.sorting.isEmpty ? nil : plan.sorting
    (request.fetchLimit, request.fetchOffset) = (plan.limit, plan.offset)
    (request.includesSubentities, request.resultType) = (plan.includesSubentities, type)
    return request
  }

  func row(of id: NSManagedObjectID, for context: NSManagedObjectContext) throws -> StoredRow? {
    let node: NSIncrementalStoreNode
    do { node = try newValuesForObject(with: id, with: context) } catch {
      // There is no such object.
      if (error as NSError).code == NSManagedObjectReferentialIntegrityError { return nil }
      throw error
    }
    var values: [String: Any] = [:]
    for property in id.entity.lookup.properties.values where !property.isTransient {
      if let attribute = property as? NSAttributeDescription {
        values[attribute.name] = NSManagedObject.canonical(node.value(for: attribute), attribute)
      } else if let relationship = property as? NSRelationshipDescription, !relationship.isToMany {
        let value =
          try node.value(for: relationship)
          ?? newValue(forRelationship: relationship, forObjectWith: id, with: context)
        values[relationship.name] = value as? NSManagedObjectID
      }
    }
    return StoredRow(id: id, version: Int64(clamping: node.version), values: values)
  }

  func destinations(
    of id: NSManagedObjectID, _ relationship: NSRelationshipDescription, for context: NSManagedObjectContext
  ) throws -> [NSManagedObjectID] {
    let value = try newValue(forRelationship: relationship, forObjectWith: id, with: context)
    return (PredicateValues.members(value) ?? []).compactMap { $0 as? NSManagedObjectID }
  }

  func giveNames(to objects: [NSManagedObject]) throws -> [NSManagedObjectID] {
    let fresh = objects.filter { $0.objectID.isTemporaryID }
    if fresh.isEmpty || saver != nil { return [] }
    let ids = try obtainPermanentIDs(for: fresh)
    precondition(ids.count == fresh.count, "obtainPermanentIDs(for:) gives one name for each object")
    for (object, id) in zip(fresh, ids) { object.identifier.replace(by: id) }
    return fresh.map(\.identifier)
  }

  func save(_ changes: OwnStoreChanges, for context: NSManagedObjectContext) throws {
    let request = NSSaveChangesRequest(
      inserted: Set(changes.inserted), updated: Set(changes.updated), deleted: Set(changes.deleted),
      locked: nil)
    guard let saver else { return _ = try execute(request, with: context) }
    for (object, id) in try saver(request) { object.identifier.replace(by: id) }
    persistentStoreCoordinator?.noteNewNames()
  }

  func close() {}
}

extension NSManagedObjectContext {
  /// Those of a store's objects that a request asks for, in its order.
  package func filtered(_ objects: [NSManagedObject], by request: NSFetchRequest<any NSFetchRequestResult>)
    -> [NSManagedObject]
  {
    let plan = request.plan(in: self)
    return Self.part(objects.filter { plan.condition.evaluate(with: $0) }.inOrder(of: plan.sorting), plan)
  }
}

/// The values of one object as a store of an app's own kind gives them.
open class NSIncrementalStoreNode: NSObject {
  /// Whose values they are.
  public let objectID: NSManagedObjectID
  /// Rises whenever the values change.
  open private(set) var version: UInt64
  private var values: [String: Any]

  /// The values of an object: attributes, and names of the objects that relationships to one lead to.
  public init(objectID: NSManagedObjectID, withValues values: [String: Any], version: UInt64) {
    (self.objectID, self.values, self.version) = (objectID, values, version)
  }
  /// Takes newer values.
  open func update(withValues values: [String: Any], version: UInt64) {
    (self.values, self.version) = (values, version)
  }
  /// The value of a property; `NSNull` is a relationship that leads to nothing.
  open func value(for prop: NSPropertyDescription) -> Any? { values[prop.name] }
}

/// What a save asks a store of an app's own kind to write.
open class NSSaveChangesRequest: NSPersistentStoreRequest {
  public let insertedObjects: Set<NSManagedObject>?
  public let updatedObjects: Set<NSManagedObject>?
  public let deletedObjects: Set<NSManagedObject>?
  public let lockedObjects: Set<NSManagedObject>?
  open override var requestType: NSPersistentStoreRequestType { .saveRequestType }

  public init(
    inserted insertedObjects: Set<NSManagedObject>?, updated updatedObjects: Set<NSManagedObject>?,
    deleted deletedObjects: Set<NSManagedObject>?, locked lockedObjects: Set<NSManagedObject>?
  ) {
    (self.insertedObjects, self.updatedObjects) = (insertedObjects, updatedObjects)
    (self.deletedObjects, self.lockedObjects) = (deletedObjects, lockedObjects)
  }
}
