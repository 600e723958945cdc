import Foundation
import Sash
import SwiftData
import SwiftUI
import Testing

@MainActor struct ContextUndoTests {
  private struct Trips: View {
    @Environment(\.modelContext) private var context
    @Environment(\.undoManager) private var manager
    @Query(sort: \Trip.name) private var trips: [Trip]
    var body: some View {
      VStack {
        Text("trips " + trips.map(\.name).joined(separator: " "))
        Button("Add") { context.insert(Trip(name: "t\(trips.count)")) }
        Button("Rename") { trips.first?.name = "new" }
        Button("Remove") { if let first = trips.first { context.delete(first) } }
        Button("Undo") { manager?.undo() }
        Button("Redo") { manager?.redo() }
        Text(manager === context.undoManager ? "the window's" : "another")
      }
    }
  }

  @Test("A container that may be undone uses the undo manager of the window")
  func window() async {
    let host = TestHost { Trips().modelContainer(for: Trip.self, inMemory: true, isUndoEnabled: true) }
    #expect(host.shows("the window's"))
    for button in ["Add", "Add", "Rename", "Remove"] {
      _ = host.tap(button)
      await host.settle()
    }
    #expect(host.shows("trips t1"))
    for state in ["trips new t1", "trips t0 t1", "trips t0", "trips "] {
      _ = host.tap("Undo")
      await host.settle()
      #expect(host.shows(state), "\(host.texts)")
    }
    for _ in 0..<2 {
      _ = host.tap("Redo")
      await host.settle()
    }
    #expect(host.shows("trips t0 t1"))
  }

  @Test("A container has no undo manager unless it is asked for")
  func plain() {
    let host = TestHost { Trips().modelContainer(for: Trip.self, inMemory: true) }
    #expect(host.shows("another"))
  }
}
