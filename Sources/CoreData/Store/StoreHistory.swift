import Foundation

/// What a store remembers of each save, in the tables that Core Data makes for it.
///
/// - Source: the schema of stores with `NSPersistentHistoryTrackingKey`: ACHANGE, ATRANSACTION and ATRANSACTIONSTRING, whose
///   entities have the numbers 16001 to 16003.
extension SQLiteStore {
  /// Who saves.
  struct Origin {
    var author: String?
    var contextName: String?
  }

  var tracksHistory: Bool {
    ((options?[NSPersistentHistoryTrackingKey] as? NSNumber)?.boolValue ?? false) && !isReadOnly
  }

  private static let tables = [
    """
    CREATE TABLE IF NOT EXISTS ACHANGE (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZCHANGETYPE INTEGER,
    ZENTITY INTEGER, ZENTITYPK INTEGER, ZTRANSACTIONID INTEGER, ZCOLUMNS BLOB)
    """,
    """
    CREATE TABLE IF NOT EXISTS ATRANSACTION (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZAUTHORTS INTEGER,
    ZBUNDLEIDTS INTEGER, ZCONTEXTNAMETS INTEGER, ZPROCESSIDTS INTEGER, ZTIMESTAMP FLOAT, ZAUTHOR VARCHAR,
    ZBUNDLEID VARCHAR, ZCONTEXTNAME VARCHAR, ZPROCESSID VARCHAR, ZQUERYGEN BLOB)
    """,
    """
    CREATE TABLE IF NOT EXISTS ATRANSACTIONSTRING (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZNAME VARCHAR)
    """,
    "CREATE INDEX IF NOT EXISTS Z_TRANSACTION_TIMESTAMP ON ATRANSACTION (ZTIMESTAMP)",
  ]

  /// Makes the tables where there are none.
  func prepareHistory() throws {
    if try hasHistory() { return }
    try connection.transaction {
      for table in Self.tables { try connection.execute(table) }
      // A column of its own: in which form Core Data keeps these is not known.
      if try connection.columns(of: "ACHANGE")[Self.tombstone] == nil {
        try connection.execute("ALTER TABLE ACHANGE ADD COLUMN \(Self.tombstone) BLOB")
      }
    }
  }
  private func hasHistory() throws -> Bool {
    let known = Set(try connection.texts("SELECT name FROM sqlite_master"))
    guard
      known.isSuperset(of: ["ACHANGE", "ATRANSACTION", "ATRANSACTIONSTRING", "Z_TRANSACTION_TIMESTAMP"])
    else { return false }
    return try connection.columns(of: "ACHANGE")[Self.tombstone] != nil
  }
  static let tombstone = "ZSASHTOMBSTONE"

  /// Remembers what a save has written, in its transaction.
  func remember(_ changes: StoreChanges, by origin: Origin) throws {
    guard tracksHistory else { return }
    try connection.query(
      """
      INSERT INTO ATRANSACTION (Z_ENT, Z_OPT, ZAUTHORTS, ZBUNDLEIDTS, ZCONTEXTNAMETS, ZPROCESSIDTS, ZTIMESTAMP)
      VALUES (16002, 1, ?, ?, ?, ?, ?)
      """,
      [
        try text(origin.author), try text(Bundle.main.bundleIdentifier), try text(origin.contextName),
        try text(ProcessInfo.processInfo.processName), .real(Date().timeIntervalSinceReferenceDate),
      ])
    guard let transaction = try connection.scalar("SELECT last_insert_rowid()") else { return }
    let all: [(NSPersistentHistoryChangeType, [StoreChanges.Object])] = [
      (.insert, changes.inserted), (.update, changes.updated), (.delete, changes.deleted),
    ]
    for (type, objects) in all {
      for object in objects {
        try connection.query(
          """
          INSERT INTO ACHANGE
          (Z_ENT, Z_OPT, ZCHANGETYPE, ZENTITY, ZENTITYPK, ZTRANSACTIONID, ZCOLUMNS, \(Self.tombstone))
          VALUES (16001, 1, ?, ?, ?, ?, ?, ?)
          """,
          [
            .integer(Int64(type.rawValue)), .integer(Int64(columns.number(object.id.entity))),
            .integer(object.id.current.key ?? 0), transaction, type == .update ? Self.bits(object) : .null,
            type == .delete ? try Self.kept(changes.tombstones[object.id], object.id.entity) : .null,
          ])
      }
    }
  }

  /// What is kept of a deleted object, as a property list of stored values.
  private static func kept(_ values: [String: Any]?, _ entity: NSEntityDescription) throws -> SQLiteValue {
    guard let values else { return .null }
    var list: [String: Any] = [:]
    for (name, value) in values {
      guard let attribute = entity.lookup.attributes[name] else { continue }
      list[name] = try StoredValue.encode(value, of: attribute).listed
    }
    return .blob(try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
  }
  private static func tombstone(_ data: Data, of entity: NSEntityDescription) -> [AnyHashable: Any]? {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    return list.map { list in
      var found: [AnyHashable: Any] = [:]
      for (name, value) in list {
        guard let attribute = entity.lookup.attributes[name] else { continue }
        let kept = StoredValue.decode(SQLiteValue(listed: value), of: attribute)
        found[name] = kept.map { NSManagedObject.presented($0, attribute) }
      }
      return found
    }
  }

  /// The number of a text among those that transactions name.
  private func text(_ name: String?) throws -> SQLiteValue {
    guard let name else { return .null }
    let known = try connection.scalar("SELECT Z_PK FROM ATRANSACTIONSTRING WHERE ZNAME = ?", [.text(name)])
    if let known { return known }
    try connection.query(
      "INSERT INTO ATRANSACTIONSTRING (Z_ENT, Z_OPT, ZNAME) VALUES (16003, 1, ?)", [.text(name)])
    return try connection.scalar("SELECT last_insert_rowid()") ?? .null
  }

  /// Which properties were written: a bit for each, in the order of their names.
  private static func bits(_ object: StoreChanges.Object) -> SQLiteValue {
    let names = bitNames(of: object.id.entity)
    var data = Data(count: (names.count + 7) / 8)
    let written = (object.names ?? Set(names)).union(object.pairs.map(\.0.name))
    for (index, name) in names.enumerated() where written.contains(name) {
      data[index / 8] |= 1 << (index % 8)
    }
    return .blob(data)
  }
  private static func properties(_ data: Data, of entity: NSEntityDescription) -> Set<NSPropertyDescription> {
    let names = bitNames(of: entity)
    return Set(
      names.enumerated().compactMap { index, name in
        guard index / 8 < data.count, data[data.startIndex + index / 8] & (1 << (index % 8)) != 0 else {
          return nil
        }
        return entity.lookup.properties[name]
      })
  }

  // MARK: Reading

  /// The number of the last transaction.
  func lastTransaction() throws -> Int64 {
    try lock.withLock {
      guard tracksHistory,
        case .integer(let last)? = try connection.scalar("SELECT MAX(Z_PK) FROM ATRANSACTION")
      else { return 0 }
      return last
    }
  }

  /// The transactions after a number, or since a time, the oldest first; with their changes where these are wanted.
  func history(after number: Int64, since date: Date?, withChanges: Bool) throws
    -> [NSPersistentHistoryTransaction]
  {
    try lock.withLock {
      guard tracksHistory else { return [] }
      var found: [NSPersistentHistoryTransaction] = []
      try connection.query(
        """
        SELECT t.Z_PK, t.ZTIMESTAMP, COALESCE(a.ZNAME, t.ZAUTHOR), COALESCE(b.ZNAME, t.ZBUNDLEID),
        COALESCE(c.ZNAME, t.ZCONTEXTNAME), COALESCE(p.ZNAME, t.ZPROCESSID) FROM ATRANSACTION AS t
        LEFT JOIN ATRANSACTIONSTRING AS a ON a.Z_PK = t.ZAUTHORTS
        LEFT JOIN ATRANSACTIONSTRING AS b ON b.Z_PK = t.ZBUNDLEIDTS
        LEFT JOIN ATRANSACTIONSTRING AS c ON c.Z_PK = t.ZCONTEXTNAMETS
        LEFT JOIN ATRANSACTIONSTRING AS p ON p.Z_PK = t.ZPROCESSIDTS
        WHERE t.Z_PK > ? AND t.ZTIMESTAMP > ? ORDER BY t.Z_PK
        """,
        [.integer(number), .real(date?.timeIntervalSinceReferenceDate ?? -.greatestFiniteMagnitude)]
      ) { row in
        func name(_ index: Int) -> String? { if case .text(let name) = row[index] { name } else { nil } }
        var time = 0.0
        if case .real(let value) = row[1] { time = value }
        found.append(
          NSPersistentHistoryTransaction(
            number: row.integer(0), store: self, timestamp: Date(timeIntervalSinceReferenceDate: time),
            author: name(2), bundleID: name(3) ?? "", contextName: name(4), processID: name(5) ?? ""))
      }
      if withChanges { for transaction in found { transaction.changes = try changes(of: transaction) } }
      return found
    }
  }

  private func changes(of transaction: NSPersistentHistoryTransaction) throws -> [NSPersistentHistoryChange] {
    var found: [NSPersistentHistoryChange] = []
    try connection.query(
      "SELECT Z_PK, ZCHANGETYPE, ZENTITY, ZENTITYPK, ZCOLUMNS, \(Self.tombstone) FROM ACHANGE "
        + "WHERE ZTRANSACTIONID = ? ORDER BY Z_PK",
      [.integer(transaction.transactionNumber)]
    ) { row in
      guard let type = NSPersistentHistoryChangeType(rawValue: Int(row.integer(1))),
        let entity = columns.entity(Int(row.integer(2)))
      else { return }
      var updated: Set<NSPropertyDescription>?
      if case .blob(let data) = row[4] { updated = Self.properties(data, of: entity) }
      found.append(
        NSPersistentHistoryChange(
          id: row.integer(0), object: id(row.integer(3), entity), type: type, updated: updated,
          transaction: transaction))
      if type == .delete, case .blob(let data) = row[5] {
        found.last?.tombstone = Self.tombstone(data, of: entity)
      }
    }
    return found
  }

  /// Forgets transactions up to a number, or before a time.
  func forgetHistory(upTo number: Int64?, before date: Date?) throws {
    guard tracksHistory else { return }
    try writing {
      let (condition, value): (String, SQLiteValue) =
        number.map { ("Z_PK < ?", .integer($0)) }
        ?? ("ZTIMESTAMP < ?", .real((date ?? .distantFuture).timeIntervalSinceReferenceDate))
      try connection.query(
        "DELETE FROM ACHANGE WHERE ZTRANSACTIONID IN (SELECT Z_PK FROM ATRANSACTION WHERE \(condition))",
        [value])
      try connection.query("DELETE FROM ATRANSACTION WHERE \(condition)", [value])
    }
  }
}
