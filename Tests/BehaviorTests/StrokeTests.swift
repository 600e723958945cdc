import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Mouse, wheel and touch pad")
struct StrokeTests {
  // MARK: Swipe actions

  private struct Rows: View {
    @State private var log = "nothing"
    @State private var selected: Int?
    var selects = false
    var body: some View {
      VStack {
        Text("log \(log)")
        Text("selected \(selected.map(String.init) ?? "none")")
        if selects { List(selection: $selected) { rows } } else { List { rows } }
      }
    }
    private var rows: some View {
      ForEach(0..<30, id: \.self) { row in
        Text("Row \(row)")
          .swipeActions {
            Button("Delete", role: .destructive) { log = "deleted \(row)" }
            Button("More") { log = "more \(row)" }.tint(.orange)
          }
          .swipeActions(edge: .leading) { Button("Pin") { log = "pinned \(row)" } }
      }
    }
  }

  @Test(
    "A mouse drags a row aside and presses its actions; the row is not selected by it",
    arguments: [false, true])
  func mouseSwipe(selects: Bool) throws {
    let host = TestHost { Rows(selects: selects) }
    let y = try #require(host.frame(of: "Row 2")).midY
    host.dragMouse(from: CGPoint(x: 300, y: y), to: CGPoint(x: 180, y: y))
    host.advance(by: 1)
    #expect(host.shows("Delete") && host.shows("More") && host.shows("selected none"))
    host.click("More")
    host.advance(by: 1)
    #expect(host.shows("log more 2") && !host.shows("More") && host.shows("selected none"))
    // A click selects, and does so still where a row is open: that one is only closed.
    host.dragMouse(from: CGPoint(x: 300, y: y), to: CGPoint(x: 180, y: y))
    host.advance(by: 1)
    host.click("Row 4")
    host.advance(by: 1)
    #expect(!host.shows("More") && host.shows("selected none"))
    host.click("Row 4")
    #expect(host.shows(selects ? "selected 4" : "selected none"))
    // Up and down a mouse drags nothing.
    host.dragMouse(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
    host.advance(by: 1)
    #expect(try #require(host.frame(of: "Row 2")).midY == y)
  }

  @Test("A stroke on a touch pad uncovers the actions of a row and snaps; a long one performs the first")
  func padSwipe() throws {
    let host = TestHost { Rows() }
    let y = try #require(host.frame(of: "Row 1")).midY
    let place = CGPoint(x: 200, y: y)
    host.strokePad(at: place, by: CGSize(width: -20, height: 0), rests: true)
    host.advance(by: 1)
    #expect(!host.shows("More"), "too short")
    host.strokePad(at: place, by: CGSize(width: -120, height: 3), rests: true)
    host.advance(by: 1)
    #expect(host.shows("Delete") && host.shows("More"))
    let open = try #require(host.frame(of: "Row 1")).minX
    host.strokePad(at: place, by: CGSize(width: 130, height: 0), rests: true)
    host.advance(by: 1)
    #expect(!host.shows("More") && open < 0)
    host.strokePad(at: place, by: CGSize(width: 80, height: 0), rests: true)
    host.advance(by: 1)
    #expect(host.shows("Pin"))
    host.strokePad(at: place, by: CGSize(width: -80, height: 0), rests: true)
    host.advance(by: 1)
    host.strokePad(at: place, by: CGSize(width: -330, height: 0), rests: true)
    host.advance(by: 1)
    #expect(host.shows("log deleted 1"))
  }

  @Test("A wheel with shift uncovers the actions and covers them; it performs none, however far it turns")
  func wheelSwipe() throws {
    let host = TestHost { Rows() }
    let place = CGPoint(x: 200, y: try #require(host.frame(of: "Row 1")).midY)
    host.turnWheel(at: place, notches: -1, shift: true)
    host.advance(by: 1)
    #expect(host.shows("Delete") && host.shows("More"))
    host.turnWheel(at: place, notches: -20, shift: true)
    host.advance(by: 1)
    #expect(host.shows("More") && host.shows("log nothing"))
    host.turnWheel(at: place, notches: 1, shift: true)
    host.advance(by: 1)
    #expect(!host.shows("More"))
    host.turnWheel(at: place, notches: 1, shift: true)
    host.advance(by: 1)
    #expect(host.shows("Pin"))
    // Scrolling covers them again.
    host.turnWheel(at: place, notches: -2)
    host.advance(by: 1)
    #expect(!host.shows("Pin"))
  }

  // MARK: Scrolling

  @Test("A touch pad scrolls, goes on by itself when fingers are lifted, and springs back at the ends")
  func padScroll() throws {
    let host = TestHost {
      ScrollView { VStack(spacing: 0) { ForEach(0..<100) { Text("Row \($0)").frame(height: 40) } } }
    }
    let place = CGPoint(x: 200, y: 400)
    let start = try #require(host.frame(of: "Row 10")).minY
    host.strokePad(at: place, by: CGSize(width: 0, height: -200), rests: true)
    host.advance(by: 1)
    #expect(abs(try #require(host.frame(of: "Row 10")).minY - (start - 200)) < 1)
    host.strokePad(at: place, by: CGSize(width: 0, height: -200))
    let lifted = try #require(host.frame(of: "Row 20")).minY
    host.advance(by: 2)
    #expect((host.frame(of: "Row 20")?.minY ?? -1000) < lifted - 100)
    host.strokePad(at: place, by: CGSize(width: 0, height: 9000))
    host.advance(by: 3)
    #expect(try #require(host.frame(of: "Row 10")).minY == start)
    host.pad(.began, at: place)
    host.pad(.moved, at: place, by: CGSize(width: 0, height: 100))
    #expect(try #require(host.frame(of: "Row 10")).minY > start + 20)
    host.pad(.ended, at: place)
    host.advance(by: 2)
    #expect(try #require(host.frame(of: "Row 10")).minY == start)
    // A host that does not know of fingers: what is pulled goes back when nothing more comes.
    host.pad(.unknown, at: place, by: CGSize(width: 0, height: 100.5))
    #expect(try #require(host.frame(of: "Row 10")).minY > start + 20)
    host.advance(by: 2)
    #expect(try #require(host.frame(of: "Row 10")).minY == start)
  }

  // MARK: Pages

  private struct Pages: View {
    @State private var page = 0
    var body: some View {
      VStack {
        Text("page \(page)")
        TabView(selection: $page) {
          Color.red.tag(0)
          Color.green.tag(1)
          Color.blue.tag(2)
        }
        .tabViewStyle(.page)
      }
    }
  }
  private func isWhole(_ host: TestHost) -> Bool {
    let (left, right) = (host.pixel(x: 2, y: 400), host.pixel(x: 390, y: 400))
    return left == right
  }

  @Test("Pages are turned by a wheel, a touch pad and a mouse, and always rest at one")
  func pages() {
    let place = CGPoint(x: 200, y: 400)
    let wheel = TestHost { Pages() }
    wheel.turnWheel(at: place, notches: -1, shift: true)
    wheel.advance(by: 2)
    #expect(wheel.shows("page 1") && isWhole(wheel))
    wheel.turnWheel(at: place, notches: -5, shift: true)
    wheel.advance(by: 2)
    #expect(wheel.shows("page 2") && isWhole(wheel))
    wheel.turnWheel(at: place, notches: 1, shift: true)
    wheel.advance(by: 2)
    #expect(wheel.shows("page 1") && isWhole(wheel))
    wheel.turnWheel(at: place, notches: 3)
    wheel.advance(by: 2)
    #expect(wheel.shows("page 1") && isWhole(wheel), "up and down it turns none")

    let pad = TestHost { Pages() }
    pad.strokePad(at: place, by: CGSize(width: -80, height: 0))
    pad.advance(by: 2)
    #expect(pad.shows("page 1") && isWhole(pad))
    pad.strokePad(at: place, by: CGSize(width: 60, height: 0), rests: true)
    pad.advance(by: 2)
    #expect(pad.shows("page 1") && isWhole(pad), "fingers that rested leave the nearer one")
    for _ in 0..<5 {
      pad.pad(.unknown, at: place, by: CGSize(width: -22.5, height: 0))
      pad.advance(by: 1.0 / 60)
    }
    pad.advance(by: 2)
    #expect(pad.shows("page 2") && isWhole(pad))

    let mouse = TestHost { Pages() }
    mouse.dragMouse(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400))
    mouse.advance(by: 2)
    #expect(mouse.shows("page 1") && isWhole(mouse))
  }

  @Test("A page stays a page when the window becomes wider, also while it is being turned")
  func pagesInAnotherWidth() {
    let host = TestHost { Pages() }
    host.turnWheel(at: CGPoint(x: 200, y: 400), notches: -1, shift: true)
    host.advance(by: 2)
    host.resize(to: CGSize(width: 500, height: 852))
    host.advance(by: 1)
    #expect(host.shows("page 1") && host.pixel(x: 2, y: 400) == host.pixel(x: 490, y: 400))
    host.turnWheel(at: CGPoint(x: 200, y: 400), notches: -1, shift: true)
    host.advance(by: 0.1)
    host.resize(to: CGSize(width: 393, height: 852))
    host.advance(by: 2)
    #expect(host.shows("page 2") && isWhole(host))
  }

  // MARK: Refreshing

  private struct Renewed: View {
    @State private var count = 0
    var body: some View {
      List {
        Text("renewed \(count)")
        ForEach(0..<40) { Text("Row \($0)") }
      }
      .refreshable { count += 1 }
    }
  }

  @Test("A touch pad pulls a list down to renew it, and so does a wheel that starts at the top")
  func refresh() async {
    let place = CGPoint(x: 200, y: 400)
    let pad = TestHost { Renewed() }
    pad.strokePad(at: place, by: CGSize(width: 0, height: 60))
    pad.advance(by: 2)
    await pad.settle()
    #expect(pad.shows("renewed 0"), "too short")
    pad.strokePad(at: place, by: CGSize(width: 0, height: 300))
    await pad.settle()
    pad.advance(by: 2)
    #expect(pad.shows("renewed 1"))

    let wheel = TestHost { Renewed() }
    wheel.turnWheel(at: place, notches: -3)
    wheel.advance(by: 1)
    wheel.turnWheel(at: place, notches: 20)
    await wheel.settle()
    wheel.advance(by: 2)
    #expect(wheel.shows("renewed 0"), "it came from further down")
    wheel.turnWheel(at: place, notches: 2)
    await wheel.settle()
    wheel.advance(by: 2)
    #expect(wheel.shows("renewed 0"), "too short")
    wheel.turnWheel(at: place, notches: 7)
    await wheel.settle()
    wheel.advance(by: 2)
    await wheel.settle()
    #expect(wheel.shows("renewed 1"))
    let rest = wheel.frame(of: "Row 0")?.minY
    wheel.advance(by: 2)
    #expect(wheel.frame(of: "Row 0")?.minY == rest && wheel.isIdle)
  }

  // MARK: Sheets

  private struct Sheets: View {
    @State private var isShown = true
    @State private var detent = PresentationDetent.medium
    var isFixed = false
    var body: some View {
      Text(isShown ? "shown" : "gone")
        .sheet(isPresented: $isShown) {
          NavigationStack {
            List(0..<30) { Text("Row \($0)") }.navigationTitle("Sheet").navigationBarTitleDisplayMode(.inline)
          }
          .presentationDetents([.medium, .large], selection: $detent)
          .interactiveDismissDisabled(isFixed)
        }
    }
  }
  private func top(_ host: TestHost) -> CGFloat { host.frame(of: "Sheet")?.minY ?? -1 }

  @Test("A mouse drags a sheet by its bar or its content, from one height to the next and away")
  func mouseSheet() throws {
    let host = TestHost { Sheets() }
    host.advance(by: 1)
    let medium = top(host)
    host.dragMouse(from: CGPoint(x: 60, y: medium), to: CGPoint(x: 60, y: medium - 320))
    host.advance(by: 1)
    #expect(top(host) < 100 && medium > 400)
    let row = try #require(host.frame(of: "Row 3")).midY
    host.dragMouse(from: CGPoint(x: 60, y: row), to: CGPoint(x: 60, y: row + 350))
    host.advance(by: 1)
    #expect(abs(top(host) - medium) < 1)
    host.dragMouse(from: CGPoint(x: 60, y: medium), to: CGPoint(x: 60, y: medium + 350))
    host.advance(by: 1)
    #expect(host.shows("gone") && !host.shows("Sheet"))
    let fixed = TestHost { Sheets(isFixed: true) }
    fixed.advance(by: 1)
    fixed.dragMouse(from: CGPoint(x: 60, y: medium), to: CGPoint(x: 60, y: medium + 350))
    fixed.advance(by: 1)
    #expect(fixed.shows("shown") && abs(top(fixed) - medium) < 1)
  }

  @Test(
    "A wheel over a sheet makes it larger first and then scrolls; at the top it makes it smaller, and never closes it"
  )
  func wheelSheet() throws {
    let host = TestHost { Sheets() }
    host.advance(by: 1)
    let place = CGPoint(x: 200, y: 700)
    let medium = top(host)
    host.turnWheel(at: place, notches: -6)
    host.advance(by: 1)
    let first = try #require(host.frame(of: "Row 0")).minY
    #expect(top(host) < 100 && first > top(host), "one turn of the wheel does one thing")
    host.turnWheel(at: place, notches: -3)
    host.advance(by: 1)
    #expect((host.frame(of: "Row 0")?.minY ?? -1000) < first - 100 && top(host) < 100)
    host.turnWheel(at: place, notches: 10)
    host.advance(by: 1)
    #expect(try #require(host.frame(of: "Row 0")).minY == first && top(host) < 100)
    host.turnWheel(at: place, notches: 4)
    host.advance(by: 1)
    #expect(abs(top(host) - medium) < 1)
    host.turnWheel(at: place, notches: 4)
    host.advance(by: 1)
    #expect(host.shows("shown") && abs(top(host) - medium) < 1)
  }

  @Test("A finger and a touch pad drag a sheet by a list that is at its top, and scroll one that is not")
  func listInSheet() throws {
    let host = TestHost { Sheets() }
    host.advance(by: 1)
    let medium = top(host)
    func drag(from start: CGFloat, to end: CGFloat) {
      host.press(at: CGPoint(x: 200, y: start))
      for step in 1...10 {
        host.advance(by: 1.0 / 60)
        host.drag(to: CGPoint(x: 200, y: start + (end - start) * CGFloat(step) / 10))
      }
      host.advance(by: 0.2)
      host.drag(to: CGPoint(x: 200, y: end))
      host.release(at: CGPoint(x: 200, y: end))
      host.advance(by: 1)
    }
    drag(from: 750, to: 400)
    #expect(top(host) < 100)
    drag(from: 750, to: 600)
    #expect((host.frame(of: "Row 0")?.minY ?? -1000) < top(host))
    drag(from: 400, to: 700)
    #expect(top(host) < 100, "what began as scrolling goes on as that")
    host.strokePad(at: CGPoint(x: 200, y: 600), by: CGSize(width: 0, height: 330), rests: true)
    host.advance(by: 1)
    #expect(abs(top(host) - medium) < 1)
    host.strokePad(at: CGPoint(x: 200, y: 700), by: CGSize(width: 0, height: 350), rests: true)
    host.advance(by: 1)
    #expect(host.shows("gone"))
  }

  @Test("A wheel picker is turned by a wheel, row by row")
  func picker() {
    struct Root: View {
      @State private var value = 3
      var body: some View {
        VStack {
          Text("value \(value)")
          Picker("Number", selection: $value) { ForEach(0..<10) { Text("\($0)") } }.pickerStyle(.wheel)
        }
      }
    }
    let host = TestHost { Root() }
    host.turnWheel(at: CGPoint(x: 196, y: 430), notches: -2)
    host.advance(by: 1)
    #expect(host.shows("value 5"))
    host.strokePad(at: CGPoint(x: 196, y: 430), by: CGSize(width: 0, height: 64), rests: true)
    host.advance(by: 1)
    #expect(host.shows("value 3"))
  }

  @Test("A mouse keeps what it drags: a slider in a row or in a sheet")
  func slider() {
    struct Root: View {
      @State private var isShown = true
      @State private var value = 0.5
      var body: some View {
        Text(isShown ? "shown" : "gone").sheet(isPresented: $isShown) {
          VStack {
            Text(value > 0.7 ? "high" : "low")
            Slider(value: $value).padding()
            Spacer()
          }
        }
      }
    }
    let host = TestHost { Root() }
    host.advance(by: 1)
    let y = host.frame(of: "low")!.maxY + 35
    host.dragMouse(from: CGPoint(x: 196, y: y), to: CGPoint(x: 330, y: y + 300))
    host.advance(by: 1)
    #expect(host.shows("high") && host.shows("shown"))
  }
}
