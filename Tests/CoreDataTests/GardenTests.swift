import CoreData
import Foundation
import SwiftUI
import Testing

/// A class written by hand, as apps write them.
public class FlowerBed: NSManagedObject {
  @NSManaged public var name: String
  @NSManaged public var bedName: String?
  @NSManaged public var createdDate: Date?
  @NSManaged public var id: UUID?
  @NSManaged public var size: Int64
  @NSManaged var plants: Set<Plant>?
  @NSManaged public var neighborBed: FlowerBed?
  @NSManaged public var otherBeds: NSSet?
}

extension FlowerBed {
  @NSManaged func addToPlants(_ value: Plant)
  @NSManaged func removeFromPlants(_ value: Plant)
  @NSManaged func addToOtherBeds(_ values: NSSet)
}

@MainActor struct GardenTests {
  private func open(_ file: URL) throws -> NSManagedObjectContext {
    let container = NSPersistentContainer(name: "Garden", bundle: .module)
    container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container.viewContext
  }

  @Test("A model file gives entities, classes and accessors [S4-263 S4-266 S4-268 S4-274 S4-292 S4-304]")
  func model() throws {
    let file = Library.folder().appendingPathComponent("g.sqlite")
    let (id, date) = (UUID(), Date(timeIntervalSinceReferenceDate: 99))
    do {
      let context = try open(file)
      let bed = FlowerBed(context: context)
      #expect(bed.name == "bed")
      #expect(bed.size == 4)
      (bed.bedName, bed.createdDate, bed.id, bed.size) = ("b", date, id, 8)
      bed.name += "!"
      let (plant, tree) = (Plant(context: context), Tree(context: context))
      #expect(plant.height == 1.5)
      (plant.name, tree.name, tree.rings) = ("rose", "oak", 40)
      bed.addToPlants(plant)
      bed.addToPlants(tree)
      let other = FlowerBed(context: context)
      bed.addToOtherBeds(NSSet(array: [other]))
      #expect(other.neighborBed === bed)
      try context.save()
    }
    let context = try open(file)
    let request: NSFetchRequest<Plant> = Plant.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Plant.name, ascending: true)]
    let plants = try context.fetch(request)
    #expect(plants.map(\.name) == ["oak", "rose"])
    #expect((plants[0] as? Tree)?.rings == 40)
    let bed = try #require(plants[0].bed)
    #expect(bed.name == "bed!")
    #expect(bed.bedName == "b")
    #expect(bed.createdDate == date)
    #expect(bed.id == id)
    #expect(bed.size == 8)
    #expect(bed.plants?.count == 2)
    #expect(bed.otherBeds?.count == 1)
    bed.removeFromPlants(plants[1])
    #expect(plants[1].bed == nil)
    plants[1].count = 10
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSValidationNumberTooLargeError)
    #expect(NSSortDescriptor(keyPath: \FlowerBed.createdDate, ascending: true).key == "createdDate")
  }

  @Test(
    "A stack made by hand finds the model as the folder that Xcode compiles one into, and a version in it")
  func stackByHand() throws {
    let url = try #require(Bundle.module.url(forResource: "Garden", withExtension: "momd"))
    let model = try #require(NSManagedObjectModel(contentsOf: url))
    #expect(model.entitiesByName["FlowerBed"] != nil)
    #expect(Bundle.module.path(forResource: "Garden", ofType: "momd") == url.path)
    let inner = try #require(
      Bundle.module.url(forResource: "Garden", withExtension: "mom", subdirectory: "Garden.momd"))
    #expect(NSManagedObjectModel(contentsOf: inner)?.entitiesByName.count == model.entitiesByName.count)
    // Where apps build the place themselves.
    let folder = try #require(Bundle.module.resourceURL)
    for path in ["Garden.momd", "Garden.momd/Garden.mom"] {
      #expect(NSManagedObjectModel(contentsOf: folder.appendingPathComponent(path)) != nil)
    }
    #expect(Bundle.module.url(forResource: "Nothing", withExtension: "momd") == nil)
    #expect(Bundle.module.urls(forResourcesWithExtension: "momd", subdirectory: nil) == [url])
    #expect(Bundle.module.urls(forResourcesWithExtension: "mom", subdirectory: "Garden.momd") == [inner])
    #expect(Bundle.module.urls(forResourcesWithExtension: "mom", subdirectory: "Nothing.momd") ?? [] == [])
    // The class of an app that asks for its bundle, and the main bundle, which has the files of all targets.
    for bundle in [Bundle.main, Bundle(for: FlowerBed.self)] {
      #expect(bundle.url(forResource: "Garden", withExtension: "momd") != nil)
    }
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(
      ofType: NSInMemoryStoreType, configurationName: nil, at: nil, options: nil)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    FlowerBed(context: context).bedName = "b"
    try context.save()
    #expect(try context.all(FlowerBed.self).count == 1)
  }

  @Test("A store that does not tell its layout is read by the model of the program that it was made with")
  func formerModel() throws {
    let url = try #require(Bundle.module.url(forResource: "Garden", withExtension: "momd"))
    let model = try #require(NSManagedObjectModel(contentsOf: url))
    let file = try Shapes.file(model, .older) { context in
      let (bed, plant) = (FlowerBed(context: context), Plant(context: context))
      (bed.bedName, plant.name) = ("b", "rose")
      bed.plants = [plant]
    }
    // Nothing in the newer model says what the way back was called.
    let newer = try #require(model.copy() as? NSManagedObjectModel)
    let (bed, plant) = (
      try #require(newer.entitiesByName["FlowerBed"]), try #require(newer.entitiesByName["Plant"])
    )
    bed.relationshipsByName["plants"]?.inverseRelationship = nil
    plant.properties = plant.properties.filter { $0.name != "bed" }
    let context = try Shapes.open(newer, file)
    let read = try #require(try context.all(FlowerBed.self).first { $0.bedName == "b" })
    #expect((read.plants ?? []).map { $0.name } == ["rose"])
    try Shapes.close(context)
  }
}
