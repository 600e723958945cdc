import Foundation
import SashFoundation
import SashMessages

/// Carries out the mapping of one entity. Subclasses are named by the mapping, and change what they want to change.
nonisolated open class NSEntityMigrationPolicy: NSObject {
  public required override init() { super.init() }

  /// The policy of the class that a mapping names.
  static func of(_ mapping: NSEntityMapping) -> NSEntityMigrationPolicy {
    guard let name = mapping.entityMigrationPolicyClassName else { return NSEntityMigrationPolicy() }
    guard let type = NSClassFromString(name) as? NSEntityMigrationPolicy.Type else {
      tellOnce(
        "there is no migration policy \(name); the mapping \(mapping.name ?? "") is done without",
        by: "CoreData")
      return NSEntityMigrationPolicy()
    }
    return type.init()
  }

  open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}

  /// Makes the new object of an old one, sets its attributes, and says which has become which.
  open func createDestinationInstances(
    forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {
    guard let entity = manager.destinationEntity(for: mapping) else { return }
    let destination = NSManagedObject.made(entity, in: manager.destinationContext)
    let variables = NSMutableDictionary(dictionary: [
      "source": sInstance, "manager": manager, "destination": destination,
    ])
    for property in mapping.attributeMappings ?? [] {
      guard let name = property.name, let expression = property.valueExpression else { continue }
      destination.setValue(expression.expressionValue(with: sInstance, context: variables), forKey: name)
    }
    manager.associate(sourceInstance: sInstance, withDestinationInstance: destination, for: mapping)
  }
  open func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

  /// Relates a new object to what the objects have become that the old one was related to.
  open func createRelationships(
    forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {
    guard
      let source = manager.sourceInstances(
        forEntityMappingName: mapping.name, destinationInstances: [dInstance]
      ).first
    else { return }
    let variables = NSMutableDictionary(dictionary: [
      "source": source, "manager": manager, "destination": dInstance,
    ])
    for property in mapping.relationshipMappings ?? [] {
      guard let name = property.name, let expression = property.valueExpression,
        let relationship = dInstance.entity.lookup.relationships[name]
      else { continue }
      let value = expression.expressionValue(with: source, context: variables)
      let old =
        (value as? NSManagedObject).map { [$0] }
        ?? (PredicateValues.members(value) ?? []).compactMap { $0 as? NSManagedObject }
      // A custom expression may give new objects already.
      let new = old.flatMap {
        $0.managedObjectContext === manager.destinationContext ? [$0] : manager.destinations(of: $0)
      }
      if relationship.isToMany {
        dInstance.setMany(new, relationship)
      } else {
        dInstance.setValue(new.first, forKey: name)
      }
    }
  }
  open func endRelationshipCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {
  }
  open func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {
  }
  open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}

extension NSManagedObject {
  /// A new object of the class that an entity names.
  fileprivate static func made(_ entity: NSEntityDescription, in context: NSManagedObjectContext)
    -> NSManagedObject
  {
    NSEntityDescription.insertNewObject(forEntityName: entity.name ?? "", into: context)
  }
}
