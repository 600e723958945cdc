import Foundation
import Sash
import SwiftUI
import Testing

/// A transition with and without a number, under one name.
extension AnyTransition {
  fileprivate static var sliding: AnyTransition { .sliding(by: 100) }
  fileprivate static func sliding(by distance: CGFloat) -> AnyTransition {
    .modifier(active: Slide(distance: distance), identity: Slide(distance: 0))
  }
}
private struct Slide: ViewModifier {
  let distance: CGFloat
  func body(content: Content) -> some View { content.offset(x: distance) }
}

extension Bundle {
  fileprivate func decode<T: Decodable>(_ file: String) -> T? {
    url(forResource: file, withExtension: nil)
      .flatMap { try? JSONDecoder().decode(T.self, from: Data(contentsOf: $0)) }
  }
}

/// What views do with values and models of Swift and Foundation, as documents show it.
@MainActor @Suite("Values and models in views, as documents show them")
struct ModelRowTests {
  private let window = CGSize(width: 300, height: 200)
  private func texts<V: View>(@ViewBuilder _ view: () -> V) -> [String] { TestHost(size: window, view).texts }

  // MARK: Texts

  @Test("What is typed is trimmed and taken apart before it becomes rows [S4-001 S4-017]")
  func typed() {
    struct Words: View {
      @State private var text = ""
      @State private var words: [String] = []
      @State private var letters: [String] = []
      var body: some View {
        TextField("Words", text: $text)
          .onSubmit {
            let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
            letters = trimmed.components(separatedBy: " ")
            words = trimmed.split(separator: " ").map { String($0) }
          }
        Text("\(letters.count) parts")
        ForEach(words, id: \.self) { Text("<\($0)>") }
      }
    }
    let app = TestHost(size: window) { Words() }
    app.tap("Words")
    app.type("  a b  c ")
    app.press(.return)
    // Two blanks have an empty part between them, which split leaves out.
    #expect(app.texts.suffix(4) == ["4 parts", "<a>", "<b>", "<c>"])
  }

  @Test("The type that a text is decoded as is that of what takes it [S4-007]")
  func inferred() {
    struct Places: View {
      private let places: [String]? = Bundle.main.decode("places.json")
      private let numbers: [Int]? = Bundle.main.decode("places.json")
      var body: some View {
        ForEach(places ?? [], id: \.self) { Text($0) }
        Text(numbers == nil ? "no numbers" : "numbers")
      }
    }
    #expect(texts { Places() } == ["Oslo", "Lima", "Kyiv", "no numbers"])
  }

  @Test("A text of Swift is the key of a cache that takes those of Objective-C [S4-082]")
  func bridged() {
    struct Cached: View {
      final class Pictures {
        let cache = NSCache<NSString, UIImage>()
      }
      let pictures = Pictures()
      @State private var name = "1"
      @State private var found = "nothing"
      var body: some View {
        Text("found \(found)")
        Button("Add") { pictures.cache.setObject(UIImage(), forKey: name as NSString) }
        Button("Look") { found = pictures.cache.object(forKey: name as NSString) == nil ? "nothing" : name }
        Button("Next") { name = "2" }
      }
    }
    let app = TestHost(size: window) { Cached() }
    for step in ["Look", "Add", "Look"] {
      #expect(app.shows("found nothing"))
      app.tap(step)
    }
    #expect(app.shows("found 1"))
    app.tap("Next")
    app.tap("Look")
    #expect(app.shows("found nothing"))
  }

  @Test("An identifier that is made at random is a text of 36 characters, another one each time [S4-171]")
  func identifiers() throws {
    struct Note: View {
      @State private var id = UUID().uuidString
      var body: some View {
        Text(verbatim: id)
        Button("Another") { id = UUID().uuidString }
      }
    }
    let app = TestHost { Note() }
    let first = app.texts[0]
    app.tap("Another")
    let second = app.texts[0]
    #expect(first.count == 36 && second.count == 36 && first != second)
    #expect(UUID(uuidString: second) != nil)
  }

  // MARK: Casts, missing values, failures

  @Test("Literals and values become the types that are asked for, or nothing does [S4-070 S4-172]")
  func casts() {
    struct Mixed: View {
      let items: [Any] = [1, "two", 3 as Float, Color.red]
      var body: some View {
        Text(verbatim: "\(1 as Float)")
        ForEach(items.indices, id: \.self) { index in
          if let number = items[index] as? Int {
            Text("number \(number)")
          } else if let text = items[index] as? String {
            Text("text \(text)")
          } else if items[index] is Float {
            Text(verbatim: "float \(items[index] as! Float)")
          } else {
            Text("view \(items[index] is any View)")
          }
        }
      }
    }
    #expect(texts { Mixed() } == ["1.0", "number 1", "text two", "float 3.0", "view true"])
    let controller = UIHostingController(rootView: Text("root")) as UIViewController
    #expect(controller as? UINavigationController == nil && controller as? UIHostingController<Text> != nil)
  }

  @Test("What is missing is shown as something else, the first that is there [S4-318]")
  func missing() {
    struct Page: View {
      let captains = ["Enterprise": "Picard"]
      @State private var author: String?
      @State private var draft: String?
      var body: some View {
        Text(captains["Serenity"] ?? "N/A")
        Text(captains["Voyager", default: "nobody"])
        Text(draft ?? author ?? "Anonymous")
        Button("Author") { author = "Ann" }
        Button("Draft") { draft = "Bob" }
      }
    }
    let app = TestHost(size: window) { Page() }
    #expect(app.texts.prefix(3) == ["N/A", "nobody", "Anonymous"])
    app.tap("Author")
    #expect(app.shows("Ann"))
    app.tap("Draft")
    #expect(app.shows("Bob") && !app.shows("Ann"))
  }

  @Test("A failure is caught and told, is nothing, or is taken for impossible [S4-319]")
  func failures() {
    struct Risky: View {
      enum Failure: Error { case low }
      @State private var level = 0
      @State private var message = "none"
      private func run() throws -> Int {
        guard level > 0 else { throw Failure.low }
        return level
      }
      var body: some View {
        if let result = try? run() {
          Text("result \(result)")
        } else {
          Text("no result")
        }
        Text("message \(message)")
        Button("Run") {
          do {
            message = "ran \(try run())"
          } catch {
            message = "failed \(error)"
          }
        }
        Button("Raise") {
          level += 1
          message = "sure \(try! run())"
        }
      }
    }
    let app = TestHost(size: window) { Risky() }
    #expect(app.shows("no result"))
    app.tap("Run")
    #expect(app.shows("message failed low"))
    app.tap("Raise")
    #expect(app.shows("result 1") && app.shows("message sure 1"))
    app.tap("Run")
    #expect(app.shows("message ran 1"))
  }

  // MARK: Dates

  private static let utc = TimeZone(secondsFromGMT: 0)!
  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = utc
    return calendar
  }

  @Test("A day is chosen between today and tomorrow, which is a range of dates [S4-179]")
  func dates() throws {
    struct Page: View {
      let start: Date
      @State var date: Date
      var body: some View {
        let tomorrow = start.addingTimeInterval(86400)
        let range = start...tomorrow
        DatePicker("Day", selection: $date, in: range, displayedComponents: .date).datePickerStyle(.graphical)
        Text(date.ISO8601Format())
      }
    }
    // Friday, 13 June 2025, 9:30.
    let friday = Date(timeIntervalSince1970: 1_749_807_000)
    let app = TestHost {
      Page(start: friday, date: friday)
        .environment(\.timeZone, Self.utc).environment(\.calendar, Self.calendar)
        .environment(\.locale, Locale(identifier: "en_US"))
    }
    app.tap("14")
    #expect(app.shows("2025-06-14T09:30:00Z"))
    for day in ["12", "15"] {
      app.tap(day)
      #expect(app.shows("2025-06-14T09:30:00Z"))
    }
    app.tap("13")
    #expect(app.shows("2025-06-13T09:30:00Z"))
    #expect(abs(Date.now.timeIntervalSince(Date())) < 60)
  }

  @Test("A time is made of its parts, read in parts, and told as a time [S4-180 S4-333]")
  func components() throws {
    struct Rest: View {
      static var defaultWakeTime: Date {
        var components = DateComponents()
        components.hour = 8
        components.minute = 0
        return Calendar.current.date(from: components) ?? Date.now
      }
      @State private var wakeUp = defaultWakeTime
      @State private var answer = ""
      var body: some View {
        Button("Later") { wakeUp += 1800 }
        Button("Calculate") {
          let components = Calendar.current.dateComponents([.hour, .minute], from: wakeUp)
          let hour = components.hour ?? 0
          let minute = components.minute ?? 0
          let actualSleep: TimeInterval = 9.5 * 3600
          let sleepTime = wakeUp - actualSleep
          answer = "\(hour):\(minute) \(sleepTime.formatted(date: .omitted, time: .shortened))"
        }
        Text(verbatim: answer)
      }
    }
    let app = TestHost(size: window) { Rest() }
    app.tap("Calculate")
    let first = try #require(app.texts.last)
    // In words of the user's locale: half an hour before 11 in the evening.
    #expect(first.hasPrefix("8:0 ") && first.contains("30") && (first.contains("10") || first.contains("22")))
    #expect(first.count < 16, "a time without a day")
    app.tap("Later")
    app.tap("Calculate")
    let second = try #require(app.texts.last)
    #expect(second.hasPrefix("8:30 ") && (second.contains("11") || second.contains("23")))
  }

  // MARK: Collections

  @Test("Elements are grouped by what they have in common, a section for each [S4-342]")
  func grouped() {
    struct ExpenseItem: Identifiable {
      let id = UUID()
      let name: String
      let type: String
    }
    struct Expenses: View {
      @State private var items = [
        ExpenseItem(name: "a", type: "Personal"), ExpenseItem(name: "b", type: "Business"),
        ExpenseItem(name: "c", type: "Personal"),
      ]
      var body: some View {
        let byType = Dictionary(grouping: items, by: { $0.type })
        List {
          ForEach(byType.keys.sorted(), id: \.self) { type in
            Section(type) { ForEach(byType[type] ?? []) { Text($0.name) } }
          }
          Button("Add") { items.append(ExpenseItem(name: "d", type: "Travel")) }
        }
        .listStyle(.plain)
      }
    }
    let app = TestHost { Expenses() }
    /// From above: headers are drawn last.
    func rows() -> [String] { app.texts.sorted { app.frame(of: $0)!.minY < app.frame(of: $1)!.minY } }
    #expect(rows() == ["Business", "b", "Personal", "a", "c", "Add"])
    app.tap("Add")
    app.advance(by: 1)
    #expect(rows() == ["Business", "b", "Personal", "a", "c", "Travel", "d", "Add"])
  }

  @Test("A shuffle makes another order of the same rows, which keep what they know [S4-326]")
  func shuffled() {
    struct Row: View {
      let number: Int
      @State private var count = 0
      var body: some View { Button("row \(number) \(count)") { count += 1 } }
    }
    struct Page: View {
      @State private var numbers = Array(1...12)
      var body: some View {
        Button("Shuffle") { numbers = numbers.shuffled() }
        ForEach(numbers, id: \.self) { Row(number: $0) }
      }
    }
    let app = TestHost { Page() }
    let before = app.texts.dropFirst()
    app.tap("row 3 0")
    var orders: Set<[String]> = []
    for _ in 0..<4 {
      app.tap("Shuffle")
      orders.insert(Array(app.texts.dropFirst()))
    }
    #expect(orders.count > 1, "four times the same order is one chance in 10 to the 26")
    let wanted = Set(before).subtracting(["row 3 0"]).union(["row 3 1"])
    #expect(orders.allSatisfy { $0.count == 12 && Set($0) == wanted })
  }

  // MARK: Functions

  @Test("A closure changes what it is handed by inout; the value of others stays [S4-222]")
  func inOut() {
    struct Lines: View {
      @Environment(\.lineLimit) private var limit
      let name: String
      var body: some View { Text("\(name) \(limit ?? 0)") }
    }
    func double(_ limit: inout Int?) { limit = (limit ?? 0) * 2 }
    let shown = texts {
      VStack {
        Lines(name: "outside")
        Lines(name: "inside").transformEnvironment(\.lineLimit) { double(&$0) }
      }
      .lineLimit(3)
    }
    #expect(shown == ["outside 3", "inside 6"])
  }

  @Test("A property and a method of one name are told apart by their call [S4-096]")
  func sameName() throws {
    struct Page: View {
      let transition: AnyTransition
      @State private var isShown = false
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear
          if isShown { Text("it").frame(width: 80, alignment: .leading).transition(transition) }
          Button("Show") { withAnimation(.linear(duration: 1)) { isShown = true } }.offset(y: 150)
        }
      }
    }
    func halfway(_ transition: AnyTransition) throws -> CGFloat {
      let app = TestHost(size: window) { Page(transition: transition) }
      app.tap("Show")
      app.advance(by: 0.5)
      return try #require(app.frame(of: "it")).minX
    }
    #expect(try isNear(halfway(.sliding), 50) && isNear(halfway(.sliding(by: 40)), 20))
  }

  @Test("The data of an animation may be a CGFloat where the property is a Double [S4-134]")
  func animatable() {
    struct Bar: Shape {
      var offsetAmount: Double
      var animatableData: CGFloat {
        get { offsetAmount }
        set { offsetAmount = newValue }
      }
      func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: offsetAmount, height: 20)) }
    }
    struct Page: View {
      @State private var isWide = false
      var body: some View {
        ZStack(alignment: .topLeading) {
          Bar(offsetAmount: isWide ? 200 : 100)
          Button("Grow") { withAnimation(.linear(duration: 1)) { isWide = true } }.offset(y: 100)
        }
      }
    }
    let app = TestHost(size: window) { Page() }
    func isDark(_ x: Int) -> Bool { app.pixel(x: x, y: 10).red < 128 }
    #expect(isDark(98) && !isDark(102))
    app.tap("Grow")
    app.advance(by: 0.5)
    #expect(isDark(148) && !isDark(152))
  }

  // MARK: Classes

  private final class Ticker: ObservableObject {
    static var alive = 0
    /// Ticks of all clocks, for as long as the program runs.
    static let ticks = PassthroughSubject<Void, Never>()
    @Published var count = 0
    private var subscription: AnyCancellable?
    private lazy var text: () -> String = { [unowned self] in "clock \(self.count)" }
    var description: String { text() }
    init() {
      Self.alive += 1
      subscription = Self.ticks.sink { [weak self] in self?.count += 1 }
    }
    deinit { Self.alive -= 1 }
  }

  @Test("A model that closures capture weakly or unowned goes with its view [S4-169]")
  func captures() {
    struct Face: View {
      @StateObject private var clock = Ticker()
      var body: some View { Text(clock.description) }
    }
    struct Page: View {
      @State private var isShown = true
      var body: some View {
        Button("Toggle") { isShown.toggle() }
        if isShown { Face() }
      }
    }
    let app = TestHost(size: window) { Page() }
    Ticker.ticks.send()
    app.advance(by: 0)
    #expect(app.shows("clock 1") && Ticker.alive == 1)
    app.tap("Toggle")
    #expect(Ticker.alive == 0)
    Ticker.ticks.send()
    app.tap("Toggle")
    #expect(app.shows("clock 0") && Ticker.alive == 1)
  }

  private final class Settings: ObservableObject {
    static let shared = Settings()
    static var made = 0
    @Published var name = "nobody"
    private init() { Self.made += 1 }
  }

  @Test("There is one singleton, which views in different places share [S4-170]")
  func singleton() {
    struct Reader: View {
      @ObservedObject private var settings = Settings.shared
      var body: some View { Text("read \(settings.name)") }
    }
    struct Writer: View {
      @ObservedObject private var settings = Settings.shared
      var body: some View { Button("Write") { settings.name = "Ann" } }
    }
    let (first, second) = (TestHost(size: window) { Reader() }, TestHost(size: window) { Writer() })
    #expect(first.shows("read nobody"))
    second.tap("Write")
    first.advance(by: 0)
    #expect(first.shows("read Ann") && Settings.made == 1)
  }

  @Test("The model of a view may be a type in an extension of it [S4-205]")
  func nestedModel() {
    let app = TestHost(size: window) { ChainingView() }
    app.tap("Load")
    #expect(app.shows("message loaded 1"))
    app.tap("Load")
    #expect(app.shows("message loaded 2"))
  }

  private class Food: ObservableObject {
    @Published var name: String
    init(name: String) { self.name = name }
    convenience init() { self.init(name: "[Unnamed]") }
  }
  private class RecipeIngredient: Food, Decodable {
    @Published var quantity: Int
    private enum CodingKeys: String, CodingKey { case name, quantity }
    init(name: String, quantity: Int) {
      self.quantity = quantity
      super.init(name: name)
    }
    override convenience init(name: String) { self.init(name: name, quantity: 1) }
    required init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      quantity = try values.decode(Int.self, forKey: .quantity)
      super.init(name: try values.decode(String.self, forKey: .name))
      name += "!"
    }
  }
  /// Inherits every initialiser.
  private final class ShoppingListItem: RecipeIngredient {
    @Published var purchased = false
    var description: String { "\(quantity) x \(name) \(purchased ? "✔" : "✘")" }
  }

  @Test(
    "Models of models are made in every way that their classes have, and all that they publish is seen [S4-351]"
  )
  func initialisers() throws {
    struct ItemRow: View {
      @ObservedObject var item: ShoppingListItem
      var body: some View {
        Button(item.description) {
          item.name = item.name.uppercased()
          item.purchased = true
        }
      }
    }
    let items = [
      ShoppingListItem(), ShoppingListItem(name: "Bacon"), ShoppingListItem(name: "Eggs", quantity: 6),
      try JSONDecoder().decode(ShoppingListItem.self, from: Data(#"{"name": "Milk", "quantity": 2}"#.utf8)),
    ]
    let app = TestHost(size: window) {
      ForEach(items.indices, id: \.self) { ItemRow(item: items[$0]) }
    }
    #expect(app.texts == ["1 x [Unnamed] ✘", "1 x Bacon ✘", "6 x Eggs ✘", "2 x Milk! ✘"])
    app.tap("6 x Eggs ✘")
    #expect(app.shows("6 x EGGS ✔"))
    items[3].name = "Tea"
    app.advance(by: 0)
    #expect(app.shows("2 x Tea ✘"), "what the first class publishes")
  }
}

private struct ChainingView: View {
  @StateObject private var viewModel = ViewModel()
  var body: some View {
    Text("message \(viewModel.message)")
    Button("Load") { viewModel.load() }
  }
}
extension ChainingView {
  fileprivate final class ViewModel: ObservableObject {
    @Published var message = ""
    private var loads = 0
    func load() {
      loads += 1
      message = "loaded \(loads)"
    }
  }
}
