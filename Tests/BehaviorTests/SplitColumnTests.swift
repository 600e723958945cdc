import Foundation
import Sash
import SwiftUI
import Testing

/// What leads from column to column, and what stays when the window becomes narrower or wider.
///
/// - Source: Apple's documentation of `NavigationSplitView`: the selection of a list in one column shows in the next, and
///   where there is little width the columns become a stack. That an initial selection is pushed there, that going back takes
///   the selection away, and that a new selection pops the next column, as developers report (developer forums, 722924).
@MainActor @Suite("Columns and selections")
struct SplitColumnTests {
  private static let wide = CGSize(width: 1024, height: 768)
  private static let narrow = CGSize(width: 393, height: 768)

  private struct Boxes: View {
    enum Rows { case texts, links }
    var rows = Rows.texts
    @State private var box: Int?
    init(_ rows: Rows = .texts, box: Int? = nil) {
      self.rows = rows
      _box = State(wrappedValue: box)
    }
    var body: some View {
      NavigationSplitView {
        List(selection: $box) {
          ForEach(0..<4, id: \.self) { number in
            if rows == .texts {
              Text("Box \(number)")
            } else {
              NavigationLink(value: number) { Text("Box \(number)") }
            }
          }
          Button("Set 3") { box = 3 }
        }
        .navigationTitle("Boxes")
      } detail: {
        Detail(box: box) { box = $0 }
      }
    }
  }
  private struct Detail: View {
    let box: Int?
    let set: (Int?) -> Void
    @State private var count = 0
    var body: some View {
      VStack {
        Text("detail \(box.map(String.init) ?? "none")")
        Button("count \(count)") { count += 1 }
        Button("Set none") { set(nil) }
        Button("Set 2") { set(2) }
        NavigationLink("Deeper") {
          VStack {
            Text("deep")
            NavigationLink("Deepest") { Text("bottom").navigationTitle("Bottom") }
          }
          .navigationTitle("Deep")
        }
      }
      .navigationTitle("Detail")
    }
  }

  @Test(
    "A selected row leads on in a narrow window, by a tap, by a value link and by code", arguments: [0, 1])
  private func selectionLeads(rows: Int) {
    let host = TestHost(size: Self.narrow) { Boxes(rows == 0 ? .texts : .links) }
    #expect(host.shows("Box 0") && !host.shows("detail none"))
    host.go("Box 1")
    #expect(host.shows("detail 1") && !host.shows("Box 0"))
    host.go("Boxes")
    #expect(host.shows("Box 0") && !host.shows("detail 1"))
    // Going back has taken the selection away, so the same row leads on again.
    host.go("Box 1")
    #expect(host.shows("detail 1"))
    host.go("Set none")
    #expect(host.shows("Box 0") && !host.shows("detail none"))
    host.go("Set 3")
    #expect(host.shows("detail 3"))
    host.go("Set 2")
    #expect(host.shows("detail 2"))
  }

  @Test("What is selected from the start is pushed in a narrow window, unless the app prefers another column")
  func initialSelection() {
    let host = TestHost(size: Self.narrow) { Boxes(box: 2) }
    #expect(host.shows("detail 2") && !host.shows("Box 0"))
    host.go("Boxes")
    #expect(host.shows("Box 0"))
    struct Preferring: View {
      @State private var box: Int? = 1
      @State private var column: NavigationSplitViewColumn
      init(_ column: NavigationSplitViewColumn) { _column = State(wrappedValue: column) }
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          List(0..<4, id: \.self, selection: $box) { Text("Box \($0)") }.navigationTitle("Boxes")
        } detail: {
          VStack {
            Text("detail \(box.map(String.init) ?? "none")")
            Text(column == .detail ? "on top" : "below")
          }
        }
      }
    }
    let sidebar = TestHost(size: Self.narrow) { Preferring(.sidebar) }
    #expect(sidebar.shows("Box 0"))
    sidebar.go("Box 3")
    #expect(sidebar.shows("detail 3") && sidebar.shows("on top"))
    sidebar.go("Boxes")
    #expect(sidebar.shows("Box 0"))
    let detail = TestHost(size: Self.narrow) { Preferring(.detail) }
    #expect(detail.shows("detail 1") && detail.shows("on top"))
  }

  private struct Three: View {
    @State private var box: Int?
    @State private var row: String?
    init(box: Int? = nil, row: String? = nil) {
      _box = State(wrappedValue: box)
      _row = State(wrappedValue: row)
    }
    var body: some View {
      NavigationSplitView {
        List(0..<3, id: \.self, selection: $box) { Text("Box \($0)") }.navigationTitle("Boxes")
      } content: {
        List(["a", "b"], id: \.self, selection: $row) { Text("row \(box ?? -1)\($0)") }.navigationTitle(
          "Rows")
      } detail: {
        Text("detail \(box.map(String.init) ?? "-") \(row ?? "-")").navigationTitle("Detail")
      }
    }
  }

  @Test("Three columns lead on one by one and back")
  func three() {
    let host = TestHost(size: Self.narrow) { Three() }
    host.go("Box 1")
    #expect(host.shows("row 1a") && !host.shows("Box 0"))
    host.go("row 1b")
    #expect(host.shows("detail 1 b") && !host.shows("row 1a"))
    host.go("Rows")
    #expect(host.shows("row 1a") && !host.shows("detail 1 b"))
    host.go("Boxes")
    #expect(host.shows("Box 0") && !host.shows("row 1a"))
    let deep = TestHost(size: Self.narrow) { Three(box: 2, row: "a") }
    #expect(deep.shows("detail 2 a"))
    deep.go("Rows")
    #expect(deep.shows("row 2a"))
    deep.resize(to: Self.wide)
    deep.advance(by: 1)
    #expect(deep.shows("Box 0") && deep.shows("row 2a") && deep.shows("detail 2 -"))
  }

  @Test("A value link in a list with that selection selects in wide windows too, and shows no mark")
  func valueLinksInAWideWindow() {
    let warnings = TestHost.warnings {
      let host = TestHost(size: Self.wide) { Boxes(.links) }
      host.go("Box 2")
      #expect(host.shows("detail 2") && host.shows("Box 0"))
      host.go("Box 3")
      #expect(host.shows("detail 3"))
    }
    #expect(!warnings.contains { $0.contains("navigationDestination") })
  }

  @Test("A link whose value nobody has a view for shows nothing, and warns once")
  func unknownValue() {
    for isSplit in [false, true] {
      var host: TestHost!
      let warnings = TestHost.warnings {
        host = TestHost(size: Self.narrow) {
          let link = NavigationLink("Go", value: 1.5).navigationTitle("First")
          if isSplit {
            NavigationSplitView {
              link
            } detail: {
              Text("detail")
            }
          } else {
            NavigationStack { link }
          }
        }
        host.go("Go")
        host.go("Go")
      }
      #expect(host.shows("Go"))
      #expect(warnings.filter { $0.contains("no matching navigationDestination") }.count == 1)
    }
  }

  @Test(
    "Selection, path and state stay when the window becomes narrower and wider, at every depth",
    arguments: 0...3)
  func resizing(depth: Int) {
    let host = TestHost(size: Self.wide) { Boxes() }
    host.tap("count 0")
    host.tap("count 1")
    host.advance(by: 1)
    if depth > 0 { host.go("Box 1") }
    if depth > 1 { host.go("Deeper") }
    if depth > 2 { host.go("Deepest") }
    let words = ["count 2", "detail 1", "deep", "bottom"]
    for _ in 0..<3 {
      host.resize(to: Self.narrow)
      host.advance(by: 1)
      #expect(depth == 0 ? host.shows("Box 0") && !host.shows("count 2") : host.shows(words[depth]))
      #expect(depth == 0 || !host.shows("Box 0"))
      host.resize(to: Self.wide)
      host.advance(by: 1)
      #expect(host.shows("Box 0") && host.shows(words[depth]))
    }
    host.resize(to: Self.narrow)
    host.advance(by: 1)
    if depth > 2 { host.go("Deep") }
    if depth > 1 { host.go("Detail") }
    if depth > 0 {
      #expect(host.shows("detail 1") && host.shows("count 2"))
      host.go("Boxes")
    }
    #expect(host.shows("Box 0") && !host.shows("count 2"))
    host.checkInvariants()
  }

  @Test("What is begun in a narrow window goes on in a wide one")
  func growing() {
    let host = TestHost(size: Self.narrow) { Boxes() }
    host.go("Box 1")
    host.tap("count 0")
    host.go("Deeper")
    host.resize(to: Self.wide)
    host.advance(by: 1)
    #expect(host.shows("deep") && host.shows("Box 0"))
    host.go("Detail")
    #expect(host.shows("count 1") && host.shows("detail 1"))
    // Another selection pops what was pushed.
    host.go("Deeper")
    host.go("Box 2")
    #expect(host.shows("detail 2") && !host.shows("deep"))
  }

  @Test("A stack in the detail column has one bar, which leads back to the sidebar")
  func stackInDetail() {
    struct Root: View {
      @State private var box: Int?
      @State private var path: [String] = []
      var body: some View {
        NavigationSplitView {
          List(0..<4, id: \.self, selection: $box) { Text("Box \($0)") }.navigationTitle("Boxes")
        } detail: {
          NavigationStack(path: $path) {
            VStack {
              Text("detail \(box ?? -1)")
              NavigationLink("More", value: "more")
            }
            .navigationTitle("Detail")
            .navigationBarTitleDisplayMode(.inline)
            .navigationDestination(for: String.self) { Text("about \($0)").navigationTitle("About") }
          }
        }
      }
    }
    let host = TestHost(size: Self.narrow) { Root() }
    host.go("Box 1")
    #expect(host.shows("detail 1") && host.frames(of: "Boxes").count == 1)
    #expect((host.frame(of: "Detail")?.midY ?? 1000) < 44, "one bar, at the top")
    host.go("More")
    #expect(host.shows("about more"))
    host.resize(to: Self.wide)
    host.advance(by: 1)
    #expect(host.shows("about more") && host.shows("Box 0"))
    host.resize(to: Self.narrow)
    host.advance(by: 1)
    host.go("Detail")
    #expect(host.shows("detail 1"))
    host.go("Boxes")
    #expect(host.shows("Box 0"))
  }

  @Test("The state of the sidebar stays while it is hidden")
  func hiddenSidebar() {
    struct Side: View {
      @State private var count = 0
      var body: some View { Button("side \(count)") { count += 1 }.navigationTitle("Side") }
    }
    struct Root: View {
      @State private var visibility = NavigationSplitViewVisibility.all
      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
          Side()
        } detail: {
          Button("Toggle") { visibility = visibility == .all ? .detailOnly : .all }
        }
      }
    }
    let host = TestHost(size: Self.wide) { Root() }
    host.tap("side 0")
    host.go("Toggle")
    #expect(!host.shows("side 1") && host.frame(of: "Toggle")!.midX < 600)
    host.go("Toggle")
    #expect(host.shows("side 1") && host.frame(of: "Toggle")!.midX > 600)
  }

  @Test("NavigationView with two views: the first in a narrow window, both in a wide one")
  func oldView() {
    struct Root: View {
      var body: some View {
        NavigationView {
          List(0..<3) { row in
            NavigationLink("Row \(row)") { Text("about \(row)").navigationTitle("About") }
          }
          .navigationTitle("Rows")
          Text("choose one")
        }
      }
    }
    let narrow = TestHost(size: Self.narrow) { Root() }
    #expect(narrow.shows("Row 0") && !narrow.shows("choose one"))
    narrow.go("Row 1")
    #expect(narrow.shows("about 1") && !narrow.shows("Row 0"))
    narrow.go("Rows")
    #expect(narrow.shows("Row 0") && !narrow.shows("about 1") && !narrow.shows("choose one"))
    narrow.go("Row 1")
    narrow.resize(to: Self.wide)
    narrow.advance(by: 1)
    #expect(narrow.shows("about 1") && narrow.shows("Row 0"))
    let wide = TestHost(size: Self.wide) { Root() }
    #expect(wide.shows("Row 0") && wide.shows("choose one"))
    wide.go("Row 2")
    #expect(wide.shows("about 2") && wide.shows("Row 0") && !wide.shows("choose one"))
    let stack = TestHost(size: Self.wide) { Root().navigationViewStyle(.stack) }
    #expect(stack.shows("Row 0") && !stack.shows("choose one"))
  }
}
