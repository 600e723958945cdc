import Sash
import SwiftUI
import Testing

@MainActor @Suite("Screens with lists")
struct ListScreenTests {
  private static let size = CGSize(width: 390, height: 600)

  @Test("EditButton in a toolbar toggles the edit mode of the list on its screen [S4-049]")
  func editButtonInToolbar() {
    struct Page: View {
      @State var names = ["Apple", "Banana"]
      var body: some View {
        NavigationStack {
          List {
            ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
          }
          .toolbar { EditButton() }
        }
      }
    }
    let app = TestHost(size: Self.size) { Page() }
    let x = app.frame(of: "Apple")!.minX
    app.tap("Edit")
    app.advance(by: 1)
    #expect(app.shows("Done"))
    #expect(app.frame(of: "Apple")!.minX == x + 38)
    app.tap("Done")
    app.advance(by: 1)
    #expect(app.frame(of: "Apple")!.minX == x)
  }

  @Test("A binding handed to a toggle in a subview filters the list of its parent [S4-223]")
  func filteredByToggle() {
    struct Product: Identifiable {
      let id: Int
      var isFavorited: Bool
    }
    struct Filter: View {
      @Binding var showFavorited: Bool
      var body: some View { Toggle("Favorites", isOn: $showFavorited) }
    }
    struct Page: View {
      let products = (0..<4).map { Product(id: $0, isFavorited: $0 % 2 == 1) }
      @State var showFavorited = false
      var body: some View {
        List {
          Filter(showFavorited: $showFavorited)
          ForEach(products) { product in
            if !showFavorited || product.isFavorited { Text("Product \(product.id)") }
          }
        }
      }
    }
    let app = TestHost(size: Self.size) { Page() }
    #expect(app.texts == ["Favorites", "Product 0", "Product 1", "Product 2", "Product 3"])
    app.tap(at: CGPoint(x: 330, y: app.frame(of: "Favorites")!.midY))
    app.advance(by: 1)
    #expect(app.texts == ["Favorites", "Product 1", "Product 3"])
  }

  @Test("A task on a list in a stack loads what the list shows [S4-313]")
  func task() async {
    struct Page: View {
      @State var messages: [String] = []
      var body: some View {
        VStack {
          Text("Inbox")
          List(messages, id: \.self) { Text($0) }
            .task {
              await Task.yield()
              messages = ["Hello", "World"]
            }
        }
      }
    }
    let app = TestHost(size: Self.size) { Page() }
    #expect(app.texts == ["Inbox"])
    await app.settle()
    #expect(app.texts == ["Inbox", "Hello", "World"])
  }
}
