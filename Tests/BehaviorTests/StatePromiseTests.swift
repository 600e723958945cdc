import Foundation
import Sash
import SwiftUI
import Testing

private final class Box {
  var texts: [String] = []
  var count = 0
  var action: () -> Void = {}
}

@MainActor @Suite("What State and Binding promise")
struct StatePromiseTests {
  private struct Switch: View {
    @Binding var isOn: Bool
    var body: some View { Button(isOn ? "is on" : "is off") { isOn = !isOn } }
  }
  private struct SwitchOwner: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Text(isOn ? "owner on" : "owner off")
        Switch(isOn: $isOn)
        Switch(isOn: $isOn)
      }
    }
  }
  @Test(
    "A binding stores nothing: two of the same source write and show the same value [S0-017 S1-027 S1-031]")
  func source() {
    let app = TestHost { SwitchOwner() }
    app.tap("is off")
    #expect(app.texts == ["owner on", "is on", "is on"])
    app.tap("is on")
    #expect(app.texts == ["owner off", "is off", "is off"])
  }

  private struct Failing: View {
    struct Broken: Error, CustomStringConvertible { var description: String { "broken" } }
    @State private var error: (any Error)?
    @State private var any: Any = 1
    @State private var shape: any CustomStringConvertible = 2
    var body: some View {
      VStack {
        Text(error.map { "\($0)" } ?? "fine")
        Text("\(any) \(shape)")
        Button("fail") {
          error = Broken()
          any = "text"
          shape = 2.5
        }
      }
    }
  }
  @Test("A state may hold an optional error and other existentials [S0-038]")
  func existentials() {
    let app = TestHost { Failing() }
    #expect(app.texts == ["fine", "1 2", "fail"])
    app.tap("fail")
    #expect(app.texts == ["broken", "text 2.5", "fail"])
  }

  fileprivate struct Computed: View {
    @State private var name = ""
    private var greeting: String { name.isEmpty ? "nobody" : "hello \(name)" }
    private func row(_ text: String) -> some View { Text("row \(text)") }
    var body: some View {
      VStack {
        Text(greeting)
        row(greeting)
        part
        Button("set") { name = "Liu" }
      }
    }
  }
  @Test("What computed properties and functions of the view read, the body depends on [S0-092 S1-025 S2-077]")
  func computed() {
    let app = TestHost { Computed() }
    #expect(app.texts == ["nobody", "row nobody", "part", "set"])
    app.tap("set")
    #expect(app.texts == ["hello Liu", "row hello Liu", "part", "set"])
  }

  private struct Later: View {
    @State private var text = "waiting"
    let box: Box
    var body: some View { Text(text).onAppear { load { text = $0 } } }
    func load(_ completion: @escaping (String) -> Void) { box.action = { completion("loaded") } }
  }
  @Test("A closure that outlives the body writes the same storage [S0-129]")
  func later() {
    let box = Box()
    let app = TestHost { Later(box: box) }
    #expect(app.shows("waiting"))
    box.action()
    app.advance(by: 0.1)
    #expect(app.shows("loaded"))
  }

  private struct Titled: View {
    @State private var title = "one"
    @State private var taps = 0
    let box: Box
    var body: some View {
      box.count += 1
      return VStack {
        Text(title)
        Text("fixed")
        Button("next") {
          title += "!"
          taps += 1
        }
      }
    }
  }
  @Test(
    "Each change fetches the body once more and draws what differs; the storage stays [S1-009 S1-024 S1-155]")
  func changes() {
    let box = Box()
    let app = TestHost { Titled(box: box) }
    #expect(box.count == 1)
    app.tap("next")
    app.tap("next")
    #expect(app.texts == ["one!!", "fixed", "next"])
    #expect(box.count == 3)
    #expect(app.work.pixelsDrawn < 393 * 852 / 4)
  }

  private enum Settings {
    nonisolated(unsafe) static var showsText = true
    nonisolated(unsafe) static var reads = 0
    static var initial: Bool {
      reads += 1
      return showsText
    }
  }
  @propertyWrapper private struct Loud {
    var wrappedValue: Int
  }
  private struct Statics: View {
    @Loud static var loud = 0
    @State private var showText = Settings.initial
    @State private var beside = 0
    var body: some View {
      VStack {
        Text(showText ? "text" : "no text")
        Text("loud \(Statics.loud) \(beside)")
        Button("loud") { Statics.loud += 1 }
        Button("beside") { beside += 1 }
      }
    }
  }
  @Test("An initial value may be computed; a static property alone refreshes nothing [S1-059 S1-060]")
  func statics() {
    let app = TestHost { Statics() }
    #expect(app.shows("text"))
    Settings.showsText = false
    app.tap("loud")
    #expect(app.shows("loud 0 0"))
    app.tap("beside")
    #expect(app.shows("loud 1 1"))
    #expect(app.shows("text"))
  }

  @Test("Controls are structs that conform to View [S1-131]")
  func structs() {
    let controls: [any View] = [
      Text("x"), Button("x") {}, Toggle("x", isOn: .constant(true)), TextField("x", text: .constant("")),
      VStack { Text("x") }, Color.red, Image(systemName: "star"),
    ]
    for control in controls { #expect(Mirror(reflecting: control).displayStyle == .struct) }
  }

  private struct Selecting: View {
    @Binding private var selection: Int
    let name: String
    init(name: String, selection: Binding<Int>) {
      self.name = name
      self._selection = selection
    }
    var body: some View { Button("\(name) \(selection)") { selection += 1 } }
  }
  private struct SelectingOwner: View {
    @State private var selection = 3
    var body: some View { Selecting(name: "tab", selection: $selection) }
  }
  @Test(
    "A binding's storage is assigned in an initialiser; a constant never changes [S2-073 S2-076 fact-123]")
  func initialisers() {
    let app = TestHost {
      VStack {
        SelectingOwner()
        Selecting(name: "constant", selection: .constant(7))
      }
    }
    app.tap("tab 3")
    app.tap("constant 7")
    #expect(app.texts == ["tab 4", "constant 7"])
  }

  private final class Plain {
    var value = 0
    init(made: () -> Void) { made() }
  }
  private struct Holding: View {
    @State private var plain: Plain
    @State private var round = 0
    let other: Int
    init(other: Int, made: () -> Void) {
      self.other = other
      _plain = State(initialValue: Plain(made: made))
    }
    var body: some View {
      VStack {
        Text("plain \(plain.value) \(round) \(other)")
        Button("inside") { plain.value += 1 }
        Button("round") { round += 1 }
      }
    }
  }
  private struct HoldingOwner: View {
    @State private var other = 0
    let box: Box
    var body: some View {
      VStack {
        Holding(other: other, made: { box.count += 1 })
        Button("again") { other += 1 }
      }
    }
  }
  @Test(
    "A state keeps a class instance; the expression runs for each new struct, the first instance stays [S3-054 fact-115 fact-134]"
  )
  func instances() {
    let box = Box()
    let app = TestHost { HoldingOwner(box: box) }
    app.tap("inside")
    #expect(app.shows("plain 0 0 0"))
    app.tap("round")
    #expect(app.shows("plain 1 1 0"))
    app.tap("again")
    #expect(app.shows("plain 1 1 1"))
    #expect(box.count == 2)
  }

  private struct Alone: View {
    @State var number = 5
    var body: some View { Text("\(number)") }
  }
  @Test("Outside of an installed view a state gives its initial value, with a warning [fact-116 S4-227]")
  func outside() {
    var alone = Alone()
    var read = 0
    #expect(
      TestHost.warnings { read = alone.number }.contains {
        $0.hasPrefix("Accessing State<Int>'s value outside of being installed on a View.")
      })
    #expect(read == 5)
    #expect(TestHost.warnings { alone.number = 6 }.count == 1)
    #expect(TestHost.warnings { read = alone.$number.wrappedValue }.count == 1)
    #expect(read == 5)
    alone = Alone(number: 8)
    let app = TestHost { alone }
    #expect(app.shows("8"))
  }

  private struct WritingInBody: View {
    @State private var number = 0
    var body: some View {
      if number < 1 { number = 1 }
      return Text("number \(number)")
    }
  }
  @Test("A write during an update warns [fact-117]")
  func writeInBody() {
    var app: TestHost!
    let warnings = TestHost.warnings { app = TestHost { WritingInBody() } }
    #expect(warnings.contains("Modifying state during view update, this will cause undefined behavior."))
    app.advance(by: 0.1)
    #expect(app.shows("number 1"))
  }

  private struct Equal: View {
    @State private var number = 1
    @State private var unread = 0
    let box: Box
    var body: some View {
      box.count += 1
      return VStack {
        Text("\(number)")
        Button("same") { number = 1 }
        Button("unread") { unread += 1 }
      }
    }
  }
  @Test("An equal value and a state that the body does not read cause no evaluation [fact-118 fact-119]")
  func noEvaluation() {
    let box = Box()
    let app = TestHost { Equal(box: box) }
    app.tap("same")
    app.tap("unread")
    #expect(box.count == 1)
  }

  private struct Reading: View {
    @Binding var number: Int
    let box: Box
    var body: some View {
      box.count += 1
      return Text("reading \(number)")
    }
  }
  private struct ReadingOwner: View {
    @State private var tick = 0
    @State private var number = 0
    let box: Box
    var body: some View {
      VStack {
        Button("tick \(tick)") { tick += 1 }
        Reading(number: Binding(get: { number }, set: { number = $0 }), box: box)
      }
    }
  }
  @Test("A binding of closures is another one at each evaluation [fact-123]")
  func closures() {
    let box = Box()
    let app = TestHost { ReadingOwner(box: box) }
    app.tap("tick 0")
    #expect(box.count == 2)
  }

  private struct EveryKind: View {
    final class Object: ObservableObject { @Published var value = 0 }
    struct Inner: View {
      @Binding var bound: Int
      @Environment(\.colorScheme) var scheme
      @State var state = 0
      @StateObject var owned = Object()
      @ObservedObject var observed: Object
      @EnvironmentObject var inherited: Object
      var body: some View {
        VStack {
          Text(
            "\(bound) \(scheme == .dark ? 1 : 0) \(state) \(owned.value) \(observed.value) \(inherited.value)"
          )
          Button("bound") { bound += 1 }
          Button("state") { state += 1 }
          Button("owned") { owned.value += 1 }
          Button("observed") { observed.value += 1 }
          Button("inherited") { inherited.value += 1 }
        }
      }
    }
    @State private var bound = 0
    let observed = Object()
    let inherited = Object()
    var body: some View { Inner(bound: $bound, observed: observed).environmentObject(inherited) }
  }
  @Test("Each kind of dynamic property makes the body depend on it [S1-169]")
  func kinds() {
    let app = TestHost { EveryKind() }
    for name in ["bound", "state", "owned", "observed", "inherited"] { app.tap(name) }
    app.setColorScheme(.dark)
    #expect(app.shows("1 1 1 1 1 1"))
  }
}

extension StatePromiseTests.Computed {
  fileprivate var part: some View { Text("part") }
}
