import Foundation

/// Reads the format language of `NSPredicate`.
struct PredicateParser {
  struct Failure: Error { let message: String }

  private enum Token: Equatable {
    case word(String), number(String), string(String), symbol(String), argument(String), variable(String)
  }

  private var tokens: [Token] = []
  private var position = 0
  private var arguments: [Any?]

  static func parse(_ format: String, _ arguments: [Any?]) throws -> PredicateNode {
    var parser = PredicateParser(arguments: arguments)
    try parser.tokenize(format)
    let node = try parser.disjunction()
    guard parser.position == parser.tokens.count else {
      throw Failure(message: "cannot read \(parser.tokens[parser.position]) in \"\(format)\"")
    }
    return node
  }

  /// Reads a value instead of a condition.
  static func parseValue(_ format: String, _ arguments: [Any?]) throws -> PredicateOperand {
    var parser = PredicateParser(arguments: arguments)
    try parser.tokenize(format)
    let value = try parser.sum()
    guard parser.position == parser.tokens.count else {
      throw Failure(message: "cannot read \(parser.tokens[parser.position]) in \"\(format)\"")
    }
    return value
  }

  private init(arguments: [Any?]) { self.arguments = arguments }

  // MARK: Words

  private mutating func tokenize(_ format: String) throws {
    let text = Array(format)
    var index = 0
    func isName(_ c: Character) -> Bool { c.isLetter || c.isNumber || c == "_" || c == "." || c == "@" }
    while index < text.count {
      let c = text[index]
      if c.isWhitespace {
        index += 1
      } else if c == "\"" || c == "'" {
        var string = ""
        index += 1
        while index < text.count, text[index] != c {
          if text[index] == "\\", index + 1 < text.count { index += 1 }
          string.append(text[index])
          index += 1
        }
        guard index < text.count else { throw Failure(message: "a quotation has no end in \"\(format)\"") }
        index += 1
        tokens.append(.string(string))
      } else if c == "%" {
        var end = index + 1
        while end < text.count, "lhqz0123456789.".contains(text[end]) { end += 1 }
        guard end < text.count else { throw Failure(message: "a % ends \"\(format)\"") }
        tokens.append(.argument(String(text[end])))
        index = end + 1
      } else if c == "$" {
        var end = index + 1
        while end < text.count, isName(text[end]) { end += 1 }
        tokens.append(.variable(String(text[(index + 1)..<end])))
        index = end
      } else if c.isNumber
        || (c == "-" && index + 1 < text.count && text[index + 1].isNumber && startsOperand)
      {
        var end = index + 1
        while end < text.count, text[end].isNumber || text[end] == "." || text[end] == "e" { end += 1 }
        tokens.append(.number(String(text[index..<end])))
        index = end
      } else if isName(c) || c == "#" {
        var end = index + 1
        while end < text.count, isName(text[end]) || text[end] == ":" { end += 1 }
        tokens.append(.word(String(text[index..<end]).replacingOccurrences(of: "#", with: "")))
        index = end
      } else {
        let pair = index + 1 < text.count ? String([c, text[index + 1]]) : ""
        if ["==", "!=", "<=", ">=", "=<", "=>", "<>", "&&", "||", "**"].contains(pair) {
          tokens.append(.symbol(pair))
          index += 2
        } else {
          tokens.append(.symbol(String(c)))
          index += 1
        }
      }
    }
  }

  /// Whether a minus would begin a number here.
  private var startsOperand: Bool {
    switch tokens.last {
    case nil, .symbol("("), .symbol(","), .symbol("{"): true
    case .symbol(let symbol): symbol != ")" && symbol != "}" && symbol != "]"
    case .word(let word):
      ["AND", "OR", "NOT", "IN", "CONTAINS", "BETWEEN", "LIKE"].contains(word.uppercased())
    default: false
    }
  }

  private var current: Token? { position < tokens.count ? tokens[position] : nil }

  private mutating func take(_ word: String) -> Bool {
    switch current {
    case .word(let name) where name.uppercased() == word: break
    case .symbol(word): break
    default: return false
    }
    position += 1
    return true
  }

  private mutating func need(_ symbol: String) throws {
    guard take(symbol) else {
      throw Failure(message: "\(symbol) is missing before \(current.map { "\($0)" } ?? "the end")")
    }
  }

  // MARK: Predicates

  private mutating func disjunction() throws -> PredicateNode {
    var parts = [try conjunction()]
    while take("OR") || take("||") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .or(parts)
  }

  private mutating func conjunction() throws -> PredicateNode {
    var parts = [try negation()]
    while take("AND") || take("&&") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .and(parts)
  }

  private mutating func negation() throws -> PredicateNode {
    if take("NOT") || take("!") { return .not(try negation()) }
    if take("TRUEPREDICATE") { return .constant(true) }
    if take("FALSEPREDICATE") { return .constant(false) }
    if case .symbol("(") = current {
      // Either a predicate in parentheses or a side of a comparison.
      let (start, left) = (position, arguments)
      position += 1
      if let inner = try? disjunction(), take(")"), !beginsComparison { return inner }
      (position, arguments) = (start, left)
    }
    if case .argument("@") = current, let predicate = arguments.first as? NSPredicate {
      position += 1
      arguments.removeFirst()
      return predicate.node
    }
    return try comparison()
  }

  private var beginsComparison: Bool {
    switch current {
    case .symbol(let symbol): !["&&", "||", ")", ","].contains(symbol)
    case .word(let word): !["AND", "OR"].contains(word.uppercased())
    default: false
    }
  }

  private mutating func comparison() throws -> PredicateNode {
    var modifier = PredicateComparison.Modifier.direct
    var isNegated = false
    if take("ANY") || take("SOME") {
      modifier = .any
    } else if take("ALL") {
      modifier = .all
    } else if take("NONE") {
      (modifier, isNegated) = (.any, true)
    }
    let left = try sum()
    guard let relation = operation() else {
      throw Failure(message: "a comparison is missing before \(current.map { "\($0)" } ?? "the end")")
    }
    var options = TextOptions()
    if take("[") {
      guard case .word(let letters) = current else { throw Failure(message: "[ has no letters behind it") }
      position += 1
      if letters.contains("c") { options.insert(.caseInsensitive) }
      if letters.contains("d") { options.insert(.diacriticInsensitive) }
      if letters.contains("l") { options.insert(.localized) }
      try need("]")
    }
    let node = PredicateNode.comparison(
      PredicateComparison(
        left: left, comparison: relation, right: try sum(), modifier: modifier, options: options))
    return isNegated ? .not(node) : node
  }

  private mutating func operation() -> PredicateComparison.Operator? {
    let names: [(String, PredicateComparison.Operator)] = [
      ("==", .equal), ("=", .equal), ("!=", .notEqual), ("<>", .notEqual), ("<=", .lessOrEqual),
      ("=<", .lessOrEqual), (">=", .greaterOrEqual), ("=>", .greaterOrEqual), ("<", .less), (">", .greater),
      ("CONTAINS", .contains), ("BEGINSWITH", .beginsWith), ("ENDSWITH", .endsWith), ("LIKE", .like),
      ("MATCHES", .matches), ("IN", .isIn), ("BETWEEN", .between),
    ]
    return names.first { take($0.0) }?.1
  }

  // MARK: Operands

  private mutating func sum() throws -> PredicateOperand {
    var left = try product()
    while true {
      if take("+") {
        left = .function("+", [left, try product()])
      } else if take("-") {
        left = .function("-", [left, try product()])
      } else {
        return left
      }
    }
  }

  private mutating func product() throws -> PredicateOperand {
    var left = try operand()
    while true {
      if take("*") {
        left = .function("*", [left, try operand()])
      } else if take("/") {
        left = .function("/", [left, try operand()])
      } else {
        return left
      }
    }
  }

  private mutating func operand() throws -> PredicateOperand {
    guard let token = current else { throw Failure(message: "it ends where a value is expected") }
    position += 1
    switch token {
    case .number(let number): return .constant(Int(number) as Any? ?? Double(number))
    case .string(let string): return .constant(string)
    case .argument(let kind):
      guard !arguments.isEmpty else { throw Failure(message: "%\(kind) has no argument") }
      let argument = arguments.removeFirst()
      if kind == "K" { return operand(ofPath: (argument as? String) ?? "\(argument ?? "")") }
      if argument is NSNull { return .constant(nil) }
      return .constant(argument)
    case .variable(let name):
      let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
      return .variable(parts[0], path: parts.count > 1 ? parts[1] : nil)
    case .symbol("("):
      let inner = try sum()
      try need(")")
      return inner
    case .symbol("{"):
      var items: [PredicateOperand] = []
      while !take("}") {
        items.append(try sum())
        if !take(",") {
          try need("}")
          break
        }
      }
      return .list(items)
    case .word(let name): return try named(name)
    case .symbol(let symbol): throw Failure(message: "\(symbol) stands where a value is expected")
    }
  }

  private func operand(ofPath path: String) -> PredicateOperand {
    path.uppercased() == "SELF" ? .itself : .keyPath(path)
  }

  private mutating func named(_ name: String) throws -> PredicateOperand {
    switch name.uppercased() {
    case "NIL", "NULL": return .constant(nil)
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    case "SELF": return .itself
    case "SUBQUERY":
      try need("(")
      let collection = try sum()
      try need(",")
      guard case .variable(let variable) = current else {
        throw Failure(message: "the second argument of SUBQUERY is a variable")
      }
      position += 1
      try need(",")
      let condition = try disjunction()
      try need(")")
      let query = PredicateOperand.subquery(collection, variable: variable, condition)
      if case .word(let path) = current, path.hasPrefix(".") {
        position += 1
        return .path(query, String(path.dropFirst()))
      }
      return query
    default: break
    }
    guard case .symbol("(") = current else {
      return name.hasPrefix("SELF.") ? .keyPath(String(name.dropFirst(5))) : .keyPath(name)
    }
    position += 1
    var items: [PredicateOperand] = []
    while !take(")") {
      items.append(try sum())
      if !take(",") {
        try need(")")
        break
      }
    }
    return .function(name.lowercased(), items)
  }
}
