import CoreData
import Foundation
import Testing
import UIKit

@MainActor struct FetchingTests {
  @Test("Predicates of the format language [S4-283 S4-284 S4-285 S4-286 S4-287 S4-288 S4-289 S4-290]")
  func formats() {
    let ship: [String: Any] = ["name": "Défiant", "universe": "Star Trek", "age": 3, "crew": ["a", "b"]]
    func holds(_ format: String, _ arguments: Any...) -> Bool {
      NSPredicate(format: format, argumentArray: arguments).evaluate(with: ship)
    }
    #expect(holds("universe == %@", "Star Trek"))
    #expect(holds("universe = 'Star Trek' AND age > 2"))
    #expect(!holds("universe == 'Star Wars' || age < %i", 3))
    #expect(holds("age = %i", 3))
    #expect(holds("%K IN %@", "universe", ["Aliens", "Star Trek"]))
    #expect(!holds("name BEGINSWITH 'd'"))
    #expect(holds("name BEGINSWITH[c] 'd'"))
    #expect(holds("name CONTAINS[cd] 'EFI'"))
    #expect(!holds("NOT name ENDSWITH 'ant'"))
    #expect(holds("name LIKE[d] 'De*t'"))
    #expect(holds("name MATCHES 'D.*'"))
    #expect(holds("(age BETWEEN {1, 3}) AND (crew.@count == 2)"))
    #expect(holds("ANY crew == 'b'"))
    #expect(holds("SUBQUERY(crew, $c, $c == 'a').@count == 1"))
    #expect(holds("nothing == nil AND name != nil"))
    #expect(holds("age + 1 == 4"))
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "age == 3"), NSPredicate(format: "universe BEGINSWITH 'Star'"),
    ])
    #expect(both.evaluate(with: ship))
  }

  @Test("The store and plain evaluation give the same answer to any predicate")
  func sameAnswer() throws {
    var random = SystemRandomNumberGenerator()
    let context = try Library.open().viewContext
    let names: [String?] = [nil, "", "Anna", "anna", "Äna", "Zoe", "an", "B%_*"]
    var authors: [Author] = []
    for index in 0..<60 {
      let author = Author(context: context)
      author.name = names.randomElement(using: &random)!
      author.age = Int16.random(in: 0...5, using: &random)
      author.born =
        index % 4 == 0
        ? nil : Date(timeIntervalSinceReferenceDate: Double.random(in: 0..<4, using: &random).rounded())
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let book = Book(context: context)
        (book.title, book.price, book.author) = (
          names.randomElement(using: &random)! ?? "x", Double(author.age), author
        )
      }
      authors.append(author)
    }
    try context.save()
    let date = Date(timeIntervalSinceReferenceDate: 2)
    func leaf() -> NSPredicate {
      let name: Any = names.randomElement(using: &random)! ?? NSNull()
      let text = name as? String ?? "n"
      let options = ["", "[c]", "[d]", "[cd]"].randomElement(using: &random)!
      let number = Int.random(in: 0...5, using: &random)
      let relation = ["==", "!=", "<", "<=", ">", ">="].randomElement(using: &random)!
      let words = ["CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE"].randomElement(using: &random)!
      switch Int.random(in: 0...10, using: &random) {
      case 0: return NSPredicate(format: "name \(relation) %@", name)
      case 1: return NSPredicate(format: "name ==\(options) %@", text)
      case 2: return NSPredicate(format: "name \(words)\(options) %@", text)
      case 3: return NSPredicate(format: "age \(relation) %d", number)
      case 4: return NSPredicate(format: "born \(relation) %@", date as NSDate)
      case 5: return NSPredicate(format: "name IN %@", ["Anna", text])
      case 6: return NSPredicate(format: "ANY books.title \(words)\(options) %@", text)
      case 7: return NSPredicate(format: "books.@count \(relation) %d", number)
      case 8: return NSPredicate(format: "age BETWEEN %@", [number, number + 1])
      case 9: return NSPredicate(format: "ANY books.price \(relation) %f", Double(number))
      default: return NSPredicate(format: "name MATCHES %@", "[A-Za-z]+")
      }
    }
    func tree(_ depth: Int) -> NSPredicate {
      guard depth > 0 else { return leaf() }
      switch Int.random(in: 0...2, using: &random) {
      case 0: return NSCompoundPredicate(andPredicateWithSubpredicates: [tree(depth - 1), tree(depth - 1)])
      case 1: return NSCompoundPredicate(orPredicateWithSubpredicates: [tree(depth - 1), tree(depth - 1)])
      default: return NSCompoundPredicate(notPredicateWithSubpredicate: tree(depth - 1))
      }
    }
    var hits = 0
    for _ in 0..<400 {
      let predicate = tree(Int.random(in: 0...2, using: &random))
      let request = NSFetchRequest<Author>(entityName: "Author")
      request.predicate = predicate
      let stored = Set(try context.fetch(request))
      #expect(stored == Set(authors.filter { predicate.evaluate(with: $0) }), "\(predicate.node)")
      #expect(try context.count(for: request) == stored.count)
      hits += stored.isEmpty || stored.count == authors.count ? 0 : 1
    }
    #expect(hits > 50)
  }

  @Test("A fetch sees what was not saved yet, sorts and cuts it")
  func pending() throws {
    let context = try Library.open().viewContext
    for name in ["b", "d", "a"] { Author(context: context).name = name }
    try context.save()
    let changed = try #require(try context.all(Author.self, "name == 'a'").first)
    changed.name = "e"
    Author(context: context).name = "c"
    context.delete(try #require(try context.all(Author.self, "name == 'd'").first))
    #expect(try context.all(Author.self, by: "name").map(\.name) == ["b", "c", "e"])
    #expect(try context.all(Author.self, "name == 'a'").isEmpty)
    let request = NSFetchRequest<Author>(entityName: "Author")
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Author.name, ascending: false)]
    (request.fetchLimit, request.fetchOffset) = (1, 1)
    #expect(try context.fetch(request).map(\.name) == ["c"])
    #expect(try context.count(for: NSFetchRequest<Author>(entityName: "Author")) == 3)
  }

  /// - Source: Apple's documentation of `NSString`: what the comparing methods regard
  @Test(
    "A fetch sorts texts as a method of strings compares them, in the store and beside what is not saved",
    arguments: [
      ("compare:", ["A10", "C", "a9", "b"]), ("caseInsensitiveCompare:", ["A10", "a9", "b", "C"]),
      ("localizedStandardCompare:", ["a9", "A10", "b", "C"]),
      ("localizedCaseInsensitiveCompare:", ["A10", "a9", "b", "C"]),
    ])
  func textOrder(method: String, names: [String]) throws {
    let context = try Library.open().viewContext
    for name in ["b", "A10", "a9"] { Author(context: context).name = name }
    try context.save()
    let request = NSFetchRequest<Author>(entityName: "Author")
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true, selector: Selector(method))]
    #expect(try context.fetch(request).map(\.name) == names.filter { $0 != "C" })
    Author(context: context).name = "C"
    #expect(try context.fetch(request).map(\.name) == names)
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: false, selector: Selector(method))]
    #expect(try context.fetch(request).map(\.name) == names.reversed())
  }

  @Test("One object for one record in a context; sorting follows relationships")
  func unique() throws {
    let context = try Library.open().viewContext
    for (title, name) in [("1", "z"), ("2", "a")] {
      let (book, author) = (Book(context: context), Author(context: context))
      (book.title, author.name, book.author) = (title, name, author)
    }
    try context.save()
    context.reset()
    let books = try context.all(Book.self, by: "author.name")
    #expect(books.map(\.title) == ["2", "1"])
    #expect(try context.all(Book.self, "title == '2'").first === books[0])
    let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Book")
    ids.resultType = .managedObjectIDResultType
    #expect(Set(try context.fetch(ids)) == Set(books.map(\.objectID)))
    let dictionaries = NSFetchRequest<NSDictionary>(entityName: "Book")
    dictionaries.resultType = .dictionaryResultType
    dictionaries.propertiesToFetch = ["title"]
    #expect(Set(try context.fetch(dictionaries).map { $0["title"] as? String }) == ["1", "2"])
  }

  @Test("A controller tells inserts, moves, updates and deletes, by section")
  func controller() throws {
    final class Log: NSFetchedResultsControllerDelegate {
      var lines: [String] = []
      func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        lines = ["will"]
      }
      func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        lines.append("did")
      }
      func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange section: any NSFetchedResultsSectionInfo,
        atSectionIndex index: Int, for type: NSFetchedResultsChangeType
      ) { lines.append("section \(section.name) \(index) \(type)") }
      func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange object: Any,
        at from: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath to: IndexPath?
      ) {
        lines.append(
          "\(type) \((object as! Author).name ?? "") \(from.map { "\($0[0]).\($0[1])" } ?? "-") \(to.map { "\($0[0]).\($0[1])" } ?? "-")"
        )
      }
    }
    let context = try Library.open().viewContext
    for (name, age) in [("a", 1), ("b", 1), ("c", 2)] {
      let author = Author(context: context)
      (author.name, author.age) = (name, Int16(age))
    }
    try context.save()
    let request = NSFetchRequest<Author>(entityName: "Author")
    request.sortDescriptors = [
      NSSortDescriptor(key: "age", ascending: true), NSSortDescriptor(key: "name", ascending: true),
    ]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "age", cacheName: nil)
    let log = Log()
    controller.delegate = log
    try controller.performFetch()
    #expect(controller.sections?.map(\.name) == ["1", "2"])
    #expect(controller.object(at: IndexPath(indexes: [0, 1])).name == "b")
    let a = controller.object(at: IndexPath(indexes: [0, 0]))
    a.age = 3
    context.processPendingChanges()
    #expect(log.lines == ["will", "section 3 2 insert", "move a 0.0 2.0", "did"])
    a.born = Date()
    context.processPendingChanges()
    #expect(log.lines == ["will", "update a 2.0 2.0", "did"])
    context.delete(controller.object(at: IndexPath(indexes: [1, 0])))
    context.processPendingChanges()
    #expect(log.lines == ["will", "section 2 1 delete", "delete c 1.0 -", "did"])
  }

  @Test("A delegate reads the objects of its controller, whose type it does not know")
  func controllerOfNoType() throws {
    final class Reader: NSFetchedResultsControllerDelegate {
      var names: [String?] = []
      var last: String?
      func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        names = (controller.fetchedObjects as? [Author] ?? []).map(\.name)
        last = (controller.object(at: IndexPath(indexes: [0, 2])) as? Author)?.name
      }
    }
    let context = try Library.open().viewContext
    let authors = ["a", "b", "c"].map { name in
      let author = Author(context: context)
      author.name = name
      return author
    }
    try context.save()
    let request = NSFetchRequest<Author>(entityName: "Author")
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    let reader = Reader()
    controller.delegate = reader
    try controller.performFetch()
    authors[0].age = 5
    context.processPendingChanges()
    #expect(reader.names == ["a", "b", "c"])
    #expect(reader.last == "c")
    #expect(controller.fetchedObjects?.map(\.name) == ["a", "b", "c"])
  }

  @Test("Batch requests change the store, and their names bring it into a context")
  func batches() throws {
    let context = try Library.open().viewContext
    let insert = NSBatchInsertRequest(
      entityName: "Author", objects: (0..<10).map { ["name": "n\($0)", "age": $0] })
    try context.execute(insert)
    #expect(try context.all(Author.self).count == 10)
    let known = try #require(try context.all(Author.self, "name == 'n7'").first)
    #expect(known.age == 7)
    let update = NSBatchUpdateRequest(entityName: "Author")
    update.predicate = NSPredicate(format: "age > 5")
    update.propertiesToUpdate = ["age": 50]
    update.resultType = .updatedObjectIDsResultType
    let ids = try #require(
      (try context.execute(update) as? NSBatchUpdateResult)?.result as? [NSManagedObjectID])
    #expect(ids.count == 4)
    #expect(known.age == 7)
    NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSUpdatedObjectsKey: ids], into: [context])
    #expect(known.age == 50)
    let fetch = NSFetchRequest<any NSFetchRequestResult>(entityName: "Author")
    fetch.predicate = NSPredicate(format: "age < 5")
    let delete = NSBatchDeleteRequest(fetchRequest: fetch)
    delete.resultType = .resultTypeCount
    #expect((try context.execute(delete) as? NSBatchDeleteResult)?.result as? Int == 5)
    #expect(try context.count(for: NSFetchRequest<Author>(entityName: "Author")) == 5)
  }

  @Test(
    "A delegate that takes snapshots gets one for the first fetch and for each change, with what is to be loaded anew"
  )
  func snapshots() throws {
    final class Listener: NSFetchedResultsControllerDelegate {
      var snapshots: [NSDiffableDataSourceSnapshotReference] = []
      func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
      ) { snapshots.append(snapshot) }
    }
    let context = try Library.open().viewContext
    let ada = Author(context: context)
    (ada.name, ada.age) = ("Ada", 1)
    try context.save()
    let request = NSFetchRequest<Author>(entityName: "Author")
    request.sortDescriptors = [
      NSSortDescriptor(key: "age", ascending: true), NSSortDescriptor(key: "name", ascending: true),
    ]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "age", cacheName: nil)
    let listener = Listener()
    controller.delegate = listener
    try controller.performFetch()
    #expect(listener.snapshots.count == 1)
    let bob = Author(context: context)
    (bob.name, bob.age) = ("Bob", 2)
    ada.name = "Ada L."
    try context.save()
    let typed =
      try #require(listener.snapshots.last) as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
    #expect(typed.sectionIdentifiers == ["1", "2"])
    #expect(typed.itemIdentifiers.map { context.object(with: $0) } == [ada, bob])
    #expect(typed.reloadedItemIdentifiers == [ada.objectID])
  }
}
