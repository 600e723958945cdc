import Sash
import SwiftUI
import Testing

private struct LevelKey: EnvironmentKey {
  static let defaultValue = 0
}
extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct LevelReader: View {
  let name: String
  @Environment(\.level) private var level
  var body: some View { Text("\(name) \(level)") }
}

private struct SchemeReader: View {
  @Environment(\.colorScheme) var colorScheme
  var body: some View {
    Text("mode \(colorScheme == .dark ? "dark" : "light")").foregroundColor(
      colorScheme == .dark ? .white : .black)
  }
}

private struct MaxKey: PreferenceKey {
  static let defaultValue = -1
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

@MainActor @Suite("Environment and preferences")
struct EnvironmentTests {
  @Test("Values flow down; a modifier further in wins; a transform sees the value at its place")
  func flow() {
    let app = TestHost {
      VStack {
        LevelReader(name: "default")
        VStack {
          LevelReader(name: "outer")
          LevelReader(name: "inner").environment(\.level, 5)
          LevelReader(name: "changed").transformEnvironment(\.level) { $0 += 10 }
        }
        .environment(\.level, 1)
      }
    }
    #expect(app.texts == ["default 0", "outer 1", "inner 5", "changed 11"])
  }

  private struct Owner: View {
    @State private var level = 1
    var body: some View {
      VStack {
        Button("raise") { level += 1 }
        VStack {
          LevelReader(name: "reader")
          SchemeReader()
        }
        .environment(\.level, level)
      }
    }
  }
  @Test("A changed value evaluates only the views that read it")
  func readersOnly() {
    let app = TestHost { Owner() }
    app.resetWork()
    app.tap("raise")
    #expect(app.shows("reader 2"))
    #expect(app.work.bodies.contains("LevelReader"))
    #expect(!app.work.bodies.contains("SchemeReader"))
  }

  @Test("The colour scheme is read and followed [S0-014 S0-015]")
  func colorScheme() {
    let app = TestHost { SchemeReader() }
    #expect(app.shows("mode light"))
    #expect(app.pixel(x: 1, y: 1) == (255, 255, 255))
    app.setColorScheme(.dark)
    #expect(app.shows("mode dark"))
    #expect(app.pixel(x: 1, y: 1) == (0, 0, 0))
  }

  private struct Collecting: View {
    @State private var seen = 0
    @State private var extra = 3
    var body: some View {
      VStack {
        Text("seen \(seen)")
        HStack {
          Color.red.preference(key: MaxKey.self, value: 2)
          Color.blue.preference(key: MaxKey.self, value: extra)
          Color.green
        }
        .onPreferenceChange(MaxKey.self) { value in MainActor.assumeIsolated { seen = value } }
        Button("more") { extra = 8 }
      }
    }
  }
  @Test("Preferences are merged in order and reported when they change, in the same frame")
  func preferences() {
    let app = TestHost { Collecting() }
    #expect(app.shows("seen 3"))
    app.tap("more")
    #expect(app.shows("seen 8"))
  }

  private struct Tinted: ViewModifier {
    @State private var taps = 0
    @Environment(\.level) private var level
    func body(content: Content) -> some View {
      VStack {
        content
        Button("taps \(taps) at \(level)") { taps += 1 }
      }
    }
  }
  @Test("A modifier holds state and reads the environment [S2-004 S4-084]")
  func modifierState() {
    let app = TestHost { Text("content").modifier(Tinted()).environment(\.level, 7) }
    #expect(app.texts == ["content", "taps 0 at 7"])
    app.tap("taps 0 at 7")
    #expect(app.shows("taps 1 at 7"))
  }

  private struct Both: DynamicProperty {
    @State var count = 0
    @Environment(\.level) var level
    var sum = 0
    mutating func update() { sum = count + level }
  }
  private struct UsesBoth: View {
    var both = Both()
    var body: some View { Button("sum \(both.sum)") { both.count += 1 } }
  }
  @Test("A property wrapper of one's own is updated before each evaluation")
  func dynamicProperty() {
    let app = TestHost { UsesBoth().environment(\.level, 40) }
    #expect(app.shows("sum 40"))
    app.tap("sum 40")
    #expect(app.shows("sum 41"))
  }
}
