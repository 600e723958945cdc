import Foundation

/// What a newer model has no place for.
extension StoreMigration {
  /// The entities and properties that will be dropped, as far as objects have values in them: `Pet`, `Person.age`.
  func losses() throws -> [String] {
    let kept = Set(former.values.map(\.number))
    var found: [String] = []
    for (name, number) in tables.numbers.sorted(by: { $0.key < $1.key }) where !kept.contains(number) {
      if try hasRows(tables.table(number), "Z_ENT = \(number)") { found.append(name) }
    }
    return try found + (isTold ? lostProperties() : lostColumns())
  }

  private func hasRows(_ table: String, _ condition: String) throws -> Bool {
    guard tables.tables[table] != nil else { return false }
    return try connection.scalar(
      "SELECT 1 FROM \(SQLiteConnection.quoted(table)) WHERE \(condition) LIMIT 1") != nil
  }

  /// Where the pairs of relationships lay that the newer model has, seen from either side.
  private var keptPlaces: Set<StoreLayout.Place> {
    let places = formerProperties.values.flatMap { $0.values.compactMap(\.place) }
    return Set(places.flatMap { [$0.unordered, $0.reversed] })
  }

  private func lostProperties() throws -> [String] {
    let places = keptPlaces
    var found: Set<String> = []
    for (new, old) in former {
      let kept = Set((formerProperties[new] ?? [:]).values.map(\.name))
      let rows = "Z_ENT = \(old.number)"
      for property in old.properties where !kept.contains(property.name) {
        if let place = property.place {
          if places.contains(place.unordered) || !tables.has(place) { continue }
          let owners = "SELECT Z_PK FROM \(SQLiteConnection.quoted(old.table)) WHERE \(rows)"
          let (owner, object) = (SQLiteConnection.quoted(place.owner), SQLiteConnection.quoted(place.object))
          guard try hasRows(place.table, "\(object) IS NOT NULL AND \(owner) IN (\(owners))") else {
            continue
          }
        } else if let column = property.column, tables.tables[old.table]?[column] != nil {
          guard try hasRows(old.table, "\(rows) AND \(SQLiteConnection.quoted(column)) IS NOT NULL") else {
            continue
          }
        } else {
          continue
        }
        found.insert("\(old.name).\(property.name)")
      }
    }
    return found.sorted()
  }

  /// Of a file that does not tell what its columns are for: those that no property is found in.
  private func lostColumns() throws -> [String] {
    var taken: [String: Set<String>] = [:]
    for (new, old) in former {
      for property in (formerProperties[new] ?? [:]).values {
        if let column = property.column { taken[old.table, default: []].insert(column) }
        if let place = property.place {
          taken[place.table, default: []].formUnion([place.owner, place.object])
        }
      }
    }
    var found: [String] = []
    for table in Set(former.values.map(\.table)).sorted() {
      let numbers = former.values.filter { $0.table == table }.map { "\($0.number)" }.joined(separator: ", ")
      for column in (tables.tables[table] ?? [:]).keys.sorted() {
        // Those that begin otherwise belong to the store, or to relationships.
        guard column.first == "Z", column.dropFirst().first?.isLetter == true,
          taken[table]?.contains(column) != true,
          try hasRows(table, "Z_ENT IN (\(numbers)) AND \(SQLiteConnection.quoted(column)) IS NOT NULL")
        else { continue }
        found.append("\(table).\(column)")
      }
    }
    for table in tables.tables.keys.sorted()
    where table.hasPrefix("Z_") && table.dropFirst(2).first?.isNumber == true && taken[table] == nil {
      if try hasRows(table, "1") { found.append(table) }
    }
    return found
  }
}

extension StoreLayout.Place {
  /// The same pairs, whatever their order.
  fileprivate var unordered: StoreLayout.Place {
    StoreLayout.Place(table: table, owner: owner, object: object)
  }
}
