import Sash
import SwiftUI
import Testing

@MainActor @Suite("Secure fields")
struct SecureFieldTests {
  private final class Typed: ObservableObject { @Published var text = "" }
  private struct Page: View {
    @ObservedObject var typed: Typed
    var body: some View {
      VStack {
        SecureField("Secret", text: $typed.text)
        TextField("Other", text: .constant(""))
        Spacer()
      }
    }
  }

  @Test("What a keyboard on the screen types is seen for two seconds, one character at a time [text-62]")
  func touch() {
    let typed = Typed()
    let app = TestHost { Page(typed: typed) }
    app.usesScreenKeyboard = true
    app.tap("Secret")
    app.advance(by: 1)
    app.tap("a")
    #expect(app.shows("a") && typed.text == "a")
    app.tap("b")
    #expect(app.texts.contains("•b"))
    app.advance(by: 1.9)
    #expect(app.texts.contains("•b"))
    app.advance(by: 0.2)
    #expect(app.texts.contains("••") && !app.texts.contains("•b"))
    app.tap("c")
    #expect(app.texts.contains("••c"))
    app.tap("Other")
    app.advance(by: 0.1)
    #expect(app.texts.contains("•••"), "it is hidden when the focus goes")
    #expect(typed.text == "abc")
  }

  @Test("What real keys type is hidden at once, and nothing of it can be copied [text-63]")
  func keys() {
    let typed = Typed()
    let app = TestHost { Page(typed: typed) }
    app.click("Secret")
    app.type("abc")
    #expect(app.texts.contains("•••"))
    app.press(.command("a"))
    app.press(.command("c"))
    app.press(.command("x"))
    #expect(typed.text == "abc" && app.clipboard == nil && app.primarySelection == nil)
  }
}
