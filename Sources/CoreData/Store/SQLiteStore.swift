import CSQLite
import Foundation

/// A store in a file of SQLite with the tables that Core Data makes, or the same in memory.
final class SQLiteStore: NSPersistentStore, @unchecked Sendable {
  let model: NSManagedObjectModel
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
    columns = Columns(model.entities(forConfigurationName: configuration) ?? model.entities)
    isInMemory = type == NSInMemoryStoreType || url == nil || url?.path == "/dev/null"
    let readOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
    let path = isInMemory ? ":memory:" : url!.path
    let exists = !isInMemory && FileManager.default.fileExists(atPath: path)
    let timeout = (options?[NSPersistentStoreTimeoutOption] as? NSNumber)?.doubleValue ?? 5
    if !isInMemory, !readOnly {
      try? FileManager.default.createDirectory(
        at: url!.deletingLastPathComponent(), withIntermediateDirectories: true)
      if exists { try SQLiteStore.inspect(url!, columns, options, timeout) }
    }
    do {
      connection =
        try content
        ?? (readOnly ? SQLiteStore.reader(path, timeout) : SQLiteConnection(path: path, timeout: timeout))
    } catch let error as SQLiteError {
      if !exists, !readOnly, let url { throw CoreDataError.creation(url) }
      throw CoreDataError.store(error, url)
    }
    super.init(
      persistentStoreCoordinator: nil, configurationName: configuration,
      at: url ?? URL(fileURLWithPath: "/dev/null"), options: options)
    (kind, self.url) = (type, url)
    isReadOnly = readOnly
    do {
      try open(isNew: content == nil && !exists)
    } catch let error as SQLiteError {
      connection.close()
      throw CoreDataError.store(error, url)
    } catch {
      connection.close()
      throw error
    }
  }

  /// Makes the store or brings it to the model. How it is written is set when it is ours and fits.
  private func open(isNew: Bool) throws {
    if isNew { try connection.execute("PRAGMA auto_vacuum = 2") }
    let pragmas = options?[NSSQLitePragmasOption] as? [String: Any] ?? [:]
    if !isInMemory, !isReadOnly {
      try connection.execute("PRAGMA synchronous = \(pragmas["synchronous"] ?? "FULL")")
    }
    if try Self.isEmpty(connection) {
      guard !isReadOnly else {
        throw SQLiteError(code: SQLITE_CANTOPEN, message: "a store that can only be read does not exist")
      }
      try create()
    } else {
      try openExisting()
    }
    if !isInMemory, !isReadOnly {
      try connection.execute("PRAGMA journal_mode = \(pragmas["journal_mode"] ?? "WAL")")
    }
    if tracksHistory { try prepareHistory() }
    derivations = try Derivation.all(of: columns)
  }

  private static func isEmpty(_ connection: SQLiteConnection) throws -> Bool {
    let tables = try connection.scalar("SELECT COUNT(*) FROM sqlite_master")
    return try tables == .integer(0) || connection.scalar("PRAGMA schema_version") == .integer(0)
  }

  /// Looks at a file before anything is written to it: one that is no store, or is of another model and not to be migrated,
  /// stays as it is, and so does what lies beside it.
  private static func inspect(
    _ url: URL, _ columns: Columns, _ options: [AnyHashable: Any]?, _ timeout: Double
  ) throws {
    do {
      try look(at: url.path, timeout: timeout) { connection in
        guard try !isEmpty(connection) else { return }
        _ = try readKnown(connection, url, columns, options)
      }
    } catch let error as SQLiteError {
      // What another program has left half done can only be read when it may be put right.
      if [SQLITE_READONLY, SQLITE_CANTOPEN].contains(error.code & 0xff) { return }
      throw CoreDataError.store(error, url)
    }
  }

  /// Reads a file so that nothing comes to lie beside it: one that nobody has open is taken as it lies there.
  static func look<Value>(
    at path: String, timeout: Double = 5, _ body: (SQLiteConnection) throws -> Value
  ) throws -> Value {
    if let before = stampOfRest(path) {
      let outcome: Result<Value, any Error> = Result { try read(path, isFixed: true, timeout, body) }
      // Another program may have written it meanwhile: then it is read once more.
      if stampOfRest(path) == before { return try outcome.get() }
    }
    return try read(path, isFixed: false, timeout, body)
  }
  /// How a file looks from outside; nil while something lies beside it that a program needs which has it open.
  private static func stampOfRest(_ path: String) -> String? {
    let others = ["-wal", "-shm", "-journal"].filter { FileManager.default.fileExists(atPath: path + $0) }
    guard others.isEmpty else { return nil }
    let known = (try? FileManager.default.attributesOfItem(atPath: path)) ?? [:]
    let date = known[.modificationDate] as? Date
    return "\(known[.size] ?? 0) \(date?.timeIntervalSinceReferenceDate ?? 0)"
  }
  private static func read<Value>(
    _ path: String, isFixed: Bool, _ timeout: Double, _ body: (SQLiteConnection) throws -> Value
  ) throws -> Value {
    let connection = try SQLiteConnection(path: path, readOnly: true, isFixed: isFixed, timeout: timeout)
    defer { connection.close() }
    return try body(connection)
  }

  /// Opens a file for reading, also where nothing can be written beside it.
  private static func reader(_ path: String, _ timeout: Double) throws -> SQLiteConnection {
    let connection = try SQLiteConnection(path: path, readOnly: true, timeout: timeout)
    do {
      _ = try isEmpty(connection)
      return connection
    } catch let error as SQLiteError where [SQLITE_READONLY, SQLITE_CANTOPEN].contains(error.code & 0xff) {
      // What another program has left half done is no content of the file, and cannot be put right here.
      let mustBeUndone = SQLITE_READONLY | (3 << 8)
      guard error.code != mustBeUndone, !FileManager.default.fileExists(atPath: path + "-journal"),
        isNothing(path + "-wal")
      else { throw error }
      connection.close()
      return try SQLiteConnection(path: path, readOnly: true, isFixed: true, timeout: timeout)
    }
  }

  /// Whether a file is empty or not there.
  private static func isNothing(_ path: String) -> Bool {
    guard FileManager.default.fileExists(atPath: path) else { return true }
    let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size]
    return size as? UInt64 == 0 || (size as? NSNumber)?.int64Value == 0
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
    let isMade = try connection.transaction {
      // Another program may have made it meanwhile.
      guard try Self.isEmpty(connection) else { return false }
      for statement in columns.statements() { try connection.execute(statement) }
      try writeEntities(maxima: [:])
      try writeMetadata(makeMetadata())
      try StoreLayout(columns).write(connection)
      return true
    }
    guard isMade else { return try openExisting() }
    metadata = makeMetadata()
  }

  /// What stores say about themselves, whatever an app adds to it.
  static let ownKeys = [
    NSStoreTypeKey, NSStoreUUIDKey, NSStoreModelVersionHashesKey, "NSStoreModelVersionHashesVersion",
    NSStoreModelVersionIdentifiersKey, "NSPersistenceFrameworkVersion", "_NSAutoVacuumLevel",
  ]

  private func makeMetadata() -> [String: Any] {
    let versions = model.versionIdentifiers.map { "\($0.base)" }.sorted()
    return [
      NSStoreTypeKey: type, NSStoreUUIDKey: identifier!, NSStoreModelVersionHashesKey: columns.hashes,
      "NSStoreModelVersionHashesVersion": 3, NSStoreModelVersionIdentifiersKey: versions,
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
      guard case .text(let uuid) = row[0], case .blob(let data) = row[1],
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
      else { return }
      found = (uuid, list)
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

  /// What a store says about itself, and whether it is of the model; throws where it is of another one and is not to be
  /// brought to it.
  private static func readKnown(
    _ connection: SQLiteConnection, _ url: URL?, _ columns: Columns, _ options: [AnyHashable: Any]?
  ) throws -> (uuid: String, list: [String: Any], fits: Bool) {
    guard let (uuid, list) = try readMetadata(connection) else {
      throw CoreDataError.make(NSFileReadCorruptFileError, "The file has no metadata of a store", url)
    }
    if list[NSStoreModelVersionHashesKey] as? [String: Data] == columns.hashes { return (uuid, list, true) }
    func option(_ name: String) -> Bool { (options?[name] as? NSNumber)?.boolValue ?? false }
    guard option(NSMigratePersistentStoresAutomaticallyOption),
      option(NSInferMappingModelAutomaticallyOption), !option(NSReadOnlyPersistentStoreOption)
    else {
      var known = list
      known[NSStoreUUIDKey] = uuid
      throw CoreDataError.make(
        NSPersistentStoreIncompatibleVersionHashError,
        "The model used to open the store is incompatible with the one used to create the store", url,
        ["metadata": known])
    }
    return (uuid, list, false)
  }

  private func openExisting() throws {
    var known = try Self.readKnown(connection, url, columns, options)
    // Another program may have brought it to another model meanwhile.
    if known.fits, try !refreshLayout() { known = try Self.readKnown(connection, url, columns, options) }
    if !known.fits {
      // Another program may be migrating it, which takes as long as the store is large.
      known = try connection.transaction(waiting: 240) {
        // Another program may have brought it to the model meanwhile.
        let known = try Self.readKnown(connection, url, columns, options)
        if !known.fits { try migrate(known.list, known.uuid) }
        return known.fits ? known : try Self.readKnown(connection, url, columns, options)
      }
    }
    identifier = known.uuid
    metadata = known.list
    metadata[NSStoreUUIDKey] = known.uuid
    metadata[NSStoreTypeKey] = type
  }

  private func migrate(_ known: [String: Any], _ uuid: String) throws {
    identifier = uuid
    do {
      let maxima = try StoreMigration(
        columns, connection, metadata: known, configuration: configuration
      ).run()
      try writeEntities(maxima: maxima)
      try StoreLayout(columns).write(connection)
      for derivation in try Derivation.all(of: columns) { try derivation.fill(connection) }
      var fresh = makeMetadata()
      for (key, value) in known where fresh[key] == nil { fresh[key] = value }
      try writeMetadata(fresh)
    } catch let failure as StoreMigration.Failure {
      throw CoreDataError.make(NSMigrationError, failure.message, url, ["reason": failure.message])
    } catch let error as SQLiteError where error.code & 0xff == SQLITE_CONSTRAINT {
      throw CoreDataError.make(
        NSMigrationConstraintViolationError, "A constraint of the newer model is not met: \(error.message)",
        url,
        ["reason": error.message])
    }
  }

  /// A store that is older than layouts tells its own from now on; properties that are not stored may have come or gone
  /// without another fingerprint, and the history counts them too.
  ///
  /// - Returns: Whether the store is still of the model.
  private func refreshLayout() throws -> Bool {
    let former = try columns.formerNames(in: connection)
    let (old, new) = (try StoreLayout.read(connection, hashes: columns.hashes), StoreLayout(columns))
    if old == new, former.isEmpty { return true }
    if isReadOnly {
      guard former.isEmpty else {
        throw CoreDataError.make(
          NSPersistentStoreIncompatibleSchemaError,
          "The store has columns with names of an earlier version, and has to be opened for writing once", url
        )
      }
      return true
    }
    do { return try connection.transaction { try rewriteLayout() } } catch let error as SQLiteError {
      // Where nothing can be written the store is read as it is.
      let kind = error.code & 0xff
      let mayWait = kind == SQLITE_BUSY && HistoryChange(from: old, to: new).isNothing
      guard former.isEmpty, kind == SQLITE_READONLY || mayWait else { throw error }
      return true
    }
  }

  /// Writes the layout, in a transaction, unless another program has done so meanwhile.
  private func rewriteLayout() throws -> Bool {
    guard try Self.readKnown(connection, url, columns, options).fits else { return false }
    let former = try columns.formerNames(in: connection)
    let (old, new) = (try StoreLayout.read(connection, hashes: columns.hashes), StoreLayout(columns))
    if old == new, former.isEmpty { return true }
    try columns.rename(former, in: connection)
    let change = HistoryChange(from: old, to: new)
    if !change.isNothing {
      try Self.renumberHistory(connection, numbers: change.numbers, bits: change.bits)
    }
    try new.write(connection)
    return true
  }

  /// What another layout of the same model means for the history.
  private struct HistoryChange {
    var numbers: [Int64: Int64] = [:]
    var bits: [Int64: (old: [String]?, new: [String], names: [String: String])] = [:]
    var isNothing = true

    init(from old: StoreLayout?, to new: StoreLayout) {
      let known = Dictionary((old?.entities ?? []).map { ($0.number, $0) }) { first, _ in first }
      for entity in new.entities {
        let (names, before) = (entity.bits ?? [], known[entity.number]?.bits ?? entity.bits ?? [])
        numbers[entity.number] = entity.number
        bits[entity.number] = (before, names, Dictionary(names.map { ($0, $0) }) { first, _ in first })
        if before != names { isNothing = false }
      }
    }
  }

  // MARK: Others that have migrated it

  /// SQLite's `schema_version`, which rises with each change of tables, when the file was last seen to be of the model.
  private var knownSchema: SQLiteValue?

  /// One transaction that writes, if the file is still of the model.
  func writing<Result>(_ body: () throws -> Result) throws -> Result {
    try lock.withLock {
      try connection.transaction {
        try checkSchema()
        return try body()
      }
    }
  }
  /// Looks whether the file is still of the model: another program may have migrated it since it was opened.
  func checkSchema() throws {
    let schema = try connection.scalar("PRAGMA schema_version")
    if schema == knownSchema { return }
    let list = try Self.readMetadata(connection)?.list
    guard list?[NSStoreModelVersionHashesKey] as? [String: Data] == columns.hashes else {
      throw CoreDataError.make(
        NSPersistentStoreIncompatibleVersionHashError,
        "Another program has migrated the store to a model that is incompatible with the one used to open it",
        url)
    }
    knownSchema = schema
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
      let (end, isTooLarge) = last.addingReportingOverflow(Int64(count))
      guard !isTooLarge else {
        throw CoreDataError.make(
          NSFileReadCorruptFileError, "The store is damaged: \(root.name ?? "") has no keys left", url)
      }
      first[root] = last + 1
      try connection.query(
        "UPDATE Z_PRIMARYKEY SET Z_MAX = ? WHERE Z_ENT = ?", [.integer(end), number])
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
