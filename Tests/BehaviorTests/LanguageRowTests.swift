import Foundation
import Sash
import SwiftUI
import Testing

private struct DebugBorder: ViewModifier {
  let color: Color
  func body(content: Content) -> some View {
    content
      .border(color)
      .overlay(
        Text(String(describing: type(of: content)))
          .font(.caption2)
          .foregroundColor(color)
          .allowsHitTesting(false),
        alignment: .topLeading
      )
  }
}

extension View {
  fileprivate func debugBorder(_ color: Color = .red) -> some View {
    #if DEBUG
    return self.modifier(DebugBorder(color: color))
    #else
    return self
    #endif
  }
  fileprivate func iOS<Content: View>(_ modifier: (Self) -> Content) -> some View {
    #if os(iOS)
    return modifier(self)
    #else
    return self
    #endif
  }
  fileprivate func linux<Content: View>(_ modifier: (Self) -> Content) -> some View {
    #if os(Linux)
    return modifier(self)
    #else
    return self
    #endif
  }
}

/// Constructs of Swift that SwiftUI is written with, as documents show them.
@MainActor @Suite("Swift in views, as documents show it")
struct LanguageRowTests {
  private let window = CGSize(width: 300, height: 200)
  private func texts<V: View>(@ViewBuilder _ view: () -> V) -> [String] { TestHost(size: window, view).texts }

  // MARK: Conditions of the compiler and of the system

  @Test(
    "A debug build may return another view than others, and a modifier sees the type of its content [S0-178 S0-182 S4-315]"
  )
  func debug() throws {
    let app = TestHost(size: window) { Text("framed").padding(20).debugBorder() }
    let isDebug = _isDebugAssertConfiguration()
    #expect(app.texts == (isDebug ? ["framed", "_ViewModifier_Content<DebugBorder>"] : ["framed"]))
    let text = try #require(app.frame(of: "framed"))
    let edge = (-22 ... -18).contains {
      app.pixel(x: Int(text.minX) + $0, y: Int(text.midY)) == (255, 59, 48)
    }
    #expect(edge == isDebug)
  }

  @Test("A modifier for one system leaves the view alone on others [S4-337]")
  func systems() {
    func frame<V: View>(@ViewBuilder _ view: () -> V) -> CGRect {
      let frames = Frames()
      _ = TestHost(size: window) { view().measured("view", frames) }
      return frames["view"]
    }
    let plain = frame { Text("Hello World") }
    #expect(frame { Text("Hello World").iOS { $0.padding(10) } } == plain)
    #expect(frame { Text("Hello World").linux { $0.padding(10) } } == plain.insetBy(dx: -10, dy: -10))
  }

  @available(iOS 15.1, *)
  private func setupGroupSession() -> String { "session" }

  @Test(
    "A view for newer systems is the one that is shown here, and functions for them may be called [S4-028 S4-311]"
  )
  func availability() {
    let shown = texts {
      VStack {
        if #available(iOS 15.0, *) {
          Text("new")
        } else {
          Text("old")
        }
        Text(setupGroupSession())
      }
    }
    #expect(shown == ["new", "session"])
  }

  // MARK: Opaque types

  private struct Sign: View {
    let isOn: Bool
    var body: some View {
      if isOn {
        Text("on")
      } else {
        Color.red.frame(width: 10, height: 10)
      }
    }
  }
  private struct Explicit: View {
    typealias Body = Text
    var body: Text { Text("explicit") }
  }

  @Test("A body has one type for all values of its view, made by the builder or named [S1-008 S1-014 S1-143]")
  func bodies() {
    func bodyType<V: View>(_ type: V.Type) -> any View.Type { V.Body.self }
    #expect(type(of: Sign(isOn: true).body) == type(of: Sign(isOn: false).body))
    #expect("\(bodyType(Sign.self))".hasPrefix("_ConditionalContent<Text, ModifiedContent<"))
    #expect(bodyType(Explicit.self) == Text.self)
    #expect(texts { Sign(isOn: true) } == ["on"] && texts { Sign(isOn: false) } == [])
    #expect(texts { Explicit() } == ["explicit"])
  }

  private struct Versioned: View {
    @State private var count = 0
    @State private var changes = 0
    private var version: some Equatable { count / 2 }
    private var label: some View { Text("\(changes) changes") }
    var body: some View {
      Button("More") { count += 1 }
      label.onChange(of: version) { changes += 1 }
    }
  }

  @Test("A property may be some Equatable, which is compared, or some View, which is shown [S4-316]")
  func opaque() {
    let app = TestHost(size: window) { Versioned() }
    app.tap("More")
    #expect(app.shows("0 changes"))
    app.tap("More")
    #expect(app.shows("1 changes"))
    app.tap("More")
    app.tap("More")
    #expect(app.shows("2 changes"))
  }

  // MARK: Modifiers

  @Test(
    "A modifier returns another view and leaves the one it is called on; some keep the type, others wrap it [S1-020 S1-021]"
  )
  func modifiers() throws {
    let plain = Text("plain")
    let bold: Text = plain.bold()
    let red = plain.foregroundColor(.red)
    let padded = plain.padding(30)
    #expect("\(type(of: padded))".hasPrefix("ModifiedContent<Text, "))
    let frames = Frames()
    let app = TestHost(size: window) {
      VStack {
        plain.measured("plain", frames)
        bold.measured("bold", frames)
        red.measured("red", frames)
        padded.measured("padded", frames)
      }
    }
    #expect(frames["plain"].size == frames["red"].size && frames["bold"].width > frames["plain"].width)
    #expect(frames["padded"].height == frames["plain"].height + 60)
    func isRed(_ frame: CGRect) -> Bool {
      for y in Int(frame.minY)..<Int(frame.maxY) {
        for x in Int(frame.minX)..<Int(frame.maxX) {
          let pixel = app.pixel(x: x, y: y)
          if pixel.red > pixel.green + 60 { return true }
        }
      }
      return false
    }
    #expect(!isRed(frames["plain"]) && isRed(frames["red"]))
  }

  // MARK: Builders

  @Test("A value is unwrapped by its own name in a builder, or nothing is shown [S2-100]")
  func shorthand() {
    struct Bar: View {
      let title: String
      let subTitle: String?
      var body: some View {
        VStack(spacing: 4) {
          Text(title)
          if let subTitle {
            Text(subTitle)
          }
        }
      }
    }
    #expect(texts { Bar(title: "a", subTitle: "b") } == ["a", "b"])
    #expect(texts { Bar(title: "a", subTitle: nil) } == ["a"])
  }

  private struct Panel<Content: View, Footer: View>: View {
    let content: Content
    let footer: Footer
    let action: () -> Void
    init(
      action: @escaping () -> Void, @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
    ) {
      (self.content, self.footer, self.action) = (content(), footer(), action)
    }
    var body: some View {
      content
      Button(action: action) { footer }
    }
  }

  @Test("Several closures may trail, those after the first with their names, and run in their order [S4-317]")
  func trailing() {
    var log: [String] = []
    func doImportantWork(first: () -> Void, second: () -> Void, third: () -> Void) {
      first()
      second()
      third()
    }
    doImportantWork {
      log.append("first")
    } second: {
      log.append("second")
    } third: {
      log.append("third")
    }
    #expect(log == ["first", "second", "third"])
    let app = TestHost(size: window) {
      Panel {
        log.append("tapped")
      } content: {
        Text("content")
      } footer: {
        Text("footer")
      }
    }
    #expect(app.texts == ["content", "footer"])
    app.tap("footer")
    #expect(log.last == "tapped")
  }

  // MARK: Collections of rows

  private struct Ring: RandomAccessCollection {
    struct Seat: Identifiable { let id: Int }
    var start = 0
    var startIndex: Int { 0 }
    var endIndex: Int { 4 }
    subscript(position: Int) -> Seat { Seat(id: (start + position) % 4) }
  }
  private struct Tally: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test("Rows are made of any collection with random access whose elements are identifiable [S1-164]")
  func ownCollection() {
    struct Page: View {
      @State private var ring = Ring()
      var body: some View {
        Button("Turn") { ring.start += 1 }
        ForEach(ring) { Tally(name: "seat \($0.id)") }
      }
    }
    let app = TestHost(size: window) { Page() }
    app.tap("seat 1 0")
    app.tap("Turn")
    #expect(app.texts == ["Turn", "seat 1 1", "seat 2 0", "seat 3 0", "seat 0 0"])
  }

  @Test("What is neither identifiable nor hashable is told apart by a property that is [S4-023]")
  func byProperty() {
    struct Student {
      var name: String
      var colors: [Color]
    }
    struct Page: View {
      @State private var students = [
        Student(name: "Ann", colors: [.red]), Student(name: "Bob", colors: [.blue]),
      ]
      var body: some View {
        Button("Swap") { students.swapAt(0, 1) }
        ForEach(students, id: \.name) { Tally(name: $0.name) }
        ForEach(students, id: \.colors) { Tally(name: "c\($0.name)") }
      }
    }
    let app = TestHost(size: window) { Page() }
    app.tap("Ann 0")
    app.tap("cBob 0")
    app.tap("Swap")
    #expect(app.texts == ["Swap", "Bob 0", "Ann 1", "cBob 1", "cAnn 0"])
  }

  @Test("Key paths go through subscripts, through what may be missing, and to the value itself [S4-221]")
  func keyPaths() {
    struct Pet {
      var name: String
    }
    struct Person {
      var tags: [String]
      var pet: Pet?
    }
    struct Page: View {
      @State private var people = [
        Person(tags: ["a", "x"], pet: Pet(name: "Rex")), Person(tags: ["b", "x"], pet: nil),
      ]
      @State private var names = ["one", "two"]
      var body: some View {
        Button("Turn") {
          people.reverse()
          names[keyPath: \.self] = ["two", "three"]
        }
        Text("greets \(people[keyPath: \[Person].first?.pet?.name.count] ?? 0)")
        ForEach(people, id: \.tags[0]) { Tally(name: $0.tags[0]) }
        ForEach(people, id: \.pet?.name) { Tally(name: $0.pet?.name ?? "none") }
        ForEach(names, id: \.self) { Tally(name: $0) }
      }
    }
    let app = TestHost { Page() }
    #expect(app.shows("greets 3"))
    for name in ["b", "Rex", "two"] { app.tap("\(name) 0") }
    app.tap("Turn")
    #expect(
      app.texts == ["Turn", "greets 0", "b 1", "a 0", "none 0", "Rex 1", "two 1", "three 0"])
  }

  @Test("Types are hidden by shells that hand on what they hold [S4-357]")
  func erasure() {
    struct Page: View {
      @State private var choice: AnyHashable = 1
      private var tags: [AnyHashable] { [1, "two"] }
      var body: some View {
        Text("chosen \(String(describing: choice.base))")
        Picker("Choice", selection: $choice) {
          ForEach(tags, id: \.self) { tag in Text("tag \(String(describing: tag.base))") }
        }
        .pickerStyle(.segmented)
        ForEach(Array(AnySequence(sequence(first: 1) { $0 < 4 ? $0 * 2 : nil })), id: \.self) {
          Text("n\($0)")
        }
      }
    }
    let app = TestHost(size: window) { Page() }
    #expect(app.texts.filter { $0.hasPrefix("n") } == ["n1", "n2", "n4"] && app.shows("chosen 1"))
    app.tap("tag two")
    #expect(app.shows("chosen two"))
    app.tap("tag 1")
    #expect(app.shows("chosen 1"))
  }

  // MARK: Protocols

  private enum TabBarItem: Hashable, CaseIterable {
    case home, message, circle
    var icon: String {
      switch self {
      case .circle: "circle.dashed"
      case .home: "house"
      case .message: "message"
      }
    }
    var titleName: String {
      switch self {
      case .circle: "Circle"
      case .home: "Home"
      case .message: "Message"
      }
    }
    var color: Color {
      switch self {
      case .circle: .green
      case .home: .blue
      case .message: .red
      }
    }
  }

  @Test("The cases of a type are the tabs: it says their icons, titles and colours [S2-072]")
  func tabs() {
    struct Page: View {
      @State private var selection = TabBarItem.message
      var body: some View {
        TabView(selection: $selection) {
          ForEach(TabBarItem.allCases, id: \.self) { item in
            item.color
              .tabItem { Label(item.titleName, systemImage: item.icon) }
              .tag(item)
          }
        }
      }
    }
    let app = TestHost(size: CGSize(width: 300, height: 400)) { Page() }
    func ground() -> (red: Int, green: Int, blue: Int) { app.pixel(x: 150, y: 150) }
    #expect(ground() == (255, 59, 48))
    app.tap("Circle")
    app.advance(by: 1)
    #expect(ground() == (52, 199, 89))
    app.tap("Home")
    app.advance(by: 1)
    #expect(ground() == (0, 122, 255))
    #expect(TabBarItem.allCases.allSatisfy { app.shows($0.titleName) })
  }

  private struct DefaultColorTheme: NamedTheme {
    let name = "default"
    let primary: Color = .blue
  }
  private struct AlternativeColorTheme: NamedTheme {
    let name = "alternative"
    let primary: Color = .red
  }

  @Test("A view takes whatever conforms to a protocol, or to two of them under one name [S2-118 S2-121]")
  func themes() {
    struct Page: View {
      let colorTheme: NamedTheme
      var body: some View { colorTheme.primary.overlay { Text(colorTheme.name) } }
    }
    let first = TestHost(size: window) { Page(colorTheme: DefaultColorTheme()) }
    #expect(first.texts == ["default"] && first.pixel(x: 2, y: 2) == (0, 122, 255))
    let second = TestHost(size: window) { Page(colorTheme: AlternativeColorTheme()) }
    #expect(second.texts == ["alternative"] && second.pixel(x: 2, y: 2) == (255, 59, 48))
  }

  private struct Greeting: Screen {
    var name: String
    var content: some View {
      if name.isEmpty { Color.clear } else { Text("Hello, \(name)") }
    }
  }
  private struct Presenter<S: Screen>: View {
    let screen: S
    var body: some View { screen.content }
  }

  @Test("A protocol leaves the type of its views open to those who conform [S2-045]")
  func associated() {
    #expect(texts { Presenter(screen: Greeting(name: "Ann")) } == ["Hello, Ann"])
    #expect("\(Greeting.Content.self)" == "_ConditionalContent<Color, Text>")
  }
}

@MainActor private protocol Screen {
  associatedtype Content: View
  @ViewBuilder var content: Content { get }
}
private protocol ColorThemeProtocol {
  var primary: Color { get }
}
private protocol Named {
  var name: String { get }
}
private typealias NamedTheme = ColorThemeProtocol & Named
