import CoreData
import Foundation
import Testing

/// Adds up what both sides have done.
final class AddingPolicy: NSMergePolicy, @unchecked Sendable {
  nonisolated(unsafe) static var seen: [[Int?]] = []
  override func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {
    for conflict in list {
      let mine = conflict.objectSnapshot?["age"] as? Int
      let base = conflict.cachedSnapshot?["age"] as? Int
      let theirs = conflict.persistedSnapshot?["age"] as? Int
      Self.seen.append([mine, base, theirs])
      let sum = (theirs ?? 0) + (mine ?? 0) - (base ?? 0)
      conflict.sourceObject.setValue(sum, forKey: "age")
    }
  }
}

/// Keeps the older object and counts how often its name came, as imports do.
final class CountingPolicy: NSMergePolicy, @unchecked Sendable {
  override func resolve(constraintConflicts list: [NSConstraintConflict]) throws {
    for conflict in list {
      #expect(conflict.constraint == ["name"] && conflict.constraintValues["name"] as? String == "Ada")
      guard let old = conflict.databaseObject as? Author else { continue }
      old.age += Int16(conflict.conflictingObjects.count)
      for case let new as Author in conflict.conflictingObjects {
        for book in new.books?.allObjects as? [Book] ?? [] { book.author = old }
      }
    }
    try super.resolve(constraintConflicts: list)
  }
}

/// Refuses to settle what is not its own.
final class RefusingPolicy: NSMergePolicy, @unchecked Sendable {
  struct Refusal: Error {}
  override func resolve(mergeConflicts list: [Any]) throws { throw Refusal() }
  override func resolve(constraintConflicts list: [NSConstraintConflict]) throws { throw Refusal() }
}

@MainActor @Suite(.serialized) struct PolicyTests {
  private func pair(unique: Bool = false) throws -> (NSManagedObjectContext, NSManagedObjectContext) {
    let (url, model) = (Library.folder().appendingPathComponent("a.sqlite"), Library.model(unique: unique))
    let container = try Library.open(model, at: url)
    let second = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    second.persistentStoreCoordinator = container.persistentStoreCoordinator
    return (container.viewContext, second)
  }

  @Test("A policy of one's own settles conflicts with the store from the three states that it is told")
  func adding() throws {
    AddingPolicy.seen = []
    let (first, second) = try pair()
    let ada = Author(context: first)
    (ada.name, ada.age) = ("Ada", 10)
    try first.save()
    let same = try #require(try second.all(Author.self).first)
    ada.age += 5
    same.age += 3
    try first.save()
    second.mergePolicy = AddingPolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    try second.save()
    #expect(AddingPolicy.seen == [[13, 10, 15]])
    #expect(same.age == 18)
    first.refreshAllObjects()
    #expect(ada.age == 18)
    // It goes on from there.
    same.age = 20
    try second.save()
    first.refreshAllObjects()
    #expect(ada.age == 20)
  }

  @Test("A policy that throws makes the save fail and leaves everything as it was")
  func refusing() throws {
    let (first, second) = try pair(unique: true)
    let ada = Author(context: first)
    (ada.name, ada.age) = ("Ada", 10)
    try first.save()
    let same = try #require(try second.all(Author.self).first)
    ada.age = 11
    same.age = 12
    try first.save()
    second.mergePolicy = RefusingPolicy(merge: .overwriteMergePolicyType)
    #expect(throws: RefusingPolicy.Refusal.self) { try second.save() }
    #expect(same.age == 12 && second.hasChanges)
    second.mergePolicy = NSMergePolicy.overwrite
    try second.save()
    first.refreshAllObjects()
    #expect(ada.age == 12)
    let twin = Author(context: first)
    twin.name = "Ada"
    first.mergePolicy = RefusingPolicy(merge: .overwriteMergePolicyType)
    #expect(throws: RefusingPolicy.Refusal.self) { try first.save() }
    #expect(twin.isInserted && !twin.isDeleted)
  }

  @Test("A policy of one's own moves what new objects have to the one that is stored")
  func counting() throws {
    let (first, second) = try pair(unique: true)
    let ada = Author(context: first)
    (ada.name, ada.age) = ("Ada", 1)
    try first.save()
    second.mergePolicy = CountingPolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
    for title in ["A", "B"] {
      let author = Author(context: second)
      author.name = "Ada"
      let book = Book(context: second)
      (book.title, book.author) = (title, author)
    }
    try second.save()
    let all = try second.all(Author.self)
    #expect(all.count == 1 && all.first?.age == 3)
    #expect((all.first?.books?.allObjects as? [Book])?.map(\.title).sorted() == ["A", "B"])
    #expect(try second.all(Book.self).count == 2)
  }

  @Test("Of many equal new objects the last stays, or the first where the store wins")
  func many() throws {
    for (policy, expected) in [
      (NSMergePolicy.mergeByPropertyObjectTrump, 4), (NSMergePolicy.mergeByPropertyStoreTrump, 0),
    ] {
      let (context, _) = try pair(unique: true)
      context.mergePolicy = policy
      for number in 0..<5 {
        let author = Author(context: context)
        (author.name, author.age) = ("Ada", Int16(number))
      }
      try context.save()
      #expect(try context.all(Author.self).map(\.age) == [Int16(expected)])
    }
  }

  @Test("An import of thousands of known objects is not slower than what it writes")
  func large() throws {
    let (first, second) = try pair(unique: true)
    for number in 0..<3000 {
      let author = Author(context: first)
      author.name = "\(number)"
    }
    try first.save()
    second.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    for number in 0..<3000 {
      let author = Author(context: second)
      (author.name, author.age) = ("\(number)", 7)
    }
    let start = ContinuousClock.now
    try second.save()
    #expect(ContinuousClock.now - start < .seconds(30))
    #expect(try second.count(for: NSFetchRequest<Author>(entityName: "Author")) == 3000)
    #expect(try second.all(Author.self, "age == 7").count == 3000)
  }
}
