import Foundation

extension NSManagedObjectContext {
  /// Writes all changes to the store, or to the parent. Either all of it is written or nothing.
  public func save() throws {
    assertQueue()
    processPendingChanges()
    guard hasChanges else { return }
    let center = NotificationCenter.default
    center.post(name: Self.willSaveObjectsNotification, object: self)
    askBeforeSaving()
    try validateAll()
    if parent == nil { try settleConstraints() }
    processPendingChanges()

    var (inserted, updated, deleted) = objectsToSave
    if let parent {
      try push(inserted, updated, deleted, to: parent)
    } else {
      try write(inserted, updated, deleted)
      // Those that lost a conflict were not written.
      (inserted, updated, deleted) = objectsToSave
    }
    settle(inserted, updated, deleted)
    for object in inserted + updated + deleted { object.didSave() }
    for object in deleted { object.managedObjectContext = nil }

    var (objects, ids): ([String: Any], [String: Any]) = ([:], [:])
    for (key, list) in [
      (NSInsertedObjectsKey, inserted), (NSUpdatedObjectsKey, updated), (NSDeletedObjectsKey, deleted),
    ]
    where !list.isEmpty {
      objects[key] = Set(list)
      ids[key + "_objectIDs"] = Set(list.map(\.objectID))
    }
    let saved = SavedIdentifiers(
      inserted: inserted.map(\.objectID), updated: updated.map(\.objectID), deleted: deleted.map(\.objectID))
    center.post(name: Self.didSaveObjectsNotification, object: self, userInfo: objects)
    center.post(name: Self.didSaveObjectIDsNotification, object: self, userInfo: ids)
    for child in children { child.mergeIfWanted(saved) }
    for child in parent?.children ?? [] where child !== self { child.mergeIfWanted(saved) }
    if parent == nil, !isBatch { persistentStoreCoordinator?.didSave(saved, from: self) }
    if parent == nil { persistentStoreCoordinator?.postRemoteChange() }
  }

  /// What is new, what has changed and what goes.
  private var objectsToSave: ([NSManagedObject], [NSManagedObject], [NSManagedObject]) {
    (
      insertedTable.all.filter { !$0.deletedState }, updatedTable.all.filter { !$0.deletedState },
      deletedTable.all
    )
  }

  /// `willSave` until nothing new changes.
  private func askBeforeSaving() {
    var asked: Set<ObjectIdentifier> = []
    for _ in 0..<1000 {
      let objects = (insertedTable.all + updatedTable.all + deletedTable.all).filter {
        !asked.contains(ObjectIdentifier($0))
      }
      if objects.isEmpty { return }
      for object in objects {
        asked.insert(ObjectIdentifier(object))
        object.willSave()
      }
      processPendingChanges()
    }
  }

  private func validateAll() throws {
    var errors: [Error] = []
    func check(_ body: () throws -> Void) {
      do { try body() } catch let error as NSError {
        errors += (error.userInfo[NSDetailedErrorsKey] as? [Error]) ?? [error]
      }
    }
    for object in deletedTable.all where !object.isGone { check { try object.validateForDelete() } }
    for object in insertedTable.all where !object.deletedState { check { try object.validateForInsert() } }
    for object in updatedTable.all where !object.deletedState { check { try object.validateForUpdate() } }
    try Validation.combine(errors)
  }

  // MARK: Into the store

  private func changeOfUpdate(_ object: NSManagedObject) -> StoreChanges.Object {
    var change = StoreChanges.Object(id: object.objectID, version: object.row?.version ?? 0)
    change.names = object.changed
    change.values = object.values
    for relationship in object.entity.lookup.toMany where object.many[relationship.name]?.isChanged == true {
      change.pairs.append((relationship, object.identifiers(relationship)))
    }
    return change
  }

  private func write(
    _ inserted: [NSManagedObject], _ updated: [NSManagedObject], _ deleted: [NSManagedObject]
  ) throws {
    guard let coordinator = persistentStoreCoordinator, !coordinator.persistentStores.isEmpty else {
      throw CoreDataError.make(
        NSPersistentStoreSaveError,
        "This NSPersistentStoreCoordinator has no persistent stores. It cannot perform a save operation.")
    }
    for object in updated + deleted where object.row == nil { object.fire() }
    var (inserted, updated, deleted) = (inserted, updated, deleted)
    var settled = false
    while true {
      do {
        try writeOnce(coordinator, inserted, updated, deleted)
        return
      } catch let conflicts as RowConflicts {
        guard !settled else { throw conflictError(conflicts) }
        settled = true
        try settleConflicts(conflicts)
        // Some are not written any more.
        (inserted, updated, deleted) = objectsToSave
      }
    }
  }

  private func writeOnce(
    _ coordinator: NSPersistentStoreCoordinator, _ inserted: [NSManagedObject], _ updated: [NSManagedObject],
    _ deleted: [NSManagedObject]
  ) throws {
    var stores: [(SQLiteStore, [NSManagedObject], [NSManagedObject], [NSManagedObject])] = []
    for case let store as SQLiteStore in coordinator.persistentStores {
      func mine(_ object: NSManagedObject) -> Bool { self.store(for: object, in: coordinator) === store }
      let part = (store, inserted.filter(mine), updated.filter(mine), deleted.filter(mine))
      if !(part.1.isEmpty && part.2.isEmpty && part.3.isEmpty) { stores.append(part) }
    }
    var replaced: [NSManagedObjectID] = []
    do {
      for (store, fresh, old, gone) in stores {
        if store.isReadOnly {
          throw CoreDataError.make(NSFileWriteNoPermissionError, "The store can only be read", store.url)
        }
        try guarded {
          try store.save {
            replaced += try giveKeys(to: fresh, in: store)
            var changes = StoreChanges()
            changes.origin = SQLiteStore.Origin(author: transactionAuthor, contextName: name)
            for object in fresh {
              var change = StoreChanges.Object(id: object.objectID, values: object.values)
              for relationship in object.entity.lookup.toMany
              where object.many[relationship.name]?.isChanged == true {
                change.pairs.append((relationship, object.identifiers(relationship)))
              }
              changes.inserted.append(change)
            }
            changes.updated = old.map(changeOfUpdate)
            changes.deleted = gone.filter { !$0.isGone && $0.objectID.key != nil }.map {
              StoreChanges.Object(id: $0.objectID, version: $0.row?.version ?? 0)
            }
            return changes
          }
        }
      }
    } catch {
      for id in replaced { id.replace(by: nil) }
      throw error
    }
    if !replaced.isEmpty { coordinator.noteNewNames() }
  }

  /// Everything is as it was saved.
  private func settle(
    _ inserted: [NSManagedObject], _ updated: [NSManagedObject], _ deleted: [NSManagedObject]
  ) {
    (insertedTable, updatedTable, deletedTable) = (ObjectTable(), ObjectTable(), ObjectTable())
    endAssignments(of: inserted)
    for object in inserted { adoptIdentifier(object) }
    for object in inserted + updated {
      object.insertedState = false
      object.changed = []
      for (key, value) in object.values {
        if let id = value as? NSManagedObjectID { object.values[key] = id.current }
      }
      for key in object.many.keys { object.many[key]?.settle() }
      let version = parent == nil ? (object.row?.version ?? 0) + 1 : 0
      object.row = StoredRow(
        id: object.identifier, version: version,
        values: object.values.filter { object.entity.lookup.properties[$0.key]?.isTransient == false })
    }
    for object in deleted {
      object.deletedState = false
      object.isGone = true
      object.changed = []
      unregister(object)
    }
    // The lists of others name objects by what they were called before.
    guard !inserted.isEmpty else { return }
    for object in livingObjects where !object.many.isEmpty {
      for key in object.many.keys where object.many[key]?.isChanged == false { object.many[key]?.settle() }
    }
  }

  // MARK: Conflicts

  private var policy: NSMergePolicyType {
    (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
  }

  private func conflictError(_ conflicts: RowConflicts) -> NSError {
    let all = conflicts.all.compactMap { conflict in
      registeredObject(for: conflict.id).map { NSMergeConflict($0, conflict) }
    }
    return CoreDataError.make(
      NSManagedObjectMergeError, "Could not merge changes.", nil,
      ["conflictList": all, NSPersistentStoreSaveConflictsErrorKey: all])
  }

  private func settleConflicts(_ conflicts: RowConflicts) throws {
    if policy == .errorMergePolicyType { throw conflictError(conflicts) }
    for conflict in conflicts.all {
      guard let object = registeredObject(for: conflict.id) else { continue }
      guard let row = conflict.row else {
        // The row has gone: an object that wins is written anew, others go too.
        if object.deletedState {
          object.isGone = true
        } else if policy == .overwriteMergePolicyType || policy == .mergeByPropertyObjectTrumpMergePolicyType
        {
          revive(object)
        } else {
          merge(SavedIdentifiers(deleted: [conflict.id]))
        }
        continue
      }
      let old = object.row?.values ?? [:]
      object.row = row
      object.announce()
      switch policy {
      case .rollbackMergePolicyType:
        object.deletedState = false
        deletedTable.remove(object)
        updatedTable.remove(object)
        object.turnIntoFault()
        object.row = row
      case .mergeByPropertyStoreTrumpMergePolicyType, .mergeByPropertyObjectTrumpMergePolicyType:
        for property in object.entity.lookup.properties.values where !property.isTransient {
          let key = property.name
          let theirs = row.values[key]
          let storeChanged = !PredicateValues.areEqual(theirs, old[key])
          let isMine = object.changed.contains(key)
          if (property as? NSRelationshipDescription)?.isToMany == true { continue }
          if !isMine || (storeChanged && policy == .mergeByPropertyStoreTrumpMergePolicyType) {
            object.values[key] = theirs
            object.changed.remove(key)
          }
        }
      default:
        object.changed = Set(object.entity.lookup.properties.values.filter { !$0.isTransient }.map(\.name))
      }
    }
  }

  /// The store has lost an object that is to win: it is written anew, under the name that it had.
  private func revive(_ object: NSManagedObject) {
    object.row = nil
    object.insertedState = true
    updatedTable.remove(object)
    insertedTable.insert(object)
  }

  // MARK: Constraints

  /// Finds objects that are equal where no two may be, here and in the store, and settles which one stays.
  private func settleConstraints() throws {
    var used: [String: NSManagedObject] = [:]
    for object in insertedTable.all + updatedTable.all where !object.deletedState {
      var entity: NSEntityDescription? = object.entity
      while let level = entity {
        for constraint in level.uniquenessConstraints {
          let names = constraint.map { NSEntityDescription.columnName($0) }
          if object.deletedState { break }
          try settle(object, level, names, &used)
        }
        entity = level.superentity
      }
    }
  }

  private func settle(
    _ object: NSManagedObject, _ entity: NSEntityDescription, _ names: [String],
    _ used: inout [String: NSManagedObject]
  ) throws {
    guard let store = store(of: entity) else { return }
    if !object.insertedState, !names.contains(where: { object.changed.contains($0) }) { return }
    let columns = store.columns.columns(of: entity)
    var key: [(Columns.Column, SQLiteValue)] = []
    for name in names {
      guard let column = columns[name] else { return }
      let value: SQLiteValue
      if let attribute = column.property as? NSAttributeDescription {
        value = try StoredValue.encode(object.values[name], of: attribute)
      } else {
        value = ((object.values[name] as? NSManagedObjectID)?.current.key).map(SQLiteValue.integer) ?? .null
      }
      // Nothing is like nothing else.
      if value == .null { return }
      key.append((column, value))
    }
    let title = "\(entity.name ?? "")|\(key.map { "\($0.1)" })"
    func fail(_ with: [Any]) -> NSError {
      CoreDataError.make(
        NSManagedObjectConstraintMergeError,
        "Could not merge changes: \(names.joined(separator: ", ")) has to be unique.",
        nil, ["conflictList": with, "objects": with])
    }
    let storeWins = policy == .mergeByPropertyStoreTrumpMergePolicyType || policy == .rollbackMergePolicyType
    if let other = used[title], other !== object, !other.deletedState {
      if policy == .errorMergePolicyType { throw fail([other, object]) }
      // The one that came last wins, unless what was there wins.
      if storeWins {
        if object.insertedState { delete(object) } else { refresh(object, mergeChanges: false) }
      } else if other.insertedState {
        delete(other)
        used[title] = object
      } else if object.insertedState {
        pass(object, to: other)
      }
      processPendingChanges()
      return
    }
    used[title] = object
    let except = Set(
      (updatedTable.all + deletedTable.all).compactMap { candidate -> Int64? in
        guard candidate.deletedState || names.contains(where: { candidate.changed.contains($0) }) else {
          return nil
        }
        return candidate.objectID.key
      } + [object.objectID.key].compactMap { $0 })
    guard let row = try guarded({ try store.key(where: key, entity: entity, except: except) }) else { return }
    let existing = self.object(with: row.id)
    if policy == .errorMergePolicyType { throw fail([object, existing]) }
    guard object.insertedState else {
      if storeWins { refresh(object, mergeChanges: false) } else { delete(existing) }
      return
    }
    if storeWins {
      delete(object)
    } else {
      used[title] = existing
      pass(object, to: existing)
    }
    processPendingChanges()
  }

  /// The new object's values become those of an older one, which stays.
  private func pass(_ object: NSManagedObject, to existing: NSManagedObject) {
    existing.fire()
    for (name, property) in object.entity.lookup.properties where !property.isTransient {
      if let relationship = property as? NSRelationshipDescription {
        let value = object.primitiveValue(forKey: name)
        if relationship.isToMany, (PredicateValues.members(value) ?? []).isEmpty { continue }
        existing.setRelated(value, relationship)
      } else {
        existing.setValue(object.primitiveValue(forKey: name), forKey: name)
      }
    }
    becomeExisting?(object, existing)
    delete(object)
  }

  // MARK: Into the parent

  private func push(
    _ inserted: [NSManagedObject], _ updated: [NSManagedObject], _ deleted: [NSManagedObject],
    to parent: NSManagedObjectContext
  ) throws {
    parent.performAndWait {
      for object in inserted {
        let twin = parent.makeFault(object.identifier, row: nil)
        twin.faultState = false
        twin.insertedState = true
        parent.insertedTable.insert(twin)
        parent.pendingInserts.insert(twin)
      }
      for object in inserted + updated {
        let twin = parent.object(with: object.identifier)
        twin.fire()
        twin.announce()
        let keys = object.insertedState ? Set(object.entity.lookup.properties.keys) : object.changed
        for key in keys {
          if let relationship = object.entity.lookup.relationships[key], relationship.isToMany {
            guard let mine = object.many[key], mine.isChanged else { continue }
            var theirs = twin.many[key] ?? ToMany()
            for id in mine.removed { theirs.remove(id) }
            for id in mine.additions { theirs.add(id) }
            if mine.isReordered, let ids = mine.ids {
              (theirs.ids, theirs.members, theirs.isReordered) = (ids, Set(ids), true)
            }
            twin.many[key] = theirs
          } else {
            twin.values[key] = object.values[key]
          }
          twin.markChanged(key)
          twin.changeObserver?(key, true)
        }
      }
      for object in deleted { parent.delete(parent.object(with: object.identifier)) }
      parent.processPendingChanges()
    }
  }
}
