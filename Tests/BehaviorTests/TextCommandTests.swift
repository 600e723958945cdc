import Sash
import SwiftUI
import Testing

@MainActor @Suite("Commands of the text system")
struct TextCommandTests {
  private final class Log { var lines: [String] = [] }
  private struct Pad: View {
    let log: Log
    @State private var text = "abc"
    var body: some View {
      VStack {
        Text("pad").focusable()
          .onCommand(Selector("moveUp:")) { log.lines.append("inner up") }
          .onCommand(Selector("moveDown:"), perform: nil)
          .onKeyPress(.leftArrow) {
            log.lines.append("left key")
            return .handled
          }
        TextField("field", text: $text)
        Text("is \(text)")
      }
      .onCommand(Selector("moveUp:")) { log.lines.append("outer up") }
      .onCommand(Selector("moveDown:")) { log.lines.append("outer down") }
      .onCommand(Selector("moveLeft:")) { log.lines.append("outer left") }
      .onCommand(Selector("selectAll:")) { log.lines.append("all") }
      .onCommand(Selector("copy:")) { log.lines.append("copy") }
      .onCommand(Selector("deleteBackward:")) { log.lines.append("delete") }
      .onCommand(Selector("cancelOperation:")) { log.lines.append("cancel") }
      .onCommand(Selector("renumberLines:")) { log.lines.append("renumber") }
    }
  }

  @Test("Keys are commands for those around the focus, the innermost first; one without an action goes on")
  func keys() {
    let log = Log()
    let app = TestHost { Pad(log: log) }
    app.press(.up)
    #expect(log.lines.isEmpty, "nothing has the focus")
    app.press(.tab)
    app.press(.up)
    app.press(.down)
    app.press(.left)
    app.press(.command("a"))
    app.press(.command("c"))
    app.press(.delete)
    app.press(.escape)
    #expect(log.lines == ["inner up", "outer down", "left key", "all", "copy", "delete", "cancel"])
  }

  @Test("A field does what its keys say by itself; Escape is heard before it")
  func field() {
    let log = Log()
    let app = TestHost { Pad(log: log) }
    app.click("abc")
    app.press(.end)
    app.press(.delete)
    app.press(.left)
    app.press(.up)
    app.press(.command("a"))
    #expect(log.lines.isEmpty && app.shows("is ab"))
    app.press(.escape)
    #expect(log.lines == ["cancel"] && app.textInputCaret != nil)
  }

  @Test("What an app sends without a target comes to the view that has the focus")
  func sent() {
    let log = Log()
    let app = TestHost { Pad(log: log) }
    #expect(!UIApplication.shared.sendAction(Selector("renumberLines:"), to: nil, from: nil, for: nil))
    app.press(.tab)
    #expect(UIApplication.shared.sendAction(Selector("renumberLines:"), to: nil, from: nil, for: nil))
    #expect(log.lines == ["renumber"])
  }
}
