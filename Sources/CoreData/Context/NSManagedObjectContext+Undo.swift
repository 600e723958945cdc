import Foundation
import SashFoundation

/// What a turn of the run loop has changed in a context.
struct UndoNotes {
  /// An object as it was before.
  struct Before {
    let object: NSManagedObject
    let values: [String: Any]
    let many: [String: ToMany]
    init(_ object: NSManagedObject) { (self.object, values, many) = (object, object.values, object.many) }
  }
  var inserted: [NSManagedObject] = []
  var deleted: [NSManagedObject] = []
  private(set) var before: [Before] = []
  private var known: Set<ObjectIdentifier> = []
  var isEmpty: Bool { inserted.isEmpty && deleted.isEmpty && before.isEmpty }

  mutating func note(_ object: NSManagedObject) {
    if known.insert(ObjectIdentifier(object)).inserted { before.append(Before(object)) }
  }
}

/// How what a turn has changed is taken back.
private struct UndoStep {
  /// What becomes of one object.
  struct Restoring {
    let object: NSManagedObject
    let values: [String: Any]
    /// By relationships to many: what came, what went, and the order where there is one.
    var added: [String: [NSManagedObjectID]] = [:]
    var removed: [String: [NSManagedObjectID]] = [:]
    var order: [String: [NSManagedObjectID]] = [:]

    init(_ before: UndoNotes.Before) {
      (object, values) = (before.object, before.values)
      for (key, now) in object.many {
        let old = before.many[key] ?? ToMany()
        if let ids = now.ids, let oldIDs = old.ids {
          added[key] = ids.filter { !old.members.contains($0) }
          removed[key] = oldIDs.filter { !now.members.contains($0) }
          order[key] = oldIDs
        } else {
          let (oldAdditions, additions) = (Set(old.additions), Set(now.additions))
          added[key] =
            now.additions.filter { !oldAdditions.contains($0) } + old.removed.subtracting(now.removed)
          removed[key] =
            old.additions.filter { !additions.contains($0) } + now.removed.subtracting(old.removed)
        }
      }
    }
  }
  var inserted: [NSManagedObject]
  var deleted: [NSManagedObject]
  var restored: [Restoring]
}

extension NSManagedObjectContext {
  /// Takes the last changes back, by the undo manager.
  open func undo() {
    processPendingChanges()
    undoManager?.undo()
  }
  /// Does what was taken back again.
  open func redo() {
    processPendingChanges()
    undoManager?.redo()
  }

  // MARK: Notes

  func noteInsertion(of object: NSManagedObject) { note { $0.inserted.append(object) } }
  func noteDeletion(of object: NSManagedObject) {
    guard undoManager != nil else { return }
    object.fire()
    note {
      $0.note(object)
      $0.deleted.append(object)
    }
  }
  func noteChange(comingTo object: NSManagedObject) {
    guard undoManager != nil, !isReadingObject else { return }
    note { $0.note(object) }
  }
  private func note(_ body: (inout UndoNotes) -> Void) {
    guard undoManager != nil else { return }
    if undoNotes == nil { undoNotes = UndoNotes() }
    body(&undoNotes!)
  }

  /// All that has changed since the last time is one step.
  ///
  /// - Source: facts on Core Data, 66 and 67.
  func registerUndo() {
    guard let notes = undoNotes else { return }
    undoNotes = nil
    guard let undoManager, undoManager.isUndoRegistrationEnabled, !notes.isEmpty else { return }
    let new = Set(notes.inserted.map(ObjectIdentifier.init))
    let gone = Set(notes.deleted.map(ObjectIdentifier.init))
    let step = UndoStep(
      inserted: notes.inserted.filter { !gone.contains(ObjectIdentifier($0)) },
      deleted: notes.deleted.filter { !new.contains(ObjectIdentifier($0)) },
      restored: notes.before.filter { !new.contains(ObjectIdentifier($0.object)) }.map(
        UndoStep.Restoring.init))
    undoManager.registerUndo(withTarget: self) { $0.takeBack(step) }
  }

  func undoManagerChanged(from old: UndoManager?) {
    guard old !== undoManager else { return }
    // A manager that is only exchanged, as between windows, keeps what it can take back.
    if undoManager == nil {
      (undoNotes, revived) = (nil, [:])
      old?.removeAllActions(withTarget: self)
    }
    if let undoObserver { NotificationCenter.default.removeObserver(undoObserver) }
    undoObserver = undoManager.map {
      // What has not been processed when something is undone belongs to what is undone.
      NotificationCenter.default.addObserver(forName: .NSUndoManagerCheckpoint, object: $0, queue: nil) {
        [weak self] _ in
        guard let self, !isReverting, undoNotes != nil else { return }
        processPendingChanges()
      }
    }
  }

  func forgetUndo() {
    undoNotes = nil
    revived = [:]
    undoManager?.removeAllActions(withTarget: self)
  }

  // MARK: Taking back

  private func takeBack(_ step: UndoStep) {
    processPendingChanges()
    isReverting = true
    for object in step.deleted {
      let name = object.objectID
      bringBack(object)
      if object.objectID != name { revived[name] = object }
    }
    for object in step.inserted where object.managedObjectContext === self { delete(object) }
    for one in step.restored where one.object.managedObjectContext === self && !one.object.deletedState {
      restore(one)
    }
    processPendingChanges()
    isReverting = false
  }

  /// A deleted object is there again; if its deletion was saved, as a new one.
  private func bringBack(_ object: NSManagedObject) {
    if object.managedObjectContext === self, object.deletedState, !object.isGone {
      insert(object)
      pendingInserts.insert(object)
      noteInsertion(of: object)
      return
    }
    guard object.managedObjectContext == nil else { return }
    if object.isGone {
      (object.isGone, object.deletedState, object.row) = (false, false, nil)
      object.identifier = NSManagedObjectID(temporary: object.entity)
      object.many = [:]
    }
    insert(object)
  }

  private func restore(_ one: UndoStep.Restoring) {
    let object = one.object
    func resolve(_ id: NSManagedObjectID) -> NSManagedObject? {
      let found = revived[id.current] ?? self.object(with: id)
      return found.isGone ? nil : found
    }
    for attribute in object.entity.lookup.attributes.keys {
      let (old, now) = (one.values[attribute], object.values[attribute])
      if PredicateValues.areEqual(old, now) { continue }
      object.change(attribute) { object.values[attribute] = old }
    }
    for relationship in object.entity.lookup.relationships.values {
      let key = relationship.name
      guard relationship.isToMany else {
        object.setRelated((one.values[key] as? NSManagedObjectID).flatMap(resolve), relationship)
        continue
      }
      for id in one.added[key] ?? [] { if let other = resolve(id) { object.removeMany(other, relationship) } }
      for id in one.removed[key] ?? [] { if let other = resolve(id) { object.addMany(other, relationship) } }
      if relationship.isOrdered, let order = one.order[key] {
        object.setMany(order.compactMap(resolve), relationship)
      }
    }
  }
}
