import Foundation
import Sash
import SwiftUI
import Testing

private final class Log: @unchecked Sendable {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

@MainActor @Suite("The render loop")
struct RenderLoopTests {
  // MARK: Write, evaluate, present

  private struct Writing: View {
    let log: Log
    @State private var value = 1
    var body: some View {
      let _ = log.add("body \(value)")
      VStack {
        Text("value \(value)")
        Button("1 2 1") {
          log.add("action \(Thread.isMainThread)")
          value = 2
          log.add("wrote \(value)")
          value = 1
          log.add("wrote \(value)")
        }
        Button("2 3") {
          value = 2
          value = 3
          log.add("done")
        }
      }
    }
  }
  @Test(
    "A write only marks: body runs after the action, once, with the last value [S1-120 S1-121 S1-126 S1-130 fact-120 fact-121]"
  )
  func marks() {
    let log = Log()
    let app = TestHost { Writing(log: log) }
    log.lines = []
    app.resetWork()
    app.tap("2 3")
    #expect(log.lines == ["done", "body 3"])
    #expect(app.presentedTexts.map { $0[0] } == ["value 1", "value 3"])  // pressed, released
  }

  private struct Setting: View {
    @State private var isOn = false
    var body: some View {
      Toggle("Wi-Fi", isOn: $isOn)
      Text(isOn ? "connected" : "offline")
    }
  }
  @Test("What bodies say, a switch too, becomes a list of items, and pixels of that [S1-032]")
  func items() {
    let app = TestHost(size: CGSize(width: 300, height: 100)) { Setting() }
    let (list, picture) = (app.displayList, app.png())
    #expect(list.contains("Wi-Fi") && list.contains("offline") && !list.contains("connected"))
    app.accessibilityElement("Wi-Fi")?.activate()
    app.advance(by: 1)
    #expect(app.displayList.contains("connected") && !app.displayList.contains("offline"))
    #expect(app.png() != picture)
    app.accessibilityElement("Wi-Fi")?.activate()
    app.advance(by: 1)
    #expect(app.displayList.contains("offline") && app.png() == picture)
  }

  @Test(
    "A value set to 2 and back to 1 in one turn is evaluated at most once and nothing else is seen [S1-122]")
  func thereAndBack() {
    let log = Log()
    let app = TestHost { Writing(log: log) }
    log.lines = []
    app.resetWork()
    app.tap("1 2 1")
    #expect(log.lines.prefix(3) == ["action true", "wrote 2", "wrote 1"])
    #expect(log.lines.dropFirst(3).allSatisfy { $0 == "body 1" } && log.lines.count <= 4)
    #expect(app.presentedTexts.allSatisfy { $0.contains("value 1") })
  }

  private final class Model: ObservableObject {
    @Published var a = 0
    @Published var b = 0
  }
  private struct Observing: View {
    let log: Log
    @StateObject private var model = Model()
    var body: some View {
      let _ = log.add("body \(model.a) \(model.b)")
      Button("a\(model.a) b\(model.b)") {
        model.a = 1
        log.add("a")
        model.b = 2
        log.add("b")
      }
    }
  }
  @Test("objectWillChange only marks the view too [S1-121 fact-128]")
  func objectMarks() {
    let log = Log()
    let app = TestHost { Observing(log: log) }
    log.lines = []
    app.tap("a0 b0")
    #expect(log.lines == ["a", "b", "body 1 2"])
  }

  private enum LoadState { case invalid, loading }
  private struct Loading: View {
    let log: Log
    @State private var state = LoadState.invalid
    var body: some View {
      let _ = log.add("body \(state)")
      Group {
        switch state {
        case .invalid: Text("invalid")
        case .loading: Text("loading")
        }
      }
      .onAppear { state = .loading }
    }
  }
  @Test(
    "What onAppear writes is evaluated before the first frame: the value before is never seen [S1-097 S1-127 fact-176]"
  )
  func onAppearBeforeFrame() {
    let log = Log()
    let app = TestHost { Loading(log: log) }
    #expect(log.lines == ["body invalid", "body loading"])
    #expect(app.presentedTexts == [["loading"]])
  }

  private struct Chain: View {
    @State private var value = 0
    @State private var doubled = 0
    @State private var text = ""
    var body: some View {
      VStack {
        Text("\(value) \(doubled) \(text)")
        Text("go").onTapGesture { value += 1 }
      }
      .onChange(of: value) { doubled = value * 2 }
      .onChange(of: doubled) { text = "is \(doubled)" }
    }
  }
  @Test("Callbacks and what they bring up settle before one frame is drawn [S1-127 S1-129]")
  func settlesBeforeDrawing() {
    let app = TestHost { Chain() }
    app.resetWork()
    app.tap("go")
    #expect(app.presentedTexts == [["1 2 is 2", "go"]])
    #expect(app.work.frames == 1)
  }

  // MARK: Only what changed

  private struct Leaf: View {
    @Binding var value: Int
    let name: String
    var body: some View { Text("\(name) \(value)").frame(width: 100) }
  }
  private struct Two: View {
    @State private var a = 0
    @State private var b = 0
    var body: some View {
      VStack {
        Leaf(value: $a, name: "a")
        Leaf(value: $a, name: "again")
        Leaf(value: $b, name: "b")
        Text("+").onTapGesture { a += 1 }
      }
    }
  }
  @Test(
    "One state feeds several views; only those that read it are evaluated and drawn [S1-094 S1-166 S1-167 S1-168 S1-010 S1-133 S1-149]"
  )
  func onlyReaders() {
    let app = TestHost { Two() }
    app.resetWork()
    app.tap("+")
    #expect(app.texts == ["a 1", "again 1", "b 0", "+"])
    #expect(app.work.bodies == ["Leaf", "Leaf"])
    #expect(app.work.pixelsDrawn > 0 && app.work.pixelsDrawn < 393 * 852 / 50)
  }

  private struct Evaluated: View {
    @State private var count = 0
    var body: some View {
      let _ = count
      Text("same").onTapGesture { count += 1 }
    }
  }
  @Test("Evaluating a body draws nothing if the result is the same [S1-095]")
  func sameResult() {
    let app = TestHost { Evaluated() }
    app.resetWork()
    app.tap("same")
    #expect(app.work.bodies == ["Evaluated"])
    #expect(app.work.pixelsDrawn == 0 && app.presentedTexts.isEmpty)
  }

  private struct Person: Identifiable, Equatable {
    let id: Int
    var name: String
    var note: String
  }
  private struct Row: View, Equatable {
    let person: Person
    var body: some View { Text("\(person.name) (\(person.note))") }
    nonisolated static func == (a: Row, b: Row) -> Bool { a.person.name == b.person.name }
  }
  private struct People: View {
    @State private var people = [
      Person(id: 1, name: "Ann", note: "x"), Person(id: 2, name: "Bob", note: "x"),
    ]
    var body: some View {
      VStack {
        ForEach(people) { Row(person: $0).equatable() }
        Button("note") { people[0].note = "y" }
        Button("name") { people[1].name = "Ben" }
      }
    }
  }
  @Test("An equatable row is evaluated only if the compared properties differ [S0-114 fact-153]")
  func equatableRow() {
    let app = TestHost { People() }
    app.resetWork()
    app.tap("note")
    #expect(!app.work.bodies.contains("Row"))
    #expect(app.texts.prefix(2) == ["Ann (x)", "Bob (x)"])
    app.tap("name")
    #expect(app.work.bodies.filter { $0 == "Row" } == ["Row"])
    #expect(app.texts.prefix(2) == ["Ann (x)", "Ben (x)"])
  }

  private struct Inert: View {
    let isModified: Bool
    var body: some View {
      if isModified {
        Text("plain").opacity(1).padding(0).offset(x: 0, y: 0).scaleEffect(1).rotationEffect(.zero)
      } else {
        Text("plain")
      }
    }
  }
  @Test("Modifiers that change nothing cost no layer and no pixel [S1-176]")
  func inert() {
    func items(_ isModified: Bool) -> (picture: Data, lines: Int) {
      let app = TestHost(size: CGSize(width: 100, height: 40)) { Inert(isModified: isModified) }
      return (app.png(), app.displayList.split(separator: "\n").count)
    }
    #expect(items(true) == items(false))
  }

  private struct Field: View {
    let title: String
    @State private var typed = 0
    var body: some View { Button("\(title) \(typed)") { typed += 1 } }
  }
  private struct Identified: View {
    @State private var title = "old"
    @State private var id = 1
    var body: some View {
      VStack {
        Field(title: title).id(id)
        Text("fixed")
        Button("title") { title = "new" }
        Button("id") { id += 1 }
      }
    }
  }
  @Test("An equal identity keeps the node and its state; another starts anew [S1-177 fact-156]")
  func identity() {
    let app = TestHost { Identified() }
    app.tap("old 0")
    app.tap("title")
    #expect(app.shows("new 1"))
    app.tap("id")
    #expect(app.shows("new 0"))
  }

  private struct Made: View {
    let log: Log
    let n: Int
    init(log: Log, n: Int) {
      self.log = log
      self.n = n
      log.add("init")
    }
    var body: some View {
      Text("made \(n)").onAppear { log.add("appear") }.onDisappear { log.add("disappear") }
    }
  }
  private struct Maker: View {
    let log: Log
    @State private var n = 0
    @State private var isShown = true
    var body: some View {
      VStack {
        if isShown { Made(log: log, n: n) }
        Button("again") { n += 1 }
        Button("hide") { isShown = false }
      }
    }
  }
  @Test("Appearance follows the element on the screen, not the making of values [S1-151 fact-154 fact-172]")
  func appearanceOfElements() {
    let log = Log()
    let app = TestHost { Maker(log: log) }
    app.tap("again")
    app.tap("again")
    app.tap("hide")
    #expect(log.lines.filter { $0 == "init" }.count >= 3)
    #expect(log.lines.filter { $0 != "init" } == ["appear", "disappear"])
  }

  // MARK: Frames

  @Test("Without an event or a change nothing is drawn, however long it lasts [S1-101 S1-105]")
  func idle() {
    let app = TestHost { Two() }
    app.resetWork()
    app.advance(by: 3600)
    #expect(app.work.frames == 0 && app.work.evaluations == 0)
    #expect(app.isIdle)
  }

  private final class Pulse: ObservableObject {
    @Published var count = 0
  }
  private struct Pulsing: View {
    @ObservedObject var pulse: Pulse
    var body: some View { Text("count \(pulse.count)") }
  }
  @Test("Changes faster than the screen make one frame per refresh, at 60 a second [S1-098 S1-102]")
  func oneFramePerRefresh() {
    let pulse = Pulse()
    let app = TestHost { Pulsing(pulse: pulse) }
    app.resetWork()
    for _ in 0..<240 {
      pulse.count += 1
      app.advance(by: 1.0 / 240)
    }
    #expect(app.work.frames == 60)
    #expect(app.shows("count 240") || app.shows("count 239"))
    let counts = app.presentedTexts.map { $0[0] }
    #expect(Set(counts).count == counts.count)
  }

  @Test("The main queue and the run loop deliver messages, and a frame follows [S1-096 S1-101]")
  func messages() async {
    let pulse = Pulse()
    let app = TestHost { Pulsing(pulse: pulse) }
    app.resetWork()
    DispatchQueue.main.async { pulse.count = 1 }
    RunLoop.main.perform { MainActor.assumeIsolated { pulse.count += 1 } }
    await app.settle()
    #expect(app.shows("count \(pulse.count)") && pulse.count > 0)
    #expect(app.work.frames >= 1)
  }
}
