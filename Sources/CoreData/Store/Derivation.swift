import Foundation
import SashFoundation

/// How a derived attribute is worked out in a store.
struct Derivation {
  let entity: NSEntityDescription
  let column: Columns.Column
  /// The value as SQL, for a row of the entity's table.
  let sql: String
  /// The relationships that lead to what it is worked out from, each with the entity that has it.
  let steps: [(relationship: NSRelationshipDescription, place: Place)]
  /// Whether it changes with each save of its object and with nothing else.
  let isTime: Bool
  private let numbers: String

  /// How the owners of a relationship are found.
  enum Place {
    case column(table: String, name: String)
    case inverse(table: String, name: String)
    case join(table: String, source: String, destination: String)
  }

  /// The derivations of a model; throws where one cannot be said in SQL.
  static func all(of columns: Columns) throws -> [Derivation] {
    var all: [Derivation] = []
    for entity in columns.entities {
      for case let attribute as NSDerivedAttributeDescription in entity.own where !attribute.isTransient {
        guard let column = columns.columns(of: entity)[attribute.name] else { continue }
        guard let operand = attribute.derivationExpression?.operand,
          let made = Derivation(entity, column, operand, columns)
        else {
          throw CoreDataError.make(
            NSPersistentStoreIncompatibleSchemaError,
            "The derived attribute \(entity.name ?? "").\(attribute.name) has no expression that a store can work out"
          )
        }
        all.append(made)
      }
    }
    return all
  }

  private init?(
    _ entity: NSEntityDescription, _ column: Columns.Column, _ operand: PredicateOperand, _ columns: Columns
  ) {
    (self.entity, self.column) = (entity, column)
    numbers = entity.family.map { "\(columns.number($0))" }.joined(separator: ", ")
    var writer = Writer(columns: columns)
    guard let sql = writer.value(operand, entity, Columns.table(entity)) else { return nil }
    (self.sql, steps, isTime) = (sql, writer.steps, writer.isTime)
  }

  /// Works it out for all objects; a time stays as it is.
  func fill(_ connection: SQLiteConnection) throws {
    if isTime { return }
    try connection.query(
      "UPDATE \(Columns.table(entity)) SET \(column.name) = \(sql) WHERE Z_ENT IN (\(numbers))")
  }

  /// Works it out for some objects.
  func fill(_ keys: Set<Int64>, _ connection: SQLiteConnection) throws {
    for part in keys.sorted().chunks(of: 500) {
      try connection.query(
        "UPDATE \(Columns.table(entity)) SET \(column.name) = \(sql) "
          + "WHERE Z_ENT IN (\(numbers)) AND Z_PK IN (\(part.marks))",
        part.map(SQLiteValue.integer))
    }
  }

  // MARK: Which objects

  /// The objects of several derivations, by the places of these.
  struct Affected {
    var keys: [Int: Set<Int64>] = [:]
    mutating func merge(_ other: Affected) { keys.merge(other.keys) { $0.union($1) } }
  }

  /// The objects whose values are worked out from others, as the store has them at the moment.
  static func affected(
    _ all: [Derivation], by ids: [NSManagedObjectID], _ connection: SQLiteConnection
  ) throws -> Affected {
    var affected = Affected()
    if ids.isEmpty { return affected }
    for (index, derivation) in all.enumerated() where !derivation.steps.isEmpty {
      for last in derivation.steps.indices {
        let destination = derivation.steps[last].relationship.destinationEntity
        let family = Set((destination?.family ?? []).map { $0.name ?? "" })
        var keys = Set(ids.filter { family.contains($0.entity.name ?? "") }.compactMap(\.current.key))
        for step in derivation.steps[...last].reversed() where !keys.isEmpty {
          keys = try owners(of: keys, step.place, connection)
        }
        affected.keys[index, default: []].formUnion(keys)
      }
    }
    return affected
  }

  private static func owners(of keys: Set<Int64>, _ place: Place, _ connection: SQLiteConnection) throws
    -> Set<Int64>
  {
    var found: Set<Int64> = []
    for part in keys.sorted().chunks(of: 500) {
      let sql: String
      switch place {
      case .column(let table, let name):
        sql = "SELECT Z_PK FROM \(table) WHERE \(name) IN (\(part.marks))"
      case .inverse(let table, let name):
        sql = "SELECT \(name) FROM \(table) WHERE Z_PK IN (\(part.marks)) AND \(name) IS NOT NULL"
      case .join(let table, let source, let destination):
        sql = "SELECT \(source) FROM \(table) WHERE \(destination) IN (\(part.marks))"
      }
      try connection.query(sql, part.map(SQLiteValue.integer)) { found.insert($0.integer(0)) }
    }
    return found
  }
}

/// Writes an expression as SQL.
private struct Writer {
  let columns: Columns
  var steps: [(relationship: NSRelationshipDescription, place: Derivation.Place)] = []
  var isTime = false
  private var count = 0

  init(columns: Columns) { self.columns = columns }

  private mutating func alias() -> String {
    count += 1
    return "d\(count)"
  }

  mutating func value(_ operand: PredicateOperand, _ entity: NSEntityDescription, _ alias: String) -> String?
  {
    switch operand {
    case .keyPath(let path):
      let parts = path.split(separator: ".").map(String.init)
      guard let place = parts.firstIndex(where: { $0.hasPrefix("@") }) else {
        return walk(parts, nil, entity, alias)
      }
      // Both `books.@sum.price` and `books.price.@sum` are written.
      return walk(parts.filter { !$0.hasPrefix("@") }, parts[place], entity, alias)
    case .path(.keyPath(let path), let aggregate) where aggregate.hasPrefix("@"):
      return value(.keyPath(path + "." + aggregate), entity, alias)
    case .function("now", _), .function("now:", _):
      isTime = true
      return "SASH_NOW()"
    case .function(let name, let items):
      if let aggregate = operand.aggregate, case .keyPath(let path) = aggregate.of {
        return walk(path.split(separator: ".").map(String.init), aggregate.name, entity, alias)
      }
      let functions = [
        "canonical:": "SASH_CANONICAL", "lowercase:": "SASH_LOWER", "uppercase:": "SASH_UPPER",
      ]
      guard items.count == 1, let function = functions[name.hasSuffix(":") ? name : name + ":"],
        let inner = value(items[0], entity, alias)
      else { return nil }
      return "\(function)(\(inner))"
    default: return nil
    }
  }

  private mutating func walk(
    _ path: [String], _ aggregate: String?, _ entity: NSEntityDescription, _ outer: String
  ) -> String? {
    guard let head = path.first, let property = entity.lookup.properties[head] else { return nil }
    let rest = Array(path.dropFirst())
    guard let relationship = property as? NSRelationshipDescription else {
      if aggregate != nil { return nil }
      return columns.columns(of: entity)[path.joined(separator: ".")].map { "\(outer).\($0.name)" }
    }
    guard let destination = relationship.destinationEntity else { return nil }
    let table = Columns.table(destination)
    let inner = alias()
    guard relationship.isToMany else {
      guard let column = columns.columns(of: entity)[head], !rest.isEmpty else { return nil }
      steps.append((relationship, .column(table: Columns.table(entity), name: column.name)))
      guard let value = walk(rest, aggregate, destination, inner) else { return nil }
      return "(SELECT \(value) FROM \(table) AS \(inner) WHERE \(inner).Z_PK = \(outer).\(column.name))"
    }
    guard let aggregate else { return nil }
    let rows: String
    switch columns.toMany[ObjectIdentifier(relationship)] {
    case .column(let table, let name, _):
      steps.append((relationship, .inverse(table: table, name: name)))
      rows = "\(table) AS \(inner) WHERE \(inner).\(name) = \(outer).Z_PK"
    case .join(let pairs, let source, let target, _):
      steps.append((relationship, .join(table: pairs, source: source, destination: target)))
      let join = alias()
      rows =
        "\(pairs) AS \(join) JOIN \(table) AS \(inner) ON \(inner).Z_PK = \(join).\(target) "
        + "WHERE \(join).\(source) = \(outer).Z_PK"
    case nil: return nil
    }
    if aggregate == "@count" { return rest.isEmpty ? "(SELECT COUNT(*) FROM \(rows))" : nil }
    guard !rest.isEmpty, let value = walk(rest, nil, destination, inner) else { return nil }
    switch aggregate {
    case "@sum": return "(SELECT IFNULL(SUM(\(value)), 0) FROM \(rows))"
    case "@min": return "(SELECT MIN(\(value)) FROM \(rows))"
    case "@max": return "(SELECT MAX(\(value)) FROM \(rows))"
    case "@avg": return "(SELECT IFNULL(AVG(\(value)), 0) FROM \(rows))"
    default: return nil
    }
  }
}

extension SQLiteStore {
  /// Works out what follows from a save, in its transaction; returns the rows whose values may be others.
  func derive(_ affected: Derivation.Affected, saved: Set<NSManagedObjectID>) throws -> [StoredRow] {
    if derivations.isEmpty { return [] }
    var touched: [String: (entity: NSEntityDescription, keys: Set<Int64>)] = [:]
    for (index, derivation) in derivations.enumerated() {
      let own = saved.filter { $0.entity.isKindOf(entity: derivation.entity) }.compactMap(\.current.key)
      let keys = derivation.isTime ? Set(own) : (affected.keys[index] ?? []).union(own)
      if keys.isEmpty { continue }
      try derivation.fill(keys, connection)
      touched[derivation.entity.root.name ?? "", default: (derivation.entity, [])].keys.formUnion(keys)
    }
    return try touched.values.flatMap { entity, keys in
      try rows(of: keys.map { id($0, entity) }, connection)
    }
  }
}
