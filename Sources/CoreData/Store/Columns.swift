import Foundation

/// Where a store keeps the properties of entities: the names of tables and columns that Core Data uses.
struct Columns {
  struct Column {
    let name: String
    let type: String
    let property: NSPropertyDescription
    /// The name of the property, or the path to a part of a composite attribute.
    let key: String
    /// Whether it is a part of a composite attribute.
    var isPart = false
    /// The name of the property of the entity.
    var root: String { isPart ? PredicateValues.split(key).head : key }
    /// Holds the entity of the destination, as that has subentities.
    var entityColumn: String?
  }
  struct Table {
    let name: String
    var columns: [Column]
    /// Columns of relationships to many without an inverse to one, in the destination: relationship to column.
    var hidden: [(name: String, relationship: NSRelationshipDescription)] = []
    /// Columns that keep the order of ordered relationships, by the relationship of the other side.
    var orders: [(name: String, relationship: NSRelationshipDescription)] = []
  }
  /// Where a relationship to many finds its objects.
  enum ToMany {
    /// In a column of the destination's table.
    case column(table: String, name: String, order: String?)
    /// In a table of pairs.
    case join(table: String, source: String, destination: String, order: String?)
  }

  private(set) var numbers: [String: Int] = [:]
  private(set) var entities: [NSEntityDescription] = []
  private(set) var tables: [String: Table] = [:]
  private(set) var toMany: [ObjectIdentifier: ToMany] = [:]
  /// A table of pairs of two relationships to many that are the inverse of each other.
  typealias Join = (
    name: String, source: String, destination: String, relationship: NSRelationshipDescription
  )
  private(set) var joins: [Join] = []
  private var columnNames: [String: [String: Column]] = [:]

  init(_ model: [NSEntityDescription]) {
    func number(_ entity: NSEntityDescription) {
      entities.append(entity)
      numbers[entity.name ?? ""] = entities.count
      for inner in entity.subentities.sorted(by: { ($0.name ?? "") < ($1.name ?? "") }) { number(inner) }
    }
    let roots = model.filter { $0.superentity == nil }.sorted { ($0.name ?? "") < ($1.name ?? "") }
    for root in roots { number(root) }
    for root in roots { tables[Self.table(root)] = makeTable(root) }
    for entity in entities {
      for relationship in entity.own.compactMap({ $0 as? NSRelationshipDescription }) {
        if relationship.isToMany, !relationship.isTransient { place(relationship) }
      }
    }
  }

  /// The column of a property, or of a part of a composite attribute.
  static func name(_ key: String) -> String {
    "Z" + key.uppercased().replacingOccurrences(of: ".", with: "_")
  }
  static func table(_ entity: NSEntityDescription) -> String { "Z" + (entity.root.name ?? "").uppercased() }
  func number(_ entity: NSEntityDescription) -> Int { numbers[entity.name ?? ""] ?? 0 }
  func entity(_ number: Int) -> NSEntityDescription? {
    number >= 1 && number <= entities.count ? entities[number - 1] : nil
  }

  /// The columns of an entity by the names of its properties.
  func columns(of entity: NSEntityDescription) -> [String: Column] { columnNames[entity.name ?? ""] ?? [:] }

  private static func rank(_ type: String) -> Int {
    ["INTEGER", "FLOAT", "TIMESTAMP", "DECIMAL", "VARCHAR", "BLOB"].firstIndex(of: type) ?? 6
  }

  static func type(of property: NSPropertyDescription) -> String {
    guard let attribute = property as? NSAttributeDescription else { return "INTEGER" }
    switch attribute.attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType:
      return "INTEGER"
    case .doubleAttributeType, .floatAttributeType: return "FLOAT"
    case .dateAttributeType: return "TIMESTAMP"
    case .decimalAttributeType: return "DECIMAL"
    case .stringAttributeType, .URIAttributeType, .objectIDAttributeType: return "VARCHAR"
    default: return "BLOB"
    }
  }

  private mutating func makeTable(_ root: NSEntityDescription) -> Table {
    var found: [(NSEntityDescription, NSPropertyDescription, String)] = []
    for entity in root.family {
      for property in entity.own where !property.isTransient {
        if let relationship = property as? NSRelationshipDescription {
          if !relationship.isToMany { found.append((entity, property, property.name)) }
        } else if let composite = property as? NSCompositeAttributeDescription {
          found += composite.parts().map { (entity, $0.attribute, $0.path) }
        } else if property is NSAttributeDescription {
          found.append((entity, property, property.name))
        }
      }
    }
    let sorted = found.sorted {
      let (left, right) = (Self.rank(Self.type(of: $0.1)), Self.rank(Self.type(of: $1.1)))
      return left == right ? $0.2 < $1.2 : left < right
    }
    var used: Set<String> = ["Z_PK", "Z_ENT", "Z_OPT"]
    var table = Table(name: Self.table(root), columns: [])
    for (owner, property, key) in sorted {
      let plain = Self.name(key)
      var name = plain
      var count = 0
      while !used.insert(name).inserted {
        count += 1
        name = "\(plain)\(count)"
      }
      var column = Column(
        name: name, type: Self.type(of: property), property: property, key: key, isPart: key.contains("."))
      if let relationship = property as? NSRelationshipDescription,
        let destination = relationship.destinationEntity, destination.root.family.count > 1
      {
        column.entityColumn = "Z\(number(destination))_\(name.dropFirst())"
      }
      table.columns.append(column)
      for entity in owner.family { columnNames[entity.name ?? "", default: [:]][key] = column }
    }
    return table
  }

  private mutating func place(_ relationship: NSRelationshipDescription) {
    guard let destination = relationship.destinationEntity, let owner = relationship.entity,
      toMany[ObjectIdentifier(relationship)] == nil
    else { return }
    let (table, upper) = (Self.table(destination), relationship.name.uppercased())
    guard let inverse = relationship.inverseRelationship else {
      let name = "Z\(number(owner))\(upper)"
      tables[table]?.hidden.append((name, relationship))
      var order: String?
      if relationship.isOrdered {
        order = "Z_FOK_\(number(owner))\(upper)"
        tables[table]?.orders.append((order!, relationship))
      }
      toMany[ObjectIdentifier(relationship)] = .column(table: table, name: name, order: order)
      return
    }
    if !inverse.isToMany {
      let column = columns(of: destination)[inverse.name]?.name ?? "Z" + inverse.name.uppercased()
      var order: String?
      if relationship.isOrdered {
        order = "Z_FOK_\(column.dropFirst())"
        tables[table]?.orders.append((order!, relationship))
      }
      toMany[ObjectIdentifier(relationship)] = .column(table: table, name: column, order: order)
      return
    }
    // The side whose entity comes first names the table; of one entity's two, the first name.
    let (mine, theirs) = (number(owner), number(destination))
    let isFirst = mine < theirs || (mine == theirs && relationship.name <= inverse.name)
    let (first, second) = isFirst ? (relationship, inverse) : (inverse, relationship)
    let (firstNumber, secondNumber) = isFirst ? (mine, theirs) : (theirs, mine)
    let name = "Z_\(firstNumber)\(first.name.uppercased())"
    // The column of the first side's objects is named after what leads to them.
    let firstColumn = "Z_\(firstNumber)\(second.name.uppercased())"
    var secondColumn = "Z_\(secondNumber)\(first.name.uppercased())"
    if secondColumn == firstColumn { secondColumn += "1" }
    let firstOrder = first.isOrdered ? "Z_FOK_\(secondNumber)\(first.name.uppercased())" : nil
    let secondOrder =
      second.isOrdered && first !== second ? "Z_FOK_\(firstNumber)\(second.name.uppercased())" : nil
    toMany[ObjectIdentifier(first)] = .join(
      table: name, source: firstColumn, destination: secondColumn, order: firstOrder)
    if first !== second {
      toMany[ObjectIdentifier(second)] = .join(
        table: name, source: secondColumn, destination: firstColumn, order: secondOrder)
    }
    joins.append((name, firstColumn, secondColumn, first))
  }

  // MARK: The statements that make the tables

  func statements() -> [String] {
    var all = [
      "CREATE TABLE IF NOT EXISTS Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER)",
      "CREATE TABLE IF NOT EXISTS Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB)",
      "CREATE TABLE IF NOT EXISTS Z_MODELCACHE (Z_CONTENT BLOB)",
    ]
    for table in tables.values.sorted(by: { $0.name < $1.name }) { all += statements(for: table) }
    for join in joins {
      all.append("CREATE TABLE \(join.name) (\(parts(of: join)))")
      all.append(index(of: join))
    }
    return all
  }

  /// The columns of a table of pairs.
  func parts(of join: Join) -> String {
    let sides = [join.relationship, join.relationship.inverseRelationship].compactMap { $0 }
    let orders = Set(
      sides.compactMap { side -> String? in
        if case .join(_, _, _, let order) = toMany[ObjectIdentifier(side)] { return order }
        return nil
      })
    let extra = orders.sorted().map { ", \($0) INTEGER" }.joined()
    return "\(join.source) INTEGER, \(join.destination) INTEGER\(extra), "
      + "PRIMARY KEY (\(join.source), \(join.destination))"
  }
  /// The statement that makes the index of a table of pairs.
  func index(of join: Join) -> String {
    "CREATE INDEX \(join.name)_\(join.destination)_INDEX ON \(join.name) (\(join.destination), \(join.source))"
  }

  func statements(for table: Table, name: String? = nil) -> [String] {
    let title = name ?? table.name
    var parts = ["Z_PK INTEGER PRIMARY KEY", "Z_ENT INTEGER", "Z_OPT INTEGER"]
    for column in table.columns {
      parts.append("\(column.name) \(column.type)")
      if let extra = column.entityColumn { parts.append("\(extra) INTEGER") }
    }
    parts += table.hidden.map { "\($0.name) INTEGER" } + table.orders.map { "\($0.name) INTEGER" }
    return ["CREATE TABLE \(title) (\(parts.joined(separator: ", ")))"]
      + (name == nil ? indexes(of: table) : [])
  }

  /// Names of properties in the name of an index.
  private static func title(_ names: [String]) -> String {
    names.map { $0.replacingOccurrences(of: ".", with: "_") }.joined(separator: "_")
  }

  func indexes(of table: Table) -> [String] {
    var all: [String] = []
    for column in table.columns where column.property is NSRelationshipDescription {
      all.append("CREATE INDEX \(table.name)_\(column.name)_INDEX ON \(table.name) (\(column.name))")
    }
    for hidden in table.hidden {
      all.append("CREATE INDEX \(table.name)_\(hidden.name)_INDEX ON \(table.name) (\(hidden.name))")
    }
    let family = entities.filter { Self.table($0) == table.name }
    if family.count > 1 { all.append("CREATE INDEX \(table.name)_Z_ENT_INDEX ON \(table.name) (Z_ENT)") }
    for entity in family {
      let columns = columns(of: entity)
      for constraint in entity.uniquenessConstraints {
        let names = constraint.map { NSEntityDescription.columnName($0) }
        let keys = names.compactMap { columns[$0].map { "\($0.name) COLLATE BINARY ASC" } }
        guard !keys.isEmpty else { continue }
        all.append(
          "CREATE UNIQUE INDEX IF NOT EXISTS Z_\(entity.name ?? "")_UNIQUE_\(Self.title(names)) ON \(table.name) "
            + "(\(keys.joined(separator: ", ")))")
      }
      for index in entity.indexes {
        let keys = index.elements.compactMap { element in
          element.property.flatMap { columns[$0.name] }.map {
            "\($0.name) COLLATE BINARY \(element.isAscending ? "ASC" : "DESC")"
          }
        }
        guard !keys.isEmpty else { continue }
        all.append(
          "CREATE INDEX IF NOT EXISTS \"Z_\(entity.name ?? "")_\(index.name)\" ON \(table.name) (\(keys.joined(separator: ", ")))"
        )
      }
    }
    return all
  }
}
