import Sash
import SwiftUI
import Testing

@MainActor @Suite("Swipes, editing and selection in lists")
struct ListEditingTests {
  private static let size = CGSize(width: 390, height: 600)

  private struct Fruits: View {
    @State var names = ["Apple", "Banana", "Cherry"]
    var body: some View {
      VStack(spacing: 0) {
        EditButton()
        List {
          ForEach(names, id: \.self) { Text($0) }
            .onDelete { names.remove(atOffsets: $0) }
            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
  }

  /// Moves a finger over a row in steps, and lets go.
  private func swipe(_ app: TestHost, _ text: String, by distance: CGFloat, lets: Bool = true) {
    let frame = app.frame(of: text)!
    let start = CGPoint(x: distance < 0 ? 340 : 40, y: frame.midY)
    app.press(at: start)
    for step in 1...10 {
      app.advance(by: 0.05)
      app.drag(to: CGPoint(x: start.x + distance * CGFloat(step) / 10, y: start.y))
    }
    guard lets else { return }
    app.advance(by: 0.3)
    app.release(at: CGPoint(x: start.x + distance, y: start.y))
    app.advance(by: 3)
  }

  @Test(
    "A swipe to the left offers to delete the row, and the offsets of it are deleted [S4-035 S4-037 S4-279]")
  func swipeToDelete() {
    let app = TestHost(size: Self.size) { Fruits() }
    #expect(!app.shows("Delete"))
    swipe(app, "Banana", by: -100)
    #expect(app.shows("Delete"))
    // Red, at the trailing end of the row.
    let button = app.frame(of: "Delete")!
    #expect(button.minX > 280)
    #expect(app.pixel(x: Int(button.minX) - 5, y: Int(button.midY)) == (255, 59, 48))
    #expect(app.frame(of: "Banana")!.minX < 0)
    app.tap("Delete")
    app.advance(by: 3)
    #expect(app.texts == ["Edit", "Apple", "Cherry"])
  }

  @Test("A tap beside an open row closes it and does nothing else")
  func tapCloses() {
    let app = TestHost(size: Self.size) { Fruits() }
    swipe(app, "Banana", by: -100)
    app.tap("Apple")
    app.advance(by: 3)
    #expect(!app.shows("Delete"))
    #expect(app.frame(of: "Banana")!.minX == 32)
    #expect(app.isIdle)
  }

  @Test("A swipe up or down scrolls and moves no row aside")
  func verticalDrag() {
    let app = TestHost(size: Self.size) {
      List { ForEach(0..<50, id: \.self) { Text("Row \($0)") }.onDelete { _ in } }
    }
    app.press(at: CGPoint(x: 200, y: 300))
    for step in 1...10 { app.drag(to: CGPoint(x: 200 - CGFloat(step), y: 300 - 10 * CGFloat(step))) }
    #expect(!app.shows("Delete"))
    let before: CGFloat = 35 + 154
    #expect(app.frame(of: "Row 3")!.midY < before - 80)
  }

  private struct Actions: View {
    var allowsFull = true
    @State var done: [String] = []
    var body: some View {
      VStack(spacing: 0) {
        Text("done: \(done.joined(separator: " "))")
        List {
          Text("Row")
            .swipeActions(edge: .trailing, allowsFullSwipe: allowsFull) {
              Button("Bin") { done.append("bin") }.tint(.purple)
              Button("File") { done.append("file") }
            }
            .swipeActions(edge: .leading) {
              Button("Pin") { done.append("pin") }.tint(.orange)
            }
          Text("Other")
        }
      }
    }
  }

  @Test("Swipe actions show on a swipe away from their edge, each in its tint [S4-038 S4-039]")
  func swipeActions() {
    let app = TestHost(size: Self.size) { Actions() }
    swipe(app, "Row", by: -120)
    #expect(app.texts == ["done: ", "Bin", "File", "Row", "Other"])
    // The first is nearest to the edge.
    #expect(app.frame(of: "Bin")!.minX > app.frame(of: "File")!.maxX)
    let bin = app.frame(of: "Bin")!
    #expect(app.pixel(x: Int(bin.minX) - 5, y: Int(bin.midY)) == (175, 82, 222))
    let file = app.frame(of: "File")!
    #expect(app.pixel(x: Int(file.minX) - 5, y: Int(file.midY)) == (142, 142, 147))
    app.tap("File")
    app.advance(by: 3)
    #expect(app.shows("done: file") && !app.shows("Bin"))
    swipe(app, "Row", by: 120)
    #expect(app.frame(of: "Pin")!.maxX < app.frame(of: "Row")!.minX)
    app.tap("Pin")
    #expect(app.shows("done: file pin"))
  }

  @Test("A swipe across the row performs the first action where that is allowed [S4-040]")
  func fullSwipe() {
    let app = TestHost(size: Self.size) { Actions() }
    swipe(app, "Row", by: -290)
    #expect(app.shows("done: bin") && !app.shows("Bin"))
    let other = TestHost(size: Self.size) { Actions(allowsFull: false) }
    swipe(other, "Row", by: -290)
    #expect(other.shows("done: ") && other.shows("Bin"))
  }

  @Test("Edit shows controls that delete, and Done hides them [S4-049]")
  func editMode() {
    let app = TestHost(size: Self.size) { Fruits() }
    app.tap("Edit")
    #expect(app.shows("Done"))
    let row = app.frame(of: "Banana")!
    #expect(row.minX == 70)
    #expect(app.pixel(x: 35, y: Int(row.midY)) == (255, 59, 48))
    app.tap(at: CGPoint(x: 43, y: row.midY))
    app.advance(by: 3)
    #expect(app.shows("Delete"))
    app.tap("Delete")
    app.advance(by: 3)
    #expect(app.texts == ["Done", "Apple", "Cherry"])
    app.tap("Done")
    #expect(app.frame(of: "Apple")!.minX == 32)
  }

  @Test("A row is moved by its handle to where it is put down")
  func move() {
    let app = TestHost(size: Self.size) { Fruits() }
    app.tap("Edit")
    let y = app.frame(of: "Apple")!.midY
    app.press(at: CGPoint(x: 343, y: y))
    app.drag(to: CGPoint(x: 343, y: y + 60))
    #expect(app.frame(of: "Apple")!.midY == y + 60)
    app.drag(to: CGPoint(x: 343, y: y + 90))
    // The others have made way.
    #expect(isNear(app.frame(of: "Banana")!.midY, y))
    #expect(isNear(app.frame(of: "Cherry")!.midY, y + 44))
    app.release(at: CGPoint(x: 343, y: y + 90))
    let order = ["Apple", "Banana", "Cherry"].sorted { app.frame(of: $0)!.minY < app.frame(of: $1)!.minY }
    #expect(order == ["Banana", "Cherry", "Apple"])
  }

  @Test("deleteDisabled and moveDisabled keep single rows from it")
  func disabled() {
    let app = TestHost(size: Self.size) {
      VStack {
        EditButton()
        List {
          ForEach(["A", "B"], id: \.self) { Text($0).deleteDisabled($0 == "A") }.onDelete { _ in }
        }
      }
    }
    swipe(app, "A", by: -100)
    #expect(!app.shows("Delete"))
    app.tap("Edit")
    #expect(app.frame(of: "A")!.minX == 32)
    #expect(app.frame(of: "B")!.minX == 70)
  }

  @Test("editActions edit the collection behind a binding")
  func editActions() {
    struct Page: View {
      @State var names = ["A", "B", "C"]
      var body: some View {
        VStack {
          Text(names.joined())
          List($names, id: \.self, editActions: .all) { Text($0.wrappedValue) }
        }
      }
    }
    let app = TestHost(size: Self.size) { Page() }
    swipe(app, "B", by: -300)
    #expect(app.shows("AC"))
  }

  // MARK: Selection

  private struct Single: View {
    @State var chosen: Int?
    var body: some View {
      VStack {
        Text("chosen: \(chosen.map(String.init) ?? "-")")
        List(0..<5, selection: $chosen) { Text("Row \($0)") }
      }
    }
  }

  @Test("A tap on a row writes the selection, which is drawn")
  func single() {
    let app = TestHost(size: Self.size) { Single() }
    app.resetWork()
    app.tap(at: CGPoint(x: 300, y: app.frame(of: "Row 2")!.midY))
    #expect(app.shows("chosen: 2"))
    func ground(_ row: Int) -> (Int, Int, Int) {
      let p = app.pixel(x: 300, y: Int(app.frame(of: "Row \(row)")!.midY))
      return (p.red, p.green, p.blue)
    }
    // systemGray4.
    #expect(ground(2) == (209, 209, 214))
    #expect(ground(1) == (255, 255, 255))
    app.tap("Row 0")
    #expect(app.shows("chosen: 0"))
    #expect(ground(2) == (255, 255, 255))
  }

  @Test("While a list is edited, taps add to a set and take away from it")
  func multiple() {
    struct Page: View {
      @State var chosen: Set<String> = []
      var body: some View {
        VStack {
          EditButton()
          Text("chosen: \(chosen.sorted().joined())")
          List(selection: $chosen) { ForEach(["a", "b", "c"], id: \.self) { Text("Row \($0)") } }
        }
      }
    }
    let app = TestHost(size: Self.size) { Page() }
    app.tap("Row b")
    #expect(app.shows("chosen: "), "a finger selects nothing before")
    app.click("Row b")
    #expect(app.shows("chosen: b"))
    app.tap("Edit")
    app.tap("Row a")
    app.tap("Row c")
    #expect(app.shows("chosen: abc"))
    app.tap("Row b")
    #expect(app.shows("chosen: ac"))
  }

  @Test("A tag is what a row selects; a row that has none of the type, or is disabled, selects nothing")
  func tags() {
    struct Page: View {
      @State var chosen: String?
      var body: some View {
        VStack {
          Text("chosen: \(chosen ?? "-")")
          List(selection: $chosen) {
            Text("One").tag("1")
            Text("Two")
            Text("Three").tag("3").selectionDisabled()
          }
        }
      }
    }
    let app = TestHost(size: Self.size) { Page() }
    app.tap("Two")
    #expect(app.shows("chosen: -"))
    app.tap("Three")
    #expect(app.shows("chosen: -"))
    app.tap("One")
    #expect(app.shows("chosen: 1"))
  }

  // MARK: Controls in rows

  @Test("A tap anywhere on a row performs its buttons, one of the style borderless only where it is drawn")
  func buttons() {
    struct Page: View {
      @State var log = ""
      var body: some View {
        VStack {
          Text("log: \(log)")
          List {
            Button("Plain row") { log += "a" }
            HStack {
              Button("B") { log += "b" }
              Button("C") { log += "c" }
            }
            HStack {
              Button("D") { log += "d" }
              Spacer()
            }
            .buttonStyle(.borderless)
            Button("Off") { log += "!" }.disabled(true)
          }
        }
      }
    }
    let app = TestHost(size: Self.size) { Page() }
    func tapEnd(_ text: String) { app.tap(at: CGPoint(x: 350, y: app.frame(of: text)!.midY)) }
    tapEnd("Plain row")
    #expect(app.shows("log: a"))
    tapEnd("B")
    #expect(app.shows("log: abc"))
    tapEnd("D")
    #expect(app.shows("log: abc"))
    app.tap("D")
    tapEnd("Off")
    #expect(app.shows("log: abcd"))
  }

  @Test("A pressed row of a button is drawn in grey")
  func highlight() {
    let app = TestHost(size: Self.size) { List { Button("Go") {} } }
    let y = app.frame(of: "Go")!.midY
    app.press(at: CGPoint(x: 300, y: y))
    app.advance(by: 0.2)
    #expect(app.pixel(x: 300, y: Int(y)) == (209, 209, 214))
    app.release(at: CGPoint(x: 300, y: y))
    #expect(app.pixel(x: 300, y: Int(y)) == (255, 255, 255))
  }

  // MARK: Pulling

  @Test("Pulling a list down runs its action, and the spinner goes when that has ended")
  func refresh() async {
    struct Page: View {
      @State var count = 0
      var body: some View {
        List { Text("Count \(count)") }
          .refreshable { count += 1 }
      }
    }
    let app = TestHost(size: Self.size) { Page() }
    let y = app.frame(of: "Count 0")!.midY
    app.press(at: CGPoint(x: 200, y: 100))
    for step in 1...30 {
      app.advance(by: 1 / 60)
      app.drag(to: CGPoint(x: 200, y: 100 + 10 * CGFloat(step)))
    }
    await app.settle()
    #expect(app.shows("Count 1"))
    app.release(at: CGPoint(x: 200, y: 400))
    app.advance(by: 3)
    #expect(app.frame(of: "Count 1")!.midY == y)
    #expect(app.isIdle)
  }

  @Test("A refresh that ends after its window has closed does nothing more")
  func refreshAfterTheEnd() async {
    final class Gate { var open: CheckedContinuation<Void, Never>? }
    struct Page: View {
      let gate: Gate
      var body: some View {
        List { Text("row") }.refreshable { await withCheckedContinuation { gate.open = $0 } }
      }
    }
    let gate = Gate()
    var app: TestHost? = TestHost(size: Self.size) { Page(gate: gate) }
    app!.press(at: CGPoint(x: 200, y: 100))
    for step in 1...30 {
      app!.advance(by: 1 / 60)
      app!.drag(to: CGPoint(x: 200, y: 100 + 10 * CGFloat(step)))
    }
    await app!.settle()
    #expect(gate.open != nil)
    app!.close()
    app = nil
    gate.open?.resume()
    let other = TestHost(size: Self.size) { Text("another window") }
    await other.settle()
    #expect(other.texts == ["another window"])
  }
}
