import Sash
import SwiftUI
import Testing

@MainActor @Suite("Several rows selected with keys held")
struct RangeSelectionTests {
  private struct Row: Identifiable { let id: Int }
  private final class Model: ObservableObject {
    @Published var chosen: Set<Int> = []
    let rows = (1...40).map { Row(id: $0) }
  }
  private struct Page: View {
    @ObservedObject var model: Model
    let isTable: Bool
    var body: some View {
      if isTable {
        Table(model.rows, selection: $model.chosen) {
          TableColumn("Name") { Text(verbatim: "Row \($0.id)") }
          TableColumn("Number") { Text(verbatim: "\($0.id)") }
        }
      } else {
        List(model.rows, selection: $model.chosen) { Text(verbatim: "Row \($0.id)") }
      }
    }
  }

  @Test(
    "Shift selects up to a row, by clicks and by arrows, and back; Control adds rows and takes them away",
    arguments: [false, true])
  func ranges(isTable: Bool) throws {
    let model = Model()
    let app = TestHost(size: CGSize(width: 900, height: 600)) { Page(model: model, isTable: isTable) }
    func click(_ row: Int, shift: Bool = false, control: Bool = false) throws {
      let frame = try #require(app.frame(of: "Row \(row)"))
      app.advance(by: 1)
      app.click(at: CGPoint(x: frame.midX, y: frame.midY), shift: shift, control: control)
    }
    try click(3)
    #expect(model.chosen == [3])
    try click(6, shift: true)
    #expect(model.chosen == [3, 4, 5, 6])
    try click(2, shift: true)
    #expect(model.chosen == [2, 3], "the range begins where it began")
    try click(8, control: true)
    #expect(model.chosen == [2, 3, 8])
    try click(3, control: true)
    #expect(model.chosen == [2, 8])
    try click(5)
    app.press(.down, shift: true)
    app.press(.down, shift: true)
    #expect(model.chosen == [5, 6, 7])
    app.press(.up, shift: true)
    #expect(model.chosen == [5, 6])
    app.press(.up, shift: true)
    app.press(.up, shift: true)
    #expect(model.chosen == [4, 5])
    app.press(.down)
    #expect(model.chosen == [5])
  }

  @Test("A range goes on from a row that has been scrolled far away", arguments: [false, true])
  func far(isTagged: Bool) throws {
    struct Far: View {
      let isTagged: Bool
      @State var chosen: Set<Int> = []
      let told: (Set<Int>) -> Void
      var body: some View {
        ScrollViewReader { proxy in
          VStack {
            Button("Down") { proxy.scrollTo(3_000, anchor: .center) }
            List(selection: $chosen) {
              ForEach(0..<5_000, id: \.self) { row in
                if isTagged { Text(verbatim: "Row \(row)").tag(-row) } else { Text(verbatim: "Row \(row)") }
              }
            }
          }
        }
        .onChange(of: chosen) { told($1) }
      }
    }
    var chosen: Set<Int> = []
    let app = TestHost(size: CGSize(width: 400, height: 600)) { Far(isTagged: isTagged) { chosen = $0 } }
    func click(_ row: Int, shift: Bool) throws {
      let frame = try #require(app.frame(of: "Row \(row)"))
      app.advance(by: 1)
      app.click(at: CGPoint(x: frame.midX, y: frame.midY), shift: shift)
    }
    try click(4, shift: false)
    app.click("Down")
    app.advance(by: 1)
    #expect(app.frame(of: "Row 4") == nil)
    try click(3_000, shift: true)
    #expect(chosen == Set((4...3_000).map { isTagged ? -$0 : $0 }))
  }

  @Test("A list in which one row can be selected selects one, whatever keys are held")
  func single() throws {
    struct One: View {
      @State var chosen: Int?
      let told: (Int?) -> Void
      var body: some View {
        List(1..<9, selection: $chosen) { Text(verbatim: "Row \($0)") }
          .onChange(of: chosen) { told($1) }
      }
    }
    var last: Int?
    let app = TestHost { One { last = $0 } }
    for (row, shift) in [(2, false), (5, true)] {
      let frame = try #require(app.frame(of: "Row \(row)"))
      app.advance(by: 1)
      app.click(at: CGPoint(x: frame.midX, y: frame.midY), shift: shift)
      #expect(last == row)
    }
  }

  @Test("An empty place of a list has the menu of no selection, a row that of itself")
  func emptyPlace() throws {
    let app = TestHost(size: CGSize(width: 400, height: 600)) {
      List(1..<3, id: \.self, selection: .constant(Set<Int>())) { Text(verbatim: "Row \($0)") }
        .contextMenu(forSelectionType: Int.self) { chosen in
          if chosen.isEmpty { Button("New") {} } else { Button("Delete") {} }
        }
    }
    let empty = CGPoint(x: 200, y: 450)
    app.click(at: empty, button: .secondary)
    app.advance(by: 1)
    #expect(app.shows("New") && !app.shows("Delete"))
    app.press(.escape)
    app.advance(by: 1)
    app.click("Row 1", button: .secondary)
    app.advance(by: 1)
    #expect(app.shows("Delete") && !app.shows("New"))
    app.press(.escape)
    app.advance(by: 1)
    let row = try #require(app.frame(of: "Row 1"))
    for (place, title) in [(empty, "New"), (CGPoint(x: row.midX, y: row.midY), "Delete")] {
      app.press(at: place)
      app.advance(by: 1)
      app.release(at: place)
      app.advance(by: 1)
      #expect(app.shows(title) && app.shows("New") != app.shows("Delete"))
      app.press(.escape)
      app.advance(by: 1)
    }
  }
}
