import Foundation

/// What happens to the other side of a relationship when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule = 0
  case nullifyDeleteRule = 1
  case cascadeDeleteRule = 2
  case denyDeleteRule = 3
}

/// A relationship from an entity to another one, to one object or to many.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of the objects on the other side, which its model keeps.
  open weak var destinationEntity: NSEntityDescription?
  /// The relationship that leads back, which its entity keeps.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// How many objects there may be; 0 is no limit, 1 makes a relationship to one.
  open var maxCount = 0
  /// How many objects there have to be.
  open var minCount = 0
  /// What happens to the other side when an object is deleted.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// Whether the objects of a relationship to many have an order.
  open var isOrdered = false
  /// Whether the relationship may lead to more than one object.
  open var isToMany: Bool { maxCount != 1 }

  public override init() { super.init() }

  override func fingerprint() -> String {
    super.fingerprint()
      + "|\(destinationEntity?.name ?? "")|\(isToMany)|\(isOrdered)|\(inverseRelationship?.name ?? "")"
  }

  /// Names found while a model is read.
  var destinationName: String?
  var inverseName: String?

  func copied() -> NSRelationshipDescription {
    let other = NSRelationshipDescription()
    copyValues(to: other)
    (other.maxCount, other.minCount, other.deleteRule, other.isOrdered) = (
      maxCount, minCount, deleteRule, isOrdered
    )
    (other.destinationName, other.inverseName) = (destinationEntity?.name, inverseRelationship?.name)
    return other
  }
}
