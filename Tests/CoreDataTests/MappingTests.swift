import CoreData
import Foundation
import Testing

/// Splits a name, as people write policies.
final class SplittingPolicy: NSEntityMigrationPolicy {
  nonisolated(unsafe) static var split: [[String]] = []
  override func createDestinationInstances(
    forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {
    try super.createDestinationInstances(forSource: sInstance, in: mapping, manager: manager)
    let destination = manager.destinationInstances(
      forEntityMappingName: mapping.name, sourceInstances: [sInstance]
    ).first
    let words = (sInstance.value(forKey: "name") as? String ?? "").split(separator: " ").map(String.init)
    if destination != nil { Self.split.append(words) }
    destination?.setValue(words.first, forKey: "first")
    destination?.setValue(words.last, forKey: "last")
  }
}

@MainActor struct MappingTests {
  private func old() throws -> (URL, NSManagedObjectModel) {
    let (url, model) = (Library.folder().appendingPathComponent("old.sqlite"), Library.model())
    let container = try Library.open(model, at: url)
    let context = container.viewContext
    let ada = Author(context: context)
    (ada.name, ada.age) = ("Ada Lovelace", 36)
    for title in ["Notes", "Letters"] {
      let book = Book(context: context)
      (book.title, book.author) = (title, ada)
    }
    try context.save()
    for store in container.persistentStoreCoordinator.persistentStores {
      try container.persistentStoreCoordinator.remove(store)
    }
    return (url, model)
  }
  private func open(_ url: URL, _ model: NSManagedObjectModel) throws -> NSManagedObjectContext {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    return context
  }

  @Test("An inferred mapping brings objects, renamed attributes and relationships into a new file")
  func inferred() throws {
    let (url, source) = try old()
    let target = Library.model(nameAttribute: "fullName")
    let mapping = try NSMappingModel.inferredMappingModel(forSourceModel: source, destinationModel: target)
    #expect(mapping.entityMappingsByName["AuthorToAuthor"]?.mappingType == .transformEntityMappingType)
    let manager = NSMigrationManager(sourceModel: source, destinationModel: target)
    let new = url.deletingLastPathComponent().appendingPathComponent("new.sqlite")
    try manager.migrateStore(
      from: url, sourceType: NSSQLiteStoreType, options: nil, with: mapping, toDestinationURL: new,
      destinationType: NSSQLiteStoreType, destinationOptions: nil)
    #expect(manager.migrationProgress == 1)
    let context = try open(new, target)
    let author = try #require(try context.all(Author.self).first)
    #expect(author.value(forKey: "fullName") as? String == "Ada Lovelace" && author.age == 36)
    #expect((author.books?.allObjects as? [Book])?.map(\.title).sorted() == ["Letters", "Notes"])
  }

  @Test("A policy does what a mapping cannot say; a failure leaves no file and the old store as it was")
  func policy() throws {
    let (url, source) = try old()
    let target = Library.model(more: [
      Library.attribute("first", .stringAttributeType), Library.attribute("last", .stringAttributeType),
    ])
    let mapping = try NSMappingModel.inferredMappingModel(forSourceModel: source, destinationModel: target)
    mapping.entityMappingsByName["AuthorToAuthor"]?.entityMigrationPolicyClassName = NSStringFromClass(
      SplittingPolicy.self)
    let folder = url.deletingLastPathComponent()
    let manager = NSMigrationManager(sourceModel: source, destinationModel: target)
    try manager.migrateStore(
      from: url, sourceType: NSSQLiteStoreType, options: nil, with: mapping,
      toDestinationURL: folder.appendingPathComponent("new.sqlite"), destinationType: NSSQLiteStoreType,
      destinationOptions: nil)
    let context = try open(folder.appendingPathComponent("new.sqlite"), target)
    // Objects do not keep their context.
    defer { withExtendedLifetime(context) {} }
    let author = try #require(try context.all(Author.self).first)
    #expect(SplittingPolicy.split == [["Ada", "Lovelace"]])
    #expect(author.name == "Ada Lovelace")
    #expect(author.value(forKey: "first") as? String == "Ada")
    #expect(author.value(forKey: "last") as? String == "Lovelace")

    let failing = NSMigrationManager(sourceModel: source, destinationModel: target)
    failing.cancelMigrationWithError(CocoaError(.userCancelled))
    let none = folder.appendingPathComponent("none.sqlite")
    #expect(throws: CocoaError.self) {
      try failing.migrateStore(
        from: url, sourceType: NSSQLiteStoreType, options: nil, with: mapping, toDestinationURL: none,
        destinationType: NSSQLiteStoreType, destinationOptions: nil)
    }
    #expect(!FileManager.default.fileExists(atPath: none.path))
    let before = try open(url, source)
    #expect(try before.all(Author.self).first?.name == "Ada Lovelace")
  }
}
