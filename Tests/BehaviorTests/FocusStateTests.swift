import Sash
import SwiftUI
import Testing

@MainActor @Suite("FocusState")
struct FocusStateTests {
  private enum Field { case name, mail }
  private struct Form: View {
    @FocusState private var field: Field?
    @FocusState private var isCity: Bool
    @State private var name = ""
    @State private var mail = ""
    @State private var city = ""
    @State private var hasMail = true
    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($field, equals: .name).onSubmit { field = .mail }
        if hasMail { TextField("Mail", text: $mail).focused($field, equals: .mail) }
        TextField("City", text: $city).focused($isCity)
        Text(field == .name ? "at name" : field == .mail ? "at mail" : "nowhere")
        Text(isCity ? "in city" : "no city")
        Text("\(name)|\(mail)|\(city)")
        Button("mail") { field = .mail }
        Button("away") { field = nil }
        Button("remove") { hasMail = false }
      }
      .onAppear { field = .name }
    }
  }

  @Test("The value moves the focus, and follows it [text-82]")
  func moves() {
    let app = TestHost { Form() }
    #expect(app.shows("at name"))
    app.type("Ada")
    app.press(.return)
    #expect(app.shows("at mail"))
    app.type("a@b")
    #expect(app.shows("Ada|a@b|"))
    app.tap("City")
    #expect(app.shows("nowhere") && app.shows("in city"))
    app.type("Rome")
    #expect(app.shows("Ada|a@b|Rome"))
    app.tap("mail")
    #expect(app.shows("at mail") && app.shows("no city"))
    app.tap("away")
    app.type("x")
    #expect(app.shows("nowhere") && app.shows("Ada|a@b|Rome"))
  }

  @Test("A field that goes takes the focus along [text-93]")
  func removal() {
    let app = TestHost { Form() }
    app.tap("mail")
    app.tap("remove")
    #expect(app.shows("nowhere"))
  }

  @Test(
    "A row that goes with an animation gives up the focus at once: nothing is written into what has lost it")
  func leavingRow() {
    final class Names: ObservableObject {
      @Published var all = [Name(id: 0, text: "first"), Name(id: 1, text: "second")]
    }
    struct Name: Identifiable {
      let id: Int
      var text: String
    }
    struct Rows: View {
      @ObservedObject var names: Names
      let isLazy: Bool
      var body: some View {
        if isLazy {
          List($names.all) { TextField("Name", text: $0.text) }
        } else {
          VStack { ForEach($names.all) { TextField("Name", text: $0.text) } }
        }
      }
    }
    for isLazy in [true, false] {
      let names = Names()
      let app = TestHost { Rows(names: names, isLazy: isLazy) }
      app.tap("second")
      app.type("!")
      #expect(names.all[1].text.contains("!"))
      let heard = TestHost.warnings {
        withAnimation { names.all = [Name(id: 0, text: "first")] }
        app.advance(by: 0.05)
        app.type("?")
        app.advance(by: 1)
      }
      #expect(heard == [] && names.all.map(\.text) == ["first"])
    }
  }

  private struct Typing: View {
    let mode: ScrollDismissesKeyboardMode
    @State private var text = ""
    @FocusState private var isTyping: Bool
    var body: some View {
      Text(isTyping ? "typing" : "done")
      ScrollView {
        TextField("Type", text: $text).focused($isTyping)
        ForEach(0..<50) { Text("Row \($0)") }
      }
      .scrollDismissesKeyboard(mode)
    }
  }

  @Test("Scrolling ends typing where that is asked for [text-94]", arguments: [true, false])
  func scrolling(ends: Bool) {
    let app = TestHost { VStack { Typing(mode: ends ? .immediately : .never) } }
    app.tap("Type")
    #expect(app.shows("typing"))
    // A finger elsewhere ends typing anyway.
    app.strokePad(at: CGPoint(x: 200, y: 600), by: CGSize(width: 0, height: -200))
    app.advance(by: 1)
    #expect(app.shows(ends ? "done" : "typing"))
  }

  private struct Capital: View {
    let rule: TextInputAutocapitalization
    @State private var text = ""
    var body: some View {
      TextField("Type", text: $text).textInputAutocapitalization(rule)
      Text("=\(text)")
    }
  }

  @Test(
    "Letters become large as the field asks [text-50]",
    arguments: [
      (TextInputAutocapitalization.never, "=one two. three"), (.words, "=One Two. Three"),
      (.sentences, "=One two. Three"), (.characters, "=ONE TWO. THREE"),
    ])
  func capitals(rule: TextInputAutocapitalization, expected: String) {
    let app = TestHost { VStack { Capital(rule: rule) } }
    app.tap("Type")
    for letter in "one two. three" { app.type(String(letter)) }
    #expect(app.shows(expected))
  }
}
