import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Editors of text with attributes")
struct RichEditorTests {
  private final class Model: ObservableObject {
    @Published var text: AttributedString
    @Published var selection = AttributedTextSelection()
    init(_ text: AttributedString) { self.text = text }
    /// The characters of parts that are bold, and of those that are underlined.
    func parts(_ isMeant: (AttributeContainer) -> Bool) -> [String] {
      text.runs.filter { isMeant($0.attributes) }.map { String(text[$0.range].characters) }
    }
    var bold: [String] { parts { $0.font == Font.body.bold() } }
    var underlined: [String] { parts { $0.underlineStyle != nil } }
  }
  private struct Page: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack {
        TextEditor(text: $model.text, selection: $model.selection).frame(width: 200, height: 120)
        Button("Red") {
          model.text.transformAttributes(in: &model.selection) { $0.foregroundColor = .red }
        }
      }
    }
  }
  private func host(_ model: Model) -> TestHost {
    TestHost(size: CGSize(width: 240, height: 300)) { Page(model: model) }
  }

  @Test("What is typed has the attributes of what stands before it")
  func typing() {
    var text = AttributedString("plain ")
    var strong = AttributedString("bold")
    strong.font = .body.bold()
    text.append(strong)
    let model = Model(text)
    let app = host(model)
    #expect(app.texts.contains("plain bold"))
    app.click(at: CGPoint(x: 120, y: 190))
    app.type("er")
    #expect(String(model.text.characters) == "plain bolder" && model.bold == ["bolder"])
    app.press(.home)
    app.type("so ")
    #expect(String(model.text.characters) == "so plain bolder" && model.bold == ["bolder"])
    app.press(.command("z"))
    app.press(.command("z"))
    #expect(String(model.text.characters) == "plain bold" && model.bold == ["bold"])
    app.press(.command("z"), shift: true)
    #expect(model.bold == ["bolder"])
  }

  @Test("⌘B, ⌘I and ⌘U change what is selected, and back, and can be undone")
  func styles() {
    let model = Model(AttributedString("one two"))
    let app = host(model)
    app.click(at: CGPoint(x: 120, y: 190))
    app.press(.left, shift: true)
    app.press(.left, shift: true)
    app.press(.left, shift: true)
    app.press(.command("b"))
    #expect(model.bold == ["two"])
    app.press(.command("u"))
    #expect(model.underlined == ["two"])
    app.press(.command("z"))
    #expect(model.underlined == [] && model.bold == ["two"])
    app.press(.command("z"))
    #expect(model.bold == [])
    app.press(.command("z"), shift: true)
    #expect(model.bold == ["two"])
    app.press(.command("a"))
    app.press(.command("b"))
    #expect(model.bold == ["one two"], "all of it becomes bold where some of it is not")
    app.press(.command("b"))
    #expect(model.bold == [])
    app.press(.command("i"))
    #expect(model.parts { $0.font == Font.body.italic() } == ["one two"])
  }

  @Test("At a caret they change what is typed next, until the caret goes elsewhere")
  func typingStyles() {
    let model = Model(AttributedString("one "))
    let app = host(model)
    app.click(at: CGPoint(x: 120, y: 190))
    app.press(.command("b"))
    #expect(model.selection.typingAttributes(in: model.text).font == Font.body.bold())
    app.type("two")
    app.press(.command("b"))
    app.type(" three")
    #expect(model.bold == ["two"] && String(model.text.characters) == "one two three")
    app.press(.command("b"))
    app.press(.left)
    app.press(.right)
    app.type("!")
    #expect(model.bold == ["two"])
  }

  @Test("The app changes the attributes of what is selected")
  func transform() {
    let model = Model(AttributedString("one two"))
    let app = host(model)
    app.click(at: CGPoint(x: 120, y: 190))
    app.press(.command("a"))
    guard case .ranges(let ranges) = model.selection.indices(in: model.text) else {
      Issue.record("nothing is selected")
      return
    }
    #expect(ranges.ranges.map { String(model.text[$0].characters) } == ["one two"])
    app.click("Red")
    #expect(model.parts { $0.foregroundColor == .red } == ["one two"])
    #expect(model.selection.attributes(in: model.text)[\.foregroundColor].contains(.red))
    let line = app.frame(of: "one two")!
    let reds = (Int(line.minX)...Int(line.maxX)).filter { x in
      (Int(line.minY)...Int(line.maxY)).contains { y in
        let pixel = app.pixel(x: x, y: y)
        return pixel.red > 200 && pixel.green < 120
      }
    }
    #expect(reds.count > 20)
    app.click(at: CGPoint(x: 120, y: 190))
    app.press(.down)
    app.click("Red")
    app.advance(by: 1)
    app.click(at: CGPoint(x: 120, y: 190))
    app.type("!")
    #expect(model.parts { $0.foregroundColor == .red } == ["one two!"])
  }

  @Test("A selection follows a text that is changed, and is replaced with attributes")
  func values() {
    var text = AttributedString("one two three")
    let two = text.range(of: "two")!
    var selection = AttributedTextSelection(range: two)
    text.transform(updating: &selection) { $0.insert(AttributedString(">> "), at: $0.startIndex) }
    #expect(String(text[selection].characters) == "two")
    text.replaceSelection(&selection, withCharacters: "2")
    #expect(String(text.characters) == ">> one 2 three")
    #expect(selection.indices(in: text) == .insertionPoint(text.range(of: " three")!.lowerBound))
    #expect(AttributedTextSelection().indices(in: text) == .insertionPoint(text.endIndex))
  }
}
