import CoreData
import Foundation
import Testing

@MainActor struct SavingTests {
  @Test("What is saved is there when the file is opened again [S4-270 S4-275 S4-298]")
  func reopened() throws {
    let file = Library.folder().appendingPathComponent("a.sqlite")
    let born = Date(timeIntervalSinceReferenceDate: 12_345.678)
    do {
      let context = try Library.open(at: file).viewContext
      let author = Author(context: context)
      (author.name, author.age, author.born) = ("Ursula", 39, born)
      let book = Book(context: context)
      (book.title, book.price, book.author) = ("Earthsea", 9.5, author)
      let tag = Tag(context: context)
      tag.word = "sea"
      book.tags = [tag]
      #expect(author.objectID.isTemporaryID)
      #expect(context.hasChanges)
      try context.save()
      #expect(!author.objectID.isTemporaryID)
      #expect(!context.hasChanges)
    }
    let context = try Library.open(at: file).viewContext
    let author = try #require(try context.all(Author.self).first)
    #expect(author.isFault)
    #expect(author.name == "Ursula")
    #expect(author.age == 39)
    #expect(author.born == born)
    let book = try #require(author.books?.anyObject() as? Book)
    #expect(book.author === author)
    #expect(book.price == 9.5)
    #expect(book.tags?.first?.word == "sea")
    #expect((book.tags?.first?.value(forKey: "books") as? Set<Book>) == [book])
    #expect(author.objectID.uriRepresentation().absoluteString.hasSuffix("/Author/p1"))
  }

  @Test(
    "Generic code, classes that are known as values, and initialisers of one's own make objects of their class"
  )
  func making() throws {
    func make<T: NSManagedObject>(_ context: NSManagedObjectContext) -> T { T(context: context) }
    let context = try Library.open().viewContext
    let book: Book = make(context)
    #expect(
      book.entity.name == "Book" && book.managedObjectContext === context && context.insertedObjects == [book]
    )
    let types: [NSManagedObject.Type] = [Author.self, Tag.self]
    let made = types.map { $0.init(context: context) }
    #expect(made.map { $0.entity.name } == ["Author", "Tag"])
    #expect(made[0] is Author && made[1] is Tag)
  }

  @Test("The file has the tables that Core Data makes")
  func tables() throws {
    let file = Library.folder().appendingPathComponent("a.sqlite")
    let container = try Library.open(at: file)
    let book = Book(context: container.viewContext)
    book.title = "One"
    try container.viewContext.save()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", "-c",
      """
      import sqlite3, sys
      d = sqlite3.connect(sys.argv[1])
      print([r[1] + ' ' + r[2] for r in d.execute('pragma table_info(ZBOOK)')])
      print(list(d.execute('select Z_PK, Z_ENT, Z_OPT, ZTITLE from ZBOOK')))
      print(list(d.execute('select Z_ENT, Z_NAME, Z_SUPER, Z_MAX from Z_PRIMARYKEY')))
      print([r[1] for r in d.execute('pragma table_info(Z_2TAGS)')], d.execute('pragma journal_mode').fetchone())
      """, file.path,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let expected = """
      ['Z_PK INTEGER', 'Z_ENT INTEGER', 'Z_OPT INTEGER', 'ZAUTHOR INTEGER', 'ZPRICE FLOAT', 'ZTITLE VARCHAR']
      [(1, 2, 1, 'One')]
      [(1, 'Author', 0, 0), (2, 'Book', 0, 1), (3, 'Tag', 0, 0)]
      ['Z_2BOOKS', 'Z_3TAGS'] ('wal',)

      """
    #expect(text == expected)
  }

  @Test("Hooks run around a save, once")
  func hooks() throws {
    let context = try Library.open().viewContext
    let author = Author(context: context)
    #expect(author.log == ["insert"])
    try context.save()
    #expect(author.log == ["insert", "willSave", "didSave"])
    try context.save()
    #expect(author.log.count == 3)
    context.refresh(author, mergeChanges: false)
    #expect(author.isFault)
    #expect(author.name == nil)
    #expect(author.log.last == "fetch")
    #expect(!context.hasChanges)
  }

  @Test("A missing value makes the save fail and nothing is written; several are told together")
  func validation() throws {
    let context = try Library.open().viewContext
    let book = Book(context: context)
    book.setValue(nil, forKey: "title")
    var error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSValidationMissingMandatoryPropertyError)
    #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "title")
    let other = Book(context: context)
    other.setValue(nil, forKey: "title")
    error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSValidationMultipleErrorsError)
    #expect((error?.userInfo[NSDetailedErrorsKey] as? [NSError])?.count == 2)
    #expect(context.insertedObjects.count == 2)
    book.title = "A"
    other.title = "B"
    try context.save()
    #expect(try context.all(Book.self).count == 2)
  }

  @Test("Deleting follows the rules of relationships [S4-278]")
  func deleteRules() throws {
    for (rule, left) in [(NSDeleteRule.cascadeDeleteRule, 0), (.nullifyDeleteRule, 1)] {
      let context = try Library.open(Library.model(rule: rule)).viewContext
      let (author, book) = (Author(context: context), Book(context: context))
      book.title = "One"
      book.author = author
      try context.save()
      context.delete(author)
      try context.save()
      #expect(try context.all(Author.self).isEmpty)
      #expect(try context.all(Book.self).count == left)
      #expect(try context.all(Book.self).allSatisfy { $0.author == nil })
      #expect(author.managedObjectContext == nil)
    }
    let context = try Library.open(Library.model(rule: .denyDeleteRule)).viewContext
    let (author, book) = (Author(context: context), Book(context: context))
    book.title = "One"
    book.author = author
    try context.save()
    context.delete(author)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSValidationRelationshipDeniedDeleteError)
    context.rollback()
    #expect(!author.isDeleted)
    #expect(author.books?.count == 1)
  }

  @Test("Both sides of a relationship follow each other [S4-303 S4-304]")
  func inverse() throws {
    let context = try Library.open().viewContext
    let (first, second) = (Author(context: context), Author(context: context))
    let book = Book(context: context)
    book.title = "One"
    first._add("books", book)
    #expect(book.author === first)
    second.mutableSetValue(forKey: "books").add(book)
    #expect(book.author === second)
    #expect(first.books?.count == 0)
    try context.save()
    book.author = nil
    #expect(second.books?.count == 0)
    context.rollback()
    #expect(book.author === second)
    #expect(second.books?.count == 1)
  }

  @Test(
    "What is added, taken out and added again is there in the end, whether the relationship was read or not")
  func toggled() throws {
    for (isRead, isStored) in [(false, false), (false, true), (true, false), (true, true)] {
      let context = try Library.open().viewContext
      let (book, tag) = (Book(context: context), Tag(context: context))
      book.title = "One"
      if isStored { book._add("tags", tag) }
      try context.save()
      let id = book.objectID
      context.reset()
      let again = try context.existingObject(with: id) as! Book
      let word = try #require(try context.all(Tag.self).first)
      if isRead { #expect(again.tags?.count == (isStored ? 1 : 0)) }
      for step in 0..<5 {
        if step % 2 == (isStored ? 0 : 1) { again._remove("tags", word) } else { again._add("tags", word) }
        #expect(again.tags?.contains(word) == (step % 2 != (isStored ? 0 : 1)))
      }
      try context.save()
      context.reset()
      #expect((try context.existingObject(with: id) as! Book).tags?.count == (isStored ? 0 : 1))
    }
  }

  @Test("An ordered relationship keeps its order in the file")
  func ordered() throws {
    let file = Library.folder().appendingPathComponent("a.sqlite")
    do {
      let context = try Library.open(Library.model(ordered: true), at: file).viewContext
      let author = Author(context: context)
      for title in ["c", "a", "b"] {
        let book = Book(context: context)
        book.title = title
        author._add("books", book)
      }
      try context.save()
      let last = try #require((author.value(forKey: "books") as? NSOrderedSet)?.lastObject as? Book)
      author._insert("books", last, at: 0)
      try context.save()
    }
    let context = try Library.open(Library.model(ordered: true), at: file).viewContext
    let books = try #require(try context.all(Author.self).first?.value(forKey: "books") as? NSOrderedSet)
    #expect(books.array.map { ($0 as! Book).title } == ["b", "c", "a"])
  }

  @Test("Two contexts that change one object: each policy settles it as it says [S4-271]")
  func conflicts() throws {
    for (policy, name, age) in [
      (NSMergePolicy.mergeByPropertyObjectTrump, "mine", 7), (.mergeByPropertyStoreTrump, "theirs", 7),
      (.overwrite, "mine", 1), (.rollback, "theirs", 7),
    ] {
      let container = try Library.open()
      let context = container.viewContext
      context.mergePolicy = policy
      let author = Author(context: context)
      (author.name, author.age) = ("first", 1)
      try context.save()
      let other = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
      other.persistentStoreCoordinator = container.persistentStoreCoordinator
      try other.performAndWait {
        let twin = try other.existingObject(with: author.objectID) as! Author
        #expect(twin !== author)
        (twin.name, twin.age) = ("theirs", 7)
        try other.save()
      }
      author.name = "mine"
      try context.save()
      let fresh = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
      fresh.persistentStoreCoordinator = container.persistentStoreCoordinator
      let stored = try #require(try fresh.all(Author.self).first)
      #expect(stored.name == name)
      #expect(stored.age == age)
    }
  }

  @Test("Without a policy a conflict makes the save fail and the store stays")
  func conflictError() throws {
    let container = try Library.open()
    let author = Author(context: container.viewContext)
    try container.viewContext.save()
    let other = container.newBackgroundContext()
    try other.performAndWait {
      (other.object(with: author.objectID) as! Author).name = "theirs"
      try other.save()
    }
    author.name = "mine"
    let error = #expect(throws: NSError.self) { try container.viewContext.save() }
    #expect(error?.code == NSManagedObjectMergeError)
    #expect(author.name == "mine")
    #expect(container.viewContext.hasChanges)
  }

  @Test("A uniqueness constraint keeps one of equal objects, or makes the save fail [S4-264 S4-271]")
  func unique() throws {
    let container = try Library.open(Library.model(unique: true))
    let context = container.viewContext
    func make(_ age: Int16) {
      let author = Author(context: context)
      (author.name, author.age) = ("same", age)
    }
    make(1)
    try context.save()
    make(2)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSManagedObjectConstraintMergeError)
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    try context.save()
    #expect(try context.all(Author.self).map(\.age) == [2])
    make(3)
    make(4)
    try context.save()
    #expect(try context.all(Author.self).map(\.age) == [4])
    context.mergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
    make(5)
    try context.save()
    #expect(try context.all(Author.self).map(\.age) == [4])
  }

  @Test("Objects may leave a unique value to others, and exchange theirs, in one save")
  func uniqueValuesMove() throws {
    let context = try Library.open(Library.model(unique: true)).viewContext
    let (one, two) = (Author(context: context), Author(context: context))
    (one.name, two.name) = ("Work", "Home")
    try context.save()
    one.name = "Office"
    let new = Author(context: context)
    new.name = "Work"
    try context.save()
    (one.name, two.name) = ("Home", "Office")
    try context.save()
    context.reset()
    #expect(try context.all(Author.self).compactMap(\.name).sorted() == ["Home", "Office", "Work"])
  }

  @Test("A child's save reaches its parent, and the parent's the store")
  func child() throws {
    let context = try Library.open().viewContext
    let author = Author(context: context)
    author.name = "old"
    try context.save()
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = context
    let twin = try #require(try child.all(Author.self).first)
    #expect(twin !== author)
    twin.name = "new"
    let book = Book(context: child)
    book.title = "One"
    book.author = twin
    #expect(author.name == "old")
    try child.save()
    #expect(author.name == "new")
    #expect(context.hasChanges)
    #expect((author.books?.anyObject() as? Book)?.title == "One")
    try context.save()
    #expect(try context.all(Book.self, "author.name == 'new'").count == 1)
  }

  @Test("What a background context saves appears in a context that merges")
  func merging() async throws {
    let container = try Library.open()
    let context = container.viewContext
    context.automaticallyMergesChangesFromParent = true
    let author = Author(context: context)
    try context.save()
    let id = author.objectID
    try await container.performBackgroundTask { background in
      (background.object(with: id) as! Author).name = "seen"
      _ = Author(context: background)
      try background.save()
    }
    try await Task.sleep(nanoseconds: 50_000_000)
    #expect(author.name == "seen")
    #expect(try context.all(Author.self).count == 2)
  }

  @Test("A damaged file is told and left as it is")
  func damaged() throws {
    let file = Library.folder().appendingPathComponent("a.sqlite")
    let bytes = Data(repeating: 0x41, count: 5000)
    try bytes.write(to: file)
    let error = #expect(throws: NSError.self) { try Library.open(at: file) }
    #expect(error?.domain == NSCocoaErrorDomain)
    #expect(error?.code == NSFileReadCorruptFileError)
    #expect(try Data(contentsOf: file) == bytes)
  }

  @Test(
    "A newer model: what was stored stays, new attributes begin with their defaults, renamed ones are found")
  func migration() throws {
    let file = Library.folder().appendingPathComponent("a.sqlite")
    do {
      let context = try Library.open(at: file).viewContext
      let (author, book, tag) = (Author(context: context), Book(context: context), Tag(context: context))
      (author.name, author.age, book.title) = ("Ursula", 3, "One")
      book.author = author
      book.tags = [tag]
      try context.save()
    }
    let rank = Library.attribute("rank", .integer32AttributeType, optional: false, default: 5)
    let newer = Library.model(ordered: true, more: [rank], nameAttribute: "fullName")
    do {
      let container = NSPersistentContainer(name: "Library", managedObjectModel: newer)
      let description = NSPersistentStoreDescription(url: file)
      description.shouldMigrateStoreAutomatically = false
      container.persistentStoreDescriptions = [description]
      var failure: NSError?
      container.loadPersistentStores { failure = $1 as NSError? }
      #expect(failure?.code == NSPersistentStoreIncompatibleVersionHashError)
    }
    for _ in 0..<2 {
      let context = try Library.open(newer, at: file).viewContext
      let author = try #require(try context.all(Author.self).first)
      #expect(author.value(forKey: "fullName") as? String == "Ursula")
      #expect(author.value(forKey: "rank") as? Int == 5)
      #expect(author.age == 3)
      let book = try #require((author.value(forKey: "books") as? NSOrderedSet)?.firstObject as? Book)
      #expect(book.tags?.count == 1)
      let more = Book(context: context)
      more.title = "more"
      try context.save()
      #expect(more.objectID.uriRepresentation().lastPathComponent != "p1")
    }
  }

  @Test("A change of an attribute's kind cannot be inferred; the file stays as it was")
  func impossibleMigration() throws {
    let file = Library.folder().appendingPathComponent("a.sqlite")
    try {
      _ = try Library.open(Library.model(more: [Library.attribute("x", .stringAttributeType)]), at: file)
    }()
    do {
      let context = try Library.open(
        Library.model(more: [Library.attribute("x", .stringAttributeType)]), at: file
      ).viewContext
      Author(context: context).setValue("text", forKey: "x")
      try context.save()
    }
    let other = Library.model(more: [Library.attribute("x", .integer64AttributeType)])
    let error = #expect(throws: NSError.self) { try Library.open(other, at: file) }
    #expect(error?.code == NSMigrationError)
    let context = try Library.open(
      Library.model(more: [Library.attribute("x", .stringAttributeType)]), at: file
    ).viewContext
    #expect(try context.all(Author.self).first?.value(forKey: "x") as? String == "text")
  }

  private final class Reversing: ValueTransformer, @unchecked Sendable {
    override class func allowsReverseTransformation() -> Bool { true }
    override func transformedValue(_ value: Any?) -> Any? {
      (value as? String).map { Data(String($0.reversed()).utf8) }
    }
    override func reverseTransformedValue(_ value: Any?) -> Any? {
      (value as? Data).map { String(String(decoding: $0, as: UTF8.self).reversed()) }
    }
  }

  @Test("A transformable value is stored as its transformer makes it")
  func transformer() throws {
    ValueTransformer.setValueTransformer(Reversing(), forName: NSValueTransformerName("Reversing"))
    let secret = Library.attribute("secret", .transformableAttributeType)
    secret.valueTransformerName = "Reversing"
    let lost = Library.attribute("lost", .transformableAttributeType)
    lost.valueTransformerName = "Nobody"
    let (url, model) = (
      Library.folder().appendingPathComponent("t.sqlite"), Library.model(more: [secret, lost])
    )
    let context = try Library.open(model, at: url).viewContext
    let author = Author(context: context)
    author.setValue("abc", forKey: "secret")
    author.setValue(["x"] as NSArray, forKey: "lost")
    try context.save()
    let other = try Library.open(model, at: url).viewContext
    let read = try #require(try other.all(Author.self).first)
    #expect(read.value(forKey: "secret") as? String == "abc")
    #expect(read.value(forKey: "lost") as? [String] == ["x"])
    let file =
      try Data(contentsOf: url) + ((try? Data(contentsOf: URL(fileURLWithPath: url.path + "-wal"))) ?? Data())
    #expect(file.range(of: Data("cba".utf8)) != nil)
  }
}
