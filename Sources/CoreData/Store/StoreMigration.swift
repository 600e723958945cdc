import CSQLite
import Foundation

/// Brings the tables of a store to the form of a newer model, in place: columns and tables that are found by name or by
/// renaming identifier keep what they hold, new ones begin with their default values.
///
/// What the file had is found by its layout: the one that it tells, else that of a model in the program's bundles that fits
/// it, else what its tables look like. All of it happens in one transaction.
///
/// - Missing: refusing to bring a store back to an older model: what that does not know is dropped.
struct StoreMigration {
  struct Failure: Error { let message: String }

  let columns: Columns
  let connection: SQLiteConnection
  let tables: OldTables
  let layout: StoreLayout
  /// The entity that each new one was, by its new name.
  let former: [String: StoreLayout.Entity]
  /// The properties that those of each new entity were, by their new names.
  let formerProperties: [String: [String: StoreLayout.Property]]

  /// - Parameter metadata: What the store says about itself.
  init(_ columns: Columns, _ connection: SQLiteConnection, metadata: [String: Any], configuration: String?)
    throws
  {
    (self.columns, self.connection) = (columns, connection)
    let hashes = metadata[NSStoreModelVersionHashesKey] as? [String: Data]
    let told =
      try StoreLayout.read(connection, hashes: hashes) ?? Self.bundled(hashes, configuration, connection)
    tables = try OldTables(connection)
    layout = try told ?? StoreLayout(guessing: columns, in: tables, hashes: hashes ?? [:])
    let tables = tables
    let old = layout.entities.filter {
      tables.tables[$0.table] != nil && tables.numbers[$0.name] == $0.number
    }
    let former = Self.match(
      columns.entities.map { ($0.name ?? "", $0.renamingIdentifier) }, old.map { ($0.name, $0.renaming, $0) })
    self.former = former
    var properties: [String: [String: StoreLayout.Property]] = [:]
    for entity in columns.entities {
      guard let entityBefore = former[entity.name ?? ""] else { continue }
      var names = columns.columns(of: entity).map { ($0, Self.renaming($0, $1)) }
      names += entity.lookup.toMany.filter { !$0.isTransient }.map { ($0.name, $0.renamingIdentifier) }
      properties[entity.name ?? ""] = Self.match(
        names, entityBefore.properties.map { ($0.name, $0.renaming, $0) })
    }
    formerProperties = properties
  }

  /// The former name of a property, or the former path to a part of a composite attribute.
  static func renaming(_ key: String, _ column: Columns.Column) -> String? {
    column.property.renamingIdentifier.map { column.isPart ? PredicateValues.split(key).head + "." + $0 : $0 }
  }

  /// The layout of a store that was made with a model in the program's bundles.
  private static func bundled(
    _ hashes: [String: Data]?, _ configuration: String?, _ connection: SQLiteConnection
  ) throws -> StoreLayout? {
    guard let hashes, !hashes.isEmpty else { return nil }
    for url in ModelFile.bundles.flatMap({ ModelFile.versions(in: $0) }) {
      guard let model = NSManagedObjectModel(contentsOf: url) else { continue }
      let columns = Columns(model.entities(forConfigurationName: configuration) ?? model.entities)
      guard columns.hashes == hashes else { continue }
      defer { withExtendedLifetime(model) {} }
      try columns.rename(columns.formerNames(in: connection), in: connection)
      return StoreLayout(columns)
    }
    return nil
  }

  /// Finds what each had been: what has the same former name, what had that name, or what has its name.
  static func match<Item>(
    _ new: [(name: String, renaming: String?)], _ old: [(name: String, renaming: String?, item: Item)]
  ) -> [String: Item] {
    var found: [String: Item] = [:]
    var taken: Set<String> = []
    for (name, renaming) in new {
      guard let renaming,
        let match = old.first(where: { $0.renaming == renaming }) ?? old.first(where: { $0.name == renaming })
      else { continue }
      found[name] = match.item
      taken.insert(match.name)
    }
    for (name, _) in new where found[name] == nil && !taken.contains(name) {
      if let match = old.first(where: { $0.name == name }) { found[name] = match.item }
    }
    return found
  }

  func former(_ entity: NSEntityDescription) -> StoreLayout.Entity? { former[entity.name ?? ""] }

  static func fresh(_ table: String) -> String { "SASH_NEW_" + table }

  /// Returns the last keys by the names of entities.
  func run() throws -> [String: Int64] {
    try connection.withoutLookingAtViews { try moveAll() }
  }
  private func moveAll() throws -> [String: Int64] {
    // Indexes go first: the new tables have some of the same names.
    for index in try connection.texts(
      "SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL AND tbl_name GLOB 'Z*'")
    {
      try connection.query("DROP INDEX \(SQLiteConnection.quoted(index))")
    }
    var maxima: [String: Int64] = [:]
    for table in columns.tables.values {
      for statement in columns.statements(for: table, name: Self.fresh(table.name)) {
        try connection.execute(statement)
      }
      for entity in columns.entities where Columns.table(entity) == table.name {
        guard let old = former(entity) else { continue }
        try copy(entity, from: old)
        let root = entity.root.name ?? ""
        maxima[root] = max(maxima[root] ?? 0, tables.maxima[tables.root(old.number)] ?? 0)
        let last = try connection.scalar("SELECT MAX(Z_PK) FROM \(SQLiteConnection.quoted(old.table))")
        if case .integer(let last)? = last { maxima[root] = max(maxima[root] ?? 0, last) }
      }
    }
    try moveLinks()
    try moveHistory()
    // What no new entity takes over is dropped with its entity.
    let keep: Set<String> = ["Z_PRIMARYKEY", "Z_METADATA", "Z_MODELCACHE"]
    for table in tables.tables.keys.sorted() where !keep.contains(table) {
      // The parts of a virtual table have gone with it.
      try connection.query("DROP TABLE IF EXISTS \(SQLiteConnection.quoted(table))")
    }
    for name in try connection.texts(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'SASH_NEW_%'")
    {
      let (made, title) = (
        SQLiteConnection.quoted(name), SQLiteConnection.quoted(name.dropFirst(Self.fresh("").count))
      )
      try connection.query("ALTER TABLE \(made) RENAME TO \(title)")
    }
    for table in columns.tables.values {
      for column in table.columns {
        guard let extra = column.entityColumn,
          let destination = (column.property as? NSRelationshipDescription)?.destinationEntity
        else { continue }
        try connection.execute(
          "UPDATE \(table.name) SET \(extra) = (SELECT d.Z_ENT FROM \(Columns.table(destination)) AS d "
            + "WHERE d.Z_PK = \(table.name).\(column.name))")
      }
      for statement in columns.indexes(of: table) { try connection.execute(statement) }
    }
    for join in columns.joins { try connection.execute(columns.index(of: join)) }
    return maxima
  }

  private func copy(_ entity: NSEntityDescription, from old: StoreLayout.Entity) throws {
    let types = tables.tables[old.table] ?? [:]
    let table = SQLiteConnection.quoted(old.table)
    var targets = ["Z_PK", "Z_ENT", "Z_OPT"]
    var sources = ["Z_PK", "\(columns.number(entity))", "Z_OPT"]
    var values: [SQLiteValue] = []
    for (name, column) in columns.columns(of: entity).sorted(by: { $0.key < $1.key }) {
      // What is worked out follows when all rows are there; a composite may lack any of its parts.
      let mayLack =
        column.property.isOptional || column.isPart || column.property is NSDerivedAttributeDescription
      targets.append(column.name)
      // Entities of destinations are filled when all rows are where they belong.
      defer {
        if let extra = column.entityColumn {
          targets.append(extra)
          sources.append("NULL")
        }
      }
      let before = formerProperties[entity.name ?? ""]?[name]
      if let relationship = column.property as? NSRelationshipDescription {
        let source = before?.column.flatMap { leads(before, to: relationship) && types[$0] != nil ? $0 : nil }
        sources.append(source.map { SQLiteConnection.quoted($0) } ?? "NULL")
        continue
      }
      if let source = before?.column, before?.place == nil, let type = types[source] {
        if type != column.type, !Self.isConvertible(type, column.type) {
          throw Failure(
            message:
              "\(entity.name ?? "").\(name) was stored as \(type) and is now \(column.type); "
              + "a mapping cannot be inferred")
        }
        let fallback = try mayLack ? .null : defaultValue(of: column.property)
        let cell = SQLiteConnection.quoted(source)
        if fallback == .null, !mayLack {
          let lacking = try connection.scalar(
            "SELECT 1 FROM \(table) WHERE Z_ENT = ? AND \(cell) IS NULL LIMIT 1", [.integer(old.number)])
          if lacking != nil {
            throw Failure(
              message:
                "\(entity.name ?? "").\(name) has to have a value, which objects lack, and has no default")
          }
        }
        sources.append(fallback == .null ? cell : "IFNULL(\(cell), ?)")
        if fallback != .null { values.append(fallback) }
      } else {
        let value = try defaultValue(of: column.property)
        if value == .null, !mayLack {
          let count = try connection.scalar(
            "SELECT COUNT(*) FROM \(table) WHERE Z_ENT = ?", [.integer(old.number)])
          guard count == .integer(0) else {
            throw Failure(
              message: "\(entity.name ?? "").\(name) is new, has to have a value, and has no default")
          }
        }
        sources.append("?")
        values.append(value)
      }
    }
    do {
      try connection.query(
        "INSERT INTO \(Self.fresh(Columns.table(entity))) (\(targets.joined(separator: ", "))) "
          + "SELECT \(sources.joined(separator: ", ")) FROM \(table) WHERE Z_ENT = ?",
        values + [.integer(old.number)])
    } catch let error as SQLiteError where error.code & 0xff == SQLITE_CONSTRAINT {
      throw Failure(
        message: "Objects of \(entity.name ?? "") have the keys of others in the hierarchy of "
          + "\(entity.root.name ?? ""); a mapping cannot be inferred")
    }
  }

  /// Whether values of one type of columns can become those of another.
  static func isConvertible(_ old: String, _ new: String) -> Bool {
    let numbers: Set<String> = ["INTEGER", "FLOAT", "DECIMAL"]
    return numbers.contains(old) && numbers.contains(new)
  }

  private func defaultValue(of property: NSPropertyDescription) throws -> SQLiteValue {
    guard let attribute = property as? NSAttributeDescription else { return .null }
    return try StoredValue.encode(attribute.defaultValue, of: attribute)
  }
}
