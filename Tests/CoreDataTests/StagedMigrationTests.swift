import CoreData
import Foundation
import Testing

/// Three versions of a model: a full name, its parts, and parts that have to be there.
@MainActor struct StagedMigrationTests {
  private func model(_ attributes: [(String, Bool)]) -> NSManagedObjectModel {
    let (person, model) = (NSEntityDescription(), NSManagedObjectModel())
    person.name = "Person"
    person.properties = attributes.map { Library.attribute($0.0, .stringAttributeType, optional: $0.1) }
    model.entities = [person]
    return model
  }
  private var first: NSManagedObjectModel { model([("name", true)]) }
  private var second: NSManagedObjectModel { model([("name", true), ("given", true), ("family", true)]) }
  private var third: NSManagedObjectModel { model([("given", false), ("family", false)]) }

  @discardableResult
  private func store(_ model: NSManagedObjectModel, _ names: [String], at url: URL? = nil) throws -> URL {
    let url = url ?? Library.folder().appendingPathComponent("people.sqlite")
    let container = try Library.open(model, at: url)
    for name in names {
      let person = NSEntityDescription.insertNewObject(forEntityName: "Person", into: container.viewContext)
      person.setValue(name, forKey: "name")
    }
    try container.viewContext.save()
    let coordinator = container.persistentStoreCoordinator
    try coordinator.remove(coordinator.persistentStores[0])
    return url
  }
  private func open(_ url: URL, _ model: NSManagedObjectModel, _ stages: [NSMigrationStage]) throws
    -> NSPersistentContainer
  {
    let container = NSPersistentContainer(name: "People", managedObjectModel: model)
    let description = NSPersistentStoreDescription(url: url)
    description.setOption(
      NSStagedMigrationManager(stages), forKey: NSPersistentStoreStagedMigrationManagerOptionKey)
    container.persistentStoreDescriptions = [description]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container
  }
  private func reference(_ model: NSManagedObjectModel) -> NSManagedObjectModelReference {
    NSManagedObjectModelReference(model: model, versionChecksum: model.versionChecksum)
  }
  private func split(_ manager: NSStagedMigrationManager) throws {
    let context = try #require(manager.container).newBackgroundContext()
    try context.performAndWait {
      for person in try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Person")) {
        let words = (person.value(forKey: "name") as? String ?? "").split(separator: " ").map(String.init)
        person.setValue(words.first ?? "?", forKey: "given")
        person.setValue(words.dropFirst().joined(separator: " "), forKey: "family")
      }
      try context.save()
    }
  }
  private func isOf(_ model: NSManagedObjectModel, _ url: URL) throws -> Bool {
    let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(
      ofType: NSSQLiteStoreType, at: url)
    return model.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata)
  }
  private func people(_ container: NSPersistentContainer) throws -> [String] {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Person")
    return try container.viewContext.fetch(request).map {
      "\($0.value(forKey: "given") ?? "-")|\($0.value(forKey: "family") ?? "-")"
    }.sorted()
  }

  @Test("Stages bring a store over versions that cannot be compared with each other, each once")
  func stages() throws {
    let url = try store(first, ["Ada Lovelace", "Plato", "Vincent van Gogh"])
    var steps: [String] = []
    let add = NSCustomMigrationStage(migratingFrom: reference(first), to: reference(second))
    add.label = "add"
    add.willMigrateHandler = { manager, stage in
      steps.append("will \(stage.label ?? "")")
      #expect(manager.container?.managedObjectModel.versionChecksum == self.first.versionChecksum)
    }
    add.didMigrateHandler = { manager, stage in
      steps.append("did \(stage.label ?? "")")
      try self.split(manager)
      // Others see the stage when it is over.
      #expect(try self.isOf(self.first, url))
    }
    let drop = NSLightweightMigrationStage([second.versionChecksum, third.versionChecksum])
    let container = try open(url, third, [add, drop])
    #expect(try people(container) == ["Ada|Lovelace", "Plato|", "Vincent|van Gogh"])
    #expect(steps == ["will add", "did add"])
    let coordinator = container.persistentStoreCoordinator
    try coordinator.remove(coordinator.persistentStores[0])
    // What the stages drop is meant to go: nothing is kept of it.
    let folder = url.deletingLastPathComponent().path
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["people.sqlite"])
    // The next start has nothing to do.
    #expect(try people(open(url, third, [add, drop])).count == 3)
    #expect(steps.count == 2)
    // Without the stages it is no way that could be inferred.
    let other = try store(first, ["Ada Lovelace"])
    #expect(throws: (any Error).self) { try Library.open(third, at: other) }
    #expect(
      try Library.open(first, at: other).viewContext.count(
        for: NSFetchRequest<NSManagedObject>(entityName: "Person")) == 1)
  }

  @Test("A stage that fails leaves the store readable, and the next start goes on from there")
  func failing() throws {
    struct Interruption: Error {}
    let url = try store(first, ["Ada Lovelace", "Bob Ross"])
    var fails = true
    let add = NSCustomMigrationStage(migratingFrom: reference(first), to: reference(second))
    let fill = NSCustomMigrationStage(migratingFrom: reference(second), to: reference(third))
    fill.willMigrateHandler = { manager, _ in
      try self.split(manager)
      if fails { throw Interruption() }
    }
    #expect(throws: Interruption.self) { try open(url, third, [add, fill]) }
    do {
      let between = try Library.open(second, at: url)
      // What the stage had written is taken back with it.
      #expect(try people(between) == ["-|-", "-|-"])
      let coordinator = between.persistentStoreCoordinator
      try coordinator.remove(coordinator.persistentStores[0])
    }
    fails = false
    #expect(try people(open(url, third, [add, fill])) == ["Ada|Lovelace", "Bob|Ross"])
  }

  @Test("A store of a version that no stage knows is an error and stays as it is")
  func unknown() throws {
    let odd = model([("name", true), ("odd", true)])
    let url = try store(odd, ["Ada Lovelace"])
    let add = NSCustomMigrationStage(migratingFrom: reference(first), to: reference(second))
    #expect(throws: (any Error).self) { try open(url, second, [add]) }
    let container = try Library.open(odd, at: url)
    #expect(try container.viewContext.count(for: NSFetchRequest<NSManagedObject>(entityName: "Person")) == 1)
  }

  // MARK: Ends in between

  /// Where a program that a test starts finds the store of that test.
  private static func shared(_ number: Int, by process: pid_t) -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("stages-\(process)-\(number).sqlite")
  }
  private enum End { case before, after }
  /// Goes the first stage in a program that a test has started, and ends it by force.
  private func goAndEnd(_ number: Int, _ end: End) throws {
    let add = NSCustomMigrationStage(migratingFrom: reference(first), to: reference(second))
    add.willMigrateHandler = { manager, _ in
      let context = try #require(manager.container).viewContext
      for person in try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Person")) {
        person.setValue("lost", forKey: "name")
      }
      try context.save()
      if end == .before { kill(getpid(), SIGKILL) }
    }
    add.didMigrateHandler = { manager, _ in
      try self.split(manager)
      if end == .after { kill(getpid(), SIGKILL) }
    }
    _ = try open(Self.shared(number, by: getppid()), second, [add])
  }

  @Test(
    "A program that is killed in a stage leaves the store as it was before, and the next start goes the whole stage"
  )
  func killed() async throws {
    let urls = (0..<2).map { Self.shared($0, by: getpid()) }
    for url in urls { try store(first, ["Ada Lovelace"], at: url) }
    await #expect(processExitsWith: .signal(SIGKILL)) {
      try await MainActor.run { try StagedMigrationTests().goAndEnd(0, .before) }
    }
    await #expect(processExitsWith: .signal(SIGKILL)) {
      try await MainActor.run { try StagedMigrationTests().goAndEnd(1, .after) }
    }
    for url in urls {
      #expect(try isOf(first, url))
      let add = NSCustomMigrationStage(migratingFrom: reference(first), to: reference(second))
      var names: [String] = []
      add.didMigrateHandler = { manager, _ in
        let context = try #require(manager.container).viewContext
        let people = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Person"))
        names = people.compactMap { $0.value(forKey: "name") as? String }
        try self.split(manager)
      }
      #expect(try people(open(url, second, [add])) == ["Ada|Lovelace"])
      #expect(names == ["Ada Lovelace"])
      for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: url.path + ending) }
    }
  }

  @Test("A context that a handler has kept writes nothing when its stage is over")
  func kept() throws {
    let url = try store(first, ["Ada Lovelace"])
    var context: NSManagedObjectContext?
    let add = NSCustomMigrationStage(migratingFrom: reference(first), to: reference(second))
    add.didMigrateHandler = { manager, _ in context = manager.container?.newBackgroundContext() }
    let container = try open(url, second, [add])
    let late = try #require(context)
    late.performAndWait {
      #expect(((try? late.fetch(NSFetchRequest<NSManagedObject>(entityName: "Person"))) ?? []).isEmpty)
    }
    #expect(try people(container) == ["-|-"])
  }

  @Test("Stages lead forwards: a program with the model that they begin with leaves the store as it is")
  func backwards() throws {
    let url = try store(second, ["Ada Lovelace"])
    let add = NSCustomMigrationStage(migratingFrom: reference(first), to: reference(second))
    let error = #expect(throws: NSError.self) { try open(url, first, [add]) }
    #expect(error?.domain == NSCocoaErrorDomain && error?.code == NSStagedMigrationBackwardMigrationError)
    #expect(try isOf(second, url))
  }
}
