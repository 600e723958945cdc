import Foundation

/// Relationships whose objects lie in other rows, or in tables of pairs: wherever the pairs were, they come to where the
/// newer model has them, with their order.
extension StoreMigration {
  /// Whether what a property led to is what a relationship leads to now.
  func leads(_ before: StoreLayout.Property?, to relationship: NSRelationshipDescription) -> Bool {
    guard let before, before.place != nil else { return false }
    guard let destination = before.destination else { return true }
    let family = relationship.destinationEntity?.root.family ?? []
    guard let table = layout.entities.first(where: { $0.name == destination })?.table else { return false }
    return family.contains { former($0)?.table == table }
  }

  func moveLinks() throws {
    for join in columns.joins {
      try connection.execute("CREATE TABLE \(Self.fresh(join.name)) (\(columns.parts(of: join)))")
    }
    let all = columns.entities.flatMap(\.own).compactMap { $0 as? NSRelationshipDescription }
      .filter { !$0.isTransient && $0.destinationEntity != nil }
    // Those to one first: they say what those to many of the other side read.
    for relationship in all.filter({ !$0.isToMany }) + all.filter(\.isToMany) { try move(relationship) }
  }

  /// Where a relationship had its pairs, for each entity that has it now.
  private func places(of relationship: NSRelationshipDescription) -> [(StoreLayout.Place, isToMany: Bool)] {
    var found: [(StoreLayout.Place, isToMany: Bool)] = []
    for entity in relationship.entity?.family ?? [] {
      guard let before = formerProperties[entity.name ?? ""]?[relationship.name],
        leads(before, to: relationship), let place = before.place, tables.has(place),
        !found.contains(where: { $0.0 == place })
      else { continue }
      found.append((place, before.isToMany))
    }
    return found
  }

  private func move(_ relationship: NSRelationshipDescription) throws {
    guard let owner = relationship.entity, let destination = relationship.destinationEntity,
      let target = columns.place(of: relationship, in: owner)
    else { return }
    let own = places(of: relationship)
    let back = (relationship.inverseRelationship.map(places) ?? []).map {
      ($0.0.reversed, isToMany: $0.isToMany)
    }
    if !relationship.isToMany {
      // What was one object has been copied with its row.
      for (place, isToMany) in own.isEmpty ? back.map({ ($0.0, true) }) : own where isToMany {
        try fill(
          relationship, target, at: target.object, with: "b", of: pairs(place, owner, destination), where: "a"
        )
      }
      return
    }
    for (place, _) in own + back {
      let pairs = pairs(place, owner, destination)
      if target.object == "Z_PK" {
        try fill(relationship, target, at: target.owner, with: "a", of: pairs, where: "b")
      } else {
        try connection.query(
          "INSERT OR IGNORE INTO \(Self.fresh(target.table)) (\(target.owner), \(target.object)) "
            + "SELECT a, b FROM (\(pairs))")
      }
      guard let order = target.order, place.order != nil else { continue }
      let table = Self.fresh(target.table)
      try connection.query(
        "UPDATE \(table) SET \(order) = s.c FROM (\(pairs)) AS s "
          + "WHERE \(table).\(target.owner) = s.a AND \(table).\(target.object) = s.b")
    }
  }

  /// Sets the keys in a column of rows that have none; there has to be one for each.
  private func fill(
    _ relationship: NSRelationshipDescription, _ target: StoreLayout.Place, at column: String,
    with key: String, of pairs: String, where row: String
  ) throws {
    let table = Self.fresh(target.table)
    let several = try connection.scalar(
      "SELECT 1 FROM (\(pairs)) AS s JOIN \(table) AS t ON t.Z_PK = s.\(row) AND t.\(column) IS NULL "
        + "GROUP BY s.\(row) HAVING COUNT(DISTINCT s.\(key)) > 1 LIMIT 1")
    if several != nil {
      throw Failure(
        message:
          "\(relationship.entity?.name ?? "").\(relationship.name) links objects with several others, for "
          + "which there is one place now; a mapping cannot be inferred")
    }
    try connection.query(
      "UPDATE \(table) SET \(column) = s.\(key) FROM (\(pairs)) AS s "
        + "WHERE \(table).Z_PK = s.\(row) AND \(table).\(column) IS NULL")
  }

  /// The pairs of a place as columns `a`, the owner, `b` and `c`, the order, as far as both objects are there still.
  private func pairs(
    _ place: StoreLayout.Place, _ owner: NSEntityDescription, _ destination: NSEntityDescription
  ) -> String {
    let (a, b) = (SQLiteConnection.quoted(place.owner), SQLiteConnection.quoted(place.object))
    let order = place.order.map { "p." + SQLiteConnection.quoted($0) } ?? "NULL"
    func isThere(_ entity: NSEntityDescription, _ column: String) -> String {
      let numbers = entity.family.map { "\(columns.number($0))" }.joined(separator: ", ")
      return "EXISTS (SELECT 1 FROM \(Self.fresh(Columns.table(entity))) AS f WHERE f.Z_PK = p.\(column) "
        + "AND f.Z_ENT IN (\(numbers)))"
    }
    return
      "SELECT p.\(a) AS a, p.\(b) AS b, \(order) AS c FROM \(SQLiteConnection.quoted(place.table)) AS p "
      + "WHERE \(isThere(owner, a)) AND \(isThere(destination, b))"
  }
}
