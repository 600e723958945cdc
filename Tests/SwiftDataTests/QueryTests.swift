import Sash
import SwiftData
import SwiftUI
import Testing

private struct PreviewedTrips: View {
  let trips: [Trip]
  var body: some View { Text("\(trips.count) previewed") }
}
private struct TripsOfPreview: PreviewModifier {
  static func makeSharedContext() async throws -> ModelContainer {
    try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }
  func body(content: Content, context: ModelContainer) -> some View { content.modelContainer(context) }
}
#Preview("Queried", traits: .modifier(TripsOfPreview())) {
  @Previewable @Query(sort: \Trip.name) var trips: [Trip]
  PreviewedTrips(trips: trips)
}

@MainActor struct QueryTests {
  @Test("A query can be a variable of a preview")
  func previewed() async throws {
    let preview = try #require(TestHost.previews.first { $0.name == "Queried" })
    let host = preview.mount()
    // The container is made meanwhile.
    for _ in 0..<100 where host.texts.isEmpty {
      try await Task.sleep(nanoseconds: 10_000_000)
      await host.settle()
    }
    #expect(host.texts == ["0 previewed"])
  }

  private struct Row: View {
    let trip: Trip
    static var runs: [String] = []
    var body: some View {
      let _ = Self.runs.append(trip.name)
      Text("\(trip.name) \(trip.nights)")
    }
  }

  private struct Trips: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Trip.name) private var trips: [Trip]
    @Query private var all: [Trip]
    @Query(filter: #Predicate<Trip> { $0.nights > 2 }, sort: [SortDescriptor(\Trip.name, order: .reverse)])
    private var long: [Trip]
    var body: some View {
      VStack {
        ForEach(trips) { Row(trip: $0) }
        Text("all \(all.count)")
        Text("long " + long.map(\.name).joined(separator: ","))
        Button("Add") { context.insert(Trip(name: "new", nights: 9)) }
      }
    }
  }

  @Test("A query shows what is there and follows it; a change of one object runs its row alone")
  func query() throws {
    let container = try ModelContainer(
      for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = container.mainContext
    for (name, nights) in [("b", 1), ("a", 3), ("c", 4)] { context.insert(Trip(name: name, nights: nights)) }
    try context.save()
    let host = TestHost { Trips().modelContainer(container) }
    #expect(host.shows("a 3"))
    #expect(host.shows("long c,a"))
    #expect(try #require(host.frame(of: "a 3")).minY < #require(host.frame(of: "b 1")).minY)
    let b = try #require(
      try context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "b" })).first)
    Row.runs = []
    b.nights = 2
    try context.save()
    host.advance(by: 0.1)
    #expect(host.shows("b 2"))
    #expect(Row.runs == ["b"])
    b.nights = 5
    context.processPendingChanges()
    host.advance(by: 0.1)
    #expect(host.shows("long c,b,a"))
    _ = host.tap("Add")
    try context.save()
    host.advance(by: 0.1)
    #expect(host.shows("new 9"))
    #expect(host.shows("all 4"))
    context.delete(b)
    try context.save()
    host.advance(by: 0.1)
    #expect(!host.shows("b 5"))
  }

  private struct Dynamic: View {
    @Query private var trips: [Trip]
    init(over nights: Int) {
      _trips = Query(filter: #Predicate { $0.nights > nights }, sort: \.name)
    }
    var body: some View { Text("over " + trips.map(\.name).joined(separator: ",")) }
  }

  private struct Chooser: View {
    @State private var nights = 0
    var body: some View {
      VStack {
        Dynamic(over: nights)
        Button("More") { nights = 2 }
      }
    }
  }

  @Test("A query that is made from what a view is given asks anew when that is something else")
  func dynamic() throws {
    let container = try ModelContainer(
      for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    for (name, nights) in [("a", 1), ("b", 3)] {
      container.mainContext.insert(Trip(name: name, nights: nights))
    }
    let host = TestHost { Chooser().modelContainer(container) }
    #expect(host.shows("over a,b"))
    _ = host.tap("More")
    #expect(host.shows("over b"))
  }

  private struct Editor: View {
    @Bindable var trip: Trip
    var body: some View {
      VStack {
        TextField("Name", text: $trip.name)
        Stepper("nights \(trip.nights)", value: $trip.nights)
        Toggle("paid", isOn: $trip.isPaid)
      }
    }
  }

  @Test("Bindings to an object's variables write it")
  func bindable() throws {
    let container = try ModelContainer(
      for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let trip = Trip(name: "x")
    container.mainContext.insert(trip)
    let host = TestHost { Editor(trip: trip).modelContainer(container) }
    trip.nights = 8
    host.advance(by: 0.1)
    #expect(host.shows("nights 8"))
    #expect(Bindable(trip).name.wrappedValue == "x")
    Bindable(trip).name.wrappedValue = "y"
    #expect(trip.name == "y")
    #expect(container.mainContext.hasChanges)
  }
}

/// A private query leaves the view's own initialiser as it is.
private struct Counted: View {
  let word: String
  @Query private var trips: [Trip]
  var body: some View { Text("\(word) \(trips.count)") }
}
@MainActor struct PrivateQueryTests {
  @Test("A view with a private query is made with its other properties")
  func initialiser() throws {
    let container = try ModelContainer(
      for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    container.mainContext.insert(Trip(name: "a", nights: 1))
    let host = TestHost { Counted(word: "trips").modelContainer(container) }
    #expect(host.shows("trips 1"))
  }
}
