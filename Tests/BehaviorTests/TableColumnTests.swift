import Sash
import SwiftUI
import Testing

/// Columns of tables: how wide they are, what keeps their cells, the menu of their headers.
@Suite @MainActor struct TableColumnTests {
  private struct Item: Identifiable {
    let id: Int
    var name: String
  }
  private static let items = [Item(id: 1, name: "Ann"), Item(id: 2, name: "Bob")]

  private struct Wide: View {
    var body: some View {
      Table(TableColumnTests.items) {
        TableColumn("First") { Text("\($0.name) 1") }.width(min: 60, ideal: 300)
        TableColumn("Second") { Text("\($0.name) 2") }.width(min: 100, ideal: 500, max: 600)
        TableColumn("Third") { Text("\($0.name) 3") }
      }
    }
  }

  @Test(
    "Columns become narrower than they would like to be where there is little room, down to their least widths"
  )
  func shrinking() throws {
    func starts(_ width: CGFloat) throws -> [CGFloat] {
      let host = TestHost(size: CGSize(width: width, height: 500)) { Wide() }
      return try ["Ann 1", "Ann 2", "Ann 3"].map { try #require(host.frame(of: $0)).minX }
    }
    // 1000 less margins and gaps is 936.
    let roomy = try starts(1000)
    #expect(abs(roomy[1] - roomy[0] - 312) < 1 && abs(roomy[2] - roomy[1] - 512) < 1)
    // 660: 596 are left. The least ones take 200; 396 of the 640 beyond them are there.
    let tight = try starts(660)
    #expect(abs(tight[1] - tight[0] - (60 + 240 * 0.61875 + 12)) < 1)
    #expect(abs(tight[2] - tight[1] - (100 + 400 * 0.61875 + 12)) < 1)
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    // A tap on a row performs all its buttons of the automatic style.
    var body: some View { Button("\(name) \(count)") { count += 1 }.buttonStyle(.borderless) }
  }
  private struct Optionals: View {
    @State private var hasFirst = true
    @State private var hasOther = false
    @State private var factors = [3, 5]
    var body: some View {
      HStack {
        Button("first") { hasFirst.toggle() }
        Button("other") { hasOther.toggle() }
        Button("both") {
          hasFirst.toggle()
          factors.reverse()
        }
      }
      Table(TableColumnTests.items) {
        if hasFirst { TableColumn("Id") { Text("\($0.id)") } }
        if hasOther {
          TableColumn("Other") { Counter(name: "other \($0.id)") }
        } else {
          TableColumn("Name") { Counter(name: "name \($0.id)") }
        }
        TableColumnForEach(factors, id: \.self) { factor in
          TableColumn("Times \(factor)") { (item: Item) in Counter(name: "x\(factor) \(item.id)") }
        }
      }
    }
  }

  @Test("Cells keep their state when other columns come and go")
  func identity() {
    let host = TestHost(size: CGSize(width: 900, height: 500)) { Optionals() }
    host.tap("name 1 0")
    host.tap("x3 1 0")
    host.tap("first")
    #expect(host.shows("name 1 1") && host.shows("x3 1 1"), "\(host.texts)")
    host.tap("first")
    #expect(host.shows("name 1 1") && host.shows("x3 1 1"))
    for _ in 0..<2 {
      host.tap("both")
      #expect(host.shows("x3 1 1") && host.shows("x5 1 0"), "\(host.texts)")
    }
    host.tap("other")
    #expect(host.shows("other 1 0"))
  }

  private struct Headers: View {
    let isNamed: Bool
    @State private var columns = TableColumnCustomization<Item>()
    var body: some View {
      Table(TableColumnTests.items, columnCustomization: $columns) {
        if isNamed {
          TableColumn("Name") { Text($0.name) }.customizationID("name")
        } else {
          TableColumn("Name") { Text($0.name) }
        }
        TableColumn("Id") { Text("\($0.id)") }.customizationID("id").disabledCustomizationBehavior(
          .visibility)
      }
    }
  }

  @Test("Holding headers shows a menu only where there are columns to choose")
  func menu() throws {
    for isNamed in [true, false] {
      let host = TestHost(size: CGSize(width: 900, height: 500)) { Headers(isNamed: isNamed) }
      let before = host.texts
      let header = try #require(host.frame(of: "Id"))
      host.pressMouse(at: CGPoint(x: header.midX, y: header.midY), button: .secondary)
      host.releaseMouse(at: CGPoint(x: header.midX, y: header.midY), button: .secondary)
      host.advance(by: 0.05)
      #expect((host.texts != before) == isNamed, "\(host.texts)")
      let open = host.png()
      host.advance(by: 1)
      #expect(isNamed || host.png() == open)
    }
  }
}
