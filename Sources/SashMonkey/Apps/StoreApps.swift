import SwiftData
import SwiftUI

@Model final class MonkeyTrip {
  var name: String
  var start = Date(timeIntervalSinceReferenceDate: 0)
  var isDone = false
  @Relationship(deleteRule: .cascade, inverse: \MonkeyStop.trip) var stops: [MonkeyStop] = []
  init(name: String) { self.name = name }
}

@Model final class MonkeyStop {
  var city: String
  var trip: MonkeyTrip?
  init(city: String) { self.city = city }
}

/// Trips in a store, and the stops of each.
struct TripsApp: View {
  var body: some View {
    TripList().modelContainer(for: MonkeyTrip.self, inMemory: true)
  }

  struct TripList: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \MonkeyTrip.name) private var trips: [MonkeyTrip]
    @State private var wanted = ""
    @State private var isDoneShown = true

    var body: some View {
      NavigationStack {
        List {
          ForEach(trips.filter { isDoneShown || !$0.isDone }) { trip in
            NavigationLink(value: trip) {
              HStack {
                Image(systemName: trip.isDone ? "checkmark.circle" : "circle").onTapGesture {
                  trip.isDone.toggle()
                }
                Text(trip.name)
                Spacer()
                Text("\(trip.stops.count)")
              }
            }
          }
          .onDelete { for place in $0 where place < trips.count { context.delete(trips[place]) } }
          FoundTrips(wanted: wanted)
        }
        .searchable(text: $wanted)
        .navigationTitle("\(trips.count) trips")
        .navigationDestination(for: MonkeyTrip.self) { TripEditor(trip: $0) }
        .toolbar {
          Button("Add") {
            for number in 0..<3 { context.insert(MonkeyTrip(name: "Trip \(trips.count + number)")) }
          }
          Button("Save") { try? context.save() }
          Button("Back") { context.rollback() }
          Toggle("Done", isOn: $isDoneShown.animation())
        }
      }
    }
  }

  struct FoundTrips: View {
    @Query private var found: [MonkeyTrip]
    init(wanted: String) {
      _found = Query(filter: #Predicate { $0.name.contains(wanted) }, sort: \.start, order: .reverse)
    }
    var body: some View { ForEach(found) { Text("found \($0.name)") } }
  }

  struct TripEditor: View {
    @Bindable var trip: MonkeyTrip
    @Environment(\.modelContext) private var context
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Form {
        TextField("Name", text: $trip.name)
        Toggle("Done", isOn: $trip.isDone)
        DatePicker("Start", selection: $trip.start)
        ForEach(trip.stops) { stop in Text(stop.city) }
          .onDelete { trip.stops.remove(atOffsets: $0) }
        Button("Stop") { withAnimation { trip.stops.append(MonkeyStop(city: "City \(trip.stops.count)")) } }
        Button("Delete", role: .destructive) {
          context.delete(trip)
          dismiss()
        }
        Button("Delete and stay", role: .destructive) { context.delete(trip) }
      }
      .navigationTitle(trip.name)
    }
  }
}
