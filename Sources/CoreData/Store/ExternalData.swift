import Foundation
import SashMessages

/// Files beside a store that have large values of attributes with `allowsExternalBinaryDataStorage`: rows name them, and what
/// is fetched is read when somebody looks at it.
///
/// A file is written once, under a name of its own, before the save that names it, and is never changed. What no row names any
/// more goes when the store is opened, an hour after it was written at the earliest: another program may be about to name it.
///
/// - Source: stores of Core Data, as those describe them who look into such files: the folder `.name_SUPPORT/_EXTERNAL_DATA`, in
///   the column a byte 2 and the name of the file, which is a UUID, with a zero at its end.
struct ExternalData {
  /// Smaller values lie in the table, in bytes.
  static let threshold = 100_000
  private static let nameLength = 36

  let store: URL
  private var support: URL {
    let name = store.deletingPathExtension().lastPathComponent
    return store.deletingLastPathComponent().appendingPathComponent(".\(name)_SUPPORT")
  }
  private var folder: URL { support.appendingPathComponent("_EXTERNAL_DATA") }

  // MARK: Values

  /// Writes a value into a file, and gives the file and what the column has in its place.
  func write(_ data: Data) throws -> (file: URL, cell: SQLiteValue) {
    let name = UUID().uuidString
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
    return (file, .blob(Data([2] + Array(name.utf8) + [0])))
  }

  /// The value that a cell stands for: that of a file where it names one, else its own; nil where the file is gone.
  func value(_ cell: SQLiteValue) -> SQLiteValue? {
    guard case .blob(let data) = cell, let name = Self.name(in: data) else { return cell }
    let file = folder.appendingPathComponent(name)
    // There are not as many places in memory for files as there may be files.
    let found = (try? Data(contentsOf: file, options: .alwaysMapped)) ?? (try? Data(contentsOf: file))
    if found == nil {
      tellOnce(
        "\(store.lastPathComponent): the file \(name) of a large value cannot be read; the value is nil until it can be",
        by: "CoreData")
    }
    return found.map { .blob($0) }
  }

  private static func name(in data: Data) -> String? {
    guard data.count == nameLength + 2, data.first == 2, data.last == 0,
      let name = String(data: data.dropFirst().dropLast(), encoding: .utf8), UUID(uuidString: name) != nil
    else { return nil }
    return name
  }

  // MARK: Files

  private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] }

  /// Whether a file of another ending has a store of the same name, and with it this folder.
  private var isShared: Bool {
    let (folder, name) = (store.deletingLastPathComponent(), store.deletingPathExtension().lastPathComponent)
    let beside = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return beside.contains { other in
      let url = folder.appendingPathComponent(other)
      return url.deletingPathExtension().lastPathComponent == name && other != store.lastPathComponent
        && !["-wal", "-shm", "-journal"].contains(where: other.hasSuffix)
    }
  }

  /// The cells of a store that name files.
  private func namingCells(
    _ columns: Columns, _ connection: SQLiteConnection, _ body: (String, String, Int64, Data) throws -> Void
  )
    throws
  {
    for table in columns.tables.values {
      for column in table.columns {
        guard (column.property as? NSAttributeDescription)?.attributeType == .binaryDataAttributeType else {
          continue
        }
        try connection.query(
          "SELECT Z_PK, \(column.name) FROM \(table.name) WHERE LENGTH(\(column.name)) = \(Self.nameLength + 2)"
        ) { row in
          if case .blob(let data) = row[1], Self.name(in: data) != nil {
            try body(table.name, column.name, row.integer(0), data)
          }
        }
      }
    }
  }

  /// Removes files that nothing names any more.
  func removeUnnamed(_ columns: Columns, _ connection: SQLiteConnection) throws {
    let old = Date().addingTimeInterval(-3600)
    let files = names.map { folder.appendingPathComponent($0) }.filter {
      let date = (try? FileManager.default.attributesOfItem(atPath: $0.path))?[.modificationDate] as? Date
      return date.map { $0 < old } ?? false
    }
    guard !files.isEmpty, !isShared else { return }
    var named: Set<String> = []
    try namingCells(columns, connection) { _, _, _, data in Self.name(in: data).map { _ = named.insert($0) } }
    for file in files where !named.contains(file.lastPathComponent) {
      try? FileManager.default.removeItem(at: file)
    }
  }

  /// Puts the values of files into a copy of the store that has none.
  func fill(_ copy: SQLiteConnection, _ columns: Columns) throws {
    var cells: [(sql: String, key: Int64, data: Data)] = []
    try namingCells(columns, copy) { table, column, key, data in
      cells.append(("UPDATE \(table) SET \(column) = ? WHERE Z_PK = ?", key, data))
    }
    for cell in cells {
      // The name stays where the file cannot be read.
      if let value = value(.blob(cell.data)) { try copy.query(cell.sql, [value, .integer(cell.key)]) }
    }
  }

  /// Gives a copy of the store the same files: as they never change, they are linked where that can be.
  func give(to copy: URL) throws {
    let other = ExternalData(store: copy)
    guard !names.isEmpty, other.folder != folder else { return }
    try FileManager.default.createDirectory(at: other.folder, withIntermediateDirectories: true)
    for name in names {
      let (old, new) = (folder.appendingPathComponent(name), other.folder.appendingPathComponent(name))
      if FileManager.default.fileExists(atPath: new.path) { continue }
      do { try FileManager.default.linkItem(at: old, to: new) } catch {
        try FileManager.default.copyItem(at: old, to: new)
      }
    }
  }

  /// Removes all of the store's files, unless another store shares them.
  func remove() {
    if !isShared { try? FileManager.default.removeItem(at: support) }
  }
}
