import Sash
import SwiftUI
import Testing

private struct Item: Identifiable {
  let id: Int
  var name: String
}
private final class Shelf: ObservableObject {
  @Published var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
}
private struct Column: View {
  @ObservedObject var shelf: Shelf
  var body: some View {
    VStack { ForEach(shelf.items) { Text($0.name).transition(.opacity) } }
  }
}

@MainActor @Suite("Rows that come back")
struct ReturningRowTests {
  @Test("A row that comes back on its way out shows what its element is now, and follows it from then on")
  func comesBack() {
    let shelf = Shelf()
    let app = TestHost { Column(shelf: shelf) }
    withAnimation(.linear(duration: 1)) { _ = shelf.items.removeLast() }
    app.advance(by: 0.3)
    #expect(app.shows("two"))
    withAnimation(.linear(duration: 1)) { shelf.items.append(Item(id: 2, name: "new")) }
    app.advance(by: 2)
    #expect(app.texts == ["one", "new"])
    shelf.items[1].name = "newer"
    app.advance(by: 1)
    #expect(app.texts == ["one", "newer"])
  }
}
