import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Grids and views that fit")
struct GridTests {
  private let frames = Frames()
  private let window = CGSize(width: 300, height: 200)

  private func box(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = 20) -> some View {
    Color.red.frame(width: width, height: height).measured(name, frames)
  }
  private func show<V: View>(_ direction: LayoutDirection = .leftToRight, @ViewBuilder _ view: () -> V) {
    _ = TestHost(size: window) {
      view().measured("grid", frames)
        .frame(width: 300, height: 200, alignment: .topLeading).environment(\.layoutDirection, direction)
    }
  }

  @Test("A column is as wide as its widest cell, a row as high as its highest [fact-88 case-203]")
  func columns() {
    show {
      Grid {
        GridRow {
          box("a", 40)
          box("b", 80, 30)
        }
        GridRow {
          box("c", 60)
          box("d", 20)
        }
      }
    }
    #expect(frames["grid"].size == CGSize(width: 148, height: 58))
    #expect(frames["a"] == CGRect(10, 5, 40, 20))
    #expect(frames["b"] == CGRect(68, 0, 80, 30))
    #expect(frames["c"] == CGRect(0, 38, 60, 20))
    #expect(frames["d"] == CGRect(98, 38, 20, 20))
  }

  @Test("Flexible cells share what is left by columns and rows [fact-88 case-205]")
  func flexible() {
    _ = TestHost(size: window) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.measured("a", frames)
          Color.red.measured("b", frames)
        }
        GridRow {
          Color.red.measured("c", frames)
          Color.red.measured("d", frames)
        }
      }.frame(width: 300, height: 100)
    }
    #expect(frames["a"] == CGRect(0, 50, 150, 50))
    #expect(frames["d"] == CGRect(150, 100, 150, 50))
    show {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box("fixed", 50)
          box("rest")
          box("other")
        }
      }
    }
    #expect(frames["fixed"].width == 50)
    #expect(frames["rest"] == CGRect(60, 0, 115, 20))
    #expect(frames["other"] == CGRect(185, 0, 115, 20))
  }

  @Test(
    "A view without a row goes over the whole width, and widens the grid unless it is unsized [fact-89 case-204]"
  )
  func wholeRows() {
    func grid(_ axes: Axis.Set) {
      show {
        Grid(verticalSpacing: 0) {
          GridRow {
            box("a", 60)
            box("b", 80)
          }
          Divider().gridCellUnsizedAxes(axes).measured("line", frames)
        }
      }
    }
    grid([])
    #expect(frames["grid"].width == 300)
    #expect(frames["line"] == CGRect(0, 20, 300, 1))
    grid(.horizontal)
    #expect(frames["grid"].width == 148)
    #expect(frames["line"] == CGRect(0, 20, 148, 1))
    #expect(frames["a"].width == 60)
  }

  @Test(
    "Rows of different lengths leave cells empty; a cell over several columns counts their gaps [fact-90]")
  func spans() {
    show {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box("a", 40)
          box("b", 50)
          box("c", 60)
        }
        GridRow { box("d", 30) }
        GridRow {
          box("two").gridCellColumns(2).gridCellUnsizedAxes(.horizontal)
          box("e", 10)
        }
        GridRow { box("wide", 90).gridCellColumns(2) }
      }
    }
    #expect(frames["grid"].size == CGSize(width: 170, height: 80))
    #expect(frames["d"] == CGRect(5, 20, 30, 20))
    #expect(frames["two"] == CGRect(0, 40, 100, 20))
    #expect(frames["e"] == CGRect(135, 40, 10, 20))
    #expect(frames["wide"] == CGRect(5, 60, 90, 20))
    show {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box("a", 40)
          box("b", 50)
        }
        GridRow { box("wide", 120).gridCellColumns(2) }
      }
    }
    #expect(frames["grid"].width == 120)
    #expect(frames["b"] == CGRect(65, 0, 50, 20))
  }

  @Test("Alignments of the grid, a column, a row and a cell [fact-91]")
  func alignments() {
    func content() -> some View {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 40)
          box("b", 80, 40)
        }
        GridRow(alignment: .bottom) {
          box("c", 60, 40)
          box("d", 20).gridColumnAlignment(.trailing)
        }
        GridRow {
          box("e", 10, 10).gridCellAnchor(UnitPoint(x: 0.5, y: 1))
          box("f", 30, 30)
        }
      }
    }
    show { content() }
    #expect(frames["a"] == CGRect(0, 0, 40, 20))
    #expect(frames["d"] == CGRect(120, 60, 20, 20))
    #expect(frames["e"] == CGRect(25, 100, 10, 10))
    #expect(frames["f"] == CGRect(110, 80, 30, 30))
    show(.rightToLeft) { content() }
    #expect(frames["a"] == CGRect(260, 0, 40, 20))
    #expect(frames["d"] == CGRect(160, 60, 20, 20))
    #expect(frames["f"] == CGRect(160, 80, 30, 30))
  }

  @Test("Texts of a row meet on their baselines where the row asks for it")
  func baselines() {
    let app = TestHost(size: window) {
      Grid(alignment: .leadingFirstTextBaseline) {
        GridRow {
          Text("small").font(.caption)
          Text("Large").font(.largeTitle)
        }
      }
    }
    let (small, large) = (app.frame(of: "small")!, app.frame(of: "Large")!)
    #expect(small.minY > large.minY && small.maxY < large.maxY)
  }

  private struct Growing: View {
    @State private var count = 1
    let frames: Frames
    var body: some View {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        ForEach(0..<count, id: \.self) { row in
          GridRow {
            Button("row \(row)") { count += 1 }
            Color.red.frame(width: 10, height: 20).measured("\(row)", frames)
          }
        }
      }
    }
  }

  @Test("Rows may come from a ForEach and come later")
  func rowsOfForEach() {
    let app = TestHost(size: window) { Growing(frames: frames) }
    app.tap("row 0")
    app.tap("row 1")
    #expect(app.texts == ["row 0", "row 1", "row 2"])
    #expect(frames["2"].minX == frames["0"].minX)
    #expect(frames["2"].minY > frames["1"].minY)
    app.checkInvariants()
  }

  @Test("A grid as a value lays its rows out as a grid does, and turns into a column")
  func gridLayout() {
    struct Root: View {
      @State private var isGrid = true
      let frames: Frames
      var body: some View {
        let layout =
          isGrid
          ? AnyLayout(GridLayout(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 4))
          : AnyLayout(VStackLayout(spacing: 0))
        layout {
          GridRow {
            Color.red.frame(width: 40, height: 10).measured("a", frames)
            Color.red.frame(width: 20, height: 10).measured("b", frames)
          }
          GridRow {
            Color.red.frame(width: 30, height: 10).measured("c", frames)
            Color.red.frame(width: 50, height: 10).measured("d", frames)
          }
          Button("turn") { isGrid.toggle() }.frame(height: 20)
        }
      }
    }
    let frames = Frames()
    let app = TestHost(size: window) { Root(frames: frames) }
    #expect(frames["c"].minX == frames["a"].minX && frames["d"].minX == frames["b"].minX)
    #expect(frames["b"].minX - frames["a"].maxX == 10 && frames["c"].minY - frames["a"].maxY == 4)
    #expect(frames["d"].minX - frames["c"].maxX == 20)
    app.tap("turn")
    #expect(frames["b"].minY == frames["a"].maxY && frames["b"].midX == frames["a"].midX)
  }

  @Test("Outside of a grid a row is a group")
  func rowAlone() {
    show {
      HStack(spacing: 0) {
        GridRow {
          box("a", 40)
          box("b", 50)
        }
      }
    }
    #expect(frames["b"] == CGRect(40, 0, 50, 20))
  }

  // MARK: ViewThatFits

  private func fitting(_ widths: [CGFloat], in axes: Axis.Set = [.horizontal, .vertical], _ width: CGFloat?)
    -> [String]
  {
    TestHost(size: window) {
      ViewThatFits(in: axes) {
        ForEach(widths, id: \.self) { Text("\(Int($0))").frame(width: $0, height: 20) }
      }
      .measured("fit", frames)
      .frame(width: width, height: 50)
      .fixedSize(horizontal: width == nil, vertical: false)
    }.texts
  }

  @Test("The first view whose ideal size fits is shown, or the last [fact-85 case-211 case-212 case-213]")
  func firstThatFits() {
    #expect(fitting([200, 100], in: .horizontal, 150) == ["100"])
    #expect(fitting([200, 180], 100) == ["180"])
    #expect(frames["fit"].width == 180)
    #expect(fitting([200, 100], nil) == ["200"])
    #expect(fitting([200, 100], in: .vertical, 150) == ["200"])
  }

  @Test(
    "The chosen view is drawn where it stands, also from right to left", arguments: LayoutDirection.allCases)
  func directions(direction: LayoutDirection) {
    let host = TestHost(size: window, scale: 1) {
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 400, height: 20)
        Color.blue.frame(width: 60, height: 20)
      }
      .environment(\.layoutDirection, direction)
    }
    for x in [125, 150, 175] {
      #expect(host.pixel(x: x, y: 100).blue > 200 && host.pixel(x: x, y: 100).red < 80)
    }
    for x in [110, 190] { #expect(host.pixel(x: x, y: 100).red > 200) }
  }

  @Test("The chosen view is offered what the whole was [fact-86]")
  func chosenProposal() {
    _ = TestHost(size: window) {
      ViewThatFits {
        Color.red.frame(minWidth: 400).measured("first", frames)
        Color.red.frame(idealWidth: 50).measured("second", frames)
      }
    }
    #expect(frames["second"] == CGRect(0, 0, 300, 200))
  }

  @Test("What is shown changes with the room, and only that draws and takes taps")
  func changing() {
    struct Bar: View {
      @State private var taps = 0
      var body: some View {
        ViewThatFits(in: .horizontal) {
          HStack { Button("wide \(taps)") { taps += 1 }.frame(width: 250) }
          Button("narrow \(taps)") { taps += 1 }
        }
      }
    }
    let app = TestHost(size: window) { Bar() }
    app.tap("wide 0")
    #expect(app.texts == ["wide 1"])
    app.resize(to: CGSize(width: 200, height: 200))
    #expect(app.texts == ["narrow 1"])
    app.tap("narrow 1")
    app.resize(to: window)
    #expect(app.texts == ["wide 2"])
    app.checkInvariants()
  }

  @Test("What is not shown does not appear; a view that is hidden disappears and loses its state [fact-87]")
  func fittingLifetime() {
    final class Log { var lines: [String] = [] }
    struct Counter: View {
      let name: String
      let log: Log
      @State private var count = 0
      var body: some View {
        Button("\(name) \(count)") { count += 1 }
          .onAppear { log.lines.append("+" + name) }
          .onDisappear { log.lines.append("-" + name) }
      }
    }
    let log = Log()
    let app = TestHost(size: window) {
      ViewThatFits(in: .horizontal) {
        Counter(name: "wide", log: log).frame(width: 250)
        Counter(name: "narrow", log: log)
      }
    }
    #expect(log.lines == ["+wide"])
    app.tap("wide 0")
    app.resize(to: CGSize(width: 200, height: 200))
    #expect(app.texts == ["narrow 0"])
    #expect(log.lines == ["+wide", "-wide", "+narrow"])
    app.tap("narrow 0")
    app.resize(to: window)
    #expect(app.texts == ["wide 0"])
    #expect(log.lines.suffix(2).sorted() == ["+wide", "-narrow"])
    app.resize(to: CGSize(width: 200, height: 200))
    #expect(app.texts == ["narrow 0"])
    app.close()
    #expect(log.lines.filter { $0 == "-narrow" }.count == 2)
    #expect(log.lines.filter { $0 == "-wide" }.count == 2)
  }

  @Test("Only the view that is shown hands up preferences")
  func preferences() {
    struct Names: PreferenceKey {
      static var defaultValue: [String] { [] }
      static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }
    let app = TestHost(size: window) {
      ViewThatFits {
        Color.red.frame(width: 400).preference(key: Names.self, value: ["wide"])
        Color.red.frame(width: 40).preference(key: Names.self, value: ["narrow"])
      }
      .overlayPreferenceValue(Names.self) { Text($0.joined()) }
    }
    #expect(app.texts == ["narrow"])
  }

  @Test("A row that is shown since it fits stays when others before it go, with its state")
  func rowsThatFit() {
    final class Log { var lines: [String] = [] }
    final class Rows: ObservableObject { @Published var rows = [1, 2, 3, 4] }
    struct Row: View {
      let number: Int
      let log: Log
      var body: some View { Text("row \(number)").onAppear { log.lines.append("+\(number)") } }
    }
    struct Root: View {
      @ObservedObject var rows: Rows
      let log: Log
      var body: some View {
        ViewThatFits(in: .horizontal) {
          Color.red.frame(width: 1000)
          ForEach(rows.rows, id: \.self) { Row(number: $0, log: log).frame(minWidth: 900) }
        }
      }
    }
    let (rows, log) = (Rows(), Log())
    let app = TestHost(size: window) { Root(rows: rows, log: log) }
    #expect(app.texts == ["row 4"])
    rows.rows = [3, 4]
    app.advance(by: 0.1)
    #expect(app.texts == ["row 4"] && log.lines == ["+4"])
    rows.rows = [4, 3]
    app.advance(by: 0.1)
    #expect(app.texts == ["row 3"] && log.lines == ["+4", "+3"])
  }
}
