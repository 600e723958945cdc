import CoreData
import Foundation
import Testing

/// What an app does over two of its versions: a journal with folders, entries and tags, written by a form on a child
/// context, filled by imports in the background, shown by a controller, and migrated.
final class Folder: NSManagedObject, @unchecked Sendable {
  var name: String {
    get { _value("name") }
    set { _setValue("name", newValue) }
  }
  var entries: NSOrderedSet? {
    get { _value("entries") }
    set { _setValue("entries", newValue) }
  }
}
final class Entry: NSManagedObject, @unchecked Sendable {
  var remoteID: String {
    get { _value("remoteID") }
    set { _setValue("remoteID", newValue) }
  }
  var title: String {
    get { _value("title") }
    set { _setValue("title", newValue) }
  }
  var modified: Date? {
    get { _value("modified") }
    set { _setValue("modified", newValue) }
  }
  var folder: Folder? {
    get { _value("folder") }
    set { _setValue("folder", newValue) }
  }
  override func awakeFromInsert() {
    super.awakeFromInsert()
    setPrimitiveValue(UUID().uuidString, forKey: "remoteID")
  }
  override func willSave() {
    super.willSave()
    if !isDeleted, hasPersistentChangedValues { setPrimitiveValue(Date(), forKey: "modified") }
  }
}

/// What a screen with a list hears.
private final class Screen: NSFetchedResultsControllerDelegate {
  var changes: [String] = []
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) { changes.append("\(type) \((anObject as? Entry)?.title ?? "")") }
}

@MainActor struct JournalAppTests {
  private func model(version: Int) -> NSManagedObjectModel {
    let (folder, entry, model) = (NSEntityDescription(), NSEntityDescription(), NSManagedObjectModel())
    (folder.name, folder.managedObjectClassName) = ("Folder", "Folder")
    (entry.name, entry.managedObjectClassName) = ("Entry", "Entry")
    let entries = Library.relationship("entries", to: entry, many: true, .cascadeDeleteRule)
    entries.isOrdered = true
    let parent = Library.relationship("folder", to: folder, many: false)
    (entries.inverseRelationship, parent.inverseRelationship) = (parent, entries)
    folder.properties = [
      Library.attribute("name", .stringAttributeType, optional: false, default: ""), entries,
    ]
    entry.properties = [
      Library.attribute("remoteID", .stringAttributeType, optional: false),
      Library.attribute("title", .stringAttributeType, optional: false, default: ""),
      Library.attribute("modified", .dateAttributeType), parent,
    ]
    entry.uniquenessConstraints = [["remoteID"]]
    if version > 1 {
      let key = NSDerivedAttributeDescription()
      (key.name, key.attributeType) = ("searchTitle", .stringAttributeType)
      key.derivationExpression = NSExpression(format: "canonical:(title)")
      entry.properties += [
        key, Library.attribute("isPinned", .booleanAttributeType, optional: false, default: false),
      ]
      let count = NSDerivedAttributeDescription()
      (count.name, count.attributeType) = ("entryCount", .integer64AttributeType)
      count.derivationExpression = NSExpression(format: "entries.@count")
      folder.properties.append(count)
    }
    model.entities = [folder, entry]
    return model
  }
  private func open(_ url: URL, version: Int) throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Journal", managedObjectModel: model(version: version))
    let description = NSPersistentStoreDescription(url: url)
    description.setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
    container.persistentStoreDescriptions = [description]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    container.viewContext.automaticallyMergesChangesFromParent = true
    container.viewContext.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    return container
  }
  /// What comes from a server: some entries are known, some new.
  private func importEntries(_ rows: [(String, String)], into container: NSPersistentContainer) async throws {
    try await container.performBackgroundTask { context in
      context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
      context.transactionAuthor = "import"
      let request = NSFetchRequest<Folder>(entityName: "Folder")
      request.predicate = NSPredicate(format: "name == %@", "Inbox")
      let inbox = try context.fetch(request).first ?? Folder(context: context)
      inbox.name = "Inbox"
      for (id, title) in rows {
        let entry = Entry(context: context)
        (entry.remoteID, entry.title, entry.folder) = (id, title, inbox)
      }
      try context.save()
    }
  }

  @Test(
    "A journal: forms on child contexts, imports in the background, a list that follows, and a second version"
  )
  func journal() async throws {
    let url = Library.folder().appendingPathComponent("journal.sqlite")
    do {
      let container = try open(url, version: 1)
      let view = container.viewContext
      try await importEntries((0..<200).map { ("r\($0)", "Entry \($0)") }, into: container)
      try await importEntries((150..<250).map { ("r\($0)", "Again \($0)") }, into: container)
      #expect(try view.count(for: NSFetchRequest<Entry>(entityName: "Entry")) == 250)
      let inbox = try #require(try view.all(Folder.self).first)
      #expect(inbox.entries?.count == 250)

      let request = NSFetchRequest<Entry>(entityName: "Entry")
      request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
      request.predicate = NSPredicate(format: "title BEGINSWITH %@", "My")
      request.fetchBatchSize = 20
      let controller = NSFetchedResultsController(
        fetchRequest: request, managedObjectContext: view, sectionNameKeyPath: nil, cacheName: nil)
      let screen = Screen()
      controller.delegate = screen
      try controller.performFetch()
      #expect(controller.fetchedObjects?.count == 0)

      // A form that is given up, and one that is saved.
      let form = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
      form.parent = view
      let draft = Entry(context: form)
      draft.title = "My draft"
      draft.folder = form.object(with: inbox.objectID) as? Folder
      form.rollback()
      #expect(!view.hasChanges && inbox.entries?.count == 250)
      let kept = Entry(context: form)
      kept.title = "My day"
      kept.folder = form.object(with: inbox.objectID) as? Folder
      try form.save()
      #expect(view.hasChanges)
      view.processPendingChanges()
      #expect(screen.changes.count == 1 && controller.fetchedObjects?.map(\.title) == ["My day"])
      try view.save()
      #expect(!kept.objectID.isTemporaryID)
      let modified = try #require(kept.modified ?? controller.fetchedObjects?.first?.modified)
      #expect(abs(modified.timeIntervalSinceNow) < 60)

      // Order of a folder, deletion of another one.
      let list = inbox.mutableOrderedSetValue(forKey: "entries")
      list.moveObjects(at: IndexSet(integer: 250), to: 0)
      let trash = Folder(context: view)
      trash.name = "Trash"
      (list.object(at: 1) as? Entry)?.folder = trash
      try view.save()
      view.delete(trash)
      try view.save()
      #expect(try view.count(for: NSFetchRequest<Entry>(entityName: "Entry")) == 250)
      // A conflict: the screen has an old state.
      let shown = try #require(controller.fetchedObjects?.first)
      shown.title = "My evening"
      let id = shown.objectID
      try await container.performBackgroundTask { context in
        (try context.existingObject(with: id) as? Entry)?.remoteID = "fixed"
        try context.save()
      }
      try view.save()
      view.refreshAllObjects()
      #expect(shown.title == "My evening" && shown.remoteID == "fixed")
      let coordinator = container.persistentStoreCoordinator
      for store in coordinator.persistentStores { try coordinator.remove(store) }
    }
    let container = try open(url, version: 2)
    let view = container.viewContext
    let inbox = try #require(try view.all(Folder.self).first)
    #expect(inbox.value(forKey: "entryCount") as? Int == 250)
    #expect((inbox.entries?.firstObject as? Entry)?.title == "My evening")
    #expect(try view.all(Entry.self, "searchTitle == 'my evening' AND isPinned == NO").count == 1)
    try await importEntries([("r1", "Ünïcode"), ("n1", "New")], into: container)
    view.refreshAllObjects()
    #expect(try view.all(Entry.self, "searchTitle == 'unicode'").map(\.remoteID) == ["r1"])
    #expect(inbox.value(forKey: "entryCount") as? Int == 251)
    let history = NSPersistentHistoryChangeRequest.fetchHistory(after: nil as NSPersistentHistoryToken?)
    history.fetchRequest = NSPersistentHistoryTransaction.fetchRequest
    history.fetchRequest?.predicate = NSPredicate(format: "author == %@", "import")
    let result = try view.execute(history) as? NSPersistentHistoryResult
    #expect((result?.result as? [NSPersistentHistoryTransaction])?.count == 3)
  }

  @Test("Five contexts write at the same time, and nothing is lost")
  func manyWriters() async throws {
    let url = Library.folder().appendingPathComponent("journal.sqlite")
    let container = try open(url, version: 2)
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<5 {
        group.addTask {
          for round in 0..<10 {
            let context = container.newBackgroundContext()
            context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
            await context.perform {
              let folder = Folder(context: context)
              folder.name = "\(writer)-\(round)"
              for number in 0..<5 {
                let entry = Entry(context: context)
                // Each writer has ids of its own and one that all share.
                entry.remoteID = number == 0 ? "shared-\(round)" : "\(writer)-\(round)-\(number)"
                (entry.title, entry.folder) = ("\(number)", folder)
              }
              var saved = false
              for _ in 0..<20 where !saved {
                do {
                  try context.save()
                  saved = true
                } catch { Thread.sleep(forTimeInterval: 0.01) }
              }
              #expect(saved)
            }
          }
        }
      }
    }
    let check = try open(url, version: 2).viewContext
    #expect(try check.count(for: NSFetchRequest<Folder>(entityName: "Folder")) == 50)
    #expect(try check.count(for: NSFetchRequest<Entry>(entityName: "Entry")) == 5 * 10 * 4 + 10)
    let folders = try check.all(Folder.self)
    #expect(folders.allSatisfy { ($0.value(forKey: "entryCount") as? Int) == $0.entries?.count })
  }

  @Test("An asynchronous fetch calls back with what it has found")
  func asynchronous() async throws {
    let context = try Library.open().viewContext
    _ = Author(context: context)
    try context.save()
    let found: Int = await withCheckedContinuation { continuation in
      let request = NSAsynchronousFetchRequest(fetchRequest: NSFetchRequest<Author>(entityName: "Author")) {
        continuation.resume(returning: $0.finalResult?.count ?? -1)
      }
      do { try context.execute(request) } catch { continuation.resume(returning: -2) }
    }
    #expect(found == 1)
  }
}
