import Foundation

/// Values of composite attributes: dictionaries by the names of their elements.
enum CompositeValues {
  /// The value at a path such as `magnitude.richter`.
  static func value(at path: String, in values: [String: Any]) -> Any? {
    let (head, rest) = PredicateValues.split(path)
    if rest.isEmpty { return values[head] }
    return (values[head] as? [String: Any]).flatMap { value(at: rest, in: $0) }
  }

  static func set(_ value: Any?, at path: String, in values: inout [String: Any]) {
    let (head, rest) = PredicateValues.split(path)
    if rest.isEmpty {
      values[head] = value
    } else {
      var inner = values[head] as? [String: Any] ?? [:]
      set(value, at: rest, in: &inner)
      values[head] = inner
    }
  }

  /// A dictionary with the values in the form in which objects keep them. What is no element is left out.
  static func canonical(_ value: Any, _ composite: NSCompositeAttributeDescription) -> Any? {
    guard let given = dictionary(value) else { return nil }
    var kept: [String: Any] = [:]
    for element in composite.elements {
      if let value = given[element.name] { kept[element.name] = NSManagedObject.canonical(value, element) }
    }
    return kept
  }

  /// A kept dictionary as callers get it.
  static func presented(_ value: [String: Any], _ composite: NSCompositeAttributeDescription) -> [String: Any]
  {
    var shown: [String: Any] = [:]
    for element in composite.elements {
      if let value = value[element.name] { shown[element.name] = NSManagedObject.presented(value, element) }
    }
    return shown
  }

  private static func dictionary(_ value: Any) -> [String: Any]? {
    if let value = value as? [String: Any] { return value }
    guard let value = value as? NSDictionary else { return nil }
    var all: [String: Any] = [:]
    for (key, item) in value {
      if let key = (key as? String) ?? (key as? NSString).map({ $0 as String }) { all[key] = item }
    }
    return all
  }
}
