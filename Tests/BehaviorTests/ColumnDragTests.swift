import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Columns that a mouse drags")
struct ColumnDragTests {
  private struct Split: View {
    @State var visibility = NavigationSplitViewVisibility.all
    var isFixed = false
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        if isFixed {
          Text("Sidebar").navigationSplitViewColumnWidth(250)
        } else {
          Text("Sidebar").navigationSplitViewColumnWidth(min: 200, ideal: 250, max: 400)
        }
      } detail: {
        VStack {
          Text("Detail")
          Button("Hide") { visibility = .detailOnly }
          Button("Back") { visibility = .all }
        }
      }
    }
  }
  private func middle(_ host: TestHost, _ text: String) -> CGFloat { host.frame(of: text)?.midX ?? -1 }

  @Test(
    "The edge of a column follows the mouse between its least and its greatest width, which stays while it is hidden",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func split(direction: LayoutDirection) {
    let host = TestHost(size: CGSize(width: 1000, height: 600)) {
      Split().environment(\.layoutDirection, direction)
    }
    func at(_ x: CGFloat) -> CGPoint { CGPoint(x: direction == .leftToRight ? x : 1000 - x, y: 300) }
    #expect(middle(host, "Sidebar") == at(125).x)
    host.dragMouse(from: at(248), to: at(318))
    #expect(middle(host, "Sidebar") == at(160).x && middle(host, "Detail") == at(660).x)
    host.dragMouse(from: at(318), to: at(700))
    #expect(middle(host, "Sidebar") == at(200).x)
    host.dragMouse(from: at(398), to: at(20))
    #expect(middle(host, "Sidebar") == at(100).x)
    host.dragMouse(from: at(198), to: at(298))
    host.tap("Hide")
    host.advance(by: 1)
    #expect(middle(host, "Detail") == 500)
    host.tap("Back")
    host.advance(by: 1)
    #expect(middle(host, "Sidebar") == at(150).x)
    // A finger does not.
    host.press(at: at(298))
    host.drag(to: at(350))
    host.release(at: at(350))
    #expect(middle(host, "Sidebar") == at(150).x)
  }

  @Test("A column with one width stays")
  func fixed() {
    let host = TestHost(size: CGSize(width: 1000, height: 600)) { Split(isFixed: true) }
    host.dragMouse(from: CGPoint(x: 248, y: 300), to: CGPoint(x: 400, y: 300))
    #expect(middle(host, "Sidebar") == 125)
  }

  @Test("An inspector is dragged by its leading edge")
  func inspector() {
    let host = TestHost(size: CGSize(width: 1000, height: 600)) {
      Text("Main").inspector(isPresented: .constant(true)) {
        Text("Inspector").inspectorColumnWidth(min: 200, ideal: 300, max: 350)
      }
    }
    let before = middle(host, "Inspector")
    host.dragMouse(from: CGPoint(x: 702, y: 300), to: CGPoint(x: 682, y: 300))
    #expect(middle(host, "Inspector") == before - 10)
    host.dragMouse(from: CGPoint(x: 682, y: 300), to: CGPoint(x: 400, y: 300))
    #expect(middle(host, "Inspector") == before - 25)
  }

  struct Item: Identifiable {
    var id: Int
    var name: String
  }
  private struct Items: View {
    let items = [Item(id: 1, name: "One"), Item(id: 2, name: "Two")]
    @State var columns = TableColumnCustomization<Item>()
    @State var order: [KeyPathComparator<Item>] = [KeyPathComparator(\.id)]
    var body: some View {
      VStack {
        Button("Reset") { columns.resetOrder() }
        Table(of: Item.self, sortOrder: $order, columnCustomization: $columns) {
          TableColumn("Name", value: \.name) { Text("n\($0.name)") }.width(min: 100, ideal: 200, max: 400)
            .customizationID("name")
          TableColumn("Number", value: \.id) { Text("i\($0.id)") }.width(min: 100, ideal: 200, max: 400)
            .customizationID("number")
          TableColumn("Twice") { Text("t\($0.id * 2)") }.customizationID("twice")
        } rows: {
          ForEach(items.sorted(using: order)) { TableRow($0) }
        }
      }
    }
  }

  @Test(
    "A header's edge is dragged to make its column wider, and the header to another place; the customization keeps both"
  )
  func table() throws {
    let host = TestHost(size: CGSize(width: 1000, height: 600)) { Items() }
    func x(_ text: String) -> CGFloat { host.frame(of: text)?.minX ?? -1 }
    let y = try #require(host.frame(of: "Name")).midY
    let (name, number) = (x("Name"), x("Number"))
    #expect(x("nOne") == name && x("i1") == number && number == name + 212)
    host.dragMouse(from: CGPoint(x: number - 6, y: y), to: CGPoint(x: number + 44, y: y))
    #expect(x("Number") == number + 50 && x("i1") == number + 50 && x("Name") == name)
    // To the end of the others; a click still sorts.
    host.dragMouse(from: CGPoint(x: name + 10, y: y), to: CGPoint(x: 800, y: y))
    #expect(x("Number") == name && x("i1") == name && x("Name") > x("Twice") && x("nOne") == x("Name"))
    host.click("Number")
    #expect((host.frame(of: "i2")?.minY ?? 1000) < (host.frame(of: "i1")?.minY ?? 0))
    host.tap("Reset")
    #expect(x("Name") == name && x("Number") == number + 50)
  }

  @Test("What is kept of columns is written and read")
  func codable() throws {
    var columns = TableColumnCustomization<Item>()
    columns[visibility: "a"] = .hidden
    let data = try JSONEncoder().encode(columns)
    #expect(try JSONDecoder().decode(TableColumnCustomization<Item>.self, from: data) == columns)
  }
}
