import Sash
import SwiftUI
import Testing

private final class Log: @unchecked Sendable {
  var lines: [String] = []
}

/// Says when it ends.
private final class Token {
  let name: String
  let log: Log
  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }
  deinit { log.lines.append("end of \(name)") }
}

/// Holds a token in its state.
private struct Holder: View {
  let name: String
  let log: Log
  @State private var token: Token?
  var body: some View {
    Text(name).onAppear { token = Token(name, log) }
  }
}

/// A view that a test changes from outside.
private struct Stage<Content: View>: View {
  @ObservedObject var steps: Steps
  let content: (Int) -> Content
  var body: some View { content(steps.number) }
}
private final class Steps: ObservableObject {
  @Published var number = 0
}

@MainActor @Suite("Lifetime")
struct LifetimeTests {
  /// Hashable by identity, so that it can be an id.
  private final class Key: Hashable {
    let log: Log
    init(_ log: Log) {
      self.log = log
      log.lines.append("begin")
    }
    deinit { log.lines.append("end") }
    static func == (a: Key, b: Key) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  @Test("Views of lists go when their part of the list does, and what their ids hold with them")
  func listParts() {
    let log = Log()
    let steps = Steps()
    let app = TestHost {
      Stage(steps: steps) { step in
        VStack {
          if step < 1 { Text("one").id(Key(log)) }
          if step < 2 { ForEach([Key(log)], id: \.self) { Text("row").id($0) } }
          ForEach(step < 3 ? [0, 1] : [0], id: \.self) { if $0 == 1 { Text("part of a row").id(Key(log)) } }
          step < 4 ? AnyView(Text("wrapped").id(Key(log))) : AnyView(Text("other"))
        }
      }
    }
    for step in 1...6 {
      steps.number = step
      app.advance(by: 0.1)
    }
    let ended = log.lines.filter { $0 == "end" }.count
    #expect(ended > 4 && ended * 2 == log.lines.count, "Each one that was made has been released.")
  }

  @Test(
    "What a state holds is released when its identity ends: branch, optional, id, wrapped type, row, window")
  func release() {
    let log = Log()
    let steps = Steps()
    let app = TestHost {
      Stage(steps: steps) { step in
        VStack {
          if step < 1 { Holder(name: "branch", log: log) } else { Text("else") }
          if step < 2 { Holder(name: "optional", log: log) }
          Holder(name: "id", log: log).id(step < 3)
          step < 4 ? AnyView(Holder(name: "wrapped", log: log)) : AnyView(Text("other"))
          ForEach(step < 5 ? ["row", "last"] : ["last"], id: \.self) { Holder(name: $0, log: log) }
        }
      }
    }
    var seen: [[String]] = []
    for step in 1...5 {
      steps.number = step
      app.advance(by: 0.1)
      seen.append(log.lines)
      log.lines = []
    }
    #expect(
      seen == [["end of branch"], ["end of optional"], ["end of id"], ["end of wrapped"], ["end of row"]])
    app.checkInvariants()
    app.close()
    #expect(log.lines.sorted() == ["end of id", "end of last"])
    #expect(app.liveNodes == 0)
  }

  private struct Noisy: View {
    let name: String
    let log: Log
    var body: some View {
      let _ = log.lines.append("body \(name)")
      Text(name)
        .onAppear { log.lines.append("appear \(name)") }
        .onDisappear { log.lines.append("disappear \(name)") }
    }
  }

  @Test("onAppear runs after the body and before the first frame that shows the view [fact-169 fact-170]")
  func appearOrder() {
    let log = Log()
    let app = TestHost {
      VStack {
        Noisy(name: "one", log: log)
        Noisy(name: "two", log: log)
      }
      .onAppear { log.lines.append("appear stack") }
    }
    #expect(log.lines.prefix(2).allSatisfy { $0.hasPrefix("body") })
    // Every callback has run in the first frame; the order among views is nobody's promise.
    #expect(log.lines.dropFirst(2).sorted() == ["appear one", "appear stack", "appear two"])
    #expect(app.work.frames == 1)
  }

  private struct Hiding: View {
    let log: Log
    @State private var step = 0
    var body: some View {
      VStack {
        Button("step \(step)") { step += 1 }
        ZStack {
          Noisy(name: "view", log: log).opacity(step == 1 ? 0 : 1)
          if step == 2 { Color.red.frame(width: 300, height: 300) }
        }
        if step < 3 { Noisy(name: "leaving", log: log).hidden() }
      }
    }
  }
  @Test("Zero opacity, hidden() and a view on top are no disappearance; leaving the tree is [fact-171]")
  func notADisappearance() {
    let log = Log()
    let app = TestHost { Hiding(log: log) }
    for step in 0..<2 { app.tap("step \(step)") }
    #expect(!log.lines.contains { $0.hasPrefix("disappear") })
    app.tap("step 2")
    #expect(log.lines.filter { $0.hasPrefix("disappear") } == ["disappear leaving"])
    #expect(log.lines.filter { $0 == "appear view" }.count == 1)
  }

  @Test("Callbacks run once per appearance, as often as a row comes and goes, and not when it moves")
  func rowsAppear() {
    let log = Log()
    let steps = Steps()
    let orders = [[1, 2, 3], [3, 2, 1], [3, 1], [2, 3, 1], [2]]
    let app = TestHost {
      Stage(steps: steps) { step in
        VStack { ForEach(orders[step], id: \.self) { Noisy(name: "r\($0)", log: log) } }
      }
    }
    var seen: [[String]] = [log.lines.filter { !$0.hasPrefix("body") }.sorted()]
    for step in 1..<orders.count {
      log.lines = []
      steps.number = step
      app.advance(by: 0.1)
      seen.append(log.lines.sorted())
    }
    #expect(
      seen == [
        ["appear r1", "appear r2", "appear r3"], [], ["disappear r2"], ["appear r2", "body r2"],
        ["disappear r1", "disappear r3"],
      ])
  }

  private struct Cheap: View {
    let log: Log
    let value: Int
    init(log: Log, value: Int) {
      log.lines.append("init")
      self.log = log
      self.value = value
    }
    var body: some View {
      let _ = log.lines.append("body \(value)")
      Text("value \(value)")
    }
  }
  @Test(
    "A view value may be made many times; its body runs only when the value differs [fact-151 fact-154]")
  func manyValues() {
    let log = Log()
    let steps = Steps()
    let app = TestHost { Stage(steps: steps) { step in Cheap(log: log, value: step / 3) } }
    for step in 1...5 {
      steps.number = step
      app.advance(by: 0.1)
    }
    #expect(log.lines.filter { $0 == "init" }.count == 6)
    #expect(log.lines.filter { $0 != "init" } == ["body 0", "body 1"])
  }

  private struct Fields: View, Equatable {
    struct Point: Equatable {
      var x = 0
      var name = "p"
    }
    static nonisolated(unsafe) var runs = 0
    var point = Point()
    var number = 0.0
    var words = ["a", "b"]
    nonisolated static func == (a: Fields, b: Fields) -> Bool { a.point == b.point }
    var body: some View {
      let _ = Fields.runs += 1
      Text("\(point.x) \(number) \(words.joined())")
    }
  }
  private struct WithClosure: View {
    static nonisolated(unsafe) var runs = 0
    var action: () -> Void
    var body: some View {
      let _ = WithClosure.runs += 1
      Text("closure")
    }
  }
  private struct PlainFields: View {
    static nonisolated(unsafe) var runs = 0
    var point = Fields.Point()
    var words: [String]
    var body: some View {
      let _ = PlainFields.runs += 1
      Text("\(point.x) \(words.joined())")
    }
  }
  @Test(
    "Values are compared member by member, with == where a field has it; a closure that captures counts as another [fact-152]"
  )
  func comparison() {
    PlainFields.runs = 0
    WithClosure.runs = 0
    let steps = Steps()
    let app = TestHost {
      Stage(steps: steps) { step in
        VStack {
          PlainFields(words: ["a", "b".lowercased()])
          WithClosure { _ = step }
        }
      }
    }
    for step in 1...3 {
      steps.number = step
      app.advance(by: 0.1)
    }
    #expect(PlainFields.runs == 1)
    #expect(WithClosure.runs == 4)
  }

  private struct Decided: View, Equatable {
    static nonisolated(unsafe) var runs = 0
    var shown: Int
    @State private var taps = 0
    nonisolated static func == (a: Decided, b: Decided) -> Bool { a.shown / 10 == b.shown / 10 }
    init(shown: Int) { self.shown = shown }
    var body: some View {
      let _ = Decided.runs += 1
      Button("shown \(shown) taps \(taps)") { taps += 1 }
    }
  }
  @Test("With equatable() the view's own == decides, and its dynamic properties still evaluate it [fact-153]")
  func equatable() {
    Decided.runs = 0
    let steps = Steps()
    let app = TestHost { Stage(steps: steps) { Decided(shown: $0).equatable() } }
    steps.number = 5
    app.advance(by: 0.1)
    #expect(app.texts == ["shown 0 taps 0"])
    app.tap("shown 0 taps 0")
    #expect(app.texts == ["shown 0 taps 1"])
    #expect(Decided.runs == 2)
    steps.number = 12
    app.advance(by: 0.1)
    #expect(app.texts == ["shown 12 taps 1"])
    #expect(Decided.runs == 3)
  }

  // MARK: Random changes

  /// A tree whose identities can be told from its description.
  private struct Plan: Equatable {
    var isOn = true
    var page = 0
    var isWrapped = true
    var id = 0
    var optional: Int?
    var rows: [Int] = [1, 2, 3]
    /// A row may hold a second view.
    var doubles: Set<Int> = []

    /// The views that exist, by a key that says what their identity is.
    var identities: [String] {
      var all = [isOn ? "on" : "off", "page\(page)", "id\(id)"]
      if isWrapped { all.append("wrapped") }
      if optional != nil { all.append("optional") }
      for row in rows {
        all.append("row\(row)")
        if doubles.contains(row) { all.append("double\(row)") }
      }
      return all
    }
  }
  private final class PlanModel: ObservableObject {
    @Published var plan = Plan()
    let log = Log()
    var writers: [String: () -> Void] = [:]
  }
  private struct Counted: View {
    let key: String
    let model: PlanModel
    @State private var count = 0
    @State private var token: Token?
    var body: some View {
      Text("\(key)=\(count)")
        .onAppear {
          token = Token(key, model.log)
          model.writers[key] = { count += 1 }
        }
        // It holds the states, which go with the last who can ask for them.
        .onDisappear { model.writers[key] = nil }
    }
  }
  private struct Planned: View {
    @ObservedObject var model: PlanModel
    var body: some View {
      let plan = model.plan
      VStack(spacing: 0) {
        if plan.isOn { counted("on") } else { counted("off") }
        switch plan.page {
        case 0: counted("page0")
        case 1: HStack { counted("page1") }
        default: counted("page2").padding(1)
        }
        counted("id\(plan.id)").id(plan.id)
        plan.isWrapped ? AnyView(counted("wrapped")) : AnyView(Text("plain"))
        if let number = plan.optional { counted("optional").opacity(Double(number)) }
        ForEach(plan.rows, id: \.self) { row in
          counted("row\(row)")
          if plan.doubles.contains(row) { counted("double\(row)") }
        }
      }
    }
    func counted(_ key: String) -> Counted { Counted(key: key, model: model) }
  }

  private struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private static func change(_ plan: inout Plan, _ random: inout SplitMix) {
    switch Int.random(in: 0..<11, using: &random) {
    case 0: plan.isOn.toggle()
    case 1: plan.page = Int.random(in: 0..<3, using: &random)
    case 2: plan.id = Int.random(in: 0..<3, using: &random)
    case 3: plan.isWrapped.toggle()
    case 4: plan.optional = Bool.random(using: &random) ? nil : 1
    case 5: plan.rows.shuffle(using: &random)
    case 6: if !plan.rows.isEmpty { plan.rows.remove(at: Int.random(in: plan.rows.indices, using: &random)) }
    case 7, 8:
      let new = Int.random(in: 0..<12, using: &random)
      if !plan.rows.contains(new) {
        plan.rows.insert(new, at: Int.random(in: 0...plan.rows.count, using: &random))
      }
    case 9: plan.doubles.formSymmetricDifference([Int.random(in: 0..<12, using: &random)])
    default: if Int.random(in: 0..<10, using: &random) == 0 { plan.rows = [] }
    }
  }

  @Test(
    "After any changes of structure exactly the states that a plain model keeps are there", arguments: 1...6)
  func randomStructure(seed: UInt64) {
    var random = SplitMix(state: seed)
    let model = PlanModel()
    let app = TestHost { Planned(model: model) }
    var expected = Dictionary(uniqueKeysWithValues: model.plan.identities.map { ($0, 0) })
    for step in 0..<150 {
      var plan = model.plan
      for _ in 0...Int.random(in: 0..<3, using: &random) { Self.change(&plan, &random) }
      model.log.lines = []
      model.plan = plan
      app.advance(by: 0.05)
      let now = Set(plan.identities)
      let ended = expected.keys.filter { !now.contains($0) }.sorted()
      #expect(model.log.lines.sorted() == ended.map { "end of \($0)" }, "step \(step)")
      for key in ended { expected[key] = nil }
      for key in now where expected[key] == nil { expected[key] = 0 }
      let key = plan.identities.randomElement(using: &random)!
      model.writers[key]?()
      expected[key]! += 1
      app.advance(by: 0.05)
      let shown = plan.identities.map { "\($0)=\(expected[$0]!)" }
      #expect(app.texts.filter { $0 != "plain" }.sorted() == shown.sorted(), "step \(step)")
    }
    app.checkInvariants()
    model.writers = [:]
    app.close()
    #expect(app.liveNodes == 0)
  }

  @Test("Twenty thousand random writes and changes of structure leave no node behind")
  func soak() {
    var random = SplitMix(state: 7)
    let model = PlanModel()
    let app = TestHost(size: CGSize(width: 60, height: 60)) { Planned(model: model) }
    let start = model.plan
    var nodesAtStart = 0
    for step in 0..<20_000 {
      if step % 4 == 0 {
        Self.change(&model.plan, &random)
      } else {
        model.writers[model.plan.identities.randomElement(using: &random)!]?()
      }
      if step % 8 == 0 { app.advance(by: 1) }
      if step % 2000 == 0 {
        app.checkInvariants()
        let plan = model.plan
        model.plan = start
        app.advance(by: 1)
        if step == 0 { nodesAtStart = app.liveNodes }
        #expect(app.liveNodes == nodesAtStart)
        model.plan = plan
      }
    }
    model.writers = [:]
    app.close()
    #expect(app.liveNodes == 0)
  }
}
