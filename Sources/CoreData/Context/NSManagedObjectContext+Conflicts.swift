import Foundation

extension NSManagedObjectContext {
  private var policy: NSMergePolicy { mergePolicy as? NSMergePolicy ?? .error }

  /// Asks the merge policy what becomes of objects whose rows are not as they were.
  func settleConflicts(_ conflicts: RowConflicts) throws {
    let all = mergeConflicts(conflicts)
    try policy.resolve(optimisticLockingConflicts: all)
    for conflict in all where !conflict.isSettled {
      // A policy of its own has said what is written, or that the object goes.
      let object = conflict.sourceObject
      guard let row = conflict.row else {
        if object.deletedState {
          object.isGone = true
        } else if updatedTable.contains(object) {
          revive(object)
        }
        continue
      }
      object.row = row
    }
  }

  func mergeConflicts(_ conflicts: RowConflicts) -> [NSMergeConflict] {
    conflicts.all.compactMap { conflict in
      registeredObject(for: conflict.id).map { NSMergeConflict($0, conflict) }
    }
  }

  /// Settles one conflict as a kind of policies does.
  func settle(_ conflict: NSMergeConflict, by policy: NSMergePolicyType) {
    let object = conflict.sourceObject
    conflict.isSettled = true
    guard let row = conflict.row else {
      // The row has gone: an object that wins is written anew, others go too.
      if object.deletedState {
        object.isGone = true
      } else if policy == .overwriteMergePolicyType || policy == .mergeByPropertyObjectTrumpMergePolicyType {
        revive(object)
      } else {
        merge(SavedIdentifiers(deleted: [object.objectID]))
      }
      return
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

  /// The store has lost an object that is to win: it is written anew, under the name that it had.
  private func revive(_ object: NSManagedObject) {
    object.row = nil
    object.insertedState = true
    updatedTable.remove(object)
    insertedTable.insert(object)
  }

  static func mergeError(_ conflicts: [Any]) -> NSError {
    CoreDataError.make(
      NSManagedObjectMergeError, "Could not merge changes.", nil,
      ["conflictList": conflicts, NSPersistentStoreSaveConflictsErrorKey: conflicts])
  }

  // MARK: Constraints

  /// Finds objects that are equal where no two may be, here and in the store, and asks the policy which one stays.
  func settleConstraints() throws {
    var conflicts = try constraintConflicts()
    // What a policy changes may meet something else.
    for _ in 0..<10 where !conflicts.isEmpty {
      try policy.resolve(constraintConflicts: conflicts)
      processPendingChanges()
      conflicts = try constraintConflicts()
    }
    if !conflicts.isEmpty { throw Self.constraintError(conflicts) }
  }

  static func constraintError(_ conflicts: [NSConstraintConflict]) -> NSError {
    let names = conflicts.first?.constraint.joined(separator: ", ") ?? ""
    let objects = conflicts.flatMap { [$0.databaseObject].compactMap { $0 } + $0.conflictingObjects }
    return CoreDataError.make(
      NSManagedObjectConstraintMergeError, "Could not merge changes: \(names) has to be unique.", nil,
      ["conflictList": conflicts, "objects": objects])
  }

  private func constraintConflicts() throws -> [NSConstraintConflict] {
    var search = ConstraintSearch(context: self)
    for object in insertedTable.all + updatedTable.all where !object.deletedState {
      var entity: NSEntityDescription? = object.entity
      while let level = entity {
        for constraint in level.uniquenessConstraints {
          try search.look(at: object, level, constraint.map { NSEntityDescription.columnName($0) })
        }
        entity = level.superentity
      }
    }
    return search.conflicts
  }

  /// Settles objects that are equal as a kind of policies does.
  func settle(_ conflict: NSConstraintConflict, by policy: NSMergePolicyType) {
    let storeWins =
      policy == .mergeByPropertyStoreTrumpMergePolicyType || policy == .rollbackMergePolicyType
    let living = conflict.conflictingObjects.filter { !$0.deletedState && $0.managedObjectContext === self }
    if let existing = conflict.databaseObject {
      for object in living where object !== existing {
        if !object.insertedState {
          if storeWins { refresh(object, mergeChanges: false) } else { delete(existing) }
        } else if storeWins {
          delete(object)
        } else {
          pass(object, to: existing)
        }
      }
      return
    }
    // The one that came last wins, unless what was there wins.
    guard var winner = living.first else { return }
    for object in living.dropFirst() {
      if storeWins {
        if object.insertedState { delete(object) } else { refresh(object, mergeChanges: false) }
      } else if winner.insertedState || !object.insertedState {
        delete(winner)
        winner = object
      } else {
        pass(object, to: winner)
      }
    }
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
}

/// Looks for objects that are equal where no two may be.
private struct ConstraintSearch {
  let context: NSManagedObjectContext
  private var groups: [String: Group] = [:]
  private var order: [String] = []
  private var leaving: [String: Set<Int64>] = [:]

  private struct Group {
    let names: [String]
    let existing: NSManagedObject?
    var objects: [NSManagedObject]
  }

  init(context: NSManagedObjectContext) { self.context = context }

  var conflicts: [NSConstraintConflict] {
    order.compactMap { title in
      guard let group = groups[title], group.existing != nil || group.objects.count > 1 else { return nil }
      return NSConstraintConflict(group.names, group.existing, group.objects)
    }
  }

  mutating func look(at object: NSManagedObject, _ entity: NSEntityDescription, _ names: [String]) throws {
    guard let store = context.store(of: entity) else { return }
    if !object.insertedState, !Self.touches(object, names) { return }
    let columns = store.columns.columns(of: entity)
    var key: [(Columns.Column, SQLiteValue)] = []
    for name in names {
      guard let column = columns[name] else { return }
      let value: SQLiteValue
      if let attribute = column.property as? NSAttributeDescription {
        value = try StoredValue.encode(CompositeValues.value(at: name, in: object.values), of: attribute)
      } else {
        value = ((object.values[name] as? NSManagedObjectID)?.current.key).map(SQLiteValue.integer) ?? .null
      }
      // Nothing is like nothing else.
      if value == .null { return }
      key.append((column, value))
    }
    let title = "\(entity.name ?? "")|\(names)|\(key.map { "\($0.1)" })"
    if groups[title] != nil {
      if groups[title]?.existing !== object { groups[title]?.objects.append(object) }
      return
    }
    // A row that is about to change or to go is in nobody's way.
    let family = "\(entity.root.name ?? "")|\(names)"
    if leaving[family] == nil {
      let all = context.updatedTable.all + context.deletedTable.all
      leaving[family] = Set(
        all.filter { $0.deletedState || Self.touches($0, names) }.compactMap(\.objectID.key))
    }
    var except = leaving[family] ?? []
    if let own = object.objectID.key { except.insert(own) }
    let row = try context.guarded { try store.key(where: key, entity: entity, except: except) }
    groups[title] = Group(
      names: names, existing: row.map { context.object(with: $0.id) }, objects: [object])
    order.append(title)
  }

  private static func touches(_ object: NSManagedObject, _ names: [String]) -> Bool {
    names.contains { object.changed.contains($0) || object.changed.contains(PredicateValues.split($0).head) }
  }
}
