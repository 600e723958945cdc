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

  private func store(_ model: NSManagedObjectModel, _ names: [String]) throws -> URL {
    let url = Library.folder().appendingPathComponent("people.sqlite")
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
    }
    let drop = NSLightweightMigrationStage([second.versionChecksum, third.versionChecksum])
    let container = try open(url, third, [add, drop])
    #expect(try people(container) == ["Ada|Lovelace", "Plato|", "Vincent|van Gogh"])
    #expect(steps == ["will add", "did add"])
    let coordinator = container.persistentStoreCoordinator
    try coordinator.remove(coordinator.persistentStores[0])
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
      #expect(try people(between) == ["Ada|Lovelace", "Bob|Ross"])
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
}
