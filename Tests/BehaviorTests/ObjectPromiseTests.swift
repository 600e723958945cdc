import Foundation
import Sash
import SwiftUI
import Testing

private final class Settings: ObservableObject {
  @Published var user: User?
  @Published var isOn = true
  @Published var size: CGFloat = 12
  @Published var score = 0 { didSet { log.append(score) } }
  var plain = 0
  var log: [Int] = []
  struct User { var name = "Liu" }
}

private final class Other: ObservableObject {
  @Published var name = "other"
}

private final class Counted: ObservableObject {
  nonisolated(unsafe) static var made = 0
  let number: Int
  @Published var value = 0
  init(_ number: Int) {
    Counted.made += 1
    self.number = number
  }
}

@MainActor @Suite("What observable objects promise")
struct ObjectPromiseTests {
  @Test(
    "Published properties begin with their values, an optional one with nil; didSet runs after each assignment [S0-021 S0-022 S0-027]"
  )
  func published() {
    let settings = Settings()
    #expect(settings.user == nil && settings.isOn && settings.size == 12)
    #expect(settings.log.isEmpty)
    settings.score = 1
    settings.score = 2
    #expect(settings.log == [1, 2])
  }

  @Test(
    "An object announces a change before it is made: a subscriber reads the old value [S1-042 fact-129]")
  func announcement() {
    let settings = Settings()
    var seen: [Int] = []
    let subscription = settings.objectWillChange.sink { seen.append(settings.score) }
    settings.score = 3
    settings.plain = 1
    #expect(seen == [0])
    #expect(settings.score == 3)
    withExtendedLifetime(subscription) {}
  }

  private struct SettingsView: View {
    @ObservedObject var settings: Settings
    var body: some View {
      VStack {
        Text("score \(settings.score) \(settings.plain) \(settings.isOn ? "on" : "off")")
        Button("score") { settings.score += 1 }
        Button("plain") { settings.plain += 1 }
      }
    }
  }
  @Test(
    "Any published property makes observers run, whichever they read; another property does not [S1-043 S1-047 S1-046]"
  )
  func observed() {
    let settings = Settings()
    let app = TestHost { SettingsView(settings: settings) }
    app.tap("plain")
    #expect(app.shows("score 0 0 on"))
    app.tap("score")
    #expect(app.shows("score 1 1 on"))
    app.resetWork()
    settings.size = 20
    app.advance(by: 0.1)
    #expect(app.work.bodies.contains("SettingsView"))
  }

  private final class Outer: ObservableObject {
    @Published var inner = Other()
  }
  private struct OuterView: View {
    @ObservedObject var outer: Outer
    var body: some View { Text("inner \(outer.inner.name)") }
  }
  @Test(
    "A change inside an inner object does not announce the outer one; replacing it does [S0-023 fact-130]")
  func innerObject() {
    let outer = Outer()
    let app = TestHost { OuterView(outer: outer) }
    outer.inner.name = "changed"
    app.advance(by: 0.1)
    #expect(app.shows("inner other"))
    outer.inner = Other()
    outer.inner.name = "new"
    app.advance(by: 0.1)
    #expect(app.shows("inner new"))
  }

  private final class Loading: ObservableObject {
    @Published var items: [String] = []
    init() { items = ["a", "b"] }
  }
  private struct LoadingView: View {
    @StateObject private var model = Loading()
    var body: some View { Text(model.items.joined(separator: " ")) }
  }
  @Test("What an initialiser assigns shows in the first pass [S0-117]")
  func firstPass() {
    let app = TestHost { LoadingView() }
    #expect(app.shows("a b"))
    #expect(app.work.bodies.filter { $0 == "LoadingView" }.count == 1)
  }

  private struct Deep<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { VStack { Group { content() } } }
  }
  private struct EnvironmentReader: View {
    @EnvironmentObject var settings: Settings
    @EnvironmentObject var other: Other
    var body: some View {
      VStack {
        Text("\(settings.score) \(other.name)")
        Button("both") {
          settings.score += 1
          other.name += "!"
        }
      }
    }
  }
  @Test(
    "Objects of different types are found at every level below, each by its type [S0-019 S0-026 S1-048 S4-057 fact-137]"
  )
  func environment() {
    let app = TestHost {
      Deep { Deep { EnvironmentReader() } }.environmentObject(Settings()).environmentObject(Other())
    }
    app.tap("both")
    #expect(app.shows("1 other!"))
  }

  private struct NameReader: View {
    @EnvironmentObject var other: Other
    var body: some View { Text("name \(other.name)") }
  }
  @Test("Of two objects of one type the nearer one is found [S4-058 fact-137]")
  func nearest() {
    let near = Other()
    near.name = "near"
    let app = TestHost {
      VStack {
        NameReader()
        NameReader().environmentObject(near)
      }
      .environmentObject(Other())
    }
    #expect(app.texts == ["name other", "name near"])
  }

  @Test("An object in the environment is kept by its owner, not by its readers [S4-054]")
  func ownership() {
    weak var object: Other?
    do {
      let owned = Other()
      object = owned
      let app = TestHost { NameReader().environmentObject(owned) }
      #expect(app.shows("name other"))
      app.close()
    }
    #expect(object == nil)
  }

  private struct Parent: View {
    @StateObject private var settings = Settings()
    var body: some View {
      VStack {
        Text("parent \(settings.score)")
        Child(settings: settings)
      }
    }
  }
  private struct Child: View {
    @ObservedObject var settings: Settings
    var body: some View { Button("raise \(settings.score)") { settings.score += 1 } }
  }
  @Test("The parent owns, the child observes: a change in the child shows in both [S4-050 S4-051]")
  func ownerAndObserver() {
    let app = TestHost { Parent() }
    app.tap("raise 0")
    #expect(app.texts == ["parent 1", "raise 1"])
  }

  private final class Store: ObservableObject {
    enum Action { case up, down }
    @Published private(set) var state = 0
    private let reducer: (inout Int, Action) -> Void
    init(reducer: @escaping (inout Int, Action) -> Void) { self.reducer = reducer }
    func dispatch(_ action: Action) { reducer(&state, action) }
  }
  private struct StoreView: View {
    @EnvironmentObject private var store: Store
    var body: some View {
      VStack {
        Text("state \(store.state)")
        Button("up") { store.dispatch(.up) }
        Button("down") { store.dispatch(.down) }
      }
    }
  }
  private struct StoreLabel: View {
    @EnvironmentObject private var store: Store
    var body: some View { Text("label \(store.state)") }
  }
  @Test("A store with a reducer refreshes all that read it [S1-082 S1-088 S1-091]")
  func store() {
    let app = TestHost {
      VStack {
        StoreView()
        StoreLabel()
      }
      .environmentObject(Store { $0 += $1 == .up ? 1 : -1 })
    }
    app.tap("up")
    app.tap("up")
    app.tap("down")
    #expect(app.shows("state 1") && app.shows("label 1"))
  }

  @Test("A missing object of the environment stops with a message that names its type [S1-093 fact-136]")
  func missing() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TestHost { NameReader() } }
    }
    let message = try #require(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) })
    #expect(message.contains("No ObservableObject of type Other found."))
  }

  private struct Parameter: View {
    @StateObject private var object: Counted
    init(_ number: Int) { _object = StateObject(wrappedValue: Counted(number)) }
    var body: some View { Text("object \(object.number)") }
  }
  private struct ParameterOwner: View {
    @State private var number = 1
    @State private var identity = 0
    var body: some View {
      VStack {
        Parameter(number).id(identity)
        Button("number") { number += 1 }
        Button("identity") { identity += 1 }
      }
    }
  }
  @Test(
    "A state object is made at the first body of an identity; later parameters count for a new identity [fact-125 fact-126]"
  )
  func stateObject() {
    Counted.made = 0
    let view = ParameterOwner()
    _ = Parameter(0)
    #expect(Counted.made == 0)
    let app = TestHost { view }
    #expect(Counted.made == 1)
    app.tap("number")
    #expect(app.shows("object 1") && Counted.made == 1)
    app.tap("identity")
    #expect(app.shows("object 2") && Counted.made == 2)
  }

  private struct LooseObject: View {
    @ObservedObject var object: Counted
    init(_ number: Int) { object = Counted(number) }
    var body: some View {
      VStack {
        Text("loose \(object.number) \(object.value)")
        Button("value") { object.value += 1 }
      }
    }
  }
  private struct LooseOwner: View {
    @State private var number = 1
    var body: some View {
      VStack {
        LooseObject(number)
        Button("number") { number += 1 }
      }
    }
  }
  @Test(
    "An observed object made in an initialiser is another one after each; the new one is watched [fact-127]")
  func observedObject() {
    let app = TestHost { LooseOwner() }
    app.tap("value")
    #expect(app.shows("loose 1 1"))
    app.tap("number")
    #expect(app.shows("loose 2 0"))
    app.tap("value")
    #expect(app.shows("loose 2 1"))
  }

  @Test("A state object outside of a view warns and is made at each access")
  func outside() {
    struct Holder { @StateObject var object = Counted(1) }
    Counted.made = 0
    let holder = Holder()
    let warnings = TestHost.warnings {
      _ = holder.object
      _ = holder.object
    }
    #expect(Counted.made == 2)
    #expect(
      warnings.allSatisfy {
        $0.hasPrefix("Accessing StateObject<Counted>'s object without being installed on a View.")
      } && warnings.count == 2)
  }

  private struct PublishingInBody: View {
    @ObservedObject var settings: Settings
    var body: some View {
      if settings.score == 0 { settings.score = 1 }
      return Text("score \(settings.score)")
    }
  }
  @Test("Publishing from another thread and within an update warns, and the view follows [fact-131]")
  func publishing() async {
    let settings = Settings()
    var app: TestHost!
    let within = TestHost.warnings { app = TestHost { PublishingInBody(settings: settings) } }
    #expect(
      within.contains(
        "Publishing changes from within view updates is not allowed, this will cause undefined behavior."))
    nonisolated(unsafe) let shared = settings
    let from = TestHost.warnings(otherThreads: true) {
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        shared.score = 5
        done.signal()
      }
      done.wait()
    }
    #expect(from.contains { $0.hasPrefix("Publishing changes from background threads is not allowed;") })
    await app.settle()
    #expect(app.shows("score 5"))
  }

  @Observable final class Watched {
    var name = "w"
  }
  private struct BindableView: View {
    @Bindable var model: Watched
    let count: () -> Void
    var body: some View {
      count()
      return TextField("Name", text: $model.name)
    }
  }
  @Test("@Bindable gives bindings and does not itself make the body depend on the property [fact-135]")
  func bindable() {
    let model = Watched()
    var bodies = 0
    let app = TestHost { BindableView(model: model, count: { bodies += 1 }) }
    app.tap("w")
    app.type("x")
    #expect(model.name == "wx" || model.name == "xw")
    #expect(bodies == 1)
  }

  private struct OptionalReader: View {
    @Environment(Watched.self) private var model: Watched?
    var body: some View { Text(model?.name ?? "absent") }
  }
  private struct RequiredReader: View {
    @Environment(Watched.self) private var model
    var body: some View { Text(model.name) }
  }
  @Test(
    "An Observable of the environment may be absent if it is optional, and stops the program if not [fact-136]"
  )
  func observableInEnvironment() async throws {
    let app = TestHost {
      VStack {
        OptionalReader()
        OptionalReader().environment(Watched())
      }
    }
    #expect(app.texts == ["absent", "w"])
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TestHost { RequiredReader() } }
    }
    let message = try #require(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) })
    #expect(message.contains("No Observable object of type Watched found."))
  }
}
