import Sash
import SwiftUI
import Testing

/// Places are rounded to pixels.
func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= 0.5 }
/// How far the middle of one text is below that of another.
@MainActor func distance(_ app: TestHost, _ upper: String, _ lower: String) -> CGFloat {
  app.frame(of: lower)!.midY - app.frame(of: upper)!.midY
}

@MainActor @Suite("Lists")
struct ListTests {
  struct Item: Identifiable, Equatable {
    var id: Int
    var name: String
  }

  private static let size = CGSize(width: 390, height: 600)

  @Test("The ground of a selected row covers the lines above and below it")
  func selectedLines() throws {
    let app = TestHost(size: CGSize(width: 300, height: 300), scale: 2) {
      List(["one", "two", "three"], id: \.self, selection: .constant("two")) { Text($0) }.listStyle(.plain)
    }
    let middle = try #require(app.frame(of: "two")).midY
    let ground = app.pixel(x: 500, y: Int(2 * middle))
    #expect(ground == (209, 209, 214))
    for y in [Int(2 * middle) - 44 - 1, Int(2 * middle) + 43] { #expect(app.pixel(x: 500, y: y) == ground) }
    #expect(app.pixel(x: 500, y: Int(2 * middle) - 60) == (255, 255, 255))
  }

  @Test("A list shows one row for each element and follows the array [S0-036]")
  func follows() {
    struct Page: View {
      @State var items = [Item(id: 0, name: "Zero"), Item(id: 1, name: "One")]
      var body: some View {
        VStack {
          Button("Add") { items.append(Item(id: items.count, name: "New")) }
          List(items) { Text($0.name) }
        }
      }
    }
    let app = TestHost(size: Self.size) { Page() }
    #expect(app.texts == ["Add", "Zero", "One"])
    app.tap("Add")
    #expect(app.texts == ["Add", "Zero", "One", "New"])
  }

  @Test("A row of one line is 44 points high in cards 16 points from the edges, and 35 below the top")
  func metrics() {
    let app = TestHost(size: Self.size) {
      List {
        Text("A")
        Text("B")
      }
    }
    let (a, b) = (app.frame(of: "A")!, app.frame(of: "B")!)
    #expect(a.minX == 32)
    #expect(isNear(a.midY, 57))
    #expect(isNear(b.midY - a.midY, 44))
    // The ground, a corner of the card, the card.
    #expect(app.pixel(x: 8, y: 60) == (242, 242, 247))
    #expect(app.pixel(x: 16, y: 35) != (255, 255, 255))
    #expect(app.pixel(x: 200, y: 40) == (255, 255, 255))
  }

  @Test(
    "A section stands as a card, with its header above it in small capitals [S0-111 S0-113 S0-155 S4-036]")
  func sections() {
    let app = TestHost(size: Self.size) {
      List {
        Section(header: Text("First")) { Text("A") }
        Section {
          Text("B")
        } header: {
          Text("Second")
        } footer: {
          Text("Foot")
        }
      }
      .listStyle(.insetGrouped)
    }
    #expect(app.texts == ["FIRST", "A", "SECOND", "B", "Foot"])
    #expect(app.frame(of: "FIRST")!.minX == 32)
    #expect(app.frame(of: "FIRST")!.height < 17)
    #expect(app.frame(of: "A")!.minY > app.frame(of: "FIRST")!.maxY)
    // Between the cards is the ground.
    let between = (app.frame(of: "A")!.maxY + app.frame(of: "SECOND")!.minY) / 2 + 5
    #expect(app.pixel(x: 200, y: Int(between)) == (242, 242, 247))
  }

  // MARK: Laziness

  private struct Long: View {
    @State var isShown = true
    var body: some View {
      List {
        ForEach(0..<10_000, id: \.self) { LongRow(index: $0) }
      }
    }
  }
  private struct LongRow: View {
    let index: Int
    @State private var taps = 0
    var body: some View {
      Button("Row \(index): \(taps)") { taps += 1 }
    }
  }

  @Test("Of ten thousand rows only those near what is seen are made, and they keep their state")
  func lazy() {
    let app = TestHost(size: Self.size) { Long() }
    #expect(app.work.bodies.filter { $0 == "LongRow" }.count < 30)
    app.tap("Row 2: 0")
    #expect(app.shows("Row 2: 1"))
    app.resetWork()
    for _ in 0..<40 { app.scroll(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: -100)) }
    #expect(!app.shows("Row 2: 1"))
    // 4,000 points are 91 rows of 44.
    #expect((80...110).contains(app.work.bodies.filter { $0 == "LongRow" }.count))
    for _ in 0..<40 { app.scroll(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: 100)) }
    #expect(app.shows("Row 2: 1"))
  }

  @Test("A change of one element makes one row again")
  func oneRow() {
    struct Page: View {
      @State var items = (0..<50).map { Item(id: $0, name: "Item \($0)") }
      var body: some View {
        VStack {
          Button("Change") { items[3].name = "Changed" }
          List(items) { item in Row(name: item.name) }
        }
      }
    }
    struct Row: View {
      let name: String
      var body: some View { Text(name) }
    }
    let app = TestHost(size: Self.size) { Page() }
    app.resetWork()
    app.tap("Change")
    #expect(app.shows("Changed"))
    #expect(app.work.bodies.filter { $0 == "Row" }.count == 1)
  }

  @Test("scrollTo brings a row of a list that is far away, by the id of its element")
  func scrollTo() {
    struct Page: View {
      var body: some View {
        ScrollViewReader { proxy in
          VStack {
            Button("Go") { proxy.scrollTo(700, anchor: .top) }
            List(0..<1000) { Text("Row \($0)") }
          }
        }
      }
    }
    let app = TestHost(size: Self.size) { Page() }
    app.tap("Go")
    #expect(app.shows("Row 700"))
    #expect(distance(app, "Go", "Row 700") < 80)
  }

  @Test("onAppear of a row runs once when it scrolls in [S0-112 S0-185]")
  func appear() {
    final class Seen { var rows: [Int] = [] }
    let seen = Seen()
    let app = TestHost(size: Self.size) {
      List(0..<100) { index in Text("Row \(index)").onAppear { seen.rows.append(index) } }
    }
    #expect(seen.rows == Array(0..<seen.rows.count) && (12...14).contains(seen.rows.count))
    let first = seen.rows.count
    app.scroll(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: -88))
    #expect(seen.rows == Array(0..<first + 2))
    app.scroll(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: -40))
    app.scroll(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: 40))
    #expect(Set(seen.rows).count >= first + 2)
  }

  @Test("A list in a frame scrolls inside of it [S0-120]")
  func fixedHeight() {
    let app = TestHost(size: Self.size) {
      VStack(spacing: 0) {
        List(["a", "b", "c", "d", "e", "f", "g", "h"], id: \.self) { Text($0) }.frame(height: 200)
        Text("Below")
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    #expect(app.frame(of: "Below")!.minY == 200)
    let a = app.frame(of: "a")!.minY
    app.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -30))
    #expect(app.frame(of: "a")!.minY == a - 30)
  }

  // MARK: Rows

  @Test("Two views without a stack are two rows, also for each element [S4-162]")
  func twoRows() {
    let app = TestHost(size: Self.size) {
      List(0..<2) { index in
        Text("A\(index)")
        Text("B\(index)")
      }
    }
    #expect(app.texts == ["A0", "B0", "A1", "B1"])
    #expect(isNear(distance(app, "A0", "B0"), 44))
    #expect(isNear(distance(app, "B0", "A1"), 44))
  }

  @Test("A key path gives rows their identity, and rows may be filtered by an if [S4-160 S4-225]")
  func mixed() {
    struct Result: Hashable {
      var trackId: Int
      var name: String
      var isGood: Bool
    }
    struct Page: View {
      @State var onlyGood = false
      let results = [
        Result(trackId: 1, name: "One", isGood: true), Result(trackId: 2, name: "Two", isGood: false),
      ]
      var body: some View {
        List {
          Toggle("Only good", isOn: $onlyGood)
          ForEach(results, id: \.trackId) { result in
            if !onlyGood || result.isGood { Text(result.name) }
          }
        }
      }
    }
    let app = TestHost(size: Self.size) { Page() }
    #expect(app.texts == ["Only good", "One", "Two"])
    app.tap(at: CGPoint(x: 330, y: app.frame(of: "Only good")!.midY))
    #expect(app.texts == ["Only good", "One"])
    let list = TestHost(size: Self.size) {
      List([Result(trackId: 7, name: "Seven", isGood: true)], id: \.trackId) { item in
        VStack { Text(item.name) }
      }
    }
    #expect(list.texts == ["Seven"])
  }

  @Test("A plain list has rows from edge to edge, and headers that stay [S4-281 S0-110]")
  func plain() {
    let app = TestHost(size: Self.size) {
      List {
        ForEach(0..<4) { section in
          Section(header: Text("Head \(section)")) {
            ForEach(0..<10) { Text("Row \(section).\($0)") }
          }
        }
      }
      .listStyle(PlainListStyle())
    }
    #expect(app.frame(of: "Row 0.0")!.minX == 16)
    // 22 points are kept free above a header of 28.
    #expect(isNear(app.frame(of: "Head 0")!.midY, 36))
    #expect(isNear(app.frame(of: "Row 0.0")!.midY, (50 + 22)))
    app.scroll(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: -200))
    #expect(isNear(app.frame(of: "Head 0")!.midY, 14))
  }

  @Test("The badge of a row stands at its end, and zero shows none [S4-059]")
  func badges() {
    let app = TestHost(size: Self.size) {
      List {
        Text("A").badge(5)
        Text("B").badge(0)
        Text("C").badge("new")
      }
    }
    #expect(app.texts == ["A", "5", "B", "C", "new"])
    #expect(isNear(app.frame(of: "5")!.maxX, 358))
  }

  @Test("Rows take insets, a ground, and a least height")
  func rowModifiers() {
    let app = TestHost(size: Self.size) {
      List {
        Text("A").listRowInsets(EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 0))
        Text("B").listRowBackground(Color.red)
        Text("C")
      }
      .environment(\.defaultMinListRowHeight, 60)
    }
    #expect(app.frame(of: "A")!.minX == 21)
    #expect(isNear(distance(app, "A", "B"), 60))
    let b = app.frame(of: "B")!
    #expect(app.pixel(x: 300, y: Int(b.midY)) == (255, 59, 48))
  }

  @Test("A line lies between two rows unless one of them hides it, in its tint")
  func separators() {
    func isLine(_ app: TestHost, below text: String) -> Bool {
      let y = Int((app.frame(of: text)!.midY + 22).rounded()) - 1
      return app.pixel(x: 300, y: y) != (255, 255, 255)
    }
    let app = TestHost(size: Self.size) {
      List {
        Text("A")
        Text("B").listRowSeparator(.hidden, edges: .bottom)
        Text("C")
        Text("D").listRowSeparator(.hidden, edges: .top)
        Text("E").listRowSeparatorTint(.red)
        Text("F")
      }
    }
    #expect(isLine(app, below: "A"))
    #expect(!isLine(app, below: "B"))
    #expect(!isLine(app, below: "C"))
    #expect(isLine(app, below: "D"))
    #expect(!isLine(app, below: "F"))
    let y = Int((app.frame(of: "E")!.midY + 22).rounded()) - 1
    #expect(app.pixel(x: 300, y: y) == (255, 59, 48))
  }

  @Test("The line below a row begins where its text does")
  func separatorInset() {
    let app = TestHost(size: Self.size) {
      List {
        HStack {
          Color.blue.frame(width: 30, height: 20)
          Text("A")
        }
        Text("B")
        Text("C")
      }
    }
    let y = Int((app.frame(of: "A")!.midY + 22).rounded()) - 1
    let start = Int(app.frame(of: "A")!.minX)
    #expect(app.pixel(x: start - 3, y: y) == (255, 255, 255))
    #expect(app.pixel(x: start + 3, y: y) != (255, 255, 255))
    #expect(app.pixel(x: 34, y: y + 44) != (255, 255, 255))
  }

  @Test("Sections and rows stand as far apart as they are told")
  func spacing() {
    func space(_ spacing: CGFloat?) -> CGFloat {
      let app = TestHost(size: Self.size) {
        List {
          Section { Text("A") }
          Section { Text("B") }
        }
        .listSectionSpacing(spacing.map { .custom($0) } ?? .default)
      }
      return distance(app, "A", "B") - 44
    }
    #expect(isNear(space(nil), 35))
    #expect(isNear(space(10), 10))
    let rows = TestHost(size: Self.size) {
      List {
        Text("A")
        Text("B")
      }
      .listRowSpacing(12)
    }
    #expect(isNear(distance(rows, "A", "B"), 56))
  }

  @Test("Without its ground a list shows what is behind it")
  func background() {
    let app = TestHost(size: Self.size) {
      List { Text("A") }.scrollContentBackground(.hidden).background(Color.red)
    }
    #expect(app.pixel(x: 200, y: 400) == (255, 59, 48))
    #expect(app.pixel(x: 200, y: 40) == (255, 255, 255))
  }

  @Test("From right to left a list is a mirror image")
  func rightToLeft() {
    let app = TestHost(size: Self.size) {
      List { Text("A").badge(3) }.environment(\.layoutDirection, .rightToLeft)
    }
    #expect(isNear(app.frame(of: "A")!.maxX, 358))
    #expect(isNear(app.frame(of: "3")!.minX, 32))
  }

  @Test("A section shows its content while it is expanded, and in a sidebar a control in the header says so")
  func expanded() {
    struct Page: View {
      @State var isExpanded = true
      var body: some View {
        VStack {
          Button("Toggle") { isExpanded.toggle() }
          List {
            Section("Head", isExpanded: $isExpanded) { Text("Row") }
          }
          .listStyle(.sidebar)
        }
      }
    }
    let app = TestHost(size: Self.size) { Page() }
    #expect(app.texts == ["Toggle", "Head", "Row"])
    app.tap("Toggle")
    app.advance(by: 1)
    #expect(!app.shows("Row"))
    app.tap(at: CGPoint(x: 343, y: app.frame(of: "Head")!.midY))
    #expect(app.shows("Row"))
  }

  // MARK: Forms

  @Test(
    "A form is a grouped list of rows and sections, whose fields write to bindings [S0-030 S4-251 S4-252]")
  func form() {
    struct Page: View {
      @State var name = ""
      @State var isOn = false
      var body: some View {
        Form {
          Text("Hello \(name)")
          Section("Settings") {
            HStack { TextField("Name", text: $name) }
            Toggle("Switch", isOn: $isOn)
            LabeledContent("State", value: isOn ? "on" : "off")
          }
        }
      }
    }
    let app = TestHost(size: Self.size) { Page() }
    #expect(app.texts == ["Hello ", "SETTINGS", "Name", "Switch", "State", "off"])
    #expect(app.pixel(x: 8, y: 100) == (242, 242, 247))
    app.tap("Name")
    app.type("Ada")
    #expect(app.shows("Hello Ada"))
    // A switch does not make its row higher.
    #expect(isNear(distance(app, "Switch", "State"), 44))
    app.tap(at: CGPoint(x: 330, y: app.frame(of: "Switch")!.midY))
    #expect(app.shows("on"))
  }

  @Test("A form in columns is no list: labels end where values begin")
  func columns() {
    let app = TestHost(size: Self.size) {
      Form { LabeledContent("Label", value: "Value") }.formStyle(.columns)
    }
    #expect(app.pixel(x: 8, y: 8) == (255, 255, 255))
    let gap = app.frame(of: "Value")!.minX - app.frame(of: "Label")!.maxX
    #expect(gap < 20)
  }
}
