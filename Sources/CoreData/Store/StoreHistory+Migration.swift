import Foundation

/// What the history says of entities and properties when a model has become another one.
extension SQLiteStore {
  /// The properties that the bits of changes stand for, in their order.
  static func bitNames(of entity: NSEntityDescription) -> [String] { entity.lookup.properties.keys.sorted() }

  /// Takes over new numbers and names; changes of entities that are gone go with them, and which properties were written
  /// is forgotten where it is not known what the bits stood for.
  ///
  /// - Parameters:
  ///   - numbers: The new numbers of entities by their old ones.
  ///   - bits: By the old numbers, what the bits stood for and stand for, and new names of properties by their old ones.
  static func renumberHistory(
    _ connection: SQLiteConnection, numbers: [Int64: Int64],
    bits: [Int64: (old: [String]?, new: [String], names: [String: String])]
  ) throws {
    guard try connection.scalar("SELECT 1 FROM sqlite_master WHERE name = 'ACHANGE'") != nil else { return }
    let kept = numbers.keys.map(String.init).joined(separator: ", ")
    try connection.execute("DELETE FROM ACHANGE WHERE ZENTITY NOT IN (\(kept))")
    let hasTombstones = try connection.columns(of: "ACHANGE")[tombstone] != nil
    let extra = hasTombstones ? tombstone : "NULL"
    // Rows are read before they are written, some at a time.
    var last: Int64 = 0
    while true {
      var rows: [(key: Int64, entity: Int64, columns: SQLiteValue, kept: SQLiteValue)] = []
      try connection.query(
        "SELECT Z_PK, ZENTITY, ZCOLUMNS, \(extra) FROM ACHANGE WHERE Z_PK > ? ORDER BY Z_PK LIMIT 1000",
        [.integer(last)]
      ) { rows.append(($0.integer(0), $0.integer(1), $0[2], $0[3])) }
      guard let end = rows.last?.key else { return }
      last = end
      for row in rows {
        guard let number = numbers[row.entity], let known = bits[row.entity] else { continue }
        var columns = row.columns
        if case .blob(let data) = columns {
          columns = known.old.map { .blob(renamed(data, $0, known.new, known.names)) } ?? .null
        }
        try connection.query(
          "UPDATE ACHANGE SET ZENTITY = ?, ZCOLUMNS = ? WHERE Z_PK = ?",
          [.integer(number), columns, .integer(row.key)])
        if case .blob(let data) = row.kept, let list = renamed(data, known.names) {
          try connection.query(
            "UPDATE ACHANGE SET \(tombstone) = ? WHERE Z_PK = ?", [.blob(list), .integer(row.key)])
        }
      }
    }
  }

  private static func renamed(_ data: Data, _ old: [String], _ new: [String], _ names: [String: String])
    -> Data
  {
    let places = Dictionary(new.enumerated().map { ($1, $0) }) { first, _ in first }
    var bits = Data(count: (new.count + 7) / 8)
    for (index, name) in old.enumerated() where index / 8 < data.count {
      guard data[data.startIndex + index / 8] & (1 << (index % 8)) != 0,
        let place = names[name].flatMap({ places[$0] })
      else { continue }
      bits[place / 8] |= 1 << (place % 8)
    }
    return bits
  }

  /// What was kept of a deleted object, with new names; nil where it cannot be read.
  private static func renamed(_ data: Data, _ names: [String: String]) -> Data? {
    guard
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return nil }
    var fresh: [String: Any] = [:]
    for (name, value) in list { fresh[names[name] ?? name] = value }
    return try? PropertyListSerialization.data(fromPropertyList: fresh, format: .binary, options: 0)
  }
}
