import Foundation
import SashMessages

extension NSManagedObjectContext {
  private static let performingKey = "Sash.CoreData.performing"
  /// The context whose block runs on this thread.
  static var performing: NSManagedObjectContext? {
    get { Thread.current.threadDictionary[performingKey] as? NSManagedObjectContext }
    set { Thread.current.threadDictionary[performingKey] = newValue }
  }

  /// Runs a block as this context's, so that requests find it.
  func asPerforming<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let outer = Self.performing
    Self.performing = self
    defer { Self.performing = outer }
    return try body()
  }

  // MARK: Fetching

  /// The objects, names or dictionaries that a request asks for.
  public func fetch<ResultType>(_ request: NSFetchRequest<ResultType>) throws -> [ResultType] {
    try fetchAny(request).map {
      guard let result = $0 as? ResultType else {
        fatalError("a fetch of \(request.entityName ?? "") found \($0), which is no \(ResultType.self)")
      }
      return result
    }
  }

  /// How many objects a request asks for.
  public func count<ResultType>(for request: NSFetchRequest<ResultType>) throws -> Int {
    assertQueue()
    var plan = request.plan(in: self)
    plan.sorting = []
    let stores = stores(of: plan.entity, request.affectedStores)
    if !sees(plan, request), parent == nil, stores.count == 1,
      let count = try guarded({ try stores[0].count(plan, for: self) })
    {
      return count
    }
    return try objects(plan, request).count
  }

  func fetchAny(_ request: any AnyFetchRequest) throws -> [Any] {
    assertQueue()
    let plan = request.plan(in: self)
    if request.resultType.contains(.dictionaryResultType) { return try dictionaries(plan, request) }
    if request.resultType.contains(.countResultType) {
      return [NSNumber(value: try objects(plan, request).count)]
    }
    if request.resultType.contains(.managedObjectIDResultType) {
      let stores = stores(of: plan.entity, request.affectedStores)
      if !sees(plan, request), parent == nil, stores.count == 1,
        let ids = try guarded({ try stores[0].identifiers(plan, for: self) })
      {
        return ids
      }
      return try objects(plan, request).map(\.objectID)
    }
    if let pages = try paged(plan, request) { return pages }
    let found = try objects(plan, request)
    try prefetch(request.relationshipKeyPathsForPrefetching, of: found, plan.entity)
    if !request.returnsObjectsAsFaults { for object in found { object.fire() } }
    return found
  }

  /// Whether unsaved changes may matter for a request.
  func sees(_ plan: FetchPlan, _ request: any AnyFetchRequest) -> Bool {
    if !request.includesPendingChanges || request.resultType.contains(.dictionaryResultType) { return false }
    processPendingChanges()
    return hasChanges
  }

  func store(of entity: NSEntityDescription) -> SQLiteStore? {
    persistentStoreCoordinator?.store(of: entity) as? SQLiteStore
  }
  /// The stores that a request for an entity asks.
  func stores(of entity: NSEntityDescription, _ wanted: [NSPersistentStore]?) -> [any ObjectStore] {
    let all = persistentStoreCoordinator?.stores(of: entity) ?? []
    guard let wanted else { return all }
    return all.filter { store in wanted.contains { $0 === store } }
  }

  /// Errors of SQLite as Core Data's.
  func guarded<Result>(_ body: () throws -> Result) throws -> Result {
    try CoreDataError.translated(at: persistentStoreCoordinator?.persistentStores.first?.url, body)
  }

  func objects(_ plan: FetchPlan, _ request: any AnyFetchRequest) throws -> [NSManagedObject] {
    let refreshes = request.shouldRefreshRefetchedObjects
    let stores = request.affectedStores
    guard sees(plan, request) else { return try stored(plan, refreshes, stores) }
    // The store answers for what is as it was saved; what has changed is looked at here.
    var base = plan
    (base.limit, base.offset) = (0, 0)
    let family = Set((plan.includesSubentities ? plan.entity.family : [plan.entity]).map { $0.name ?? "" })
    let dirty = (insertedTable.all + updatedTable.all).filter {
      family.contains($0.entity.name ?? "") && !$0.deletedState
    }
    let leads = plan.condition.followsRelationships || plan.sorting.contains { ($0.key ?? ".").contains(".") }
    var found: [NSManagedObject]
    if leads {
      base.condition = .constant(true)
      base.sorting = []
      found = try stored(base, refreshes, stores).filter {
        !$0.deletedState && !$0.insertedState && $0.changed.isEmpty
      }
      found = found.filter { plan.condition.evaluate(with: $0) }
    } else {
      found = try stored(base, refreshes, stores).filter { !$0.deletedState && $0.changed.isEmpty }
    }
    let fresh = dirty.filter { plan.condition.evaluate(with: $0) }
    if !fresh.isEmpty || leads {
      let known = Set(found.map(ObjectIdentifier.init))
      found += fresh.filter { !known.contains(ObjectIdentifier($0)) }
      found = inOrder(found, of: plan)
    }
    return Self.part(found, plan)
  }

  /// Puts what the store has and what has changed in one order, the one that the store will have.
  private func inOrder(_ objects: [NSManagedObject], of plan: FetchPlan) -> [NSManagedObject] {
    guard parent == nil, stores(of: plan.entity, nil).allSatisfy({ $0 is SQLiteStore }) else {
      return objects.inOrder(of: plan.sorting)
    }
    let order = plan.order(in: self)
    return objects.sorted { order($0, $1) == .orderedAscending }
  }

  /// What the store has, or the parent.
  private func stored(_ plan: FetchPlan, _ refreshes: Bool, _ wanted: [NSPersistentStore]?) throws
    -> [NSManagedObject]
  {
    if let parent {
      let rows: [StoredRow] = try parent.performAndWait {
        let request = NSFetchRequest<NSManagedObject>()
        request.entity = plan.entity
        request.predicate = NSPredicate(node: plan.condition.translated(to: parent))
        request.sortDescriptors = plan.sorting
        (request.fetchLimit, request.fetchOffset) = (plan.limit, plan.offset)
        request.includesSubentities = plan.includesSubentities
        request.affectedStores = wanted
        return try parent.fetch(request).map { parent.snapshot(of: $0) }
      }
      return rows.map { object(for: $0, refreshes: refreshes) }
    }
    let stores = stores(of: plan.entity, wanted)
    if stores.count == 1 { return try stored(plan, refreshes, in: stores[0]) }
    // What several stores have is put in order here.
    var each = plan
    if plan.limit > 0 { each.limit = plan.offset + plan.limit }
    each.offset = 0
    let found = try stores.flatMap { try stored(each, refreshes, in: $0) }
    return Self.part(found.inOrder(of: plan.sorting), plan)
  }

  private func stored(_ plan: FetchPlan, _ refreshes: Bool, in store: any ObjectStore) throws
    -> [NSManagedObject]
  {
    if let own = store as? any OwnStore { return try own.objects(plan, for: self) }
    if let rows = try guarded({ try store.rows(plan, for: self) }) {
      return rows.map { object(for: $0, refreshes: refreshes) }
    }
    var all = plan
    (all.condition, all.sorting, all.limit, all.offset) = (.constant(true), [], 0, 0)
    let rows = try guarded { try store.rows(all, for: self) } ?? []
    // Evaluated as the store has them; unsaved changes are looked at by the caller.
    let objects = rows.map { object(for: $0, refreshes: refreshes) }.filter {
      plan.condition.evaluate(with: $0)
    }
    return Self.part(objects.inOrder(of: plan.sorting), plan)
  }

  private func object(for row: StoredRow, refreshes: Bool) -> NSManagedObject {
    guard let object = registeredObject(for: row.id) else { return makeFault(row.id, row: row) }
    if object.faultState {
      object.row = row
    } else if refreshes, !object.hasChanges {
      refresh(object, mergeChanges: false)
      object.row = row
    }
    return object
  }

  static func part<Item>(_ items: [Item], _ plan: FetchPlan) -> [Item] {
    let rest = items.dropFirst(plan.offset)
    return Array(plan.limit > 0 ? rest.prefix(plan.limit) : rest)
  }

  // MARK: Single rows

  /// The values of an object as the store or the parent has them, nil if there is no such object.
  func loadRow(of id: NSManagedObjectID) -> StoredRow? {
    let id = id.current
    if let parent {
      return parent.performAndWait {
        if let known = parent.registeredObject(for: id), known.isInserted {
          return parent.snapshot(of: known)
        }
        guard let object = try? parent.existingObject(with: id), !object.deletedState else { return nil }
        return parent.snapshot(of: object)
      }
    }
    guard let store = id.store as? any ObjectStore else { return nil }
    do { return try store.row(of: id, for: self) } catch {
      tellOnce("an object cannot be read: \(error)", by: "CoreData")
      return nil
    }
  }

  /// The objects of a relationship to many as the store or the parent has them.
  func loadDestinations(of id: NSManagedObjectID, _ relationship: NSRelationshipDescription) throws
    -> [NSManagedObjectID]
  {
    let id = id.current
    if let parent {
      return parent.performAndWait {
        parent.object(with: id).objectIDs(forRelationshipNamed: relationship.name).filter {
          !parent.object(with: $0).deletedState
        }
      }
    }
    guard let store = id.store as? any ObjectStore else { return [] }
    return try guarded { try store.destinations(of: id, relationship, for: self) }
  }

  /// What a child context reads of an object of this one.
  func snapshot(of object: NSManagedObject) -> StoredRow {
    object.fire()
    return StoredRow(
      id: object.identifier.current, version: 0,
      values: object.values.filter { key, _ in
        object.entity.lookup.properties[key]?.isTransient == false
      })
  }
}

extension PredicateNode {
  /// Whether it looks at other objects than the one that it is asked about.
  var followsRelationships: Bool {
    switch self {
    case .constant: false
    case .opaque: true
    case .and(let parts), .or(let parts): parts.contains(where: \.followsRelationships)
    case .not(let inner): inner.followsRelationships
    case .comparison(let comparison):
      comparison.modifier != .direct || comparison.left.followsRelationships
        || comparison.right.followsRelationships
    }
  }

  /// The same with objects of another context, which are told by their names.
  func translated(to context: NSManagedObjectContext) -> PredicateNode {
    switch self {
    case .and(let parts): return .and(parts.map { $0.translated(to: context) })
    case .or(let parts): return .or(parts.map { $0.translated(to: context) })
    case .not(let inner): return .not(inner.translated(to: context))
    case .comparison(var comparison):
      func name(_ operand: PredicateOperand) -> PredicateOperand {
        if case .constant(let object as NSManagedObject) = operand { return .constant(object.objectID) }
        return operand
      }
      comparison.left = name(comparison.left)
      comparison.right = name(comparison.right)
      return .comparison(comparison)
    default: return self
    }
  }
}

extension PredicateOperand {
  fileprivate var followsRelationships: Bool {
    switch self {
    case .keyPath(let path): path.contains(".")
    case .subquery, .path, .function: true
    default: false
    }
  }
}
