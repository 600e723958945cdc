import Sash
import SwiftUI
import Testing

/// Code of users around user defaults, as it is written.
@Suite @MainActor struct UserDefaultsTests {
  /// A key that no other test uses; gone when the test ends.
  private final class Key {
    let name = "SashTests.\(UUID().uuidString)"
    deinit { UserDefaults.standard.removeObject(forKey: name) }
  }

  @Test("Bool and CGFloat are stored; missing keys give false and 0 [S0-028]")
  func numbers() {
    let (flag, size) = (Key(), Key())
    #expect(UserDefaults.standard.bool(forKey: flag.name) == false)
    #expect(UserDefaults.standard.double(forKey: size.name) == 0)
    UserDefaults.standard.set(true, forKey: flag.name)
    UserDefaults.standard.set(CGFloat(17.5), forKey: size.name)
    #expect(UserDefaults.standard.bool(forKey: flag.name))
    #expect(UserDefaults.standard.double(forKey: size.name) == 17.5)
  }

  @propertyWrapper private struct Stored<Value> {
    let key: String
    let defaultValue: Value
    var wrappedValue: Value {
      get { UserDefaults.standard.value(forKey: key) as? Value ?? defaultValue }
      set { UserDefaults.standard.set(newValue, forKey: key) }
    }
  }
  private static let nameKey = Key()
  private struct Greeting: View {
    @Stored(key: UserDefaultsTests.nameKey.name, defaultValue: "nobody") static var name: String
    @State private var shown = Greeting.name
    var body: some View {
      VStack {
        Text(shown)
        Button("set") {
          Greeting.name = "Ann"
          shown = Greeting.name
        }
      }
    }
  }
  @Test("A property wrapper of one's own over user defaults works as a static property of a view [S1-058]")
  func customWrapper() {
    defer { UserDefaults.standard.removeObject(forKey: UserDefaultsTests.nameKey.name) }
    let host = TestHost { Greeting() }
    #expect(host.shows("nobody"))
    host.tap("set")
    #expect(host.shows("Ann"))
    #expect(UserDefaults.standard.value(forKey: UserDefaultsTests.nameKey.name) as? String == "Ann")
  }

  private struct Remembering: View {
    let key: String
    @State private var name = ""
    var body: some View {
      VStack {
        Text("name: \(name)")
        Button("Save".uppercased()) {
          name = "Nick"
          UserDefaults.standard.set(name, forKey: key)
        }
      }
      .onAppear { name = UserDefaults.standard.string(forKey: key) ?? "none" }
    }
  }
  @Test("A Button stores a text and onAppear restores it the next time [S4-247 S4-248]")
  func restored() {
    let key = Key()
    let first = TestHost { Remembering(key: key.name) }
    #expect(first.shows("name: none"))
    first.tap("SAVE")
    first.close()
    let second = TestHost { Remembering(key: key.name) }
    #expect(second.shows("name: Nick"))
  }

  private struct User: Codable, Equatable {
    var firstName: String
    var age: Int
  }
  @Test("A Codable struct is kept as JSON data [S4-250]")
  func codable() throws {
    let key = Key()
    let user = User(firstName: "Ann", age: 30)
    UserDefaults.standard.set(try JSONEncoder().encode(user), forKey: key.name)
    let data = try #require(UserDefaults.standard.data(forKey: key.name))
    #expect(try JSONDecoder().decode(User.self, from: data) == user)
  }

  private struct Item: Codable, Equatable, Identifiable {
    var id = UUID()
    var title: String
  }
  private final class List: ObservableObject {
    let key: String
    @Published var items: [Item] = [] {
      didSet {
        if let data = try? JSONEncoder().encode(items) { UserDefaults.standard.set(data, forKey: key) }
      }
    }
    init(key: String) {
      self.key = key
      guard let data = UserDefaults.standard.data(forKey: key),
        let saved = try? JSONDecoder().decode([Item].self, from: data)
      else { return }
      items = saved
    }
    func remove(_ item: Item) { if let index = items.firstIndex(of: item) { items.remove(at: index) } }
  }
  private struct Items: View {
    @StateObject var list: List
    var body: some View {
      VStack {
        ForEach(list.items) { Text($0.title) }
        Button("add") { list.items.append(Item(title: "item \(list.items.count)")) }
        Button("remove") { list.remove(list.items[0]) }
      }
    }
  }
  @Test("A published array saves itself in didSet and is loaded in init [S4-350]")
  func selfSaving() {
    let key = Key()
    defer { UserDefaults.standard.removeObject(forKey: key.name) }
    let first = TestHost { Items(list: List(key: key.name)) }
    first.tap("add")
    first.tap("add")
    first.tap("remove")
    let second = TestHost { Items(list: List(key: key.name)) }
    #expect(!second.shows("item 0"))
    #expect(second.shows("item 1"))
  }

  @Test("didChangeNotification comes for each change, as Combine code listens to it")
  func notification() {
    let key = Key()
    var count = 0
    let name = key.name
    let observed = NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)
      .compactMap { ($0.object as? UserDefaults)?.integer(forKey: name) }.removeDuplicates().sink {
        if $0 > 0 { count += 1 }
      }
    UserDefaults.standard.set(1, forKey: key.name)
    UserDefaults.standard.set(1, forKey: key.name)
    UserDefaults.standard.set(2, forKey: key.name)
    #expect(count == 2)
    withExtendedLifetime(observed) {}
  }

  @Test("Registered defaults count while nothing is set, and suites of their own are apart")
  func domains() throws {
    let key = Key()
    UserDefaults.standard.register(defaults: [key.name: 5])
    #expect(UserDefaults.standard.integer(forKey: key.name) == 5)
    UserDefaults.standard.set(6, forKey: key.name)
    #expect(UserDefaults.standard.integer(forKey: key.name) == 6)
    UserDefaults.standard.removeObject(forKey: key.name)
    #expect(UserDefaults.standard.integer(forKey: key.name) == 5)
    let name = "SashTests-\(UUID().uuidString)"
    let suite = try #require(UserDefaults(suiteName: name))
    defer { suite.removePersistentDomain(forName: name) }
    suite.set(["a": [1, 2]], forKey: "table")
    #expect(suite.dictionary(forKey: "table") as? [String: [Int]] == ["a": [1, 2]])
    #expect(UserDefaults.standard.object(forKey: "table") == nil)
    #expect(UserDefaults(suiteName: name)?.persistentDomain(forName: name)?.count == 1)
  }
}
