import Foundation

/// How conflicts at a save are settled.
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType
  case mergeByPropertyStoreTrumpMergePolicyType
  case mergeByPropertyObjectTrumpMergePolicyType
  case overwriteMergePolicyType
  case rollbackMergePolicyType
}

/// What is done when an object was changed in the store too, or when a constraint is not met.
///
/// A subclass overrides one of the `resolve` methods, changes the objects of the conflicts, and usually calls that of its
/// superclass, which does what the kind of the policy says.
nonisolated open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// The kind of the policy.
  public let mergeType: NSMergePolicyType
  /// A policy of a kind.
  public init(merge type: NSMergePolicyType) { mergeType = type }

  // MARK: What subclasses override

  /// Settles conflicts with the store; throws if the save is to fail.
  open func resolve(mergeConflicts list: [Any]) throws {
    let conflicts = list.compactMap { $0 as? NSMergeConflict }
    if mergeType == .errorMergePolicyType, !conflicts.isEmpty {
      throw NSManagedObjectContext.mergeError(conflicts)
    }
    for conflict in conflicts {
      conflict.sourceObject.managedObjectContext?.settle(conflict, by: mergeType)
    }
  }
  /// Settles conflicts of objects whose rows have newer versions.
  open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {
    try resolve(mergeConflicts: list)
  }
  /// Settles objects that are equal where no two may be.
  open func resolve(constraintConflicts list: [NSConstraintConflict]) throws {
    if mergeType == .errorMergePolicyType, !list.isEmpty {
      throw NSManagedObjectContext.constraintError(list)
    }
    for conflict in list {
      let object = conflict.conflictingObjects.first { $0.managedObjectContext != nil }
      object?.managedObjectContext?.settle(conflict, by: mergeType)
    }
  }

  // MARK: The usual ones

  /// The save fails.
  public static let error: NSMergePolicy = NSMergePolicy(merge: .errorMergePolicyType)
  /// Property by property the object in memory wins.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// Property by property the store wins.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// The whole object in memory is written.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The changes in memory are given up.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

public let NSErrorMergePolicy: AnyObject = NSMergePolicy.error
public let NSMergeByPropertyStoreTrumpMergePolicy: AnyObject = NSMergePolicy.mergeByPropertyStoreTrump
public let NSMergeByPropertyObjectTrumpMergePolicy: AnyObject = NSMergePolicy.mergeByPropertyObjectTrump
public let NSOverwriteMergePolicy: AnyObject = NSMergePolicy.overwrite
public let NSRollbackMergePolicy: AnyObject = NSMergePolicy.rollback

/// An object that was changed in two places.
open class NSMergeConflict: NSObject {
  /// The object in memory.
  public let sourceObject: NSManagedObject
  /// Its values in memory.
  open var objectSnapshot: [String: Any]?
  /// Its values when it was read.
  open var cachedSnapshot: [String: Any]?
  /// Its values in the store, nil if it has gone.
  open var persistedSnapshot: [String: Any]?
  /// The version that the store has, 0 if the object has gone.
  open private(set) var newVersionNumber: Int
  /// The version that was changed.
  open private(set) var oldVersionNumber: Int
  let row: StoredRow?
  /// Whether a policy of the usual kinds has settled it.
  var isSettled = false

  /// A conflict as the app sees it.
  public init(
    source srcObject: NSManagedObject, newVersion newvers: Int, oldVersion oldvers: Int,
    cachedSnapshot cachesnap: [String: Any]?, persistedSnapshot persnap: [String: Any]?
  ) {
    (sourceObject, newVersionNumber, oldVersionNumber) = (srcObject, newvers, oldvers)
    (cachedSnapshot, persistedSnapshot) = (cachesnap, persnap)
    objectSnapshot = Self.snapshot(srcObject, srcObject.values)
    row = persnap.map { StoredRow(id: srcObject.objectID, version: Int64(newvers), values: $0) }
  }

  private static func snapshot(_ object: NSManagedObject, _ values: [String: Any]) -> [String: Any] {
    var all: [String: Any] = [:]
    for property in object.entity.lookup.properties.values where !property.isTransient {
      if (property as? NSRelationshipDescription)?.isToMany == true { continue }
      all[property.name] = values[property.name].map { object.present($0, property.name) } ?? NSNull()
    }
    return all
  }

  init(_ object: NSManagedObject, _ conflict: RowConflict) {
    sourceObject = object
    row = conflict.row
    objectSnapshot = Self.snapshot(object, object.values)
    cachedSnapshot = (object.row?.values).map { Self.snapshot(object, $0) }
    persistedSnapshot = (conflict.row?.values).map { Self.snapshot(object, $0) }
    newVersionNumber = Int(conflict.row?.version ?? 0)
    oldVersionNumber = Int(conflict.version)
  }
}
