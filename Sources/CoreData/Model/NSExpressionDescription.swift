import Foundation
import SashFoundation

/// A value of the dictionaries of a fetch that is worked out and is no property of the entity: a sum, a count.
open class NSExpressionDescription: NSPropertyDescription {
  /// What is worked out.
  open var expression: SashFoundation.NSExpression?
  /// Of which type the value is.
  open var expressionResultType: NSAttributeType = .undefinedAttributeType
  /// The same in the newer spelling.
  open var resultType: NSAttributeDescription.AttributeType {
    get { NSAttributeDescription.AttributeType(rawValue: expressionResultType) }
    set { expressionResultType = newValue.rawValue }
  }

  /// The value as its type has it.
  func typed(_ value: Any?) -> Any? {
    guard let value = PredicateValues.plain(value) else { return nil }
    let attribute = NSAttributeDescription()
    attribute.attributeType = expressionResultType
    let plain = NSManagedObject.canonical(value, attribute) ?? value
    switch plain {
    case let number as Int: return NSNumber(value: number)
    case let flag as Bool: return NSNumber(value: flag)
    case let number as Double: return NSNumber(value: number)
    default: return plain
    }
  }
}
