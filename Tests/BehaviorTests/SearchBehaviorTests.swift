import Sash
import SwiftUI
import Testing

/// Tokens, scopes and suggestions of searches, and items of toolbars that later systems have.
@MainActor @Suite("Searches and bars of later systems")
struct SearchBehaviorTests {
  private struct Tag: Identifiable, Hashable {
    let id: String
  }

  @Test("Tokens stand before the text")
  func tokens() {
    struct Screen: View {
      @State private var text = ""
      @State private var tags = [Tag(id: "red")]
      @State private var others = [Tag(id: "red"), Tag(id: "blue")]
      var body: some View {
        NavigationStack { Text("tags \(tags.map(\.id).joined(separator: ","))") }
          .searchable(text: $text, tokens: $tags, suggestedTokens: $others, prompt: Text("Find")) {
            Text("#\($0.id)")
          }
      }
    }
    let app = TestHost { Screen() }
    #expect(app.shows("#red"))
    app.tap("Find")
    app.advance(by: 1)
    app.tap("Cancel")
    app.advance(by: 1)
    #expect(app.shows("tags "), "the search has ended, and its tokens with it")
  }

  /// - Source: Apple's documentation of `searchCompletion(_:)`: the value replaces the text that is being edited
  @Test("A suggestion puts its token in the place of what has been typed, once; one of another kind is told")
  func completions() {
    struct Screen: View {
      let log: (String) -> Void
      @State private var text = ""
      @State private var tags: [Tag] = []
      private var state: String { "tags \(tags.map(\.id).joined(separator: ",")) text \(text)." }
      var body: some View {
        NavigationStack { Text("content") }
          .searchable(text: $text, tokens: $tags, prompt: Text("Find")) { Text("#\($0.id)") }
          .searchSuggestions {
            Text("only red").searchCompletion(Tag(id: "red"))
            Text("all of red").searchCompletion("red")
            Text("of another kind").searchCompletion(Other(id: 1))
          }
          .onChange(of: state, initial: true) { log(state) }
      }
      private struct Other: Identifiable { let id: Int }
    }
    var state = ""
    let app = TestHost { Screen { state = $0 } }
    app.tap("Find")
    app.advance(by: 1)
    app.type("re")
    #expect(state == "tags  text re.")
    for _ in 0..<2 {
      app.tap("only red")
      app.advance(by: 1)
      #expect(state == "tags red text ." && app.shows("#red"))
    }
    app.tap("all of red")
    app.advance(by: 1)
    #expect(state == "tags red text red.")
    let told = TestHost.warnings { app.tap("of another kind") }
    #expect(told.count == 1 && told.first?.contains("Other") == true && state == "tags red text red.")
  }

  @Test("Where nothing is proposed any more what was found shows, and tokens leave no prompt")
  func nothingProposed() throws {
    struct Screen: View {
      let log: (String) -> Void
      @State private var text = ""
      @State private var tags: [Tag] = []
      var body: some View {
        NavigationStack { List { Button("found \(tags.count)") { log("found") } } }
          .searchable(text: $text, tokens: $tags, prompt: Text("Find")) { Text("#\($0.id)") }
          .searchSuggestions {
            if tags.isEmpty {
              Section("Recent") { Text("only red").searchCompletion(Tag(id: "red")) }
            }
          }
      }
    }
    var log: [String] = []
    let app = TestHost { Screen { log.append($0) } }
    app.tap("Find")
    app.advance(by: 1)
    #expect(app.accessibilityElement("only red") != nil && app.shows("Find") && app.shows("Recent"))
    app.tap("only red")
    app.advance(by: 1)
    // A tap goes to what was found, as nothing lies over it.
    app.tap("found 1")
    #expect(log == ["found"] && app.shows("#red") && !app.texts.contains("Find"))
  }

  @Test("The field stands at the top however small the content is")
  func smallContent() throws {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        NavigationStack { Text("content").navigationTitle("Title") }.searchable(
          text: $text, prompt: Text("Find"))
      }
    }
    let app = TestHost { Screen() }
    let field = try #require(app.accessibilityElement("Find")?.frame)
    let content = try #require(app.accessibilityElement("content")?.frame)
    // Below a bar of 44 points and a large title of 52.
    #expect(field.minY == 96 + (36 - field.height) / 2 && abs(content.midY - (142 + 852) / 2) < 1)
  }

  @Test("Scopes wait for letters where they are to; suggestions are left out where they are to")
  func scopes() {
    struct Screen: View {
      @State private var text = ""
      @State private var scope = 0
      var body: some View {
        NavigationStack { Text("content") }
          .searchable(text: $text, prompt: "Find")
          .searchScopes($scope, activation: .onTextEntry) {
            Text("mine").tag(0)
            Text("all").tag(1)
          }
          .searchSuggestions { Text("try this") }
          .searchSuggestions(.hidden, for: .menu)
      }
    }
    let app = TestHost { Screen() }
    app.tap("Find")
    app.advance(by: 1)
    #expect(!app.shows("mine") && !app.shows("try this"))
    app.type("a")
    app.advance(by: 0.5)
    #expect(app.shows("mine"))
  }

  @Test("A small search field is a button until somebody searches")
  func minimized() {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        NavigationStack { Text("text \(text)") }
          .searchable(text: $text, prompt: "Find").searchToolbarBehavior(.minimize)
      }
    }
    let app = TestHost { Screen() }
    #expect(!app.shows("Find"))
    app.accessibilityElement("Search")?.activate()
    app.advance(by: 1)
    app.type("q")
    #expect(app.shows("text q"))
  }

  @Test("A flexible spacer parts the items of a bottom bar; items of the title take its place")
  func toolbar() throws {
    let app = TestHost {
      NavigationStack {
        Text("content")
          .navigationTitle("Plain title")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .bottomBar) { Button("one") {} }
            ToolbarSpacer(.flexible, placement: .bottomBar)
            ToolbarItem(placement: .bottomBar) { Button("two") {} }
            ToolbarItem(placement: .subtitle) { Text("below") }
          }
      }
    }
    let (one, two) = (try #require(app.frame(of: "one")), try #require(app.frame(of: "two")))
    #expect(one.minX < 40 && two.maxX > 350)
    let (title, below) = (try #require(app.frame(of: "Plain title")), try #require(app.frame(of: "below")))
    #expect(below.minY >= title.maxY - 2 && abs(below.midX - title.midX) < 1)
  }

  @Test("The title of a screen and the button of the sidebar can be left out")
  func removing() {
    let app = TestHost {
      NavigationStack {
        Text("content").navigationTitle("Gone").toolbar(removing: .title)
      }
    }
    #expect(!app.shows("Gone") && app.shows("content"))
    func split(_ kind: ToolbarDefaultItemKind?) -> TestHost {
      TestHost(size: CGSize(width: 1024, height: 700)) {
        NavigationSplitView {
          Text("side").toolbar(removing: kind)
        } detail: {
          Text("detail")
        }
      }
    }
    func buttons(_ app: TestHost) -> Int { app.accessibilityElements.filter { $0.role == "button" }.count }
    #expect(buttons(split(nil)) == buttons(split(.sidebarToggle)) + 1)
  }

  @Test("Items that are not shown by default are left out")
  func customization() {
    let app = TestHost {
      NavigationStack {
        Text("content").toolbar(id: "main") {
          ToolbarItem(id: "a") { Button("shown") {} }
          ToolbarItem(id: "b") { Button("extra") {} }.defaultCustomization(.hidden)
          ToolbarItem(id: "c") { Button("kept") {} }.customizationBehavior(.disabled)
        }
      }
    }
    #expect(app.shows("shown") && app.shows("kept") && !app.shows("extra"))
  }
}
