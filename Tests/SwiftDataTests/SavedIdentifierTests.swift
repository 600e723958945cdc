import Foundation
import SwiftData
import Testing

/// Names of objects in sets, before and after they are saved.
@MainActor struct SavedIdentifierTests {
  @Test("A name that was put into a set before the object was saved is found by the name that it has then")
  func hashing() throws {
    let container = try ModelContainer(
      for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = ModelContext(container)
    var (early, late): (Set<PersistentIdentifier>, Set<PersistentIdentifier>) = ([], [])
    var trips: [Trip] = []
    for index in 0..<50 {
      let trip = Trip(name: "trip \(index)")
      if index % 2 == 0 { early.insert(trip.id) }
      context.insert(trip)
      if index % 2 == 1 { early.insert(trip.persistentModelID) }
      trips.append(trip)
    }
    try context.save()
    for trip in trips {
      #expect(early.contains(trip.persistentModelID) && early.contains(trip.id))
      late.insert(trip.persistentModelID)
    }
    #expect(early == late && early.union(late).count == 50)
    let other = ModelContext(container)
    for trip in try other.fetch(FetchDescriptor<Trip>()) {
      #expect(early.contains(trip.persistentModelID) && late.contains(trip.id))
    }
    let data = try JSONEncoder().encode(trips[3].persistentModelID)
    #expect(early.contains(try JSONDecoder().decode(PersistentIdentifier.self, from: data)))
  }
}
