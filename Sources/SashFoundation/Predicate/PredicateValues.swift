import Foundation

/// What predicates and sort descriptors read of an object by name.
package protocol KeyValueReading {
  /// The value at a path of names, nil where there is none.
  func readValue(forKeyPath path: String) -> Any?
}

/// What stands for an object in comparisons: its identity.
package protocol PredicateIdentity {
  var predicateIdentity: AnyHashable { get }
}

/// How values of predicates are read and compared, in memory and in functions that SQLite calls.
package enum PredicateValues {
  /// A value without wrapping of optionals, nil for `NSNull`.
  package static func plain(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if value is NSNull { return nil }
    if let wrapped = value as? any OptionalValue { return wrapped.anyValue.flatMap { plain($0) } }
    return value
  }

  package static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Int: Double(value)
    case let value as Double: value
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    case let value as any BinaryInteger: Double(value)
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    case let value as Date: value.timeIntervalSinceReferenceDate
    default: nil
    }
  }

  /// An integer that a `Double` might not hold exactly.
  private static func integer(_ value: Any) -> Int64? {
    switch value {
    case let value as Int: Int64(value)
    case let value as Int64: value
    case is Bool, is Double: nil
    case let value as any BinaryInteger: Int64(exactly: value)
    default: nil
    }
  }

  package static func areEqual(_ left: Any?, _ right: Any?, _ options: TextOptions = []) -> Bool {
    guard let left = plain(left), let right = plain(right) else {
      return plain(left) == nil && plain(right) == nil
    }
    if let left = text(left), let right = text(right) {
      // Code for code, as SQLite compares.
      return options.isEmpty
        ? left.utf8.elementsEqual(right.utf8)
        : left.compare(right, options: options.compareOptions) == .orderedSame
    }
    return compare(left, right, options) == .orderedSame
  }

  package static func text(_ value: Any) -> String? {
    switch value {
    case let value as String: value
    case let value as NSString: value as String
    case let value as URL: value.absoluteString
    case let value as UUID: value.uuidString
    default: nil
    }
  }

  /// The order of two values; nil where they have none.
  package static func compare(_ left: Any?, _ right: Any?, _ options: TextOptions = []) -> ComparisonResult? {
    guard let left = plain(left), let right = plain(right) else { return nil }
    if let left = integer(left), let right = integer(right) {
      return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
    }
    if let left = text(left), let right = text(right) {
      if !options.isEmpty { return options.order(left, right) }
      // The order of the characters' codes, as SQLite's BINARY has it.
      if left.utf8.elementsEqual(right.utf8) { return .orderedSame }
      return left.utf8.lexicographicallyPrecedes(right.utf8) ? .orderedAscending : .orderedDescending
    }
    if let left = number(left), let right = number(right) {
      return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
    }
    if let left = left as? Data, let right = right as? Data {
      return left == right
        ? .orderedSame : left.lexicographicallyPrecedes(right) ? .orderedAscending : .orderedDescending
    }
    if let left = left as? any PredicateIdentity, let right = right as? any PredicateIdentity {
      return left.predicateIdentity == right.predicateIdentity ? .orderedSame : nil
    }
    if let left = left as? AnyHashable, let right = right as? AnyHashable, left == right {
      return .orderedSame
    }
    return nil
  }

  /// The order for sorting: nothing comes before everything.
  package static func order(_ left: Any?, _ right: Any?, _ options: TextOptions = []) -> ComparisonResult {
    switch (plain(left) == nil, plain(right) == nil) {
    case (true, true): .orderedSame
    case (true, false): .orderedAscending
    case (false, true): .orderedDescending
    case (false, false): compare(left, right, options) ?? .orderedSame
    }
  }

  /// The members of a collection, nil for anything else.
  package static func members(_ value: Any?) -> [Any]? {
    switch plain(value) {
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let array as NSArray: array.map { $0 }
    case let array as [Any]: array
    case let set as Set<AnyHashable>: set.map(\.base)
    case let dictionary as NSDictionary: dictionary.allValues
    case is String, is NSString, is Data, is URL: nil
    case let sequence as any Collection: sequence.map { $0 as Any }
    default: nil
    }
  }

  /// The members of a collection and of those in it: a path through two relationships to many ends at collections.
  package static func leaves(_ value: Any?) -> [Any] {
    (members(value) ?? []).flatMap { members($0) == nil ? [$0] : leaves($0) }
  }

  /// The value at a path of an object: what it says itself, what a dictionary holds, or a stored property.
  package static func value(of object: Any?, at path: String) -> Any? {
    guard let object = plain(object) else { return nil }
    if let object = object as? any KeyValueReading { return object.readValue(forKeyPath: path) }
    let (head, rest) = split(path)
    if head.hasPrefix("@") { return aggregate(head, members(object) ?? [], rest) }
    if let members = members(object), !(object is NSDictionary), !(object is [String: Any]) {
      return members.map { value(of: $0, at: path) as Any }
    }
    let inner: Any?
    if head.caseInsensitiveCompare("self") == .orderedSame {
      inner = object
    } else if let dictionary = object as? [String: Any] {
      inner = dictionary[head]
    } else if let dictionary = object as? NSDictionary {
      inner = dictionary.object(forKey: head as NSString)
    } else if let text = text(object), head == "length" {
      inner = text.utf16.count
    } else {
      inner = property(head, of: Mirror(reflecting: object))
    }
    return rest.isEmpty ? plain(inner) : value(of: inner, at: rest)
  }

  private static func property(_ name: String, of mirror: Mirror) -> Any? {
    if let child = mirror.children.first(where: { $0.label == name || $0.label == "_" + name }) {
      return child.value
    }
    return mirror.superclassMirror.flatMap { property(name, of: $0) }
  }

  package static func split(_ path: String) -> (head: String, rest: String) {
    guard let dot = path.firstIndex(of: ".") else { return (path, "") }
    return (String(path[..<dot]), String(path[path.index(after: dot)...]))
  }

  /// `@count`, `@sum.amount` and their kin.
  package static func aggregate(_ name: String, _ members: [Any], _ path: String) -> Any? {
    if name == "@count" { return members.count }
    let values = path.isEmpty ? members : members.compactMap { value(of: $0, at: path) }
    switch name {
    case "@sum": return values.compactMap(number).reduce(0, +)
    case "@avg": return values.isEmpty ? 0 : values.compactMap(number).reduce(0, +) / Double(values.count)
    case "@min": return values.min { order($0, $1) == .orderedAscending }
    case "@max": return values.max { order($0, $1) == .orderedAscending }
    case "@unionOfObjects": return values
    case "@distinctUnionOfObjects": return NSSet(array: values).allObjects
    default: return nil
    }
  }
}

package protocol OptionalValue { var anyValue: Any? { get } }
extension Optional: OptionalValue { package var anyValue: Any? { map { $0 as Any } } }
