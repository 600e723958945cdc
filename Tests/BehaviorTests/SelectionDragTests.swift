import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Dragging selections")
struct SelectionDragTests {
  private struct Notes: View {
    @State private var text = (1...60).map { "line \($0) of it" }.joined(separator: "\n")
    var body: some View {
      VStack {
        TextEditor(text: $text).frame(height: 300)
        Spacer()
      }
    }
  }
  private struct Long: View {
    @State private var text = (1...80).map { "word\($0)" }.joined(separator: " ")
    var body: some View { TextField("name", text: $text).frame(width: 200) }
  }
  /// Whether a text stands in a part of the window.
  private func isSeen(_ app: TestHost, _ text: String, in range: ClosedRange<CGFloat>) -> Bool {
    app.frame(of: text).map { range.contains($0.midY) } ?? false
  }

  @Test("An editor scrolls on while a mouse that selects rests below it, and stops when the button goes up")
  func mouse() throws {
    let app = TestHost(size: CGSize(width: 400, height: 500)) { Notes() }
    let start = try #require(app.frame(of: "line 3 of it"))
    app.pressMouse(at: CGPoint(x: start.minX, y: start.midY))
    app.dragMouse(to: CGPoint(x: start.minX + 30, y: 330))
    app.advance(by: 0.1)
    #expect(isSeen(app, "line 3 of it", in: 0...300), "it goes at a pace that can be followed")
    app.advance(by: 3)
    #expect(!isSeen(app, "line 3 of it", in: 0...300) && !isSeen(app, "line 14 of it", in: 0...300))
    app.releaseMouse(at: CGPoint(x: start.minX + 30, y: 330))
    let there = app.frame(of: "line 20 of it")
    app.advance(by: 1)
    #expect(app.frame(of: "line 20 of it") == there)
    app.press(.command("c"))
    let lines = try #require(app.clipboard).split(separator: "\n")
    #expect(lines.first == "line 3 of it" && lines.count > 12 && lines.count < 60)
    // What is selected ends where the mouse was.
    let last = "line \(lines.count + 2) of it"
    #expect(isSeen(app, last, in: 250...330))
    // Back up, to the start.
    let top = try #require(app.frame(of: "line \(lines.count - 4) of it"))
    app.click(at: CGPoint(x: top.minX + 30, y: top.midY))
    app.advance(by: 1)
    app.pressMouse(at: CGPoint(x: top.minX + 30, y: top.midY))
    app.dragMouse(to: CGPoint(x: top.minX, y: -200))
    app.advance(by: 5)
    app.releaseMouse(at: CGPoint(x: top.minX, y: -200))
    app.advance(by: 1)
    #expect(isSeen(app, "line 1 of it", in: 0...300))
    app.press(.command("c"))
    #expect(app.clipboard?.hasPrefix("line 1 of it\n") == true)
  }

  @Test("A field of one line moves its text along while a mouse rests beside it")
  func oneLine() throws {
    let app = TestHost(size: CGSize(width: 400, height: 200)) { Long() }
    let start = CGPoint(x: 110, y: 100)
    app.pressMouse(at: start)
    app.dragMouse(to: CGPoint(x: 340, y: 100))
    app.advance(by: 0.5)
    app.releaseMouse(at: CGPoint(x: 340, y: 100))
    app.press(.command("c"))
    let some = try #require(app.clipboard).count
    #expect(some > 40)
    app.advance(by: 1)
    app.click(at: CGPoint(x: 200, y: 100))
    app.advance(by: 1)
    app.pressMouse(at: CGPoint(x: 200, y: 100))
    app.dragMouse(to: CGPoint(x: 20, y: 100))
    app.advance(by: 20)
    app.releaseMouse(at: CGPoint(x: 20, y: 100))
    app.press(.command("c"))
    #expect(app.clipboard?.hasPrefix("word1 word2") == true)
  }

  @Test(
    "A click into a field that shows the end of its text puts the caret there, and the text stays [text-15 text-106]"
  )
  func stays() throws {
    let app = TestHost(size: CGSize(width: 400, height: 200)) { Long() }
    app.click(at: CGPoint(x: 150, y: 100))
    app.press(.end)
    app.advance(by: 1)
    let end = try #require(app.textInputCaret)
    #expect(end.minX > 290)
    let picture = app.frame(of: try #require(app.texts.first { $0.hasPrefix("word1") }))
    app.click(at: CGPoint(x: 180, y: 100))
    app.advance(by: 1)
    let caret = try #require(app.textInputCaret)
    #expect(abs(caret.minX - 180) < 8)
    #expect(app.frame(of: try #require(app.texts.first { $0.hasPrefix("word1") })) == picture)
    // The caret leads it back.
    app.press(.home)
    app.advance(by: 1)
    #expect(abs((try #require(app.textInputCaret)).minX - 100) < 3)
  }

  @Test("An editor scrolls on while a finger holds an end of what is selected at its edge")
  func finger() throws {
    let app = TestHost(size: CGSize(width: 400, height: 500)) { Notes() }
    let line = try #require(app.frame(of: "line 8 of it"))
    let place = CGPoint(x: line.minX + 10, y: line.midY)
    for _ in 0..<2 {
      app.tap(at: place)
      app.advance(by: 0.1)
    }
    app.advance(by: 1)
    // The knob below the end of "line".
    let knob = CGPoint(x: line.minX + 28, y: line.maxY + 8)
    app.press(at: knob)
    app.advance(by: 0.05)
    for step in 1...10 {
      app.drag(to: CGPoint(x: knob.x, y: knob.y + (292 - knob.y) * CGFloat(step) / 10))
      app.advance(by: 1.0 / 60)
    }
    app.advance(by: 2)
    #expect(!isSeen(app, "line 8 of it", in: 0...300))
    app.release(at: CGPoint(x: knob.x, y: 292))
    app.advance(by: 1)
    app.press(.command("c"))
    let lines = try #require(app.clipboard).split(separator: "\n")
    #expect(lines.first == "line 8 of it" && lines.count > 8, "\(lines.count)")
  }

  private struct Reader: View {
    @State private var basket = "nothing"
    @State private var text = ""
    var body: some View {
      VStack(spacing: 30) {
        Text("pick some words").textSelection(.enabled)
        TextField("name", text: $text).textFieldStyle(.roundedBorder)
        Text("has \(text)")
        Text("took \(basket)")
        Text("Basket").frame(width: 200, height: 60).background(.gray)
          .dropDestination(for: String.self) { items, _ in
            basket = items.joined()
            return true
          }
      }
    }
  }

  @Test(
    "A mouse drags what is selected out of a text, which stays; a click on it ends the selection [text-20]")
  func outOfText() throws {
    let app = TestHost { Reader() }
    let text = try #require(app.frame(of: "pick some words"))
    let basket = try #require(app.frame(of: "Basket"))
    let place = CGPoint(x: text.midX, y: text.midY)
    app.click(at: place, count: 2)
    app.advance(by: 1)
    app.dragMouse(from: place, to: CGPoint(x: basket.midX, y: basket.midY))
    app.advance(by: 1)
    #expect(app.shows("took some") && app.shows("pick some words"))
    app.press(.command("c"))
    #expect(app.clipboard == "some", "it is selected still")
    app.click(at: place)
    app.advance(by: 1)
    app.clipboard = nil
    app.press(.command("c"))
    #expect(app.clipboard == nil)
    // Into a field.
    app.click(at: place, count: 2)
    app.advance(by: 1)
    let field = try #require(app.frame(of: "name"))
    app.dragMouse(from: place, to: CGPoint(x: field.minX + 5, y: field.midY))
    app.advance(by: 1)
    #expect(app.shows("has some"))
  }

  @Test("A finger that rests on what is selected in a text lifts it; a tap on it ends the selection")
  func textByFinger() throws {
    let app = TestHost { Reader() }
    let text = try #require(app.frame(of: "pick some words"))
    let basket = try #require(app.frame(of: "Basket"))
    let place = CGPoint(x: text.midX, y: text.midY)
    func rest() {
      app.press(at: place)
      app.advance(by: 0.6)
    }
    rest()
    app.release(at: place)
    app.advance(by: 1)
    #expect(app.shows("Copy"))
    rest()
    #expect(!app.shows("Copy"))
    for step in 1...10 {
      let share = CGFloat(step) / 10
      app.drag(
        to: CGPoint(
          x: place.x + (basket.midX - place.x) * share, y: place.y + (basket.midY - place.y) * share))
      app.advance(by: 1.0 / 60)
    }
    app.release(at: CGPoint(x: basket.midX, y: basket.midY))
    app.advance(by: 1)
    #expect(app.shows("took pick some words"))
    app.tap(at: place)
    app.advance(by: 1)
    app.press(.command("c"))
    #expect(app.clipboard == nil)
  }

  private struct Fields: View {
    @State private var text = "one two three"
    @State private var other = "alpha"
    var body: some View {
      VStack(spacing: 60) {
        TextField("name", text: $text).textFieldStyle(.roundedBorder)
        TextField("other", text: $other).textFieldStyle(.roundedBorder)
        Text("is \(text)")
        Text("has \(other)")
      }
    }
  }

  @Test(
    "A finger that rests on what is selected in a field lifts it: within the field it moves, to others it is copied [text-20]"
  )
  func fieldByFinger() throws {
    let app = TestHost { Fields() }
    let field = try #require(app.frame(of: "one two three"))
    let length = (try #require(app.frame(of: "is one two three"))).width * 13 / 16
    let two = CGPoint(x: field.minX + length * 5.5 / 13, y: field.midY)
    func drag(to end: CGPoint) {
      app.press(at: two)
      app.advance(by: 0.6)
      for step in 1...10 {
        let share = CGFloat(step) / 10
        app.drag(to: CGPoint(x: two.x + (end.x - two.x) * share, y: two.y + (end.y - two.y) * share))
        app.advance(by: 1.0 / 60)
      }
      app.release(at: end)
      app.advance(by: 1)
    }
    func select() {
      for _ in 0..<2 {
        app.tap(at: two)
        app.advance(by: 0.1)
      }
      app.advance(by: 1)
    }
    select()
    let other = try #require(app.frame(of: "alpha"))
    drag(to: CGPoint(x: other.minX + 1, y: other.midY))
    #expect(app.shows("is one two three") && app.shows("has twoalpha"))
    select()
    drag(to: CGPoint(x: field.minX + 1, y: field.midY))
    #expect(app.shows("is twoone  three"))
    app.press(.command("z"))
    #expect(app.shows("is one two three"))
  }

  @Test("A screen scrolls on while a mouse selects in a text that is longer")
  func longText() throws {
    let text = (1...60).map { "row \($0)" }.joined(separator: "\n")
    let app = TestHost(size: CGSize(width: 300, height: 300)) {
      ScrollView { Text(text).textSelection(.enabled).frame(maxWidth: .infinity, alignment: .leading) }
    }
    let frame = try #require(app.frame(of: text))
    app.pressMouse(at: CGPoint(x: 2, y: frame.minY + 30))
    app.dragMouse(to: CGPoint(x: 20, y: 340))
    app.advance(by: 2)
    app.releaseMouse(at: CGPoint(x: 20, y: 340))
    app.advance(by: 1)
    #expect((try #require(app.frame(of: text))).minY < frame.minY - 200 && app.isIdle)
    app.press(.command("c"))
    let rows = try #require(app.clipboard).split(separator: "\n")
    #expect(rows.first == "row 2" && rows.count > 15, "\(rows.count)")
  }
}
