import Foundation

extension NSManagedObjectContext {
  /// The store that has an object, or is going to.
  func store(for object: NSManagedObject, in coordinator: NSPersistentStoreCoordinator) -> NSPersistentStore?
  {
    object.objectID.store ?? assigned[object.identifier] ?? coordinator.store(of: object.entity)
  }

  /// Makes the names of objects permanent before they are saved.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    guard let coordinator = persistentStoreCoordinator else { return }
    for case let store as any ObjectStore in coordinator.persistentStores {
      let mine = objects.filter {
        $0.objectID.isTemporaryID && self.store(for: $0, in: coordinator) === store
      }
      if mine.isEmpty { continue }
      try guarded {
        guard let file = store as? SQLiteStore else { return _ = try store.giveNames(to: mine) }
        var named: [NSManagedObjectID] = []
        do { try file.writing { named = try file.giveNames(to: mine) } } catch {
          // Their keys have not been taken.
          for id in named { id.replace(by: nil) }
          throw error
        }
      }
      for object in mine { adoptIdentifier(object) }
      coordinator.noteNewNames()
    }
  }

  func adoptIdentifier(_ object: NSManagedObject) {
    guard object.identifier.replacement != nil else { return }
    object.identifier = object.identifier.current
    register(object)
  }

  /// In a context with a parent: finds its objects by the permanent names that a context above has given them meanwhile.
  ///
  /// Only the objects themselves know both names, so they have to be asked; once for each time that names were given.
  ///
  /// - Returns: whether there were any.
  func adoptNamesFromAbove() -> Bool {
    guard parent != nil, let count = persistentStoreCoordinator?.countOfNewNames, count != namesSeen else {
      return false
    }
    namesSeen = count
    let renamed = livingObjects.filter { $0.identifier.replacement != nil }
    for object in renamed { adoptIdentifier(object) }
    if renamed.isEmpty { return false }
    for object in livingObjects {
      for key in object.many.keys { object.many[key]?.rename() }
    }
    return true
  }
}
