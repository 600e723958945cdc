import Foundation

/// Objects of a request with a `fetchBatchSize` that are read together, as soon as one of them is looked at.
final class FetchPage {
  private var ids: [NSManagedObjectID]
  /// The paths of relationships whose objects are read as well.
  private let paths: [String]?
  private let entity: NSEntityDescription

  init(_ ids: [NSManagedObjectID], _ entity: NSEntityDescription, _ paths: [String]?) {
    (self.ids, self.entity, self.paths) = (ids, entity, paths)
  }

  /// Reads the rows of the objects that nobody has looked at so far.
  func load(in context: NSManagedObjectContext) {
    let wanted = ids.compactMap { context.registeredObject(for: $0) }.filter {
      $0.page === self && $0.row == nil
    }
    ids = []
    for object in wanted { object.page = nil }
    guard let store = wanted.first?.identifier.store as? SQLiteStore,
      let rows = try? store.reading(context, { try store.rows(of: wanted.map(\.identifier), $0) })
    else { return }
    let found = Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
    for object in wanted { object.row = found[object.identifier] }
    try? context.prefetch(paths, of: wanted, entity)
  }
}

extension NSManagedObjectContext {
  /// The objects that a plan finds, of which pages are read when they are needed; nil where all have to be looked at.
  func paged(_ plan: FetchPlan, _ request: any AnyFetchRequest) throws -> [NSManagedObject]? {
    guard request.fetchBatchSize > 0, parent == nil, !sees(plan, request) else { return nil }
    let stores = stores(of: plan.entity, request.affectedStores)
    guard stores.count == 1, let store = stores[0] as? SQLiteStore,
      let ids = try guarded({ try store.identifiers(plan, for: self) })
    else { return nil }
    var found: [NSManagedObject] = []
    found.reserveCapacity(ids.count)
    for part in ids.chunks(of: request.fetchBatchSize) {
      let page = FetchPage(part, plan.entity, request.relationshipKeyPathsForPrefetching)
      for id in part {
        let object = registeredObject(for: id) ?? makeFault(id, row: nil)
        if request.shouldRefreshRefetchedObjects, !object.faultState, !object.hasChanges {
          refresh(object, mergeChanges: false)
        }
        if object.faultState, object.row == nil { object.page = page }
        found.append(object)
      }
    }
    return found
  }
}
