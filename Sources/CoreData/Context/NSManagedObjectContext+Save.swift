import Foundation

extension NSManagedObjectContext {
  /// Writes all changes to the store, or to the parent. Either all of it is written or nothing.
  public func save() throws {
    assertQueue()
    processPendingChanges()
    guard hasChanges else { return }
    let center = NotificationCenter.default
    center.post(name: Self.willSaveObjectsNotification, object: self)
    try prepareObjects()
    if parent == nil { try settleConstraints() }
    processPendingChanges()

    var (inserted, updated, deleted) = objectsToSave
    if let parent {
      try push(inserted, updated, deleted, to: parent)
      settle(SavedObjects(inserted: inserted, updated: updated, deleted: deleted))
    } else {
      // Those that lost a conflict are not written.
      let saved = try write(inserted, updated, deleted)
      (inserted, updated, deleted) = (saved.inserted, saved.updated, saved.deleted)
    }
    advanceGeneration()
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
    let known = Set(updated.map(\.objectID))
    let others = derivedIDs.subtracting(known).subtracting(inserted.map(\.objectID))
    derivedIDs = []
    let saved = SavedIdentifiers(
      inserted: inserted.map(\.objectID), updated: updated.map(\.objectID) + others,
      deleted: deleted.map(\.objectID))
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

  /// Asks what has changed by `willSave`, and again what changes meanwhile, then holds it against the model's rules; until
  /// nothing changes any more.
  private func prepareObjects() throws {
    // What those changed who were told of the save is asked once, as everything else.
    processPendingChanges()
    // Who is asked may fetch, which processes what it has changed.
    let outer = changesWhileSaving
    changesWhileSaving = ObjectTable()
    defer { changesWhileSaving = outer }
    var round = insertedTable.all + updatedTable.all + deletedTable.all
    for _ in 0..<Self.attemptsToSettle {
      for object in round where object.managedObjectContext === self { object.willSave() }
      round = processedChanges()
      if !round.isEmpty { continue }
      try validateAll()
      round = processedChanges()
      if round.isEmpty { return }
    }
    Self.neverRests()
  }
  private static func neverRests() -> Never {
    fatalError(
      """
      Failed to process pending changes before save. The context is still dirty after \(attemptsToSettle) \
      attempts. Typically this recursive dirtying is caused by a bad validation method, -willSave, or notification \
      handler.
      """)
  }
  /// As many as Core Data makes.
  private static let attemptsToSettle = 1000

  /// Processes changes, those included that who hears of them makes; gives what has changed.
  private func processedChanges() -> [NSManagedObject] {
    for _ in 0..<Self.attemptsToSettle {
      processPendingChanges()
      if pendingInserts.isEmpty, pendingUpdates.isEmpty, pendingDeletes.isEmpty {
        defer { changesWhileSaving = ObjectTable() }
        return changesWhileSaving?.all ?? []
      }
    }
    Self.neverRests()
  }

  private func validateAll() throws {
    var errors: [Error] = []
    func check(_ body: () throws -> Void) {
      // Errors of Swift are no NSError here, in spite of what the compiler says of a pattern.
      do { try body() } catch {
        errors += ((error as NSError).userInfo[NSDetailedErrorsKey] as? [Error]) ?? [error]
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

  /// What a save has written.
  private struct SavedObjects {
    var inserted: [NSManagedObject] = []
    var updated: [NSManagedObject] = []
    var deleted: [NSManagedObject] = []
  }

  private func write(
    _ inserted: [NSManagedObject], _ updated: [NSManagedObject], _ deleted: [NSManagedObject]
  ) throws -> SavedObjects {
    guard let coordinator = persistentStoreCoordinator, !coordinator.persistentStores.isEmpty else {
      throw CoreDataError.make(
        NSPersistentStoreSaveError,
        "This NSPersistentStoreCoordinator has no persistent stores. It cannot perform a save operation.")
    }
    for object in updated + deleted where object.row == nil { object.fire() }
    var (inserted, updated, deleted) = (inserted, updated, deleted)
    var settled = false
    var attempts = 0
    var saved = SavedObjects()
    while true {
      do {
        try writeOnce(coordinator, inserted, updated, deleted, &saved)
        return saved
      } catch let conflicts as RowConflicts {
        guard !settled else { throw Self.mergeError(mergeConflicts(conflicts)) }
        settled = true
        try settleConflicts(conflicts)
        // Some are not written any more.
        (inserted, updated, deleted) = objectsToSave
      } catch {
        // Another context has saved an equal object since they were compared.
        let known = error as NSError
        guard known.domain == NSCocoaErrorDomain, known.code == NSManagedObjectConstraintMergeError,
          attempts < 5
        else { throw error }
        attempts += 1
        try settleConstraints()
        processPendingChanges()
        (inserted, updated, deleted) = objectsToSave
      }
    }
  }

  private func writeOnce(
    _ coordinator: NSPersistentStoreCoordinator, _ inserted: [NSManagedObject], _ updated: [NSManagedObject],
    _ deleted: [NSManagedObject], _ saved: inout SavedObjects
  ) throws {
    var stores: [(any ObjectStore, [NSManagedObject], [NSManagedObject], [NSManagedObject])] = []
    // Those that find conflicts before they write come first.
    let all = coordinator.persistentStores.compactMap { $0 as? any ObjectStore }
    for store in all.filter({ $0 is SQLiteStore }) + all.filter({ !($0 is SQLiteStore) }) {
      func mine(_ object: NSManagedObject) -> Bool { self.store(for: object, in: coordinator) === store }
      let part = (store, inserted.filter(mine), updated.filter(mine), deleted.filter(mine))
      if !(part.1.isEmpty && part.2.isEmpty && part.3.isEmpty) { stores.append(part) }
    }
    var replaced: [NSManagedObjectID] = []
    // What one store has written is saved, whatever becomes of the others.
    func finish(_ part: SavedObjects) {
      settle(part)
      saved.inserted += part.inserted
      saved.updated += part.updated
      saved.deleted += part.deleted
      if !replaced.isEmpty { coordinator.noteNewNames() }
    }
    do {
      for (store, fresh, old, gone) in stores {
        replaced = []
        if store.isReadOnly {
          throw CoreDataError.make(NSFileWriteNoPermissionError, "The store can only be read", store.url)
        }
        if let own = store as? any OwnStore {
          replaced = try own.giveNames(to: fresh)
          try own.save(
            OwnStoreChanges(
              inserted: fresh, updated: old, deleted: gone.filter { !$0.isGone && $0.objectID.key != nil }),
            for: self)
          finish(SavedObjects(inserted: fresh, updated: old, deleted: gone))
          continue
        }
        guard let store = store as? SQLiteStore else { continue }
        let derived = try guarded {
          try store.save {
            replaced += try store.giveNames(to: fresh)
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
        takeDerived(derived, new: fresh)
        finish(SavedObjects(inserted: fresh, updated: old, deleted: gone))
      }
    } catch {
      for id in replaced { id.replace(by: nil) }
      throw error
    }
  }

  /// Takes over what the store has worked out in a save.
  private func takeDerived(_ rows: [StoredRow], new: [NSManagedObject]) {
    let fresh = Dictionary(rows.isEmpty ? [] : new.map { ($0.objectID, $0) }) { first, _ in first }
    for row in rows {
      derivedIDs.insert(row.id)
      guard let object = fresh[row.id] ?? registeredObject(for: row.id), !object.deletedState else {
        continue
      }
      let derived = object.entity.lookup.attributes.values.filter { $0 is NSDerivedAttributeDescription }
      if let known = object.row {
        var values = known.values
        for attribute in derived { values[attribute.name] = row.values[attribute.name] }
        object.row = StoredRow(id: known.id, version: known.version, values: values)
      }
      if object.faultState { continue }
      for attribute in derived
      where !PredicateValues.areEqual(object.values[attribute.name], row.values[attribute.name]) {
        object.announce()
        object.changeObserver?(attribute.name, false)
        object.values[attribute.name] = row.values[attribute.name]
        object.changeObserver?(attribute.name, true)
        pendingRefreshes.insert(object)
      }
    }
  }

  /// Everything is as it was saved.
  private func settle(_ part: SavedObjects) {
    let (inserted, updated, deleted) = (part.inserted, part.updated, part.deleted)
    for object in inserted { insertedTable.remove(object) }
    for object in updated { updatedTable.remove(object) }
    for object in deleted {
      deletedTable.remove(object)
      updatedTable.remove(object)
      insertedTable.remove(object)
    }
    endAssignments(of: inserted)
    for object in inserted { adoptIdentifier(object) }
    for object in inserted + updated {
      object.insertedState = false
      (object.changed, object.quiet) = ([], [])
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
      (object.changed, object.quiet) = ([], [])
      unregister(object)
    }
    // The lists of others name objects by what they were called before.
    guard !inserted.isEmpty else { return }
    for object in livingObjects where !object.many.isEmpty {
      for key in object.many.keys where object.many[key]?.isChanged == false { object.many[key]?.settle() }
    }
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
