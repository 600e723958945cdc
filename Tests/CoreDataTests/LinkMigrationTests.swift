import CSQLite
import CoreData
import Foundation
import Testing

/// Whether a store says itself where its properties lie, or was written before stores did.
enum StoreAge: CaseIterable, CustomTestStringConvertible {
  case telling, older
  var testDescription: String { self == .telling ? "a store that tells its layout" : "an older store" }
}

/// Models that are said in few words, and stores of them in files.
enum Shapes {
  /// An entity with attributes of text.
  static func entity(_ name: String, _ attributes: [String] = [], under parent: NSEntityDescription? = nil)
    -> NSEntityDescription
  {
    let entity = NSEntityDescription()
    entity.name = name
    entity.properties = attributes.map { Library.attribute($0, .stringAttributeType) }
    if let parent { parent.subentities.append(entity) }
    return entity
  }

  /// Adds a relationship.
  @discardableResult
  static func link(
    _ entity: NSEntityDescription, _ name: String, to other: NSEntityDescription, many: Bool = true,
    ordered: Bool = false, was old: String? = nil
  ) -> NSRelationshipDescription {
    let link = Library.relationship(name, to: other, many: many)
    (link.isOrdered, link.renamingIdentifier) = (ordered, old)
    entity.properties = entity.properties + [link]
    return link
  }

  static func inverse(_ one: NSRelationshipDescription, _ other: NSRelationshipDescription) {
    (one.inverseRelationship, other.inverseRelationship) = (other, one)
  }

  static func model(_ entities: [NSEntityDescription]) -> NSManagedObjectModel {
    let model = NSManagedObjectModel()
    model.entities = entities
    return model
  }

  static func make(_ name: String, _ title: String, in context: NSManagedObjectContext) -> NSManagedObject {
    let object = NSEntityDescription.insertNewObject(forEntityName: name, into: context)
    object.setValue(title, forKey: "title")
    return object
  }

  /// A new file in which a store of a model has what `fill` makes.
  static func file(
    _ model: NSManagedObjectModel, _ age: StoreAge = .telling, options: [AnyHashable: Any]? = nil,
    _ fill: (NSManagedObjectContext) throws -> Void
  ) throws -> URL {
    let url = Library.folder().appendingPathComponent("shape.sqlite")
    let context = try open(model, url, options: options)
    try fill(context)
    try context.save()
    try close(context)
    if age == .older { try sqlite(url, "drop table if exists Z_SASHLAYOUT") }
    return url
  }

  static func open(_ model: NSManagedObjectModel, _ url: URL, options: [AnyHashable: Any]? = nil) throws
    -> NSManagedObjectContext
  {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    var all: [AnyHashable: Any] = [
      NSMigratePersistentStoresAutomaticallyOption: true as NSNumber,
      NSInferMappingModelAutomaticallyOption: true as NSNumber,
    ]
    all.merge(options ?? [:]) { $1 }
    try coordinator.addPersistentStore(
      ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: all)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    return context
  }

  static func close(_ context: NSManagedObjectContext) throws {
    guard let coordinator = context.persistentStoreCoordinator else { return }
    for store in coordinator.persistentStores { try coordinator.remove(store) }
  }

  static func all(_ name: String, in context: NSManagedObjectContext) throws -> [NSManagedObject] {
    let request = NSFetchRequest<NSManagedObject>(entityName: name)
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    return try context.fetch(request)
  }

  /// The titles that a relationship leads to, in order if it has one.
  static func titles(_ object: NSManagedObject, _ name: String) -> [String] {
    func title(_ object: Any) -> String {
      (object as? NSManagedObject)?.value(forKey: "title") as? String ?? "?"
    }
    if let ordered = object.value(forKey: name) as? NSOrderedSet { return ordered.array.map(title) }
    return (object.value(forKey: name) as? NSSet)?.allObjects.map(title).sorted() ?? []
  }

  /// Runs a statement on a file, as another program would; gives its rows as lines.
  @discardableResult
  static func sqlite(_ url: URL, _ statement: String) throws -> String {
    var handle: OpaquePointer?
    defer { sqlite3_close(handle) }
    try #require(sqlite3_open_v2(url.path, &handle, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK)
    var lines = ""
    let code = sqlite3_exec(
      handle, statement,
      { lines, count, values, _ in
        let row = (0..<Int(count)).map { values?[$0].map { String(cString: $0) } ?? "" }
        lines?.assumingMemoryBound(to: String.self).pointee += row.joined(separator: " ") + "\n"
        return 0
      }, &lines, nil)
    #expect(code == SQLITE_OK, "\(statement)")
    return lines
  }
}

/// Links, orders and columns survive when the numbers of entities change.
@MainActor struct LinkMigrationTests {
  private typealias S = Shapes

  /// Bags and carts with things, which know nothing of them.
  private nonisolated static func bags(
    _ more: [NSEntityDescription] = [], ordered: Bool, was: String? = nil, name: String = "things"
  )
    -> NSManagedObjectModel
  {
    let (bag, cart, thing) = (
      S.entity("Bag", ["title"]), S.entity("Cart", ["title"]), S.entity("Thing", ["title"])
    )
    for owner in [bag, cart] { S.link(owner, name, to: thing, ordered: ordered, was: was) }
    return S.model(more + [bag, cart, thing])
  }

  @Test(
    "A relationship to many without an inverse keeps its links when entities come before its own",
    arguments: StoreAge.allCases)
  func withoutInverse(_ age: StoreAge) throws {
    for (ordered, renamed) in [(false, false), (true, false), (true, true)] {
      let url = try S.file(Self.bags(ordered: ordered), age) { context in
        for (owner, titles) in [("Bag", ["c", "a", "b"]), ("Cart", ["z", "x", "y"])] {
          let object = S.make(owner, owner, in: context)
          object.setValue(
            NSOrderedSet(array: titles.map { S.make("Thing", $0, in: context) }).converted(ordered),
            forKey: "things")
        }
      }
      let name = renamed ? "goods" : "things"
      let newer = Self.bags(
        [S.entity("Apple", ["title"])], ordered: ordered, was: renamed ? "things" : nil, name: name)
      let context = try S.open(newer, url)
      let bag = try #require(try S.all("Bag", in: context).first)
      let cart = try #require(try S.all("Cart", in: context).first)
      #expect(S.titles(bag, name) == (ordered ? ["c", "a", "b"] : ["a", "b", "c"]))
      #expect(S.titles(cart, name) == (ordered ? ["z", "x", "y"] : ["x", "y", "z"]))
      try S.close(context)
    }
  }

  /// Songs in lists, both sides to many.
  private func songs(
    _ more: [NSEntityDescription] = [], lists: Bool = true, names: (String, String) = ("songs", "lists"),
    was: (String?, String?) = (nil, nil)
  ) -> NSManagedObjectModel {
    let (list, song) = (S.entity("List", ["title"]), S.entity("Song", ["title"]))
    S.inverse(
      S.link(list, names.0, to: song, ordered: true, was: was.0),
      S.link(song, names.1, to: list, ordered: lists, was: was.1))
    return S.model(more + [list, song])
  }

  @Test("An ordered relationship of many to many keeps its order", arguments: StoreAge.allCases)
  func manyToMany(_ age: StoreAge) throws {
    func file(_ lists: Bool) throws -> URL {
      try S.file(songs(lists: lists), age) { context in
        let songs = ["a", "b", "c"].map { S.make("Song", $0, in: context) }
        let lists = ["1", "2"].map { S.make("List", $0, in: context) }
        lists[1].setValue(NSOrderedSet(array: [songs[2], songs[0], songs[1]]), forKey: "songs")
        lists[0].setValue(NSOrderedSet(array: [songs[1], songs[0]]), forKey: "songs")
      }
    }
    for both in [false, true] {
      let plain = try S.open(songs([S.entity("Album", ["title"])], lists: both), file(both))
      #expect(try S.all("List", in: plain).map { S.titles($0, "songs") } == [["b", "a"], ["c", "a", "b"]])
      if both { #expect(try S.titles(S.all("Song", in: plain)[0], "lists") == ["2", "1"]) }
      let renamed = try S.open(
        songs(lists: both, names: ("tracks", "playlists"), was: ("songs", "lists")), file(both))
      #expect(
        try S.all("List", in: renamed).map { S.titles($0, "tracks") } == [["b", "a"], ["c", "a", "b"]])
      #expect(try S.titles(S.all("Song", in: renamed)[2], "playlists") == ["2"])
      for context in [plain, renamed] { try S.close(context) }
    }
  }

  /// Tracks of an album, whose inverse may be there, or have another name.
  private func tracks(_ inverse: String?, was old: String? = nil, _ more: [NSEntityDescription] = [])
    -> NSManagedObjectModel
  {
    let (album, track) = (S.entity("Album", ["title"]), S.entity("Track", ["title"]))
    let tracks = S.link(album, "tracks", to: track, ordered: true)
    if let inverse { S.inverse(tracks, S.link(track, inverse, to: album, many: false, was: old)) }
    return S.model(more + [album, track])
  }

  @Test(
    "Ordered links of one to many keep their order when the inverse is renamed, comes or goes",
    arguments: StoreAge.allCases)
  func oneToMany(_ age: StoreAge) throws {
    let more = [S.entity("Aaa", ["title"])]
    for (old, new, was) in [
      ("album", "record", "album"), ("album", nil, nil), (nil, "album", nil), ("album", "album", nil),
    ] as [(String?, String?, String?)] {
      let url = try S.file(tracks(old), age) { context in
        let album = S.make("Album", "1", in: context)
        album.setValue(
          NSOrderedSet(array: ["c", "a", "b"].map { S.make("Track", $0, in: context) }), forKey: "tracks")
      }
      let context = try S.open(tracks(new, was: was, more), url)
      let album = try #require(try S.all("Album", in: context).first)
      #expect(S.titles(album, "tracks") == ["c", "a", "b"], "\(old ?? "-") to \(new ?? "-")")
      if let new {
        #expect(
          try S.all("Track", in: context).allSatisfy { $0.value(forKey: new) as? NSManagedObject === album })
      }
      try S.close(context)
    }
  }

  @Test(
    "What led to one object leads to many, and to many with an inverse to many", arguments: StoreAge.allCases)
  func wider(_ age: StoreAge) throws {
    func model(_ many: Bool, inverse: Bool) -> NSManagedObjectModel {
      let (cat, owner) = (S.entity("Cat", ["title"]), S.entity("Owner", ["title"]))
      let friend = S.link(cat, "friend", to: owner, many: many)
      if inverse { S.inverse(friend, S.link(owner, "cats", to: cat)) }
      return S.model([cat, owner])
    }
    for inverse in [false, true] {
      let url = try S.file(model(false, inverse: inverse), age) { context in
        S.make("Cat", "tom", in: context).setValue(S.make("Owner", "ada", in: context), forKey: "friend")
      }
      let context = try S.open(model(true, inverse: inverse), url)
      #expect(try S.titles(S.all("Cat", in: context)[0], "friend") == ["ada"])
      if inverse { #expect(try S.titles(S.all("Owner", in: context)[0], "cats") == ["tom"]) }
      try S.close(context)
    }
  }

  @Test(
    "A relationship to many that becomes one to one object is no way that can be inferred, if links would go")
  func narrower() throws {
    func model(_ many: Bool) -> NSManagedObjectModel {
      let (cat, owner) = (S.entity("Cat", ["title"]), S.entity("Owner", ["title"]))
      S.inverse(S.link(cat, "friends", to: owner, many: many), S.link(owner, "cats", to: cat))
      return S.model([cat, owner])
    }
    func file(_ owners: [String]) throws -> URL {
      try S.file(model(true)) { context in
        S.make("Cat", "tom", in: context).setValue(
          NSSet(array: owners.map { S.make("Owner", $0, in: context) }), forKey: "friends")
      }
    }
    let error = try #require(throws: NSError.self) { try S.open(model(false), file(["ada", "bob"])) }
    #expect(error.domain == NSCocoaErrorDomain && error.code == NSMigrationError)
    let context = try S.open(model(false), file(["ada"]))
    let friend = try S.all("Cat", in: context)[0].value(forKey: "friends") as? NSManagedObject
    #expect(friend?.value(forKey: "title") as? String == "ada")
    try S.close(context)
  }

  @Test("Objects that would have the same key, or the same unique value, are no way that can be inferred")
  func clashes() throws {
    let url = try S.file(S.model([S.entity("Cat", ["title"]), S.entity("Dog", ["title"])])) { context in
      for name in ["Cat", "Dog"] { for _ in 0..<2 { _ = S.make(name, "same", in: context) } }
    }
    let pet = S.entity("Pet", ["title"])
    let kinds = [S.entity("Cat", under: pet), S.entity("Dog", under: pet)]
    let merged = #expect(throws: NSError.self) { try S.open(S.model([pet] + kinds), url) }
    #expect(merged?.domain == NSCocoaErrorDomain && merged?.code == NSMigrationError)
    let (cat, dog) = (S.entity("Cat", ["title"]), S.entity("Dog", ["title"]))
    cat.uniquenessConstraints = [["title"]]
    let unique = #expect(throws: NSError.self) { try S.open(S.model([cat, dog]), url) }
    #expect(unique?.domain == NSCocoaErrorDomain && unique?.code == NSMigrationConstraintViolationError)
    #expect(try S.sqlite(url, "select count(*) from ZCAT, ZDOG") == "4\n")
  }

  @Test("Of several who open an older store at once one migrates it, and all have what it had")
  func atOnce() throws {
    let url = try S.file(Self.bags(ordered: true)) { context in
      S.make("Bag", "bag", in: context).setValue(
        NSOrderedSet(array: ["c", "a", "b"].map { S.make("Thing", $0, in: context) }), forKey: "things")
    }
    nonisolated(unsafe) var seen: [[String]] = []
    let lock = NSLock()
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      do {
        let model = Self.bags([S.entity("Apple", ["title"])], ordered: true)
        let context = try S.open(model, url)
        let titles = try S.titles(S.all("Bag", in: context)[0], "things")
        lock.withLock { seen.append(titles) }
        try S.close(context)
      } catch { Issue.record(error) }
    }
    #expect(seen == Array(repeating: ["c", "a", "b"], count: 4))
  }

  /// Animals with tags of their own: one name, a column each.
  private func animals(_ names: [String]) -> NSManagedObjectModel {
    let animal = S.entity("Animal", ["title"])
    let food = S.entity("Food", ["title"])
    let kinds = names.map { name -> NSEntityDescription in
      let kind = S.entity(name, ["tag"], under: animal)
      S.link(kind, "meal", to: food, many: false)
      return kind
    }
    return S.model([animal] + kinds + [food])
  }

  @Test(
    "Properties of one name in sibling entities keep their own columns when a sibling comes or goes",
    arguments: StoreAge.allCases)
  func siblings(_ age: StoreAge) throws {
    for names in [["Cat", "Dog", "Fox"], ["Fox"], ["Cat", "Fox"], ["Dog", "Fox", "Yak"]] {
      let url = try S.file(animals(["Dog", "Fox"]), age) { context in
        for (name, title) in [("Dog", "rex"), ("Fox", "red")] {
          let animal = S.make(name, title, in: context)
          animal.setValue("tag of \(title)", forKey: "tag")
          animal.setValue(S.make("Food", "food of \(title)", in: context), forKey: "meal")
        }
      }
      let context = try S.open(animals(names), url)
      for (name, title) in [("Dog", "rex"), ("Fox", "red")] where names.contains(name) {
        let animal = try #require(try S.all(name, in: context).first)
        #expect(animal.value(forKey: "tag") as? String == "tag of \(title)")
        let meal = animal.value(forKey: "meal") as? NSManagedObject
        #expect(meal?.value(forKey: "title") as? String == "food of \(title)")
      }
      try S.close(context)
    }
  }

  @Test("A new attribute that has the former name of a renamed one begins empty")
  func formerName() throws {
    let url = try S.file(S.model([S.entity("Note", ["title", "text"])])) { context in
      S.make("Note", "1", in: context).setValue("old", forKey: "text")
    }
    let note = S.entity("Note", ["title", "text", "body"])
    note.propertiesByName["body"]?.renamingIdentifier = "text"
    let context = try S.open(S.model([note]), url)
    let read = try #require(try S.all("Note", in: context).first)
    #expect(read.value(forKey: "body") as? String == "old")
    #expect(read.value(forKey: "text") == nil)
    read.setValue("new", forKey: "text")
    try context.save()
    try S.close(context)
    // The next version still says what the body was called: that is not the newer text.
    let third = S.entity("Note", ["title", "text", "body", "more"])
    third.propertiesByName["body"]?.renamingIdentifier = "text"
    let last = try S.open(S.model([third]), url)
    let again = try #require(try S.all("Note", in: last).first)
    #expect(
      again.value(forKey: "body") as? String == "old" && again.value(forKey: "text") as? String == "new")
    try S.close(last)
  }

  @Test(
    "History names the right objects and properties after a migration, with what was kept of deleted ones",
    arguments: StoreAge.allCases)
  func history(_ age: StoreAge) throws {
    func model(_ newer: Bool) -> NSManagedObjectModel {
      let note = S.entity("Note", newer ? ["body", "code", "title"] : ["text", "title"])
      let plan = S.entity("Plan", ["title"])
      note.propertiesByName[newer ? "body" : "text"]?.renamingIdentifier = newer ? "text" : nil
      note.attributesByName[newer ? "body" : "text"]?.preservesValueInHistoryOnDeletion = true
      return S.model([note, plan] + (newer ? [S.entity("Album", ["title"])] : [S.entity("Bin", ["title"])]))
    }
    let options: [AnyHashable: Any] = [NSPersistentHistoryTrackingKey: true as NSNumber]
    let url = try S.file(model(false), age, options: options) { context in
      let note = S.make("Note", "one", in: context)
      note.setValue("kept", forKey: "text")
      _ = S.make("Bin", "goes", in: context)
      try context.save()
      note.setValue("two", forKey: "title")
      try context.save()
      _ = S.make("Plan", "plan", in: context)
      context.delete(note)
    }
    let context = try S.open(model(true), url, options: options)
    let request = NSPersistentHistoryChangeRequest.fetchHistory(after: nil as NSPersistentHistoryToken?)
    let result = try context.execute(request) as? NSPersistentHistoryResult
    let all = try #require(result?.result as? [NSPersistentHistoryTransaction])
    let changes = all.map {
      $0.changes?.map { "\($0.changedObjectID.entity.name ?? "") \($0.changeType.rawValue)" } ?? []
    }
    #expect(changes == [["Note 0"], ["Note 1"], ["Plan 0", "Note 2"]])
    // What an older store does not tell is not guessed.
    let updated = all.dropFirst().first?.changes?.first?.updatedProperties?.map(\.name)
    #expect(updated == (age == .telling ? ["title"] : nil))
    #expect(all.last?.changes?.last?.tombstone?["body"] as? String == "kept")
    try S.close(context)
  }
}

extension NSOrderedSet {
  /// The set of a relationship that has an order, or has none.
  fileprivate func converted(_ isOrdered: Bool) -> Any { isOrdered ? self : NSSet(array: array) }
}
