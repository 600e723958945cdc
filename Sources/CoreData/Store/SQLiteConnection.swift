import CSQLite
import Foundation

/// One value of a row, as SQLite knows it.
enum SQLiteValue: Equatable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)
}

/// What SQLite said when it could not do something.
struct SQLiteError: Error {
  let code: Int32
  let message: String
}

/// An open file of SQLite. Its owner sees to it that one thread uses it at a time.
final class SQLiteConnection {
  private var handle: OpaquePointer!
  private var statements: [String: OpaquePointer] = [:]
  let path: String
  /// How long others that write are waited for, in seconds.
  let timeout: Double
  /// How many queries were run, for tests of how much work something is.
  private(set) var queryCount = 0

  /// Opens a file; `:memory:` is one that exists only here.
  ///
  /// - Parameters:
  ///   - isFixed: Nobody else writes the file, so that it can be read where nothing may lie beside it.
  ///   - timeout: How long others that write are waited for, in seconds.
  init(
    path: String, readOnly: Bool = false, creates: Bool = true, isFixed: Bool = false, timeout: Double = 5
  ) throws {
    (self.path, self.timeout) = (path, timeout)
    var flags = readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | (creates ? SQLITE_OPEN_CREATE : 0)
    flags |= SQLITE_OPEN_FULLMUTEX
    var name = path
    if isFixed {
      flags |= SQLITE_OPEN_URI
      name = URL(fileURLWithPath: path).absoluteString + "?immutable=1"
    }
    let code = sqlite3_open_v2(name, &handle, flags, nil)
    guard code == SQLITE_OK else {
      let error = SQLiteError(
        code: code, message: handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory")
      sqlite3_close_v2(handle)
      handle = nil
      throw error
    }
    sqlite3_extended_result_codes(handle, 1)
    wait(for: timeout)
    TextFunctions.register(in: handle)
  }

  /// A connection that has been closed.
  init(closed path: String) { (self.path, timeout) = (path, 0) }

  deinit { close() }

  private func wait(for seconds: Double) {
    guard handle != nil else { return }
    sqlite3_busy_timeout(handle, Int32(max(0, min(seconds, 1_000_000)) * 1000))
  }

  func close() {
    guard handle != nil else { return }
    for statement in statements.values { sqlite3_finalize(statement) }
    statements = [:]
    sqlite3_close_v2(handle)
    handle = nil
  }

  private func failure(_ code: Int32) -> SQLiteError {
    SQLiteError(code: code, message: String(cString: sqlite3_errmsg(handle)))
  }

  /// Runs statements that give no rows.
  func execute(_ sql: String) throws {
    guard handle != nil else { throw SQLiteError(code: SQLITE_MISUSE, message: "the store is closed") }
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    if code != SQLITE_OK { throw failure(code) }
  }

  /// Runs one statement and hands each row to `body`.
  func query(_ sql: String, _ values: [SQLiteValue] = [], _ body: (SQLiteRow) throws -> Void = { _ in })
    throws
  {
    guard handle != nil else { throw SQLiteError(code: SQLITE_MISUSE, message: "the store is closed") }
    let statement = try prepare(sql)
    queryCount += 1
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() { bind(value, at: Int32(index + 1), of: statement) }
    while true {
      let code = sqlite3_step(statement)
      if code == SQLITE_DONE { return }
      guard code == SQLITE_ROW else { throw failure(code) }
      try body(SQLiteRow(statement: statement))
    }
  }

  /// The first value of the first row.
  func scalar(_ sql: String, _ values: [SQLiteValue] = []) throws -> SQLiteValue? {
    var found: SQLiteValue?
    try query(sql, values) { if found == nil { found = $0[0] } }
    return found
  }

  /// The texts that a query gives.
  func texts(_ sql: String) throws -> [String] {
    var found: [String] = []
    try query(sql) { if case .text(let text) = $0[0] { found.append(text) } }
    return found
  }

  /// The types of a table's columns by their names; empty where there is no such table.
  func columns(of table: String) throws -> [String: String] {
    var types: [String: String] = [:]
    try query("SELECT name, type FROM pragma_table_info(?)", [.text(table)]) { row in
      if case .text(let column) = row[0], case .text(let type) = row[1] { types[column] = type }
    }
    return types
  }

  /// A name as statements have it: files say them, so they may have any form.
  static func quoted(_ name: some StringProtocol) -> String {
    "\"" + name.replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }

  /// Makes another connection's file what this one's is.
  func copy(to other: SQLiteConnection) throws {
    guard let handle, let backup = sqlite3_backup_init(other.handle, "main", handle, "main") else {
      throw other.failure(SQLITE_ERROR)
    }
    let code = sqlite3_backup_step(backup, -1)
    sqlite3_backup_finish(backup)
    if code != SQLITE_DONE { throw other.failure(code) }
  }

  /// Writes all that has been saved into a new file.
  func writeCopy(to file: URL) throws { try query("VACUUM INTO ?", [.text(file.path)]) }

  var changes: Int { Int(sqlite3_changes(handle)) }

  /// Whether a transaction is under way.
  var isInTransaction: Bool { handle != nil && sqlite3_get_autocommit(handle) == 0 }

  /// Runs `body` and keeps what it did as a whole, or nothing of it; within a transaction it is a part of that.
  ///
  /// - Parameter seconds: How long others that write are waited for at least, where that is longer than usual.
  func transaction<Result>(waiting seconds: Double = 0, _ body: () throws -> Result) throws -> Result {
    if isInTransaction { return try part(body) }
    do {
      wait(for: max(seconds, timeout))
      defer { wait(for: timeout) }
      try execute("BEGIN IMMEDIATE")
    }
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      try? execute("ROLLBACK")
      throw error
    }
  }

  /// A part of a transaction that can be taken back alone.
  private func part<Result>(_ body: () throws -> Result) throws -> Result {
    try execute("SAVEPOINT SASH_PART")
    do {
      let result = try body()
      try execute("RELEASE SASH_PART")
      return result
    } catch {
      try? execute("ROLLBACK TO SASH_PART")
      try? execute("RELEASE SASH_PART")
      throw error
    }
  }

  /// Lets tables be renamed whatever views and triggers of others say of them.
  func withoutLookingAtViews<Result>(_ body: () throws -> Result) throws -> Result {
    try execute("PRAGMA legacy_alter_table = ON")
    defer { try? execute("PRAGMA legacy_alter_table = OFF") }
    return try body()
  }

  private func prepare(_ sql: String) throws -> OpaquePointer {
    // A statement that is running has been taken by an outer call of the same text.
    if let statement = statements[sql], sqlite3_stmt_busy(statement) == 0 { return statement }
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
    guard code == SQLITE_OK, let statement else { throw failure(code) }
    if let old = statements.updateValue(statement, forKey: sql) { sqlite3_finalize(old) }
    if statements.count > 200 {
      for (text, other) in statements where other != statement && sqlite3_stmt_busy(other) == 0 {
        sqlite3_finalize(other)
        statements[text] = nil
      }
    }
    return statement
  }

  private func bind(_ value: SQLiteValue, at index: Int32, of statement: OpaquePointer) {
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    switch value {
    case .null: sqlite3_bind_null(statement, index)
    case .integer(let value): sqlite3_bind_int64(statement, index, value)
    case .real(let value): sqlite3_bind_double(statement, index, value)
    case .text(let value): sqlite3_bind_text(statement, index, value, Int32(value.utf8.count), copied)
    case .blob(let value):
      value.withUnsafeBytes {
        _ =
          $0.count == 0
          ? sqlite3_bind_zeroblob(statement, index, 0)
          : sqlite3_bind_blob64(statement, index, $0.baseAddress, UInt64($0.count), copied)
      }
    }
  }
}

/// The row that a query is at.
struct SQLiteRow {
  let statement: OpaquePointer

  subscript(index: Int) -> SQLiteValue {
    let column = Int32(index)
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, column))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, column))
    case SQLITE_TEXT:
      let count = Int(sqlite3_column_bytes(statement, column))
      guard let start = sqlite3_column_text(statement, column) else { return .text("") }
      return .text(String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self))
    case SQLITE_BLOB:
      let count = Int(sqlite3_column_bytes(statement, column))
      guard let start = sqlite3_column_blob(statement, column) else { return .blob(Data()) }
      return .blob(Data(bytes: start, count: count))
    default: return .null
    }
  }

  func integer(_ index: Int) -> Int64 { sqlite3_column_int64(statement, Int32(index)) }
}

/// Comparisons of text that predicates have and SQLite has not.
enum TextFunctions {
  static func register(in handle: OpaquePointer) {
    // SASH_TEXT(left, relation, right, options): the same function that evaluates in memory.
    sqlite3_create_function_v2(
      handle, "SASH_TEXT", 4, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil,
      { context, _, arguments in
        guard let context, let arguments, let left = TextFunctions.text(arguments[0]),
          let relation = TextFunctions.text(arguments[1]),
          let right = TextFunctions.text(arguments[2]),
          let operation = PredicateComparison.Operator(rawValue: relation)
        else {
          sqlite3_result_int(context, 0)
          return
        }
        let options = TextOptions(rawValue: Int(sqlite3_value_int(arguments[3])))
        sqlite3_result_int(context, PredicateComparison.relate(left, operation, right, options) ? 1 : 0)
      }, nil, nil, nil)
    registerDerivations(in: handle)
    for options in TextOptions.orders {
      let number = UnsafeMutableRawPointer(bitPattern: options.rawValue)
      sqlite3_create_collation_v2(
        handle, collation(options), SQLITE_UTF8, number,
        { options, leftCount, left, rightCount, right in
          let options = TextOptions(rawValue: Int(bitPattern: options))
          let left = TextFunctions.string(left, leftCount)
          return Int32(PredicateValues.order(left, TextFunctions.string(right, rightCount), options).rawValue)
        }, nil)
    }
  }

  /// The name of an order of texts.
  static func collation(_ words: TextOptions) -> String { "SASH_ORDER_\(words.rawValue)" }

  /// Functions of derived attributes.
  private static func registerDerivations(in handle: OpaquePointer) {
    func register(
      _ name: String,
      _ body: @escaping @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void
    ) {
      sqlite3_create_function_v2(
        handle, name, 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil, body, nil, nil, nil)
    }
    register("SASH_CANONICAL") { context, _, arguments in
      TextFunctions.answer(context, arguments) {
        $0.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      }
    }
    register("SASH_LOWER") { context, _, arguments in
      TextFunctions.answer(context, arguments) { $0.lowercased() }
    }
    register("SASH_UPPER") { context, _, arguments in
      TextFunctions.answer(context, arguments) { $0.uppercased() }
    }
    sqlite3_create_function_v2(
      handle, "SASH_NOW", 0, SQLITE_UTF8, nil,
      { context, _, _ in sqlite3_result_double(context, Date().timeIntervalSinceReferenceDate) }, nil, nil,
      nil)
  }

  private static func answer(
    _ context: OpaquePointer?, _ arguments: UnsafeMutablePointer<OpaquePointer?>?,
    _ change: (String) -> String
  ) {
    guard let arguments, let text = text(arguments[0]) else { return sqlite3_result_null(context) }
    let changed = change(text)
    sqlite3_result_text(
      context, changed, Int32(changed.utf8.count), unsafeBitCast(-1, to: sqlite3_destructor_type.self))
  }

  private static func string(_ start: UnsafeRawPointer?, _ count: Int32) -> String {
    String(decoding: UnsafeRawBufferPointer(start: start, count: Int(count)), as: UTF8.self)
  }

  private static func text(_ value: OpaquePointer?) -> String? {
    guard sqlite3_value_type(value) == SQLITE_TEXT, let start = sqlite3_value_text(value) else { return nil }
    return String(
      decoding: UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(value))), as: UTF8.self)
  }
}
