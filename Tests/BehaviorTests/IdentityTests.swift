import Sash
import SwiftUI
import Testing

private struct Stepper: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Switching: View {
  @State private var first = true
  var body: some View {
    VStack {
      Button("switch") { first.toggle() }
      if first { Stepper(name: "A") } else { Stepper(name: "B") }
    }
  }
}

private final class Events: @unchecked Sendable {
  var list: [String] = []
}

@MainActor @Suite("Identity and lifetime")
struct IdentityTests {
  @Test("Exactly one branch is in the tree, and leaving it resets its state [S0-013 S4-359]")
  func branches() {
    let app = TestHost { Switching() }
    app.tap("A 0")
    #expect(app.shows("A 1"))
    app.tap("switch")
    #expect(app.shows("B 0") && !app.shows("A 1"))
    app.tap("switch")
    #expect(app.shows("A 0"))
  }

  private struct Typed: View {
    @State private var isText = true
    var body: some View {
      VStack {
        Button("switch") { isText.toggle() }
        isText ? AnyView(Stepper(name: "s")) : AnyView(Text("text"))
      }
    }
  }
  @Test("AnyView keeps identity while the wrapped type stays and ends it when the type changes [S4-358]")
  func anyView() {
    let app = TestHost { Typed() }
    app.tap("s 0")
    #expect(app.shows("s 1"))
    app.tap("switch")
    #expect(app.shows("text"))
    app.tap("switch")
    #expect(app.shows("s 0"))
  }

  private struct Explicit: View {
    @State private var id = 0
    var body: some View {
      VStack {
        Button("new id") { id += 1 }
        Stepper(name: "s").id(id)
      }
    }
  }
  @Test("Another id is another view")
  func explicitID() {
    let app = TestHost { Explicit() }
    app.tap("s 0")
    app.tap("new id")
    #expect(app.shows("s 0"))
  }

  private struct Rows: View {
    @State private var items = [1, 2, 3]
    var body: some View {
      VStack {
        Button("reverse") { items.reverse() }
        Button("remove 2") { items.removeAll { $0 == 2 } }
        Button("insert 9") { items.insert(9, at: 0) }
        ForEach(items, id: \.self) { Stepper(name: "row \($0)") }
      }
    }
  }
  @Test("State follows the id of a row through moves, insertions and removals")
  func forEach() {
    let app = TestHost { Rows() }
    app.tap("row 2 0")
    app.tap("row 3 0")
    app.tap("row 3 1")
    app.tap("reverse")
    #expect(app.texts.filter { $0.hasPrefix("row") } == ["row 3 2", "row 2 1", "row 1 0"])
    app.resetWork()
    app.tap("insert 9")
    #expect(app.texts.filter { $0.hasPrefix("row") } == ["row 9 0", "row 3 2", "row 2 1", "row 1 0"])
    #expect(app.work.bodies.filter { $0 == "Stepper" }.count == 1)
    app.tap("remove 2")
    #expect(app.texts.filter { $0.hasPrefix("row") } == ["row 9 0", "row 3 2", "row 1 0"])
  }

  @Test("A constant range makes one view per value [S0-097]")
  func constantRange() {
    let app = TestHost { VStack { ForEach(0..<20) { Text("n\($0)") } } }
    #expect(app.texts == (0..<20).map { "n\($0)" })
  }

  private struct Appearing: View {
    let events: Events
    @State private var isShown = true
    @State private var n = 0
    var body: some View {
      VStack {
        Button("toggle") { isShown.toggle() }
        Button("refresh \(n)") { n += 1 }
        if isShown {
          Text("here").onAppear { events.list.append("appear") }.onDisappear {
            events.list.append("disappear")
          }
        }
      }
    }
  }
  @Test("onAppear runs once per appearance, onDisappear when the view leaves [S0-096]")
  func appearance() {
    let events = Events()
    let app = TestHost { Appearing(events: events) }
    app.tap("refresh 0")
    #expect(events.list == ["appear"])
    app.tap("toggle")
    #expect(events.list == ["appear", "disappear"])
    app.tap("toggle")
    #expect(events.list == ["appear", "disappear", "appear"])
    app.close()
    #expect(events.list == ["appear", "disappear", "appear", "disappear"])
  }

  private struct Covered: View {
    let events: Events
    @State private var isCovered = false
    var body: some View {
      Text("base")
        .overlay {
          if isCovered { Text("cover").onAppear { events.list.append("cover") } }
        }
        .onTapGesture { isCovered = true }
    }
  }
  @Test("onAppear of a view that comes in an overlay runs in the frame that shows it")
  func appearanceInOverlay() {
    let events = Events()
    let app = TestHost { Covered(events: events) }
    app.tap("base")
    #expect(app.shows("cover"))
    #expect(events.list == ["cover"])
  }

  private struct Many: View {
    @State private var isLong = true
    var body: some View {
      VStack {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
        Text("8")
        Text("9")
        Text("10")
        Text("11")
        if #available(iOS 15, *) { Text("12") } else { Text("old") }
        let last = "13"
        Text(last)
        if let word = isLong ? "long" : nil { Text(word) }
      }
    }
  }
  @Test("A builder takes any number of views, availability, lets and optional bindings")
  func manyChildren() {
    let app = TestHost { Many() }
    #expect(app.texts == (1...13).map(String.init) + ["long"])
  }

  private struct Costly: View, Equatable {
    var body: some View { Text("costly") }
    static func == (a: Costly, b: Costly) -> Bool { true }
  }
  private struct Plain: View {
    var title = "plain"
    var body: some View { Text(title) }
  }
  private struct Parent: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("count \(count)")
        Button("+") { count += 1 }
        Costly()
        Plain()
        Costly().equatable()
      }
    }
  }
  @Test("Views whose values are equal are not evaluated again [S0-094 S0-095]")
  func equalViews() {
    let app = TestHost { Parent() }
    app.resetWork()
    app.tap("+")
    #expect(app.shows("count 1"))
    #expect(app.work.bodies.filter { $0 == "Parent" }.count == 1)
    #expect(!app.work.bodies.contains("Costly") && !app.work.bodies.contains("Plain"))
  }

  private struct Changing: View {
    let events: Events
    @State private var value = 1
    @State private var derived = 0
    var body: some View {
      VStack {
        Button("double") { value *= 2 }
        Text("derived \(derived)")
      }
      .onChange(of: value, initial: true) { old, new in
        events.list.append("\(old)→\(new)")
        derived = new * 10
      }
    }
  }
  @Test("onChange sees old and new value, and what it writes is drawn in the same frame")
  func onChange() {
    let events = Events()
    let app = TestHost { Changing(events: events) }
    #expect(app.shows("derived 10"))
    app.resetWork()
    app.tap("double")
    #expect(app.shows("derived 20"))
    #expect(events.list == ["1→1", "1→2"])
  }

  private struct Endless: View {
    @State private var n = 0
    var body: some View {
      Text("n \(n)").onChange(of: n, initial: true) { n += 1 }
    }
  }
  @Test("An action that triggers itself is stopped with SwiftUI's warning")
  func endless() {
    let warnings = TestHost.warnings { _ = TestHost { Endless() } }
    #expect(warnings.contains { $0.contains("action tried to update multiple times per frame.") })
  }

  private struct Loading: View {
    let events: Events
    @State private var id = 1
    @State private var loaded = "nothing"
    var body: some View {
      VStack {
        Text("loaded \(loaded)")
        Button("next") { id += 1 }
      }
      .task(id: id) {
        events.list.append("start \(id)")
        loaded = "item \(id)"
      }
    }
  }
  @Test("A task runs when the view appears and again for a new id")
  func task() async {
    let events = Events()
    let app = TestHost { Loading(events: events) }
    await app.settle()
    #expect(app.shows("loaded item 1"))
    app.tap("next")
    await app.settle()
    #expect(app.shows("loaded item 2"))
    #expect(events.list == ["start 1", "start 2"])
  }

  @Test("Closing a window ends every node of its graph but the root's own")
  func noLeak() {
    let app = TestHost { Rows() }
    app.tap("row 2 0")
    app.checkInvariants()
    app.close()
    #expect(app.liveNodes == 0)
  }
}
