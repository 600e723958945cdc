import Foundation

/// What a fetch asks a store for.
struct FetchPlan {
  var entity: NSEntityDescription
  var includesSubentities = true
  var condition: PredicateNode = .constant(true)
  var sorting: [NSSortDescriptor] = []
  var limit = 0
  var offset = 0
}

/// Writes a fetch as a query of SQLite, as far as it can be said there with the same answer.
struct QueryBuilder {
  private struct Untranslatable: Error {}

  let store: SQLiteStore
  private var joins = ""
  private var joined: [String: String] = [:]
  private var aliasCount = 0
  private(set) var values: [SQLiteValue] = []

  init(_ store: SQLiteStore) { self.store = store }

  /// The query after `SELECT …`, nil where the condition or the order needs objects.
  mutating func tail(of plan: FetchPlan) -> String? {
    do {
      let condition = try translate(plan.condition, plan.entity, "t0")
      var order: [String] = []
      for descriptor in plan.sorting {
        guard let key = descriptor.key else { return nil }
        let (column, kind, _) = try column(key, plan.entity, "t0")
        guard kind != .other else { return nil }
        let words = descriptor.words
        let collation = kind == .text && !words.isEmpty ? " COLLATE \(TextFunctions.collation(words))" : ""
        order.append("\(column)\(collation) \(descriptor.ascending ? "ASC" : "DESC")")
      }
      order.append("t0.Z_PK")
      let entities = plan.includesSubentities ? plan.entity.family : [plan.entity]
      let root = store.columns.tables[Columns.table(plan.entity)]
      var whole = condition
      if entities.count < plan.entity.root.family.count {
        let numbers = entities.map { "\(store.columns.number($0))" }.joined(separator: ", ")
        whole = "(\(condition)) AND t0.Z_ENT IN (\(numbers))"
      }
      var sql =
        " FROM \(root?.name ?? "") AS t0\(joins) WHERE \(whole) ORDER BY \(order.joined(separator: ", "))"
      if plan.limit > 0 || plan.offset > 0 {
        sql += " LIMIT \(plan.limit > 0 ? plan.limit : -1) OFFSET \(plan.offset)"
      }
      return sql
    } catch { return nil }
  }

  // MARK: Columns

  private enum Kind: Equatable { case number, bool, date, text, uri, uuid, data, object, other }

  private static func kind(_ property: NSPropertyDescription) -> Kind {
    guard let attribute = property as? NSAttributeDescription else { return .object }
    if attribute.codec != nil { return .other }
    switch attribute.attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
      .floatAttributeType:
      return .number
    // A decimal lies in the file as a rounded number; equality is for the objects to say.
    case .decimalAttributeType: return .other
    case .booleanAttributeType: return .bool
    case .dateAttributeType: return .date
    case .stringAttributeType: return .text
    case .URIAttributeType: return .uri
    case .UUIDAttributeType: return .uuid
    case .binaryDataAttributeType: return .data
    default: return .other
    }
  }

  private mutating func newAlias() -> String {
    aliasCount += 1
    return "t\(aliasCount)"
  }

  /// The column at the end of a path of relationships to one.
  private mutating func column(_ path: String, _ entity: NSEntityDescription, _ alias: String) throws -> (
    String, Kind, NSPropertyDescription
  ) {
    // A part of a composite attribute has a column of its own.
    if path.contains("."), let column = store.columns.columns(of: entity)[path] {
      return ("\(alias).\(column.name)", Self.kind(column.property), column.property)
    }
    let (head, rest) = PredicateValues.split(path)
    guard let column = store.columns.columns(of: entity)[head] else { throw Untranslatable() }
    let name = "\(alias).\(column.name)"
    if rest.isEmpty { return (name, Self.kind(column.property), column.property) }
    guard let destination = (column.property as? NSRelationshipDescription)?.destinationEntity,
      alias == "t0" || joined.values.contains(alias)
    else { throw Untranslatable() }
    let next: String
    if let known = joined[name] {
      next = known
    } else {
      next = newAlias()
      joined[name] = next
      joins += " LEFT JOIN \(Columns.table(destination)) AS \(next) ON \(next).Z_PK = \(name)"
    }
    return try self.column(rest, destination, next)
  }

  private mutating func put(_ value: SQLiteValue) -> String {
    values.append(value)
    return "?"
  }

  private func literal(_ value: Any, _ kind: Kind, _ property: NSPropertyDescription) throws -> SQLiteValue {
    switch kind {
    case .object:
      let id = (value as? NSManagedObject)?.objectID ?? value as? NSManagedObjectID
      guard let id, let destination = (property as? NSRelationshipDescription)?.destinationEntity,
        destination.root.name == id.entity.root.name
      else { throw Untranslatable() }
      // An object that was never saved is in no row.
      return .integer(id.current.key ?? -1)
    case .number, .bool:
      if value is Date || value is Decimal || value is NSDecimalNumber { throw Untranslatable() }
      if let number = value as? any BinaryInteger, let exact = Int64(exactly: number) {
        return .integer(exact)
      }
      if let flag = value as? Bool { return .integer(flag ? 1 : 0) }
      guard let number = PredicateValues.number(value), PredicateValues.text(value) == nil else {
        throw Untranslatable()
      }
      return .real(number)
    case .date:
      guard let date = value as? Date else { throw Untranslatable() }
      return .real(date.timeIntervalSinceReferenceDate)
    case .text, .uri:
      guard value is String || value is NSString || value is URL, let text = PredicateValues.text(value)
      else { throw Untranslatable() }
      return .text(text)
    case .uuid:
      guard let id = value as? UUID else { throw Untranslatable() }
      return .blob(withUnsafeBytes(of: id.uuid) { Data($0) })
    case .data:
      guard let data = value as? Data else { throw Untranslatable() }
      return .blob(data)
    case .other: throw Untranslatable()
    }
  }

  // MARK: Conditions

  private mutating func translate(_ node: PredicateNode, _ entity: NSEntityDescription, _ alias: String)
    throws -> String
  {
    switch node {
    case .constant(let value): return value ? "1" : "0"
    case .and(let parts):
      if parts.isEmpty { return "1" }
      return "(" + (try parts.map { try translate($0, entity, alias) }).joined(separator: " AND ") + ")"
    case .or(let parts):
      if parts.isEmpty { return "0" }
      return "(" + (try parts.map { try translate($0, entity, alias) }).joined(separator: " OR ") + ")"
    case .not(let inner): return "NOT \(try translate(inner, entity, alias))"
    case .comparison(let comparison): return try translate(comparison, entity, alias)
    case .opaque: throw Untranslatable()
    }
  }

  /// A condition that is 0 or 1, never NULL, so that NOT means what it means in memory.
  private mutating func translate(
    _ comparison: PredicateComparison, _ entity: NSEntityDescription, _ alias: String
  ) throws
    -> String
  {
    var comparison = comparison
    if case .keyPath = comparison.left {
    } else if case .itself = comparison.left {
    } else if case .keyPath = comparison.right, comparison.modifier == .direct,
      let flipped = ["==": "==", "!=": "!=", "<": ">", ">": "<", "<=": ">=", ">=": "<="][
        comparison.comparison.rawValue]
    {
      comparison = PredicateComparison(
        left: comparison.right, comparison: .init(rawValue: flipped)!, right: comparison.left,
        options: comparison.options)
    }
    if case .itself = comparison.left { return try itself(comparison, entity, alias) }
    guard case .keyPath(let path) = comparison.left else { throw Untranslatable() }
    if path.hasSuffix(".@count") { return try count(String(path.dropLast(7)), comparison, entity, alias) }
    let (head, rest) = PredicateValues.split(path)
    if let relationship = entity.relationshipsByName[head], relationship.isToMany {
      return try many(relationship, rest, comparison, alias)
    }
    guard comparison.modifier == .direct else { throw Untranslatable() }
    let (left, kind, property) = try column(path, entity, alias)
    return try direct(left, kind, property, comparison, entity, alias)
  }

  private mutating func itself(
    _ comparison: PredicateComparison, _ entity: NSEntityDescription, _ alias: String
  ) throws
    -> String
  {
    guard case .constant(let value) = comparison.right, comparison.modifier == .direct else {
      throw Untranslatable()
    }
    func key(_ value: Any?) throws -> Int64 {
      let id = (value as? NSManagedObject)?.objectID ?? value as? NSManagedObjectID
      guard let id else { throw Untranslatable() }
      return id.entity.root.name == entity.root.name ? id.current.key ?? -1 : -1
    }
    switch comparison.comparison {
    case .equal: return "\(alias).Z_PK = \(put(.integer(try key(value))))"
    case .notEqual: return "\(alias).Z_PK <> \(put(.integer(try key(value))))"
    case .isIn:
      let keys = try (PredicateValues.members(value) ?? []).map { "\(try key($0))" }
      return "\(alias).Z_PK IN (\(keys.joined(separator: ", ")))"
    default: throw Untranslatable()
    }
  }

  private mutating func direct(
    _ left: String, _ kind: Kind, _ property: NSPropertyDescription, _ comparison: PredicateComparison,
    _ entity: NSEntityDescription, _ alias: String
  ) throws -> String {
    if case .keyPath(let path) = comparison.right {
      let (right, otherKind, _) = try column(path, entity, alias)
      guard kind == otherKind, kind != .other, comparison.options.isEmpty else { throw Untranslatable() }
      switch comparison.comparison {
      case .equal: return "(\(left) IS \(right))"
      case .notEqual: return "(\(left) IS NOT \(right))"
      case .less, .lessOrEqual, .greater, .greaterOrEqual:
        return "IFNULL(\(left) \(comparison.comparison.rawValue) \(right), 0)"
      default: throw Untranslatable()
      }
    }
    if case .list(let items) = comparison.right {
      let constants: [Any?] = try items.map {
        guard case .constant(let value) = $0 else { throw Untranslatable() }
        return value
      }
      return try members(left, kind, property, constants, comparison)
    }
    guard case .constant(let constant) = comparison.right else { throw Untranslatable() }
    let value = PredicateValues.plain(constant)
    let options = comparison.options
    switch comparison.comparison {
    case .equal, .notEqual:
      let isEqual = comparison.comparison == .equal
      guard let value else { return "(\(left) IS \(isEqual ? "" : "NOT ")NULL)" }
      if !options.isEmpty {
        guard kind == .text, let text = PredicateValues.text(value) else { throw Untranslatable() }
        let same = "IFNULL(SASH_TEXT(\(left), '==', \(put(.text(text))), \(options.rawValue)), 0)"
        return isEqual ? same : "NOT \(same)"
      }
      let right = put(try literal(value, kind, property))
      return isEqual ? "IFNULL(\(left) = \(right), 0)" : "IFNULL(\(left) <> \(right), 1)"
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      guard let value else { return "0" }
      guard options.isEmpty, kind != .object, kind != .uuid else { throw Untranslatable() }
      return "IFNULL(\(left) \(comparison.comparison.rawValue) \(put(try literal(value, kind, property))), 0)"
    case .contains, .beginsWith, .endsWith, .like, .matches:
      guard kind == .text || kind == .uri, let value, value is String || value is NSString,
        let text = PredicateValues.text(value)
      else { throw Untranslatable() }
      return
        "SASH_TEXT(\(left), '\(comparison.comparison.rawValue)', \(put(.text(text))), \(options.rawValue))"
    case .isIn, .between:
      guard let members = PredicateValues.members(value) else { throw Untranslatable() }
      return try self.members(left, kind, property, members.map { $0 }, comparison)
    }
  }

  private mutating func members(
    _ left: String, _ kind: Kind, _ property: NSPropertyDescription, _ items: [Any?],
    _ comparison: PredicateComparison
  ) throws -> String {
    guard comparison.options.isEmpty else { throw Untranslatable() }
    let plain = items.map { PredicateValues.plain($0) }
    if comparison.comparison == .between {
      guard plain.count == 2, let low = plain[0], let high = plain[1], kind != .uuid else {
        throw Untranslatable()
      }
      let (first, last) = (put(try literal(low, kind, property)), put(try literal(high, kind, property)))
      return "IFNULL(\(left) >= \(first) AND \(left) <= \(last), 0)"
    }
    // More than SQLite takes as arguments.
    guard comparison.comparison == .isIn, plain.count < 30_000 else { throw Untranslatable() }
    let marks = try plain.compactMap { $0 }.map { put(try literal($0, kind, property)) }
    let found = "IFNULL(\(left) IN (\(marks.joined(separator: ", "))), 0)"
    return plain.contains { $0 == nil } ? "(\(found) OR \(left) IS NULL)" : found
  }

  // MARK: Relationships to many

  private mutating func rows(_ relationship: NSRelationshipDescription, of alias: String) throws -> (
    sql: String, alias: String, entity: NSEntityDescription
  ) {
    guard let place = store.columns.toMany[ObjectIdentifier(relationship)],
      let destination = relationship.destinationEntity
    else { throw Untranslatable() }
    let inner = newAlias()
    switch place {
    case .column(let table, let name, _):
      return ("\(table) AS \(inner) WHERE \(inner).\(name) = \(alias).Z_PK", inner, destination)
    case .join(let table, let source, let target, _):
      let pairs = newAlias()
      return (
        "\(table) AS \(pairs) JOIN \(Columns.table(destination)) AS \(inner) ON \(inner).Z_PK = \(pairs).\(target) "
          + "WHERE \(pairs).\(source) = \(alias).Z_PK", inner, destination
      )
    }
  }

  private mutating func many(
    _ relationship: NSRelationshipDescription, _ rest: String, _ comparison: PredicateComparison,
    _ alias: String
  ) throws -> String {
    // The other side is one of this object's, not of those on the other side.
    if case .keyPath = comparison.right { throw Untranslatable() }
    var inner = comparison
    inner.modifier = .direct
    if rest.isEmpty {
      guard comparison.modifier == .any || comparison.comparison == .contains else { throw Untranslatable() }
      inner.left = .itself
      if comparison.comparison == .contains { inner.comparison = .equal }
    } else {
      guard comparison.modifier == .any, !rest.contains(".") else { throw Untranslatable() }
      inner.left = .keyPath(rest)
    }
    let (sql, name, entity) = try rows(relationship, of: alias)
    return "EXISTS (SELECT 1 FROM \(sql) AND \(try translate(inner, entity, name)))"
  }

  private mutating func count(
    _ path: String, _ comparison: PredicateComparison, _ entity: NSEntityDescription, _ alias: String
  ) throws -> String {
    guard let relationship = entity.relationshipsByName[path], relationship.isToMany,
      comparison.modifier == .direct,
      case .constant(let value?) = comparison.right, let number = value as? Int,
      [.equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual].contains(comparison.comparison)
    else { throw Untranslatable() }
    let (sql, _, _) = try rows(relationship, of: alias)
    let relation = comparison.comparison == .notEqual ? "<>" : comparison.comparison.rawValue
    return "((SELECT COUNT(*) FROM \(sql)) \(relation) \(put(.integer(Int64(number)))))"
  }
}

extension SQLiteStore: ObjectStore {
  func keeps(_ entity: NSEntityDescription) -> Bool { columns.numbers[entity.name ?? ""] != nil }

  func rows(_ plan: FetchPlan, for context: NSManagedObjectContext) throws -> [StoredRow]? {
    var builder = QueryBuilder(self)
    guard let tail = builder.tail(of: plan) else { return nil }
    let (names, all) = selection(of: plan.entity, alias: "t0")
    return try fetching(context) { connection in
      var found: [StoredRow] = []
      try connection.query("SELECT \(names)\(tail)", builder.values) {
        found.append(row($0, all, plan.entity))
      }
      return found
    }
  }

  func identifiers(_ plan: FetchPlan, for context: NSManagedObjectContext) throws -> [NSManagedObjectID]? {
    var builder = QueryBuilder(self)
    guard let tail = builder.tail(of: plan) else { return nil }
    return try fetching(context) { connection in
      var found: [NSManagedObjectID] = []
      try connection.query("SELECT t0.Z_PK, t0.Z_ENT\(tail)", builder.values) {
        found.append(id($0.integer(0), columns.entity(Int($0.integer(1))) ?? plan.entity))
      }
      return found
    }
  }

  func count(_ plan: FetchPlan, for context: NSManagedObjectContext) throws -> Int? {
    var builder = QueryBuilder(self)
    guard let tail = builder.tail(of: plan) else { return nil }
    return try fetching(context) { connection in
      guard
        case .integer(let count) = try connection.scalar(
          "SELECT COUNT(*) FROM (SELECT t0.Z_PK\(tail))", builder.values)
      else { return 0 }
      return Int(count)
    }
  }
}
