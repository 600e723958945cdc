import Foundation

/// What a fetch can give: objects, their names, dictionaries, numbers.
public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The kinds of requests.
public enum NSPersistentStoreRequestType: UInt, Sendable {
  case fetchRequestType = 1
  case saveRequestType
  case batchInsertRequestType = 5
  case batchUpdateRequestType
  case batchDeleteRequestType
}

/// Something that a context asks its stores for.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that are asked; nil is all.
  open var affectedStores: [NSPersistentStore]?
  /// The kind of the request.
  open var requestType: NSPersistentStoreRequestType { .fetchRequestType }
  public override init() { super.init() }
}

/// What a fetch gives.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType: NSFetchRequestResultType = []
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// Which objects a fetch finds, in which order.
///
/// With a `fetchBatchSize` only the names of objects are read at first, and their values in batches of this size as soon as
/// one of a batch is looked at; where unsaved changes count, all are read.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, AnyFetchRequest {
  /// The name of the entity.
  open var entityName: String? { storedName ?? storedEntity?.name }
  private var storedName: String?
  private var storedEntity: NSEntityDescription?
  /// The entity; found by the name or by the class once the request is used.
  open var entity: NSEntityDescription? {
    get { storedEntity ?? objectClass.flatMap { ObjectClasses.entity(of: $0) } }
    set { storedEntity = newValue }
  }
  var objectClass: NSManagedObject.Type?
  /// Which objects; nil is all.
  open var predicate: NSPredicate?
  /// In which order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many at most; 0 is no limit.
  open var fetchLimit = 0
  /// How many are left out at the start.
  open var fetchOffset = 0
  /// How many objects are read at once when one of them is looked at; 0 reads all.
  open var fetchBatchSize = 0
  /// What comes back.
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  /// Whether objects of subentities are found too.
  open var includesSubentities = true
  /// Whether values are read with the names of objects.
  open var includesPropertyValues = true
  /// Whether values are looked at only when they are needed.
  open var returnsObjectsAsFaults = true
  /// Whether what was not saved yet counts.
  open var includesPendingChanges = true
  /// The paths of relationships whose objects are read with those that are found, until something is saved or refreshed; in
  /// batches with these.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// The properties that dictionaries have: names or descriptions.
  open var propertiesToFetch: [Any]?
  /// Whether equal dictionaries appear once.
  open var returnsDistinctResults = false
  /// Whether objects that are known are read again.
  open var shouldRefreshRefetchedObjects = false
  /// The properties that rows are grouped by.
  open var propertiesToGroupBy: [Any]?
  /// Which groups count: asked with the dictionary of each.
  open var havingPredicate: NSPredicate?

  /// A request for the objects of `ResultType`, or for an entity that is set later.
  public override init() {
    super.init()
    objectClass = ResultType.self as? NSManagedObject.Type
    if let objectClass { ObjectClasses.note(objectClass) }
  }

  /// A request for the objects of an entity.
  public convenience init(entityName: String) {
    self.init()
    storedName = entityName
  }

  /// Fetches in the context whose `perform` block runs.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.performing else {
      fatalError("NSFetchRequest.execute() works in a perform block of a context")
    }
    return try context.fetch(self)
  }

  func resolvedEntity(in context: NSManagedObjectContext) -> NSEntityDescription {
    let model = context.model
    if let name = storedName {
      guard let entity = model?.entitiesByName[name] else {
        fatalError("NSFetchRequest could not locate an NSEntityDescription for entity name '\(name)'")
      }
      return entity
    }
    if let name = storedEntity?.name, let entity = model?.entitiesByName[name] { return entity }
    if let objectClass, let entity = model.flatMap({ ObjectClasses.entity(of: objectClass, in: $0) }) {
      return entity
    }
    fatalError("A fetch request must have an entity.")
  }

  open override func copy() -> Any {
    let other = NSFetchRequest<ResultType>()
    (other.storedName, other.storedEntity, other.objectClass) = (storedName, storedEntity, objectClass)
    (other.predicate, other.sortDescriptors) = (predicate, sortDescriptors)
    (other.fetchLimit, other.fetchOffset, other.fetchBatchSize) = (fetchLimit, fetchOffset, fetchBatchSize)
    (other.resultType, other.includesSubentities) = (resultType, includesSubentities)
    (other.includesPropertyValues, other.returnsObjectsAsFaults) = (
      includesPropertyValues, returnsObjectsAsFaults
    )
    (other.includesPendingChanges, other.propertiesToFetch) = (includesPendingChanges, propertiesToFetch)
    (other.returnsDistinctResults, other.shouldRefreshRefetchedObjects) = (
      returnsDistinctResults, shouldRefreshRefetchedObjects
    )
    other.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
    (other.propertiesToGroupBy, other.havingPredicate) = (propertiesToGroupBy, havingPredicate)
    other.affectedStores = affectedStores
    return other
  }
}

/// A fetch request whose result type does not matter.
protocol AnyFetchRequest: NSPersistentStoreRequest {
  var entityName: String? { get }
  var predicate: NSPredicate? { get }
  var sortDescriptors: [NSSortDescriptor]? { get }
  var fetchLimit: Int { get }
  var fetchOffset: Int { get }
  var fetchBatchSize: Int { get }
  var resultType: NSFetchRequestResultType { get }
  var includesSubentities: Bool { get }
  var includesPendingChanges: Bool { get }
  var returnsObjectsAsFaults: Bool { get }
  var propertiesToFetch: [Any]? { get }
  var propertiesToGroupBy: [Any]? { get }
  var havingPredicate: NSPredicate? { get }
  var returnsDistinctResults: Bool { get }
  var shouldRefreshRefetchedObjects: Bool { get }
  var relationshipKeyPathsForPrefetching: [String]? { get }
  func resolvedEntity(in context: NSManagedObjectContext) -> NSEntityDescription
}

extension AnyFetchRequest {
  func plan(in context: NSManagedObjectContext) -> FetchPlan {
    FetchPlan(
      entity: resolvedEntity(in: context), includesSubentities: includesSubentities,
      condition: predicate?.node ?? .constant(true), sorting: sortDescriptors ?? [], limit: fetchLimit,
      offset: fetchOffset)
  }
}

/// What a request that is not a fetch gives.
open class NSPersistentStoreResult: NSObject {}
