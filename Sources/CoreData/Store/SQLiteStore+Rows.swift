import Foundation

/// Rows of objects as the store has them.
extension SQLiteStore {
  func id(_ key: Int64, _ entity: NSEntityDescription) -> NSManagedObjectID {
    NSManagedObjectID(entity: entity, key: key, store: self)
  }

  /// The columns that a row is read from, in order, after key, entity and version.
  func selection(of entity: NSEntityDescription, alias: String) -> (sql: String, columns: [Columns.Column]) {
    // All of the family's columns, since a row may be of a subentity.
    let all = columns.tables[Columns.table(entity)]?.columns ?? []
    var names = ["Z_PK", "Z_ENT", "Z_OPT"].map { "\(alias).\($0)" }
    for column in all {
      names.append("\(alias).\(column.name)")
      if let extra = column.entityColumn { names.append("\(alias).\(extra)") }
    }
    return (names.joined(separator: ", "), all)
  }

  func row(_ source: SQLiteRow, _ all: [Columns.Column], _ fallback: NSEntityDescription) -> StoredRow {
    let entity = columns.entity(Int(source.integer(1))) ?? fallback
    let own = columns.columns(of: entity)
    var values: [String: Any] = [:]
    var index = 3
    for column in all {
      defer { index += column.entityColumn == nil ? 1 : 2 }
      guard own[column.key]?.name == column.name else { continue }
      if let attribute = column.property as? NSAttributeDescription {
        let cell = source[index]
        let isExternal = attribute.attributeType == .binaryDataAttributeType && external != nil
        let value = isExternal ? external?.value(cell) ?? .null : cell
        if value != .null, let decoded = StoredValue.decode(value, of: attribute) {
          if column.isPart {
            CompositeValues.set(decoded, at: column.key, in: &values)
          } else {
            values[attribute.name] = decoded
          }
        }
      } else if let relationship = column.property as? NSRelationshipDescription,
        case .integer(let key) = source[index], let destination = relationship.destinationEntity
      {
        var target = destination
        if column.entityColumn != nil, case .integer(let number) = source[index + 1] {
          target = columns.entity(Int(number)) ?? destination
        }
        values[relationship.name] = id(key, target)
      }
    }
    return StoredRow(id: id(source.integer(0), entity), version: source.integer(2), values: values)
  }

  /// The row of an object as it is now, nil if there is none.
  func row(of id: NSManagedObjectID) throws -> StoredRow? {
    try lock.withLock { try row(of: id, connection) }
  }
  func row(of id: NSManagedObjectID, for context: NSManagedObjectContext) throws -> StoredRow? {
    try reading(context) { try row(of: id, $0) }
  }
  private func row(of id: NSManagedObjectID, _ connection: SQLiteConnection) throws -> StoredRow? {
    guard let key = id.key else { return nil }
    let (names, all) = selection(of: id.entity, alias: "t0")
    var found: StoredRow?
    try connection.query(
      "SELECT \(names) FROM \(Columns.table(id.entity)) AS t0 WHERE t0.Z_PK = ?", [.integer(key)]
    ) { found = row($0, all, id.entity) }
    return found
  }
  /// The rows of several objects of one family, in no order.
  func rows(of ids: [NSManagedObjectID], _ connection: SQLiteConnection) throws -> [StoredRow] {
    guard let entity = ids.first?.entity else { return [] }
    let (names, all) = selection(of: entity, alias: "t0")
    var found: [StoredRow] = []
    for part in ids.compactMap(\.key).chunks(of: 500) {
      try connection.query(
        "SELECT \(names) FROM \(Columns.table(entity)) AS t0 WHERE t0.Z_PK IN (\(part.marks))",
        part.map(SQLiteValue.integer)
      ) { found.append(row($0, all, entity)) }
    }
    return found
  }

  /// The objects of a relationship to many, in their order if it has one.
  func destinations(
    of id: NSManagedObjectID, _ relationship: NSRelationshipDescription, for context: NSManagedObjectContext
  ) throws -> [NSManagedObjectID] {
    guard let key = id.key, let place = columns.toMany[ObjectIdentifier(relationship)],
      let destination = relationship.destinationEntity
    else { return [] }
    let sql: String
    switch place {
    case .column(let table, let name, let order):
      sql = "SELECT Z_PK, Z_ENT FROM \(table) WHERE \(name) = ? ORDER BY \(order.map { $0 + ", " } ?? "")Z_PK"
    case .join(let table, let source, let target, let order):
      sql =
        "SELECT d.Z_PK, d.Z_ENT FROM \(table) AS j JOIN \(Columns.table(destination)) AS d ON d.Z_PK = j.\(target) "
        + "WHERE j.\(source) = ? ORDER BY \(order.map { "j.\($0), " } ?? "")d.Z_PK"
    }
    return try reading(context) { connection in
      var found: [NSManagedObjectID] = []
      try connection.query(sql, [.integer(key)]) {
        found.append(self.id($0.integer(0), columns.entity(Int($0.integer(1))) ?? destination))
      }
      return found
    }
  }
}
