import CoreData
import Foundation
import Testing

/// Contexts that save to others, stores that move, rows that have gone, and conditions across relationships.
@MainActor struct ChildContextTests {
  private func child(of parent: NSManagedObjectContext, merges: Bool = true) -> NSManagedObjectContext {
    let child = NSManagedObjectContext(.mainQueue)
    (child.parent, child.automaticallyMergesChangesFromParent) = (parent, merges)
    return child
  }

  @Test("A child that wants it has what its parent saves, and what another child saves to the parent")
  func merging() throws {
    let parent = try Library.open().viewContext
    let author = Author(context: parent)
    author.name = "first"
    try parent.save()
    let (merging, other, deaf) = (child(of: parent), child(of: parent), child(of: parent, merges: false))
    let twins = try [merging, other, deaf].map { try $0.existingObject(with: author.objectID) as! Author }
    #expect(twins.map(\.name) == ["first", "first", "first"])
    author.name = "second"
    try parent.save()
    #expect(twins.map(\.name) == ["second", "second", "first"])
    twins[1].name = "third"
    try other.save()
    #expect(twins.map(\.name) == ["third", "third", "first"])
    parent.delete(author)
    try parent.save()
    #expect(twins[0].managedObjectContext == nil || twins[0].isDeleted || twins[0].isFault)
    #expect(try merging.all(Author.self).isEmpty)
  }

  @Test("What a child has made is not new to it once more when its parent saves")
  func ownObjects() throws {
    let parent = try Library.open().viewContext
    let child = child(of: parent)
    let author = Author(context: child)
    author.name = "mine"
    try child.save()
    var inserted = 0
    let observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: child, queue: nil
    ) { note in inserted += (note.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject>)?.count ?? 0 }
    defer { NotificationCenter.default.removeObserver(observer) }
    try parent.save()
    #expect(inserted == 0 && author.name == "mine" && !author.objectID.isTemporaryID)
    #expect(try child.all(Author.self).map(\.name) == ["mine"])
  }

  @Test(
    "A child has one object for each row, also when its parent has named and forgotten it, however many are between"
  )
  func oneObjectPerRow() throws {
    let parent = try Library.open().viewContext
    let (child, other) = (child(of: parent, merges: false), child(of: parent, merges: false))
    let inner = self.child(of: child, merges: false)
    let author = Author(context: inner)
    author.name = "mine"
    try inner.save()
    try child.save()
    let seen = try other.all(Author.self)
    #expect(seen.count == 1 && seen[0].objectID.isTemporaryID)
    // Unsaved changes that speak of it by its first name.
    let book = Book(context: inner)
    (book.title, book.author) = ("one", author)
    try parent.save()
    #expect(!author.objectID.isTemporaryID && inner.object(with: author.objectID) === author)
    #expect(try inner.all(Author.self) == [author])
    #expect(try other.all(Author.self) == seen && seen[0].objectID == author.objectID)
    #expect(book.author === author && author.books as? Set<Book> == [book])
    #expect(try child.all(Author.self).map(\.objectID) == [author.objectID])
    try inner.save()
    try child.save()
    try parent.save()
    #expect(try inner.all(Book.self) == [book] && inner.all(Author.self) == [author])
    #expect(try parent.all(Author.self).first?.books?.count == 1)
  }

  @Test("What loses a conflict at a save is not among what was saved, and reads as the store has it")
  func lostConflicts() throws {
    for policy in [NSMergePolicy.mergeByPropertyStoreTrump, .rollback] {
      for isDeletion in [false, true] {
        let container = try Library.open()
        let context = container.viewContext
        context.mergePolicy = policy
        let (author, kept) = (Author(context: context), Author(context: context))
        (author.name, kept.name) = ("first", "kept")
        try context.save()
        let other = container.newBackgroundContext()
        try other.performAndWait {
          let twin = try other.existingObject(with: author.objectID) as! Author
          if isDeletion { other.delete(twin) } else { twin.name = "theirs" }
          try other.save()
        }
        (author.name, kept.name) = ("mine", "kept too")
        var saved: [String: Set<NSManagedObject>] = [:]
        let observer = NotificationCenter.default.addObserver(
          forName: .NSManagedObjectContextDidSave, object: context, queue: nil
        ) { saved = ($0.userInfo as? [String: Set<NSManagedObject>]) ?? [:] }
        defer { NotificationCenter.default.removeObserver(observer) }
        try context.save()
        #expect(saved[NSUpdatedObjectsKey]?.contains(kept) == true && !context.hasChanges)
        if isDeletion || policy === NSMergePolicy.rollback {
          #expect(saved[NSUpdatedObjectsKey] == [kept])
        }
        if !isDeletion { #expect(author.name == "theirs") }
        #expect(try context.all(Author.self).count == (isDeletion ? 1 : 2))
      }
    }
  }

  @Test("Stores in memory and in files become each other without a loss")
  func storesMove() throws {
    let container = try Library.open()
    let context = container.viewContext
    let author = Author(context: context)
    author.name = "kept"
    let book = Book(context: context)
    (book.title, book.author) = ("one", author)
    try context.save()
    context.reset()
    let coordinator = container.persistentStoreCoordinator
    let file = Library.folder().appendingPathComponent("inner/b.sqlite")
    let moved = try coordinator.migratePersistentStore(
      coordinator.persistentStores[0], to: file, withType: NSSQLiteStoreType)
    #expect(try context.all(Author.self).map(\.name) == ["kept"])
    #expect(try context.all(Book.self).first?.author?.name == "kept")
    Author(context: context).name = "later"
    try context.save()
    context.reset()
    let memory = try coordinator.migratePersistentStore(
      moved, to: URL(fileURLWithPath: "/dev/null"), withType: NSInMemoryStoreType)
    #expect(memory.type == NSInMemoryStoreType)
    #expect(try context.all(Author.self, by: "name").map(\.name) == ["kept", "later"])
    // The file stays as it was.
    #expect(try Library.open(at: file).viewContext.all(Author.self).count == 2)
  }

  @Test("An object that wins over the store is written anew when its row has gone; one that loses goes")
  func missingRows() throws {
    for policy in [
      NSMergePolicy.mergeByPropertyObjectTrump, .overwrite, .mergeByPropertyStoreTrump, .rollback,
    ] {
      let isKept = policy === NSMergePolicy.mergeByPropertyObjectTrump || policy === NSMergePolicy.overwrite
      let container = try Library.open()
      let context = container.viewContext
      context.mergePolicy = policy
      let author = Author(context: context)
      (author.name, author.age) = ("first", 7)
      try context.save()
      let id = author.objectID
      let other = container.newBackgroundContext()
      try other.performAndWait {
        other.delete(try other.existingObject(with: id))
        try other.save()
      }
      author.name = "mine"
      try context.save()
      #expect(!context.hasChanges)
      let fresh = container.newBackgroundContext()
      try fresh.performAndWait {
        let found = try fresh.all(Author.self)
        #expect(found.map(\.name) == (isKept ? ["mine"] : []))
        #expect(found.map(\.age) == (isKept ? [7] : []))
        if isKept { #expect(found[0].objectID == id) }
      }
      guard isKept else { continue }
      author.name = "again"
      try context.save()
      #expect(!author.isInserted && author.objectID == id)
    }
  }

  @Test("Objects go to the store that they were given to, also when they get their names before")
  func assigning() throws {
    let container = try Library.open()
    let coordinator = container.persistentStoreCoordinator
    let second = try coordinator.addPersistentStore(
      ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
    let context = container.viewContext
    let (one, two) = (Author(context: context), Author(context: context))
    for author in [one, two] { context.assign(author, to: second) }
    try context.obtainPermanentIDs(for: [one])
    try context.save()
    #expect(one.objectID.persistentStore === second && two.objectID.persistentStore === second)
    // Others that may lie where those were in memory do not follow them.
    for _ in 0..<100 {
      let author = Author(context: context)
      context.assign(author, to: second)
      context.delete(author)
      context.processPendingChanges()
    }
    for _ in 0..<100 { _ = Author(context: context) }
    try context.save()
    let others = try context.all(Author.self).filter { $0 !== one && $0 !== two }
    #expect(others.count == 100 && others.allSatisfy { $0.objectID.persistentStore !== second })
  }

  @Test("ANY, ALL and NONE follow paths through one and through several relationships")
  func paths() throws {
    let context = try Library.open().viewContext
    let (ann, bob) = (Author(context: context), Author(context: context))
    (ann.name, ann.age, bob.name, bob.age) = ("ann", 10, "bob", 20)
    let (sea, sky) = (Tag(context: context), Tag(context: context))
    (sea.word, sky.word) = ("sea", "sky")
    let books = ["a", "b", "c"].map { title in
      let book = Book(context: context)
      book.title = title
      return book
    }
    (books[0].author, books[1].author, books[2].author) = (ann, ann, bob)
    (books[0].price, books[1].price, books[2].price) = (5, 15, 5)
    (books[0].tags, books[1].tags, books[2].tags) = ([sea], [sea, sky], [sky])
    for isSaved in [false, true] {
      if isSaved {
        try context.save()
        context.reset()
      }
      func authors(_ format: String) throws -> [String?] {
        try context.all(Author.self, format, by: "name").map(\.name)
      }
      func titles(_ format: String) throws -> [String] {
        try context.all(Book.self, format, by: "title").map(\.title)
      }
      #expect(try authors("ANY books.tags.word == 'sea'") == ["ann"])
      #expect(try authors("ALL books.tags.word == 'sky'") == ["bob"])
      #expect(try authors("NONE books.tags.word == 'sea'") == ["bob"])
      #expect(try authors("ANY books.author.name == 'bob'") == ["bob"])
      #expect(try authors("ANY books.tags.@count == 2") == ["ann"])
      #expect(try authors("ANY books.price > age") == ["ann"])
      #expect(try authors("ANY books.author.books.title == 'b'") == ["ann"])
      #expect(try titles("ANY author.books.title == 'b'") == ["a", "b"])
      #expect(try titles("ANY author.books.tags.word == 'sea'") == ["a", "b"])
      #expect(try titles("ANY tags.word == author.name") == [])
      #expect(try titles("author.books.@count == 2") == ["a", "b"])
    }
  }
}
