import CoreData
import Foundation
import SashMessages

/// Says what a `#Predicate` says as the tree that stores understand; what has no such form is asked of the objects.
enum PredicateTranslation {
  struct Untranslatable: Error {}

  static func predicate<Model: PersistentModel>(_ predicate: Predicate<Model>) -> NSPredicate {
    if let part = predicate.expression as? any NodePart, let node = try? part.node(ModelShape.of(Model.self))
    {
      return NSPredicate(node: node)
    }
    return NSPredicate { object, _ in
      guard let object = object as? ModelObject else { return false }
      do { return try predicate.evaluate(object.instance(Model.self)) } catch {
        tellOnce("a predicate failed: \(error)", by: "SwiftData")
        return false
      }
    }
  }

  static func operand(_ expression: Any, _ shape: ModelShape) throws -> PredicateOperand {
    guard let part = expression as? any OperandPart else { throw Untranslatable() }
    return try part.operand(shape)
  }

  static func comparison(
    _ left: Any, _ relation: PredicateComparison.Operator, _ right: Any, _ shape: ModelShape,
    _ options: TextOptions = []
  ) throws -> PredicateNode {
    .comparison(
      PredicateComparison(
        left: try operand(left, shape), comparison: relation, right: try operand(right, shape),
        options: options))
  }

  static func node(_ expression: Any, _ shape: ModelShape) throws -> PredicateNode {
    guard let part = expression as? any NodePart else { throw Untranslatable() }
    return try part.node(shape)
  }
}

/// A part of a predicate that is true or false.
protocol NodePart { func node(_ shape: ModelShape) throws -> PredicateNode }
/// A part of a predicate that is a value.
protocol OperandPart { func operand(_ shape: ModelShape) throws -> PredicateOperand }

extension PredicateExpressions.KeyPath: OperandPart, NodePart {
  func operand(_ shape: ModelShape) throws -> PredicateOperand {
    // Only variables of kinds that the store keeps as they are, also of objects that one other leads to.
    let (path, shape) = try owner(shape)
    guard let name = shape.knownName(keyPath), let property = shape.properties[name],
      case .attribute(_, nil) = property.kind
    else { throw PredicateTranslation.Untranslatable() }
    return .keyPath(path + name)
  }

  /// The path to whose variable it is, and its class.
  private func owner(_ shape: ModelShape) throws -> (String, ModelShape) {
    if root is any VariablePart { return ("", shape) }
    guard let relationship = root as? any RelationshipPart else {
      throw PredicateTranslation.Untranslatable()
    }
    return try relationship.destination(shape)
  }

  func node(_ shape: ModelShape) throws -> PredicateNode {
    guard Output.self == Bool.self else { throw PredicateTranslation.Untranslatable() }
    return .comparison(
      PredicateComparison(left: try operand(shape), comparison: .equal, right: .constant(true)))
  }
}

/// A part of a predicate that is the object at the end of relationships to one.
protocol RelationshipPart { func destination(_ shape: ModelShape) throws -> (String, ModelShape) }

extension PredicateExpressions.KeyPath: RelationshipPart {
  func destination(_ shape: ModelShape) throws -> (String, ModelShape) {
    let (path, shape) = try owner(shape)
    guard let name = shape.knownName(keyPath), let property = shape.properties[name],
      case .one(let type) = property.kind
    else { throw PredicateTranslation.Untranslatable() }
    return (path + name + ".", ModelShape.of(type))
  }
}

/// `$0.author?.name`: what is behind an object that may be missing is missing then too.
extension PredicateExpressions.OptionalFlatMap: OperandPart {
  func operand(_ shape: ModelShape) throws -> PredicateOperand {
    guard let relationship = wrapped as? any RelationshipPart, let inner = transform as? any OperandPart
    else {
      throw PredicateTranslation.Untranslatable()
    }
    let (path, shape) = try relationship.destination(shape)
    guard case .keyPath(let rest) = try inner.operand(shape) else {
      throw PredicateTranslation.Untranslatable()
    }
    return .keyPath(path + rest)
  }
}

protocol VariablePart {}
extension PredicateExpressions.Variable: VariablePart {}

extension PredicateExpressions.Value: OperandPart, NodePart {
  func operand(_ shape: ModelShape) throws -> PredicateOperand {
    let plain = PredicateValues.plain(value)
    switch plain {
    case nil, is String, is Int, is Double, is Bool, is Date, is UUID, is URL, is Data, is Float:
      return .constant(plain)
    case let number as any BinaryInteger: return .constant(Int(truncatingIfNeeded: number))
    default: throw PredicateTranslation.Untranslatable()
    }
  }
  func node(_ shape: ModelShape) throws -> PredicateNode {
    guard let value = value as? Bool else { throw PredicateTranslation.Untranslatable() }
    return .constant(value)
  }
}

extension PredicateExpressions.NilLiteral: OperandPart {
  func operand(_ shape: ModelShape) throws -> PredicateOperand { .constant(nil) }
}

extension PredicateExpressions.Equal: NodePart {
  func node(_ shape: ModelShape) throws -> PredicateNode {
    try PredicateTranslation.comparison(lhs, .equal, rhs, shape)
  }
}
extension PredicateExpressions.NotEqual: NodePart {
  func node(_ shape: ModelShape) throws -> PredicateNode {
    try PredicateTranslation.comparison(lhs, .notEqual, rhs, shape)
  }
}
extension PredicateExpressions.Comparison: NodePart {
  func node(_ shape: ModelShape) throws -> PredicateNode {
    let relation: PredicateComparison.Operator =
      switch op {
      case .lessThan: .less
      case .lessThanOrEqual: .lessOrEqual
      case .greaterThan: .greater
      case .greaterThanOrEqual: .greaterOrEqual
      @unknown default: throw PredicateTranslation.Untranslatable()
      }
    return try PredicateTranslation.comparison(lhs, relation, rhs, shape)
  }
}
extension PredicateExpressions.Conjunction: NodePart {
  func node(_ shape: ModelShape) throws -> PredicateNode {
    .and([try PredicateTranslation.node(lhs, shape), try PredicateTranslation.node(rhs, shape)])
  }
}
extension PredicateExpressions.Disjunction: NodePart {
  func node(_ shape: ModelShape) throws -> PredicateNode {
    .or([try PredicateTranslation.node(lhs, shape), try PredicateTranslation.node(rhs, shape)])
  }
}
extension PredicateExpressions.Negation: NodePart {
  func node(_ shape: ModelShape) throws -> PredicateNode {
    .not(try PredicateTranslation.node(wrapped, shape))
  }
}
extension PredicateExpressions.SequenceStartsWith: NodePart {
  func node(_ shape: ModelShape) throws -> PredicateNode {
    try PredicateTranslation.comparison(base, .beginsWith, prefix, shape)
  }
}

extension PredicateExpressions.CollectionContainsCollection: NodePart {
  func node(_ shape: ModelShape) throws -> PredicateNode {
    // Every text contains one without letters; as a part of a search it is found in none.
    guard Base.Output.self == String.self || Base.Output.self == String?.self,
      case .constant(let part as String) = try PredicateTranslation.operand(other, shape), !part.isEmpty
    else { throw PredicateTranslation.Untranslatable() }
    return try PredicateTranslation.comparison(base, .contains, other, shape)
  }
}
extension PredicateExpressions.SequenceContains: NodePart {
  func node(_ shape: ModelShape) throws -> PredicateNode {
    guard let list = sequence as? any ListPart else { throw PredicateTranslation.Untranslatable() }
    return .comparison(
      PredicateComparison(
        left: try PredicateTranslation.operand(element, shape), comparison: .isIn,
        right: .constant(try list.list())))
  }
}

/// A part of a predicate that is a list of values.
protocol ListPart { func list() throws -> [Any] }
extension PredicateExpressions.Value: ListPart {
  func list() throws -> [Any] {
    let all = (value as? any Sequence).map { Array($0) as [Any] } ?? []
    guard !(value is String), value is any Sequence,
      all.allSatisfy({ $0 is String || $0 is Int || $0 is Double || $0 is Date || $0 is UUID })
    else { throw PredicateTranslation.Untranslatable() }
    return all
  }
}

extension PredicateExpressions {
  /// Whether a text contains another, as people search: upper and lower case and accents do not count.
  public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = Bool
    /// The text that is searched.
    public let root: Root
    /// The text that is looked for.
    public let other: Other
    /// Made by `#Predicate`.
    public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }

    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      let (text, part) = (String(try root.evaluate(bindings)), String(try other.evaluate(bindings)))
      return PredicateComparison.relate(text, .contains, part, [.localized])
    }
  }

  /// Made by `#Predicate` of `localizedStandardContains`.
  public static func build_localizedStandardContains<Root, Other>(_ root: Root, _ other: Other)
    -> StringLocalizedStandardContains<Root, Other>
  { StringLocalizedStandardContains(root: root, other: other) }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringLocalizedStandardContains: NodePart {
  func node(_ shape: ModelShape) throws -> PredicateNode {
    try PredicateTranslation.comparison(root, .contains, other, shape, .localized)
  }
}
