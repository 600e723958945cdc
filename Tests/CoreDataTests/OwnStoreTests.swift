import CoreData
import Foundation
import Testing

/// Keeps notes as a service would: records by their keys, looked for when they are asked for.
final class RecordStore: NSIncrementalStore {
  static let kind = "RecordStore"
  nonisolated(unsafe) static var records: [String: [String: Any]] = [:]
  nonisolated(unsafe) static var log: [String] = []
  nonisolated(unsafe) static var isOffline = false
  private var next = 0

  override var type: String { Self.kind }
  override func loadMetadata() throws {
    metadata = [NSStoreTypeKey: Self.kind, NSStoreUUIDKey: "records"]
  }
  override func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext?) throws
    -> Any
  {
    if Self.isOffline { throw CocoaError(.fileReadUnknown) }
    switch request {
    case let save as NSSaveChangesRequest:
      for object in (save.insertedObjects ?? []).union(save.updatedObjects ?? []) {
        write(object)
      }
      for object in save.deletedObjects ?? [] { Self.records[key(object.objectID)] = nil }
      Self.log.append("save")
      return []
    case let fetch as NSFetchRequest<any NSFetchRequestResult>:
      Self.log.append("fetch")
      let name = fetch.entityName ?? ""
      let found = Self.records.filter { $0.value["entity"] as? String == name }.sorted { $0.key < $1.key }
        .filter { fetch.predicate?.evaluate(with: $0.value) ?? true }
      return found.map { context!.object(with: newObjectID(for: fetch.entity!, referenceObject: $0.key)) }
    default: throw CocoaError(.featureUnsupported)
    }
  }
  private func key(_ id: NSManagedObjectID) -> String { referenceObject(for: id) as? String ?? "" }
  private func write(_ object: NSManagedObject) {
    var record: [String: Any] = ["entity": object.entity.name ?? ""]
    for name in object.entity.attributesByName.keys { record[name] = object.value(forKey: name) }
    for (name, relationship) in object.entity.relationshipsByName where !relationship.isToMany {
      if let other = object.value(forKey: name) as? NSManagedObject { record[name] = key(other.objectID) }
    }
    Self.records[key(object.objectID)] = record
  }
  override func newValuesForObject(with objectID: NSManagedObjectID, with context: NSManagedObjectContext)
    throws -> NSIncrementalStoreNode
  {
    Self.log.append("values")
    guard let record = Self.records[key(objectID)] else {
      throw NSError(domain: NSCocoaErrorDomain, code: NSManagedObjectReferentialIntegrityError)
    }
    return NSIncrementalStoreNode(
      objectID: objectID, withValues: record.filter { $0.key != "author" }, version: 1)
  }
  override func newValue(
    forRelationship relationship: NSRelationshipDescription, forObjectWith objectID: NSManagedObjectID,
    with context: NSManagedObjectContext?
  ) throws -> Any {
    let destination = relationship.destinationEntity!
    if relationship.isToMany {
      let mine = Self.records.filter { $0.value["author"] as? String == key(objectID) }
      return mine.keys.sorted().map { newObjectID(for: destination, referenceObject: $0) }
    }
    guard let other = Self.records[key(objectID)]?[relationship.name] as? String else { return NSNull() }
    return newObjectID(for: destination, referenceObject: other)
  }
  override func obtainPermanentIDs(for array: [NSManagedObject]) throws -> [NSManagedObjectID] {
    array.map {
      next += 1
      return newObjectID(
        for: $0.entity, referenceObject: "\($0.entity.name ?? "")-\(Self.records.count + next)")
    }
  }
}

/// Keeps objects as lines of text: key, name, age.
final class LineStore: NSAtomicStore {
  static let kind = "LineStore"
  nonisolated(unsafe) static var fails = false
  override var type: String { Self.kind }

  override func load() throws {
    let lines = ((try? String(contentsOf: url!, encoding: .utf8)) ?? "").split(separator: "\n")
    let entity = persistentStoreCoordinator!.managedObjectModel.entitiesByName["Author"]!
    var nodes: Set<NSAtomicStoreCacheNode> = []
    for line in lines {
      let parts = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      let node = NSAtomicStoreCacheNode(objectID: objectID(for: entity, withReferenceObject: parts[0]))
      node.setValue(parts[1], forKey: "name")
      node.setValue(Int(parts[2]), forKey: "age")
      nodes.insert(node)
    }
    addCacheNodes(nodes)
  }
  override func newReferenceObject(for managedObject: NSManagedObject) -> Any { UUID().uuidString }
  override func newCacheNode(for managedObject: NSManagedObject) -> NSAtomicStoreCacheNode {
    let node = NSAtomicStoreCacheNode(objectID: managedObject.objectID)
    updateCacheNode(node, from: managedObject)
    return node
  }
  override func updateCacheNode(_ node: NSAtomicStoreCacheNode, from managedObject: NSManagedObject) {
    for name in ["name", "age"] { node.setValue(managedObject.value(forKey: name), forKey: name) }
  }
  override func save() throws {
    if Self.fails { throw CocoaError(.fileWriteOutOfSpace) }
    let lines = cacheNodes().map {
      "\(referenceObject(for: $0.objectID)),\($0.value(forKey: "name") ?? ""),\($0.value(forKey: "age") ?? 0)"
    }
    try lines.sorted().joined(separator: "\n").write(to: url!, atomically: true, encoding: .utf8)
  }
}

@MainActor @Suite(.serialized) struct OwnStoreTests {
  private func context(_ type: String, _ url: URL, _ model: NSManagedObjectModel = Library.model()) throws
    -> NSManagedObjectContext
  {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(ofType: type, configurationName: nil, at: url)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    return context
  }

  @Test("An incremental store is asked for what is looked at, and gets what is saved")
  func incremental() throws {
    (RecordStore.records, RecordStore.log, RecordStore.isOffline) = ([:], [], false)
    NSPersistentStoreCoordinator.registerStoreClass(RecordStore.self, forStoreType: RecordStore.kind)
    let url = Library.folder().appendingPathComponent("records")
    let context = try context(RecordStore.kind, url)
    #expect(context.persistentStoreCoordinator?.persistentStores.first?.identifier == "records")
    let ada = Author(context: context)
    (ada.name, ada.age) = ("Ada", 36)
    let book = Book(context: context)
    (book.title, book.author) = ("Notes", ada)
    try context.save()
    #expect(!ada.objectID.isTemporaryID)
    #expect(RecordStore.records.count == 2)
    #expect(
      RecordStore.records.values.contains { $0["name"] as? String == "Ada" && $0["age"] as? Int == 36 })

    let second = try self.context(RecordStore.kind, url)
    RecordStore.log = []
    let found = try #require(try second.all(Author.self, "name == 'Ada'").first)
    #expect(RecordStore.log == ["fetch"])
    #expect(found.isFault && found.name == "Ada" && found.age == 36)
    #expect(RecordStore.log == ["fetch", "values"])
    #expect((found.books?.allObjects as? [Book])?.map(\.title) == ["Notes"])
    #expect(((found.books?.anyObject() as? Book)?.author) === found)
    #expect(try second.all(Author.self, "name == 'Bob'").isEmpty)
    let link = found.objectID.uriRepresentation()
    #expect(link.absoluteString.hasPrefix("x-coredata://records/Author/pAuthor-"))
    #expect(second.persistentStoreCoordinator?.managedObjectID(forURIRepresentation: link) == found.objectID)
    found.name = "Countess"
    second.delete(try #require(try second.all(Book.self).first))
    try second.save()
    #expect(RecordStore.records.values.compactMap { $0["name"] as? String } == ["Countess"])
  }

  @Test("What an incremental store refuses stays unsaved and can be saved later")
  func refused() throws {
    (RecordStore.records, RecordStore.log, RecordStore.isOffline) = ([:], [], false)
    NSPersistentStoreCoordinator.registerStoreClass(RecordStore.self, forStoreType: RecordStore.kind)
    let context = try context(RecordStore.kind, Library.folder().appendingPathComponent("records"))
    let ada = Author(context: context)
    ada.name = "Ada"
    RecordStore.isOffline = true
    #expect(throws: CocoaError.self) { try context.save() }
    #expect(context.hasChanges && ada.objectID.isTemporaryID && RecordStore.records.isEmpty)
    #expect(throws: CocoaError.self) { try context.all(Author.self) }
    RecordStore.isOffline = false
    try context.save()
    #expect(RecordStore.records.count == 1 && !context.hasChanges)
  }

  @Test("An atomic store reads and writes its whole file; a failing save leaves its nodes as they were")
  func atomic() throws {
    NSPersistentStoreCoordinator.registerStoreClass(LineStore.self, forStoreType: LineStore.kind)
    LineStore.fails = false
    let url = Library.folder().appendingPathComponent("authors.csv")
    try "a,Ada,36\nb,Bob,20".write(to: url, atomically: true, encoding: .utf8)
    let context = try context(LineStore.kind, url)
    let adults = try context.all(Author.self, "age > 30", by: "name")
    #expect(adults.map(\.name) == ["Ada"])
    #expect(try context.all(Author.self, by: "age").map(\.name) == ["Bob", "Ada"])
    adults[0].age = 37
    LineStore.fails = true
    #expect(throws: CocoaError.self) { try context.save() }
    LineStore.fails = false
    context.rollback()
    #expect(adults[0].age == 36)
    adults[0].age = 38
    let eve = Author(context: context)
    (eve.name, eve.age) = ("Eve", 5)
    context.delete(try #require(try context.all(Author.self, "name == 'Bob'").first))
    try context.save()
    let text = try String(contentsOf: url, encoding: .utf8)
    #expect(text.contains("a,Ada,38") && text.contains(",Eve,5") && !text.contains("Bob"))
    let again = try self.context(LineStore.kind, url)
    #expect(try again.all(Author.self, by: "name").map(\.age) == [38, 5])
    #expect(try again.count(for: NSFetchRequest<Author>(entityName: "Author")) == 2)
  }

  @Test("A binary store keeps all kinds of values and relationships, and refuses what it cannot read")
  func binary() throws {
    let url = Library.folder().appendingPathComponent("library.binary")
    let model = Library.model(ordered: true)
    let context = try context(NSBinaryStoreType, url, model)
    let ada = Author(context: context)
    (ada.name, ada.age, ada.born) = ("Ada", 36, Date(timeIntervalSinceReferenceDate: -5_000_000_000))
    for title in ["Z", "A", "M"] {
      let book = Book(context: context)
      (book.title, book.price, book.author) = (title, 2, ada)
      let tag = Tag(context: context)
      tag.word = "t" + title
      book.tags = [tag]
    }
    try context.save()
    let again = try self.context(NSBinaryStoreType, url, Library.model(ordered: true))
    let found = try #require(try again.all(Author.self).first)
    #expect(found.name == "Ada" && found.age == 36)
    #expect(found.born == Date(timeIntervalSinceReferenceDate: -5_000_000_000))
    let books = (found.value(forKey: "books") as? NSOrderedSet)?.array as? [Book]
    #expect(books?.map(\.title) == ["Z", "A", "M"] && books?.map(\.price) == [2, 2, 2])
    #expect(books?.first?.tags?.first?.word == "tZ")
    #expect(try again.all(Book.self, "author.name == 'Ada' AND ANY tags.word == 'tA'").map(\.title) == ["A"])
    // A second save adds with other keys.
    _ = Author(context: again)
    try again.save()
    #expect(
      try self.context(NSBinaryStoreType, url, Library.model(ordered: true)).all(Author.self).count == 2)
    let whole = try Data(contentsOf: url)
    #expect(throws: (any Error).self) { try self.context(NSBinaryStoreType, url, Library.model()) }
    #expect(try Data(contentsOf: url) == whole)
    try Data("rubbish".utf8).write(to: url)
    #expect(throws: (any Error).self) {
      try self.context(NSBinaryStoreType, url, Library.model(ordered: true))
    }
    #expect(try Data(contentsOf: url) == Data("rubbish".utf8))
  }

  @Test("One context saves to stores of several kinds, and a request finds what all of them have")
  func severalStores() throws {
    let (folder, model) = (Library.folder(), Library.model())
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    let first = try coordinator.addPersistentStore(
      ofType: NSSQLiteStoreType, configurationName: nil, at: folder.appendingPathComponent("a.sqlite"))
    let second = try coordinator.addPersistentStore(
      ofType: NSBinaryStoreType, configurationName: nil, at: folder.appendingPathComponent("b.binary"))
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    for (name, store) in [("Cleo", first), ("Bob", second), ("Ada", first)] {
      let author = Author(context: context)
      author.name = name
      context.assign(author, to: store)
    }
    try context.save()
    context.reset()
    #expect(try context.all(Author.self, by: "name").map(\.name) == ["Ada", "Bob", "Cleo"])
    let request = NSFetchRequest<Author>(entityName: "Author")
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    (request.fetchOffset, request.fetchLimit) = (1, 1)
    #expect(try context.fetch(request).map(\.name) == ["Bob"])
    (request.fetchOffset, request.fetchLimit) = (0, 0)
    #expect(try context.count(for: request) == 3)
    request.affectedStores = [second]
    #expect(try context.fetch(request).map(\.name) == ["Bob"] && context.count(for: request) == 1)
  }
}
