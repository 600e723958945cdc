import CSQLite
import Foundation

/// A store in a file of SQLite with the tables that Core Data makes, or the same in memory.
final class SQLiteStore: NSPersistentStore, @unchecked Sendable {
  let model: NSManagedObjectModel
  let columns: Columns
  private(set) var connection: SQLiteConnection
  /// Whether it lies in no file.
  let isInMemory: Bool
  /// Whether it is open in a stage of a migration, and all that is done with it part of that.
  let isStaged: Bool
  /// The files of large values; nil where it lies in no file.
  let external: ExternalData?
  /// Those that the save in progress has written.
  var externalFiles: [URL] = []
  /// The attributes that are worked out when a save is written.
  private(set) var derivations: [Derivation] = []
  /// One thread at a time uses the connection.
  let lock = NSRecursiveLock()

  /// - Parameters:
  ///   - content: What a store in memory begins with; its own from then on.
  ///   - stage: The connection of a stage of a migration, whose transaction is under way.
  init(
    type: String, url: URL?, model: NSManagedObjectModel, configuration: String?,
    options: [AnyHashable: Any]?, content: SQLiteConnection? = nil, stage: SQLiteConnection? = nil
  ) throws {
    self.model = model
    columns = Columns(model.entities(forConfigurationName: configuration) ?? model.entities)
    isInMemory = type == NSInMemoryStoreType || url == nil || url?.path == "/dev/null"
    external = isInMemory ? nil : url.map { ExternalData(store: $0) }
    let readOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
    let path = isInMemory ? ":memory:" : url!.path
    let exists = !isInMemory && FileManager.default.fileExists(atPath: path)
    let timeout = (options?[NSPersistentStoreTimeoutOption] as? NSNumber)?.doubleValue ?? 5
    isStaged = stage != nil
    if !isInMemory, !readOnly, stage == nil {
      try? FileManager.default.createDirectory(
        at: url!.deletingLastPathComponent(), withIntermediateDirectories: true)
      if exists { try SQLiteStore.inspect(url!, columns, options, timeout) }
    }
    do {
      connection =
        try stage ?? content
        ?? (readOnly ? Self.openForReading(path, timeout) : SQLiteConnection(path: path, timeout: timeout))
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
      try CoreDataError.translated(at: url) { try open(isNew: content == nil && !exists) }
    } catch {
      closeConnection()
      throw error
    }
  }

  /// Says how changes are written. SQLite does not wait by itself for others who have just opened the file.
  private func writeJournal(_ mode: String) throws {
    let end = ProcessInfo.processInfo.systemUptime + connection.timeout
    while true {
      do { return try connection.execute("PRAGMA journal_mode = \(mode)") } catch let error as SQLiteError {
        guard error.code & 255 == SQLITE_BUSY, ProcessInfo.processInfo.systemUptime < end else { throw error }
        usleep(5_000)
      }
    }
  }

  /// Makes the store or brings it to the model. How it is written is set when it is ours and fits.
  private func open(isNew: Bool) throws {
    if isNew { try connection.execute("PRAGMA auto_vacuum = 2") }
    let pragmas = options?[NSSQLitePragmasOption] as? [String: Any] ?? [:]
    // What the file is written with is said before a transaction.
    let setsPragmas = !isInMemory && !isReadOnly && !isStaged
    if setsPragmas {
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
    if setsPragmas {
      try writeJournal("\(pragmas["journal_mode"] ?? "WAL")")
    }
    if tracksHistory { try prepareHistory() }
    derivations = try Derivation.all(of: columns)
    // What nobody names may as well go at another time.
    if !isReadOnly, !isStaged { try? external?.removeUnnamed(columns, connection) }
  }

  /// Writes the whole store into a new file.
  func copy(to file: URL) throws {
    try CoreDataError.translated(at: url) { try lock.withLock { try connection.writeCopy(to: file) } }
  }
  /// The whole store again, in memory.
  func content() throws -> SQLiteConnection {
    let copy = try SQLiteConnection(path: ":memory:")
    try CoreDataError.translated(at: url) { try lock.withLock { try connection.copy(to: copy) } }
    try external?.fill(copy, columns)
    return copy
  }

  func close() {
    watcher?.end()
    watcher = nil
    lock.withLock { closeConnection() }
  }
  /// The connection of a stage goes on, without a store that somebody keeps longer.
  private func closeConnection() {
    if isStaged { connection = SQLiteConnection(closed: connection.path) } else { connection.close() }
  }
  /// Looks for what other programs write.
  var watcher: StoreWatcher?
  var lastForeignVersion: Int64?

  // MARK: Others that have migrated it

  /// SQLite's `schema_version`, which rises with each change of tables, when the file was last seen to be of the model.
  private var knownSchema: SQLiteValue?

  /// One transaction that writes, if the file is still of the model.
  func writing<Result>(_ body: () throws -> Result) throws -> Result {
    try lock.withLock {
      // Where SQLite has given up the transaction of a stage, nothing is written outside of it.
      if isStaged, !connection.isInTransaction {
        throw SQLiteError(code: SQLITE_MISUSE, message: "the stage of the migration is over")
      }
      return try connection.transaction {
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
}
