import Foundation
import SashDisplay
import Testing

@testable import SashText

/// Paragraphs that stand as in a printed text.
///
/// - Source: the properties of `NSParagraphStyle`, https://developer.apple.com/documentation/uikit/nsparagraphstyle
@MainActor @Suite struct ParagraphTests {
  private let look = TextAttributes(font: FontDescription(size: 20))
  private func setting(_ change: (inout ParagraphSetting.Values) -> Void) -> ParagraphStyle {
    var values = ParagraphSetting.Values()
    change(&values)
    return ParagraphStyle(setting: ParagraphSetting(values))
  }
  private func text(
    _ parts: [(String, ParagraphStyle)], lines: Int = 0
  ) -> ParagraphedText {
    ParagraphedText(
      parts.map { .init(TextRun(string: $0.0, attributes: look), style: $0.1) }, base: look,
      style: ParagraphStyle(), lineLimit: lines)
  }
  /// Of one line without anything.
  private var natural: CGFloat {
    text([("x", ParagraphStyle())]).laid(width: .infinity).lines[0].used.height
  }

  @Test("Lines begin at their indents and end before the trailing one") func indents() {
    let style = setting { ($0.firstIndent, $0.indent, $0.tailIndent) = (30, 10, -20) }
    let laid = text([("one two three four five six seven eight", style)]).laid(width: 200)
    let lines = laid.lines
    #expect(lines.count >= 3 && lines[0].used.minX == 30)
    #expect(lines.dropFirst().allSatisfy { $0.used.minX == 10 })
    #expect(lines.allSatisfy { $0.used.maxX <= 180.001 })
    // The same words without them fit on fewer lines.
    #expect(
      text([("one two three four five six seven eight", ParagraphStyle())]).laid(width: 200).lines.count
        < lines.count)
    // Where it is positive, the trailing indent counts from the leading side.
    let narrow = setting { $0.tailIndent = 100 }
    #expect(
      text([("one two three four five six seven eight", narrow)]).laid(width: 400).lines
        .allSatisfy { $0.used.maxX <= 100.001 })
  }

  @Test("What was measured, offered again, is the same: also with indents") func repeats() {
    let style = setting { ($0.firstIndent, $0.indent, $0.tailIndent) = (30, 10, -20) }
    for width in stride(from: 60 as CGFloat, through: 400, by: 17) {
      let text = text([("one two three four five six seven eight", style)])
      let size = text.laid(width: width).size
      #expect(size.width <= width && text.laid(width: size.width).size == size)
    }
  }

  @Test("From the right, indents are on the right") func rightToLeft() {
    var style = setting { ($0.firstIndent, $0.indent) = (30, 10) }
    style.alignsByWriting = true
    let laid = text([("שלום עולם שלום עולם שלום עולם שלום עולם", style)]).laid(width: 200)
    #expect(abs(laid.lines[0].used.maxX - 170) < 0.001)
    #expect(laid.lines.count > 1 && laid.lines.dropFirst().allSatisfy { abs($0.used.maxX - 190) < 0.001 })
  }

  @Test("The space between paragraphs is that below the one and that above the other") func spaces() {
    let first = setting { ($0.before, $0.after) = (50, 7) }
    let second = setting { ($0.before, $0.after) = (5, 90) }
    let laid = text([("a\n", first), ("b", second)]).laid(width: 200)
    let height = natural
    #expect(laid.lines.map(\.used.minY) == [0, height + 12])
    // Nothing follows the last one, and nothing stands above the first.
    #expect(laid.size.height == (height * 2 + 12).rounded(.up))
  }

  @Test(
    "Room that lines are given lies above the letters; the natural height is multiplied before it is limited")
  func heights() {
    let height = natural
    let base = text([("a", ParagraphStyle())]).laid(width: 200).lines[0].baseline
    let double = text([("a", setting { $0.heightFactor = 2 })]).laid(width: 200)
    #expect(double.lines[0].used.height == height * 2)
    #expect(abs(double.lines[0].baseline - (base + height)) <= 1)
    let least = text([("a", setting { $0.leastHeight = 60 })]).laid(width: 200)
    #expect(least.lines[0].used.height == 60)
    let most = text([("a", setting { ($0.heightFactor, $0.mostHeight) = (3, 25) })]).laid(width: 200)
    #expect(most.lines[0].used.height == 25)
    let tight = text([("a", setting { $0.mostHeight = 10 })]).laid(width: 200)
    #expect(tight.lines[0].used.height == 10)
  }

  @Test("Each paragraph has a style of its own: that of its first letter") func styles() {
    var (center, trailing) = (ParagraphStyle(), ParagraphStyle())
    center.alignment = .center
    trailing.alignment = .trailing
    let laid = text([("aa\nb", center), ("b\nc", trailing)]).laid(width: 200)
    #expect(laid.lines.count == 3)
    #expect(abs(laid.lines[0].used.midX - 100) < 0.001 && abs(laid.lines[1].used.midX - 100) < 0.001)
    #expect(abs(laid.lines[2].used.maxX - 200) < 0.001)
  }

  @Test("Lines know their letters, with what ends them", arguments: ["\n", "\r\n", "\r", "\u{2029}"])
  func ranges(end: String) {
    let units = end.utf16.count
    let laid = text([("ab" + end + end + "c" + end, ParagraphStyle())]).laid(width: 200)
    #expect(
      laid.lines.map(\.range) == [
        NSRange(location: 0, length: 2 + units), NSRange(location: 2 + units, length: units),
        NSRange(location: 2 + units * 2, length: 1 + units), NSRange(location: 3 + units * 3, length: 0),
      ])
    // A return and a newline of two runs are one end, too.
    if units == 2 {
      let parts = text([("ab\r", ParagraphStyle()), ("\nc", ParagraphStyle())]).laid(width: 200)
      #expect(parts.lines.map(\.range.length) == [4, 1])
    }
  }

  @Test(
    "Carets, places and characters are where the letters are", arguments: [200 as CGFloat, 90, .infinity])
  func places(width: CGFloat) {
    let style = setting { ($0.firstIndent, $0.before, $0.after) = (20, 4, 9) }
    let string = "one two three\nnaïve 👍🏽 x\n\nשלום עולם"
    let laid = text([(string, style)]).laid(width: width)
    var place = 0
    for letter in string where !letter.isNewline {
      // Where it stands in the text, as newlines were passed.
      while (string as NSString).character(at: place) == 10 { place += 1 }
      let caret = laid.caret(at: place)
      #expect(laid.place(at: CGPoint(x: caret.minX, y: caret.midY)) == place, "\(letter) at \(place)")
      place += String(letter).utf16.count
    }
    #expect(laid.caret(at: 14).minX >= 20 && laid.caret(at: 14).minY > laid.caret(at: 0).minY)
    // Beyond everything is the nearest.
    #expect(laid.place(at: CGPoint(x: -50, y: -50)) == 0)
    #expect(laid.character(at: CGPoint(x: 5000, y: 1)) == nil)
  }

  @Test("What is selected is one rectangle a line, to the side where its end is selected too") func rects() {
    let laid = text([("ab\n\ncd", ParagraphStyle())]).laid(width: 200)
    let rects = laid.rects(NSRange(location: 1, length: 4))
    #expect(rects.count == 3 && rects[1].width == 200 && rects[0].maxX == 200)
    #expect(rects[0].minX == laid.caret(at: 1).minX && rects[2].maxX == laid.caret(at: 5).minX)
    #expect(laid.rects(NSRange(location: NSNotFound, length: 2)).isEmpty)
    #expect(laid.rects(NSRange(location: 2, length: 0)).isEmpty)
  }

  @Test("A limit of lines cuts with an ellipsis wherever it falls, also between paragraphs") func limits() {
    let words = "one two three four five six seven eight"
    for lines in 1...3 {
      let laid = text([("\(words)\n\(words)", ParagraphStyle())], lines: lines).laid(width: 200)
      #expect(laid.lines.count == lines && laid.isCut)
    }
    let short = text([("a\nb\nc", ParagraphStyle())], lines: 2).laid(width: 200)
    #expect(short.lines.count == 2 && short.isCut && short.size.height == (natural * 2).rounded(.up))
    // The ellipsis is seen.
    #expect(short.lines[1].used.width > text([("b", ParagraphStyle())]).laid(width: 200).size.width)
    #expect(!text([("a\nb", ParagraphStyle())], lines: 2).laid(width: 200).isCut)
    // A height does the same.
    let low = text([("a\nb\nc", ParagraphStyle())]).laid(width: 200, height: natural * 2.5)
    #expect(low.lines.count == 2 && low.isCut)
    #expect(!text([("a\nb", ParagraphStyle())]).laid(width: 200, height: natural * 2).isCut)
  }

  @Test("Numbers that are none are as if nothing had been said") func badNumbers() {
    let style = setting {
      ($0.firstIndent, $0.indent, $0.tailIndent) = (.nan, -40, .infinity)
      ($0.before, $0.after, $0.heightFactor) = (-3, .nan, -.infinity)
      ($0.leastHeight, $0.mostHeight) = (.nan, .nan)
    }
    #expect(style.setting == nil)
    let huge = setting { ($0.firstIndent, $0.indent) = (1e6, 1e6) }
    let laid = text([("abc", huge)]).laid(width: 100)
    #expect(laid.size.width <= 100 && laid.lines.count == 3)
    for width in [CGFloat.nan, -5, 0] { #expect(text([("abc", style)]).laid(width: width).lines.count >= 1) }
  }

  @Test("An edited text keeps its paragraphs' styles while it changes") func editing() {
    let layout = EditLayout(
      "one\ntwo\nthree", look: .init(attributes: look, style: ParagraphStyle()), width: 200)
    let plain = layout.height
    layout.setParagraphs([
      .init(range: 4..<7, style: setting { ($0.before, $0.after, $0.indent) = (10, 5, 0) })
    ])
    #expect(layout.height == plain + 15)
    let third = layout.caretRect(CaretPosition(offset: 8)).minY
    #expect(layout.caretRect(CaretPosition(offset: 4)).minY == natural + 10 && third == natural * 2 + 15)
    // What is typed in it belongs to it, and it goes away with its last letter.
    layout.replace(EditChange(range: 5..<5, length: 2), with: "one\ntxxwo\nthree")
    #expect(layout.paragraphs.map(\.range) == [4..<9] && layout.height == plain + 15)
    layout.replace(EditChange(range: 4..<9, length: 0), with: "one\n\nthree")
    #expect(layout.paragraphs.isEmpty && layout.height == plain)
    layout.checkInvariants()
  }
}
