import CSQLite
import Foundation

/// A store in a file of SQLite with the tables that Core Data makes, or the same in memory.
final class SQLiteStore: NSPersistentStore, @unchecked Sendable {
  let model: NSManagedObjectModel
  let entities: [NSEntityDescription]
  let columns: Columns
  private(set) var connection: SQLiteConnection
  /// Whether it lies in no file.
  let isInMemory: Bool
  /// The attributes that are worked out when a save is written.
  private(set) var derivations: [Derivation] = []
  /// One thread at a time uses the connection.
  let lock = NSRecursiveLock()

  /// - Parameter content: What a store in memory begins with; its own from then on.
  init(
    type: String, url: URL?, model: NSManagedObjectModel, configuration: String?,
    options: [AnyHashable: Any]?, content: SQLiteConnection? = nil
  ) throws {
    self.model = model
    entities = model.entities(forConfigurationName: configuration) ?? model.entities
    columns = Columns(entities)
    isInMemory = type == NSInMemoryStoreType || url == nil || url?.path == "/dev/null"
    let readOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
    let path = isInMemory ? ":memory:" : url!.path
    let exists = !isInMemory && FileManager.default.fileExists(atPath: path)
    if !isInMemory, !readOnly {
      try? FileManager.default.createDirectory(
        at: url!.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    do {
      connection = try content ?? SQLiteConnection(path: path, readOnly: readOnly)
    } catch let error as SQLiteError { throw CoreDataError.store(error, url) }
    super.init(
      persistentStoreCoordinator: nil, configurationName: configuration,
      at: url ?? URL(fileURLWithPath: "/dev/null"), options: options)
    (kind, self.url) = (type, url)
    isReadOnly = readOnly
    do {
      if !exists, content == nil { try connection.execute("PRAGMA auto_vacuum = 2") }
      // Reading the schema finds out whether the file is a database at all; nothing is written before.
      let tables = try connection.scalar("SELECT COUNT(*) FROM sqlite_master")
      if !isInMemory, !readOnly {
        let pragmas = options?[NSSQLitePragmasOption] as? [String: Any]
        try connection.execute("PRAGMA journal_mode = \(pragmas?["journal_mode"] ?? "WAL")")
        try connection.execute("PRAGMA synchronous = \(pragmas?["synchronous"] ?? "FULL")")
      }
      let version = try connection.scalar("PRAGMA schema_version")
      if tables == .integer(0) || version == .integer(0) {
        guard !readOnly else {
          throw SQLiteError(code: SQLITE_CANTOPEN, message: "a store that can only be read does not exist")
        }
        try create()
      } else {
        try openExisting()
      }
      if tracksHistory { try prepareHistory() }
      derivations = try Derivation.all(of: columns)
    } catch let error as SQLiteError {
      connection.close()
      throw CoreDataError.store(error, url)
    } catch {
      connection.close()
      throw error
    }
  }

  /// Writes the whole store into a new file.
  func copy(to file: URL) throws {
    do { try lock.withLock { try connection.query("VACUUM INTO ?", [.text(file.path)]) } } catch let error
      as SQLiteError
    { throw CoreDataError.store(error, url) }
  }
  /// The whole store again, in memory.
  func content() throws -> SQLiteConnection {
    let copy = try SQLiteConnection(path: ":memory:")
    do { try lock.withLock { try connection.copy(to: copy) } } catch let error as SQLiteError {
      throw CoreDataError.store(error, url)
    }
    return copy
  }

  func close() {
    watcher?.end()
    watcher = nil
    lock.withLock { connection.close() }
  }
  /// Looks for what other programs write.
  var watcher: StoreWatcher?
  var lastForeignVersion: Int64?

  // MARK: Making and opening

  private func create() throws {
    try connection.transaction {
      for statement in columns.statements() { try connection.execute(statement) }
      try writeEntities(maxima: [:])
      try writeMetadata(makeMetadata())
    }
    metadata = makeMetadata()
  }

  private func makeMetadata() -> [String: Any] {
    let hashes = Dictionary(entities.map { ($0.name ?? "", $0.versionHash) }) { first, _ in first }
    return [
      NSStoreTypeKey: type, NSStoreUUIDKey: identifier!, NSStoreModelVersionHashesKey: hashes,
      "NSStoreModelVersionHashesVersion": 3, NSStoreModelVersionIdentifiersKey: [String](),
      "NSPersistenceFrameworkVersion": 1, "_NSAutoVacuumLevel": "2",
    ]
  }

  func writeMetadata(_ list: [String: Any]) throws {
    var kept = list
    kept[NSStoreUUIDKey] = nil
    let data = try PropertyListSerialization.data(fromPropertyList: kept, format: .binary, options: 0)
    try connection.query(
      "INSERT OR REPLACE INTO Z_METADATA (Z_VERSION, Z_UUID, Z_PLIST) VALUES (1, ?, ?)",
      [.text(identifier), .blob(data)])
  }

  static func readMetadata(_ connection: SQLiteConnection) throws -> (uuid: String, list: [String: Any])? {
    var found: (String, [String: Any])?
    try connection.query("SELECT Z_UUID, Z_PLIST FROM Z_METADATA") { row in
      guard case .text(let uuid) = row[0], case .blob(let data) = row[1] else { return }
      let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
      found = (uuid, list ?? [:])
    }
    return found
  }

  private func writeEntities(maxima: [String: Int64]) throws {
    try connection.execute("DELETE FROM Z_PRIMARYKEY")
    for entity in columns.entities {
      try connection.query(
        "INSERT INTO Z_PRIMARYKEY (Z_ENT, Z_NAME, Z_SUPER, Z_MAX) VALUES (?, ?, ?, ?)",
        [
          .integer(Int64(columns.number(entity))), .text(entity.name ?? ""),
          .integer(Int64(entity.superentity.map { columns.number($0) } ?? 0)),
          .integer(maxima[entity.name ?? ""] ?? 0),
        ])
    }
  }

  private func openExisting() throws {
    guard let (uuid, list) = try Self.readMetadata(connection) else {
      throw CoreDataError.make(NSFileReadCorruptFileError, "The file has no metadata of a store", url)
    }
    identifier = uuid
    var known = list
    known[NSStoreUUIDKey] = uuid
    known[NSStoreTypeKey] = type
    metadata = known
    let hashes = Dictionary(entities.map { ($0.name ?? "", $0.versionHash) }) { first, _ in first }
    if known[NSStoreModelVersionHashesKey] as? [String: Data] == hashes { return }
    func option(_ name: String) -> Bool { (options?[name] as? NSNumber)?.boolValue ?? false }
    guard option(NSMigratePersistentStoresAutomaticallyOption),
      option(NSInferMappingModelAutomaticallyOption),
      !isReadOnly
    else {
      throw CoreDataError.make(
        NSPersistentStoreIncompatibleVersionHashError,
        "The model used to open the store is incompatible with the one used to create the store", url,
        ["metadata": known])
    }
    let migration = StoreMigration(columns: columns, connection: connection)
    do {
      try connection.transaction {
        let maxima = try migration.run()
        try writeEntities(maxima: maxima)
        for derivation in try Derivation.all(of: columns) { try derivation.fill(connection) }
        var fresh = makeMetadata()
        for (key, value) in known where fresh[key] == nil { fresh[key] = value }
        try writeMetadata(fresh)
        metadata = fresh
      }
    } catch let failure as StoreMigration.Failure {
      throw CoreDataError.make(NSMigrationError, failure.message, url, ["reason": failure.message])
    }
  }

  // MARK: Keys

  /// Takes new keys of an entity; they are written with the next save or at once.
  func takeKeys(_ counts: [NSEntityDescription: Int]) throws -> [NSEntityDescription: Int64] {
    var first: [NSEntityDescription: Int64] = [:]
    for (root, count) in counts {
      let number = SQLiteValue.integer(Int64(columns.number(root)))
      guard
        case .integer(let last) = try connection.scalar(
          "SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_ENT = ?", [number])
      else {
        throw CoreDataError.make(
          NSPersistentStoreOperationError, "the store has no entity \(root.name ?? "")", url)
      }
      first[root] = last + 1
      try connection.query(
        "UPDATE Z_PRIMARYKEY SET Z_MAX = ? WHERE Z_ENT = ?", [.integer(last + Int64(count)), number])
    }
    return first
  }

  // MARK: Reading

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
        let value = source[index]
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
