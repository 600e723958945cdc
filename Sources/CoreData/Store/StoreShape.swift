import Foundation

/// How the file of a store looks, to be held against what models would make of it.
package struct StoreShape {
  private let columns: Set<String>

  /// The shape of a file.
  package init(of url: URL) throws {
    columns = try CoreDataError.translated(at: url) {
      try SQLiteStore.look(at: url.path) { try Self.columns($0) }
    }
  }
  /// The shape that a store of a model has.
  package init(of model: NSManagedObjectModel) throws {
    let connection = try SQLiteConnection(path: ":memory:")
    for statement in Columns(model.entities).statements() { try connection.execute(statement) }
    columns = try Self.columns(connection)
  }

  private static func columns(_ connection: SQLiteConnection) throws -> Set<String> {
    let system: Set<String> = ["Z_PRIMARYKEY", "Z_METADATA", "Z_MODELCACHE", StoreLayout.table]
    return Set(
      try OldTables(connection).tables.filter { !system.contains($0.key) }.flatMap { table, columns in
        columns.map { "\(table).\($0.key) \($0.value)" }
      })
  }

  /// How many columns would be new in another shape; nil if it has not all that this one has.
  package func additions(in other: StoreShape) -> Int? {
    columns.isSubset(of: other.columns) ? other.columns.count - columns.count : nil
  }
}
