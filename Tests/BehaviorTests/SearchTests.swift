import Sash
import SwiftUI
import Testing

@MainActor @Suite("Searching")
struct SearchTests {
  private struct Fruits: View {
    var isOutside = false
    @State private var text = ""
    @State private var submitted = "nothing"
    private var found: [String] {
      ["Apple", "Banana", "Cherry"].filter { text.isEmpty || $0.contains(text) }
    }
    var body: some View {
      if isOutside {
        NavigationStack { list }.searchable(text: $text, prompt: "Find fruit")
      } else {
        NavigationStack {
          list.searchable(text: $text, prompt: "Find fruit").onSubmit(of: .search) { submitted = text }
        }
      }
    }
    private var list: some View {
      List {
        Text("submitted \(submitted)")
        ForEach(found, id: \.self) { Text($0) }
        State2()
      }
      .navigationTitle("Fruits")
    }
  }
  private struct State2: View {
    @Environment(\.isSearching) private var isSearching
    var body: some View { Text(isSearching ? "searching" : "idle") }
  }

  @Test("A field below the title narrows the content; Cancel ends the search", arguments: [false, true])
  func search(isOutside: Bool) throws {
    let app = TestHost { Fruits(isOutside: isOutside) }
    let field = try #require(app.frame(of: "Find fruit"))
    let row = try #require(app.frame(of: "Apple"))
    #expect(field.maxY < row.minY && app.shows("idle"))
    app.tap("Find fruit")
    app.type("an")
    app.advance(by: 1)
    #expect(app.shows("Banana") && !app.shows("Apple") && app.shows("searching"))
    app.press(.return)
    #expect(isOutside || app.shows("submitted an"))
    app.tap("Cancel")
    app.advance(by: 1)
    #expect(app.shows("Apple") && app.shows("Find fruit") && app.shows("idle"))
  }
}
