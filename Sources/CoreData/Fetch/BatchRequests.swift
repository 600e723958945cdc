import Foundation

/// What a batch deletion tells.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}
/// What a batch insertion tells.
public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }
/// What a batch update tells.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

/// Deletes what a fetch finds in the store at once; loaded objects do not hear of it.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  let plan: (NSManagedObjectContext) -> FetchPlan
  let ids: [NSManagedObjectID]?
  /// What the result tells.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }

  /// Deletes what a request finds.
  public init<ResultType>(fetchRequest: NSFetchRequest<ResultType>) {
    plan = { fetchRequest.plan(in: $0) }
    ids = nil
  }

  /// Deletes objects of one entity.
  public init(objectIDs: [NSManagedObjectID]) {
    ids = objectIDs
    plan = { _ in FetchPlan(entity: objectIDs.first?.entity ?? NSEntityDescription()) }
  }
}

/// What a batch deletion has told.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// Whether it worked, the names, or the count.
  open internal(set) var result: Any?
  open internal(set) var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
}

/// Writes rows into the store at once, without objects.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  /// The entity of the rows.
  public let entityName: String
  /// The rows.
  open var objectsToInsert: [[String: Any]]?
  /// Fills one row; returns whether there are no more.
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  /// Fills one object; returns whether there are no more.
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  /// What the result tells.
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }

  /// Inserts rows.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
  }
  /// Inserts rows.
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }
  /// Inserts what a closure fills in.
  public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    self.entityName = entityName
    dictionaryHandler = handler
  }
  /// Inserts what a closure fills in.
  public convenience init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
  }
  /// Inserts what a closure fills in.
  public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    self.entityName = entityName
    managedObjectHandler = handler
  }
  /// Inserts what a closure fills in.
  public convenience init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
  }
}

/// What a batch insertion has told.
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// Whether it worked, the names, or the count.
  open internal(set) var result: Any?
  open internal(set) var resultType = NSBatchInsertRequestResultType.statusOnly
}

/// Sets properties of all rows that a condition finds, without objects.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  /// The entity of the rows.
  public let entityName: String
  /// Which rows; nil is all.
  open var predicate: NSPredicate?
  /// The new values by the names of properties.
  open var propertiesToUpdate: [AnyHashable: Any]?
  open var includesSubentities = true
  /// What the result tells.
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }

  /// Updates rows of an entity.
  public init(entityName: String) { self.entityName = entityName }
  /// Updates rows of an entity.
  public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }
}

/// What a batch update has told.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  /// Whether it worked, the names, or the count.
  open internal(set) var result: Any?
  open internal(set) var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
}

extension NSManagedObjectContext {
  /// Carries out a batch request. Each is one transaction; what this context has loaded stays as it is.
  ///
  /// It works on a context of its own, so relationships and constraints are kept as in a save.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    if let request = request as? NSPersistentHistoryChangeRequest { return try run(request) }
    if let request = request as? any AnyAsynchronousFetch { return request.start(in: self) }
    let worker = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    worker.coordinatorOfBatch = persistentStoreCoordinator
    worker.mergePolicy = NSMergePolicy.overwrite
    (worker.transactionAuthor, worker.name) = (transactionAuthor, name)
    return try worker.performAndWait {
      switch request {
      case let request as NSBatchDeleteRequest: return try worker.run(request)
      case let request as NSBatchInsertRequest: return try worker.run(request)
      case let request as NSBatchUpdateRequest: return try worker.run(request)
      default:
        fatalError(
          "NSManagedObjectContext.execute(_:) takes batch, history and asynchronous requests; use fetch(_:) for \(request)"
        )
      }
    }
  }

  private func found(_ plan: FetchPlan) throws -> [NSManagedObject] {
    let request = NSFetchRequest<NSManagedObject>()
    request.entity = plan.entity
    request.predicate = NSPredicate(node: plan.condition)
    request.sortDescriptors = plan.sorting
    (request.fetchLimit, request.fetchOffset) = (plan.limit, plan.offset)
    request.includesSubentities = plan.includesSubentities
    return try fetch(request)
  }

  private func run(_ request: NSBatchDeleteRequest) throws -> NSBatchDeleteResult {
    let objects = try request.ids.map { $0.map { object(with: $0) } } ?? found(request.plan(self))
    let ids = objects.map(\.objectID)
    for object in objects { delete(object) }
    try save()
    let result = NSBatchDeleteResult()
    result.resultType = request.resultType
    switch request.resultType {
    case .resultTypeStatusOnly: result.result = true
    case .resultTypeObjectIDs: result.result = ids
    case .resultTypeCount: result.result = ids.count
    }
    return result
  }

  private func run(_ request: NSBatchInsertRequest) throws -> NSBatchInsertResult {
    func make() -> NSManagedObject {
      NSEntityDescription.insertNewObject(forEntityName: request.entityName, into: self)
    }
    var objects: [NSManagedObject] = []
    for row in request.objectsToInsert ?? [] {
      let object = make()
      object.setValuesForKeys(row)
      objects.append(object)
    }
    if let handler = request.dictionaryHandler {
      while true {
        let row = NSMutableDictionary()
        if handler(row) { break }
        let object = make()
        for (key, value) in row {
          if let key = key as? String { object.setValue(PredicateValues.plain(value), forKey: key) }
        }
        objects.append(object)
      }
    }
    if let handler = request.managedObjectHandler {
      while true {
        let object = make()
        if handler(object) {
          delete(object)
          break
        }
        objects.append(object)
      }
    }
    try save()
    let result = NSBatchInsertResult()
    result.resultType = request.resultType
    switch request.resultType {
    case .statusOnly: result.result = true
    case .objectIDs: result.result = objects.map(\.objectID)
    case .count: result.result = objects.count
    }
    return result
  }

  private func run(_ request: NSBatchUpdateRequest) throws -> NSBatchUpdateResult {
    guard let entity = model?.entitiesByName[request.entityName] else {
      fatalError("there is no entity named \(request.entityName)")
    }
    let plan = FetchPlan(
      entity: entity, includesSubentities: request.includesSubentities,
      condition: request.predicate?.node ?? .constant(true))
    let objects = try found(plan)
    for object in objects {
      for (key, value) in request.propertiesToUpdate ?? [:] {
        let name = (key.base as? String) ?? (key.base as? NSPropertyDescription)?.name ?? "\(key)"
        object.setValue(PredicateValues.plain(value), forKey: name)
      }
    }
    try save()
    let result = NSBatchUpdateResult()
    result.resultType = request.resultType
    switch request.resultType {
    case .statusOnlyResultType: result.result = true
    case .updatedObjectIDsResultType: result.result = objects.map(\.objectID)
    case .updatedObjectsCountResultType: result.result = objects.count
    }
    return result
  }
}
