import Foundation

extension NSManagedObjectContext {
  /// The store that has an object, or is going to.
  func store(for object: NSManagedObject, in coordinator: NSPersistentStoreCoordinator) -> NSPersistentStore?
  {
    object.objectID.store ?? assigned[object.identifier] ?? coordinator.store(of: object.entity)
  }

  /// Gives permanent names to new objects; returns the temporary ones.
  func giveKeys(to objects: [NSManagedObject], in store: SQLiteStore) throws -> [NSManagedObjectID] {
    let fresh = objects.filter { $0.objectID.isTemporaryID }
    let counts = Dictionary(fresh.map { ($0.entity.root, 1) }, uniquingKeysWith: +)
    var next = try store.takeKeys(counts)
    return fresh.map { object in
      let key = next[object.entity.root]!
      next[object.entity.root] = key + 1
      object.identifier.replace(by: store.id(key, object.entity))
      return object.identifier
    }
  }

  /// Makes the names of objects permanent before they are saved.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    guard let coordinator = persistentStoreCoordinator else { return }
    for case let store as SQLiteStore in coordinator.persistentStores {
      let mine = objects.filter {
        $0.objectID.isTemporaryID && self.store(for: $0, in: coordinator) === store
      }
      if mine.isEmpty { continue }
      try guarded {
        try store.lock.withLock { try store.connection.transaction { _ = try giveKeys(to: mine, in: store) } }
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
