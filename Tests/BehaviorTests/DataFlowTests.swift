import Sash
import SwiftUI
import Testing

// Views as users write them, each test with the rows of the texts that it asserts.

private final class UserSettings: ObservableObject {
  @Published var username = "Anna"
  @Published var isOn = false
  @Published var size: CGFloat = 12
  @Published var currentUser: String?
  var plain = 0
}

private final class Theme: ObservableObject {
  @Published var name = "light"
}

/// Reads an object somewhere deep in the tree.
private struct Reader: View {
  @EnvironmentObject var settings: UserSettings
  var body: some View { Text("user \(settings.username)") }
}

private struct Wrap<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { VStack { content } }
}

@MainActor @Suite("Objects that views share")
struct ObjectRowTests {
  @Test("An object put into the environment is read at every level below [S0-019 S1-048 S4-057]")
  func everyLevel() {
    let settings = UserSettings()
    let app = TestHost {
      Wrap {
        Wrap { Wrap { Reader() } }
        Reader()
      }.environmentObject(settings)
    }
    #expect(app.texts == ["user Anna", "user Anna"])
    settings.username = "Ben"
    app.advance(by: 0)
    #expect(app.texts == ["user Ben", "user Ben"])
  }

  private struct ReadsBoth: View {
    @EnvironmentObject var settings: UserSettings
    @EnvironmentObject var theme: Theme
    var body: some View { Text("\(settings.username) in \(theme.name)") }
  }

  @Test(
    "Objects of several types stand side by side; one nearer to the reader hides one further out [S0-026 S4-058 fact-137]"
  )
  func byType() {
    let (outer, inner) = (UserSettings(), UserSettings())
    inner.username = "Inner"
    let app = TestHost {
      VStack {
        ReadsBoth()
        ReadsBoth().environmentObject(inner)
      }
      .environmentObject(outer)
      .environmentObject(Theme())
    }
    #expect(app.texts == ["Anna in light", "Inner in light"])
  }

  @Test("Published properties of any kind, with and without a first value, reach the view [S0-021 S0-022]")
  func kinds() {
    struct Shows: View {
      @ObservedObject var settings: UserSettings
      var body: some View {
        Text("\(settings.isOn) \(Double(settings.size)) \(settings.currentUser ?? "nobody")")
      }
    }
    let settings = UserSettings()
    let app = TestHost { Shows(settings: settings) }
    #expect(app.texts == ["false 12.000000 nobody"])
    settings.isOn = true
    settings.size = 20
    settings.currentUser = "Cleo"
    app.advance(by: 0)
    #expect(app.texts == ["true 20.000000 Cleo"])
  }

  private final class Outer: ObservableObject {
    @Published var inner = UserSettings()
  }
  private struct ShowsOuter: View {
    @ObservedObject var outer: Outer
    var body: some View { Text(outer.inner.username) }
  }

  @Test(
    "A change in an object inside of an object is not announced by the outer one; replacing it is [S0-023 fact-130]"
  )
  func nested() {
    let outer = Outer()
    let app = TestHost { ShowsOuter(outer: outer) }
    app.resetWork()
    outer.inner.username = "Changed"
    app.advance(by: 0)
    #expect(app.texts == ["Anna"] && app.work.bodies.isEmpty)
    let other = UserSettings()
    other.username = "Other"
    outer.inner = other
    app.advance(by: 0)
    #expect(app.texts == ["Other"])
  }

  @Test("didSet of a published property runs after each assignment, but not for the first value [S0-027]")
  func didSet() {
    final class Log: ObservableObject {
      var seen: [Int] = []
      @Published var value = 1 { didSet { seen.append(value) } }
      init(_ first: Int) { value = first }
    }
    let log = Log(5)
    let before = log.seen
    log.value = 6
    log.value = 7
    #expect(log.seen.suffix(2) == [6, 7])
    // An assignment in the initialiser of the class itself does not count as one.
    #expect(before.isEmpty || before == [5])
  }

  @Test("What an initialiser assigns is there in the first body [S0-117]")
  func fromInitialiser() {
    final class Model: ObservableObject {
      @Published var items: [String] = []
      init() { items = ["one", "two"] }
    }
    struct Shows: View {
      @StateObject private var model = Model()
      let bodies: Bodies
      var body: some View {
        bodies.counts.append(model.items.count)
        return ForEach(model.items, id: \.self) { Text($0) }
      }
    }
    final class Bodies { var counts: [Int] = [] }
    let bodies = Bodies()
    let app = TestHost { Shows(bodies: bodies) }
    #expect(app.texts == ["one", "two"] && bodies.counts == [2])
  }

  @Test(
    "A property without @Published refreshes nothing; the object announces the others before they change [S1-042 S1-043 S1-047 fact-129]"
  )
  func announcements() {
    struct Shows: View {
      @ObservedObject var settings: UserSettings
      var body: some View { Text("\(settings.plain) \(settings.username)") }
    }
    let settings = UserSettings()
    let app = TestHost { Shows(settings: settings) }
    app.resetWork()
    settings.plain = 5
    app.advance(by: 0)
    #expect(app.texts == ["0 Anna"] && app.work.bodies.isEmpty)
    var heard: [String] = []
    let subscription = settings.objectWillChange.sink { heard.append(settings.username) }
    settings.username = "Ben"
    #expect(heard == ["Anna"])
    app.advance(by: 0)
    #expect(app.texts == ["5 Ben"])
    subscription.cancel()
  }

  @Test(
    "A store with a reducer: what is dispatched shows in every view that reads the store [S1-082 S1-088 S1-091]"
  )
  func redux() {
    struct AppState { var age = 0 }
    enum Action { case older, reset }
    final class Store: ObservableObject {
      @Published private(set) var state = AppState()
      private let reduce: (inout AppState, Action) -> Void
      init(_ reduce: @escaping (inout AppState, Action) -> Void) { self.reduce = reduce }
      func dispatch(_ action: Action) { reduce(&state, action) }
    }
    struct Age: View {
      @EnvironmentObject private var store: Store
      var body: some View {
        VStack {
          Text("age \(store.state.age)")
          Button("older") { store.dispatch(.older) }
          Button("reset") { store.dispatch(.reset) }
        }
      }
    }
    struct Other: View {
      @EnvironmentObject private var store: Store
      var body: some View { Text("also \(store.state.age)") }
    }
    let store = Store { state, action in
      switch action {
      case .older: state.age += 1
      case .reset: state.age = 0
      }
    }
    let app = TestHost {
      VStack {
        Age()
        Other()
      }.environmentObject(store)
    }
    app.tap("older")
    app.tap("older")
    #expect(app.shows("age 2") && app.shows("also 2"))
    app.tap("reset")
    #expect(app.shows("age 0") && app.shows("also 0"))
  }

  @Test("The parent owns an object, the child receives it; the child's button shows in the parent [S4-051]")
  func ownerAndReceiver() {
    final class Score: ObservableObject { @Published var score = 0 }
    struct Child: View {
      @ObservedObject var progress: Score
      var body: some View { Button("more") { progress.score += 1 } }
    }
    struct Parent: View {
      @StateObject var progress = Score()
      var body: some View {
        VStack {
          Text("score \(progress.score)")
          Child(progress: progress)
        }
      }
    }
    let app = TestHost { Parent() }
    app.tap("more")
    #expect(app.shows("score 1"))
  }

  @Test("Readers of an environment object do not keep it alive; its owner does [S4-054]")
  func ownership() {
    weak var released: UserSettings?
    struct Owner: View {
      @State private var settings: UserSettings?
      let made: (UserSettings?) -> Void
      var body: some View {
        VStack {
          if let settings { Reader().environmentObject(settings) }
          Button("make") {
            settings = UserSettings()
            made(settings)
          }
          Button("let go") { settings = nil }
        }
      }
    }
    let app = TestHost { Owner { released = $0 } }
    app.tap("make")
    #expect(released != nil && app.shows("user Anna"))
    app.tap("let go")
    #expect(!app.shows("user Anna"))
    #expect(released == nil)
  }

  @Test("A view model of a picture and a message drives a screen [S4-078 S4-083]")
  func pictureModel() {
    final class Model: ObservableObject {
      @Published var image: UIImage?
      @Published var cached: UIImage?
      @Published var message = ""
      private let cache = NSCache<NSString, UIImage>()
      func load() {
        image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
          UIColor.red.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
      }
      func save() {
        guard let image else { return }
        cache.setObject(image, forKey: "picture")
        message = "saved"
      }
      func get() {
        cached = cache.object(forKey: "picture")
        message = cached == nil ? "not found" : "found"
      }
    }
    struct Screen: View {
      @StateObject var model = Model()
      var body: some View {
        VStack {
          if let image = model.image { Image(uiImage: image) }
          if let image = model.cached { Image(uiImage: image) }
          Text("message: \(model.message)")
          Button("save") { model.save() }
          Button("get") { model.get() }
        }
        .onAppear { model.load() }
      }
    }
    let app = TestHost(size: CGSize(width: 100, height: 200)) { Screen() }
    app.tap("get")
    #expect(app.shows("message: not found"))
    let before = app.displayList.components(separatedBy: "image").count
    app.tap("save")
    app.tap("get")
    #expect(app.shows("message: found"))
    #expect(app.displayList.components(separatedBy: "image").count == before + 1)
  }
}

private struct LevelKey: EnvironmentKey { static let defaultValue = 0 }
private protocol UserService { var name: String { get } }
private struct DefaultService: UserService { let name = "default service" }
private struct MockService: UserService { let name = "mock service" }
private struct ServiceKey: EnvironmentKey { static let defaultValue: any UserService = DefaultService() }
extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
  fileprivate var userService: any UserService {
    get { self[ServiceKey.self] }
    set { self[ServiceKey.self] = newValue }
  }
}

@MainActor @Suite("State, bindings and environment in user code")
struct StateRowTests {
  private struct Depth: View {
    @Environment(\.depth) var depth
    @Environment(\.userService) var service
    var body: some View { Text("\(depth) \(service.name)") }
  }

  @Test(
    "A key of one's own has a default; a value holds for the subtree only, also an existential one [S0-042 S0-043 S0-046 fact-138]"
  )
  func keys() {
    let app = TestHost {
      VStack {
        Depth()
        Depth().environment(\.depth, 2).environment(\.depth, 3).environment(\.userService, MockService())
        Depth()
      }
    }
    #expect(app.texts == ["0 default service", "2 mock service", "0 default service"])
  }

  @Test("onChange(of:) tells the new value after it changed, never the first one [S0-035]")
  func onChange() {
    struct Watches: View {
      @State private var value = 1
      let log: Log
      var body: some View {
        Button("value \(value)") { value += 1 }.onChange(of: value) { newValue in log.values.append(newValue)
        }
      }
    }
    final class Log { var values: [Int] = [] }
    let log = Log()
    let app = TestHost { Watches(log: log) }
    #expect(log.values.isEmpty)
    app.tap("value 1")
    app.tap("value 2")
    #expect(log.values == [2, 3])
  }

  @Test("State holds errors, classes and other existentials [S0-038 S3-054]")
  func existentials() {
    struct Failure: Error { let text: String }
    final class Counter { var count = 0 }
    struct Shows: View {
      @State private var error: (any Error)?
      @State private var storage = Counter()
      var body: some View {
        VStack {
          Text((error as? Failure)?.text ?? "fine")
          Button("fail") {
            storage.count += 1
            error = Failure(text: "failed \(storage.count)")
          }
        }
      }
    }
    let app = TestHost { Shows() }
    #expect(app.shows("fine"))
    app.tap("fail")
    app.tap("fail")
    // The object stayed the same from one body to the next.
    #expect(app.shows("failed 2"))
  }

  @Test(
    "Computed properties and functions that read state make the body depend on it [S0-092 S2-077 S1-009 S1-024 S1-025 S1-155]"
  )
  func computed() {
    struct Named: View {
      @State var name = ""
      private var title: String { name.isEmpty ? "nobody" : "Hello \(name)" }
      @ViewBuilder private func row(_ text: String) -> some View { Text(text) }
      var body: some View {
        VStack {
          row(title)
          Button("say") { name = "World" }
        }
      }
    }
    let app = TestHost { Named() }
    #expect(app.shows("nobody"))
    app.resetWork()
    app.tap("say")
    #expect(app.shows("Hello World") && app.work.bodies.filter { $0 == "Named" }.count == 1)
  }

  @Test("A method sets state later, from an escaping closure with a copy of the view [S0-129 fact-186]")
  func later() {
    struct Loads: View {
      @State private var text = "waiting"
      let start: (@escaping () -> Void) -> Void
      func load() { start { text = "loaded" } }
      var body: some View { Button(text) { load() } }
    }
    var finish: (() -> Void)?
    let app = TestHost { Loads { finish = $0 } }
    app.tap("waiting")
    #expect(app.shows("waiting"))
    finish?()
    app.advance(by: 0)
    #expect(app.shows("loaded"))
  }

  @Test(
    "A binding has no storage: copies and parts read and write the source [S0-017 S1-027 S1-030 S1-031 fact-123]"
  )
  func bindings() {
    struct Dog {
      var name = "Rex"
      var age = 3
    }
    var source = Dog()
    let binding = Binding(get: { source }, set: { source = $0 })
    let copy = binding
    let name: Binding<String> = copy.name
    name.wrappedValue = "TaoTao"
    copy.age.wrappedValue += 1
    #expect(source.name == "TaoTao" && source.age == 4 && binding.wrappedValue.name == "TaoTao")
    let constant = Binding.constant(5)
    constant.wrappedValue = 6
    #expect(constant.wrappedValue == 5)
  }

  @Test("A setter of a binding gets the transaction of the write [S1-029]")
  func transactions() {
    var seen: [Int] = []
    var value = 0
    let binding = Binding(
      get: { value },
      set: { new, transaction in
        value = new
        seen.append(transaction[NumberKey.self])
      })
    binding.wrappedValue = 1
    var transaction = Transaction()
    transaction[NumberKey.self] = 7
    withTransaction(transaction) { binding.wrappedValue = 2 }
    binding.transaction(transaction).wrappedValue = 3
    #expect(value == 3 && seen == [0, 7, 7])
  }
  private struct NumberKey: TransactionKey { static let defaultValue = 0 }

  @Test("An initialiser assigns the storage of bindings and states [S2-073 S4-229]")
  func initialisers() {
    struct Picks: View {
      @Binding private var selection: Int
      @State private var text: String
      init(selection: Binding<Int>, text: String) {
        self._selection = selection
        _text = State(initialValue: text)
      }
      var body: some View { Button("\(text) \(selection)") { selection += 1 } }
    }
    struct Owner: View {
      @State private var selection = 1
      var body: some View { Picks(selection: $selection, text: "picked") }
    }
    let app = TestHost { Owner() }
    app.tap("picked 1")
    #expect(app.shows("picked 2"))
  }

  @Test(
    "A first value may come from a static property and counts once; setting the static one refreshes nothing [S1-059 S1-060]"
  )
  func statics() {
    struct Shows: View {
      static var first = "first"
      @State private var text = Shows.first
      @State private var refreshes = 0
      var body: some View {
        VStack {
          Text(text)
          Text("static \(Shows.first)")
          Button("static") { Shows.first = "second" }
          Button("state \(refreshes)") { refreshes += 1 }
        }
      }
    }
    Shows.first = "first"
    let app = TestHost { Shows() }
    app.tap("static")
    #expect(app.shows("first") && app.shows("static first"))
    app.tap("state 0")
    #expect(app.shows("first") && app.shows("static second"))
  }

  @Test("Each kind of property wrapper registers what it reads [S1-169]")
  func wrappers() {
    struct Child: View {
      @Binding var bound: Int
      @ObservedObject var observed: UserSettings
      @EnvironmentObject var theme: Theme
      @Environment(\.depth) var depth
      @State private var own = 0
      @StateObject private var owned = Theme()
      var body: some View {
        VStack {
          Text("\(bound) \(observed.username) \(theme.name) \(depth) \(own) \(owned.name)")
          Button("own") { own += 1 }
          Button("owned") { owned.name = "dark" }
        }
      }
    }
    struct Parent: View {
      @State private var number = 0
      @State private var depth = 0
      let settings: UserSettings
      let theme: Theme
      var body: some View {
        VStack {
          Child(bound: $number, observed: settings)
            .environment(\.depth, depth)
            .environmentObject(theme)
          Button("bound") { number += 1 }
          Button("depth") { depth += 1 }
        }
      }
    }
    let (settings, theme) = (UserSettings(), Theme())
    let app = TestHost { Parent(settings: settings, theme: theme) }
    #expect(app.shows("0 Anna light 0 0 light"))
    app.tap("bound")
    #expect(app.shows("1 Anna light 0 0 light"))
    settings.username = "Ben"
    app.advance(by: 0)
    #expect(app.shows("1 Ben light 0 0 light"))
    theme.name = "blue"
    app.advance(by: 0)
    #expect(app.shows("1 Ben blue 0 0 light"))
    app.tap("depth")
    app.tap("own")
    app.tap("owned")
    #expect(app.shows("1 Ben blue 1 1 dark"))
  }

  @Test("Controls are values that conform to View [S1-131]")
  func controls() {
    func isValue<V: View>(_: V.Type) -> Bool { !(V.self is AnyClass) }
    #expect(isValue(Button<Text>.self) && isValue(Toggle<Text>.self) && isValue(Text.self))
    #expect(isValue(TextField<Text>.self) && isValue(VStack<Text>.self) && isValue(Image.self))
  }

  @Test("A binding of the parent's state drives a switch in a part and filters a list [S4-223]")
  func filter() {
    struct Item: Identifiable {
      let id: Int
      let isFavorite: Bool
    }
    struct FilterSwitch: View {
      @Binding var showFavorited: Bool
      var body: some View { Toggle("favorites", isOn: $showFavorited) }
    }
    struct Parent: View {
      @State private var showFavorited = false
      let items = [
        Item(id: 1, isFavorite: true), Item(id: 2, isFavorite: false), Item(id: 3, isFavorite: true),
      ]
      var body: some View {
        VStack {
          FilterSwitch(showFavorited: $showFavorited)
          ForEach(items) { item in
            if !showFavorited || item.isFavorite { Text("item \(item.id)") }
          }
        }
      }
    }
    let app = TestHost { Parent() }
    #expect(app.texts == ["favorites", "item 1", "item 2", "item 3"])
    let label = app.frame(of: "favorites")!
    app.tap(at: CGPoint(x: 393 - 40, y: label.midY))
    #expect(app.texts == ["favorites", "item 1", "item 3"])
  }

  @Test("A value chosen by the colour scheme follows the system [S4-246]")
  func scheme() {
    struct Shows: View {
      @Environment(\.colorScheme) var colorScheme
      var body: some View { (colorScheme == .light ? Color.green : .yellow).ignoresSafeArea() }
    }
    let app = TestHost(size: CGSize(width: 10, height: 10)) { Shows() }
    let green = app.pixel(x: 5, y: 5)
    app.setColorScheme(.dark)
    let yellow = app.pixel(x: 5, y: 5)
    #expect(green.red < 100 && yellow.red > 200)
  }

  @Test("The font of a child wins over that of its container [S4-327]")
  func fonts() {
    let app = TestHost {
      VStack {
        Text("small").font(.system(size: 10))
        Text("large")
      }
      .font(.system(size: 40))
    }
    #expect(app.frame(of: "small")!.height < 15 && app.frame(of: "large")!.height > 40)
  }
}

private struct TitleKey: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}
private struct SubtitleKey: PreferenceKey {
  static let defaultValue: String? = nil
  static func reduce(value: inout String?, nextValue: () -> String?) { value = nextValue() ?? value }
}
private struct HiddenKey: PreferenceKey {
  static let defaultValue = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() }
}
private struct TabsKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}
extension View {
  fileprivate func barTitle(_ title: String) -> some View { preference(key: TitleKey.self, value: title) }
  fileprivate func barItems(title: String, subtitle: String?, hidden: Bool) -> some View {
    preference(key: TitleKey.self, value: title)
      .preference(key: SubtitleKey.self, value: subtitle)
      .preference(key: HiddenKey.self, value: hidden)
  }
}

@MainActor @Suite("Preferences in user code")
struct PreferenceRowTests {
  private struct Bar<Content: View>: View {
    @State private var title = "none"
    @State private var subtitle: String? = "none"
    @State private var isHidden = true
    @ViewBuilder var content: Content
    var body: some View {
      VStack {
        Text("title \(title), subtitle \(subtitle ?? "nil"), hidden \(isHidden)")
        content
      }
      .onPreferenceChange(TitleKey.self) { title = $0 }
      .onPreferenceChange(SubtitleKey.self) { subtitle = $0 }
      .onPreferenceChange(HiddenKey.self) { isHidden = $0 }
    }
  }

  @Test(
    "Text, optional and Boolean preferences of one view reach a container, each by its key [S2-054 S2-057 S2-093 S2-095 S2-096]"
  )
  func bar() {
    struct Screen: View {
      @State private var name = "first"
      var body: some View {
        Button("rename") { name = "second" }.barItems(title: name, subtitle: "sub", hidden: false)
      }
    }
    let app = TestHost { Bar { Screen() } }
    #expect(app.shows("title first, subtitle sub, hidden false"))
    app.tap("rename")
    #expect(app.shows("title second, subtitle sub, hidden false"))
  }

  @Test("Of several views the last one's text stays when reduce keeps the next value [S2-056]")
  func last() {
    let app = TestHost {
      Bar {
        Text("a").barTitle("A")
        Text("b").barTitle("B")
      }
    }
    #expect(app.texts.first?.hasPrefix("title B") == true)
  }

  @Test("A preference goes up only, a binding both ways [S2-053]")
  func directions() {
    struct Child: View {
      @Binding var shared: Int
      var body: some View {
        Button("child \(shared)") { shared += 1 }.barTitle("from child")
      }
    }
    struct Parent: View {
      @State private var shared = 0
      @State private var title = ""
      var body: some View {
        VStack {
          Text("parent \(shared) \(title)")
          Child(shared: $shared)
          Button("reset") {
            shared = 0
            title = "from parent"
          }
        }
        .onPreferenceChange(TitleKey.self) { title = $0 }
      }
    }
    let app = TestHost { Parent() }
    app.tap("child 0")
    #expect(app.shows("parent 1 from child"))
    app.tap("reset")
    // What the parent does with the text does not reach the child's preference.
    #expect(app.shows("child 0") && app.shows("parent 0 from parent"))
  }

  @Test("Preferences of all children are collected in the order of the views [S2-074]")
  func tabs() {
    struct Tabs<Content: View>: View {
      @State private var tabs: [String] = []
      @ViewBuilder var content: Content
      var body: some View {
        VStack {
          content
          Text(tabs.joined(separator: ","))
        }
        .onPreferenceChange(TabsKey.self) { tabs = $0 }
      }
    }
    let app = TestHost {
      Tabs {
        Color.red.preference(key: TabsKey.self, value: ["home"])
        VStack {
          Color.green.preference(key: TabsKey.self, value: ["search"])
          Color.blue.preference(key: TabsKey.self, value: ["me"])
        }
      }
    }
    #expect(app.shows("home,search,me"))
  }

  @Test("A constant binding feeds a view that wants one [S2-076]")
  func constant() {
    struct Wants: View {
      @Binding var isOn: Bool
      var body: some View { Button(isOn ? "on" : "off") { isOn.toggle() } }
    }
    let app = TestHost { Wants(isOn: .constant(true)) }
    app.tap("on")
    #expect(app.shows("on"))
  }
}
