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
/// - Missing: own policies by overriding `resolve(…)`; an own subclass acts by its `mergeType`.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// The kind of the policy.
  public let mergeType: NSMergePolicyType
  /// A policy of a kind.
  public init(merge type: NSMergePolicyType) { mergeType = type }

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

  init(_ object: NSManagedObject, _ conflict: RowConflict) {
    sourceObject = object
    objectSnapshot = object.values
    cachedSnapshot = object.row?.values
    persistedSnapshot = conflict.row?.values
    newVersionNumber = Int(conflict.row?.version ?? 0)
    oldVersionNumber = Int(conflict.version)
  }
}
