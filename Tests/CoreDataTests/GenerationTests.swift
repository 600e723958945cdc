import CoreData
import Foundation
import Testing

/// What contexts see of what others save: later, at once, or told.
@MainActor struct GenerationTests {
  private func container(_ url: URL, _ options: [String: NSObject] = [:]) throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Library", managedObjectModel: Library.model())
    let description = NSPersistentStoreDescription(url: url)
    for (key, value) in options { description.setOption(value, forKey: key) }
    container.persistentStoreDescriptions = [description]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container
  }

  @Test(
    "A pinned context reads one state of the store until it saves, merges, is reset or is told another one")
  func pinned() throws {
    let container = try container(Library.folder().appendingPathComponent("a.sqlite"))
    let (view, writer) = (container.viewContext, container.newBackgroundContext())
    func write(_ name: String, _ age: Int16) throws {
      try writer.performAndWait {
        let author = Author(context: writer)
        (author.name, author.age) = (name, age)
        try writer.save()
      }
    }
    func names() throws -> [String?] { try view.all(Author.self, by: "age").map(\.name) }
    try write("A", 1)
    #expect(view.queryGenerationToken == nil)
    try view.setQueryGenerationFrom(.current)
    #expect(view.queryGenerationToken != nil)
    // It is fixed by the first reading.
    try write("B", 2)
    #expect(try names() == ["A", "B"])
    try write("C", 3)
    #expect(try names() == ["A", "B"])
    #expect(try view.count(for: NSFetchRequest<Author>(entityName: "Author")) == 2)
    // Another context at the same state.
    let third = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    third.persistentStoreCoordinator = container.persistentStoreCoordinator
    try third.setQueryGenerationFrom(view.queryGenerationToken)
    #expect(try third.all(Author.self).count == 2)
    // What it saves itself is written to the newest state, which it then sees.
    let own = Author(context: view)
    (own.name, own.age) = ("D", 4)
    try view.save()
    #expect(try names() == ["A", "B", "C", "D"])
    #expect(try third.all(Author.self).count == 2)
    try write("E", 5)
    #expect(try names() == ["A", "B", "C", "D"])
    view.reset()
    #expect(try names().count == 5)
    // A change that was made to an old state is a conflict.
    let a = try #require(try view.all(Author.self, "name == 'A'").first)
    try writer.performAndWait {
      try #require(try writer.all(Author.self, "name == 'A'").first).age = 10
      try writer.save()
    }
    #expect(a.age == 1)
    a.age = 20
    #expect(throws: (any Error).self) { try view.save() }
    view.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    try view.save()
    try view.setQueryGenerationFrom(nil)
    try write("F", 6)
    #expect(try names().count == 6)
  }

  @Test("A store in memory has only one state, the newest")
  func inMemory() throws {
    let memory = try Library.open().viewContext
    try memory.setQueryGenerationFrom(.current)
    _ = Author(context: memory)
    try memory.save()
    #expect(try memory.all(Author.self).count == 1)
  }

  @Test("What another program saves is told, and can be merged by its history")
  func otherProgram() async throws {
    let url = Library.folder().appendingPathComponent("probe.sqlite")
    let (author, book) = (NSEntityDescription(), NSEntityDescription())
    (author.name, book.name) = ("Author", "Book")
    let books = Library.relationship("books", to: book, many: true)
    let writer = Library.relationship("author", to: author, many: false)
    (books.inverseRelationship, writer.inverseRelationship) = (writer, books)
    author.properties = [Library.attribute("number", .integer64AttributeType), books]
    book.properties = [
      Library.attribute("number", .integer64AttributeType), Library.attribute("text", .stringAttributeType),
      writer,
    ]
    let model = NSManagedObjectModel()
    model.entities = [author, book]
    let container = NSPersistentContainer(name: "Probe", managedObjectModel: model)
    let description = NSPersistentStoreDescription(url: url)
    description.setOption(true as NSNumber, forKey: NSPersistentStoreRemoteChangeNotificationPostOptionKey)
    container.persistentStoreDescriptions = [description]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    #expect(failure == nil)
    nonisolated(unsafe) var count = 0
    let observer = NotificationCenter.default.addObserver(
      forName: .NSPersistentStoreRemoteChange, object: container.persistentStoreCoordinator, queue: .main
    ) { note in
      if note.userInfo?[NSPersistentStoreURLKey] as? URL == url { count += 1 }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    let program = Process()
    program.executableURL = Bundle.main.bundleURL.appendingPathComponent("StoreProbe")
    if !FileManager.default.fileExists(atPath: program.executableURL!.path) {
      program.executableURL = Bundle.main.bundleURL.deletingLastPathComponent().appendingPathComponent(
        "StoreProbe")
    }
    program.arguments = [url.path, "--saves", "200"]
    (program.standardOutput, program.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try program.run()
    for _ in 0..<100 where count == 0 { try await Task.sleep(for: .milliseconds(100)) }
    kill(program.processIdentifier, SIGKILL)
    program.waitUntilExit()
    #expect(count > 0)
    let context = container.viewContext
    #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Author")) > 0)
  }

  @Test("History keeps the values of deleted objects whose attributes ask for it")
  func tombstones() throws {
    let url = Library.folder().appendingPathComponent("a.sqlite")
    let model = Library.model(more: [Library.attribute("key", .UUIDAttributeType)])
    for name in ["name", "key", "age"] {
      model.entitiesByName["Author"]?.attributesByName[name]?.preservesValueInHistoryOnDeletion = true
    }
    let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    let description = NSPersistentStoreDescription(url: url)
    description.setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
    container.persistentStoreDescriptions = [description]
    container.loadPersistentStores { _, error in #expect(error == nil) }
    let context = container.viewContext
    let (ada, book, key) = (Author(context: context), Book(context: context), UUID())
    (ada.name, ada.age, book.title) = ("Ada", 36, "Notes")
    ada.setValue(key, forKey: "key")
    try context.save()
    // What was never saved does not count.
    ada.name = "Somebody"
    context.delete(ada)
    context.delete(book)
    try context.save()
    let request = NSPersistentHistoryChangeRequest.fetchHistory(after: nil as NSPersistentHistoryToken?)
    let result = try context.execute(request) as? NSPersistentHistoryResult
    let last = try #require((result?.result as? [NSPersistentHistoryTransaction])?.last)
    let changes = try #require(last.changes)
    #expect(changes.count == 2 && changes.allSatisfy { $0.changeType == .delete })
    let kept = try #require(changes.first { $0.changedObjectID.entity.name == "Author" }?.tombstone)
    #expect(kept["name"] as? String == "Ada" && kept["age"] as? Int == 36 && kept["key"] as? UUID == key)
    #expect(kept.count == 3)
    #expect(changes.first { $0.changedObjectID.entity.name == "Book" }?.tombstone == nil)
  }
}
