import Foundation

/// What a save writes into one store.
struct StoreChanges {
  struct Object {
    let id: NSManagedObjectID
    /// The version that the changes were made to; 0 of new objects.
    var version: Int64 = 0
    /// The names of what is written; nil is all.
    var names: Set<String>?
    var values: [String: Any] = [:]
    /// All objects of relationships that lie outside of the row, in order.
    var pairs: [(NSRelationshipDescription, [NSManagedObjectID])] = []
  }
  var inserted: [Object] = []
  var updated: [Object] = []
  var deleted: [Object] = []
  /// What history keeps of deleted objects.
  var tombstones: [NSManagedObjectID: [String: Any]] = [:]
  /// Who saves.
  var origin = SQLiteStore.Origin()

  /// Keeps of a row what history is to have if it is deleted.
  mutating func keep(_ row: StoredRow) {
    guard deletedKeys.contains(row.id) else { return }
    var kept: [String: Any] = [:]
    for attribute in row.id.entity.lookup.attributes.values where attribute.preservesValueInHistoryOnDeletion
    {
      kept[attribute.name] = row.values[attribute.name]
    }
    if !kept.isEmpty { tombstones[row.id] = kept }
  }
  private lazy var deletedKeys = Set(deleted.map(\.id))
}

/// An object whose row is not as it was when it was read.
struct RowConflict: Error {
  let id: NSManagedObjectID
  let version: Int64
  let row: StoredRow?
}

struct RowConflicts: Error { let all: [RowConflict] }

extension SQLiteStore {
  func giveNames(to objects: [NSManagedObject]) throws -> [NSManagedObjectID] {
    let fresh = objects.filter { $0.objectID.isTemporaryID }
    let counts = Dictionary(fresh.map { ($0.entity.root, 1) }, uniquingKeysWith: +)
    var next = try takeKeys(counts)
    return fresh.map { object in
      let key = next[object.entity.root]!
      next[object.entity.root] = key + 1
      object.identifier.replace(by: id(key, object.entity))
      return object.identifier
    }
  }

  /// Writes all or nothing. Throws `RowConflicts` before anything is written.
  ///
  /// - Returns: The rows whose derived values may have become others.
  func save(_ collect: () throws -> StoreChanges) throws -> [StoredRow] {
    try writing {
      var changes = try collect()
      var conflicts: [RowConflict] = []
      for object in changes.updated + changes.deleted {
        let row = try row(of: object.id)
        if let row, tracksHistory { changes.keep(row) }
        if row?.version != object.version {
          // What is to be deleted and has gone is as it should be.
          if row == nil, changes.deleted.contains(where: { $0.id == object.id }) { continue }
          conflicts.append(RowConflict(id: object.id, version: object.version, row: row))
        }
      }
      if !conflicts.isEmpty { throw RowConflicts(all: conflicts) }
      var derived = try Derivation.affected(
        derivations, by: (changes.updated + changes.deleted).map(\.id), connection)
      for object in changes.deleted { try delete(object.id) }
      for object in changes.updated { try release(object) }
      for object in changes.updated { try update(object) }
      for object in changes.inserted { try insert(object) }
      for object in changes.inserted + changes.updated {
        for (relationship, ids) in object.pairs { try write(ids, of: relationship, from: object.id) }
      }
      derived.merge(
        try Derivation.affected(
          derivations, by: (changes.inserted + changes.updated).map(\.id), connection))
      let rows = try derive(derived, saved: Set((changes.inserted + changes.updated).map(\.id)))
      try remember(changes, by: changes.origin)
      return rows
    }
  }

  /// Unique values that objects leave are free before others take them: two may exchange theirs.
  private func release(_ object: StoreChanges.Object) throws {
    var names: Set<String> = []
    var level: NSEntityDescription? = object.id.entity
    while let entity = level {
      for constraint in entity.uniquenessConstraints {
        names.formUnion(constraint.map { NSEntityDescription.columnName($0) })
      }
      level = entity.superentity
    }
    if let changed = object.names {
      names = names.filter { changed.contains($0) || changed.contains(PredicateValues.split($0).head) }
    }
    let own = columns.columns(of: object.id.entity)
    let sets = names.compactMap { own[$0].map { "\($0.name) = NULL" } }.sorted()
    guard !sets.isEmpty, let key = object.id.key else { return }
    let table = Columns.table(object.id.entity)
    try connection.query(
      "UPDATE \(table) SET \(sets.joined(separator: ", ")) WHERE Z_PK = ?", [.integer(key)])
  }

  private func cells(_ object: StoreChanges.Object) throws -> [(String, SQLiteValue)] {
    var cells: [(String, SQLiteValue)] = []
    for (name, column) in columns.columns(of: object.id.entity) {
      if let names = object.names, !names.contains(column.root) { continue }
      if let attribute = column.property as? NSAttributeDescription {
        let value = column.isPart ? CompositeValues.value(at: name, in: object.values) : object.values[name]
        cells.append((column.name, try StoredValue.encode(value, of: attribute)))
      } else {
        let id = (object.values[name] as? NSManagedObjectID)?.current
        cells.append((column.name, id?.key.map(SQLiteValue.integer) ?? .null))
        if let extra = column.entityColumn {
          cells.append((extra, id.map { .integer(Int64(columns.number($0.entity))) } ?? .null))
        }
      }
    }
    return cells.sorted { $0.0 < $1.0 }
  }

  private func insert(_ object: StoreChanges.Object) throws {
    let cells = try cells(object)
    let names = (["Z_PK", "Z_ENT", "Z_OPT"] + cells.map(\.0)).joined(separator: ", ")
    let marks = Array(repeating: "?", count: cells.count + 3).joined(separator: ", ")
    try connection.query(
      "INSERT INTO \(Columns.table(object.id.entity)) (\(names)) VALUES (\(marks))",
      [.integer(object.id.key ?? 0), .integer(Int64(columns.number(object.id.entity))), .integer(1)]
        + cells.map(\.1))
  }

  private func update(_ object: StoreChanges.Object) throws {
    let cells = try cells(object)
    let sets = (["Z_OPT = ?"] + cells.map { "\($0.0) = ?" }).joined(separator: ", ")
    try connection.query(
      "UPDATE \(Columns.table(object.id.entity)) SET \(sets) WHERE Z_PK = ?",
      [.integer(object.version + 1)] + cells.map(\.1) + [.integer(object.id.key ?? 0)])
  }

  func delete(_ id: NSManagedObjectID) throws {
    let key = SQLiteValue.integer(id.key ?? 0)
    try connection.query("DELETE FROM \(Columns.table(id.entity)) WHERE Z_PK = ?", [key])
    for relationship in id.entity.lookup.toMany {
      switch columns.toMany[ObjectIdentifier(relationship)] {
      case .join(let table, let source, _, _):
        try connection.query("DELETE FROM \(table) WHERE \(source) = ?", [key])
      case .column(let table, let name, _) where relationship.inverseRelationship == nil:
        try connection.query("UPDATE \(table) SET \(name) = NULL WHERE \(name) = ?", [key])
      default: break
      }
    }
  }

  private func write(
    _ ids: [NSManagedObjectID], of relationship: NSRelationshipDescription, from id: NSManagedObjectID
  ) throws {
    let owner = SQLiteValue.integer(id.key ?? 0)
    let keys = ids.compactMap { $0.current.key }
    switch columns.toMany[ObjectIdentifier(relationship)] {
    case .join(let table, let source, let destination, let order):
      // Pairs that stay keep the order that the other side gave them.
      var kept: Set<Int64> = []
      try connection.query("SELECT \(destination) FROM \(table) WHERE \(source) = ?", [owner]) {
        kept.insert($0.integer(0))
      }
      for gone in kept.subtracting(keys) {
        try connection.query(
          "DELETE FROM \(table) WHERE \(source) = ? AND \(destination) = ?", [owner, .integer(gone)])
      }
      for (index, key) in keys.enumerated() {
        if !kept.contains(key) {
          try connection.query(
            "INSERT OR IGNORE INTO \(table) (\(source), \(destination)) VALUES (?, ?)",
            [owner, .integer(key)])
        }
        if let order {
          try connection.query(
            "UPDATE \(table) SET \(order) = ? WHERE \(source) = ? AND \(destination) = ?",
            [.integer(Int64(index)), owner, .integer(key)])
        }
      }
    case .column(let table, let name, let order):
      if relationship.inverseRelationship == nil {
        try connection.query("UPDATE \(table) SET \(name) = NULL WHERE \(name) = ?", [owner])
        for key in keys {
          try connection.query("UPDATE \(table) SET \(name) = ? WHERE Z_PK = ?", [owner, .integer(key)])
        }
      }
      if let order {
        for (index, key) in keys.enumerated() {
          try connection.query(
            "UPDATE \(table) SET \(order) = ? WHERE Z_PK = ?", [.integer(Int64(index)), .integer(key)])
        }
      }
    case nil: break
    }
  }

  /// The key of a row that has given values, other than those left out.
  func key(where values: [(Columns.Column, SQLiteValue)], entity: NSEntityDescription, except: Set<Int64>)
    throws -> StoredRow?
  {
    let (names, all) = selection(of: entity, alias: "t0")
    let conditions = values.map { "t0.\($0.0.name) = ?" }.joined(separator: " AND ")
    return try lock.withLock {
      var found: StoredRow?
      try connection.query(
        "SELECT \(names) FROM \(Columns.table(entity)) AS t0 WHERE \(conditions)", values.map(\.1)
      ) { row in
        if found == nil, !except.contains(row.integer(0)) { found = self.row(row, all, entity) }
      }
      return found
    }
  }
}
