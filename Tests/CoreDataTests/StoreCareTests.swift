import CoreData
import Foundation
import Testing

/// Stores that others have made, changed or damaged: nothing is lost, and nothing is written where it does not belong.
@MainActor struct StoreCareTests {
  private typealias S = Shapes

  /// Two siblings whose owners are of different kinds; those of one have subentities, and know their carts in order.
  private nonisolated static func owners(_ more: [String] = []) -> NSManagedObjectModel {
    let item = S.entity("Item", ["title"])
    let (bag, cart) = (S.entity("Bag", under: item), S.entity("Cart", under: item))
    let (shop, person) = (S.entity("Shop", ["title"]), S.entity("Person", ["title"] + more))
    let worker = S.entity("Worker", under: person)
    S.link(bag, "owner", to: shop, many: false)
    let owner = S.link(cart, "owner", to: person, many: false)
    S.inverse(owner, S.link(person, "carts", to: cart, ordered: true))
    return S.model([item, bag, cart, person, worker, shop])
  }
  private nonisolated static func fill(_ context: NSManagedObjectContext) {
    let worker = S.make("Worker", "w", in: context)
    let carts = ["b", "a", "c"].map { S.make("Cart", $0, in: context) }
    worker.setValue(NSOrderedSet(array: carts), forKey: "carts")
    S.make("Bag", "d", in: context).setValue(S.make("Shop", "s", in: context), forKey: "owner")
  }
  private nonisolated static func note(_ attributes: [String] = []) -> NSManagedObjectModel {
    S.model([S.entity("Note", ["title"] + attributes)])
  }
  private let refusing: [AnyHashable: Any] = [NSMigratePersistentStoresAutomaticallyOption: false as NSNumber]

  @Test(
    "A store whose columns have the names of an earlier version keeps links and orders",
    arguments: StoreAge.allCases)
  func formerNames(_ age: StoreAge) throws {
    let url = try S.file(Self.owners(), age, Self.fill)
    try S.sqlite(url, "alter table ZITEM rename column Z4_OWNER1 to Z4_OWNER")
    try S.sqlite(url, "alter table ZITEM rename column Z_FOK_OWNER1 to Z_FOK_OWNER")
    let error = #expect(throws: NSError.self) {
      try S.open(Self.owners(), url, options: [NSReadOnlyPersistentStoreOption: true as NSNumber])
    }
    #expect(error?.code == NSPersistentStoreIncompatibleSchemaError)
    let context = try S.open(Self.owners(), url)
    let worker = try #require(try S.all("Person", in: context).first)
    #expect(worker.entity.name == "Worker" && S.titles(worker, "carts") == ["b", "a", "c"])
    let cart = try #require(try S.all("Cart", in: context).first)
    #expect((cart.value(forKey: "owner") as? NSManagedObject) === worker)
    let bag = try #require(try S.all("Bag", in: context).first)
    #expect((bag.value(forKey: "owner") as? NSManagedObject)?.value(forKey: "title") as? String == "s")
  }

  @Test(
    "What somebody else has put in the place of a store's layout is replaced",
    arguments: [
      "create table Z_SASHLAYOUT (a, b)", "create view Z_SASHLAYOUT as select 1",
    ])
  func oddLayout(_ statement: String) throws {
    let url = try S.file(Self.note(), .older) { _ = S.make("Note", "a", in: $0) }
    try S.sqlite(url, statement)
    let context = try S.open(Self.note(), url, options: refusing)
    #expect(try S.all("Note", in: context).count == 1)
    #expect(try S.sqlite(url, "select typeof(Z_CONTENT) from Z_SASHLAYOUT") == "blob\n")
  }

  @Test("A program that has a store open writes nothing into it when another one has migrated it")
  func migratedMeanwhile() throws {
    let url = try S.file(Self.note()) { _ = S.make("Note", "a", in: $0) }
    let first = try S.open(Self.note(), url)
    _ = S.make("Note", "b", in: first)
    try first.save()
    let second = try S.open(Self.note(["text"]), url)
    _ = S.make("Note", "c", in: first)
    let error = #expect(throws: NSError.self) { try first.save() }
    #expect(
      error?.domain == NSCocoaErrorDomain && error?.code == NSPersistentStoreIncompatibleVersionHashError)
    first.rollback()
    // The numbers of entities mean others now, so nothing is read either.
    #expect(throws: NSError.self) { try S.all("Note", in: first) }
    let store = try #require(first.persistentStoreCoordinator?.persistentStores.first)
    first.persistentStoreCoordinator?.setMetadata(["a": 1], for: store)
    #expect(try S.all("Note", in: second).count == 2)
    try S.close(second)
    try S.close(first)
    #expect(try S.all("Note", in: S.open(Self.note(["text"]), url, options: refusing)).count == 2)
  }

  @Test("Looking at a store that nobody has open leaves nothing beside it")
  func looking() throws {
    let url = try S.file(Self.note()) { _ = S.make("Note", "a", in: $0) }
    let folder = url.deletingLastPathComponent().path
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [url.lastPathComponent])
    #expect(throws: NSError.self) { try S.open(Self.note(["text"]), url, options: refusing) }
    let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(
      ofType: NSSQLiteStoreType, at: url)
    #expect(Self.note().isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [url.lastPathComponent])
  }

  @Test("Metadata of an app's own leave what the store says about itself")
  func metadata() throws {
    let url = try S.file(Self.note()) { _ = S.make("Note", "a", in: $0) }
    let context = try S.open(Self.note(), url, options: refusing)
    let coordinator = try #require(context.persistentStoreCoordinator)
    let store = try #require(coordinator.persistentStores.first)
    coordinator.setMetadata(["a": 1], for: store)
    #expect(coordinator.metadata(for: store)[NSStoreUUIDKey] as? String == store.identifier)
    try S.close(context)
    let again = try S.open(Self.note(), url, options: refusing)
    let same = try #require(again.persistentStoreCoordinator?.persistentStores.first)
    #expect(same.metadata["a"] as? Int == 1 && same.metadata[NSStoreTypeKey] as? String == NSSQLiteStoreType)
    #expect(try S.all("Note", in: again).count == 1)
  }

  // MARK: Damage

  @Test("A store that has no keys left is damaged; a last key that is too small is put right by a migration")
  func keys() throws {
    let url = try S.file(Self.note()) { _ = S.make("Note", "a", in: $0) }
    try S.sqlite(url, "update Z_PRIMARYKEY set Z_MAX = 9223372036854775807")
    let context = try S.open(Self.note(), url)
    _ = S.make("Note", "b", in: context)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.domain == NSCocoaErrorDomain && error?.code == NSFileReadCorruptFileError)
    try S.close(context)
    try S.sqlite(url, "update Z_PRIMARYKEY set Z_MAX = 0")
    let newer = try S.open(Self.note(["text"]), url)
    _ = S.make("Note", "b", in: newer)
    try newer.save()
    #expect(try S.all("Note", in: newer).map { $0.value(forKey: "title") as? String } == ["a", "b"])
  }

  @Test("Entities that are above each other in a circle end a migration, and do not run for ever")
  func circle() throws {
    let url = try S.file(Self.owners(), .older, Self.fill)
    try S.sqlite(url, "update Z_PRIMARYKEY set Z_SUPER = 5 where Z_NAME = 'Person'")
    let context = try S.open(Self.owners(["text"]), url)
    #expect(try S.sqlite(url, "select count(*) from ZITEM") == "4\n")
    #expect(S.titles(try #require(try S.all("Person", in: context).first), "carts") == ["b", "a", "c"])
  }

  @Test("Tables and indexes of others may have any name; those that are none of the store's stay")
  func foreignTables() throws {
    let url = try S.file(Self.note()) { _ = S.make("Note", "a", in: $0) }
    try S.sqlite(
      url,
      """
      create table "Z""odd; drop table ZNOTE; --" (a);
      create index "Z""i; drop table ZNOTE; --" on "Z""odd; drop table ZNOTE; --" (a);
      create table notes (text); create index notes_text on notes (text);
      create table zones (a); create view titles as select ZTITLE from ZNOTE
      """)
    let context = try S.open(Self.note(["text"]), url)
    #expect(try S.all("Note", in: context).map { $0.value(forKey: "title") as? String } == ["a"])
    let left = try S.sqlite(
      url,
      "select name from sqlite_master where name like 'notes%' or name like '%odd%' or name in ('zones', 'titles') order by name"
    )
    #expect(left == "notes\nnotes_text\ntitles\nzones\n")
    #expect(try S.sqlite(url, "select * from titles") == "a\n")
  }

  // MARK: What a migration infers

  @Test("A value that objects lack and that has to be there now makes a migration fail; nothing is changed")
  func required() throws {
    func stricter() -> NSManagedObjectModel {
      let note = S.entity("Note", ["title"])
      note.properties += [Library.attribute("text", .stringAttributeType, optional: false)]
      return S.model([note])
    }
    let url = try S.file(Self.note(["text"])) { _ = S.make("Note", "a", in: $0) }
    let error = #expect(throws: NSError.self) { try S.open(stricter(), url) }
    #expect(error?.domain == NSCocoaErrorDomain && error?.code == NSMigrationError)
    let context = try S.open(Self.note(["text"]), url, options: refusing)
    try #require(try S.all("Note", in: context).first).setValue("t", forKey: "text")
    try context.save()
    try S.close(context)
    let newer = try S.open(stricter(), url)
    let note = try #require(try S.all("Note", in: newer).first)
    #expect(note.value(forKey: "text") as? String == "t")
  }

  @Test("A column of another type is not taken for an empty one whose name is nearly the same")
  func types() throws {
    func thing(_ texts: [String]) -> NSManagedObjectModel {
      let thing = S.entity("Thing", ["title"] + texts)
      thing.properties += [Library.attribute("size", .integer64AttributeType)]
      return S.model([thing])
    }
    let url = try S.file(thing(["size1"]), .older) {
      S.make("Thing", "a", in: $0).setValue("big", forKey: "size1")
    }
    let context = try S.open(thing([]), url)
    let found = try #require(try S.all("Thing", in: context).first)
    #expect(found.value(forKey: "title") as? String == "a" && found.value(forKey: "size") == nil)
  }
}
