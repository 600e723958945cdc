import Sash
import SwiftUI
import Testing

private final class Log: @unchecked Sendable {
  var lines: [String] = []
}

private final class Person: ObservableObject {
  @Published var name = ""
  @Published var age = 0
  let onDeinit: () -> Void
  init(onDeinit: @escaping () -> Void = {}) { self.onDeinit = onDeinit }
  deinit { onDeinit() }
}

private struct PersonView: View {
  @ObservedObject var person: Person
  var body: some View {
    VStack {
      Text("name \(person.name)")
      Text("age \(person.age)")
      Button("both") {
        person.name = "Liu"
        person.age = 28
      }
    }
  }
}

@MainActor @Suite("Observable objects")
struct ObjectTests {
  @Test("Two published properties set in one action lead to one evaluation [S0-008 S1-044]")
  func oneEvaluation() {
    let app = TestHost { PersonView(person: Person()) }
    app.resetWork()
    app.tap("both")
    #expect(app.shows("name Liu") && app.shows("age 28"))
    #expect(app.work.bodies.filter { $0 == "PersonView" }.count == 1)
  }

  @Test("objectWillChange comes before the value changes [S0-007]")
  func willChange() {
    let person = Person()
    var seen: [Int] = []
    let subscription = person.objectWillChange.sink { seen.append(person.age) }
    person.age = 1
    person.age = 2
    #expect(seen == [0, 1])
    withExtendedLifetime(subscription) {}
  }

  private struct Inline: View {
    let log: Log
    @ObservedObject var person: Person
    init(log: Log) {
      self.log = log
      person = Person { log.lines.append("dealloc") }
    }
    var body: some View {
      VStack {
        Text("inline \(person.age)")
        Button("+1") { person.age += 1 }
      }
    }
  }
  private struct Owned: View {
    @StateObject var person: Person
    init(log: Log) { _person = StateObject(wrappedValue: Person { log.lines.append("dealloc") }) }
    var body: some View {
      VStack {
        Text("owned \(person.age)")
        Button("+1") { person.age += 1 }
      }
    }
  }
  private struct Refresher<Child: View>: View {
    @State private var count = 0
    @ViewBuilder var child: () -> Child
    var body: some View {
      VStack {
        Button("refresh \(count)") { count += 1 }
        child()
      }
    }
  }

  @Test("An observed object made inline starts anew when the parent refreshes [S1-054]")
  func observedObjectLifetime() {
    let log = Log()
    let app = TestHost { Refresher { Inline(log: log) } }
    app.tap("+1")
    app.tap("+1")
    #expect(app.shows("inline 2"))
    app.tap("refresh 0")
    #expect(app.shows("inline 0"))
    #expect(log.lines.contains("dealloc"))
  }

  @Test("A state object is made once per identity and kept [S0-011 S1-056]")
  func stateObjectLifetime() {
    let log = Log()
    let app = TestHost { Refresher { Owned(log: log) } }
    app.tap("+1")
    app.tap("refresh 0")
    app.tap("refresh 1")
    #expect(app.shows("owned 1"))
    #expect(log.lines.isEmpty)
    app.close()
    #expect(log.lines == ["dealloc"])
  }

  private struct UnreadObject: View {
    @StateObject var person: Person
    init(made: @escaping () -> Void) {
      _person = StateObject(
        wrappedValue: {
          made()
          return Person()
        }())
    }
    var body: some View { Text("Hello SwiftUI") }
  }
  @Test("A state object that the body never reads is made all the same [S1-015]")
  func unreadStateObject() {
    var made = 0
    let app = TestHost { UnreadObject(made: { made += 1 }) }
    #expect(app.shows("Hello SwiftUI"))
    #expect(made == 1)
  }

  private struct ChildOfEnvironment: View {
    @EnvironmentObject var person: Person
    var body: some View {
      VStack {
        Text("child \(person.name)")
        Button("rename") { person.name = "Mia" }
      }
    }
  }
  private struct ParentOfEnvironment: View {
    @ObservedObject var person: Person
    var body: some View {
      VStack {
        Text("parent \(person.name)")
        ChildOfEnvironment().environmentObject(person)
      }
    }
  }
  @Test(
    "A child changes an object of the environment, the parent that watches it follows [S0-012 S1-049 S1-050]")
  func environmentObject() {
    let app = TestHost { ParentOfEnvironment(person: Person()) }
    app.tap("rename")
    #expect(app.shows("parent Mia") && app.shows("child Mia"))
  }

  private struct Editor: View {
    @EnvironmentObject var person: Person
    var body: some View { TextField("Name", text: $person.name) }
  }
  private struct Shower: View {
    @EnvironmentObject var person: Person
    var body: some View { Text("shown: \(person.name)") }
  }
  @Test(
    "Views share an object put on their container; typing in one shows in the other [S4-056 S0-009 S0-010]")
  func sharedObject() {
    let app = TestHost {
      VStack {
        Editor()
        Shower()
      }
      .environmentObject(Person())
    }
    #expect(app.shows("Name"))
    app.tap("Name")
    app.type("Taylor")
    #expect(app.shows("shown: Taylor"))
    app.press(.delete)
    #expect(app.shows("shown: Taylo"))
  }

  @Observable final class Model {
    var read = 0
    var unread = 0
    @ObservationIgnored var made = 0
  }
  private struct ModelView: View {
    let model: Model
    var body: some View { Text("read \(model.read)") }
  }
  @Test("With @Observable only the properties that were read evaluate the body")
  func observable() {
    let model = Model()
    let app = TestHost { ModelView(model: model) }
    app.resetWork()
    model.unread += 1
    app.advance(by: 0.1)
    #expect(app.work.bodies.isEmpty)
    model.read += 1
    app.advance(by: 0.1)
    #expect(app.shows("read 1"))
    #expect(app.work.bodies == ["ModelView"])
    model.read += 1
    app.advance(by: 0.1)
    #expect(app.shows("read 2"))
  }

  private struct ModelEditor: View {
    @Bindable var model: Model
    @Environment(Model.self) private var fromEnvironment
    var body: some View {
      VStack {
        Text("same \(fromEnvironment === model ? "yes" : "no") \(model.read)")
        ModelStepper(value: $model.read)
      }
    }
  }
  private struct ModelStepper: View {
    @Binding var value: Int
    var body: some View { Button("step") { value += 1 } }
  }
  @Test("@Bindable gives bindings; the environment hands objects down by type")
  func bindable() {
    let model = Model()
    let app = TestHost { ModelEditor(model: model).environment(model) }
    #expect(app.shows("same yes 0"))
    app.tap("step")
    #expect(app.shows("same yes 1"))
  }

  private struct Receiving: View {
    let subject: PassthroughSubject<Int, Never>
    @State private var sum = 0
    @State private var isShown = true
    var body: some View {
      VStack {
        Button("hide") { isShown = false }
        Text("sum \(sum)")
        if isShown { Text("listening").onReceive(subject) { sum += $0 } }
      }
    }
  }
  @Test("onReceive listens while the view is there, with the newest closure")
  func onReceive() {
    let subject = PassthroughSubject<Int, Never>()
    let app = TestHost { Receiving(subject: subject) }
    subject.send(2)
    app.advance(by: 0.1)
    subject.send(3)
    app.advance(by: 0.1)
    #expect(app.shows("sum 5"))
    app.tap("hide")
    subject.send(10)
    app.advance(by: 0.1)
    #expect(app.shows("sum 5"))
  }
}
