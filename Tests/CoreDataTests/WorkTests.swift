import CoreData
import Foundation
import Testing

/// How often stores are asked.
@MainActor struct WorkTests {
  private struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var value = state
      value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
      value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
      return value ^ (value >> 31)
    }
  }
  private final class Listener: NSFetchedResultsControllerDelegate {
    var changes = 0
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      changes += 1
    }
  }

  /// Authors with two books each, of which every second has a tag; nobody has looked at them.
  private func library(_ count: Int) throws -> NSManagedObjectContext {
    let container = try Library.open(Library.model(), at: Library.folder().appendingPathComponent("a.sqlite"))
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = container.persistentStoreCoordinator
    let tag = Tag(context: context)
    tag.word = "t"
    for index in 0..<count {
      let author = Author(context: context)
      (author.name, author.age) = ("n\(index)", Int16(index % 7))
      for number in 0..<2 {
        let book = Book(context: context)
        (book.title, book.price, book.author) = ("b\(index).\(number)", Double(number), author)
        if number == 1 { book.tags = [tag] }
      }
    }
    try context.save()
    return container.viewContext
  }
  private func queries(_ context: NSManagedObjectContext, _ body: () throws -> Void) throws -> Int {
    let coordinator = try #require(context.persistentStoreCoordinator)
    let before = coordinator.countOfQueries
    try body()
    return coordinator.countOfQueries - before
  }
  private func controller(
    _ context: NSManagedObjectContext, _ format: String?, by keys: [String], in section: String? = nil
  )
    throws -> NSFetchedResultsController<Author>
  {
    let request = NSFetchRequest<Author>(entityName: "Author")
    request.predicate = format.map { NSPredicate(format: $0) }
    request.sortDescriptors = keys.map { NSSortDescriptor(key: $0, ascending: true) }
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: section, cacheName: nil)
    try controller.performFetch()
    return controller
  }

  // MARK: Controllers

  @Test("A controller asks no store for what has changed in its context")
  func following() throws {
    let context = try library(50)
    let controller = try controller(context, "age < 5", by: ["age", "name"], in: "age")
    let listener = Listener()
    controller.delegate = listener
    let first = try #require(controller.fetchedObjects?.first)
    let count = try #require(controller.fetchedObjects?.count)
    #expect(
      try queries(context) {
        first.age = 4
        context.processPendingChanges()
        let new = Author(context: context)
        (new.name, new.age) = ("a", 0)
        context.processPendingChanges()
        first.age = 6
        context.processPendingChanges()
      } == 0)
    #expect(listener.changes == 3)
    #expect(controller.fetchedObjects?.count == count && controller.fetchedObjects?.first?.name == "a")
    #expect(controller.indexPath(forObject: first) == nil)
    #expect(controller.sections?.map(\.name) == ["0", "1", "2", "3", "4"])
    // A book is none of its objects.
    let book = try #require(try context.all(Book.self).first)
    #expect(
      try queries(context) {
        book.title = "x"
        context.processPendingChanges()
      } == 0)
    #expect(listener.changes == 3)
  }

  @Test("What another context has saved costs a controller a row for each object, and many of them one fetch")
  func merging() throws {
    let context = try library(50)
    context.automaticallyMergesChangesFromParent = true
    let controller = try controller(context, nil, by: ["name"])
    let listener = Listener()
    controller.delegate = listener
    for author in try #require(controller.fetchedObjects) { _ = author.name }
    let other = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    other.persistentStoreCoordinator = context.persistentStoreCoordinator
    let all = try other.all(Author.self, by: "name")
    func save(_ count: Int) throws -> Int {
      for author in all.prefix(count) { author.name = "z" + (author.name ?? "") }
      let alone = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
      alone.persistentStoreCoordinator = context.persistentStoreCoordinator
      let whole = try queries(context) { try other.save() }
      #expect(controller.fetchedObjects?.map(\.name) == (try alone.all(Author.self, by: "name")).map(\.name))
      return whole
    }
    // What the save itself asks is about as much.
    #expect(try save(1) < 20)
    let many = try save(40)
    #expect(many < 40 * 8)
    #expect(listener.changes == 2)
  }

  @Test("A controller that keeps up with changes has what a fetch finds, in its order", arguments: 0..<12)
  func equal(_ seed: Int) throws {
    var random = Random(state: UInt64(seed))
    let context = try library(12)
    context.undoManager = UndoManager()
    let format = [nil, "age > 2", "name CONTAINS 'n' AND age != 4"][seed % 3]
    let keys = [[], ["age"], ["age", "name"]][seed / 3 % 3]
    let controller = try controller(context, format, by: keys)
    let listener = Listener()
    controller.delegate = listener
    for _ in 0..<60 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let all = try context.all(Author.self, by: "name")
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1:
          let author = Author(context: context)
          (author.name, author.age) = (
            "n\(Int.random(in: 0..<9, using: &random))", Int16.random(in: 0..<6, using: &random)
          )
        case 2: all.randomElement(using: &random).map { context.delete($0) }
        case 3: try context.save()
        case 4 where seed % 2 == 0: context.rollback()
        case 5: all.randomElement(using: &random).map { context.refresh($0, mergeChanges: true) }
        case 6: all.randomElement(using: &random)?.born = Date(timeIntervalSinceReferenceDate: 0)
        case 7: all.randomElement(using: &random)?.name = "m"
        default: all.randomElement(using: &random)?.age = Int16.random(in: 0..<6, using: &random)
        }
      }
      context.processPendingChanges()
      let request = NSFetchRequest<Author>(entityName: "Author")
      (request.predicate, request.sortDescriptors) = (
        controller.fetchRequest.predicate, controller.fetchRequest.sortDescriptors
      )
      let found = try context.fetch(request)
      let kept = try #require(controller.fetchedObjects)
      #expect(kept.map(\.objectID) == found.map(\.objectID))
    }
  }

  // MARK: Prefetching

  @Test(
    "Paths that a request names are read with it, one query for each step; looking at their objects asks no store"
  )
  func prefetching() throws {
    let context = try library(40)
    let request = NSFetchRequest<Author>(entityName: "Author")
    request.relationshipKeyPathsForPrefetching = ["books", "books.tags"]
    var authors: [Author] = []
    #expect(try queries(context) { authors = try context.fetch(request) } <= 4)
    var words: [String] = []
    #expect(
      try queries(context) {
        for author in authors {
          for case let book as Book in try #require(author.books) {
            words.append(book.title + (book.tags?.first?.word ?? ""))
          }
        }
      } == 0)
    #expect(words.count == 80 && words.contains("b7.1t") && words.contains("b7.0"))
  }

  @Test("An object of a relationship to one is read with those that lead to it, once")
  func prefetchingOne() throws {
    let context = try library(40)
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.relationshipKeyPathsForPrefetching = ["author"]
    var books: [Book] = []
    #expect(try queries(context) { books = try context.fetch(request) } <= 4)
    var names: Set<String> = []
    #expect(try queries(context) { names = Set(books.compactMap { $0.author?.name }) } == 0)
    #expect(names.count == 40)
    let plain = NSFetchRequest<Book>(entityName: "Book")
    context.reset()
    books = try context.fetch(plain)
    #expect(try queries(context) { _ = books.map { $0.author?.name } } >= 40)
  }

  @Test("With a batch size the paths are read with each batch")
  func prefetchingPages() throws {
    let context = try library(40)
    let request = NSFetchRequest<Book>(entityName: "Book")
    (request.relationshipKeyPathsForPrefetching, request.fetchBatchSize) = (["author"], 20)
    let books = try context.fetch(request)
    #expect(try queries(context) { for book in books { _ = (book.title, book.author?.name) } } <= 8)
  }

  @Test("What was read ahead does not count when somebody has saved and merged something else, or refreshed")
  func staleness() throws {
    let context = try library(3)
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.relationshipKeyPathsForPrefetching = ["author", "author.books"]
    let books = try context.fetch(request)
    let other = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    other.persistentStoreCoordinator = context.persistentStoreCoordinator
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: other, queue: nil
    ) { note in
      nonisolated(unsafe) let note = note
      MainActor.assumeIsolated { context.mergeChanges(fromContextDidSave: note) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let author = try #require(try other.all(Author.self, "name == 'n1'").first)
    author.name = "new"
    let more = Book(context: other)
    (more.title, more.author) = ("more", author)
    try other.save()
    let mine = try #require(books.first { $0.title == "b1.0" }?.author)
    #expect(mine.name == "new" && mine.books?.count == 3)
  }

  // MARK: Predicates

  @Test("Predicates that were read from text and let go leave nothing in memory")
  func predicates() async {
    await #expect(processExitsWith: .success) {
      // In pages of memory that the program has.
      func used() -> Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        return text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
      }
      func read(_ count: Int) {
        for index in 0..<count {
          _ = NSPredicate(format: "age > %d AND name CONTAINS[c] %@", index, "a\(index)")
          _ = NSPredicate(format: "ANY tags.word IN %@ OR born == nil", [index, index + 1])
        }
      }
      read(1000)
      let before = used()
      read(20_000)
      precondition(used() - before < 250, "\(used() - before) pages are left")
    }
  }
}
