import CoreData
import Foundation
import Testing

/// Large values that lie in files beside the store.
@MainActor struct ExternalDataTests {
  private typealias S = Shapes
  private nonisolated static func photo(external: Bool = true, _ more: [String] = []) -> NSManagedObjectModel
  {
    let photo = S.entity("Photo", ["title"] + more)
    let data = Library.attribute("data", .binaryDataAttributeType)
    data.allowsExternalBinaryDataStorage = external
    photo.properties.append(data)
    return S.model([photo])
  }
  private nonisolated static func bytes(_ byte: UInt8, _ count: Int = 300_000) -> Data {
    Data(repeating: byte, count: count)
  }
  private func store(_ values: [Data]) throws -> URL {
    try S.file(Self.photo()) { context in
      for (index, data) in values.enumerated() {
        S.make("Photo", "\(index)", in: context).setValue(data, forKey: "data")
      }
    }
  }
  private func files(_ url: URL) -> [URL] {
    let folder = url.deletingLastPathComponent()
      .appendingPathComponent(".\(url.deletingPathExtension().lastPathComponent)_SUPPORT/_EXTERNAL_DATA")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.map { folder.appendingPathComponent($0) }
  }
  private func values(_ url: URL, _ model: NSManagedObjectModel = photo()) throws -> [Data?] {
    let context = try S.open(model, url)
    defer { try? S.close(context) }
    let all = try S.all("Photo", in: context).sorted {
      ($0.value(forKey: "title") as? String ?? "") < ($1.value(forKey: "title") as? String ?? "")
    }
    return all.map { $0.value(forKey: "data") as? Data }
  }
  /// As if files had been written long ago.
  private func age(_ files: [URL]) throws {
    for file in files {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -7200)], ofItemAtPath: file.path)
    }
  }

  @Test("Large values lie in files, small ones in the table; both are read as they were")
  func large() throws {
    let all = [Self.bytes(1), Self.bytes(2, 50), Self.bytes(3)]
    let url = try store(all)
    #expect(files(url).count == 2)
    #expect(
      try S.sqlite(url, "select length(ZDATA), hex(substr(ZDATA, 1, 1)) from ZPHOTO order by ZTITLE")
        == "38 02\n50 02\n38 02\n")
    #expect(try values(url) == all)
    #expect(Set(try files(url).map { try Data(contentsOf: $0) }) == [Self.bytes(1), Self.bytes(3)])
    // Without the wish all of it is in the table.
    let plain = try S.file(Self.photo(external: false)) {
      S.make("Photo", "a", in: $0).setValue(Self.bytes(1), forKey: "data")
    }
    #expect(files(plain).isEmpty)
  }

  @Test("Conditions see the values, wherever they lie")
  func conditions() throws {
    let context = try S.open(Self.photo(), try store([Self.bytes(1), Self.bytes(2, 50)]))
    func count(_ format: String, _ value: Any? = nil) throws -> Int {
      let request = NSFetchRequest<NSManagedObject>(entityName: "Photo")
      request.predicate = value.map { NSPredicate(format: format, $0) } ?? NSPredicate(format: format)
      return try context.count(for: request)
    }
    #expect(try count("data == %@", Self.bytes(1)) == 1)
    #expect(try count("data == %@", Self.bytes(2, 50)) == 1)
    #expect(try count("data == nil") == 0)
    #expect(try count("data != nil") == 2)
  }

  @Test(
    "A value that is replaced is read as the newer one, and its former file goes when the store is next opened"
  )
  func replacing() throws {
    let url = try store([Self.bytes(1), Self.bytes(2)])
    let context = try S.open(Self.photo(), url)
    let objects = try S.all("Photo", in: context)
    let other = try S.open(Self.photo(), url)
    let seen = try #require(
      try S.all("Photo", in: other).first { $0.value(forKey: "title") as? String == "0" })
    for object in objects where object.value(forKey: "title") as? String == "0" {
      object.setValue(Self.bytes(3), forKey: "data")
    }
    try context.save()
    // Who has read the row sees the value of that time.
    #expect(seen.value(forKey: "data") as? Data == Self.bytes(1))
    try S.close(other)
    try S.close(context)
    // Others may be about to name a file that is new.
    #expect(try values(url) == [Self.bytes(3), Self.bytes(2)] && files(url).count == 3)
    try age(files(url))
    #expect(try values(url) == [Self.bytes(3), Self.bytes(2)])
    #expect(files(url).count == 2)
  }

  @Test("A file that is gone makes its value nil until it is back; saving the rest keeps its name")
  func missing() throws {
    let url = try store([Self.bytes(1)])
    let file = try #require(files(url).first)
    let away = url.deletingLastPathComponent().appendingPathComponent("away")
    try FileManager.default.moveItem(at: file, to: away)
    let context = try S.open(Self.photo(), url)
    let photo = try #require(try S.all("Photo", in: context).first)
    #expect(photo.value(forKey: "data") == nil)
    photo.setValue("renamed", forKey: "title")
    try context.save()
    try S.close(context)
    try FileManager.default.moveItem(at: away, to: file)
    #expect(try values(url) == [Self.bytes(1)])
  }

  @Test("A save that fails leaves no file")
  func failing() throws {
    func model() -> NSManagedObjectModel {
      let model = Self.photo()
      model.entities[0].uniquenessConstraints = [["title"]]
      return model
    }
    let url = try S.file(model()) { _ = S.make("Photo", "a", in: $0) }
    let context = try S.open(model(), url)
    S.make("Photo", "a", in: context).setValue(Self.bytes(1), forKey: "data")
    #expect(throws: (any Error).self) { try context.save() }
    #expect(files(url).isEmpty)
  }

  @Test(
    "Copies of a store have its values, migrations keep them, and who destroys a store destroys its files")
  func copies() throws {
    let url = try store([Self.bytes(1)])
    let copy = url.deletingLastPathComponent().appendingPathComponent("copy.sqlite")
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Self.photo())
    try coordinator.replacePersistentStore(at: copy, withPersistentStoreFrom: url, ofType: NSSQLiteStoreType)
    // What has no place in the older model goes, and the former file has it.
    let newer = Self.photo(["text"])
    let context = try S.open(newer, url)
    for object in try S.all("Photo", in: context) { object.setValue("t", forKey: "text") }
    try context.save()
    try S.close(context)
    #expect(try values(url) == [Self.bytes(1)])
    let former = url.deletingLastPathComponent().appendingPathComponent("shape~1.sqlite")
    try age(files(url))
    try coordinator.destroyPersistentStore(at: copy, ofType: NSSQLiteStoreType)
    #expect(files(copy).isEmpty && files(url).count == 1 && files(former).count == 1)
    #expect(try values(former, Self.photo(["text"])) == [Self.bytes(1)])
    let store = try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
    let place = url.deletingLastPathComponent().appendingPathComponent("memory")
    try coordinator.migratePersistentStore(store, to: place, withType: NSInMemoryStoreType)
    try coordinator.destroyPersistentStore(at: url, ofType: NSSQLiteStoreType)
    #expect(files(url).isEmpty && files(former).isEmpty)
    let moved = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    moved.persistentStoreCoordinator = coordinator
    #expect(try S.all("Photo", in: moved).map { $0.value(forKey: "data") as? Data } == [Self.bytes(1)])
  }
}
