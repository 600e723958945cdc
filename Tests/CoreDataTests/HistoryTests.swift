import CoreData
import Foundation
import Testing

@MainActor struct HistoryTests {
  private func container(at url: URL, tells: Bool = false) throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Library", managedObjectModel: Library.model())
    let description = NSPersistentStoreDescription(url: url)
    description.setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
    description.setOption(tells as NSNumber, forKey: NSPersistentStoreRemoteChangeNotificationPostOptionKey)
    container.persistentStoreDescriptions = [description]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container
  }
  private func history(_ context: NSManagedObjectContext, after token: NSPersistentHistoryToken?) throws
    -> [NSPersistentHistoryTransaction]
  {
    let request = NSPersistentHistoryChangeRequest.fetchHistory(after: token)
    let result = try context.execute(request) as? NSPersistentHistoryResult
    return try #require(result?.result as? [NSPersistentHistoryTransaction])
  }

  @Test("Each save is a transaction with who saved, what, and which properties")
  func transactions() throws {
    let url = Library.folder().appendingPathComponent("a.sqlite")
    let context = try container(at: url).viewContext
    (context.transactionAuthor, context.name) = ("app", "view")
    let ada = Author(context: context)
    ada.name = "Ada"
    try context.save()
    ada.age = 36
    let book = Book(context: context)
    (book.title, book.author) = ("Notes", ada)
    try context.save()
    context.transactionAuthor = "sync"
    context.delete(book)
    try context.save()
    let all = try history(context, after: nil)
    #expect(
      all.map(\.author) == ["app", "app", "sync"] && all.map(\.contextName) == ["view", "view", "view"])
    #expect(
      all.map { $0.changes?.map(\.changeType) } == [[.insert], [.insert, .update], [.update, .delete]])
    #expect(all[0].changes?.first?.changedObjectID == ada.objectID)
    #expect(all[1].changes?.last?.updatedProperties?.map(\.name).contains("age") == true)
    #expect(all[1].timestamp >= all[0].timestamp && all[1].transactionNumber > all[0].transactionNumber)
    #expect(try history(context, after: all[1].token).map(\.author) == ["sync"])
    let others = NSPersistentHistoryChangeRequest.fetchHistory(after: nil as NSPersistentHistoryToken?)
    others.fetchRequest = NSPersistentHistoryTransaction.fetchRequest
    others.fetchRequest?.predicate = NSPredicate(format: "author != %@", "app")
    let found =
      try (context.execute(others) as? NSPersistentHistoryResult)?.result as? [NSPersistentHistoryTransaction]
    #expect(found?.map(\.author) == ["sync"])
  }

  @Test("Another context sees what it missed by merging transactions; a token is kept in an archive")
  func merging() throws {
    let url = Library.folder().appendingPathComponent("a.sqlite")
    let (first, second) = (try container(at: url).viewContext, try container(at: url).viewContext)
    let ada = Author(context: first)
    ada.name = "Ada"
    try first.save()
    let mine = try #require(try second.all(Author.self).first)
    #expect(mine.name == "Ada")
    let token = try #require(
      second.persistentStoreCoordinator?.currentPersistentHistoryToken(fromStores: nil))
    let data = try NSKeyedArchiver.archivedData(withRootObject: token, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSPersistentHistoryToken.self, from: data)
    #expect(read == token)
    ada.name = "Ada L."
    try first.save()
    #expect(mine.name == "Ada")
    for transaction in try history(second, after: read) {
      second.mergeChanges(fromContextDidSave: transaction.objectIDNotification())
    }
    #expect(mine.name == "Ada L.")
  }

  @Test("Batches are in the history, and what is old is forgotten")
  func batches() throws {
    let url = Library.folder().appendingPathComponent("a.sqlite")
    let context = try container(at: url).viewContext
    context.transactionAuthor = "import"
    try context.execute(
      NSBatchInsertRequest(entityName: "Author", objects: [["name": "a"], ["name": "b"]]))
    let all = try history(context, after: nil)
    #expect(all.count == 1 && all[0].author == "import" && all[0].changes?.count == 2)
    Author(context: context).name = "c"
    try context.save()
    try context.execute(
      NSPersistentHistoryChangeRequest.deleteHistory(
        before: try #require(try history(context, after: nil).last)))
    #expect(try history(context, after: nil).count == 1)
    try context.execute(
      NSPersistentHistoryChangeRequest.deleteHistory(before: Date(timeIntervalSinceNow: 60)))
    #expect(try history(context, after: nil).isEmpty && (try context.all(Author.self).count == 3))
  }

  @Test("A save is told with the token of the history where the options ask for it")
  func remote() throws {
    let url = Library.folder().appendingPathComponent("a.sqlite")
    let container = try container(at: url, tells: true)
    nonisolated(unsafe) var tokens: [NSPersistentHistoryToken] = []
    let observer = NotificationCenter.default.addObserver(
      forName: .NSPersistentStoreRemoteChange, object: container.persistentStoreCoordinator, queue: nil
    ) { note in
      if let token = note.userInfo?[NSPersistentHistoryTokenKey] as? NSPersistentHistoryToken {
        tokens.append(token)
      }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    Author(context: container.viewContext).name = "a"
    try container.viewContext.save()
    #expect(tokens.count == 1)
    #expect(
      tokens.first == container.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil))
    #expect(
      try Library.open().persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil) == nil)
  }
}
