import Sash
import SwiftUI
import Testing

@MainActor @Suite("Keys of controls and of views with the focus")
struct ShortcutTests {
  private struct Page: View {
    let log: (String) -> Void
    @State private var text = ""
    @State private var isOn = false
    @State private var isDisabled = true
    @State private var sheet = false
    var body: some View {
      VStack {
        Text("on \(isOn), text \(text)")
        TextField("name", text: $text)
        Button("Save") { log("save") }.keyboardShortcut("s")
        Button("Second save") { log("second") }.keyboardShortcut("s")
        Button("Plus") { log("plus") }.keyboardShortcut("+")
        Button("All") { log("all") }.keyboardShortcut("k", modifiers: [.command, .shift])
        Button("Plain") { log("plain") }.keyboardShortcut("x", modifiers: [])
        Button("OK") { log("ok") }.keyboardShortcut(.defaultAction)
        Button("Off") { log("off") }.keyboardShortcut("d").disabled(isDisabled)
        Button("Allow") { isDisabled = false }
        Toggle("Switch", isOn: $isOn).keyboardShortcut("t")
        Button("Sheet") { sheet = true }.keyboardShortcut("o")
      }
      .sheet(isPresented: $sheet) {
        TextField("inner", text: $text)
        Button("Cancel") { sheet = false }.keyboardShortcut(.cancelAction)
      }
    }
  }

  @Test(
    "The first enabled control with a shortcut acts, Control stands for ⌘, and Shift is part of it [text-97 text-99 text-100]"
  )
  func shortcuts() {
    var log: [String] = []
    let host = TestHost { Page { log.append($0) } }
    host.press(.command("s"))
    host.press(.control("s"))
    host.press(.command("S"), shift: true)
    host.press(.command("k"))
    host.press(.command("k"), shift: true)
    #expect(log == ["save", "save", "all"])
    log = []
    host.press(.command("="), shift: true)
    host.press(.command("d"))
    _ = host.tap("Allow")
    host.press(.command("d"))
    host.press(.command("t"))
    #expect(log == ["plus", "off"] && host.shows("on true, text "))
  }

  @Test("Keys without ⌘ go to the field that has the focus first")
  func fields() {
    var log: [String] = []
    let host = TestHost { Page { log.append($0) } }
    host.press(.character("x"))
    host.press(.return)
    #expect(log == ["plain", "ok"])
    log = []
    _ = host.tap("name")
    host.press(.character("x"))
    #expect(log == [] && host.shows("on false, text x"))
    host.press(.command("s"))
    #expect(log == ["save"])
  }

  @Test("Under a sheet nothing hears of keys; Escape presses the button that takes back")
  func sheets() {
    var log: [String] = []
    let host = TestHost { Page { log.append($0) } }
    host.press(.command("o"))
    host.advance(by: 1)
    #expect(host.shows("Cancel"))
    host.press(.command("s"))
    #expect(log == [])
    // The field does not keep the key for itself.
    _ = host.tap("inner")
    host.press(.escape)
    host.advance(by: 1)
    #expect(!host.shows("Cancel"))
    host.press(.command("s"))
    #expect(log == ["save"])
  }

  private struct Keys: View {
    let log: (String) -> Void
    @FocusState private var isOn: Bool
    @State private var text = ""
    var body: some View {
      VStack {
        Focused().frame(width: 100, height: 40)
          .focusable().focused($isOn)
          .onKeyPress(.upArrow) {
            log("up")
            return .handled
          }
          .onKeyPress(characters: .decimalDigits, phases: .down) {
            log($0.characters)
            return .ignored
          }
        TextField("name", text: $text)
        Text("focus \(isOn), text \(text)")
        Button("Focus") { isOn = true }
      }
      .onKeyPress(keys: ["5", "q", .upArrow]) {
        log("outer \($0.key.character)")
        return .handled
      }
    }
  }
  private struct Focused: View {
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text(isFocused ? "here" : "elsewhere") }
  }

  @Test(
    "Keys go to the view that has the focus, then to those around it, until one uses them [text-41 text-91]")
  func keyPresses() {
    var log: [String] = []
    let host = TestHost { Keys { log.append($0) } }
    host.press(.up)
    #expect(log == [] && host.shows("elsewhere"))
    _ = host.tap("Focus")
    #expect(host.shows("here") && host.shows("focus true, text "))
    for key in [TestHost.Key.up, .character("5"), .character("6"), .character("q"), .character("z")] {
      host.press(key)
    }
    #expect(log == ["up", "5", "outer 5", "6", "outer q"])
    log = []
    _ = host.tap("name")
    #expect(host.shows("elsewhere") && host.shows("focus false, text "))
    host.press(.character("q"))
    host.press(.character("z"))
    #expect(log == ["outer q"] && host.shows("focus false, text z"))
    _ = host.tap("elsewhere")
    #expect(host.shows("here"))
  }

  private struct Dialog: View {
    let log: (String) -> Void
    let submits: Bool
    @State private var text = ""
    @State private var number = 0
    var body: some View {
      VStack {
        if submits {
          TextField("name", text: $text).onSubmit { log("submit") }
        } else {
          TextField("name", text: $text)
        }
        TextField("number", value: $number, format: .number)
        SecureField("secret", text: $text)
        TextEditor(text: $text).frame(height: 60)
        Button("OK") { log("ok \(text) \(number)") }.keyboardShortcut(.defaultAction)
        Button("Cancel") { log("cancel") }.keyboardShortcut(.cancelAction)
      }
    }
  }

  /// - Source: facts on text input 101
  @Test(
    "Return in a field presses the default button, unless the field submits; Escape the one that takes back [text-98 text-101]"
  )
  func defaultButton() {
    var log: [String] = []
    let host = TestHost { Dialog(log: { log.append($0) }, submits: false) }
    host.tap("name")
    host.type("a")
    host.press(.return)
    #expect(log == ["ok a 0"])
    host.tap("0")
    host.press(.command("a"))
    host.type("7")
    // What was typed counts before the button is pressed.
    host.press(.return)
    #expect(log == ["ok a 0", "ok a 7"])
    host.tap("•")
    host.press(.return)
    #expect(log == ["ok a 0", "ok a 7", "ok a 7"])
    log = []
    host.tap("7")
    host.press(.escape)
    #expect(log == ["cancel"])

    log = []
    let other = TestHost { Dialog(log: { log.append($0) }, submits: true) }
    other.tap("name")
    other.press(.return)
    #expect(log == ["submit"])
  }

  @Test(
    "Return in an editor is a new line, and confirms what is being composed, whatever the default button does [text-70 text-80]"
  )
  func returnForText() throws {
    var log: [String] = []
    let host = TestHost { Dialog(log: { log.append($0) }, submits: false) }
    let button = try #require(host.frame(of: "OK"))
    host.tap(at: CGPoint(x: button.midX, y: button.minY - 40))
    host.type("x")
    host.press(.return)
    #expect(log.isEmpty)
    host.tap("0")
    host.compose("1")
    host.press(.return)
    #expect(log.isEmpty)
  }
}
