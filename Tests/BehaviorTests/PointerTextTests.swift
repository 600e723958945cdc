import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Texts under a mouse")
struct PointerTextTests {
  private struct Fields: View {
    @State private var text = "one two three"
    @State private var secret = "hidden words"
    var isDisabled = false
    var body: some View {
      VStack {
        TextField("name", text: $text).textFieldStyle(.roundedBorder).disabled(isDisabled)
        SecureField("secret", text: $secret).textFieldStyle(.roundedBorder)
        Text("is \(text)")
        Text("secret \(secret)")
        Text("pick some words here").textSelection(.enabled)
        Link("a link", destination: URL(string: "https://example.com")!)
        Text("see [there](https://example.org) for more")
        Button("press") {}
        Text("plain")
      }
    }
  }

  private func place(_ host: TestHost, _ text: String, _ share: CGFloat) -> CGPoint {
    let frame = host.frame(of: text)!
    return CGPoint(x: frame.minX + frame.width * share, y: frame.midY)
  }
  /// A place in the field, as a share of the length of its text; the field itself is wider.
  private func inField(_ host: TestHost, _ text: String, _ share: CGFloat) -> CGPoint {
    let frame = host.frame(of: text)!
    let length = host.frame(of: "is \(text)")!.width * CGFloat(text.count) / CGFloat(text.count + 3)
    return CGPoint(x: frame.minX + length * share, y: frame.midY)
  }

  @Test("Two clicks select a word, three all of a line, and drags go on word by word [text-16 text-17]")
  func clicks() {
    let host = TestHost { Fields() }
    host.click(at: inField(host, "one two three", 0.42), count: 2)
    host.type("2")
    #expect(host.shows("is one 2 three"))
    host.advance(by: 1)
    host.click(at: inField(host, "one 2 three", 0.5), count: 3)
    host.type("all")
    #expect(host.shows("is all"))
    host.type(" of it goes")
    host.advance(by: 1)
    // From the middle of the second word to that of the third: both, and the space between.
    let (start, end) = (inField(host, "all of it goes", 0.3), inField(host, "all of it goes", 0.55))
    host.click(at: start)
    host.advance(by: 0.1)
    host.pressMouse(at: start)
    host.dragMouse(to: end)
    host.advance(by: 0.1)
    host.releaseMouse(at: end)
    host.type("X")
    #expect(host.shows("is all X goes"))
  }

  @Test("A drag selects characters, and shift extends what is selected [text-18]")
  func drags() {
    let host = TestHost { Fields() }
    let frame = host.frame(of: "one two three")!
    host.dragMouse(from: CGPoint(x: frame.minX + 1, y: frame.midY), to: inField(host, "one two three", 0.25))
    host.type("1")
    #expect(host.shows("is 1 two three"))
    host.advance(by: 1)
    host.click(at: CGPoint(x: frame.minX + 0.5, y: frame.midY))
    host.advance(by: 1)
    host.click(at: CGPoint(x: frame.maxX - 3, y: frame.midY), shift: true)
    host.type("gone")
    #expect(host.shows("is gone"))
  }

  @Test("The other button opens a menu about the selection; what cannot be done is disabled [text-24]")
  func editMenu() {
    let host = TestHost { Fields() }
    host.click(at: inField(host, "one two three", 0.42), button: .secondary)
    host.advance(by: 1)
    #expect(["Cut", "Copy", "Paste", "Select All"].allSatisfy(host.shows))
    host.click("Paste")
    host.advance(by: 1)
    #expect(host.shows("Paste"), "there is nothing to paste")
    host.click("Copy")
    host.advance(by: 1)
    #expect(host.clipboard == "two" && !host.shows("Copy"))
    host.click(at: inField(host, "one two three", 0.42), button: .secondary)
    host.advance(by: 1)
    host.click("Cut")
    host.advance(by: 1)
    #expect(host.shows("is one  three"))
    host.type("and")
    #expect(host.shows("is one and three"), "the focus is still there")
    host.click(at: inField(host, "one and three", 0.1), button: .secondary)
    host.advance(by: 1)
    host.click("Select All")
    host.advance(by: 1)
    host.click(at: inField(host, "one and three", 0.5), button: .secondary)
    host.advance(by: 1)
    host.click("Paste")
    host.advance(by: 1)
    #expect(host.shows("is two"))
    // Escape closes the menu and nothing else.
    host.click(at: inField(host, "two", 0.5), button: .secondary)
    host.advance(by: 1)
    host.type("lost")
    host.press(.escape)
    host.advance(by: 1)
    #expect(!host.shows("Copy") && host.shows("is two"))
    host.type("new")
    #expect(host.shows("is new"))
  }

  @Test("A menu that is on its way out takes no key: the second Escape leaves the field")
  func menuLeaves() {
    let host = TestHost { Fields() }
    let place = inField(host, "one two three", 0.42)
    host.click(at: place)
    host.advance(by: 1)
    host.click(at: place, button: .secondary)
    host.advance(by: 1)
    #expect(host.shows("Cut"))
    host.press(.escape)
    #expect(host.textInputCaret != nil)
    host.press(.escape)
    #expect(host.textInputCaret == nil)
    host.advance(by: 1)
    #expect(!host.shows("Cut"))
  }

  @Test("What is hidden is neither copied nor told where its words begin [text-63 text-65]")
  func secure() {
    let host = TestHost { Fields() }
    let dots = String(repeating: "•", count: 12)
    host.click(at: place(host, dots, 0.2), button: .secondary)
    host.advance(by: 1)
    host.click("Copy")
    host.click("Cut")
    host.press(.escape)
    host.advance(by: 1)
    #expect(host.clipboard == nil && host.shows("secret hidden words"))
    host.click(at: place(host, dots, 0.2), count: 2)
    host.type("x")
    #expect(host.shows("secret x"))
  }

  @Test("A text that can be selected has a menu too")
  func selectableText() {
    let host = TestHost { Fields() }
    host.click(at: place(host, "pick some words here", 0.35), button: .secondary)
    host.advance(by: 1)
    #expect(host.shows("Copy") && host.shows("Select All") && !host.shows("Paste"))
    host.click("Copy")
    host.advance(by: 1)
    #expect(host.clipboard == "some")
    host.click(at: place(host, "pick some words here", 0.35), button: .secondary)
    host.advance(by: 1)
    host.click("Select All")
    host.advance(by: 1)
    host.press(.command("c"))
    #expect(host.clipboard == "pick some words here")
  }

  @Test("A menu over a selection opens on a sheet too")
  func onSheet() {
    let host = TestHost { Text("below").sheet(isPresented: .constant(true)) { Fields() } }
    host.advance(by: 1)
    host.click(at: inField(host, "one two three", 0.42), button: .secondary)
    host.advance(by: 1)
    host.click("Copy")
    host.advance(by: 1)
    #expect(host.clipboard == "two" && host.shows("is one two three"))
  }

  @Test("The pointer shows what it is over: text, links, and everything else")
  func cursors() {
    let host = TestHost { Fields() }
    func cursor(_ text: String, _ share: CGFloat = 0.5) -> TestHost.Cursor {
      host.hover(at: place(host, text, share))
      host.advance(by: 0.1)
      return host.cursor
    }
    #expect(cursor("plain") == .arrow && cursor("press") == .arrow)
    #expect(cursor("one two three") == .text && cursor("pick some words here") == .text)
    #expect(cursor("a link") == .hand)
    #expect(cursor("see there for more", 0.3) == .hand && cursor("see there for more", 0.9) == .arrow)
    host.hover(at: inField(host, "one two three", 0.5))
    host.advance(by: 0.1)
    host.hover(at: nil)
    host.advance(by: 0.1)
    #expect(host.cursor == .arrow)
    let disabled = TestHost { Fields(isDisabled: true) }
    disabled.hover(at: place(disabled, "one two three", 0.5))
    disabled.advance(by: 0.1)
    #expect(disabled.cursor == .arrow)
  }

  @Test("The other button opens the menu of a view, and a long press does")
  func contextMenu() {
    struct Root: View {
      @State private var log = "nothing"
      var body: some View {
        VStack {
          Text(log)
          Text("thing").contextMenu { Button("Take") { log = "taken" } }
        }
      }
    }
    let host = TestHost { Root() }
    host.click("thing")
    host.advance(by: 1)
    #expect(!host.shows("Take"))
    host.click("thing", button: .secondary)
    host.advance(by: 1)
    host.click("Take")
    host.advance(by: 1)
    #expect(host.shows("taken"))
    let frame = host.frame(of: "thing")!
    host.press(at: CGPoint(x: frame.midX, y: frame.midY))
    host.advance(by: 0.6)
    host.release(at: CGPoint(x: frame.midX, y: frame.midY))
    host.advance(by: 1)
    #expect(host.shows("Take"))
  }

  @Test("A menu without items does not open, and takes no click away")
  func emptyContextMenu() {
    struct Root: View {
      @State private var taps = 0
      let canEdit = false
      var body: some View {
        Text("thing").contextMenu { if canEdit { Button("Take") {} } }
        Button("taps \(taps)") { taps += 1 }
      }
    }
    let host = TestHost { Root() }
    host.click("thing", button: .secondary)
    host.advance(by: 1)
    host.click("taps 0")
    #expect(host.shows("taps 1"))
  }
}
