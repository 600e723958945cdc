import Foundation

/// What a fetch has read of objects that are related to those that it found, so that looking at these asks no store.
///
/// The objects that were found keep it. It counts until the context saves, merges what others have saved, or refreshes an
/// object: then the stores are asked as if nothing had been read.
final class Prefetched {
  fileprivate(set) var rows: [NSManagedObjectID: StoredRow] = [:]
  fileprivate(set) var destinations: [NSManagedObjectID: [String: [NSManagedObjectID]]] = [:]
}

extension NSManagedObjectContext {
  struct WeakPrefetched { weak var prefetched: Prefetched? }

  /// The row of an object that a fetch has read with those that it found.
  func prefetchedRow(of id: NSManagedObjectID) -> StoredRow? {
    prefetches.lazy.compactMap { $0.prefetched?.rows[id] }.first
  }
  /// The objects of a relationship to many that a fetch has read with those that it found.
  func prefetchedDestinations(of id: NSManagedObjectID, _ relationship: NSRelationshipDescription)
    -> [NSManagedObjectID]?
  {
    prefetches.lazy.compactMap { $0.prefetched?.destinations[id]?[relationship.name] }.first
  }
  func forgetPrefetches() { if !prefetches.isEmpty { prefetches = [] } }

  /// Reads what lies at key paths of objects that were found: one query for each step of a path, however many objects there
  /// are up to 500.
  func prefetch(_ paths: [String]?, of objects: [NSManagedObject], _ entity: NSEntityDescription) throws {
    guard let paths, !paths.isEmpty, !objects.isEmpty, parent == nil else { return }
    let read = Prefetched()
    // Paths that begin alike have their first steps in common.
    var reached: [String: [StoredRow]] = [:]
    for path in paths {
      var owners = objects.map {
        (id: $0.identifier.current, values: $0.faultState ? $0.row?.values : $0.values)
      }
      var (entity, steps) = (entity, "")
      for name in path.split(separator: ".").map(String.init) {
        guard let relationship = entity.family.lazy.compactMap({ $0.lookup.relationships[name] }).first,
          let destination = relationship.destinationEntity
        else { break }
        steps += "." + name
        let rows =
          try reached[steps]
          ?? (relationship.isToMany
            ? readMany(relationship, of: owners.map(\.id), into: read)
            : readOnes(owners.compactMap { $0.values?[name] as? NSManagedObjectID }, into: read))
        reached[steps] = rows
        (owners, entity) = (rows.map { ($0.id, $0.values) }, destination)
      }
    }
    for object in objects { object.prefetched = read }
    prefetches = prefetches.filter { $0.prefetched != nil } + [WeakPrefetched(prefetched: read)]
  }

  /// The rows of objects, each once; those that are known already are not read again.
  private func readOnes(_ ids: [NSManagedObjectID], into read: Prefetched) throws -> [StoredRow] {
    var (known, wanted): ([StoredRow], [NSManagedObjectID]) = ([], [])
    for id in Set(ids.map(\.current)) where !id.isTemporaryID {
      if let row = read.rows[id] ?? registeredObject(for: id)?.row {
        known.append(row)
      } else {
        wanted.append(id)
      }
    }
    for (store, ids) in byStore(wanted) {
      for row in try guarded({ try store.reading(self) { try store.rows(of: ids, $0) } }) {
        read.rows[row.id] = row
        known.append(row)
      }
    }
    return known
  }

  private func readMany(
    _ relationship: NSRelationshipDescription, of owners: [NSManagedObjectID], into read: Prefetched
  ) throws -> [StoredRow] {
    var found: [NSManagedObjectID: StoredRow] = [:]
    for (store, ids) in byStore(Array(Set(owners))) {
      for id in ids { read.destinations[id, default: [:]][relationship.name] = [] }
      for (owner, row) in try guarded({ try store.related(ids, relationship, for: self) }) {
        read.destinations[owner]?[relationship.name]?.append(row.id)
        (read.rows[row.id], found[row.id]) = (row, row)
      }
    }
    return Array(found.values)
  }

  private func byStore(_ ids: [NSManagedObjectID]) -> [(SQLiteStore, [NSManagedObjectID])] {
    Dictionary(grouping: ids) { $0.store.map { ObjectIdentifier($0) } }.values.compactMap { ids in
      (ids[0].store as? SQLiteStore).map { ($0, ids) }
    }
  }
}

extension SQLiteStore {
  /// The rows that a relationship to many leads to from several objects, with the object that each belongs to, in order.
  fileprivate func related(
    _ owners: [NSManagedObjectID], _ relationship: NSRelationshipDescription,
    for context: NSManagedObjectContext
  ) throws -> [(owner: NSManagedObjectID, row: StoredRow)] {
    guard let place = columns.toMany[ObjectIdentifier(relationship)],
      let destination = relationship.destinationEntity
    else { return [] }
    let names = Dictionary(owners.map { ($0.key ?? 0, $0) }) { first, _ in first }
    let (cells, all) = selection(of: destination, alias: "t0")
    let last = all.reduce(3) { $0 + ($1.entityColumn == nil ? 1 : 2) }
    var found: [(NSManagedObjectID, StoredRow)] = []
    try reading(context) { connection in
      for keys in Array(names.keys).sorted().chunks(of: 500) {
        let sql: String
        switch place {
        case .column(let table, let name, let order):
          sql =
            "SELECT \(cells), t0.\(name) FROM \(table) AS t0 WHERE t0.\(name) IN (\(keys.marks)) "
            + "ORDER BY \(order.map { "t0.\($0), " } ?? "")t0.Z_PK"
        case .join(let table, let source, let target, let order):
          sql =
            "SELECT \(cells), j.\(source) FROM \(table) AS j JOIN \(Columns.table(destination)) AS t0 "
            + "ON t0.Z_PK = j.\(target) WHERE j.\(source) IN (\(keys.marks)) "
            + "ORDER BY \(order.map { "j.\($0), " } ?? "")t0.Z_PK"
        }
        try connection.query(sql, keys.map(SQLiteValue.integer)) { source in
          guard let owner = names[source.integer(last)] else { return }
          found.append((owner, row(source, all, destination)))
        }
      }
    }
    return found
  }
}
