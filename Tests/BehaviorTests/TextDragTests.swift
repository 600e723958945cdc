import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Dragging selected text")
struct TextDragTests {
  private struct Fields: View {
    @State private var text = "one two three"
    @State private var other = "alpha beta"
    @State private var secret = "hidden words"
    @State private var log = "nothing"
    var body: some View {
      VStack(spacing: 30) {
        TextField("name", text: $text).textFieldStyle(.roundedBorder)
        TextField("other", text: $other).textFieldStyle(.roundedBorder)
        SecureField("secret", text: $secret).textFieldStyle(.roundedBorder)
        Text("is \(text)")
        Text("has \(other)")
        Text("took \(log)")
        Text("Basket").frame(width: 200, height: 60).background(.gray)
          .dropDestination(for: String.self) { items, _ in
            log = items.joined()
            return true
          }
      }
    }
  }

  /// A place in a field, behind so many characters of its text.
  private func inField(_ host: TestHost, _ text: String, _ count: CGFloat, label: String = "is ") throws
    -> CGPoint
  {
    let frame = try #require(host.frame(of: text))
    let whole = try #require(host.frame(of: label + text)).width
    let length = whole * CGFloat(text.count) / CGFloat(text.count + label.count)
    return CGPoint(x: frame.minX + length * count / CGFloat(text.count), y: frame.midY)
  }
  /// Selects "two" of the first field and drags it.
  private func dragTwo(_ host: TestHost, to end: CGPoint, control: Bool = false, releases: Bool = true) throws
  {
    let start = try inField(host, "one two three", 5.5)
    host.click(at: start, count: 2)
    host.advance(by: 1)
    host.pressMouse(at: start)
    for step in 1...8 {
      host.advance(by: 1.0 / 60)
      let share = CGFloat(step) / 8
      host.dragMouse(
        to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    host.advance(by: 0.2)
    guard releases else { return }
    host.releaseMouse(at: end, control: control)
    host.advance(by: 1)
  }

  @Test("Within a field it moves, and one undo takes that back [text-20]")
  func moves() throws {
    let host = TestHost { Fields() }
    try dragTwo(host, to: try inField(host, "one two three", 0))
    #expect(host.shows("is twoone  three"))
    // It is selected where it is now.
    host.type("2")
    #expect(host.shows("is 2one  three"))
    host.press(.command("z"))
    #expect(host.shows("is twoone  three"))
    host.press(.command("z"))
    #expect(host.shows("is one two three"))
  }

  @Test("Control copies it")
  func copies() throws {
    let host = TestHost { Fields() }
    let field = try #require(host.frame(of: "one two three"))
    try dragTwo(host, to: CGPoint(x: field.maxX - 4, y: field.midY), control: true)
    #expect(host.shows("is one two threetwo"))
  }

  @Test("Put down on itself it stays")
  func onItself() throws {
    let host = TestHost { Fields() }
    try dragTwo(host, to: try inField(host, "one two three", 6.4))
    #expect(host.shows("is one two three"))
    host.type("2")
    #expect(host.shows("is one 2 three"))
  }

  @Test("To another field it is copied, and that one has the focus then")
  func otherField() throws {
    let host = TestHost { Fields() }
    try dragTwo(host, to: try inField(host, "alpha beta", 0, label: "has "))
    #expect(host.shows("is one two three") && host.shows("has twoalpha beta"))
    host.type("2 ")
    #expect(host.shows("has 2 alpha beta"))
  }

  @Test("What takes text takes it from a field; Escape calls it off")
  func elsewhere() throws {
    let host = TestHost { Fields() }
    let basket = try #require(host.frame(of: "Basket"))
    try dragTwo(host, to: CGPoint(x: basket.midX, y: basket.midY), releases: false)
    host.press(.escape)
    host.advance(by: 1)
    host.releaseMouse(at: CGPoint(x: basket.midX, y: basket.midY))
    host.advance(by: 1)
    #expect(host.shows("took nothing"))
    try dragTwo(host, to: CGPoint(x: basket.midX, y: basket.midY))
    #expect(host.shows("took two") && host.shows("is one two three"))
  }

  @Test("A click on what is selected puts the caret there, when the button goes up [text-20]")
  func click() throws {
    let host = TestHost { Fields() }
    let place = try inField(host, "one two three", 5.2)
    host.click(at: place, count: 2)
    host.advance(by: 1)
    host.pressMouse(at: place)
    host.advance(by: 0.2)
    let caret = host.textInputCaret
    host.releaseMouse(at: place)
    host.advance(by: 0.1)
    #expect(host.textInputCaret != caret)
    host.type("-")
    #expect(host.shows("is one t-wo three"))
  }

  @Test("What is hidden is not dragged; what is dragged can be put into it")
  func secure() throws {
    let host = TestHost { Fields() }
    let dots = try #require(host.frame(of: String(repeating: "•", count: 12)))
    let start = CGPoint(x: dots.minX + 20, y: dots.midY)
    host.click(at: start, count: 2)
    host.advance(by: 1)
    let goal = try inField(host, "alpha beta", 0, label: "has ")
    host.dragMouse(from: start, to: goal)
    host.advance(by: 1)
    #expect(host.shows("has alpha beta"))
    try dragTwo(host, to: start)
    #expect(host.frames(of: String(repeating: "•", count: 15)).count == 1)
  }

  @Test("Text of another program, and of views that are dragged, goes where it is put down in a field")
  func fromOutside() async throws {
    let host = TestHost { Fields() }
    host.drop(texts: ["new "], at: try inField(host, "one two three", 4.4))
    for _ in 0..<10 { await host.settle() }
    host.advance(by: 0.2)
    #expect(host.shows("is one new two three"))
  }

  @Test("The pointer over what is selected shows that it can be dragged, and where it would be put down")
  func looks() throws {
    let host = TestHost { Fields() }
    let place = try inField(host, "one two three", 5.5)
    host.click(at: place, count: 2)
    host.advance(by: 1)
    host.hover(at: place)
    host.advance(by: 0.1)
    #expect(host.cursor == .arrow)
    host.hover(at: try inField(host, "one two three", 1))
    host.advance(by: 0.1)
    #expect(host.cursor == .text)
    let goal = try inField(host, "alpha beta", 0, label: "has ")
    try dragTwo(host, to: goal, releases: false)
    // A caret in a field that has not the focus.
    let blue = (Int(goal.x) - 2...Int(goal.x) + 3).contains { x in
      let pixel = host.pixel(x: x, y: Int(goal.y))
      return pixel.blue > 180 && pixel.red < 90
    }
    #expect(blue)
    host.releaseMouse(at: goal)
  }
}
