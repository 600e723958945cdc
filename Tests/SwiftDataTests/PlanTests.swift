import CoreData
import Foundation
import SwiftData
import Testing

@Model final class Crate {
  var label: String
  var goods: [Good] = []
  init(label: String) { self.label = label }
}
@Model final class Good {
  var name: String
  init(name: String) { self.name = name }
}
@Model final class Apple {
  var kind: String
  init(kind: String) { self.kind = kind }
}

/// What `First` keeps, but with a number that may be missing: its file looks the same.
enum Loose: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Song.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(0, 9, 0) }
  @Model class Song {
    var name: String
    var count: Int?
    init(name: String, count: Int) {
      self.name = name
      self.count = count
    }
  }
}

/// Keeps what no version of the plan has.
enum Odd: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Song.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(0, 1, 0) }
  @Model class Song {
    var name: String
    var count: Int
    var lyrics: String = ""
    init(name: String, count: Int) {
      self.name = name
      self.count = count
    }
  }
}

/// Two versions whose files look the same.
enum Unmarked: VersionedSchema {
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
enum Marked: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Song.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
  @Model class Song {
    var name: String
    @Attribute(hashModifier: "2") var count: Int
    init(name: String, count: Int) {
      self.name = name
      self.count = count
    }
  }
}
enum MarkingPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [Unmarked.self, Marked.self] }
  static var stages: [MigrationStage] {
    [
      .custom(
        fromVersion: Unmarked.self, toVersion: Marked.self, willMigrate: nil,
        didMigrate: { for song in try $0.fetch(FetchDescriptor<Marked.Song>()) { song.name += "!" } })
    ]
  }
}
/// The same steps in a program that is killed in them.
enum EndingPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [Unmarked.self, Marked.self] }
  static var stages: [MigrationStage] {
    [
      .custom(
        fromVersion: Unmarked.self, toVersion: Marked.self,
        willMigrate: { context in
          for song in try context.fetch(FetchDescriptor<Unmarked.Song>()) { song.count = 7 }
          try context.save()
        },
        didMigrate: { context in
          for song in try context.fetch(FetchDescriptor<Marked.Song>()) { song.name += "!" }
          try context.save()
          kill(getpid(), SIGKILL)
        })
    ]
  }
}
/// The first version as an earlier program had it, with other fingerprints.
enum Early: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Song.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
  @Model class Song {
    var name: String
    var count: Int?
    init(name: String, count: Int) {
      self.name = name
      self.count = count
    }
  }
}

@MainActor struct PlanTests {
  @Test("An array without a way back keeps its objects when a class comes whose name is before")
  func arrays() throws {
    let file = Folders.file()
    func open(_ types: any PersistentModel.Type...) throws -> ModelContext {
      ModelContext(
        try ModelContainer(for: Schema(types), configurations: ModelConfiguration(url: file)))
    }
    do {
      let context = try open(Crate.self, Good.self)
      for label in ["a", "b"] {
        let crate = Crate(label: label)
        crate.goods = [Good(name: label + "1"), Good(name: label + "2")]
        context.insert(crate)
      }
      try context.save()
    }
    let crates = try open(Apple.self, Crate.self, Good.self).fetch(
      FetchDescriptor<Crate>(sortBy: [SortDescriptor(\.label)]))
    #expect(crates.map { $0.goods.map(\.name).sorted() } == [["a1", "a2"], ["b1", "b2"]])
  }

  private static func file(_ model: some PersistentModel) throws -> URL {
    let file = Folders.file()
    let context = ModelContext(
      try ModelContainer(for: Schema([type(of: model)]), configurations: ModelConfiguration(url: file)))
    context.insert(model)
    try context.save()
    return file
  }

  @Test("A plan begins at the version whose file looks like the store where no fingerprint is the same")
  func nearest() throws {
    let file = try Self.file(Loose.Song(name: "a", count: 1))
    for _ in 0..<2 {
      let container = try ModelContainer(
        for: Second.Song.self, migrationPlan: Plan.self, configurations: ModelConfiguration(url: file))
      let song = try #require(try ModelContext(container).fetch(FetchDescriptor<Second.Song>()).first)
      #expect(song.title == "a!" && song.count == 2)
    }
  }

  @Test(
    "Where several versions look like a store, the one that the store names counts; without a name no step is gone"
  )
  func twins() throws {
    for isNamed in [true, false] {
      let file = Folders.file()
      do {
        let schema = isNamed ? Schema(versionedSchema: Early.self) : Schema([Early.Song.self])
        let context = ModelContext(
          try ModelContainer(for: schema, configurations: ModelConfiguration(url: file)))
        context.insert(Early.Song(name: "a", count: 1))
        try context.save()
      }
      for _ in 0..<2 {
        let container = try ModelContainer(
          for: Marked.Song.self, migrationPlan: MarkingPlan.self,
          configurations: ModelConfiguration(url: file))
        let song = try #require(try ModelContext(container).fetch(FetchDescriptor<Marked.Song>()).first)
        #expect(song.name == (isNamed ? "a!" : "a") && song.count == 1)
      }
      let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(
        ofType: NSSQLiteStoreType, at: file)
      #expect(metadata[NSStoreModelVersionIdentifiersKey] as? [String] == ["2.0.0"])
    }
  }

  /// Where a program that a test starts finds the store of that test.
  private static func shared(by process: pid_t) -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("plan-\(process).store")
  }

  @Test(
    "A program that is killed in a step of a plan leaves the store as it was; the next start goes the whole step"
  )
  func killed() async throws {
    let file = Self.shared(by: getpid())
    do {
      let context = ModelContext(
        try ModelContainer(
          for: Schema(versionedSchema: Unmarked.self), configurations: ModelConfiguration(url: file)))
      context.insert(Unmarked.Song(name: "a", count: 1))
      try context.save()
    }
    await #expect(processExitsWith: .signal(SIGKILL)) {
      try await MainActor.run {
        let file = PlanTests.shared(by: getppid())
        _ = try ModelContainer(
          for: Marked.Song.self, migrationPlan: EndingPlan.self, configurations: ModelConfiguration(url: file)
        )
      }
    }
    let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(
      ofType: NSSQLiteStoreType, at: file)
    #expect(metadata[NSStoreModelVersionIdentifiersKey] as? [String] == ["1.0.0"])
    let container = try ModelContainer(
      for: Marked.Song.self, migrationPlan: MarkingPlan.self, configurations: ModelConfiguration(url: file))
    let song = try #require(try ModelContext(container).fetch(FetchDescriptor<Marked.Song>()).first)
    #expect(song.name == "a!" && song.count == 1)
    for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + ending) }
  }

  @Test("Steps of a plan that cannot be gone are told, once; the store is opened without them")
  func unknown() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        for _ in 0..<2 {
          let file = try PlanTests.file(Odd.Song(name: "a", count: 1))
          let container = try ModelContainer(
            for: Second.Song.self, migrationPlan: Plan.self, configurations: ModelConfiguration(url: file))
          let song = try ModelContext(container).fetch(FetchDescriptor<Second.Song>()).first
          precondition(song?.title == "a" && song?.count == 1)
        }
      }
    }
    let message = try #require(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) })
    #expect(message.components(separatedBy: "unknown model version").count == 2)
    #expect(message.contains("Plan") && message.contains("a.store") && message.contains("like none of them"))
  }

  @Test("Who asks for a database of the cloud is told once that nothing is synchronised")
  func cloud() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      _ = ModelConfiguration(isStoredInMemoryOnly: true)
      _ = ModelConfiguration(cloudKitDatabase: .none)
      for _ in 0..<2 { _ = ModelConfiguration("a", cloudKitDatabase: .private("iCloud.a")) }
    }
    let message = try #require(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) })
    #expect(message.components(separatedBy: "synchronised").count == 2)
    let description = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let description = NSPersistentStoreDescription()
      description.cloudKitContainerOptions = nil
      for name in ["a", "a"] {
        description.cloudKitContainerOptions = NSPersistentCloudKitContainerOptions(containerIdentifier: name)
      }
    }
    let other = try #require(description.map { String(decoding: $0.standardErrorContent, as: UTF8.self) })
    #expect(other.components(separatedBy: "synchronised").count == 2)
  }
}
