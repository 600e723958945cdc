import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Texts under a finger")
struct TouchTextTests {
  private struct Fields: View {
    @State private var text = "hello big world"
    @State private var secret = "hidden"
    @State private var notes = "first line here\nsecond line here\n\nlast"
    var body: some View {
      VStack(spacing: 30) {
        TextField("name", text: $text).textFieldStyle(.roundedBorder)
        SecureField("secret", text: $secret).textFieldStyle(.roundedBorder)
        TextEditor(text: $notes).frame(height: 160)
        Text("is \(text)")
        Text("notes \(notes)")
        Text("secret \(secret)")
        Text("pick some words").textSelection(.enabled)
        Text("plain")
      }
      .padding(.top, 120)
    }
  }

  /// A place in the field, behind so many characters of its text.
  private func inField(_ host: TestHost, _ text: String, _ count: CGFloat) throws -> CGPoint {
    let frame = try #require(host.frame(of: text))
    // What stands after "is " is as long as the text in the field.
    let whole = try #require(host.frame(of: "is \(text)")).width
    let length = whole * CGFloat(text.count) / CGFloat(text.count + 3)
    return CGPoint(x: frame.minX + length * count / CGFloat(text.count), y: frame.midY)
  }
  private func tap(_ host: TestHost, _ place: CGPoint, _ count: Int = 1) {
    for number in 0..<count {
      if number > 0 { host.advance(by: 0.1) }
      host.tap(at: place)
    }
    host.advance(by: 1)
  }
  private func caret(_ host: TestHost) -> CGFloat? { host.textInputCaret?.minX }
  /// Moves a finger in steps that take a frame each.
  private func drag(_ host: TestHost, to end: CGPoint, from start: CGPoint, steps: Int = 8) {
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      host.drag(to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
      host.advance(by: 1.0 / 60)
    }
  }

  @Test("A tap puts the caret to the nearer end of the word [text-15]")
  func wordEdges() throws {
    let host = TestHost { Fields() }
    tap(host, try inField(host, "hello big world", 4))
    host.type("1")
    #expect(host.shows("is hello1 big world"))
    tap(host, try inField(host, "hello1 big world", 1))
    host.type("2")
    #expect(host.shows("is 2hello1 big world"))
    // Behind the end.
    let frame = try #require(host.frame(of: "2hello1 big world"))
    tap(host, CGPoint(x: frame.maxX - 4, y: frame.midY))
    host.type("3")
    #expect(host.shows("is 2hello1 big world3"))
    #expect(!host.shows("Select All"), "the first tap in a word brings up no menu")
  }

  @Test("A second tap where the caret stands brings up the menu, a third takes it away [text-22]")
  func menuAtCaret() throws {
    let host = TestHost { Fields() }
    let place = try inField(host, "hello big world", 8.6)
    tap(host, place)
    #expect(!host.shows("Select"))
    tap(host, place)
    #expect(host.shows("Select") && host.shows("Select All") && !host.shows("Copy") && !host.shows("Paste"))
    tap(host, place)
    #expect(!host.shows("Select"))
    tap(host, place)
    host.tap("Select")
    host.advance(by: 1)
    // The word before the caret, and what can be done with it.
    #expect(host.shows("Cut") && host.shows("Copy") && !host.shows("Select") && !host.shows("Look Up"))
    host.tap("Copy")
    host.advance(by: 1)
    #expect(host.clipboard == "big" && !host.shows("Copy"))
    tap(host, try inField(host, "hello big world", 1))
    tap(host, try inField(host, "hello big world", 1))
    #expect(host.shows("Paste"))
    host.tap("Paste")
    host.advance(by: 1)
    #expect(host.shows("is bighello big world"))
    // Typing takes the menu away.
    host.advance(by: 1)
    tap(host, try inField(host, "bighello big world", 0.5))
    tap(host, try inField(host, "bighello big world", 0.5))
    #expect(host.shows("Select"))
    host.type("x")
    host.advance(by: 1)
    #expect(!host.shows("Select"))
  }

  @Test("Two taps select the word, three all of a line or a paragraph, with the menu [text-16]")
  func manyTaps() throws {
    let host = TestHost { Fields() }
    tap(host, try inField(host, "hello big world", 7.5), 2)
    #expect(["Cut", "Copy", "Select All"].allSatisfy(host.shows))
    host.tap("Cut")
    host.advance(by: 1)
    #expect(host.shows("is hello  world") && host.clipboard == "big" && !host.shows("Cut"))
    tap(host, try inField(host, "hello  world", 2), 3)
    #expect(host.shows("Copy") && !host.shows("Select All"), "all is selected")
    host.type("new")
    #expect(host.shows("is new"))
    // A paragraph of an editor, without what ends it.
    let editor = try #require(host.frame(of: "second line here"))
    tap(host, CGPoint(x: editor.minX + 20, y: editor.midY), 3)
    host.tap("Cut")
    host.advance(by: 1)
    #expect(host.clipboard == "second line here")
    #expect(host.shows("notes first line here\n\n\nlast"))
  }

  @Test("Select All leaves the menu there, and Escape takes it away before the focus")
  func selectAll() throws {
    let host = TestHost { Fields() }
    let place = try inField(host, "hello big world", 15.5)
    tap(host, place)
    tap(host, place)
    host.tap("Select All")
    host.advance(by: 1)
    #expect(host.shows("Copy") && !host.shows("Select All"))
    host.press(.escape)
    host.advance(by: 1)
    #expect(!host.shows("Copy") && host.textInputCaret != nil)
    host.press(.escape)
    host.advance(by: 1)
    #expect(host.textInputCaret == nil)
  }

  @Test("What is hidden is neither cut nor copied, and is one word")
  func secure() throws {
    let host = TestHost { Fields() }
    let dots = try #require(host.frame(of: "••••••"))
    tap(host, CGPoint(x: dots.minX + 20, y: dots.midY), 2)
    #expect(!host.shows("Cut") && !host.shows("Copy"))
    host.type("x")
    #expect(host.shows("secret x"))
  }

  @Test("A finger that rests moves the caret under a loupe, to any place; the menu comes when it goes")
  func loupe() throws {
    let host = TestHost { Fields() }
    let start = try inField(host, "hello big world", 1)
    let calm = host.png()
    host.press(at: start)
    host.advance(by: 0.45)
    #expect(host.textInputCaret == nil && host.png() == calm)
    host.advance(by: 0.1)
    #expect(host.textInputCaret != nil && host.png() != calm)
    let middle = try inField(host, "hello big world", 7)
    drag(host, to: middle, from: start)
    let near = try #require(caret(host))
    #expect(abs(near - middle.x) < 6, "between the letters of a word")
    // The text is not found twice.
    #expect(host.frames(of: "hello big world").count == 1 && host.frames(of: "plain").count == 1)
    #expect(!host.shows("Select"))
    host.release(at: middle)
    host.advance(by: 1)
    #expect(host.shows("Select") && caret(host) == near)
    host.type("-")
    #expect(host.shows("is hello b-ig world"), "\(host.texts)")
    host.advance(by: 1)
    #expect(!host.shows("Select"))
  }

  @Test("The caret follows a finger at once that takes hold of it")
  func caretDrag() throws {
    let host = TestHost { Fields() }
    let end = try inField(host, "hello big world", 15)
    tap(host, end)
    // The caret stays as far from the finger as it was.
    let way = try inField(host, "hello big world", 5).x - (try #require(caret(host)))
    let goal = CGPoint(x: end.x + way, y: end.y)
    host.press(at: end)
    host.advance(by: 0.05)
    drag(host, to: goal, from: end)
    host.release(at: goal)
    host.type(",")
    #expect(host.shows("is hello, big world"), "\(host.texts)")
  }

  @Test("A finger that moves before it has rested does nothing")
  func strays() throws {
    let host = TestHost { Fields() }
    let start = try inField(host, "hello big world", 3)
    host.press(at: start)
    host.advance(by: 0.1)
    drag(host, to: CGPoint(x: start.x + 60, y: start.y), from: start)
    host.release(at: CGPoint(x: start.x + 60, y: start.y))
    host.advance(by: 1)
    #expect(host.textInputCaret == nil && !host.shows("Select"))
  }

  @Test("Handles at both ends are dragged, past each other too [text-21]")
  func handles() throws {
    let host = TestHost { Fields() }
    tap(host, try inField(host, "hello big world", 7.5), 2)
    let line = try #require(host.frame(of: "hello big world"))
    // The knob of the last end is below the line, outside of the field.
    let end = CGPoint(x: try inField(host, "hello big world", 9).x, y: line.maxY + 8)
    let goal = CGPoint(x: try inField(host, "hello big world", 15).x, y: line.maxY + 8)
    host.press(at: end)
    host.advance(by: 0.3)
    #expect(!host.shows("Copy"), "the menu is away meanwhile")
    drag(host, to: goal, from: end)
    host.release(at: goal)
    host.advance(by: 1)
    host.tap("Copy")
    #expect(host.clipboard == "big world")
    host.advance(by: 1)
    // The first one, past the last.
    let start = CGPoint(x: try inField(host, "hello big world", 6).x, y: line.minY - 8)
    let last = CGPoint(x: goal.x - (goal.x - end.x) / 2, y: line.minY - 8)
    host.press(at: start)
    host.advance(by: 0.05)
    drag(host, to: last, from: start)
    host.release(at: last)
    host.advance(by: 1)
    host.tap("Copy")
    host.advance(by: 1)
    #expect(host.clipboard.map { $0.count < 6 && "world".hasSuffix($0) && !$0.isEmpty } == true)
    let crossed = try #require(host.clipboard)
    // What is left of it begins where the finger was; from there past the other end.
    let from = CGPoint(
      x: try inField(host, "hello big world", CGFloat(15 - crossed.count)).x, y: line.minY - 8)
    let past = CGPoint(x: try inField(host, "hello big world", 5).x, y: line.minY - 8)
    host.press(at: from)
    host.advance(by: 0.05)
    drag(host, to: past, from: from)
    host.release(at: past)
    host.advance(by: 1)
    host.tap("Copy")
    host.advance(by: 1)
    #expect(host.clipboard?.hasSuffix("big world") == true)
  }

  @Test("An end goes past the other one, and something stays selected")
  func crossing() throws {
    let host = TestHost { Fields() }
    tap(host, try inField(host, "hello big world", 7.5), 2)
    let line = try #require(host.frame(of: "hello big world"))
    let end = CGPoint(x: try inField(host, "hello big world", 9).x, y: line.maxY + 8)
    let goal = CGPoint(x: line.minX + 0.5, y: line.maxY + 8)
    host.press(at: end)
    host.advance(by: 0.05)
    drag(host, to: goal, from: end, steps: 30)
    host.release(at: goal)
    host.advance(by: 1)
    host.tap("Copy")
    #expect(host.clipboard == "hello ")
  }

  @Test("A mouse shows no handles, and its menu is one of rows")
  func mouse() throws {
    let host = TestHost { Fields() }
    tap(host, try inField(host, "hello big world", 7.5), 2)
    let line = try #require(host.frame(of: "hello big world"))
    let knob = (Int(try inField(host, "hello big world", 9).x), Int(line.maxY + 4))
    func isBlue() -> Bool {
      (knob.0 - 3...knob.0 + 3).contains { x in
        let pixel = host.pixel(x: x, y: knob.1)
        return pixel.blue > 200 && pixel.red < 80
      }
    }
    #expect(isBlue())
    host.click(at: try inField(host, "hello big world", 2), count: 2)
    host.advance(by: 1)
    #expect(!isBlue() && !host.shows("Copy"))
  }

  @Test("The menu follows its text, and goes when something else is pressed")
  func follows() throws {
    let host = TestHost {
      ScrollView {
        VStack {
          Color.clear.frame(height: 300)
          TextField("name", text: .constant("some text")).textFieldStyle(.roundedBorder)
          Button("press") {}
          Color.clear.frame(height: 2000)
        }
      }
    }
    let field = try #require(host.frame(of: "some text"))
    for _ in 0..<2 {
      host.tap(at: CGPoint(x: field.minX + 10, y: field.midY))
      host.advance(by: 0.1)
    }
    host.advance(by: 1)
    let copy = try #require(host.frame(of: "Copy"))
    #expect(copy.maxY < field.minY)
    host.scroll(at: CGPoint(x: 200, y: 600), by: CGSize(width: 0, height: -50))
    host.advance(by: 1)
    #expect(host.frame(of: "Copy")?.minY == copy.minY - 50)
    // Where there is no room above it, it stands below.
    host.scroll(at: CGPoint(x: 200, y: 600), by: CGSize(width: 0, height: -230))
    host.advance(by: 1)
    let low = try #require(host.frame(of: "Copy"))
    #expect(low.minY > (try #require(host.frame(of: "some text"))).maxY)
    host.scroll(at: CGPoint(x: 200, y: 600), by: CGSize(width: 0, height: -300))
    host.advance(by: 1)
    #expect(!host.shows("Copy"))
    host.scroll(at: CGPoint(x: 200, y: 600), by: CGSize(width: 0, height: 580))
    host.advance(by: 1)
    #expect(host.shows("Copy"))
    host.tap("press")
    host.advance(by: 1)
    #expect(!host.shows("Copy"))
  }

  @Test("A finger that scrolls an editor selects nothing; one that rests moves the caret and does not scroll")
  func editor() throws {
    struct Notes: View {
      @State private var text = (1...60).map { "line \($0) of it" }.joined(separator: "\n")
      var body: some View { TextEditor(text: $text).frame(height: 300) }
    }
    let host = TestHost { Notes() }
    let line = try #require(host.frame(of: "line 4 of it"))
    let start = CGPoint(x: line.minX + 30, y: line.midY)
    host.press(at: start)
    for step in 1...10 {
      host.advance(by: 1.0 / 60)
      host.drag(to: CGPoint(x: start.x, y: start.y - CGFloat(step) * 6))
    }
    host.advance(by: 0.2)
    host.release(at: CGPoint(x: start.x, y: start.y - 60))
    host.advance(by: 1)
    let scrolled = try #require(host.frame(of: "line 4 of it"))
    #expect(scrolled.minY < line.minY - 30 && host.textInputCaret == nil)
    let place = try #require(host.frame(of: "line 7 of it"))
    host.press(at: CGPoint(x: place.minX + 30, y: place.midY))
    host.advance(by: 0.6)
    for step in 1...10 {
      host.advance(by: 1.0 / 60)
      host.drag(to: CGPoint(x: place.minX + 30, y: place.midY + CGFloat(step) * 5))
    }
    #expect(host.frame(of: "line 4 of it") == scrolled)
    let caret = try #require(host.textInputCaret)
    #expect(abs(caret.midY - (place.midY + 50)) < 22)
    host.release(at: CGPoint(x: place.minX + 30, y: place.midY + 50))
    host.advance(by: 1)
    #expect(host.shows("Select"))
  }

  @Test("A finger that rests on a text selects all of it, and offers to copy it [text-23]")
  func selectableText() throws {
    let host = TestHost { Fields() }
    let frame = try #require(host.frame(of: "pick some words"))
    let place = CGPoint(x: frame.minX + 20, y: frame.midY)
    tap(host, place, 2)
    host.press(.command("c"))
    #expect(host.clipboard == nil && !host.shows("Copy"))
    host.press(at: place)
    host.advance(by: 0.6)
    host.release(at: place)
    host.advance(by: 1)
    #expect(host.shows("Copy") && !host.shows("Select All"))
    host.tap("Copy")
    host.advance(by: 1)
    #expect(host.clipboard == "pick some words" && !host.shows("Copy"))
    let plain = try #require(host.frame(of: "plain"))
    host.press(at: CGPoint(x: plain.midX, y: plain.midY))
    host.advance(by: 0.6)
    host.release(at: CGPoint(x: plain.midX, y: plain.midY))
    host.advance(by: 1)
    #expect(!host.shows("Copy"))
  }

  @Test("What does not fit into the menu is on further pages")
  func pages() throws {
    struct Narrow: View {
      @State private var text = "some words to select"
      var body: some View { TextField("name", text: $text).padding(.top, 100) }
    }
    let host = TestHost(size: CGSize(width: 170, height: 300)) { Narrow() }
    host.clipboard = "x"
    let field = try #require(host.frame(of: "some words to select"))
    for _ in 0..<2 {
      host.tap(at: CGPoint(x: field.minX + 10, y: field.midY))
      host.advance(by: 0.1)
    }
    host.advance(by: 1)
    func isSeen(_ text: String) -> Bool {
      host.frame(of: text).map { $0.minX >= 0 && $0.maxX <= 170 } ?? false
    }
    #expect(isSeen("Cut") && !isSeen("Select All") && !isSeen("Previous"))
    host.tap("Next")
    host.advance(by: 1)
    #expect(!isSeen("Cut") && isSeen("Previous"))
    while isSeen("Next") {
      host.tap("Next")
      host.advance(by: 1)
    }
    #expect(isSeen("Select All"))
    // What is on other pages is not found.
    #expect(!host.shows("Cut") && !host.shows("Copy"))
    host.tap("Select All")
    host.advance(by: 1)
    host.tap("Next")
    host.advance(by: 1)
    host.tap("Copy")
    host.advance(by: 1)
    #expect(host.clipboard == "some words to select")
  }

  @Test("Where only the last page has room for what is left, there are no more of them")
  func lastPage() throws {
    struct Wide: View {
      @State private var text = "some words"
      var body: some View { TextField("name", text: $text).padding(.top, 100) }
    }
    func pages(_ width: CGFloat) throws -> Int {
      let host = TestHost(size: CGSize(width: width, height: 300)) { Wide() }
      host.clipboard = "x"
      let field = try #require(host.frame(of: "some words"))
      for _ in 0..<2 {
        host.tap(at: CGPoint(x: field.minX + 10, y: field.midY))
        host.advance(by: 0.1)
      }
      host.advance(by: 1)
      var count = 1
      while host.shows("Next"), count < 9 {
        host.tap("Next")
        host.advance(by: 1)
        count += 1
      }
      #expect(host.shows("Select All") && !host.shows("Cut") || count == 1)
      return count
    }
    // With a wider window there are fewer pages, and one holds all when there is just room for all.
    let counts = try stride(from: CGFloat(120), through: 340, by: 10).map(pages)
    #expect(counts == counts.sorted(by: >) && counts.first == 4 && counts.last == 1, "\(counts)")
    #expect(counts.contains(2), "\(counts)")
  }

  @Test("The menu of a text that has been selected follows it, and goes with it")
  func menuOfText() throws {
    struct Screen: View {
      @State private var isShown = true
      @State private var words = "pick some words"
      var body: some View {
        ScrollView {
          Color.clear.frame(height: 200)
          if isShown { Text(words).textSelection(.enabled) }
          Button("Go") { isShown = false }.keyboardShortcut("g")
          Button("Other") { words = "other words" }.keyboardShortcut("o")
          Color.clear.frame(height: 2000)
        }
      }
    }
    let host = TestHost { Screen() }
    func select(_ words: String) throws -> CGRect {
      let frame = try #require(host.frame(of: words))
      host.press(at: CGPoint(x: frame.midX, y: frame.midY))
      host.advance(by: 0.6)
      host.release(at: CGPoint(x: frame.midX, y: frame.midY))
      host.advance(by: 1)
      return try #require(host.frame(of: "Copy"))
    }
    let place = try select("pick some words")
    host.scroll(at: CGPoint(x: 200, y: 600), by: CGSize(width: 0, height: -40))
    host.advance(by: 1)
    #expect(host.frame(of: "Copy")?.minY == place.minY - 40)
    host.press(.command("o"))
    host.advance(by: 1)
    #expect(!host.shows("Copy"), "another text")
    _ = try select("other words")
    host.press(.command("g"))
    host.advance(by: 1)
    #expect(!host.shows("Copy") && host.isIdle)
    host.checkInvariants()
  }

  @Test("A field that fingers have used, with its loupe and its menus, leaves nothing behind")
  func leavesNothing() throws {
    struct Screen: View {
      var body: some View {
        VStack {
          TextField("name", text: .constant("some text"))
          Button("End") {}
        }
      }
    }
    let host = TestHost { Screen() }
    let field = try #require(host.frame(of: "some text"))
    let place = CGPoint(x: field.minX + 10, y: field.midY)
    func use() {
      for _ in 0..<2 {
        host.tap(at: place)
        host.advance(by: 0.1)
      }
      host.advance(by: 1)
      host.press(at: CGPoint(x: field.maxX - 20, y: field.midY))
      host.advance(by: 0.7)
      host.release(at: CGPoint(x: field.maxX - 20, y: field.midY))
      host.advance(by: 1)
      for _ in 0..<2 { host.press(.escape) }
      host.advance(by: 1)
    }
    // Where a view stands is asked for the first time by a caret and by a menu, and known from then on.
    use()
    let nodes = host.liveNodes
    for _ in 0..<3 { use() }
    #expect(host.liveNodes == nodes && host.textInputCaret == nil && host.isIdle)
  }

  @Test("Nothing is left of menu, loupe and handles when the field goes [text-93]")
  func ends() throws {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { TextField("name", text: .constant("some text")) }
          Button("Go") { isShown = false }.keyboardShortcut("g")
        }
      }
    }
    let host = TestHost { Screen() }
    let field = try #require(host.frame(of: "some text"))
    for _ in 0..<2 {
      host.tap(at: CGPoint(x: field.minX + 10, y: field.midY))
      host.advance(by: 0.1)
    }
    host.advance(by: 1)
    #expect(host.shows("Copy"))
    host.press(.command("g"))
    host.advance(by: 1)
    #expect(!host.shows("Copy") && host.isIdle)
    host.checkInvariants()
  }
}
