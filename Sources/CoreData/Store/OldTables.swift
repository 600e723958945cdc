import Foundation

/// The tables of a store as they are, whatever model made them.
struct OldTables {
  /// The numbers of entities by name.
  private(set) var numbers: [String: Int64] = [:]
  private(set) var maxima: [Int64: Int64] = [:]
  private var supers: [Int64: Int64] = [:]
  private var names: [Int64: String] = [:]
  /// The types of columns by their names, of each table.
  private(set) var tables: [String: [String: String]] = [:]
  let connection: SQLiteConnection

  init(_ connection: SQLiteConnection) throws {
    self.connection = connection
    var entities: [(Int64, String, Int64, Int64)] = []
    try connection.query("SELECT Z_ENT, Z_NAME, Z_SUPER, Z_MAX FROM Z_PRIMARYKEY") { row in
      guard case .text(let name) = row[1] else { return }
      entities.append((row.integer(0), name, row.integer(2), row.integer(3)))
    }
    for (number, name, parent, last) in entities {
      (numbers[name], names[number], supers[number], maxima[number]) = (number, name, parent, last)
    }
    for name in try connection.texts("SELECT name FROM sqlite_master WHERE type = 'table' AND name GLOB 'Z*'")
    { tables[name] = try connection.columns(of: name) }
  }

  /// The entity at the top of the hierarchy of one; a damaged file may go round in a circle.
  func root(_ number: Int64) -> Int64 {
    var root = number
    var seen: Set<Int64> = [number]
    while let parent = supers[root], parent != 0, seen.insert(parent).inserted { root = parent }
    return root
  }
  /// The table that has the objects of an entity.
  func table(_ number: Int64) -> String { "Z" + (names[root(number)] ?? "").uppercased() }
  /// An entity, those above it and those below it.
  func line(_ number: Int64) -> [Int64] {
    var all = [number]
    var seen: Set<Int64> = [number]
    func addBelow(_ number: Int64) {
      for inner in supers.filter({ $0.value == number }).keys.sorted() where seen.insert(inner).inserted {
        all.append(inner)
        addBelow(inner)
      }
    }
    var top = number
    while let parent = supers[top], parent != 0, seen.insert(parent).inserted {
      all.append(parent)
      top = parent
    }
    addBelow(number)
    return all
  }

  func has(_ place: StoreLayout.Place) -> Bool {
    guard let columns = tables[place.table] else { return false }
    return columns[place.owner] != nil && columns[place.object] != nil
      && place.order.map { columns[$0] != nil } ?? true
  }
}

// MARK: What a file that says nothing of itself has

extension StoreLayout {
  /// Finds in the tables of a file what a newer model asks for, by the names that columns would have.
  ///
  /// Where sibling entities have properties of one name, the column is the one of a fitting type that has values in the rows
  /// of the entity.
  init(guessing columns: Columns, in tables: OldTables, hashes: [String: Data]) throws {
    self.hashes = hashes
    entities = []
    for entity in columns.entities {
      let names = [entity.renamingIdentifier, entity.name].compactMap { $0 }
      guard let name = names.first(where: { tables.numbers[$0] != nil }), let number = tables.numbers[name],
        tables.tables[tables.table(number)] != nil
      else { continue }
      let guess = LayoutGuess(columns: columns, tables: tables, entity: entity, number: number)
      // Where the model of an entity has not changed, nor have its properties.
      let isSame = name == entity.name && hashes[name] == entity.versionHash
      entities.append(
        Entity(
          name: name, number: number, table: tables.table(number), properties: try guess.properties(),
          bits: isSame ? SQLiteStore.bitNames(of: entity) : nil))
    }
  }
}

/// Looks for the properties of one entity.
private struct LayoutGuess {
  let columns: Columns
  let tables: OldTables
  let entity: NSEntityDescription
  let number: Int64

  func properties() throws -> [StoreLayout.Property] {
    var found: [StoreLayout.Property] = []
    for (key, column) in columns.columns(of: entity) where !(column.property is NSRelationshipDescription) {
      for name in names(key, StoreMigration.renaming(key, column)) {
        guard let place = try self.column(name, column.type) else { continue }
        found.append(StoreLayout.Property(name: name, column: place))
        break
      }
    }
    for relationship in entity.lookup.relationships.values where !relationship.isTransient {
      for name in names(relationship.name, relationship.renamingIdentifier) {
        guard let property = try find(relationship, name) else { continue }
        found.append(property)
        break
      }
    }
    return found.sorted { $0.name < $1.name }
  }

  private func names(_ name: String, _ former: String?) -> [String] { [former, name].compactMap { $0 } }

  /// The column of a name in the entity's table: of several the one that its rows have values in, as far as the types fit.
  private func column(_ name: String, _ type: String) throws -> String? {
    let (table, plain) = (tables.table(number), Columns.name(name))
    guard let all = tables.tables[table] else { return nil }
    let others = Set(columns.columns(of: entity).keys.map(Columns.name)).subtracting([plain])
    let numbered = all.keys.filter {
      $0.hasPrefix(plain) && $0.count > plain.count && $0.dropFirst(plain.count).allSatisfy(\.isNumber)
        && !others.contains($0)
    }
    guard all[plain] != nil else { return nil }
    if numbered.isEmpty { return plain }
    let known = [plain] + numbered.sorted()
    let equal = known.filter { all[$0] == type }
    let near = known.filter { all[$0] != type && StoreMigration.isConvertible(all[$0] ?? "", type) }
    if let used = try (equal + near).first(where: isUsed) { return used }
    if let first = equal.first ?? near.first { return first }
    return try known.first(where: isUsed) ?? plain
  }

  /// Whether a column has values in the entity's rows.
  private func isUsed(_ column: String) throws -> Bool {
    try tables.connection.scalar(
      "SELECT 1 FROM \(SQLiteConnection.quoted(tables.table(number))) WHERE Z_ENT = ? "
        + "AND \(SQLiteConnection.quoted(column)) IS NOT NULL LIMIT 1",
      [.integer(number)]) != nil
  }

  /// A relationship: in a column of its own, in one of its destination, or in a table of pairs.
  private func find(_ relationship: NSRelationshipDescription, _ name: String) throws -> StoreLayout.Property?
  {
    let table = tables.table(number)
    let own = try column(name, "INTEGER").flatMap { tables.tables[table]?[$0] == "INTEGER" ? $0 : nil }
    // A column that the entity's rows leave empty may be a sibling's.
    if let own, try isUsed(own), !relationship.isToMany { return property(name, table, own) }
    if let place = try pairs(relationship, name) {
      return StoreLayout.Property(name: name, isToMany: true, place: place)
    }
    return own.map { property(name, table, $0) }
  }

  private func property(_ name: String, _ table: String, _ column: String) -> StoreLayout.Property {
    StoreLayout.Property(
      name: name, column: column, place: StoreLayout.Place(table: table, owner: "Z_PK", object: column))
  }

  private func pairs(_ relationship: NSRelationshipDescription, _ name: String) throws -> StoreLayout.Place? {
    guard let destination = relationship.destinationEntity,
      let target = names(destination.name ?? "", destination.renamingIdentifier).lazy
        .compactMap({ tables.numbers[$0] }).first
    else { return nil }
    let (table, upper) = (tables.table(target), name.uppercased())
    func ordered(_ place: StoreLayout.Place, _ order: String) -> StoreLayout.Place {
      var place = place
      place.order = tables.tables[place.table]?[order] == nil ? nil : order
      return place
    }
    for owner in tables.line(number) where tables.tables[table]?["Z\(owner)\(upper)"] != nil {
      return ordered(
        StoreLayout.Place(table: table, owner: "Z\(owner)\(upper)", object: "Z_PK"), "Z_FOK_\(owner)\(upper)")
    }
    let inverse = relationship.inverseRelationship
    for back in inverse.map({ names($0.name, $0.renamingIdentifier) }) ?? [] {
      let other = back.uppercased()
      if tables.tables[table]?["Z" + other] == "INTEGER" {
        return ordered(
          StoreLayout.Place(table: table, owner: "Z" + other, object: "Z_PK"), "Z_FOK_" + other)
      }
      for mine in tables.line(number) {
        for theirs in tables.line(target) {
          for pair in ["Z_\(mine)\(upper)", "Z_\(theirs)\(other)"] {
            guard let all = tables.tables[pair], all["Z_\(mine)\(other)"] != nil else { continue }
            let owner = "Z_\(mine)\(other)"
            guard let object = all.keys.first(where: { $0 != owner && !$0.hasPrefix("Z_FOK") }) else {
              continue
            }
            // Both sides of a relationship of an entity with itself are told apart by a number at the end.
            return ordered(
              StoreLayout.Place(table: pair, owner: owner, object: object), "Z_FOK_\(theirs)\(upper)")
          }
        }
      }
    }
    return try orphan(table, relationship)
  }

  /// The column of an inverse that the newer model has not any more: the only order in the destination's table that no
  /// relationship of the model keeps.
  private func orphan(_ table: String, _ relationship: NSRelationshipDescription) throws -> StoreLayout.Place?
  {
    guard relationship.isOrdered, relationship.inverseRelationship == nil, let all = tables.tables[table]
    else {
      return nil
    }
    let known = Set(
      columns.entities.flatMap(\.own).flatMap { names($0.name, $0.renamingIdentifier) }.map(Columns.name))
    let left = all.keys.filter { $0.hasPrefix("Z_FOK_") }.map { "Z" + $0.dropFirst(6) }
      .filter { all[$0] == "INTEGER" && !known.contains($0) }
    guard left.count == 1, let column = left.first else { return nil }
    let strange = try tables.connection.scalar(
      "SELECT 1 FROM \(SQLiteConnection.quoted(table)) WHERE \(SQLiteConnection.quoted(column)) NOT IN "
        + "(SELECT Z_PK FROM \(SQLiteConnection.quoted(tables.table(number)))) LIMIT 1")
    guard strange == nil else { return nil }
    return StoreLayout.Place(
      table: table, owner: column, object: "Z_PK", order: "Z_FOK_" + column.dropFirst())
  }
}
