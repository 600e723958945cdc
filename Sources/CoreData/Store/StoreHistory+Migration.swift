import Foundation

/// What the history says of entities and properties when a model has become another one.
extension SQLiteStore {
  /// The properties that the bits of changes stand for, in their order.
  static func bitNames(of entity: NSEntityDescription) -> [String] { entity.lookup.sortedNames }
}

extension StoreMigration {
  /// The history names entities by number and properties by their places: those of the newer model.
  func moveHistory() throws {
    var entities: [Int64: HistoryMove.Entity] = [:]
    for entity in columns.entities {
      guard let old = former(entity) else { continue }
      let before = formerProperties[entity.name ?? ""] ?? [:]
      // A composite attribute is one property, whatever its parts are called.
      var names = Dictionary(before.map { ($1.name, $0) }) { first, _ in first }
      for name in SQLiteStore.bitNames(of: entity) where !before.values.contains(where: { $0.name == name }) {
        if before[name] == nil { names[name] = name }
      }
      entities[old.number] = HistoryMove.Entity(
        number: Int64(columns.number(entity)), names: names, old: old.bits,
        new: SQLiteStore.bitNames(of: entity))
    }
    try HistoryMove(entities).run(connection)
  }
}

/// Takes over new numbers of entities and new names of properties into the history; changes of entities that are gone go
/// with them, and which properties were written is forgotten where it is not known what the bits stood for.
struct HistoryMove {
  /// What becomes of the changes of one entity.
  struct Entity {
    let number: Int64
    /// The new names of properties by their old ones.
    let names: [String: String]
    /// The new place of each old bit, nil where it stands for nothing now; nil as a whole where it is not known what bits
    /// stood for.
    private let places: [Int?]?
    private let count: Int

    /// - Parameters:
    ///   - old: What the bits stood for; nil where it is not known.
    ///   - new: What they stand for.
    init(number: Int64, names: [String: String], old: [String]?, new: [String]) {
      (self.number, self.names, count) = (number, names, new.count)
      let now = Dictionary(new.enumerated().map { ($1, $0) }) { first, _ in first }
      places = old?.map { names[$0].flatMap { now[$0] } }
    }

    /// Which properties were written.
    fileprivate func moved(_ bits: SQLiteValue) -> SQLiteValue {
      guard case .blob(let data) = bits, let places else { return .null }
      var moved = Data(count: (count + 7) / 8)
      for (index, place) in places.enumerated() where index / 8 < data.count {
        guard let place, data[data.startIndex + index / 8] & (1 << (index % 8)) != 0 else { continue }
        moved[place / 8] |= 1 << (place % 8)
      }
      return .blob(moved)
    }

    /// What was kept of a deleted object; nil where it cannot be read.
    fileprivate func renamed(_ data: Data) -> Data? {
      guard
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
      else { return nil }
      var fresh: [String: Any] = [:]
      for (name, value) in list { fresh[names[name] ?? name] = value }
      return try? PropertyListSerialization.data(fromPropertyList: fresh, format: .binary, options: 0)
    }
  }

  /// What becomes of entities, by their old numbers.
  private let entities: [Int64: Entity]
  /// Whether all stays as it is.
  let isNothing: Bool

  init(_ entities: [Int64: Entity]) { (self.entities, isNothing) = (entities, false) }

  /// What another layout of the same model means.
  init(from old: StoreLayout?, to new: StoreLayout) {
    let known = Dictionary((old?.entities ?? []).map { ($0.number, $0) }) { first, _ in first }
    var (entities, isNothing): ([Int64: Entity], Bool) = ([:], true)
    for entity in new.entities {
      let (names, before) = (entity.bits ?? [], known[entity.number]?.bits ?? entity.bits ?? [])
      let same = Dictionary(names.map { ($0, $0) }) { first, _ in first }
      entities[entity.number] = Entity(number: entity.number, names: same, old: before, new: names)
      if before != names { isNothing = false }
    }
    (self.entities, self.isNothing) = (entities, isNothing)
  }

  func run(_ connection: SQLiteConnection) throws {
    guard try connection.scalar("SELECT 1 FROM sqlite_master WHERE name = 'ACHANGE'") != nil else { return }
    let kept = entities.keys.map(String.init).joined(separator: ", ")
    try connection.execute("DELETE FROM ACHANGE WHERE ZENTITY NOT IN (\(kept))")
    let tombstone = SQLiteStore.tombstone
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
        guard let entity = entities[row.entity] else { continue }
        try connection.query(
          "UPDATE ACHANGE SET ZENTITY = ?, ZCOLUMNS = ? WHERE Z_PK = ?",
          [.integer(entity.number), entity.moved(row.columns), .integer(row.key)])
        if case .blob(let data) = row.kept, let list = entity.renamed(data) {
          try connection.query(
            "UPDATE ACHANGE SET \(tombstone) = ? WHERE Z_PK = ?", [.blob(list), .integer(row.key)])
        }
      }
    }
  }
}
