import CSQLite
import Foundation

/// Files that are looked at before they are opened, or only read: nothing is written to them.
extension SQLiteStore {
  static func isEmpty(_ connection: SQLiteConnection) throws -> Bool {
    let tables = try connection.scalar("SELECT COUNT(*) FROM sqlite_master")
    return try tables == .integer(0) || connection.scalar("PRAGMA schema_version") == .integer(0)
  }

  /// Looks at a file before anything is written to it: one that is no store, or is of another model and not to be migrated,
  /// stays as it is, and so does what lies beside it.
  static func inspect(
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
      let outcome: Result<Value, any Error> = Result { try lookOnce(path, isFixed: true, timeout, body) }
      // Another program may have written it meanwhile: then it is read once more.
      if stampOfRest(path) == before { return try outcome.get() }
    }
    return try lookOnce(path, isFixed: false, timeout, body)
  }
  /// How a file looks from outside; nil while something lies beside it that a program needs which has it open.
  private static func stampOfRest(_ path: String) -> String? {
    let others = ["-wal", "-shm", "-journal"].filter { FileManager.default.fileExists(atPath: path + $0) }
    guard others.isEmpty else { return nil }
    let known = (try? FileManager.default.attributesOfItem(atPath: path)) ?? [:]
    let date = known[.modificationDate] as? Date
    return "\(known[.size] ?? 0) \(date?.timeIntervalSinceReferenceDate ?? 0)"
  }
  private static func lookOnce<Value>(
    _ path: String, isFixed: Bool, _ timeout: Double, _ body: (SQLiteConnection) throws -> Value
  ) throws -> Value {
    let connection = try SQLiteConnection(path: path, readOnly: true, isFixed: isFixed, timeout: timeout)
    defer { connection.close() }
    return try body(connection)
  }

  /// Opens a file for reading, also where nothing can be written beside it.
  static func openForReading(_ path: String, _ timeout: Double) throws -> SQLiteConnection {
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
}
