import Foundation

extension PredicateNode {
  /// Whether an object is as the predicate says.
  package func evaluate(with object: Any?, variables: [String: Any] = [:]) -> Bool {
    switch self {
    case .constant(let value): value
    case .and(let parts): parts.allSatisfy { $0.evaluate(with: object, variables: variables) }
    case .or(let parts): parts.contains { $0.evaluate(with: object, variables: variables) }
    case .not(let inner): !inner.evaluate(with: object, variables: variables)
    case .comparison(let comparison): comparison.evaluate(with: object, variables: variables)
    case .opaque(let predicate): predicate.evaluate(with: object, substitutionVariables: variables)
    }
  }
}

extension PredicateComparison {
  func evaluate(with object: Any?, variables: [String: Any]) -> Bool {
    let left = left.value(with: object, variables: variables)
    let right = right.value(with: object, variables: variables)
    switch modifier {
    case .direct: return Self.holds(left, comparison, right, options)
    case .any:
      return PredicateValues.leaves(left).contains { Self.holds($0, comparison, right, options) }
    case .all:
      return PredicateValues.leaves(left).allSatisfy { Self.holds($0, comparison, right, options) }
    }
  }

  /// Whether two values stand in a relation.
  package static func holds(_ left: Any?, _ relation: Operator, _ right: Any?, _ options: TextOptions) -> Bool
  {
    switch relation {
    case .equal: return PredicateValues.areEqual(left, right, options)
    case .notEqual: return !PredicateValues.areEqual(left, right, options)
    case .less: return PredicateValues.compare(left, right, options) == .orderedAscending
    case .greater: return PredicateValues.compare(left, right, options) == .orderedDescending
    case .lessOrEqual:
      return PredicateValues.compare(left, right, options).map { $0 != .orderedDescending } ?? false
    case .greaterOrEqual:
      return PredicateValues.compare(left, right, options).map { $0 != .orderedAscending } ?? false
    case .isIn:
      if let text = PredicateValues.plain(right).flatMap(PredicateValues.text) {
        return holds(text, .contains, left, options)
      }
      return (PredicateValues.members(right) ?? []).contains { PredicateValues.areEqual(left, $0, options) }
    case .between:
      guard let ends = PredicateValues.members(right), ends.count == 2 else { return false }
      return holds(left, .greaterOrEqual, ends[0], options) && holds(left, .lessOrEqual, ends[1], options)
    case .contains:
      if let members = PredicateValues.members(left) {
        return members.contains { PredicateValues.areEqual($0, right, options) }
      }
      return texts(left, right) { relate($0, .contains, $1, options) }
    case .beginsWith, .endsWith, .like, .matches:
      return texts(left, right) { relate($0, relation, $1, options) }
    }
  }

  private static func texts(_ left: Any?, _ right: Any?, _ body: (String, String) -> Bool) -> Bool {
    guard let left = PredicateValues.plain(left).flatMap(PredicateValues.text),
      let right = PredicateValues.plain(right).flatMap(PredicateValues.text)
    else { return false }
    return body(left, right)
  }

  /// Whether two texts stand in a relation; SQLite asks this too, so that both give the same answer.
  package static func relate(_ left: String, _ relation: Operator, _ right: String, _ options: TextOptions)
    -> Bool
  {
    let compare = options.compareOptions
    switch relation {
    case .contains: return left.range(of: right, options: compare) != nil
    case .beginsWith: return left.range(of: right, options: compare.union(.anchored)) != nil
    case .endsWith: return left.range(of: right, options: compare.union([.anchored, .backwards])) != nil
    case .like:
      let pattern = NSRegularExpression.escapedPattern(for: right)
        .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
      return whole(left, pattern, options)
    case .matches: return whole(left, right, options)
    case .equal: return left.compare(right, options: compare) == .orderedSame
    default: return false
    }
  }

  private static func whole(_ text: String, _ pattern: String, _ options: TextOptions) -> Bool {
    var (text, pattern) = (text, pattern)
    if options.contains(.diacriticInsensitive) {
      text = text.folding(options: .diacriticInsensitive, locale: nil)
      pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
    }
    let flags: NSRegularExpression.Options =
      options.contains(.caseInsensitive)
      ? [.caseInsensitive, .dotMatchesLineSeparators] : .dotMatchesLineSeparators
    guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: flags) else {
      return false
    }
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
}

extension PredicateOperand {
  package func value(with object: Any?, variables: [String: Any]) -> Any? {
    switch self {
    case .constant(let value): return value
    case .itself: return object
    case .keyPath(let path): return PredicateValues.value(of: object, at: path)
    case .variable(let name, let path):
      let value = variables[name]
      return path.map { PredicateValues.value(of: value, at: $0) } ?? value
    case .list(let items): return items.map { $0.value(with: object, variables: variables) as Any }
    case .subquery(let collection, let variable, let condition):
      let members = PredicateValues.members(collection.value(with: object, variables: variables)) ?? []
      return members.filter {
        var inner = variables
        inner[variable] = $0
        return condition.evaluate(with: $0, variables: inner)
      }
    case .path(let inner, let path):
      return PredicateValues.value(of: inner.value(with: object, variables: variables), at: path)
    case .function(let name, let items):
      return Self.call(name, items.map { $0.value(with: object, variables: variables) })
    }
  }

  private static func call(_ name: String, _ values: [Any?]) -> Any? {
    let numbers = values.compactMap { PredicateValues.plain($0).flatMap(PredicateValues.number) }
    switch name {
    case "add:to:" where numbers.count == 2: return numbers[0] + numbers[1]
    case "from:subtract:" where numbers.count == 2: return numbers[0] - numbers[1]
    case "multiply:by:" where numbers.count == 2: return numbers[0] * numbers[1]
    case "divide:by:" where numbers.count == 2: return numbers[0] / numbers[1]
    case "sum:", "count:", "min:", "max:", "average:":
      guard let first = values.first, let members = PredicateValues.members(first) else {
        return values.first.flatMap { $0 }
      }
      let plain = name == "average:" ? "@avg" : "@" + name.dropLast()
      return PredicateValues.aggregate(plain, members, name == "count:" ? "" : "self")
    case "+" where numbers.count == 2: return numbers[0] + numbers[1]
    case "-" where numbers.count == 2: return numbers[0] - numbers[1]
    case "*" where numbers.count == 2: return numbers[0] * numbers[1]
    case "/" where numbers.count == 2: return numbers[0] / numbers[1]
    case "abs:" where numbers.count == 1, "abs" where numbers.count == 1: return abs(numbers[0])
    case "lowercase:", "lowercase":
      return values.first.flatMap { $0 }.flatMap(PredicateValues.text)?.lowercased()
    case "uppercase:", "uppercase":
      return values.first.flatMap { $0 }.flatMap(PredicateValues.text)?.uppercased()
    case "length:", "length": return values.first.flatMap { $0 }.flatMap(PredicateValues.text)?.utf16.count
    case "now": return Date()
    case "cast" where (values.last as? String) == "NSDate":
      return numbers.first.map { Date(timeIntervalSinceReferenceDate: $0) }
    default: return nil
    }
  }
}
