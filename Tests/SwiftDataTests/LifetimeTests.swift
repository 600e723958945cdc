import Foundation
import Sash
import SwiftData
import SwiftUI
import Testing

/// What keeps a container and its contexts, and what happens when nobody does.
@MainActor struct LifetimeTests {
  private struct Trips: View {
    @Query(sort: \Trip.name) private var trips: [Trip]
    var body: some View { ForEach(trips) { Text($0.name) } }
  }

  private func insert(_ name: String, into context: ModelContext) throws {
    let trip = Trip(name: name)
    trip.stops = [Stop(city: "a")]
    context.insert(trip)
  }

  @Test("A container and its main context go when nobody has them any more")
  func everythingGoes() throws {
    weak var container: ModelContainer?
    weak var context: ModelContext?
    try autoreleasing {
      let made = try ModelContainer(
        for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
      (container, context) = (made, made.mainContext)
      try insert("a", into: made.mainContext)
      try made.mainContext.save()
      let host = TestHost { Trips().modelContainer(made) }
      #expect(host.shows("a"))
      host.close()
    }
    #expect(container == nil)
    #expect(context == nil)
  }

  @Test("A main context alone keeps its stores and finds a container")
  func contextAlone() throws {
    let context = try ModelContainer(
      for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)
    ).mainContext
    try insert("a", into: context)
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["a"])
    #expect(context.container.mainContext === context)
    #expect(context.container === context.container)
    let other = ModelContext(context.container)
    #expect(try other.fetch(FetchDescriptor<Trip>()).map(\.name) == ["a"])
  }

  @Test("What a main context has not saved yet is saved when it goes")
  func unsavedIsSaved() throws {
    let file = Folders.file()
    try autoreleasing {
      let context = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: file))
        .mainContext
      try insert("late", into: context)
    }
    let again = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: file))
    #expect(try again.mainContext.fetch(FetchDescriptor<Trip>()).map(\.name) == ["late"])
  }

  /// Runs `body` in a function of its own, so that nothing of it lives on.
  private func autoreleasing(_ body: () throws -> Void) rethrows { try body() }
}
