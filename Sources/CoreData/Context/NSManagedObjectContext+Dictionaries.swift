import Foundation
import SashFoundation

extension NSManagedObjectContext {
  /// What a request for dictionaries gives: values of properties, and what expressions make of them.
  ///
  /// Where an expression is an aggregate, there is one dictionary for each group of `propertiesToGroupBy`, or one for all.
  func dictionaries(_ plan: FetchPlan, _ request: any AnyFetchRequest) throws -> [Any] {
    let fields = (request.propertiesToFetch ?? Array(plan.entity.lookup.attributes.keys)).map {
      DictionaryField($0, plan.entity)
    }
    let groups = (request.propertiesToGroupBy ?? []).map { DictionaryField($0, plan.entity) }
    var base = plan
    let isGrouped = !groups.isEmpty || fields.contains(where: \.isAggregate)
    if isGrouped { (base.limit, base.offset) = (0, 0) }
    let objects = try objects(base, request)
    var found: [NSDictionary]
    if isGrouped {
      found = Self.grouped(objects, by: groups).map { members in
        DictionaryField.dictionary(fields, members)
      }
      if let having = request.havingPredicate { found = found.filter { having.evaluate(with: $0) } }
      found = Array(found.dropFirst(plan.offset).prefix(plan.limit > 0 ? plan.limit : .max))
    } else {
      found = objects.map { DictionaryField.dictionary(fields, [$0]) }
    }
    guard request.returnsDistinctResults else { return found }
    var seen: Set<NSDictionary> = []
    return found.filter { seen.insert($0).inserted }
  }

  /// Objects that agree in what they are grouped by, in the order in which the groups appear.
  private static func grouped(_ objects: [NSManagedObject], by groups: [DictionaryField])
    -> [[NSManagedObject]]
  {
    if groups.isEmpty { return [objects] }
    var places: [NSDictionary: Int] = [:]
    var found: [[NSManagedObject]] = []
    for object in objects {
      let key = DictionaryField.dictionary(groups, [object])
      if let place = places[key] {
        found[place].append(object)
      } else {
        places[key] = found.count
        found.append([object])
      }
    }
    return found
  }
}

/// One value of a dictionary: a path of names or an expression.
private struct DictionaryField {
  let name: String
  private let operand: PredicateOperand
  private let description: NSExpressionDescription?

  /// Traps where `item` is neither the name of a property nor a description with a meaning.
  init(_ item: Any, _ entity: NSEntityDescription) {
    if let described = item as? NSExpressionDescription {
      guard let expression = described.expression else {
        fatalError("The NSExpressionDescription '\(described.name)' has no expression.")
      }
      (name, operand, description) = (described.name, expression.operand, described)
      return
    }
    guard let path = (item as? String) ?? (item as? NSPropertyDescription)?.name,
      entity.lookup.properties[path.split(separator: ".").first.map(String.init) ?? path] != nil
    else { fatalError("\(item) is no property of \(entity.name ?? "the entity").") }
    (name, operand, description) = (path, .keyPath(path), nil)
  }

  /// Whether it is one value of many objects.
  var isAggregate: Bool { operand.aggregate != nil }

  private func value(of objects: [NSManagedObject]) -> Any? {
    guard let aggregate = operand.aggregate else {
      let value = objects.first.flatMap { operand.value(with: $0, variables: [:]) }
      return description?.typed(value) ?? value
    }
    let values = objects.compactMap {
      PredicateValues.plain(aggregate.of.value(with: $0, variables: [:]))
    }
    if aggregate.name == "@count" { return description?.typed(values.count) ?? NSNumber(value: values.count) }
    // Of nothing there is a sum, and neither a least nor a greatest.
    if values.isEmpty, aggregate.name != "@sum" { return nil }
    let value = PredicateValues.aggregate(aggregate.name, values, "self")
    return description?.typed(value) ?? value
  }

  static func dictionary(_ fields: [DictionaryField], _ objects: [NSManagedObject]) -> NSDictionary {
    var values: [String: Any] = [:]
    for field in fields {
      guard let value = field.value(of: objects) else { continue }
      values[field.name] = (value as? NSManagedObject)?.objectID ?? value
    }
    return NSDictionary(dictionary: values)
  }
}
