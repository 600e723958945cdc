import CoreData
import Foundation
import Testing

/// A store that has what the program's model has no place for: what is dropped can be found again.
@MainActor struct FormerFileTests {
  private typealias S = Shapes

  private nonisolated static func note(_ attributes: [String] = []) -> NSManagedObjectModel {
    S.model([S.entity("Note", ["title"] + attributes)])
  }
  /// Notes with their tags and owner.
  private nonisolated static func tagged() -> NSManagedObjectModel {
    let (note, tag, owner) = (
      S.entity("Note", ["title"]), S.entity("Tag", ["title"]), S.entity("Owner", ["title"])
    )
    S.inverse(S.link(note, "tags", to: tag), S.link(tag, "notes", to: note))
    S.inverse(S.link(note, "owner", to: owner, many: false), S.link(owner, "notes", to: note))
    return S.model([note, tag, owner])
  }
  private func names(beside url: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path).sorted()
  }

  @Test(
    "An older program that opens a newer store drops what it does not know, and the store as it was lies beside it",
    arguments: StoreAge.allCases)
  func older(_ age: StoreAge) throws {
    let url = try S.file(Self.note(["text"]), age) {
      S.make("Note", "a", in: $0).setValue("t", forKey: "text")
    }
    let context = try S.open(Self.note(), url)
    #expect(try S.all("Note", in: context).map { $0.value(forKey: "title") as? String } == ["a"])
    try S.close(context)
    #expect(try names(beside: url) == ["shape.sqlite", "shape~1.sqlite"])
    let former = url.deletingLastPathComponent().appendingPathComponent("shape~1.sqlite")
    let refusing = [NSMigratePersistentStoresAutomaticallyOption: false as NSNumber]
    let newer = try S.open(Self.note(["text"]), former, options: refusing)
    #expect(try S.all("Note", in: newer).map { $0.value(forKey: "text") as? String } == ["t"])
  }

  @Test(
    "A store of the program's own whose name is like that of a copy is none: it stays, and no copy takes its name"
  )
  func ownName() throws {
    let url = try S.file(Self.note(["text"])) { S.make("Note", "a", in: $0).setValue("t", forKey: "text") }
    let own = url.deletingLastPathComponent().appendingPathComponent("shape~1.sqlite")
    let context = try S.open(Self.note(), own)
    S.make("Note", "own", in: context)
    try context.save()
    try S.close(context)
    try S.close(S.open(Self.note(), url))
    #expect(try names(beside: url) == ["shape.sqlite", "shape~1.sqlite", "shape~2.sqlite"])
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Self.note())
    try coordinator.destroyPersistentStore(at: url, ofType: NSSQLiteStoreType)
    #expect(try names(beside: url).contains("shape~1.sqlite"))
    #expect(try !names(beside: url).contains("shape~2.sqlite"))
    let reopened = try S.open(Self.note(), own)
    #expect(try S.all("Note", in: reopened).map { $0.value(forKey: "title") as? String } == ["own"])
  }

  @Test("Entities and relationships that objects have count as values do", arguments: StoreAge.allCases)
  func links(_ age: StoreAge) throws {
    func fill(_ context: NSManagedObjectContext) {
      let note = S.make("Note", "a", in: context)
      note.setValue(Set([S.make("Tag", "t", in: context)]), forKey: "tags")
    }
    let url = try S.file(Self.tagged(), age, fill)
    // The tags stay; what leads to them goes.
    let (note, tag, owner) = (
      S.entity("Note", ["title"]), S.entity("Tag", ["title"]), S.entity("Owner", ["title"])
    )
    S.inverse(S.link(note, "owner", to: owner, many: false), S.link(owner, "notes", to: note))
    try S.close(S.open(S.model([note, tag, owner]), url))
    #expect(try names(beside: url) == ["shape.sqlite", "shape~1.sqlite"])
    try S.close(S.open(Self.note(), url))
    #expect(try names(beside: url) == ["shape.sqlite", "shape~1.sqlite", "shape~2.sqlite"])
  }

  @Test("Where nothing is dropped that anybody has, nothing is kept", arguments: StoreAge.allCases)
  func nothing(_ age: StoreAge) throws {
    let url = try S.file(Self.tagged(), age) { _ = S.make("Note", "a", in: $0) }
    try S.close(S.open(Self.note(["text"]), url))
    try S.close(S.open(Self.note(), url))
    #expect(try names(beside: url) == ["shape.sqlite"])
  }

  @Test(
    "A relationship that has lost one side is kept by the other, and no loss", arguments: StoreAge.allCases)
  func oneSide(_ age: StoreAge) throws {
    func model(_ isBoth: Bool) -> NSManagedObjectModel {
      let (note, owner) = (S.entity("Note", ["title"]), S.entity("Owner", ["title"]))
      let up = S.link(note, "owner", to: owner, many: false)
      if isBoth { S.inverse(up, S.link(owner, "notes", to: note)) }
      return S.model([note, owner])
    }
    let url = try S.file(model(true), age) {
      S.make("Note", "a", in: $0).setValue(S.make("Owner", "o", in: $0), forKey: "owner")
    }
    let context = try S.open(model(false), url)
    let owner = try S.all("Note", in: context).first?.value(forKey: "owner") as? NSManagedObject
    #expect(owner?.value(forKey: "title") as? String == "o")
    try S.close(context)
    #expect(try names(beside: url) == ["shape.sqlite"])
  }

  @Test("Three former files are kept; they go when the store is destroyed")
  func limit() throws {
    let url = try S.file(Self.note()) { _ = S.make("Note", "a", in: $0) }
    for round in 0..<5 {
      let newer = try S.open(Self.note(["text"]), url)
      try #require(try S.all("Note", in: newer).first).setValue("\(round)", forKey: "text")
      try newer.save()
      try S.close(newer)
      try S.close(S.open(Self.note(), url))
    }
    #expect(try names(beside: url) == ["shape.sqlite", "shape~3.sqlite", "shape~4.sqlite", "shape~5.sqlite"])
    let last = url.deletingLastPathComponent().appendingPathComponent("shape~5.sqlite")
    #expect(try S.sqlite(last, "select ZTEXT from ZNOTE") == "4\n")
    try NSPersistentStoreCoordinator(managedObjectModel: Self.note()).destroyPersistentStore(
      at: url, ofType: NSSQLiteStoreType)
    #expect(try names(beside: url) == [])
  }

  @Test("A migration that cannot be made leaves nothing beside the store")
  func failing() throws {
    let url = try S.file(Self.note(["text"])) { S.make("Note", "a", in: $0).setValue("t", forKey: "text") }
    let note = S.entity("Note", ["title"])
    note.properties += [Library.attribute("needed", .stringAttributeType, optional: false)]
    #expect(throws: NSError.self) { try S.open(S.model([note]), url) }
    #expect(try names(beside: url) == ["shape.sqlite"])
  }

  @Test("What is dropped is told, with the name of the former file")
  func told() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let url = try Shapes.file(FormerFileTests.note(["text"])) {
          Shapes.make("Note", "a", in: $0).setValue("t", forKey: "text")
        }
        try Shapes.close(Shapes.open(FormerFileTests.note(), url))
      }
    }
    let message = try #require(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) })
    #expect(message.contains("Note.text") && message.contains("shape~1.sqlite"))
  }
}
