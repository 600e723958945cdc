import Foundation
import Observation
import SwiftData
import Testing

@MainActor struct ModelTests {
  @Test("What is saved is there when the file is opened again, of each kind")
  func reopened() throws {
    let file = Folders.file()
    do {
      let context = ModelContext(
        try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: file)))
      let trip = Trip(name: "Alps", nights: 3)
      (trip.mood, trip.place, trip.tags) = (.wild, Place(city: "Bern", zip: 3000), ["snow", "ü"])
      (trip.isPaid, trip.rating, trip.note) = (true, 4.5, "n")
      trip.stops = [Stop(city: "a"), Stop(city: "b")]
      trip.owner = Person(first: "Ada", last: "L", age: 36)
      context.insert(trip)
      #expect(trip.stops.allSatisfy { $0.trip === trip })
      #expect(trip.owner?.trips.first === trip)
      try context.save()
      #expect(trip.name == "Alps")
    }
    let context = ModelContext(
      try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: file)))
    let trip = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
    #expect(trip.name == "Alps")
    #expect(trip.nights == 3)
    #expect(trip.mood == .wild)
    #expect(trip.place == Place(city: "Bern", zip: 3000))
    #expect(trip.tags == ["snow", "ü"])
    #expect(trip.isPaid)
    #expect(trip.rating == 4.5)
    #expect(trip.note == "n")
    #expect(trip.start == Date(timeIntervalSinceReferenceDate: 0))
    #expect(trip.scratch == 7)
    #expect(trip.stops.map(\.city).sorted() == ["a", "b"])
    #expect(trip.owner?.first == "Ada")
    #expect(trip.owner?.trips.count == 1)
    #expect(try context.fetch(FetchDescriptor<Trip>()).first === trip)
  }

  @Test("An object has its values before and after it is inserted, and one name throughout")
  func values() throws {
    let context = try memory()
    let trip = Trip(name: "a")
    #expect(trip.nights == 1)
    #expect(trip.note == nil)
    #expect(trip.owner == nil)
    #expect(trip.modelContext == nil)
    let id = trip.id
    trip.nights = 5
    context.insert(trip)
    #expect(trip.nights == 5)
    #expect(trip.modelContext === context)
    #expect(context.insertedModelsArray.first as? Trip === trip)
    try context.save()
    #expect(trip.id == id)
    #expect(trip.persistentModelID == id)
    let data = try JSONEncoder().encode(trip.persistentModelID)
    #expect(
      context.model(for: try JSONDecoder().decode(PersistentIdentifier.self, from: data)) as? Trip === trip)
  }

  @Test(
    "Who reads a variable hears of its changes, also of those that the other side of a relationship brings")
  func observed() throws {
    let context = try memory()
    let (trip, stop) = (Trip(name: "a"), Stop(city: "b"))
    for isInserted in [false, true] {
      if isInserted {
        context.insert(trip)
        context.insert(stop)
      }
      var changes: [String] = []
      withObservationTracking {
        _ = trip.nights
      } onChange: {
        changes.append("nights")
      }
      withObservationTracking {
        _ = trip.note
      } onChange: {
        changes.append("note")
      }
      trip.nights += 1
      #expect(changes == ["nights"])
    }
    nonisolated(unsafe) var heard = 0
    withObservationTracking {
      _ = trip.stops.count
    } onChange: {
      heard += 1
    }
    stop.trip = trip
    #expect(heard == 1)
    #expect(trip.stops.count == 1)
  }

  @Test("Deleting cascades; a rollback brings everything back")
  func deleting() throws {
    let context = try memory()
    let trip = Trip(name: "a")
    trip.stops = [Stop(city: "b")]
    context.insert(trip)
    try context.save()
    context.delete(trip)
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
    context.rollback()
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 1)
    #expect(trip.stops.count == 1)
    context.delete(trip)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
    #expect(trip.isDeleted == false)
  }

  @Test("An equal object replaces the older one where no two may be equal")
  func unique() throws {
    let context = try memory()
    context.insert(Trip(name: "a", nights: 1))
    try context.save()
    context.insert(Trip(name: "a", nights: 2))
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.nights) == [2])
    context.insert(Person(first: "x", last: "y", age: 1))
    context.insert(Person(first: "x", last: "z", age: 2))
    context.insert(Person(first: "x", last: "y", age: 3))
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Person>(sortBy: [SortDescriptor(\.age)])).map(\.age) == [2, 3])
  }

  @Test("Conditions and orders, in the store and in memory")
  func fetching() throws {
    let context = try memory()
    for (index, name) in ["Rome", "Oslo", "Äland", "Bern"].enumerated() {
      let trip = Trip(name: name, nights: index)
      trip.note = index == 1 ? nil : "note \(index)"
      trip.mood = index == 2 ? .wild : .calm
      trip.isPaid = index > 1
      trip.stops = (0..<index).map { Stop(city: "\(name)\($0)") }
      context.insert(trip)
    }
    func names(_ predicate: Predicate<Trip>) throws -> [String] {
      let found = try context.fetch(FetchDescriptor(predicate: predicate, sortBy: [SortDescriptor(\.nights)]))
        .map(\.name)
      #expect(try context.fetchCount(FetchDescriptor(predicate: predicate)) == found.count)
      return found
    }
    for isSaved in [false, true] {
      if isSaved { try context.save() }
      let word = "o"
      #expect(try names(#Predicate { $0.nights > 1 && $0.isPaid }) == ["Äland", "Bern"])
      #expect(try names(#Predicate { $0.note == nil }) == ["Oslo"])
      #expect(try names(#Predicate { $0.note != nil && $0.nights <= 2 }) == ["Rome", "Äland"])
      #expect(
        try names(#Predicate { $0.name.contains(word) }) == ["Rome", "Oslo"].filter { $0.contains(word) })
      #expect(try names(#Predicate { $0.name.localizedStandardContains("al") }) == ["Äland"])
      #expect(try names(#Predicate { $0.name.starts(with: "R") || !$0.isPaid }) == ["Rome", "Oslo"])
      #expect(try names(#Predicate { $0.stops.count == 2 }) == ["Äland"])
      #expect(try names(#Predicate { trip in trip.stops.contains { $0.city == "Bern1" } }) == ["Bern"])
      // A descriptor compares texts as a person would, unless it says otherwise (Apple's documentation of `SortDescriptor`).
      let all = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name, order: .reverse)])
      #expect(try context.fetch(all).map(\.name) == ["Rome", "Oslo", "Bern", "Äland"])
      let plain = FetchDescriptor<Trip>(sortBy: [
        SortDescriptor(\.name, comparator: .lexical, order: .reverse)
      ])
      #expect(try context.fetch(plain).map(\.name) == ["Äland", "Rome", "Oslo", "Bern"])
      var page = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.nights)])
      (page.fetchLimit, page.fetchOffset) = (2, 1)
      #expect(try context.fetch(page).map(\.name) == ["Oslo", "Äland"])
    }
    try context.delete(model: Trip.self, where: #Predicate { $0.nights < 2 })
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 2)
    try context.transaction { context.insert(Trip(name: "new")) }
    #expect(!context.hasChanges)
  }

  @ModelActor actor Worker {
    func add(_ name: String) throws -> PersistentIdentifier {
      let trip = Trip(name: name)
      modelContext.insert(trip)
      try modelContext.save()
      return trip.persistentModelID
    }
    func name(_ id: PersistentIdentifier) -> String? { self[id, as: Trip.self]?.name }
  }

  @Test("What a model actor saves appears in the main context; the main context saves by itself")
  func actors() async throws {
    let container = try ModelContainer(
      for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let worker = Worker(modelContainer: container)
    let id = try await worker.add("far")
    let trip = try #require(container.mainContext.model(for: id) as? Trip)
    #expect(trip.name == "far")
    #expect(await worker.name(id) == "far")
    container.mainContext.insert(Trip(name: "auto"))
    for _ in 0..<100 where container.mainContext.hasChanges { try await Task.sleep(nanoseconds: 20_000_000) }
    #expect(!container.mainContext.hasChanges)
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 2)
  }
}

enum First: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Song.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
  @Model class Song {
    var name: String
    var count: Int
    init(name: String, count: Int) {
      self.name = name
      self.count = count
    }
  }
}

enum Second: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Song.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
  @Model class Song {
    @Attribute(originalName: "name") var title: String
    var count: Int
    var stars: Int = 3
    init(title: String, count: Int) {
      self.title = title
      self.count = count
    }
  }
}

enum Plan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [First.self, Second.self] }
  static var stages: [MigrationStage] {
    [
      .custom(
        fromVersion: First.self, toVersion: Second.self,
        willMigrate: { for song in try $0.fetch(FetchDescriptor<First.Song>()) { song.count += 1 } },
        didMigrate: { for song in try $0.fetch(FetchDescriptor<Second.Song>()) { song.title += "!" } })
    ]
  }
}

@MainActor struct MigrationTests {
  @Test("A newer class finds what an older one has kept; a plan runs its steps once")
  func migration() throws {
    for plan in [nil, Plan.self] as [(any SchemaMigrationPlan.Type)?] {
      let file = Folders.file()
      do {
        let context = ModelContext(
          try ModelContainer(for: First.Song.self, configurations: ModelConfiguration(url: file)))
        context.insert(First.Song(name: "a", count: 1))
        try context.save()
      }
      for _ in 0..<2 {
        let container = try ModelContainer(
          for: Second.Song.self, migrationPlan: plan, configurations: ModelConfiguration(url: file))
        let song = try #require(try ModelContext(container).fetch(FetchDescriptor<Second.Song>()).first)
        #expect(song.title == (plan == nil ? "a" : "a!"))
        #expect(song.count == (plan == nil ? 1 : 2))
        #expect(song.stars == 3)
      }
    }
  }
}
