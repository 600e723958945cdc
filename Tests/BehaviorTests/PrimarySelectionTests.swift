import Sash
import SwiftUI
import Testing

@MainActor @Suite("The selection that the middle button pastes")
struct PrimarySelectionTests {
  private final class Typed: ObservableObject {
    @Published var first = "one two three"
    @Published var second = "here: "
  }
  private struct Page: View {
    @ObservedObject var typed: Typed
    var body: some View {
      VStack(spacing: 20) {
        TextField("First", text: $typed.first)
        TextField("Second", text: $typed.second)
        Text("Some read text").textSelection(.enabled)
      }
      .padding()
    }
  }

  @Test("What was selected in a field or a text is pasted where the middle button is pressed")
  func pastes() throws {
    let typed = Typed()
    let app = TestHost(size: CGSize(width: 300, height: 300)) { Page(typed: typed) }
    let first = try #require(app.frame(of: "one two three"))
    app.click(at: CGPoint(x: first.minX + 40, y: first.midY), count: 2)
    #expect(app.primarySelection == "two" && app.clipboard == nil)
    let second = try #require(app.frame(of: "here: "))
    app.click(at: CGPoint(x: second.midX, y: second.midY), button: .middle)
    #expect(typed.second == "here: two" && typed.first == "one two three")
    app.press(.command("z"))
    #expect(typed.second == "here: ")
    app.advance(by: 1)
    let text = try #require(app.frame(of: "Some read text"))
    app.click(at: CGPoint(x: text.minX + 5, y: text.midY), count: 2)
    #expect(app.primarySelection == "Some")
    app.click(at: CGPoint(x: second.midX, y: second.midY), button: .middle)
    #expect(typed.second == "here: Some")
  }

  @Test("Keys that select offer it too; what another program has selected is pasted")
  func others() throws {
    let typed = Typed()
    let app = TestHost(size: CGSize(width: 300, height: 300)) { Page(typed: typed) }
    app.click("one two three")
    app.press(.command("a"))
    #expect(app.primarySelection == "one two three")
    app.primarySelection = "from elsewhere\nin lines"
    let second = try #require(app.frame(of: "here: "))
    app.click(at: CGPoint(x: second.midX, y: second.midY), button: .middle)
    #expect(typed.second == "here: from elsewhere in lines")
  }
}
