import Foundation
import SwiftData
import Testing

/// A store in a file of JSON, as people write one.
final class JSONStore: DataStore {
  typealias Configuration = JSONStoreConfiguration
  typealias Snapshot = DefaultSnapshot
  nonisolated(unsafe) static var asked: [String] = []
  nonisolated(unsafe) static var fails = false
  let configuration: JSONStoreConfiguration
  let identifier: String
  let schema: Schema

  init(_ configuration: JSONStoreConfiguration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws {
    self.configuration = configuration
    identifier = configuration.fileURL.lastPathComponent
    schema = configuration.schema!
  }

  func save(_ request: DataStoreSaveChangesRequest<DefaultSnapshot>) throws
    -> DataStoreSaveChangesResult<DefaultSnapshot>
  {
    if Self.fails { throw CocoaError(.fileWriteOutOfSpace) }
    var names: [PersistentIdentifier: PersistentIdentifier] = [:]
    for snapshot in request.inserted {
      names[snapshot.persistentIdentifier] = try PersistentIdentifier.identifier(
        for: identifier, entityName: snapshot.persistentIdentifier.entityName, primaryKey: UUID())
    }
    var all = try read()
    for snapshot in request.inserted {
      let id = names[snapshot.persistentIdentifier]!
      all[id] = snapshot.copy(persistentIdentifier: id, remappedIdentifiers: names)
    }
    for snapshot in request.updated {
      all[snapshot.persistentIdentifier] = snapshot.copy(
        persistentIdentifier: snapshot.persistentIdentifier, remappedIdentifiers: names)
    }
    for snapshot in request.deleted { all[snapshot.persistentIdentifier] = nil }
    try JSONEncoder().encode(Array(all.values)).write(to: configuration.fileURL)
    return DataStoreSaveChangesResult(for: identifier, remappedIdentifiers: names)
  }

  func fetch<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> DataStoreFetchResult<
    T, DefaultSnapshot
  > {
    Self.asked.append("\(T.self)\(request.descriptor.predicate == nil ? "" : "?")")
    if request.descriptor.predicate != nil { throw DataStoreError.preferInMemoryFilter }
    if !request.descriptor.sortBy.isEmpty { throw DataStoreError.preferInMemorySort }
    let all = try read()
    return DataStoreFetchResult(
      descriptor: request.descriptor, fetchedSnapshots: Array(all.values), relatedSnapshots: all)
  }

  private func read() throws -> [PersistentIdentifier: DefaultSnapshot] {
    guard FileManager.default.fileExists(atPath: configuration.fileURL.path) else { return [:] }
    let list = try JSONDecoder().decode([DefaultSnapshot].self, from: Data(contentsOf: configuration.fileURL))
    return Dictionary(list.map { ($0.persistentIdentifier, $0) }) { first, _ in first }
  }
}

struct JSONStoreConfiguration: DataStoreConfiguration {
  typealias Store = JSONStore
  var name = "json"
  var schema: Schema?
  var fileURL: URL
}

@MainActor @Suite(.serialized) struct DataStoreTests {
  private func context(_ url: URL) throws -> ModelContext {
    let schema = Schema([Trip.self, Stop.self, Person.self])
    return ModelContext(
      try ModelContainer(
        for: schema, configurations: [JSONStoreConfiguration(schema: schema, fileURL: url)]))
  }

  @Test("A store of one's own keeps objects, their relationships and names over launches")
  func json() throws {
    (JSONStore.asked, JSONStore.fails) = ([], false)
    let url = Folders.file().deletingPathExtension().appendingPathExtension("json")
    let id: PersistentIdentifier
    do {
      let context = try context(url)
      let trip = Trip(name: "Rome", nights: 4)
      trip.mood = .wild
      trip.place = Place(city: "Roma", zip: 184)
      trip.tags = ["a", "b"]
      trip.rating = 0.5
      context.insert(trip)
      trip.stops = [Stop(city: "Pisa"), Stop(city: "Siena")]
      context.insert(Trip(name: "Oslo", nights: 2))
      JSONStore.fails = true
      #expect(throws: CocoaError.self) { try context.save() }
      #expect(context.hasChanges)
      JSONStore.fails = false
      try context.save()
      #expect(!context.hasChanges && trip.persistentModelID.storeIdentifier == url.lastPathComponent)
      trip.nights = 5
      try context.save()
      id = trip.persistentModelID
    }
    let again = try context(url)
    JSONStore.asked = []
    let found = try again.fetch(
      FetchDescriptor<Trip>(predicate: #Predicate { $0.nights > 3 }, sortBy: [SortDescriptor(\.name)]))
    #expect(JSONStore.asked == ["Trip?", "Trip"])
    let trip = try #require(found.first)
    #expect(found.count == 1 && trip.name == "Rome" && trip.nights == 5 && trip.mood == .wild)
    #expect(trip.place == Place(city: "Roma", zip: 184) && trip.tags == ["a", "b"] && trip.rating == 0.5)
    #expect(trip.start == Date(timeIntervalSinceReferenceDate: 0) && trip.note == nil)
    #expect(
      trip.stops.map(\.city).sorted() == ["Pisa", "Siena"] && trip.stops.allSatisfy { $0.trip === trip })
    #expect(try again.fetchCount(FetchDescriptor<Trip>()) == 2)
    #expect(
      try again.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.nights)])).map(\.nights) == [2, 5])
    let text = try JSONEncoder().encode(id)
    #expect(try JSONDecoder().decode(PersistentIdentifier.self, from: text) == trip.persistentModelID)
    again.delete(trip)
    try again.save()
    let third = try context(url)
    #expect(try third.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Oslo"])
    #expect(try third.fetch(FetchDescriptor<Stop>()).isEmpty)
  }
}
