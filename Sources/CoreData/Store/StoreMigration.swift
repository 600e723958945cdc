import Foundation

/// Brings the tables of a store to the form of a newer model, in place: columns and tables that are found by name or by
/// renaming identifier keep what they hold, new ones begin with their default values.
struct StoreMigration {
  struct Failure: Error { let message: String }

  let columns: Columns
  let connection: SQLiteConnection

  /// Returns the last keys by the names of entities.
  func run() throws -> [String: Int64] {
    var oldNumbers: [String: Int64] = [:]
    var oldSupers: [Int64: Int64] = [:]
    var oldMaxima: [Int64: Int64] = [:]
    try connection.query("SELECT Z_ENT, Z_NAME, Z_SUPER, Z_MAX FROM Z_PRIMARYKEY") { row in
      guard case .text(let name) = row[1] else { return }
      oldNumbers[name] = row.integer(0)
      oldSupers[row.integer(0)] = row.integer(2)
      oldMaxima[row.integer(0)] = row.integer(3)
    }
    func oldName(_ entity: NSEntityDescription) -> String? {
      [entity.renamingIdentifier, entity.name].compactMap { $0 }.first { oldNumbers[$0] != nil }
    }
    func oldRoot(_ number: Int64) -> Int64 {
      let parent = oldSupers[number] ?? 0
      return parent == 0 ? number : oldRoot(parent)
    }
    let oldTables = try names("SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'Z%'")
    let numberNames = Dictionary(oldNumbers.map { ($1, $0) }) { first, _ in first }

    // Indexes go first: the new tables have some of the same names.
    for index in try names("SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL") {
      try connection.execute("DROP INDEX \"\(index)\"")
    }
    var moved: Set<String> = []
    var maxima: [String: Int64] = [:]
    for table in columns.tables.values {
      let fresh = "SASH_NEW_" + table.name
      for statement in columns.statements(for: table, name: fresh) { try connection.execute(statement) }
      for entity in columns.entities where Columns.table(entity) == table.name {
        guard let old = oldName(entity), let oldNumber = oldNumbers[old],
          let rootName = numberNames[oldRoot(oldNumber)]
        else { continue }
        let oldTable = "Z" + rootName.uppercased()
        guard oldTables.contains(oldTable) else { continue }
        moved.insert(oldTable)
        try copy(entity, table, from: oldTable, number: oldNumber, to: fresh, numbers: oldNumbers)
        let root = entity.root.name ?? ""
        maxima[root] = max(maxima[root] ?? 0, oldMaxima[oldRoot(oldNumber)] ?? 0)
      }
    }
    try moveJoins(oldTables, oldNumbers)
    // What no new entity takes over is dropped with its entity.
    let keep: Set<String> = ["Z_PRIMARYKEY", "Z_METADATA", "Z_MODELCACHE"]
    for table in oldTables where !keep.contains(table) {
      try connection.execute("DROP TABLE \"\(table)\"")
    }
    for name in try names("SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'SASH_NEW_%'") {
      try connection.execute("ALTER TABLE \"\(name)\" RENAME TO \"\(name.dropFirst(9))\"")
    }
    for table in columns.tables.values {
      for statement in columns.indexes(of: table) { try connection.execute(statement) }
      for column in table.columns {
        guard let extra = column.entityColumn,
          let destination = (column.property as? NSRelationshipDescription)?.destinationEntity
        else { continue }
        try connection.execute(
          "UPDATE \(table.name) SET \(extra) = (SELECT d.Z_ENT FROM \(Columns.table(destination)) AS d "
            + "WHERE d.Z_PK = \(table.name).\(column.name))")
      }
    }
    for join in columns.joins {
      try connection.execute(
        "CREATE INDEX \(join.name)_\(join.destination)_INDEX ON \(join.name) (\(join.destination), \(join.source))"
      )
    }
    return maxima
  }

  private func names(_ sql: String) throws -> [String] {
    var found: [String] = []
    try connection.query(sql) { if case .text(let name) = $0[0] { found.append(name) } }
    return found
  }

  private func columnTypes(of table: String) throws -> [String: String] {
    var found: [String: String] = [:]
    try connection.query("PRAGMA table_info(\"\(table)\")") { row in
      if case .text(let name) = row[1], case .text(let type) = row[2] { found[name] = type }
    }
    return found
  }

  private func copy(
    _ entity: NSEntityDescription, _ table: Columns.Table, from oldTable: String, number: Int64,
    to fresh: String,
    numbers: [String: Int64]
  ) throws {
    let old = try columnTypes(of: oldTable)
    var targets = ["Z_PK", "Z_ENT", "Z_OPT"]
    var sources = ["Z_PK", "\(columns.number(entity))", "Z_OPT"]
    var values: [SQLiteValue] = []
    for (name, column) in columns.columns(of: entity).sorted(by: { $0.key < $1.key }) {
      let renamed = column.property.renamingIdentifier.map {
        column.isPart ? PredicateValues.split(name).head + "." + $0 : $0
      }
      let candidates = [renamed, name].compactMap { $0.map(Columns.name) }
      // What is worked out follows when all rows are there; a composite may lack any of its parts.
      let mayLack =
        column.property.isOptional || column.isPart || column.property is NSDerivedAttributeDescription
      let source =
        old[column.name] != nil && column.property.renamingIdentifier == nil
        ? column.name : candidates.first { old[$0] != nil }
      targets.append(column.name)
      if let source {
        if old[source] != column.type, !isConvertible(old[source] ?? "", column.type) {
          throw Failure(
            message:
              "\(entity.name ?? "").\(name) was stored as \(old[source] ?? "") and is now \(column.type); "
              + "a mapping cannot be inferred")
        }
        let fallback = try mayLack ? .null : defaultValue(of: column.property)
        sources.append(fallback == .null ? source : "IFNULL(\(source), ?)")
        if fallback != .null { values.append(fallback) }
      } else {
        let value = try defaultValue(of: column.property)
        if value == .null, !mayLack, column.property is NSAttributeDescription {
          let count = try connection.scalar(
            "SELECT COUNT(*) FROM \(oldTable) WHERE Z_ENT = ?", [.integer(number)])
          guard count == .integer(0) else {
            throw Failure(
              message: "\(entity.name ?? "").\(name) is new, has to have a value, and has no default")
          }
        }
        sources.append("?")
        values.append(value)
      }
      if let extra = column.entityColumn {
        targets.append(extra)
        // Filled when all rows are where they belong.
        sources.append("NULL")
      }
    }
    for hidden in table.hidden.map(\.name) + table.orders.map(\.name) where old[hidden] != nil {
      targets.append(hidden)
      sources.append(hidden)
    }
    try connection.query(
      "INSERT INTO \(fresh) (\(targets.joined(separator: ", "))) SELECT \(sources.joined(separator: ", ")) "
        + "FROM \(oldTable) WHERE Z_ENT = ?", values + [.integer(number)])
  }

  private func isConvertible(_ old: String, _ new: String) -> Bool {
    let numbers: Set<String> = ["INTEGER", "FLOAT", "DECIMAL"]
    return numbers.contains(old) && numbers.contains(new)
  }

  private func defaultValue(of property: NSPropertyDescription) throws -> SQLiteValue {
    guard let attribute = property as? NSAttributeDescription else { return .null }
    return try StoredValue.encode(attribute.defaultValue, of: attribute)
  }

  /// Copies the pairs of relationships of many to many, also of those that led to one object before.
  private func moveJoins(_ oldTables: [String], _ oldNumbers: [String: Int64]) throws {
    for join in columns.joins {
      let relationship = join.4
      let sides = [relationship, relationship.inverseRelationship].compactMap { $0 }
      let fresh = "SASH_NEW_" + join.name
      var orders: Set<String> = []
      for side in sides {
        if case .join(_, _, _, let order?) = columns.toMany[ObjectIdentifier(side)] { orders.insert(order) }
      }
      try connection.execute(
        "CREATE TABLE \(fresh) (\(join.source) INTEGER, \(join.destination) INTEGER"
          + orders.sorted().map { ", \($0) INTEGER" }.joined()
          + ", PRIMARY KEY (\(join.source), \(join.destination)))")
      // The old table: named after either side, with the old number of its entity.
      for (index, side) in sides.enumerated() {
        guard let entity = side.entity,
          let number = [entity.renamingIdentifier, entity.name].compactMap({ $0.flatMap { oldNumbers[$0] } })
            .first
        else { continue }
        let name = "Z_\(number)\(side.persistentName.uppercased())"
        guard oldTables.contains(name) else { continue }
        let columnsOfOld = try columnTypes(of: name).keys.filter { !$0.hasPrefix("Z_FOK") }
        let inverse = sides[1 - min(index, sides.count - 1)].persistentName.uppercased()
        guard let mine = columnsOfOld.first(where: { $0 == "Z_\(number)\(inverse)" }),
          let theirs = columnsOfOld.first(where: { $0 != mine })
        else { continue }
        let (source, destination) = index == 0 ? (mine, theirs) : (theirs, mine)
        try connection.execute(
          "INSERT OR IGNORE INTO \(fresh) (\(join.source), \(join.destination)) SELECT \(source), \(destination) FROM \(name)"
        )
        break
      }
      for (index, side) in sides.enumerated() {
        guard let entity = side.entity else { continue }
        let root = [entity.root.renamingIdentifier, entity.root.name].compactMap { $0 }.first {
          oldNumbers[$0] != nil
        }
        let (table, column) = ("Z" + (root ?? "").uppercased(), "Z" + side.persistentName.uppercased())
        guard oldTables.contains(table), try columnTypes(of: table)[column] == "INTEGER" else { continue }
        let pair = index == 0 ? "Z_PK, \(column)" : "\(column), Z_PK"
        try connection.execute(
          "INSERT OR IGNORE INTO \(fresh) (\(join.source), \(join.destination)) SELECT \(pair) FROM \(table) "
            + "WHERE \(column) IS NOT NULL")
      }
    }
  }
}
