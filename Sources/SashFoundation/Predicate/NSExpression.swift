import Foundation

/// A value that is worked out from an object: a constant, a path of names, a function of others.
///
/// Foundation of this system has a class of this name that nothing can be made of; calls find this one, a type that is
/// written out is ambiguous: `SashFoundation.NSExpression` says which is meant.
open class NSExpression: NSObject, @unchecked Sendable {
  public enum ExpressionType: UInt, Sendable {
    case constantValue, evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
    case subquery = 13
    case aggregate = 14
    case anyKey
    case block = 19
    case conditional = 20
  }
  /// As predicates keep it.
  package let operand: PredicateOperand
  package init(operand: PredicateOperand) { self.operand = operand }

  /// Reads a value from text, as predicates have them on their sides: `views * 2`, `@sum.views`, `%K + %d`.
  public convenience init(format expressionFormat: String, _ args: Any?...) {
    self.init(format: expressionFormat, values: args)
  }
  /// Reads a value from text, with the arguments in an array.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    self.init(format: expressionFormat, values: arguments.map { $0 })
  }
  private convenience init(format: String, values: [Any?]) {
    do { self.init(operand: try PredicateParser.parseValue(format, values)) } catch {
      let reason = (error as? PredicateParser.Failure)?.message ?? "\(error)"
      fatalError("Unable to parse the format string \"\(format)\": \(reason)")
    }
  }
  public convenience init(forConstantValue obj: Any?) { self.init(operand: .constant(obj)) }
  public convenience init(forVariable string: String) { self.init(operand: .variable(string, path: nil)) }
  public convenience init(forKeyPath keyPath: String) { self.init(operand: .keyPath(keyPath)) }
  /// A property by its key path, as its objects name it.
  public convenience init(forAggregate subexpressions: [NSExpression]) {
    self.init(operand: .list(subexpressions.map(\.operand)))
  }
  /// A function by its name: `sum:`, `count:`, `min:`, `max:`, `average:`, `abs:`, `add:to:`, `from:subtract:`,
  /// `multiply:by:`, `divide:by:`, `lowercase:`, `uppercase:`, `now`.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    self.init(
      operand: .function(
        name,
        parameters.map { ($0 as? NSExpression)?.operand ?? .constant($0) }))
  }
  /// What is in an expression's collection that a condition finds.
  public convenience init(
    forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: Any
  ) {
    let node = (predicate as? NSPredicate)?.node ?? .constant(true)
    self.init(operand: .subquery(expression.operand, variable: variable, node))
  }
  public class func expressionForEvaluatedObject() -> NSExpression { NSExpression(operand: .itself) }

  open var expressionType: ExpressionType {
    switch operand {
    case .constant: .constantValue
    case .keyPath, .path: .keyPath
    case .variable: .variable
    case .itself: .evaluatedObject
    case .list: .aggregate
    case .subquery: .subquery
    case .function: .function
    }
  }
  open var constantValue: Any? { if case .constant(let value) = operand { value } else { nil } }
  /// Traps where the expression is no path of names.
  open var keyPath: String {
    guard case .keyPath(let path) = operand else { preconditionFailure("\(self) has no key path") }
    return path
  }
  /// Traps where the expression is no function.
  open var function: String {
    guard case .function(let name, _) = operand else { preconditionFailure("\(self) is no function") }
    return name
  }
  open var arguments: [NSExpression]? {
    if case .function(_, let parts) = operand { parts.map(NSExpression.init(operand:)) } else { nil }
  }
  /// What it is of an object; `context` names the values of variables.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    var variables: [String: Any] = [:]
    for (key, value) in context ?? [:] { if let key = key as? String { variables[key] = value } }
    return operand.value(with: object, variables: variables)
  }
}

extension PredicateOperand {
  /// The aggregate that a function is over many objects, and what it is of: `sum:` of a path.
  package var aggregate: (name: String, of: PredicateOperand)? {
    guard case .function(let name, let parts) = self, parts.count == 1,
      let plain = ["sum:": "@sum", "count:": "@count", "min:": "@min", "max:": "@max", "average:": "@avg"][
        name]
    else { return nil }
    return (plain, parts[0])
  }
}
