import Sash
import SwiftUI
import Testing

private let window = CGSize(width: 300, height: 200)

private final class Made {
  var rows: [Int] = []
  var events: [String] = []
}

private struct Row: View {
  let number: Int
  let made: Made
  @State private var taps = 0
  var body: some View {
    let _ = made.rows.append(number)
    Button("Row \(number): \(taps)") { taps += 1 }.frame(width: 200, height: 40)
  }
}

@MainActor @Suite("Lazy containers")
struct LazyTests {
  @Test(
    "A lazy column makes only the rows near what is seen, of a hundred thousand too [S0-101 fact-94]",
    arguments: [1000, 100_000])
  func lazy(count: Int) {
    let made = Made()
    let app = TestHost(size: window) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(number: $0, made: made) } } }
    }
    // 5 rows are seen, a quarter more on each side is kept ready.
    #expect(made.rows == Array(0..<7), "\(made.rows)")
    #expect(app.shows("Row 0: 0"))
    app.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -20))
    #expect(made.rows.count == 7)
    app.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -400))
    #expect(made.rows.count < 20, "\(made.rows)")
    #expect(abs(app.frame(of: "Row 12: 0")!.midY - (12 * 40 + 20 - 420)) < 0.001)
    // All rows are alike, so the estimate is exact.
    app.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -1e9))
    #expect(app.frame(of: "Row \((count - 1).formatted()): 0")!.midY == 180)
    #expect(made.rows.count < 40)
  }

  @Test("Rows once made stay and keep their state [fact-94]")
  func keepsState() {
    let made = Made()
    let app = TestHost(size: window) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Row(number: $0, made: made) } } }
    }
    app.tap("Row 1: 0")
    #expect(app.shows("Row 1: 1"))
    app.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -8000))
    #expect(!app.shows("Row 1: 1"))
    let bodies = made.rows.filter { $0 == 1 }.count
    app.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: 8000))
    #expect(app.frame(of: "Row 1: 1")!.midY == 60)
    #expect(made.rows.filter { $0 == 1 }.count == bodies)
  }

  @Test(
    "onAppear and onDisappear run for each row as it enters and leaves what is seen [S0-109 S0-112 S0-185]")
  func appearance() {
    let made = Made()
    let app = TestHost(size: window) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) { number in
            Color.red.frame(width: 100, height: 40)
              .onAppear { made.events.append("+\(number)") }
              .onDisappear { made.events.append("-\(number)") }
          }
        }
      }
    }
    #expect(made.events == ["+0", "+1", "+2", "+3", "+4"])
    made.events = []
    app.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -40))
    #expect(made.events.sorted() == ["+5", "-0"])
    made.events = []
    app.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: 40))
    #expect(made.events.sorted() == ["+0", "-5"])
  }

  @Test("A step within what is made runs no body and measures nothing")
  func stepWork() {
    let made = Made()
    let app = TestHost(size: window) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Row(number: $0, made: made) } } }
    }
    app.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -10))
    app.resetWork()
    app.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -10))
    #expect(app.work.bodies.isEmpty)
    #expect(app.work.evaluations < 25, "\(app.work.evaluations)")
  }

  @Test(
    "Outside of a scroll view a lazy column makes everything; so does a plain one inside of it [fact-96 fact-97]"
  )
  func outside() {
    let made = Made()
    let app = TestHost(size: window) {
      LazyVStack(spacing: 0) { ForEach(0..<50, id: \.self) { Row(number: $0, made: made) } }
    }
    #expect(made.rows == Array(0..<50))
    app.close()
    let plain = Made()
    let column = TestHost(size: window) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<50, id: \.self) { Row(number: $0, made: plain) } } }
    }
    #expect(plain.rows == Array(0..<50))
    column.close()
  }

  @Test("A lazy row in a horizontal scroll view takes the height it is offered [S3-042]")
  func lazyRow() {
    let frames = Frames()
    let made = Made()
    let app = TestHost(size: window) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { number in
            let _ = made.rows.append(number)
            Text("Item \(number)").frame(width: 100, height: 30)
          }
        }
        .measured("row", frames)
      }
      .measured("scroll", frames)
    }
    #expect(frames["scroll"] == CGRect(0, 0, 300, 200))
    #expect(frames["row"] == CGRect(0, 0, 10000, 200))
    #expect(app.frame(of: "Item 0")!.midY == 100)
    #expect(made.rows.count < 6)
    app.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: -1000, height: 0))
    #expect(app.frame(of: "Item 10")!.midX == 50)
  }

  @Test("From right to left a lazy row begins at the right")
  func lazyRowRightToLeft() {
    let app = TestHost(size: window) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { Text("Item \($0)").frame(width: 100, height: 30) }
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(app.frame(of: "Item 0")!.midX == 250)
    app.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 1000, height: 0))
    #expect(app.frame(of: "Item 10")!.midX == 250)
  }

  @Test("Rows above that turn out longer than thought do not move what is seen")
  func stable() {
    let app = TestHost(size: window) {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("jump") { proxy.scrollTo(500, anchor: .top) }.frame(height: 40)
          ScrollView {
            LazyVStack(spacing: 0) {
              // Every row from 400 on is twice as high as the ones that the estimate was made from.
              ForEach(0..<1000, id: \.self) {
                Text("Row \($0)").frame(width: 200, height: $0 < 400 ? 20 : 40)
              }
            }
          }
        }
      }
    }
    app.tap("jump")
    #expect(app.frame(of: "Row 500")!.midY == 60)
    var last = app.frame(of: "Row 500")!.midY
    for _ in 0..<4 {
      app.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: 10))
      let now = app.frame(of: "Row 500")!.midY
      #expect(now == last + 10)
      last = now
    }
  }

  @Test("Rows with conditions and rows of several views are laid out one after another")
  func mixedRows() {
    let app = TestHost(size: CGSize(width: 300, height: 400)) {
      ScrollView {
        LazyVStack(spacing: 10) {
          Text("Head").frame(height: 20)
          ForEach(0..<3, id: \.self) { number in
            if number != 1 { Text("Row \(number)").frame(height: 20) }
            if number == 2 { Text("More").frame(height: 20) }
          }
        }
      }
    }
    #expect(app.frame(of: "Head")!.midY == 10)
    #expect(app.frame(of: "Row 0")!.midY == 40)
    #expect(app.frame(of: "Row 2")!.midY == 70)
    #expect(app.frame(of: "More")!.midY == 100)
  }

  @Test("Rows that are added and removed appear and go, the others keep their state")
  func changes() {
    struct Screen: View {
      let made: Made
      @State private var rows = Array(0..<20)
      var body: some View {
        VStack(spacing: 0) {
          Button("change") { rows = [100] + rows.dropFirst(1) }.frame(height: 40)
          ScrollView { LazyVStack(spacing: 0) { ForEach(rows, id: \.self) { Row(number: $0, made: made) } } }
        }
      }
    }
    let made = Made()
    let app = TestHost(size: window) { Screen(made: made) }
    app.tap("Row 1: 0")
    app.tap("change")
    #expect(app.shows("Row 100: 0"))
    #expect(!app.shows("Row 0: 0"))
    #expect(app.frame(of: "Row 1: 1")!.midY == 100)
    app.checkInvariants()
  }

  @Test("A grid of five fixed columns lays rectangles out row by row [S4-232 S4-236]")
  func fixedGrid() {
    let frames = Frames()
    let columns = Array(repeating: GridItem(.fixed(50), spacing: 4), count: 5)
    let app = TestHost(size: window) {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 10) {
          ForEach(0..<50) { Rectangle().frame(height: 20).measured("\($0)", frames) }
        }
      }
    }
    // 5 * 50 + 4 * 4 = 266, centred in 300.
    #expect(frames["0"] == CGRect(17, 0, 50, 20))
    #expect(frames["4"] == CGRect(17 + 4 * 54, 0, 50, 20))
    #expect(frames["5"] == CGRect(17, 30, 50, 20))
    app.close()
  }

  @Test(
    "Adaptive columns are as many as fit; spacing and alignment of items may be nil [S4-233 S4-234 S4-344]")
  func adaptiveGrid() {
    let frames = Frames()
    let app = TestHost(size: CGSize(width: 393, height: 300)) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: nil, alignment: nil)]) {
          ForEach(0..<10) { Text("\($0)").frame(height: 20).measured("\($0)", frames) }
        }
      }
    }
    // (393 + 8) / 88 = 4 columns of (393 - 24) / 4 = 92.25.
    #expect(abs(frames["3"].midX - (3 * 100.25 + 46.125)) < 0.6, "\(frames)")
    #expect(frames["4"].minY == 28)
    app.close()
    let limited = Frames()
    let other = TestHost(size: CGSize(width: 393, height: 300)) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80, maximum: 85))]) {
          ForEach(0..<10) { Color.red.frame(height: 20).measured("\($0)", limited) }
        }
      }
    }
    #expect(limited["0"].width == 85)
    other.close()
    let three = Frames()
    let fixed = TestHost(size: CGSize(width: 393, height: 300)) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.fixed(80)), GridItem(.fixed(80))]) {
          ForEach(0..<10) { Color.red.frame(height: 20).measured("\($0)", three) }
        }
      }
    }
    #expect(three["1"].minX - three["0"].minX == 88)
    fixed.close()
  }

  @Test("A long grid makes only the cells near what is seen [S4-345]")
  func longGrid() {
    let made = Made()
    let app = TestHost(size: window) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
          ForEach(0..<1000) { number in
            let _ = made.rows.append(number)
            Text("Item \(number)").frame(height: 40)
          }
        }
      }
    }
    #expect(made.rows.count < 40, "\(made.rows.count)")
    app.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -1e6))
    #expect(app.shows("Item 999"))
    #expect(made.rows.count < 100)
  }

  @Test(
    "A horizontal grid fills columns from top to bottom; fixed and flexible rows share the height [S0-222 S4-346]"
  )
  func horizontalGrid() {
    let frames = Frames()
    let app = TestHost(size: window) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(50)), GridItem(.flexible(minimum: 30))], spacing: 20) {
          ForEach(0..<10) { Color.red.frame(width: 60).measured("\($0)", frames) }
        }
      }
      .frame(height: 150)
    }
    #expect(frames["0"] == CGRect(0, 25, 60, 50))
    #expect(frames["1"] == CGRect(0, 25 + 58, 60, 92))
    #expect(frames["2"] == CGRect(80, 25, 60, 50))
    app.close()
  }

  private final class Names: ObservableObject {
    @Published var names: [String]
    init(_ names: [String]) { self.names = names }
  }
  private struct Column: View {
    @ObservedObject var names: Names
    var body: some View {
      LazyVStack(alignment: .leading) { ForEach(names.names, id: \.self) { Text($0) } }.background(.yellow)
    }
  }
  private func isAlike(_ app: TestHost, _ fresh: TestHost) -> Bool { app.pixelsDiffering(from: fresh) == 0 }

  @Test("A lazy column that is offered no width is as wide as its rows are now, not as they were")
  func ownBreadth() {
    let names = Names(["a", "a name that is much longer than all of the others", "b"])
    func open() -> TestHost {
      TestHost(size: window) { ScrollView([.horizontal, .vertical]) { Column(names: names) } }
    }
    let app = open()
    let wide = app.frame(of: "a name that is much longer than all of the others")!
    #expect(wide.height < 30)
    names.names = ["a", "b", "c"]
    app.advance(by: 0.1)
    #expect(isAlike(app, open()))
  }

  @Test(
    "How long a lazy column is follows from its rows now: in a window that was larger, and after the rows were higher"
  )
  func ownLength() {
    let names = Names((0..<40).map { "row \($0)" })
    func open(_ height: CGFloat) -> TestHost {
      TestHost(size: CGSize(width: 300, height: height)) {
        HStack(alignment: .top) {
          // As long as its content.
          ScrollView { Column(names: names) }.fixedSize(horizontal: false, vertical: true)
          ScrollView { Column(names: names) }
        }
      }
    }
    let app = open(200)
    for height in [600, 1000, 200] as [CGFloat] {
      app.resize(to: CGSize(width: 300, height: height))
      #expect(isAlike(app, open(height)), "\(height)")
    }
    for rows in [(0..<3).map { "one\ntwo\nthree \($0)" }, ["a", "b"], (0..<100).map { "row \($0)" }] {
      names.names = rows
      app.advance(by: 0.1)
      #expect(isAlike(app, open(200)), "\(rows.count) rows")
    }
  }

  @Test("What chooses by size knows how long a lazy row is before it shows it, and comes to rest")
  func choosing() {
    final class Rows: ObservableObject { @Published var count = 40 }
    struct Root: View {
      @ObservedObject var rows: Rows
      var body: some View {
        ViewThatFits(in: .horizontal) {
          ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
              ForEach(0..<rows.count, id: \.self) { Text("cell \($0)").frame(width: 50) }
            }
          }
          Text("instead")
        }
      }
    }
    let rows = Rows()
    let warnings = TestHost.warnings {
      let app = TestHost(size: window) { Root(rows: rows) }
      for (count, fits) in [(40, false), (6, true), (7, false), (2, true), (100, false)] {
        rows.count = count
        app.advance(by: 0.5)
        #expect(app.shows("cell 0") == fits && app.shows("instead") == !fits, "\(count) cells")
        #expect(app.isIdle)
      }
    }
    #expect(warnings == [])
  }

  @Test("What is scrolled to the start stays there when a first row that had nothing gets something")
  func growingStart() {
    let names = Names(["", "second", "third"])
    struct Root: View {
      @ObservedObject var names: Names
      var body: some View {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(names.names.indices, id: \.self) { Text(names.names[$0]) }
            ForEach(0..<30, id: \.self) { Text("row \($0)") }
          }
        }
      }
    }
    let app = TestHost(size: window) { Root(names: names) }
    names.names[0] = "now something"
    app.advance(by: 0.1)
    #expect(app.frame(of: "now something")?.minX == 0)
  }
}
