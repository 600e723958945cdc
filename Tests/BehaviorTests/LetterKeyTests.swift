import Sash
import SwiftUI
import Testing

@MainActor @Suite("Letters in menus")
struct LetterKeyTests {
  private struct Page: View {
    let told: (String) -> Void
    @State private var fruit = "Apple"
    var body: some View {
      VStack {
        Menu("Fruits") {
          Button("Apple") { told("Apple") }
          Button("Banana") { told("Banana") }
          Button("Blueberry") { told("Blueberry") }
          Button("Black currant") { told("Black currant") }
          Button("Éclair") { told("Éclair") }
          Button("Cherry") { told("Cherry") }.disabled(true)
        }
        Picker("Kind", selection: $fruit) {
          ForEach(["Apple", "Pear", "Plum"], id: \.self) { Text($0) }
        }
        .pickerStyle(.menu)
        .onChange(of: fruit) { told($1) }
      }
    }
  }

  @Test("Letters choose the row that begins with them, and one again the next one")
  func letters() {
    var chosen = ""
    let app = TestHost { Page { chosen = $0 } }
    func open() {
      app.click("Fruits")
      app.advance(by: 1)
    }
    func choose() {
      app.press(.return)
      app.advance(by: 1)
    }
    open()
    app.press(.character("b"))
    choose()
    #expect(chosen == "Banana")
    open()
    app.press(.character("b"))
    app.press(.character("b"))
    choose()
    #expect(chosen == "Blueberry")
    open()
    for letter in "black c" { app.press(.character(letter)) }
    choose()
    #expect(chosen == "Black currant")
    open()
    app.press(.character("e"))
    choose()
    #expect(chosen == "Éclair", "marks on letters do not count")
    open()
    app.press(.character("a"))
    app.advance(by: 2)
    app.press(.character("c"))
    choose()
    #expect(chosen == "Apple", "a row that cannot be chosen is not")
  }

  @Test("They choose in the menu of a picker, and space presses what is chosen")
  func picker() {
    var chosen = ""
    let app = TestHost { Page { chosen = $0 } }
    app.click("Apple")
    app.advance(by: 1)
    app.press(.character("p"))
    app.press(.character("l"))
    app.advance(by: 1.5)
    app.press(.character(" "))
    app.advance(by: 1)
    #expect(chosen == "Plum")
  }

  @Test("What is said to stand for a row is compared in the place of its words; nothing finds an empty one")
  func equivalents() {
    struct Rows: View {
      @State private var chosen: Int? = 0
      var body: some View {
        VStack {
          List(selection: $chosen) {
            Text("zero").tag(0)
            Image(systemName: "star").typeSelectEquivalent("Star").tag(1)
            Text("apple").typeSelectEquivalent(Text(verbatim: "pear")).tag(2)
            Text("plum").typeSelectEquivalent("").tag(3)
            Text("banana").typeSelectEquivalent(nil).tag(4)
          }
          Text("chosen \(chosen ?? -1)")
        }
      }
    }
    let app = TestHost { Rows() }
    app.press(.tab)
    for (letter, row) in [("s", 1), ("p", 2), ("b", 4), ("a", 4), ("p", 2), ("z", 0)] {
      app.press(.character(Character(letter)))
      app.advance(by: 1.5)
      #expect(app.shows("chosen \(row)"), "\(letter): \(app.texts)")
    }
  }
}
