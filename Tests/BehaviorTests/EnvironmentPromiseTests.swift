import Foundation
import Sash
import SwiftUI
import Testing

private protocol UserService {
  var name: String { get }
}
private struct RealService: UserService {
  var name: String { "real" }
}
private struct FakeService: UserService {
  var name: String { "fake" }
}
private struct UserServiceKey: EnvironmentKey {
  static let defaultValue: any UserService = RealService()
}
extension EnvironmentValues {
  fileprivate var userService: any UserService {
    get { self[UserServiceKey.self] }
    set { self[UserServiceKey.self] = newValue }
  }
  @Entry fileprivate var stamp: Int = Stamps.next()
  @Entry fileprivate var first = 1
  @Entry fileprivate var second = 2
}
private enum Stamps {
  nonisolated(unsafe) static var last = 0
  static func next() -> Int {
    last += 1
    return last
  }
}

@MainActor @Suite("What the environment promises")
struct EnvironmentPromiseTests {
  private struct ServiceReader: View {
    @Environment(\.userService) private var service
    var body: some View { Text(service.name) }
  }
  @Test("A key of one's own has a default and is overridden for a subtree [S0-042 S0-043 S0-046 fact-141]")
  func ownKey() {
    let app = TestHost {
      VStack {
        ServiceReader()
        ServiceReader().environment(\.userService, FakeService())
        ServiceReader()
      }
    }
    #expect(app.texts == ["real", "fake", "real"])
  }

  @Test("@Entry evaluates the default of a typed variable at each read [fact-141]")
  func entry() {
    let values = EnvironmentValues()
    let first = values.stamp
    #expect(values.stamp == first + 1)
  }

  private struct FirstReader: View {
    @Environment(\.first) private var first
    let count: () -> Void
    var body: some View {
      count()
      return Text("first \(first)")
    }
  }
  private struct Owner: View {
    @State private var first = 1
    @State private var second = 2
    let count: () -> Void
    var body: some View {
      VStack {
        Row(count: count)
        Button("first") { first += 1 }
        Button("second") { second += 1 }
      }
      .environment(\.first, first / 2)
      .environment(\.second, second)
    }
    struct Row: View, Equatable {
      let count: () -> Void
      var body: some View { FirstReader(count: count) }
      nonisolated static func == (a: Self, b: Self) -> Bool { true }
    }
  }
  @Test("A view runs for the keys that it read, if their values changed [fact-139]")
  func keysRead() {
    var bodies = 0
    let app = TestHost { Owner(count: { bodies += 1 }) }
    #expect(bodies == 1)
    app.tap("second")
    #expect(bodies == 1)
    app.tap("first")
    #expect(app.shows("first 1") && bodies == 2)
    app.tap("first")
    #expect(app.shows("first 1") && bodies == 2)
  }

  private struct Level: View {
    @Environment(\.first) private var first
    var body: some View { Text("\(first)") }
  }
  @Test("The modifier inside wins; a transform sees the value at its place [fact-138 fact-140]")
  func order() {
    let app = TestHost {
      VStack {
        Level().environment(\.first, 5).environment(\.first, 9)
        Level().transformEnvironment(\.first) { $0 *= 2 }.environment(\.first, 9)
        Level().environment(\.first, 9).transformEnvironment(\.first) { $0 *= 2 }
        Level()
      }
    }
    #expect(app.texts == ["5", "18", "9", "1"])
  }

  private struct Themed: View {
    @Environment(\.colorScheme) private var colorScheme
    var body: some View { (colorScheme == .light ? Color.green : .yellow).ignoresSafeArea() }
  }
  @Test("A colour chosen by the scheme follows the system [S4-246]")
  func scheme() {
    let app = TestHost(size: CGSize(width: 20, height: 20)) { Themed() }
    let light = app.pixel(x: 10, y: 10)
    #expect(light.green > light.red)
    app.setColorScheme(.dark)
    let dark = app.pixel(x: 10, y: 10)
    #expect(dark.red > 200 && dark.green > 150 && dark.blue < 100)
  }

  @Test("A child's own font wins over the container's [S4-327]")
  func font() throws {
    let app = TestHost {
      VStack {
        Text("one")
        Text("two").font(.system(size: 10))
      }
      .font(.system(size: 40))
    }
    let one = try #require(app.frame(of: "one")), two = try #require(app.frame(of: "two"))
    #expect(one.height > 40 && two.height < 20)
  }

  private struct Watching: View {
    @State private var value = 0
    let seen: (String) -> Void
    var body: some View {
      Button("value \(value)") { value += 1 }
        .onChange(of: value) { newValue in seen("new \(newValue) now \(value)") }
    }
  }
  @Test("onChange runs with the new value after it changed, never for the first [S0-035]")
  func onChange() {
    var seen: [String] = []
    let app = TestHost { Watching(seen: { seen.append($0) }) }
    #expect(seen == [])
    app.tap("value 0")
    app.tap("value 1")
    #expect(seen.map { $0.prefix(5) } == ["new 1", "new 2"])
  }

  @propertyWrapper private struct Doubled: DynamicProperty {
    @State private var stored = 1
    private var doubled = 0
    let updated: (Bool) -> Void
    init(updated: @escaping (Bool) -> Void) { self.updated = updated }
    var wrappedValue: Int {
      get { doubled }
      nonmutating set { stored = newValue }
    }
    mutating func update() {
      doubled = stored * 2
      updated(Thread.isMainThread)
    }
  }
  private struct DoubledView: View {
    @Doubled var number: Int
    let body_: () -> Void
    init(updated: @escaping (Bool) -> Void, body: @escaping () -> Void) {
      _number = Doubled(updated: updated)
      body_ = body
    }
    var body: some View {
      body_()
      return Button("number \(number)") { number = 5 }
    }
  }
  @Test("update() of a dynamic property runs before each body, on the main thread [fact-150]")
  func dynamicProperty() {
    var order: [String] = []
    let app = TestHost {
      DoubledView(updated: { order.append($0 ? "update" : "elsewhere") }, body: { order.append("body") })
    }
    #expect(order == ["update", "body"])
    app.tap("number 2")
    #expect(app.shows("number 10"))
    #expect(order == ["update", "body", "update", "body"])
  }
}
