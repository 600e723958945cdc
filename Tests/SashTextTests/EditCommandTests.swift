import Foundation
import SashDisplay
import Testing

@testable import SashText

/// Lines that are paragraphs, each character a point wide.
struct PlainGeometry: EditGeometry {
  let text: String
  private var edited: EditedText { EditedText(text) }
  func neighbour(of caret: CaretPosition, onRight: Bool) -> CaretPosition? {
    CaretPosition(
      offset: onRight ? edited.boundary(after: caret.offset) : edited.boundary(before: caret.offset))
  }
  func caretX(_ caret: CaretPosition) -> CGFloat {
    CGFloat(caret.offset - edited.paragraph(at: caret.offset).lowerBound)
  }
  func place(_ lines: Int, below caret: CaretPosition, x: CGFloat) -> CaretPosition? {
    var range = edited.paragraph(at: caret.offset)
    for _ in 0..<abs(lines) {
      let other =
        lines < 0 ? edited.boundary(before: range.lowerBound) : edited.boundary(after: range.upperBound)
      let next = edited.paragraph(at: other)
      if next == range { return nil }
      range = next
    }
    return CaretPosition(
      offset: edited.boundary(atOrBefore: min(range.upperBound, range.lowerBound + Int(x))))
  }
  func line(of caret: CaretPosition) -> (range: Range<Int>, wraps: Bool) {
    (edited.paragraph(at: caret.offset), false)
  }
  var linesPerPage: Int { 2 }
  func isRightToLeft(at offset: Int) -> Bool { false }
}

extension EditedText {
  /// A text with its selection: `|` is the caret, `[` and `]` stand around what is selected; `{`…`}` if the caret is at its start.
  init(shown: String) {
    var plain = ""
    var (anchor, head) = (0, 0)
    for character in shown {
      let here = plain.utf8.count
      switch character {
      case "|": (anchor, head) = (here, here)
      case "[", "}": anchor = here
      case "]", "{": head = here
      default: plain.append(character)
      }
    }
    self.init(plain)
    select(EditSelection(anchor: anchor, head: head))
  }
  var shown: String {
    let range = selection.range
    let (a, b, c) = (self[0..<range.lowerBound], self[range], self[range.upperBound..<length])
    if selection.isCaret { return a + "|" + c }
    return selection.head == range.upperBound ? "\(a)[\(b)]\(c)" : "\(a){\(b)}\(c)"
  }
  @discardableResult mutating func apply(_ command: EditCommand) -> Bool {
    defer { checkInvariants() }
    return apply(command, in: PlainGeometry(text: text))
  }
}

@MainActor @Suite("Commands of the text editor") struct EditCommandTests {
  @Test("The caret keeps its place across while it goes up and down [text-27]")
  func keepsX() {
    var text = EditedText(shown: "abcd|e\nf\nghijk")
    text.apply(.move(.down))
    #expect(text.shown == "abcde\nf|\nghijk")
    text.apply(.move(.down))
    #expect(text.shown == "abcde\nf\nghij|k")
    text.apply(.move(.left))
    text.apply(.move(.up))
    text.apply(.move(.up))
    #expect(text.shown == "abc|de\nf\nghijk")
  }

  @Test("What is killed one after the other is yanked together [text-33]")
  func killing() {
    var text = EditedText(shown: "one |two\nthree")
    text.apply(.kill(.paragraphEnd))
    text.apply(.kill(.paragraphEnd))
    #expect(text.shown == "one |three" && text.killed == "two\n")
    text.apply(.kill(.wordBackward))
    #expect(text.killed == "one two\n")
    text.apply(.yank)
    #expect(text.shown == "one two\n|three")
    text.apply(.kill(.paragraphEnd))
    #expect(text.killed == "three", "a command between begins anew")
  }

  /// - Source: facts on text input 43 to 45
  @Test(
    "Letters typed in a row are one step back, and so are characters deleted in a row; selections come back [text-43 text-44 text-45 text-47]"
  )
  func undo() {
    var text = EditedText(shown: "x|")
    for letter in "abc" { text.insert(String(letter)) }
    text.apply(.delete(.backward))
    text.apply(.delete(.backward))
    #expect(text.shown == "xa|")
    text.apply(.undo)
    #expect(text.shown == "xabc|")
    text.apply(.undo)
    #expect(text.shown == "x|" && !text.canUndo)
    let isUndone = text.apply(.undo)
    #expect(!isUndone)
    text.apply(.redo)
    text.apply(.redo)
    #expect(text.shown == "xa|" && !text.canRedo)
    text.apply(.move(.left))
    text.insert("1")
    text.apply(.move(.right))
    text.insert("2")
    text.apply(.undo)
    #expect(text.text == "x1a", "a caret that moves ends a step")
    text.select(EditSelection(anchor: 3, head: 0))
    text.insert("new")
    text.apply(.undo)
    #expect(text.shown == "{x1a}")
    text.insert("a")
    text.apply(.newline)
    text.insert("b")
    text.apply(.undo)
    #expect(text.text == "a\n", "a new line ends a step")
    text.replaceAll("other")
    #expect(!text.canUndo, "what somebody else sets begins anew")
  }

  /// - Source: facts on text input 66 to 70
  @Test(
    "What is composed is marked, replaces itself, and is one step when it is committed [text-66 text-67 text-68 text-69]"
  )
  func marking() {
    var text = EditedText(shown: "a[bc]d")
    text.mark("k", selected: 1..<1)
    text.mark("か", selected: 1..<1)
    #expect(text.shown == "aか|d" && text.marked == 1..<4)
    text.mark("かん字", selected: 2..<3)
    #expect(text.selectedText == "字")
    text.checkInvariants()
    text.insert("漢字")
    #expect(text.shown == "a漢字|d" && text.marked == nil)
    text.apply(.undo)
    #expect(text.shown == "a[bc]d")
    text.apply(.redo)
    #expect(text.text == "a漢字d")
    text.mark("x", selected: 1..<1)
    text.mark("", selected: 0..<0)
    #expect(text.shown == "a漢字|d" && text.marked == nil)
    text.apply(.undo)
    #expect(text.shown == "a[bc]d", "what was given up leaves no step")
    // Fact 67 and the one after it, with the numbers that were measured.
    var measured = EditedText("abcdef")
    measured.select(EditSelection(2..<4))
    measured.mark("XYZ", selected: 1..<2)
    #expect(measured.text == "abXYZef" && measured.marked == 2..<5 && measured.selection.range == 3..<4)
    measured.mark("", selected: 0..<0)
    #expect(
      measured.text == "abef" && measured.marked == nil && measured.selection == EditSelection(caret: 2))
    text.mark("y", selected: 1..<1)
    text.apply(.move(.left))
    #expect(text.text == "ayd" && text.marked == nil, "a command keeps what was composed")
  }

  /// - Source: facts on text input 16, 17, 19
  @Test(
    "Two clicks select a word, the spaces or a mark; drags go on by words and paragraphs, to both sides [text-17 text-18 text-19 text-65]"
  )
  func pressing() {
    var text = EditedText("one  two, three\nfour")
    func place(_ offset: Int) -> CaretPosition { CaretPosition(offset: offset) }
    text.press(at: place(6), unit: .word)
    #expect(text.selectedText == "two")
    text.drag(to: place(12))
    #expect(text.selectedText == "two, three")
    text.drag(to: place(1))
    #expect(text.shown == "{one  two}, three\nfour")
    text.press(at: place(4), unit: .word)
    #expect(text.selectedText == "  ")
    text.press(at: place(8), unit: .word)
    #expect(text.selectedText == ",")
    text.press(at: place(16), character: 14, unit: .word)
    #expect(text.selectedText == "three")
    text.press(at: place(4), unit: .paragraph)
    #expect(text.selectedText == "one  two, three\n")
    text.drag(to: place(18))
    #expect(text.selectedText == "one  two, three\nfour")
    text.press(at: place(3), unit: .character)
    text.extend(to: place(0))
    #expect(text.shown == "{one}  two, three\nfour")
    var secret = EditedText("one two", kind: EditedText.Kind(isOneLine: true, isSecret: true))
    secret.press(at: place(1), unit: .word)
    #expect(secret.selectedText == "one two", "where words begin is not told")
    secret.apply(.move(.wordLeft))
    #expect(secret.selection == EditSelection(caret: 0))
  }

  @Test("A text of one line takes no ends of lines [text-11]")
  func oneLine() {
    var text = EditedText("", kind: EditedText.Kind(isOneLine: true))
    text.insert("a\nb\r\nc")
    #expect(text.text == "a b c")
    let isBroken = text.apply(.newline)
    #expect(!isBroken && text.text == "a b c")
  }
}
