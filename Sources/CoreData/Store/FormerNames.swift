import Foundation

/// Names of columns that an earlier version gave, in files whose fingerprints are those of today.
///
/// Entities and orders of destinations were named after the property; now they are named after its column, which has a
/// number at its end where a sibling has a property of the same name.
extension Columns {
  typealias FormerName = (table: String, old: String, new: String)

  /// The columns of a file that still have their former names.
  func formerNames(in connection: SQLiteConnection) throws -> [FormerName] {
    var found: [FormerName] = []
    for table in tables.values {
      var names: [(old: String, new: String)] = []
      for column in table.columns {
        guard let extra = column.entityColumn,
          let relationship = column.property as? NSRelationshipDescription,
          let destination = relationship.destinationEntity
        else { continue }
        names.append(("Z\(number(destination))_\(relationship.name.uppercased())", extra))
      }
      for order in table.orders {
        guard let inverse = order.relationship.inverseRelationship else { continue }
        names.append(("Z_FOK_\(inverse.name.uppercased())", order.name))
      }
      let renamed = names.filter { $0.old != $0.new }
      if renamed.isEmpty { continue }
      let wanted = Set(names.map { $0.new })
      let there = try connection.columns(of: table.name)
      for name in renamed
      where there[name.old] != nil && there[name.new] == nil && !wanted.contains(name.old) {
        found.append((table.name, name.old, name.new))
      }
    }
    return found
  }

  /// Gives columns the names that they have today.
  func rename(_ names: [FormerName], in connection: SQLiteConnection) throws {
    try connection.withoutLookingAtViews {
      for name in names {
        try connection.query("ALTER TABLE \(name.table) RENAME COLUMN \(name.old) TO \(name.new)")
      }
    }
  }
}
