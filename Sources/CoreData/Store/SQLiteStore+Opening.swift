import CSQLite
import Foundation

/// How a store is made, or brought to the model that it is opened with, and what it says about itself.
extension SQLiteStore {
  func create() throws {
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

  private static func requireMetadata(_ connection: SQLiteConnection, _ url: URL?) throws -> (
    uuid: String, list: [String: Any]
  ) {
    guard let known = try readMetadata(connection) else {
      throw CoreDataError.make(NSFileReadCorruptFileError, "The file has no metadata of a store", url)
    }
    return known
  }
  /// What a file says about itself, as apps get it; throws where it is no store.
  static func metadata(in connection: SQLiteConnection, of url: URL?) throws -> [String: Any] {
    var (uuid, list) = try requireMetadata(connection, url)
    list[NSStoreUUIDKey] = uuid
    return list
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
  static func readKnown(
    _ connection: SQLiteConnection, _ url: URL?, _ columns: Columns, _ options: [AnyHashable: Any]?
  ) throws -> (uuid: String, list: [String: Any], fits: Bool) {
    let (uuid, list) = try requireMetadata(connection, url)
    if list[NSStoreModelVersionHashesKey] as? [String: Data] == columns.hashes { return (uuid, list, true) }
    func option(_ name: String) -> Bool { (options?[name] as? NSNumber)?.boolValue ?? false }
    guard option(NSMigratePersistentStoresAutomaticallyOption),
      option(NSInferMappingModelAutomaticallyOption), !option(NSReadOnlyPersistentStoreOption)
    else {
      throw CoreDataError.make(
        NSPersistentStoreIncompatibleVersionHashError,
        "The model used to open the store is incompatible with the one used to create the store", url,
        ["metadata": try metadata(in: connection, of: url)])
    }
    return (uuid, list, false)
  }

  /// How long another program that may be migrating a store is waited for, in seconds: that takes as long as it is large.
  static let migrationTimeout = 240.0

  func openExisting() throws {
    var known = try Self.readKnown(connection, url, columns, options)
    // Another program may have brought it to another model meanwhile.
    if known.fits, try !refreshLayout() { known = try Self.readKnown(connection, url, columns, options) }
    if !known.fits {
      var former: FormerFile?
      do {
        known = try connection.transaction(waiting: Self.migrationTimeout) {
          // Another program may have brought it to the model meanwhile.
          let known = try Self.readKnown(connection, url, columns, options)
          if known.fits { return known }
          try migrate(known.list, known.uuid, &former)
          return try Self.readKnown(connection, url, columns, options)
        }
      } catch {
        former?.remove()
        throw error
      }
      former?.settle()
    }
    identifier = known.uuid
    metadata = known.list
    metadata[NSStoreUUIDKey] = known.uuid
    metadata[NSStoreTypeKey] = type
  }

  /// - Parameter former: The file as it was, where that is kept.
  private func migrate(_ known: [String: Any], _ uuid: String, _ former: inout FormerFile?) throws {
    identifier = uuid
    do {
      let migration = try StoreMigration(columns, connection, metadata: known, configuration: configuration)
      former = try keepFormer(migration)
      let maxima = try migration.run()
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

  /// Keeps the file beside itself before a migration drops what the program may not know.
  private func keepFormer(_ migration: StoreMigration) throws -> FormerFile? {
    guard let url, !isInMemory, !isStaged, !migration.isFromKnownModel else { return nil }
    let losses = try migration.losses()
    return losses.isEmpty ? nil : try FormerFile(of: url, without: losses)
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
      let mayWait = kind == SQLITE_BUSY && HistoryMove(from: old, to: new).isNothing
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
    let move = HistoryMove(from: old, to: new)
    if !move.isNothing { try move.run(connection) }
    try new.write(connection)
    return true
  }
}
