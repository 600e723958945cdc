import Sash
import SwiftUI
import Testing

/// Lines that views and objects write.
private final class Log: @unchecked Sendable {
  var lines: [String] = []
}

/// Counts taps in a state of its own.
private struct Tally: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private final class People: ObservableObject {
  @Published var age = 0
  let log: Log
  init(log: Log) {
    self.log = log
    log.lines.append("People init")
  }
  deinit { log.lines.append("People dealloc") }
}

private struct Observing: View {
  @ObservedObject var p: People
  init(log: Log) { p = People(log: log) }
  var body: some View {
    VStack {
      Text("age \(p.age)")
      Button("+1") { p.age += 1 }
    }
  }
}

private struct Owning: View {
  @StateObject var p: People
  init(log: Log) { _p = StateObject(wrappedValue: People(log: log)) }
  var body: some View {
    VStack {
      Text("age \(p.age)")
      Button("+1") { p.age += 1 }
    }
  }
}

/// A parent whose refresh makes its children anew.
private struct Parent<Child: View>: View {
  @State private var count = 0
  @State private var isShown = true
  let child: (Int) -> Child
  var body: some View {
    VStack {
      Text("refreshed \(count)")
      Button("refresh") { count += 1 }
      Button("show") { isShown.toggle() }
      if isShown { child(count) }
    }
  }
}

@MainActor @Suite("Identity, by the rows of the feature list")
struct IdentityRowTests {
  // MARK: Objects

  @Test(
    "An observed object made in place counts up, and each parent refresh releases it once and starts anew [S0-018 S1-052 S1-055 S4-052]"
  )
  func observedObject() {
    let log = Log()
    let app = TestHost { Parent { _ in Observing(log: log) } }
    app.tap("+1")
    app.tap("+1")
    #expect(app.shows("age 2"))
    log.lines = []
    for refresh in 1...3 {
      app.tap("refresh")
      #expect(app.shows("refreshed \(refresh)") && app.shows("age 0"))
      #expect(log.lines.filter { $0 == "People dealloc" }.count == refresh)
      app.tap("+1")
      #expect(app.shows("age 1"))
    }
    #expect(log.lines.filter { $0 == "People init" }.count == 3)
  }

  @Test(
    "A state object is made once, kept through every refresh, and released when its view leaves [S1-051 S1-053 S1-057]"
  )
  func stateObject() {
    let log = Log()
    let app = TestHost { Parent { _ in Owning(log: log) } }
    app.tap("+1")
    for _ in 0..<5 { app.tap("refresh") }
    #expect(app.shows("refreshed 5") && app.shows("age 1"))
    #expect(log.lines == ["People init"])
    app.tap("show")
    #expect(log.lines == ["People init", "People dealloc"])
    app.tap("show")
    #expect(app.shows("age 0"))
    #expect(log.lines == ["People init", "People dealloc", "People init"])
    app.close()
    #expect(log.lines == ["People init", "People dealloc", "People init", "People dealloc"])
  }

  private struct Given: View {
    final class Number: ObservableObject {
      @Published var value: Int
      init(_ value: Int) { self.value = value }
    }
    @StateObject var number: Number
    init(_ value: Int) { _number = StateObject(wrappedValue: Number(value)) }
    var body: some View { Text("number \(number.value)") }
  }
  @Test("A state object ignores a new initial value on later updates [S4-053]")
  func laterInitialValue() {
    let app = TestHost { Parent { Given($0 * 10 + 7) } }
    #expect(app.shows("number 7"))
    app.tap("refresh")
    #expect(app.shows("refreshed 1") && app.shows("number 7"))
  }

  // MARK: Structure

  private struct Cat: View {
    let isBlack: Bool
    @State private var count = 0
    var body: some View { Button("\(isBlack ? "black" : "white") \(count)") { count += 1 } }
  }
  private struct TwoBranches: View {
    @State private var isBlack = false
    var body: some View {
      VStack {
        Button("switch") { isBlack.toggle() }
        if isBlack { Cat(isBlack: true) } else { Cat(isBlack: false) }
      }
    }
  }
  private struct OnePlace: View {
    @State private var isBlack = false
    var body: some View {
      VStack {
        Button("switch") { isBlack.toggle() }
        Cat(isBlack: isBlack).opacity(isBlack ? 0.5 : 1).padding(isBlack ? 4 : 0)
      }
    }
  }
  @Test(
    "The branches of an if have identities, lifetimes and states of their own, and going back restores nothing [S1-138 S1-142 S1-156 S1-157 S1-158 fact-155]"
  )
  func branches() {
    let app = TestHost { TwoBranches() }
    app.tap("white 0")
    app.tap("white 1")
    let nodes = app.liveNodes
    app.tap("switch")
    #expect(app.shows("black 0") && !app.shows("white 2"))
    #expect(app.liveNodes == nodes)
    app.tap("switch")
    #expect(app.shows("white 0") && !app.shows("black 0"))
    #expect(app.liveNodes == nodes)
  }
  @Test(
    "Another value in one place is the same element in another state: a condition in an argument keeps identity and state [S1-137 S1-145 S1-148 S1-153 S1-175]"
  )
  func onePlace() {
    let app = TestHost { OnePlace() }
    app.tap("white 0")
    app.tap("switch")
    #expect(app.shows("black 1"))
    app.tap("black 1")
    app.tap("switch")
    #expect(app.shows("white 2"))
  }

  private struct Places: View {
    @State private var isOn = true
    var body: some View {
      VStack {
        Button("toggle") { isOn.toggle() }
        Tally(name: "first")
        if isOn { Text("between") }
        Tally(name: "second")
        HStack { Tally(name: "third") }
        Group { Group { Tally(name: "fourth") } }
      }
    }
  }
  @Test(
    "Without an id a view is told by its type and place, whatever comes and goes beside it [S1-134 S1-140 S1-152 fact-158]"
  )
  func places() {
    let app = TestHost { Places() }
    let names = ["first", "second", "third", "fourth"]
    for (taps, name) in names.enumerated() { for tap in 0..<taps { app.tap("\(name) \(tap)") } }
    for _ in 0..<3 {
      app.tap("toggle")
      for (taps, name) in names.enumerated() { #expect(app.shows("\(name) \(taps)")) }
    }
    #expect(!app.shows("between"))
  }

  private struct Switched: View {
    @State private var page = 0
    var body: some View {
      VStack {
        Button("next") { page = (page + 1) % 3 }
        switch page {
        case 0: Tally(name: "zero")
        case 1: Tally(name: "one")
        default: Tally(name: "other")
        }
      }
    }
  }
  @Test("Each case of a switch is an identity of its own")
  func cases() {
    let app = TestHost { Switched() }
    app.tap("zero 0")
    app.tap("next")
    #expect(app.texts == ["next", "one 0"])
    app.tap("one 0")
    app.tap("next")
    #expect(app.texts == ["next", "other 0"])
    app.tap("next")
    #expect(app.texts == ["next", "zero 0"])
  }

  private struct Erased: View {
    @State private var kind = 0
    var wrapped: AnyView {
      switch kind {
      case 0: AnyView(Tally(name: "a"))
      case 1: AnyView(Tally(name: "b"))
      default: AnyView(HStack { Tally(name: "c") })
      }
    }
    var body: some View {
      VStack {
        Button("next") { kind += 1 }
        wrapped
        AnyView(AnyView(erasing: Tally(name: "twice")))
      }
    }
  }
  @Test(
    "Branches in AnyView have no identity of their own: one wrapped type keeps the state, another replaces the subtree [S1-146 fact-157]"
  )
  func erasure() {
    let app = TestHost { Erased() }
    app.tap("a 0")
    app.tap("twice 0")
    app.tap("next")
    #expect(app.texts == ["next", "b 1", "twice 1"])
    app.tap("next")
    #expect(app.texts == ["next", "c 0", "twice 1"])
  }

  private struct Conditional: ViewModifier {
    let isFramed: Bool
    @State private var taps = 0
    func body(content: Content) -> some View {
      VStack {
        Button("modifier \(taps)") { taps += 1 }
        if isFramed { content.padding() } else { content }
      }
    }
  }
  private struct Modified: View {
    @State private var isFramed = false
    var body: some View {
      VStack {
        Button("frame") { isFramed.toggle() }
        Tally(name: "content").modifier(Conditional(isFramed: isFramed))
      }
    }
  }
  @Test(
    "A modifier that branches gives its content two identities, and keeps its own [S1-174 fact-164]")
  func branchingModifier() {
    let app = TestHost { Modified() }
    app.tap("content 0")
    app.tap("modifier 0")
    app.tap("frame")
    #expect(app.shows("content 0") && app.shows("modifier 1"))
    app.tap("content 0")
    app.tap("frame")
    #expect(app.shows("content 0") && app.shows("modifier 1"))
  }

  // MARK: Explicit identity

  private struct Explicit: View {
    @State private var id = "a"
    @State private var round = 0
    var body: some View {
      VStack {
        Button("b") { id = "b" }
        Button("a") { id = "a" }
        Button("round \(round)") { round += 1 }
        VStack { Tally(name: "explicit") }.id(id)
        Tally(name: "unstable").id(UUID())
      }
    }
  }
  @Test(
    "Another id destroys the subtree with its state, the same id keeps it, and an id that is never the same ends it at every update [S1-139 S1-170 fact-156]"
  )
  func explicitID() {
    let app = TestHost { Explicit() }
    app.tap("explicit 0")
    app.tap("round 0")
    app.tap("unstable 0")
    #expect(app.shows("explicit 1") && app.shows("unstable 1"))
    app.tap("round 1")
    #expect(app.shows("explicit 1") && app.shows("unstable 0"))
    app.tap("b")
    #expect(app.shows("explicit 0"))
    app.tap("explicit 0")
    app.tap("a")
    #expect(app.shows("explicit 0"))
    app.checkInvariants()
  }

  // MARK: Storage

  private struct Start: View {
    let start: Int
    @State private var value: Int
    init(start: Int) {
      self.start = start
      _value = State(initialValue: start)
    }
    var body: some View { Button("value \(value) of \(start)") { value += 100 } }
  }
  @Test(
    "The storage of a state is the framework's: it begins with the first value, and lives exactly as long as the identity [S0-016 S1-132 S1-150 S1-154]"
  )
  func storage() {
    let app = TestHost { Parent { Start(start: $0) } }
    app.tap("value 0 of 0")
    app.tap("refresh")
    #expect(app.shows("value 100 of 1"))
    let nodes = app.liveNodes
    app.tap("show")
    #expect(app.liveNodes < nodes)
    app.tap("show")
    #expect(app.shows("value 1 of 1"))
    #expect(app.liveNodes == nodes)
  }

  private struct Steady: View {
    @State private var items = Array(0..<50)
    @State private var round = 0
    var body: some View {
      VStack(spacing: 0) {
        Button("round \(round)") { round += 1 }
        Button("reverse") { items.reverse() }
        ForEach(items, id: \.self) { Tally(name: "t\($0)") }
      }
    }
  }
  @Test("With stable ids an update makes no storage and loses no state [S1-171]")
  func stableIDs() {
    let app = TestHost(size: CGSize(width: 300, height: 3000)) { Steady() }
    app.tap("t7 0")
    let nodes = app.liveNodes
    app.resetWork()
    app.tap("round 0")
    app.tap("reverse")
    #expect(app.liveNodes == nodes)
    #expect(!app.work.bodies.contains("Tally"))
    #expect(app.shows("t7 1") && app.shows("round 1"))
  }
}
