import Foundation

/// Objects that are equal in what no two may be equal in.
open class NSConstraintConflict: NSObject {
  /// The names of the properties that have to be unique together.
  public let constraint: [String]
  /// The values that are there more than once.
  public let constraintValues: [String: Any]
  /// The object whose row has the values already, nil if only unsaved objects are equal.
  public let databaseObject: NSManagedObject?
  /// What the row holds.
  public let databaseSnapshot: [String: Any]?
  /// The objects that are to be saved.
  public let conflictingObjects: [NSManagedObject]
  /// What was saved of them before.
  public let conflictingSnapshots: [[AnyHashable: Any]]

  public init(
    constraint contraint: [String], database databaseObject: NSManagedObject?,
    databaseSnapshot: [AnyHashable: Any]?, conflicting conflictingObjects: [NSManagedObject],
    conflictingSnapshots: [Any]
  ) {
    constraint = contraint
    (self.databaseObject, self.conflictingObjects) = (databaseObject, conflictingObjects)
    self.databaseSnapshot = databaseSnapshot.map { snapshot in
      Dictionary(snapshot.compactMap { key, value in (key as? String).map { ($0, value) } }) { first, _ in
        first
      }
    }
    self.conflictingSnapshots = conflictingSnapshots.map { $0 as? [AnyHashable: Any] ?? [:] }
    var values: [String: Any] = [:]
    for name in contraint { values[name] = conflictingObjects.first?.value(forKeyPath: name) }
    constraintValues = values
  }

  convenience init(_ names: [String], _ existing: NSManagedObject?, _ objects: [NSManagedObject]) {
    func committed(_ object: NSManagedObject) -> [String: Any] {
      object.insertedState
        ? [:] : object.committedValues(forKeys: Array(object.entity.lookup.attributes.keys))
    }
    self.init(
      constraint: names, database: existing, databaseSnapshot: existing.map(committed), conflicting: objects,
      conflictingSnapshots: objects.map(committed))
  }
}
