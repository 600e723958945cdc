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

  @MainActor private final class Count { var bodies = 0 }
  private struct Ender: View {
    let count: Count
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      let _ = count.bodies += 1
      Button("End") { dismissSearch() }
    }
  }
  private struct Told: View {
    let count: Count
    @State private var text = ""
    var body: some View {
      NavigationStack {
        List { Ender(count: count) }
          .navigationTitle("Found \(text)").searchable(text: $text, prompt: "Find")
          .searchPresentationToolbarBehavior(.avoidHidingContent)
      }
    }
  }

  @Test("What ends the search is the same while a person types, and ends it as it is then")
  func ending() {
    let count = Count()
    let app = TestHost { Told(count: count) }
    app.tap("Find")
    app.type("a")
    app.advance(by: 1)
    let before = count.bodies
    app.type("b")
    app.advance(by: 1)
    #expect(count.bodies == before && app.shows("Found ab"))
    app.tap("End")
    app.advance(by: 1)
    #expect(app.shows("Find") && !app.shows("Cancel"))
  }
}
