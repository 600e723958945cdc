import CoreData
import Foundation
import Testing

@MainActor struct PagesTests {
  private func store(_ count: Int) throws -> NSManagedObjectContext {
    let container = try Library.open(Library.model(), at: Library.folder().appendingPathComponent("a.sqlite"))
    let context = container.newBackgroundContext()
    try context.performAndWait {
      let request = NSBatchInsertRequest(
        entityName: "Author",
        objects: (0..<count).map {
          ["name": "n\($0)", "age": $0 % 100]
        })
      try context.execute(request)
    }
    return container.viewContext
  }

  @Test("With a batch size values are read in batches when they are looked at")
  func pages() throws {
    let context = try store(500)
    let request = NSFetchRequest<Author>(entityName: "Author")
    request.sortDescriptors = [
      NSSortDescriptor(key: "age", ascending: true), NSSortDescriptor(key: "name", ascending: true),
    ]
    request.fetchBatchSize = 20
    let found = try context.fetch(request)
    #expect(found.count == 500 && found.allSatisfy(\.isFault))
    // What is changed before it is looked at is read as it is then.
    let other = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    other.persistentStoreCoordinator = context.persistentStoreCoordinator
    let first = try #require(try other.all(Author.self, "name == 'n0'").first)
    let late = try #require(try other.all(Author.self, "name == 'n99'").first)
    first.born = Date(timeIntervalSinceReferenceDate: 1)
    try other.save()
    #expect(found[0].born == Date(timeIntervalSinceReferenceDate: 1))
    // The whole batch was read by that, the next one was not.
    late.born = Date(timeIntervalSinceReferenceDate: 2)
    try other.save()
    let last = try #require(found.first { $0.objectID == late.objectID })
    #expect(last.born == Date(timeIntervalSinceReferenceDate: 2))
    #expect(found.map(\.age) == found.map(\.age).sorted())
    #expect(Set(found.compactMap(\.name)).count == 500)
    // Objects that were deleted meanwhile read as nothing.
    context.reset()
    let again = try context.fetch(request)
    other.delete(late)
    try other.save()
    let gone = try #require(again.last)
    #expect(gone.objectID == late.objectID && gone.name == nil && gone.isDeleted)
  }

  @Test("Unsaved changes count as without a batch size, limits too")
  func pending() throws {
    let context = try store(50)
    let request = NSFetchRequest<Author>(entityName: "Author")
    request.sortDescriptors = [NSSortDescriptor(key: "age", ascending: true)]
    (request.fetchBatchSize, request.fetchLimit, request.fetchOffset) = (7, 10, 5)
    #expect(try context.fetch(request).map(\.age) == Array(5..<15))
    let young = Author(context: context)
    young.age = -1
    #expect(try context.fetch(request).map(\.age) == Array(4..<14))
  }

  @Test("The first screen of 20,000 objects is cheap")
  func twentyThousand() throws {
    let context = try store(20_000)
    let request = NSFetchRequest<Author>(entityName: "Author")
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    request.fetchBatchSize = 50
    let found = try context.fetch(request)
    #expect(found.count == 20_000 && context.registeredObjects.allSatisfy(\.isFault))
    #expect(found.prefix(50).compactMap(\.name).count == 50)
    #expect(found[12_000].name != nil)
    #expect(context.registeredObjects.count { !$0.isFault } <= 100, "two pages have been read")
  }

  @Test("The sections of a controller are kept in a file as long as no store is written")
  func sectionCache() throws {
    let context = try store(300)
    let name = "test/\(UUID().uuidString)"
    func controller(_ format: String? = nil) -> NSFetchedResultsController<Author> {
      let request = NSFetchRequest<Author>(entityName: "Author")
      request.predicate = format.map { NSPredicate(format: $0) }
      request.sortDescriptors = [
        NSSortDescriptor(key: "age", ascending: true), NSSortDescriptor(key: "name", ascending: true),
      ]
      request.fetchBatchSize = 10
      return NSFetchedResultsController(
        fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "age", cacheName: name)
    }
    // What has just been written is not kept, as the clock of files is coarse.
    Thread.sleep(forTimeInterval: 0.2)
    let first = controller()
    try first.performFetch()
    #expect(first.sections?.count == 100 && first.sections?[7].numberOfObjects == 3)
    context.reset()
    let second = controller()
    try second.performFetch()
    #expect(second.sections?.map(\.name) == (0..<100).map { "\($0)" })
    #expect(second.sections?.allSatisfy { $0.numberOfObjects == 3 } == true)
    // Nobody had to look at the objects.
    #expect(second.fetchedObjects?.allSatisfy(\.isFault) == true)
    #expect(second.object(at: IndexPath(indexes: [42, 1])).age == 42)
    // Another request is not mistaken for this one.
    let third = controller("age < 5")
    try third.performFetch()
    #expect(third.sections?.count == 5)
    // What is written counts at once.
    let author = try #require(try context.all(Author.self, "age == 99").first)
    author.age = 500
    try context.save()
    context.reset()
    let fourth = controller()
    try fourth.performFetch()
    #expect(fourth.sections?.map(\.name).last == "500" && fourth.sections?.count == 101)
    NSFetchedResultsController<Author>.deleteCache(withName: name)
    let fifth = controller()
    try fifth.performFetch()
    #expect(fifth.sections?.count == 101)
    NSFetchedResultsController<Author>.deleteCache(withName: name)
  }
}
