import Sash
import SwiftUI
import Testing

@MainActor @Suite("Prompts of fields, and tokens of searches")
struct PromptStyleTests {
  @Test("A prompt keeps the styles that its text was given", arguments: [false, true])
  func prompt(isEditor: Bool) throws {
    let host = TestHost(size: CGSize(width: 300, height: 100)) {
      TextField(
        "Name", text: .constant(""), prompt: Text("colourful").foregroundColor(.red).font(.system(size: 30)),
        axis: isEditor ? .vertical : .horizontal)
    }
    let reds = (0..<300).flatMap { x in (0..<100).map { host.pixel(x: x, y: $0) } }
      .filter { $0.red > 200 && $0.green < 100 }
    #expect(reds.count > 50)
    let plain = TestHost(size: CGSize(width: 300, height: 100)) {
      TextField("Name", text: .constant(""), prompt: Text("colourful"))
    }
    let inks = (0..<300).filter { x in (0..<100).contains { plain.pixel(x: x, y: $0).red < 230 } }
    let large = (0..<300).filter { x in (0..<100).contains { host.pixel(x: x, y: $0).green < 200 } }
    #expect(large.count > inks.count * 4 / 3)
    #expect(!(0..<300).contains { x in (0..<100).contains { plain.pixel(x: x, y: $0).red < 120 } })
  }

  private struct Token: Identifiable { let id: Int }
  private struct Searching: View {
    @State private var text = ""
    @State private var tokens = [Token(id: 1), Token(id: 2)]
    var body: some View {
      NavigationStack {
        Text("tokens \(tokens.count)")
          .searchable(text: $text, tokens: $tokens) { Text("token \($0.id)") }
      }
    }
  }

  @Test("Ending a search takes its tokens away")
  func tokens() throws {
    let host = TestHost { Searching() }
    let token = try #require(host.frame(of: "token 2"))
    host.tap(at: CGPoint(x: token.maxX + 60, y: token.midY))
    host.advance(by: 1)
    #expect(host.shows("tokens 2"))
    host.tap("Cancel")
    host.advance(by: 1)
    #expect(host.shows("tokens 0") && !host.shows("token 1"))
  }
}
