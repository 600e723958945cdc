import CoreData
import Foundation
import Testing

@MainActor struct UndoTests {
  private func context() throws -> NSManagedObjectContext {
    let context = try Library.open().viewContext
    context.undoManager = UndoManager()
    context.undoManager?.groupsByEvent = false
    return context
  }
  /// Changes that are not to be undone.
  private func prepare(_ context: NSManagedObjectContext, _ body: () throws -> Void) rethrows {
    context.undoManager?.disableUndoRegistration()
    try body()
    context.processPendingChanges()
    context.undoManager?.enableUndoRegistration()
  }
  /// One step of the undo manager.
  private func step(_ context: NSManagedObjectContext, _ body: () throws -> Void) rethrows {
    context.processPendingChanges()
    context.undoManager?.beginUndoGrouping()
    try body()
    context.processPendingChanges()
    context.undoManager?.endUndoGrouping()
  }

  @Test("A context has no undo manager at first")
  func absent() throws { #expect(try Library.open().viewContext.undoManager == nil) }

  @Test("Values, insertions and deletions are taken back and done again")
  func roundTrip() throws {
    let context = try context()
    var (ada, book): (Author?, Book?) = (nil, nil)
    step(context) {
      ada = Author(context: context)
      ada?.name = "Ada"
    }
    step(context) {
      ada?.name = "Ada L."
      ada?.age = 36
      book = Book(context: context)
      book?.title = "Notes"
      book?.author = ada
    }
    context.undo()
    #expect(ada?.name == "Ada" && ada?.age == 0 && ada?.books?.count == 0)
    #expect(try context.all(Book.self).isEmpty)
    context.redo()
    #expect(ada?.name == "Ada L." && ada?.books?.count == 1)
    #expect(try context.all(Book.self).first === book && book?.title == "Notes")
    context.undo()
    context.undo()
    #expect(try context.all(Author.self).isEmpty && !context.hasChanges)
    context.redo()
    #expect(try context.all(Author.self).map(\.name) == ["Ada"])
  }

  @Test("A deletion takes what it took along back, also after it was saved")
  func deletion() throws {
    for saves in [false, true] {
      let context = try context()
      var ada: Author!
      try prepare(context) {
        ada = Author(context: context)
        ada.name = "Ada"
        for number in 0..<3 {
          let book = Book(context: context)
          (book.title, book.author) = ("b\(number)", ada)
        }
        try context.save()
      }
      context.undoManager?.removeAllActions()
      try step(context) {
        context.delete(ada)
        context.processPendingChanges()
      }
      if saves { try context.save() }
      #expect(try context.all(Book.self).isEmpty)
      context.undo()
      let found = try context.all(Author.self)
      #expect(
        found.count == 1 && found.first?.name == "Ada" && found.first?.books?.count == 3, "saved \(saves)")
      #expect(try context.all(Book.self, by: "title").map(\.title) == ["b0", "b1", "b2"])
      try context.save()
      let other = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
      other.persistentStoreCoordinator = context.persistentStoreCoordinator
      #expect(try other.all(Author.self).first?.books?.count == 3)
      context.redo()
      #expect(try context.all(Author.self).isEmpty && (try context.all(Book.self).isEmpty))
    }
  }

  @Test("Rolling back forgets what could be undone; changes without registering are not undone")
  func forgetting() throws {
    let context = try context()
    step(context) { Author(context: context).name = "a" }
    context.rollback()
    #expect(context.undoManager?.canUndo == false)
    context.processPendingChanges()
    context.undoManager?.disableUndoRegistration()
    Author(context: context).name = "b"
    context.processPendingChanges()
    context.undoManager?.enableUndoRegistration()
    #expect(context.undoManager?.canUndo == false)
    #expect(try context.all(Author.self).map(\.name) == ["b"])
  }

  /// Random edits, then back to the beginning and forward to the end: each state is as it was.
  @Test("Two hundred random steps go back and forth without a loss", arguments: 1...4)
  func random(seed: UInt64) throws {
    var state = seed &* 0x9e37_79b9_7f4a_7c15
    func number(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    let context = try context()
    func picture() throws -> String {
      let authors = try context.all(Author.self).map { author in
        "\(author.name ?? "")/\(author.age): \((author.books?.allObjects as? [Book] ?? []).map(\.title).sorted())"
      }
      let books = try context.all(Book.self).map { book in
        "\(book.title) by \(book.author?.name ?? "-") \((book.tags ?? []).compactMap(\.word).sorted())"
      }
      return (authors.sorted() + books.sorted()).joined(separator: "\n")
    }
    var tags: [Tag] = []
    try prepare(context) {
      tags = ["x", "y", "z"].map { word in
        let tag = Tag(context: context)
        tag.word = word
        return tag
      }
      try context.save()
    }
    var pictures = [try picture()]
    for count in 0..<200 {
      let (authors, books) = (
        try context.all(Author.self, by: "name"), try context.all(Book.self, by: "title")
      )
      step(context) {
        switch number(9) {
        case 0, 1: Author(context: context).name = "author \(count)"
        case 2, 3:
          let book = Book(context: context)
          book.title = "book \(count)"
          book.author = authors.isEmpty ? nil : authors[number(authors.count)]
        case 4: if !authors.isEmpty { context.delete(authors[number(authors.count)]) }
        case 5: if !books.isEmpty { context.delete(books[number(books.count)]) }
        case 6:
          if !books.isEmpty {
            books[number(books.count)].author =
              authors.isEmpty || number(4) == 0 ? nil : authors[number(authors.count)]
          }
        case 7:
          if !books.isEmpty { books[number(books.count)].tags = Set(tags.filter { _ in number(2) == 0 }) }
        default: if !authors.isEmpty { authors[number(authors.count)].age = Int16(number(90)) }
        }
      }
      if number(12) == 0 { try context.save() }
      let now = try picture()
      if context.undoManager?.canUndo == true, now != pictures.last { pictures.append(now) }
    }
    var places = Array(pictures.indices.dropLast().reversed())
    while let place = places.first {
      context.undo()
      let now = try picture()
      if now == pictures[place + 1] { continue }
      #expect(now == pictures[place], "back to \(place)")
      if now != pictures[place] { return }
      places.removeFirst()
    }
    for place in pictures.indices.dropFirst() {
      var now = try picture()
      while now == pictures[place - 1], context.undoManager?.canRedo == true {
        context.redo()
        now = try picture()
      }
      #expect(now == pictures[place], "forward to \(place)")
      if now != pictures[place] { return }
    }
  }
}
