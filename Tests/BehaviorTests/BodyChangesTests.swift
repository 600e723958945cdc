import Sash
import SwiftUI
import Testing

@MainActor @Suite("Why a body runs")
struct BodyChangesTests {
  @Observable final class Model {
    var value = 0
  }
  final class Counter: ObservableObject {
    @Published var count = 0
  }

  private struct Child: View {
    let label: String
    @Binding var number: Int
    var body: some View {
      let _ = Self._printChanges()
      Text("\(label) \(number)")
    }
  }
  private struct Owner: View {
    @State private var number = 0
    @State private var label = "a"
    @State private var unread = 0
    @ObservedObject var counter: Counter
    @Environment(\.colorScheme) private var scheme
    let model: Model
    var body: some View {
      let _ = Self._logChanges()
      VStack {
        Text("\(counter.count) \(model.value) \(scheme == .dark ? "dark" : "light")")
        Child(label: label, number: $number)
        Button("number") { number += 1 }
        Button("label") { label += "b" }
        Button("both") {
          label += "b"
          counter.count += 1
        }
      }
    }
  }

  @Test("The names of what changed, as SwiftUI prints them [fact-168]")
  func names() {
    let model = Model()
    let counter = Counter()
    var app: TestHost!
    #expect(
      TestHost.changes { app = TestHost { Owner(counter: counter, model: model) } } == [
        "Owner: @self, @identity, _number, _label, _unread, _counter, _scheme changed.",
        "Child: @self, @identity, _number changed.",
      ])
    #expect(TestHost.changes { app.tap("number") } == ["Child: _number changed."])
    #expect(TestHost.changes { app.tap("label") } == ["Owner: _label changed.", "Child: @self changed."])
    #expect(
      TestHost.changes { app.tap("both") } == ["Owner: _label, _counter changed.", "Child: @self changed."])
    #expect(TestHost.changes { app.setColorScheme(.dark) } == ["Owner: _scheme changed."])
    let observed = TestHost.changes {
      model.value += 1
      app.advance(by: 0.1)
    }
    #expect(observed == ["Owner: @dependencies changed."])
    // What it reads is observed as before; this time it is not why the body runs.
    #expect(TestHost.changes { app.tap("label") } == ["Owner: _label changed.", "Child: @self changed."])
  }

  private struct Mark: ViewModifier {
    @State private var taps = 0
    func body(content: Content) -> some View {
      let _ = Self._printChanges()
      content.onTapGesture { taps += 1 }.opacity(taps > 5 ? 0 : 1)
    }
  }
  @Test("A modifier says why its body runs; outside of a body nothing is said")
  func modifiers() {
    var app: TestHost!
    let first = TestHost.changes { app = TestHost { Text("x").modifier(Mark()) } }
    #expect(first == ["Mark: @self, @identity, _taps changed."])
    #expect(TestHost.changes { app.tap("x") } == ["Mark: _taps changed."])
    #expect(TestHost.changes { Child._printChanges() } == [])
  }
}
