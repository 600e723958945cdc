import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Selecting text")
struct TextSelectionTests {
  private func app<V: View>(@ViewBuilder _ view: () -> V) -> TestHost {
    TestHost(size: CGSize(width: 400, height: 200)) { view() }
  }
  private let sentence = "This text can be copied or shared."

  private func frame(_ app: TestHost, _ text: String) throws -> CGRect { try #require(app.frame(of: text)) }

  @Test(
    "Dragging with a mouse selects characters, which the keys copy; without the modifier nothing is selected [S4-261]"
  )
  func drag() throws {
    let app = self.app {
      VStack(spacing: 20) {
        Text(sentence).textSelection(.enabled)
        Text("Not this").textSelection(.disabled)
        Text("Nor this")
      }
    }
    let plain = app.png()
    let place = try frame(app, sentence)
    app.pressMouse(at: CGPoint(x: place.minX, y: place.midY))
    app.dragMouse(to: CGPoint(x: place.maxX + 20, y: place.midY))
    app.releaseMouse(at: CGPoint(x: place.maxX + 20, y: place.midY))
    #expect(app.png() != plain)
    app.press(.command("c"))
    #expect(app.clipboard == sentence)
    for text in ["Not this", "Nor this"] {
      app.clipboard = nil
      let place = try frame(app, text)
      app.pressMouse(at: CGPoint(x: place.minX, y: place.midY))
      app.dragMouse(to: CGPoint(x: place.maxX, y: place.midY))
      app.releaseMouse(at: CGPoint(x: place.maxX, y: place.midY))
      // The selection before has gone with the press.
      #expect(app.png() == plain)
      app.press(.command("c"))
      #expect(app.clipboard == nil)
    }
  }

  @Test("Two clicks select a word, and dragging on takes whole words; three select the paragraph")
  func words() throws {
    let app = self.app { Text("one two three\nfour five").textSelection(.enabled) }
    let place = try frame(app, "one two three\nfour five")
    let first = CGPoint(x: place.minX + 5, y: place.minY + 5)
    app.click(at: first)
    app.press(.command("c"))
    #expect(app.clipboard == nil)
    app.click(at: first)
    app.press(.command("c"))
    #expect(app.clipboard == "one")
    app.click(at: first)
    app.press(.command("c"))
    #expect(app.clipboard == "one two three")
    app.advance(by: 1)
    app.click(at: first)
    app.pressMouse(at: first)
    app.dragMouse(to: CGPoint(x: place.minX + 45, y: place.minY + 5))
    app.releaseMouse(at: CGPoint(x: place.minX + 45, y: place.minY + 5))
    app.press(.command("c"))
    #expect(app.clipboard == "one two")
    app.press(.command("a"))
    app.press(.command("c"))
    #expect(app.clipboard == "one two three\nfour five")
    app.press(.escape)
    app.clipboard = nil
    app.press(.command("c"))
    #expect(app.clipboard == nil)
  }

  @Test("Buttons and taps around a text come first")
  func actions() throws {
    var log: [String] = []
    let app = self.app {
      VStack {
        Button("Press") { log.append("press") }
        Text("Tap").onTapGesture { log.append("tap") }
        List { Button("Row") { log.append("row") } }
      }
      .textSelection(.enabled)
    }
    app.tap("Press")
    app.tap("Tap")
    app.tap("Row")
    #expect(log == ["press", "tap", "row"])
  }

  @Test("Another text or another view takes the selection away, and so does another string")
  func endings() throws {
    struct Two: View {
      @State private var name = "first"
      var body: some View {
        VStack {
          Text(name)
          Text("second")
          Button("rename") { name = "renamed" }
        }
        .textSelection(.enabled)
      }
    }
    let app = self.app { Two() }
    app.click("first")
    app.click("first")
    app.press(.command("c"))
    #expect(app.clipboard == "first")
    app.click("second")
    app.click("second")
    app.press(.command("c"))
    #expect(app.clipboard == "second")
    app.click("first")
    app.click("first")
    app.tap("rename")
    app.clipboard = nil
    app.press(.command("c"))
    #expect(app.clipboard == nil)
    #expect(app.isIdle)
  }
}
