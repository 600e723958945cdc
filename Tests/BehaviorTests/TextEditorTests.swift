import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Text editors")
struct TextEditorTests {
  private final class Model: ObservableObject {
    @Published var text: String
    @Published var selection: TextSelection?
    init(_ text: String) { self.text = text }
    var selected: String {
      guard case .selection(let range) = selection?.indices else { return "-" }
      return String(text[range])
    }
  }
  private struct Page: View {
    @ObservedObject var model: Model
    var height: CGFloat = 120
    var isDisabled = false
    var body: some View {
      TextEditor(text: $model.text, selection: $model.selection)
        .frame(width: 200, height: height)
        .disabled(isDisabled)
    }
  }
  private func host(_ model: Model, height: CGFloat = 120, isDisabled: Bool = false) -> TestHost {
    TestHost(size: CGSize(width: 240, height: 300)) {
      Page(model: model, height: height, isDisabled: isDisabled)
    }
  }

  @Test("What is typed into an editor, with new lines, is in the binding and on the screen")
  func typing() {
    let model = Model("First")
    let host = host(model)
    host.click(at: CGPoint(x: 120, y: 150))
    host.type(" line")
    host.press(.return)
    host.type("second")
    #expect(model.text == "First line\nsecond")
    #expect(host.shows("First line") && host.shows("second"))
    let (first, second) = (host.frame(of: "First line")!, host.frame(of: "second")!)
    // - Source: insets of text containers, 8 points above and 5 beside, in a frame of 200 by 120.
    #expect(first.minX == 25 && abs(first.minY - (90 + 8)) < 0.5)
    #expect(abs(second.minY - first.minY - 20.3) < 1)
    host.press(.command("z"))
    #expect(model.text == "First line\n")
    host.press(.command("z"))
    host.press(.command("z"))
    #expect(model.text == "First")
    host.press(.command("z"), shift: true)
    #expect(model.text == "First line\n")
  }

  @Test("Words and paragraphs are selected by clicks, and the app hears of it [text-13]")
  func clicks() {
    let model = Model("one two\nthree four\nfive")
    let host = host(model)
    #expect(model.selection == nil, "without the focus there is none")
    let line = host.frame(of: "three four")!
    host.click(at: CGPoint(x: line.minX + 10, y: line.midY), count: 2)
    #expect(model.selected == "three")
    host.advance(by: 1)
    host.click(at: CGPoint(x: line.minX + 10, y: line.midY), count: 3)
    #expect(model.selected == "three four\n")
    host.type("3\n")
    #expect(model.text == "one two\n3\nfive")
    host.advance(by: 1)
    let (a, b) = (host.frame(of: "one two")!, host.frame(of: "five")!)
    host.dragMouse(from: CGPoint(x: a.minX + 1, y: a.midY), to: CGPoint(x: b.maxX + 20, y: b.midY))
    #expect(model.selected == model.text)
    host.press(.command("c"))
    #expect(host.clipboard == model.text)
    host.advance(by: 1)
    host.click(at: CGPoint(x: a.minX + 1, y: a.midY))
    host.advance(by: 1)
    host.click(at: CGPoint(x: b.minX + 1, y: b.midY), shift: true)
    #expect(model.selected == "one two\n3\n")
  }

  @Test("The app selects by writing the selection")
  func programmatic() {
    let model = Model("pick these words")
    let host = host(model)
    host.click(at: CGPoint(x: 120, y: 150))
    let range = model.text.range(of: "these")!
    model.selection = TextSelection(range: range)
    host.advance(by: 0)
    host.type("some")
    #expect(model.text == "pick some words")
    #expect(model.selection?.isInsertion == true)
  }

  @Test("The caret stays in sight while text grows, and the wheel shows the rest")
  func scrolling() {
    let model = Model("")
    let host = host(model)
    host.click(at: CGPoint(x: 120, y: 150))
    for number in 0..<20 {
      host.type("line \(number)")
      host.press(.return)
    }
    host.type("end")
    host.advance(by: 0.1)
    let editor = CGRect(x: 20, y: 90, width: 200, height: 120)
    #expect(host.frame(of: "end").map(editor.contains) == true)
    #expect(host.frame(of: "line 0").map { $0.maxY <= 90 } ?? true)
    host.scroll(at: CGPoint(x: 120, y: 150), by: CGSize(width: 0, height: 2000))
    host.advance(by: 0.1)
    #expect(abs(host.frame(of: "line 0")!.minY - 98) < 0.5)
    host.type("!")
    host.advance(by: 0.1)
    #expect(host.frame(of: "end!").map(editor.contains) == true, "typing shows the caret again")
    host.press(.up)
    host.press(.home)
    host.type("> ")
    #expect(model.text.hasSuffix("> line 19\nend!"))
  }

  @Test("A disabled editor takes no focus")
  func disabled() {
    let model = Model("as it was")
    let host = host(model, isDisabled: true)
    host.click(at: CGPoint(x: 120, y: 150))
    host.type("x")
    #expect(model.text == "as it was")
  }

  @Test("Tab is a character in an editor, and Escape ends editing [text-36]")
  func tab() {
    let model = Model("")
    let host = host(model)
    host.click(at: CGPoint(x: 120, y: 150))
    host.press(.tab)
    host.type("x")
    #expect(model.text == "\tx")
    host.press(.escape)
    host.type("y")
    #expect(model.text == "\tx" && model.selection == nil)
  }

  @Test("What an input method composes is shown in the text and replaced when it is committed [text-72]")
  func composing() {
    let model = Model("ab")
    let host = host(model)
    host.click(at: CGPoint(x: 120, y: 150))
    host.compose("かん")
    #expect(model.text == "abかん" && host.shows("abかん"))
    host.compose("漢")
    #expect(model.text == "ab漢")
    host.compose("")
    host.type("漢字")
    #expect(model.text == "ab漢字")
  }

  @Test("The editor has the ground of the system unless that is hidden")
  func background() {
    func corner(_ isHidden: Bool, _ scheme: ColorScheme) -> Int {
      let host = TestHost(size: CGSize(width: 100, height: 100)) {
        ZStack {
          Color.red
          TextEditor(text: .constant("")).frame(width: 60, height: 60)
            .scrollContentBackground(isHidden ? .hidden : .automatic)
        }
      }
      host.setColorScheme(scheme)
      return host.pixel(x: 50, y: 60).green
    }
    #expect(corner(false, .light) == 255 && corner(false, .dark) == 0)
    #expect(corner(true, .light) > 0 && corner(true, .light) < 100)
  }

  @Test("A text that is set from outside is shown, and the caret stays where it can")
  func fromOutside() {
    let model = Model("some words")
    let host = host(model)
    host.click(at: CGPoint(x: 120, y: 150))
    model.text = "other"
    host.advance(by: 0)
    #expect(host.shows("other"))
    host.type("!")
    #expect(model.text == "other!")
  }

  @Test("A long text opens at once and takes keys at its end and in its middle")
  func long() {
    let model = Model((0..<50_000).map { "This is paragraph number \($0)." }.joined(separator: "\n"))
    let host = host(model)
    host.click(at: CGPoint(x: 60, y: 120))
    host.type("x")
    host.press(.command("a"))
    host.press(.right)
    host.type("\nthe end")
    host.advance(by: 0.1)
    #expect(model.text.hasSuffix("49999.\nthe end"))
    let editor = CGRect(x: 20, y: 90, width: 200, height: 120)
    #expect(host.frame(of: "the end").map(editor.contains) == true)
  }
}

@MainActor @Suite("Fields that grow")
struct GrowingFieldTests {
  private struct Page: View {
    @State var text = ""
    var limit: ClosedRange<Int>?
    var reserved: Int?
    @ViewBuilder private var field: some View {
      let field = TextField("Say something", text: $text, axis: .vertical)
      if let limit {
        field.lineLimit(limit)
      } else if let reserved {
        field.lineLimit(reserved, reservesSpace: true)
      } else {
        field
      }
    }
    var body: some View {
      VStack(spacing: 0) {
        field
        Color.blue.frame(height: 10).overlay { Text("below").font(.system(size: 5)) }
        Text("count \(text.count)").font(.system(size: 5))
      }
      .onSubmit { text = "submitted" }
      .frame(width: 200, height: 300, alignment: .top)
    }
  }
  private func host(_ page: Page) -> TestHost { TestHost(size: CGSize(width: 200, height: 300)) { page } }
  private func height(_ host: TestHost) -> CGFloat { host.frame(of: "below")!.midY - 5 }

  @Test("A field with a vertical axis grows with its lines, and return begins a new one [text-35 text-79]")
  func grows() {
    let host = host(Page())
    let plain = TestHost(size: CGSize(width: 200, height: 300)) {
      VStack(spacing: 0) {
        TextField("Say something", text: .constant(""))
        Color.blue.frame(height: 10).overlay { Text("below").font(.system(size: 5)) }
      }
      .frame(width: 200, height: 300, alignment: .top)
    }
    #expect(height(host) == height(plain), "one line is as high as in other fields")
    #expect(host.shows("Say something"))
    host.click(at: CGPoint(x: 100, y: 10))
    host.type("one")
    host.press(.return)
    host.type("two")
    host.advance(by: 0.1)
    #expect(host.shows("one") && host.shows("two") && !host.shows("Say something"))
    #expect(abs(height(host) - 42) <= 1)
    host.type(" words that are much too long for one line")
    host.advance(by: 0.1)
    #expect(height(host) > 60)
  }

  @Test("Line limits say how far it grows; it scrolls beyond [text-104]")
  func limits() {
    let host = host(Page(limit: 2...3))
    let two = height(host)
    #expect(abs(two - 42) <= 1)
    host.click(at: CGPoint(x: 100, y: 10))
    for number in 0..<6 {
      host.type("line \(number)")
      host.press(.return)
    }
    host.type("last")
    host.advance(by: 0.1)
    #expect(abs(height(host) - 63) <= 1)
    let last = host.frame(of: "last")!
    #expect(last.minY >= 0 && last.maxY <= height(host) + 1, "the caret is in sight")
  }

  @Test("Space for lines may be reserved [text-105]")
  func reserved() {
    let host = host(Page(reserved: 3))
    #expect(abs(height(host) - 63) <= 1)
    host.click(at: CGPoint(x: 100, y: 50))
    host.type("anywhere")
    #expect(host.shows("anywhere"))
    #expect(abs(height(host) - 63) <= 1)
  }

  @Test("All initialisers of fields take an axis or a selection")
  func initialisers() {
    @State var text = "t"
    @State var selection: TextSelection?
    let title = "title"
    let host = TestHost(size: CGSize(width: 300, height: 500)) {
      VStack {
        TextField("key", text: $text, axis: .vertical)
        TextField(title, text: $text, axis: .vertical)
        TextField("key", text: $text, prompt: Text("p"), axis: .vertical)
        TextField(title, text: $text, prompt: nil, axis: .vertical)
        TextField("key", text: $text, selection: $selection)
        TextField(title, text: $text, selection: $selection, prompt: Text("p"), axis: .vertical)
        TextField(text: $text, prompt: Text("p"), axis: .vertical) { Text("label") }
        TextField(text: $text, selection: $selection) { Text("label") }
      }
    }
    #expect(host.frames(of: "t").count == 8)
  }
}
