import Sash
import SwiftUI
import Testing

@MainActor @Suite("Lists")
struct ListTests {
  struct Item: Identifiable, Equatable {
    var id: Int
    var name: String
  }

  private static let size = CGSize(width: 390, height: 600)

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
    #expect(abs(a.midY - (35 + 22)) <= 0.5)
    #expect(abs(b.midY - a.midY - 44) <= 0.5)
    // The ground, a corner of the card, the card.
    #expect(app.pixel(x: 8, y: 60) == (242, 242, 247))
    #expect(app.pixel(x: 16, y: 35) != (255, 255, 255))
    #expect(app.pixel(x: 200, y: 40) == (255, 255, 255))
  }

  @Test("A section stands as a card, with its header above it in small capitals [S0-113 S0-155]")
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
}
