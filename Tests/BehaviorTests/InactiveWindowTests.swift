import Sash
import SwiftUI
import Testing

/// - Source: AppKit: in a window that is not the key one no caret stands, and what is selected is grey
@MainActor @Suite("Texts in a window without the keyboard")
struct InactiveWindowTests {
  private struct Page: View {
    @State private var text = ""
    var isEditor = false
    var body: some View {
      if isEditor { TextEditor(text: $text) } else { TextField("name", text: $text).padding() }
    }
  }
  private func blue(_ host: TestHost) -> Int {
    (0..<200).reduce(0) { count, y in
      count
        + (0..<200).count {
          let pixel = host.pixel(x: $0, y: y)
          return pixel.blue > pixel.red + 25
        }
    }
  }

  @Test(
    "The caret goes with the keyboard and does not blink, and comes back with it", arguments: [false, true])
  func caret(isEditor: Bool) throws {
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Page(isEditor: isEditor) }
    host.tap(at: CGPoint(x: 100, y: 100))
    #expect(blue(host) > 10 && !host.isIdle)
    host.setFocused(false)
    #expect(blue(host) == 0)
    #expect(host.isIdle)
    #expect(host.textInputCaret == nil)
    host.setFocused(true)
    #expect(blue(host) > 10 && !host.isIdle)
    #expect(host.textInputCaret != nil)
    host.type("a")
    #expect(host.shows("a"))
  }

  @Test("What is selected is grey meanwhile", arguments: [false, true])
  func selection(isEditor: Bool) {
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Page(isEditor: isEditor) }
    host.tap(at: CGPoint(x: 100, y: 100))
    host.type("words words")
    host.press(.command("a"))
    #expect(blue(host) > 200)
    host.setFocused(false)
    #expect(blue(host) == 0)
    let frame = host.frame(of: "words words") ?? .zero
    let ground = host.pixel(x: Int(frame.minX) + 1, y: Int(frame.minY) + 3)
    #expect(ground.red < 240 && ground.red == ground.green)
    host.setFocused(true)
    #expect(blue(host) > 200)
  }

  @Test("So is what is selected of a text that is only read")
  func texts() {
    let host = TestHost(size: CGSize(width: 200, height: 200)) {
      Text("words words").textSelection(.enabled)
    }
    let frame = host.frame(of: "words words") ?? .zero
    host.click(at: CGPoint(x: frame.midX, y: frame.midY), count: 3)
    #expect(blue(host) > 200)
    host.setFocused(false)
    #expect(blue(host) == 0)
    host.setFocused(true)
    #expect(blue(host) > 200)
  }
}
