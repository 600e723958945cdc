import Foundation
import SashDisplay
import Testing

@testable import SashText

@MainActor @Suite("Lines of the text editor") struct EditLayoutTests {
  private func layout(
    _ text: String, width: CGFloat = 200, _ shown: EditLayout.Look.Shown = .lines,
    style: (inout ParagraphStyle) -> Void = { _ in }
  ) -> EditLayout {
    var paragraph = ParagraphStyle(scale: 3)
    style(&paragraph)
    return EditLayout(
      text,
      look: EditLayout.Look(
        attributes: TextAttributes(font: FontDescription(size: 17)), style: paragraph, shown: shown),
      width: width)
  }

  @Test("Paragraphs below each other stand where the lines of one text do")
  func asOneText() {
    let string = "One\ntwo words that are too long for one line of it\n\nlast"
    let edit = layout(string)
    let whole = text(string)
    let size = CGSize(width: 200, height: whole.size(fitting: 200, height: nil).size.height)
    #expect(abs(edit.height - size.height) < 0.01)
    for offset in 0...string.utf16.count {
      let (a, b) = (edit.caretRect(CaretPosition(offset: offset)), whole.caretRect(at: offset, in: size))
      #expect(abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01, "\(offset)")
      let hit = edit.hit(CGPoint(x: a.minX + 0.1, y: a.midY))
      #expect(edit.caretRect(hit.caret).minX == a.minX)
    }
    let spaced = layout(string) { $0.lineSpacing = 7 }
    let other = text(string) { $0.lineSpacing = 7 }
    #expect(abs(spaced.height - other.size(fitting: 200, height: nil).size.height) < 0.01)
  }

  @Test(
    "Going right by the arrow passes every place of a line once, from left to right, whatever is read first")
  func visualOrder() {
    for string in ["abc שלום def", "שלום abc עולם", "abc 123 مرحبا 456 x", "plain words"] {
      let edit = layout(string, width: .infinity)
      var caret =
        edit.isRightToLeft(at: 0) ? CaretPosition(offset: string.utf8.count) : CaretPosition(offset: 0)
      var x = edit.caretX(caret)
      #expect(x == 0)
      var steps = 0
      while let next = edit.neighbour(of: caret, onRight: true), steps < 100 {
        let there = edit.caretX(next)
        #expect(there > x, "\(string) at \(next)")
        (caret, x) = (next, there)
        steps += 1
      }
      #expect(steps == string.count, "\(string)")
      #expect(
        abs(x - edit.rows(from: 0, to: 10).rows[0].layout.size(fitting: nil, height: nil).size.width) < 1)
      var back = 0
      while let next = edit.neighbour(of: caret, onRight: false), back < 100 {
        #expect(edit.caretX(next) < edit.caretX(caret))
        caret = next
        back += 1
      }
      #expect(back == steps)
    }
  }

  @Test("Arrows go on in the next line, at wraps and at ends of paragraphs")
  func acrossLines() {
    for (string, isLeftward) in [
      ("some words that wrap twice here\n\nand end", false), ("מילים בשורות אחדות של טקסט\nסוף", true),
      ("words and מילה in the middle of it\nabc", false),
    ] {
      let edit = layout(string, width: 90)
      for onRight in [true, false] {
        let isForward = onRight != isLeftward
        var caret = CaretPosition(offset: isForward ? 0 : string.utf8.count)
        var seen: Set<CaretPosition> = [caret]
        while let next = edit.neighbour(of: caret, onRight: onRight) {
          let isNew = seen.insert(next).inserted
          #expect(isNew, "\(caret) leads back to \(next) in \(string)")
          if !isNew { break }
          caret = next
        }
        #expect(caret.offset == (isForward ? string.utf8.count : 0))
        // Spaces that hang over the end of a line may be passed at once.
        #expect(seen.count >= string.count - 4)
      }
    }
  }

  @Test("Ends of lines by key are those that are seen, and up and down go line by line")
  func wrappedLines() {
    var text = EditedText("aaaa bbbb cccc dddd")
    let edit = layout(text.text, width: 90)
    text.select(EditSelection(caret: 0))
    text.apply(.move(.lineEnd), in: edit)
    let end = text.selection
    #expect(end.head < text.length && end.head > 0)
    let line = edit.caretRect(end.caret)
    #expect(line.minY == 0 && line.minX > 40)
    text.apply(.move(.lineEnd), in: edit)
    #expect(text.selection == end, "the end of a line stays the end of that line")
    text.apply(.move(.down), in: edit)
    #expect(edit.caretRect(text.selection.caret).minY > 0)
    text.apply(.move(.lineStart), in: edit)
    text.apply(.move(.up), in: edit)
    #expect(text.selection.head == 0)
  }

  @Test("Dots stand for characters, each of which is one place")
  func dots() {
    let edit = layout("aé👍🏽", .dots)
    let places = [0, 1, 3, 11].map { edit.caretX(CaretPosition(offset: $0)) }
    #expect(places[0] == 0 && abs(places[2] - 2 * places[1]) < 0.01 && abs(places[3] - 3 * places[1]) < 0.01)
    #expect(edit.hit(CGPoint(x: places[2] + 1, y: 5)).caret.offset == 3)
  }

  @Test("One line shows spaces for what would end it, and places stay what they are")
  func oneLine() {
    let edit = layout("a\r\nb\u{2028}c", .oneLine)
    #expect(edit.rows(from: 0, to: 5).rows.count == 1)
    let c = edit.caretRect(CaretPosition(offset: 7))
    #expect(c.minY == 0 && edit.hit(CGPoint(x: c.minX, y: 5)).caret.offset == 7)
  }

  @Test("A long text is laid out where somebody looks, and keeps in place what is looked at")
  func lazily() {
    let string = (0..<20_000).map { "Line \($0) " + String(repeating: "word ", count: $0 % 17) }
      .joined(separator: "\n")
    let edit = layout(string, width: 120)
    let guess = edit.height
    let middle = guess / 2
    let first = edit.rows(from: middle, to: middle + 800, anchor: middle)
    #expect(first.moved == 0 && first.rows.count > 3)
    let top = first.rows[0]
    #expect(top.top <= middle && top.top + top.height > middle)
    // Those above are measured now; what is at the anchor moves by as much as is said.
    let more = edit.rows(from: top.top - 400, to: top.top + 800, anchor: top.top)
    let again = more.rows.first { $0.range == top.range }!
    #expect(abs(again.top - top.top - more.moved) < 0.01)
    edit.checkInvariants()
  }

  @Test("A paragraph without an end for long is laid out in parts, which become one when it is short again")
  func longParagraph() {
    var text = EditedText(String(repeating: "some words ", count: 4000))
    let edit = layout(text.text, width: 300)
    let rows = edit.rows(from: 0, to: .infinity).rows
    #expect(rows.count > 4 && rows.allSatisfy { $0.range.count <= 8192 && !$0.hasEnd })
    #expect(rows.last!.range.upperBound == text.length)
    text.select(EditSelection(anchor: 20, head: text.length - 20))
    text.insert("")
    text.apply(.delete(.backward), in: edit)
    edit.replace(text.takeChange()!, with: text.text)
    #expect(edit.rows(from: 0, to: 100).rows.count == 1)
    edit.checkInvariants()
  }
}
