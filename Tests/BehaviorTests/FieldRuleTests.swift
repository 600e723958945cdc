import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Rules of fields")
struct FieldRuleTests {
  @Test(
    "A field shows what its binding makes of what was typed, and can be cut by who follows it [text-3 text-12]"
  )
  func ownMind() {
    struct Screen: View {
      @State private var digits = "1"
      @State private var short = ""
      var body: some View {
        VStack {
          TextField(
            "Digits",
            text: Binding(get: { digits }, set: { new in digits = new.filter(\.isNumber) }))
          TextField("Short", text: $short).onChange(of: short) { short = String(short.prefix(3)) }
          Text("is \(digits) \(short)")
        }
      }
    }
    let app = TestHost { Screen() }
    app.press(.tab)
    app.press(.end)
    for letter in ["a", "2", "b", "3"] { app.type(letter) }
    #expect(app.shows("is 123 ") && app.shows("123"))
    app.press(.tab)
    for letter in ["x", "y", "z", "w", "v"] { app.type(letter) }
    #expect(app.shows("is 123 xyz") && app.shows("xyz"))
    app.press(.delete)
    #expect(app.shows("is 123 xy"))
  }

  @Test("The kind of keyboard does not filter what real keys type or what is pasted [text-58]")
  func keyboardKind() {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("Amount", text: $text).keyboardType(.decimalPad)
          Text("is \(text)")
        }
      }
    }
    let app = TestHost { Screen() }
    app.clipboard = "pasted"
    app.press(.tab)
    app.type("a1")
    app.press(.command("v"))
    #expect(app.shows("is a1pasted"))
  }

  private struct Submits: View {
    @State private var text = ""
    @State private var log: [String] = []
    @FocusState private var focus: Int?
    var stays = false
    var body: some View {
      VStack {
        VStack {
          TextField("Inner", text: $text).focused($focus, equals: 0).onSubmit {
            log.append("inner")
            if stays { focus = 0 }
          }
          TextField("Shut", text: $text).onSubmit { log.append("shut") }.submitScope()
        }
        .onSubmit { log.append("middle") }
        TextField("Plain", text: $text)
        TextEditor(text: $text).frame(height: 60)
        Text("log \(log.joined(separator: ","))")
      }
      .onSubmit { log.append("outer") }
      .onSubmit(of: .search) { log.append("search") }
    }
  }

  @Test(
    "Return runs the actions of the field and of those around it, the inner first; a scope keeps them in; leaving a field runs none [text-74 text-75 text-76 text-77]"
  )
  func submits() {
    let app = TestHost { Submits() }
    app.tap("Inner")
    app.press(.tab)
    #expect(app.shows("log "))
    app.press(.tab, shift: true)
    app.press(.return)
    #expect(app.shows("log inner,middle,outer"))
    app.tap("Plain")
    app.press(.return)
    #expect(app.shows("log inner,middle,outer,outer"))
    app.tap("Shut")
    app.press(.return)
    #expect(app.shows("log inner,middle,outer,outer,shut"))
  }

  @Test(
    "Return in a field of one line ends editing, unless its action keeps the focus [text-78]",
    arguments: [false, true])
  func ends(stays: Bool) {
    let app = TestHost { Submits(stays: stays) }
    app.tap("Inner")
    app.press(.return)
    app.advance(by: 0.5)
    #expect((app.textInputCaret != nil) == stays)
  }

  @Test("Of two fields with one value the first has the focus [text-83]")
  func ambiguous() {
    struct Screen: View {
      @State private var texts = ["", ""]
      @FocusState private var focus: Int?
      var body: some View {
        VStack {
          TextField("First", text: $texts[0]).focused($focus, equals: 1)
          TextField("Second", text: $texts[1]).focused($focus, equals: 1)
          Button("Focus") { focus = 1 }
          Text("\(texts[0])/\(texts[1])")
        }
      }
    }
    let app = TestHost { Screen() }
    app.tap("Focus")
    app.type("x")
    #expect(app.shows("x/"))
  }

  @Test("A search field has a button that empties it while there is something in it [text-60]")
  func clears() throws {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        NavigationStack { Text("is \(text)").searchable(text: $text) }
      }
    }
    let app = TestHost { Screen() }
    #expect(!app.shows("Clear text"))
    app.tap("Search")
    app.type("abc")
    app.advance(by: 0.5)
    #expect(app.shows("is abc"))
    app.tap("Clear text")
    app.advance(by: 0.5)
    #expect(app.shows("is ") && !app.shows("Clear text"))
    app.type("x")
    #expect(app.shows("is x"), "the field has the focus still")
  }

  @Test("What an input method commits after a key that somebody has used is typed")
  func committedLater() {
    struct Screen: View {
      @State private var text = ""
      @State private var keys = 0
      var body: some View {
        VStack {
          TextField("Name", text: $text).onKeyPress(.escape) {
            keys += 1
            return .handled
          }
          Text("is \(text) \(keys)")
        }
      }
    }
    let app = TestHost { Screen() }
    app.press(.tab)
    app.press(.escape)
    app.type("漢字")
    #expect(app.shows("is 漢字 1"))
  }

  @Test(
    "A press into a field that is not edited puts the caret where the text stands, however long it is [text-15]",
    arguments: [false, true])
  func pressedPlace(isTouch: Bool) throws {
    struct Long: View {
      @State private var text = "one " + (1...80).map { "word\($0)" }.joined(separator: " ")
      var body: some View {
        VStack {
          TextField("name", text: $text).frame(width: 200)
          Text("begins \(text.prefix(6))")
        }
      }
    }
    let app = TestHost(size: CGSize(width: 400, height: 200)) { Long() }
    let text = try #require(app.texts.first { $0.hasPrefix("one word1") })
    let line = try #require(app.frame(of: text))
    let place = CGPoint(x: 101, y: line.midY)
    if isTouch { app.tap(at: place) } else { app.click(at: place) }
    app.advance(by: 1)
    #expect(abs((try #require(app.textInputCaret)).minX - 100) < 3)
    app.type("X")
    #expect(app.shows("begins Xone w"))
  }

  @Test("With shift a press into a field that is not edited takes what was selected there along")
  func shiftedPress() throws {
    struct Two: View {
      @State private var text = "one two three"
      @State private var other = ""
      var body: some View {
        TextField("name", text: $text).frame(width: 200)
        TextField("other", text: $other).frame(width: 200)
      }
    }
    let app = TestHost(size: CGSize(width: 400, height: 200)) { Two() }
    let line = try #require(app.frame(of: "one two three"))
    app.click(at: CGPoint(x: line.minX + 1, y: line.midY))
    app.advance(by: 1)
    app.click("other")
    app.advance(by: 1)
    app.click(at: CGPoint(x: line.maxX - 1, y: line.midY), shift: true)
    app.type("X")
    #expect(app.shows("X"))
  }
}
