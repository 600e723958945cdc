import Foundation
import Sash
import SwiftUI
import Testing

/// Three screens that people type into, each used with keys alone, with a mouse alone and with fingers alone.
@MainActor @Suite("Keys alone, a mouse alone, fingers alone")
struct ThreeHandsTests {
  private final class Login: ObservableObject {
    @Published var name = ""
    @Published var password = ""
    @Published var isKept = false
    @Published var sent: [String] = []
    func send() { sent.append("\(name)/\(password)/\(isKept)") }
  }
  private struct LoginForm: View {
    @ObservedObject var model: Login
    @FocusState private var focus: Int?
    var body: some View {
      VStack(spacing: 16) {
        TextField("Name", text: $model.name)
          .focused($focus, equals: 0).submitLabel(.next).onSubmit { focus = 1 }
        SecureField("Password", text: $model.password)
          .focused($focus, equals: 1).submitLabel(.go).onSubmit { model.send() }
        Toggle("Keep me here", isOn: $model.isKept)
        Button("Log in") { model.send() }.disabled(model.name.isEmpty)
        Spacer()
      }
      .textFieldStyle(.roundedBorder)
      .padding()
    }
  }

  @Test("A form is filled and sent with keys alone: Return leads on and sends, Tab and Space do the rest")
  func loginByKeys() {
    let model = Login()
    let app = TestHost { LoginForm(model: model) }
    app.press(.tab)
    app.type("Ada")
    app.press(.return)
    app.type("x1")
    app.press(.return)
    #expect(model.sent == ["Ada/x1/false"])
    for _ in 0..<2 { app.press(.tab) }
    app.press(.tab)
    app.press(.character(" "))
    app.press(.tab)
    app.press(.character(" "))
    #expect(model.sent.last == "Ada/x1/true", "\(model.sent)")
  }

  @Test("With a mouse alone what was copied elsewhere is pasted by the menu, and the form is sent by a click")
  func loginByMouse() throws {
    let model = Login()
    let app = TestHost { LoginForm(model: model) }
    app.clipboard = "Ada"
    for field in ["Name", "Password"] {
      app.click(field)
      app.advance(by: 1)
      app.click(field, button: .secondary)
      app.advance(by: 1)
      app.click("Paste")
      app.advance(by: 1)
    }
    let toggle = try #require(app.frame(of: "Keep me here"))
    app.click(at: CGPoint(x: 393 - 16 - 20, y: toggle.midY))
    app.advance(by: 1)
    app.click("Log in")
    app.advance(by: 1)
    #expect(model.sent == ["Ada/Ada/true"])
  }

  @Test("With fingers alone the keyboard on the screen types, leads on and sends")
  func loginByFingers() {
    let model = Login()
    let app = TestHost { LoginForm(model: model) }
    app.usesScreenKeyboard = true
    app.tap("Name")
    app.advance(by: 1)
    // It begins with a large letter.
    for key in ["A", "d", "a", "next"] {
      #expect(app.tap(key), "no key \(key)")
      app.advance(by: 0.1)
    }
    app.advance(by: 1)
    for key in ["x", "y", "go"] {
      #expect(app.tap(key), "no key \(key)")
      app.advance(by: 0.1)
    }
    app.advance(by: 1)
    #expect(model.sent == ["Ada/xy/false"] && !app.shows("space"))
  }

  /// How wide a text is at body size, in points.
  private func width(_ text: String) -> CGFloat { TestHost { Text(text) }.frame(of: text)!.width }

  private final class Notebook: ObservableObject {
    @Published var text = "first\nsecond third"
    @Published var isFinding = false
  }
  private struct NotePad: View {
    @ObservedObject var book: Notebook
    var body: some View {
      VStack {
        TextEditor(text: $book.text).findNavigator(isPresented: $book.isFinding).frame(height: 300)
        Button("Find") { book.isFinding = true }
        Spacer()
      }
    }
  }

  @Test("A note is written, found in and put right with keys alone")
  func notesByKeys() {
    let book = Notebook()
    let app = TestHost { NotePad(book: book) }
    app.press(.tab)
    app.press(.end, control: true)
    app.press(.return)
    app.type("- fourth")
    #expect(book.text == "first\nsecond third\n- fourth")
    app.press(.command("f"))
    app.advance(by: 0.5)
    app.type("third")
    app.advance(by: 0.5)
    app.press(.escape)
    app.advance(by: 0.5)
    app.type("3rd")
    #expect(book.text == "first\nsecond 3rd\n- fourth")
    app.press(.up)
    app.press(.home)
    app.press(.end, shift: true)
    app.press(.command("x"))
    app.press(.down)
    app.press(.end)
    app.type(" ")
    app.press(.command("v"))
    #expect(book.text == "\nsecond 3rd first\n- fourth")
    app.press(.command("z"))
    app.press(.command("z"))
    app.press(.command("z"))
    #expect(book.text == "first\nsecond 3rd\n- fourth")
  }

  @Test("A note is put right with a mouse alone: words are dragged, cut by the menu, and found by the bar")
  func notesByMouse() throws {
    let book = Notebook()
    let app = TestHost { NotePad(book: book) }
    let line = try #require(app.frame(of: "second third"))
    let first = try #require(app.frame(of: "first"))
    // "third", dragged before "second".
    let third = CGPoint(x: line.minX + width("second th"), y: line.midY)
    app.click(at: third, count: 2)
    app.advance(by: 1)
    app.dragMouse(from: third, to: CGPoint(x: line.minX + 1, y: line.midY))
    app.advance(by: 1)
    #expect(book.text == "first\nthirdsecond ")
    // All of the first line, by the menu.
    app.click(at: CGPoint(x: first.minX + 10, y: first.midY), count: 3)
    app.advance(by: 1)
    app.click(at: CGPoint(x: first.minX + 10, y: first.midY), button: .secondary)
    app.advance(by: 1)
    app.click("Cut")
    app.advance(by: 1)
    #expect(book.text == "thirdsecond " && app.clipboard == "first\n")
    app.click("Find")
    app.advance(by: 1)
    #expect(app.shows("Done"))
    app.click("Done")
    app.advance(by: 1)
    #expect(!book.isFinding)
  }

  @Test("A note is put right with fingers alone: the bar cuts and pastes, the loupe places the caret")
  func notesByFingers() throws {
    let book = Notebook()
    let app = TestHost { NotePad(book: book) }
    app.usesScreenKeyboard = true
    let line = try #require(app.frame(of: "second third"))
    let third = CGPoint(x: line.minX + width("second th"), y: line.midY)
    for _ in 0..<2 {
      app.tap(at: third)
      app.advance(by: 0.1)
    }
    app.advance(by: 1)
    app.tap("Cut")
    app.advance(by: 1)
    #expect(book.text == "first\nsecond " && app.clipboard == "third")
    let first = try #require(app.frame(of: "first"))
    let start = CGPoint(x: first.minX + 1, y: first.midY)
    app.press(at: start)
    app.advance(by: 0.6)
    app.release(at: start)
    app.advance(by: 1)
    app.tap("Paste")
    app.advance(by: 1)
    #expect(book.text == "thirdfirst\nsecond ")
    #expect(app.tap("space"))
    app.advance(by: 1)
    #expect(book.text == "third first\nsecond ")
  }

  private struct Library: View {
    let opened: (String) -> Void
    @State private var text = ""
    private var found: [String] {
      ["Apple", "Banana", "Cherry"].filter { text.isEmpty || $0.localizedCaseInsensitiveContains(text) }
    }
    var body: some View {
      NavigationStack {
        List(found, id: \.self) { name in Button(name) { opened(name) } }
          .navigationTitle("Fruits")
          .searchable(text: $text, prompt: "Find fruit")
      }
    }
  }

  @Test("Something is searched for and opened with keys alone")
  func searchByKeys() {
    var opened: [String] = []
    let app = TestHost { Library { opened.append($0) } }
    app.press(.tab)
    app.type("ban")
    app.advance(by: 1)
    #expect(app.shows("Banana") && !app.shows("Apple"))
    // Past the buttons that clear the field and that cancel.
    for _ in 0..<3 { app.press(.tab) }
    app.press(.return)
    app.advance(by: 1)
    #expect(opened == ["Banana"])
  }

  @Test("Something is searched for and opened with a mouse or with fingers alone", arguments: [false, true])
  func searchByPointer(isTouch: Bool) {
    var opened: [String] = []
    let app = TestHost { Library { opened.append($0) } }
    app.usesScreenKeyboard = isTouch
    app.clipboard = "ban"
    func press(_ text: String) {
      if isTouch { app.tap(text) } else { app.click(text) }
      app.advance(by: 1)
    }
    press("Find fruit")
    if isTouch {
      for key in ["B", "a", "n"] {
        #expect(app.tap(key), "no key \(key)")
        app.advance(by: 0.1)
      }
      app.advance(by: 1)
    } else {
      app.click("Find fruit", button: .secondary)
      app.advance(by: 1)
      press("Paste")
    }
    #expect(app.shows("Banana") && !app.shows("Apple"))
    press("Banana")
    #expect(opened == ["Banana"])
    press("Cancel")
    #expect(app.shows("Apple") && !app.shows("space"))
  }
}
