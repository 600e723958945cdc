import Foundation

/// Where a store keeps what its objects have, as its file says it.
///
/// The names of columns follow from the numbers of entities and from what else lies in a table, so a newer model gives
/// others. A migration goes by what the file was made with: entities and properties are found by their names, and then
/// where they lie.
struct StoreLayout: Codable, Equatable {
  /// Pairs of keys: in two columns of a table, with the place of a pair among its owner's if there is an order.
  struct Place: Codable, Hashable {
    var table: String
    var owner: String
    var object: String
    var order: String?
    /// The same pairs, seen from the other side.
    var reversed: Place { Place(table: table, owner: object, object: owner) }
  }
  struct Property: Codable, Equatable {
    /// The name, or the path to a part of a composite attribute.
    var name: String
    var renaming: String?
    /// The column of an attribute or of a relationship to one.
    var column: String?
    var isToMany = false
    /// Where a relationship has its pairs.
    var place: Place?
    /// The entity that a relationship leads to; nil where it is not known.
    var destination: String?
  }
  struct Entity: Codable, Equatable {
    var name: String
    var renaming: String?
    var number: Int64
    var table: String
    var properties: [Property]
    /// The names that the bits of changes in the history stand for; nil where they are not known.
    var bits: [String]?
  }
  /// The fingerprints of the model: another program may have migrated the file without telling its layout.
  var hashes: [String: Data]
  var entities: [Entity]

  /// The layout that a store of a model has.
  init(_ columns: Columns) {
    hashes = columns.hashes
    entities = columns.entities.map { entity in
      var all = columns.columns(of: entity).map { key, column in
        var property = Property(
          name: key, renaming: StoreMigration.renaming(key, column), column: column.name)
        if let relationship = column.property as? NSRelationshipDescription {
          property.place = columns.place(of: relationship, in: entity)
          property.destination = relationship.destinationEntity?.name
        }
        return property
      }
      for relationship in entity.lookup.toMany where !relationship.isTransient {
        all.append(
          Property(
            name: relationship.name, renaming: relationship.renamingIdentifier, isToMany: true,
            place: columns.place(of: relationship, in: entity),
            destination: relationship.destinationEntity?.name))
      }
      return Entity(
        name: entity.name ?? "", renaming: entity.renamingIdentifier, number: Int64(columns.number(entity)),
        table: Columns.table(entity), properties: all.sorted { $0.name < $1.name },
        bits: SQLiteStore.bitNames(of: entity))
    }
  }

  init(hashes: [String: Data], entities: [Entity]) { (self.hashes, self.entities) = (hashes, entities) }

  // MARK: In the file

  static let table = "Z_SASHLAYOUT"

  /// What a file says, nil where it says nothing, or what is out of date or no layout.
  static func read(_ connection: SQLiteConnection, hashes: [String: Data]?) throws -> StoreLayout? {
    let isThere = try connection.scalar(
      "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = '\(table)'")
    guard isThere != nil, case .blob(let data)? = try? connection.scalar("SELECT Z_CONTENT FROM \(table)"),
      let layout = try? JSONDecoder().decode(StoreLayout.self, from: data), layout.hashes == hashes
    else { return nil }
    return layout
  }

  func write(_ connection: SQLiteConnection) throws {
    let kind = try connection.texts("SELECT type FROM sqlite_master WHERE name = '\(Self.table)'").first
    // What somebody else has put there.
    if kind == "view" {
      try connection.execute("DROP VIEW \(Self.table)")
    } else if kind == "table", try Array(connection.columns(of: Self.table).keys) != ["Z_CONTENT"] {
      try connection.execute("DROP TABLE \(Self.table)")
    }
    try connection.execute("CREATE TABLE IF NOT EXISTS \(Self.table) (Z_CONTENT BLOB)")
    try connection.execute("DELETE FROM \(Self.table)")
    try connection.query("INSERT INTO \(Self.table) VALUES (?)", [.blob(try JSONEncoder().encode(self))])
  }
}

extension Columns {
  var hashes: [String: Data] { entities.versionHashes }

  /// Where a relationship of an entity has its pairs.
  func place(of relationship: NSRelationshipDescription, in entity: NSEntityDescription) -> StoreLayout.Place?
  {
    switch toMany[ObjectIdentifier(relationship)] {
    case .column(let table, let name, let order):
      return StoreLayout.Place(table: table, owner: name, object: "Z_PK", order: order)
    case .join(let table, let source, let destination, let order):
      return StoreLayout.Place(table: table, owner: source, object: destination, order: order)
    case nil:
      return columns(of: entity)[relationship.name].map {
        StoreLayout.Place(table: Self.table(entity), owner: "Z_PK", object: $0.name)
      }
    }
  }
}
