import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Suggestions while a person types")
struct TextSuggestionTests {
  private struct Venue: Identifiable {
    let id: Int
    let name: String
    let address: String
  }
  private struct Places: View {
    static let venues = [
      Venue(id: 1, name: "The Fillmore", address: "1805 Geary Blvd"),
      Venue(id: 2, name: "The Catalyst", address: "1011 Pacific Ave"),
      Venue(id: 3, name: "Rio Theatre", address: "1205 Soquel Ave"),
    ]
    @State private var text = ""
    @State private var submitted = "nothing"
    private var found: [Venue] {
      Self.venues.filter { text.isEmpty || $0.name.localizedCaseInsensitiveContains(text) }
    }
    var body: some View {
      VStack(spacing: 20) {
        TextField("Location", text: $text)
          .textFieldStyle(.roundedBorder)
          .textInputSuggestions(found) { Text($0.name).textInputCompletion($0.address) }
          .onSubmit { submitted = text }
        Text("is \(text)")
        Text("submitted \(submitted)")
        TextField("Other", text: .constant(""))
        Spacer()
      }
    }
  }

  @Test("They come with the focus below the field, follow what is typed, and go with it")
  func comes() throws {
    let app = TestHost { Places() }
    #expect(!app.shows("Rio Theatre"))
    app.tap("Location")
    app.advance(by: 0.5)
    let field = try #require(app.frame(of: "Location"))
    let (first, last) = (
      try #require(app.frame(of: "The Fillmore")), try #require(app.frame(of: "Rio Theatre"))
    )
    #expect(first.minY > field.maxY && last.minY > first.maxY)
    app.type("the f")
    app.advance(by: 0.5)
    #expect(app.shows("The Fillmore") && !app.shows("Rio Theatre") && !app.shows("The Catalyst"))
    app.type("x")
    app.advance(by: 0.5)
    #expect(!app.shows("The Fillmore"), "nothing is proposed, and nothing is shown")
    app.press(.delete)
    app.advance(by: 0.5)
    #expect(app.shows("The Fillmore"))
    app.press(.tab)
    app.advance(by: 0.5)
    #expect(!app.shows("The Fillmore"))
    app.checkInvariants()
  }

  @Test(
    "A click puts the completion into the field, as one step to undo, and nothing is proposed until more is typed"
  )
  func click() {
    let app = TestHost { Places() }
    app.tap("Location")
    app.type("rio")
    app.advance(by: 0.5)
    app.tap("Rio Theatre")
    app.advance(by: 0.5)
    #expect(app.shows("is 1205 Soquel Ave") && !app.shows("Rio Theatre"))
    app.press(.command("z"))
    app.advance(by: 0.5)
    #expect(app.shows("is rio"))
    app.press(.command("a"))
    app.type("the")
    app.advance(by: 0.5)
    #expect(app.shows("The Catalyst") && app.shows("is the"), "the field has the focus still")
  }

  @Test(
    "Arrows lead through them, Return chooses one, and submits where none is led to; Escape takes them away first [text-37]"
  )
  func keys() {
    let app = TestHost { Places() }
    app.press(.tab)
    app.advance(by: 0.5)
    app.press(.down)
    app.press(.down)
    app.press(.up)
    app.press(.down)
    app.press(.return)
    app.advance(by: 0.5)
    #expect(app.shows("is 1011 Pacific Ave") && app.shows("submitted nothing"))
    app.press(.command("a"))
    app.type("the")
    app.advance(by: 0.5)
    #expect(app.shows("The Fillmore"))
    app.press(.escape)
    app.advance(by: 0.5)
    #expect(!app.shows("The Fillmore") && app.textInputCaret != nil)
    app.press(.escape)
    app.advance(by: 0.5)
    #expect(app.textInputCaret == nil)
    app.press(.tab)
    app.type("the")
    app.advance(by: 0.5)
    app.press(.down)
    app.press(.up)
    app.press(.return)
    app.advance(by: 0.5)
    #expect(app.shows("submitted the"))
  }

  @Test("While something is composed, arrows and Return are not theirs [text-71]")
  func composing() {
    let app = TestHost { Places() }
    app.tap("Location")
    app.compose("th")
    app.advance(by: 0.5)
    #expect(app.shows("The Fillmore"))
    app.press(.down)
    app.press(.return)
    app.advance(by: 0.5)
    #expect(app.shows("is th"))
  }

  @Test("Sections have headers, what has no completion is only shown, and a press elsewhere takes all away")
  func sections() throws {
    struct Grouped: View {
      @State private var text = ""
      var body: some View {
        VStack(spacing: 20) {
          TextField("Fruit", text: $text).textInputSuggestions {
            Section("Red") {
              Text("cherry").textInputCompletion("Cherry")
              Text("none")
            }
            Section("Yellow") { Text("banana").textInputCompletion("Banana") }
          }
          Text("is \(text)")
          Spacer()
          Text("below")
        }
      }
    }
    let app = TestHost { Grouped() }
    app.tap("Fruit")
    app.advance(by: 0.5)
    let red = try #require(app.frame(of: "Red"))
    let yellow = try #require(app.frame(of: "Yellow"))
    let banana = try #require(app.frame(of: "banana"))
    #expect(red.maxY < yellow.minY && yellow.maxY < banana.minY)
    app.tap("none")
    app.advance(by: 0.5)
    #expect(app.shows("is ") && app.shows("banana"))
    app.tap("below")
    app.advance(by: 0.5)
    #expect(!app.shows("banana"))
    app.type("x")
    app.advance(by: 0.5)
    // The one of the first section, then that of the second.
    app.press(.down)
    app.press(.down)
    app.press(.return)
    app.advance(by: 0.5)
    #expect(app.shows("is Banana"))
  }

  @Test("They stay with a field that is scrolled, and end with it")
  func ends() throws {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        ScrollView {
          Color.clear.frame(height: 100)
          if isShown {
            TextField("Name", text: .constant("")).textInputSuggestions {
              Text("Ada").textInputCompletion("Ada Lovelace")
            }
          }
          Button("Go") { isShown = false }.keyboardShortcut("g")
          Color.clear.frame(height: 2000)
        }
      }
    }
    let app = TestHost { Screen() }
    let nodes = app.liveNodes
    app.tap("Name")
    app.advance(by: 0.5)
    let place = try #require(app.frame(of: "Ada"))
    app.scroll(at: CGPoint(x: 200, y: 600), by: CGSize(width: 0, height: -50))
    app.advance(by: 1)
    #expect(app.frame(of: "Ada")?.minY == place.minY - 50)
    app.press(.command("g"))
    app.advance(by: 1)
    #expect(!app.shows("Ada") && app.isIdle && app.liveNodes < nodes)
    app.checkInvariants()
  }
}
