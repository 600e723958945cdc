import Sash
import SwiftUI
import Testing

/// User defaults that only one test sees.
private final class Suite {
  let name = "SashTests-\(UUID().uuidString)"
  let defaults: UserDefaults
  init() { defaults = UserDefaults(suiteName: name)! }
  deinit { defaults.removePersistentDomain(forName: name) }
}

private enum Fruit: String { case apple, pear }
private enum Level: Int { case low = 1, high = 5 }

@Suite @MainActor struct AppStorageTests {
  private let suite = Suite()
  private var defaults: UserDefaults { suite.defaults }

  private struct Flag: View {
    @AppStorage("on") var isOn = false
    var body: some View { Toggle("Flag", isOn: $isOn) }
  }
  private struct Mirror: View {
    @AppStorage("on") var isOn = false
    var body: some View { Text(isOn ? "on" : "off") }
  }
  private struct Bystander: View {
    @AppStorage("other") var other = 1
    var body: some View { Text("other \(other)") }
  }

  @Test(
    "A Toggle writes an @AppStorage through its binding; every view with the key shows it in the same frame, and only those run [S0-029 S0-031 fact-142]"
  )
  func toggle() {
    let host = TestHost(size: CGSize(width: 300, height: 31)) {
      ZStack {
        Mirror()
        Bystander()
        Flag()
      }
      .defaultAppStorage(defaults)
    }
    #expect(host.shows("off"))
    #expect(defaults.object(forKey: "on") == nil)
    host.resetWork()
    host.tap(at: CGPoint(x: 300 - 25, y: 15))  // the switch stands at the trailing edge, 51 points wide
    #expect(host.shows("on"))
    #expect(defaults.bool(forKey: "on"))
    #expect(host.work.bodies.contains("Mirror"))
    #expect(!host.work.bodies.contains("Bystander"))
  }

  @Test(
    "Plain code changes the views: by set, by removeObject, with dots in the key [S0-029 fact-142 fact-143]")
  func outside() {
    struct Shown: View {
      @AppStorage("size.of.text") var size = 12.5
      var body: some View { Text(verbatim: "size \(size)") }
    }
    let host = TestHost { Shown().defaultAppStorage(defaults) }
    #expect(host.shows("size 12.5"))
    // On Apple's platforms a key with a dot is a path to key-value observing, which finds nothing there.
    defaults.set(20.25, forKey: "size.of.text")
    host.advance(by: 0)
    #expect(host.shows("size 20.25"))
    host.resetWork()
    defaults.set(20.25, forKey: "size.of.text")
    defaults.set(1, forKey: "another")
    host.advance(by: 0)
    #expect(host.work.bodies.isEmpty)
    UserDefaults(suiteName: suite.name)!.removeObject(forKey: "size.of.text")
    host.advance(by: 0)
    #expect(host.shows("size 12.5"))
  }

  @Test("A change from another thread arrives [fact-142]")
  func background() async {
    let host = TestHost { Mirror().defaultAppStorage(defaults) }
    let name = suite.name
    await Task.detached { UserDefaults(suiteName: name)!.set(true, forKey: "on") }.value
    await host.settle()
    #expect(host.shows("on"))
  }

  @Test(
    "Every type is stored as user defaults read it, and optionals are nil until they are set [S4-254 S4-256 fact-144]"
  )
  func types() throws {
    let d = defaults
    let url = URL(string: "https://example.com/a?b#c")!
    @AppStorage("bool", store: d) var bool = true
    @AppStorage("int", store: d) var int = 1
    @AppStorage("double", store: d) var double = 1.5
    @AppStorage("string", store: d) var string = "NoName"
    @AppStorage("url", store: d) var link = url
    @AppStorage("date", store: d) var date = Date(timeIntervalSinceReferenceDate: 0)
    @AppStorage("data", store: d) var data = Data([1])
    @AppStorage("fruit", store: d) var fruit = Fruit.apple
    @AppStorage("level", store: d) var level = Level.low
    #expect(bool && int == 1 && double == 1.5 && string == "NoName" && link == url && data == Data([1]))
    #expect(fruit == .apple && level == .low)
    #expect(d.persistentDomain(forName: suite.name) == nil)
    (bool, int, double, string) = (false, 2, 2.5, "Name")
    (date, data, fruit, level) = (Date(timeIntervalSinceReferenceDate: 0.25), Data([2]), .pear, .high)
    link = URL(fileURLWithPath: "/tmp/a b")
    #expect(d.object(forKey: "bool") as? Bool == false)
    #expect(d.integer(forKey: "int") == 2)
    #expect(d.double(forKey: "double") == 2.5)
    #expect(d.string(forKey: "string") == "Name")
    #expect(d.url(forKey: "url")?.path == "/tmp/a b")
    #expect(d.object(forKey: "date") as? Date == Date(timeIntervalSinceReferenceDate: 0.25))
    #expect(d.data(forKey: "data") == Data([2]))
    #expect(d.string(forKey: "fruit") == "pear")
    #expect(d.integer(forKey: "level") == 5)
    link = url
    #expect(d.url(forKey: "url") == url)
    #expect(string == "Name" && link == url && fruit == .pear && level == .high)

    @AppStorage("b", store: d) var maybeBool: Bool?
    @AppStorage("i", store: d) var maybeInt: Int?
    @AppStorage("d", store: d) var maybeDouble: Double?
    @AppStorage("s", store: d) var maybeString: String?
    @AppStorage("u", store: d) var maybeURL: URL?
    @AppStorage("t", store: d) var maybeDate: Date?
    @AppStorage("x", store: d) var maybeData: Data?
    @AppStorage("f", store: d) var maybeFruit: Fruit?
    @AppStorage("l", store: d) var maybeLevel: Level?
    #expect(
      maybeBool == nil && maybeInt == nil && maybeDouble == nil && maybeString == nil && maybeURL == nil)
    #expect(maybeDate == nil && maybeData == nil && maybeFruit == nil && maybeLevel == nil)
    (maybeBool, maybeInt, maybeDouble, maybeString, maybeURL) = (false, 0, 0, "", url)
    (maybeDate, maybeData, maybeFruit, maybeLevel) = (date, Data(), .pear, .low)
    #expect(maybeBool == false && maybeInt == 0 && maybeDouble == 0 && maybeString == "" && maybeURL == url)
    #expect(maybeDate == date && maybeData == Data() && maybeFruit == .pear && maybeLevel == .low)
    maybeString = nil
    #expect(d.object(forKey: "s") == nil)
  }

  @Test("Two properties of different types with one key give what can be read, else their default")
  func mixedTypes() {
    let d = defaults
    @AppStorage("key", store: d) var text = "none"
    @AppStorage("key", store: d) var number = -1
    @AppStorage("key", store: d) var flag = false
    @AppStorage("key", store: d) var fruit = Fruit.apple
    text = "a"
    #expect(number == -1 && flag == false && fruit == .apple)
    number = 1
    #expect(text == "none" && flag == true)
    number = 7
    #expect(flag == false)
    flag = true
    #expect(number == 1)
  }

  @Test(
    "A store named in the property wins over that of the environment; another key means another value [S4-256]"
  )
  func stores() {
    struct Named: View {
      @AppStorage var name: String
      init(_ key: String, _ store: UserDefaults?) {
        _name = AppStorage(wrappedValue: "default", key, store: store)
      }
      var body: some View { Text(name) }
    }
    struct Root: View {
      @State var key = "a"
      let store: UserDefaults?
      var body: some View {
        VStack {
          Named(key, store)
          Button("b") { key = "b" }
        }
      }
    }
    let other = Suite()
    defaults.set("mine", forKey: "a")
    defaults.set("second", forKey: "b")
    other.defaults.set("other's", forKey: "a")
    let environment = TestHost { Root(store: nil).defaultAppStorage(defaults) }
    let named = TestHost { Root(store: other.defaults).defaultAppStorage(defaults) }
    #expect(environment.shows("mine"))
    #expect(named.shows("other's"))
    environment.tap("b")
    #expect(environment.shows("second"))
    defaults.set("not read any more", forKey: "a")
    environment.resetWork()
    environment.advance(by: 0)
    #expect(environment.work.bodies.isEmpty)
    defaults.set("new", forKey: "b")
    environment.advance(by: 0)
    #expect(environment.shows("new"))
  }

  @Test("An observable object may hold an @AppStorage, and nothing is observed after the view has gone")
  func ends() {
    struct Root: View {
      @State var isShown = true
      var body: some View {
        VStack {
          Button("hide") { isShown = false }
          if isShown { Mirror() }
        }
      }
    }
    let host = TestHost { Root().defaultAppStorage(defaults) }
    host.tap("hide")
    host.resetWork()
    defaults.set(true, forKey: "on")
    host.advance(by: 0)
    #expect(host.work.frames == 0)
  }

  @Test("Writing during a body warns and still arrives")
  func writeInBody() {
    struct Writing: View {
      @AppStorage("n") var n = 0
      var body: some View {
        if n == 0 { n = 1 }
        return Text("n \(n)")
      }
    }
    let warnings = TestHost.warnings {
      let host = TestHost { Writing().defaultAppStorage(defaults) }
      host.advance(by: 0.1)
      #expect(host.shows("n 1"))
    }
    #expect(warnings.contains { $0.contains("Modifying state during view update") })
  }
}

@Suite @MainActor struct SceneStorageTests {
  private struct Field: View {
    @SceneStorage("name") var name = ""
    @SceneStorage("page") var page = 1
    @SceneStorage("fruit") private var fruit: Fruit?
    @SceneStorage("link") var link = URL(string: "https://example.com")!
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        Text("name: \(name)")
        Text("page \(page) \(fruit?.rawValue ?? "none") \(link.absoluteString)")
        Button("next") {
          page += 1
          fruit = .pear
          link = URL(string: "https://example.com/\(page)")!
        }
      }
    }
  }

  @Test("@SceneStorage comes back with its scene and is not shared with another [S4-257 fact-145]")
  func restored() {
    let scene = SceneState()
    let first = TestHost(scene: scene) { Field() }
    let other = TestHost { Field() }
    first.tap("Name")
    first.type("Ann")
    first.tap("next")
    #expect(first.shows("name: Ann"))
    #expect(first.shows("page 2 pear https://example.com/2"))
    #expect(other.shows("page 1 none https://example.com"))
    first.close()
    let again = TestHost(scene: scene) { Field() }
    #expect(again.shows("name: Ann"))
    #expect(again.shows("page 2 pear https://example.com/2"))
  }

  @Test("Two views of a scene share the value of a key [fact-145]")
  func sharedInScene() {
    struct Reader: View {
      @SceneStorage("page") var page = 1
      var body: some View { Text("reads \(page)") }
    }
    let host = TestHost {
      VStack {
        Field()
        Reader()
      }
    }
    host.tap("next")
    #expect(host.shows("reads 2"))
  }

  @Test("Outside of a view it reads its default, ignores writes, and says so")
  func outside() {
    let warnings = TestHost.warnings {
      @SceneStorage("lonely") var value = 3
      value = 4
      #expect(value == 3)
    }
    #expect(warnings.count == 2)
  }
}
