import Foundation

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
public let NSRefreshedObjectIDsKey = "refreshed_objectIDs"
public let NSInvalidatedObjectIDsKey = "invalidated_objectIDs"

extension Notification.Name {
  /// Objects of a context have changed.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  /// A context is about to save.
  public static let NSManagedObjectContextWillSave = Notification.Name(
    "NSManagingContextWillSaveChangesNotification")
  /// A context has saved.
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
  /// Like the one before, with the names of the objects.
  public static let NSManagedObjectContextDidSaveObjectIDs = Notification.Name(
    "NSManagedObjectContextDidSaveObjectIDsNotification")
  /// The stores of a coordinator have changed.
  public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
    "_NSPersistentStoreCoordinatorStoresDidChangeNotification")
  public static let NSPersistentStoreCoordinatorStoresWillChange = Notification.Name(
    "NSPersistentStoreCoordinatorStoresWillChangeNotification")
  /// A store was saved to whose options ask for this, with the token of its history; by this program or another one.
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
  /// Objects of a context have changed.
  public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
  /// A context is about to save.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  /// A context has saved.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// A context has saved; the notification has the names of the objects.
  public static let didSaveObjectIDsNotification = Notification.Name.NSManagedObjectContextDidSaveObjectIDs

  /// The keys of the notifications.
  public enum NotificationKey: String, Sendable {
    case sourceContext = "managedObjectContext"
    case queryGeneration = "newQueryGeneration"
    case invalidatedAllObjects = "invalidatedAll"
    case insertedObjects = "inserted"
    case updatedObjects = "updated"
    case deletedObjects = "deleted"
    case refreshedObjects = "refreshed"
    case invalidatedObjects = "invalidated"
    case insertedObjectIDs = "inserted_objectIDs"
    case updatedObjectIDs = "updated_objectIDs"
    case deletedObjectIDs = "deleted_objectIDs"
    case refreshedObjectIDs = "refreshed_objectIDs"
    case invalidatedObjectIDs = "invalidated_objectIDs"
  }

  // MARK: What others saved

  /// Brings in what another context saved, as its notification tells.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    guard (notification.object as? NSManagedObjectContext) !== self else { return }
    merge(Self.identifiers(notification.userInfo ?? [:]))
  }

  /// Brings changes that are told by the names of objects into contexts.
  public class func mergeChanges(
    fromRemoteContextSave changes: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    let ids = identifiers(changes)
    for context in contexts { context.performAndWait { context.merge(ids) } }
  }

  struct SavedIdentifiers {
    var inserted: [NSManagedObjectID] = []
    var updated: [NSManagedObjectID] = []
    var deleted: [NSManagedObjectID] = []
  }

  private static func identifiers(_ info: [AnyHashable: Any]) -> SavedIdentifiers {
    func all(_ keys: [String]) -> [NSManagedObjectID] {
      keys.flatMap { PredicateValues.members(info[$0]) ?? [] }.compactMap {
        ($0 as? NSManagedObject)?.objectID ?? $0 as? NSManagedObjectID
      }
    }
    return SavedIdentifiers(
      inserted: all([NSInsertedObjectsKey, NSInsertedObjectIDsKey]),
      updated: all([
        NSUpdatedObjectsKey, NSUpdatedObjectIDsKey, NSRefreshedObjectsKey, NSRefreshedObjectIDsKey,
      ]), deleted: all([NSDeletedObjectsKey, NSDeletedObjectIDsKey]))
  }

  /// Brings in what its parent, or another context that saves to the same place, has saved, if it wants that.
  func mergeIfWanted(_ saved: SavedIdentifiers) {
    guard automaticallyMergesChangesFromParent, concurrencyType != .confinementConcurrencyType else { return }
    if concurrencyType == .mainQueueConcurrencyType, Self.isOnMainQueue {
      merge(saved)
    } else {
      perform { self.merge(saved) }
    }
  }

  func merge(_ saved: SavedIdentifiers) {
    advanceGeneration()
    for id in saved.updated {
      if let object = registeredObject(for: id), !object.deletedState {
        refresh(object, mergeChanges: true)
      } else {
        // Not looked at here so far; what is fetched again may have it now.
        pendingRefreshes.insert(self.object(with: id))
      }
    }
    for id in saved.inserted {
      // What this context has saved to its parent itself is nothing new when the parent saves it.
      if parent != nil, let known = registeredObject(for: id), !known.faultState {
        if !known.deletedState { refresh(known, mergeChanges: true) }
        continue
      }
      let object = object(with: id)
      pendingInserts.insert(object)
      // A relationship to many that was read before has one object more.
      forgetRelationships(to: object)
    }
    for id in saved.deleted {
      guard let object = registeredObject(for: id) else { continue }
      object.announce()
      updatedTable.remove(object)
      deletedTable.remove(object)
      object.deletedState = true
      object.isGone = true
      object.turnIntoFault()
      object.faultState = false
      unregister(object)
      pendingDeletes.insert(object)
    }
    processPendingChanges()
  }

  private func forgetRelationships(to object: NSManagedObject) {
    for relationship in object.entity.lookup.relationships.values {
      guard let inverse = relationship.inverseRelationship, inverse.isToMany else { continue }
      for id in object.objectIDs(forRelationshipNamed: relationship.name) {
        guard let other = registeredObject(for: id), let known = other.many[inverse.name], !known.isChanged
        else { continue }
        other.announce()
        other.many[inverse.name] = nil
        other.changeObserver?(inverse.name, true)
      }
    }
  }
}
