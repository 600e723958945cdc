import Foundation
import SashDisplay
import Testing

@testable import SashText

/// Seeded random texts keep what layout promises; a failing seed is printed by the test's argument.
@MainActor @Suite struct TextRandomTests {
  struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }
  static let parts = [
    "a", "office", "Zürich", " ", "  ", "\n", "\r\n", "\t", "(abc)", "12:45", "שלום", "مرحبا", "日本語", "。",
    "ไทย",
    "👨‍👩‍👧‍👦", "🇩🇪", "e\u{301}", "\u{200F}", "\u{200D}", "-", "…", "don't", "\u{10FFFD}", "\u{0}", "한국어", "नमस्ते",
    "\u{AD}",
    "supercalifragilistic", "ﷺ", "\u{2028}", "\u{301}", "\u{FE0F}", "1️⃣",
  ]

  func layout(_ random: inout Random) -> TextLayout {
    let fonts = [
      FontDescription(size: 17), FontDescription(size: 28, weight: 700),
      FontDescription(size: 12, design: .serif),
    ]
    let runs = (0...Int.random(in: 0...2, using: &random)).map { _ in
      let string = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Self.parts.randomElement(using: &random)!
      }
      var attributes = TextAttributes(font: fonts.randomElement(using: &random)!)
      if Int.random(in: 0..<4, using: &random) == 0 { attributes.underline = .init() }
      if Int.random(in: 0..<4, using: &random) == 0 {
        attributes.kerning = .random(in: -1...3, using: &random)
      }
      return TextRun(string: string.joined(), attributes: attributes)
    }
    var style = ParagraphStyle(scale: [1, 2, 3].randomElement(using: &random)!, language: "en")
    style.alignment = [.leading, .center, .trailing].randomElement(using: &random)!
    style.truncation = [.head, .middle, .tail].randomElement(using: &random)!
    style.layoutDirection = [.leftToRight, .rightToLeft].randomElement(using: &random)!
    style.lineLimit = [nil, nil, 1, 2].randomElement(using: &random)!
    style.minimumScaleFactor = [1, 1, 0.6].randomElement(using: &random)!
    style.allowsTightening = Bool.random(using: &random)
    return TextLayout(runs: runs, style: style)
  }

  @Test(arguments: 0..<400) func layoutsKeepTheirPromises(seed: Int) {
    var random = Random(state: UInt64(seed) &* 7919 &+ 1)
    for _ in 0..<3 { _ = random.next() }
    let layout = layout(&random)
    let shaped = layout.shaped
    // Pieces cover the text in order.
    #expect(shaped.edges.count == shaped.units.count + 1)
    var end = 0
    for piece in shaped.pieces {
      #expect(piece.start == end && piece.end > piece.start)
      end = piece.end
    }
    #expect(end == shaped.units.count)

    for width in [nil, CGFloat.random(in: 1...300, using: &random)] {
      let height: CGFloat? = Bool.random(using: &random) ? nil : .random(in: 0...100, using: &random)
      let answer = layout.size(fitting: width, height: height)
      #expect(answer.size.width.isFinite && answer.size.height > 0 && answer.lineCount >= 1)
      if let width { #expect(answer.size.width <= width + 1 / layout.style.scale) }
      #expect(answer.firstBaseline <= answer.size.height && answer.lastBaseline <= answer.size.height + 1)
      // Its own size, proposed again, to it and to a new layout.
      let again = layout.size(fitting: answer.size.width, height: answer.size.height)
      if answer.size.width > 0 { #expect(again == answer) }

      let laid = layout.laid(width: Double(width ?? .infinity), height: Double(height ?? .infinity))
      var start = 0
      for line in laid.lines {
        #expect(line.range.lowerBound == start)
        #expect(
          line.visible.lowerBound >= line.range.lowerBound && line.visible.upperBound <= line.range.upperBound
        )
        #expect(laid.text.isCharacterStart[line.visible.upperBound])
        start = line.range.upperBound
        // Pieces of a line are as wide together as the line (a cut word may differ by its kerning).
        let pieces = laid.pieces(of: line)
        let sum = pieces.reduce(0) { $0 + $1.width }
        #expect(abs(sum - line.width) < 6)
      }
      if !laid.isTruncated { #expect(start == shaped.units.count) }

      let content = layout.content(in: answer.size)
      for run in content.runs {
        #expect(run.glyphs.count == run.positions.count && !run.glyphs.isEmpty)
        #expect(run.positions.allSatisfy { $0.x.isFinite && $0.y.isFinite })
      }
      for fill in content.fills { #expect(fill.rect.width > 0 && fill.rect.height > 0) }

      for offset in [0, layout.length / 2, layout.length] {
        let caret = layout.caretRect(at: offset, in: answer.size)
        #expect(caret.minX.isFinite && caret.height > 0)
        #expect(
          (0...layout.length).contains(
            layout.offset(at: CGPoint(x: caret.minX, y: caret.midY), in: answer.size)))
      }
      for rect in layout.selectionRects(for: 0..<layout.length, in: answer.size) {
        #expect(rect.width > 0 && rect.height > 0)
      }
    }
  }

  @Test("What a text answers does not follow from what it was asked before", arguments: 0..<200)
  func answersAreIndependent(seed: Int) {
    var random = Random(state: UInt64(seed) &* 104_729 &+ 3)
    for _ in 0..<3 { _ = random.next() }
    let words = ["The", "quick", "brown", "fox", "jumps", "over", "the", "lazy", "dog.", "office"]
    let string = (0..<Int.random(in: 1...30, using: &random)).map { _ in
      words.randomElement(using: &random)!
    }.joined(separator: " ")
    let runs = [TextRun(string: string, attributes: TextAttributes(font: FontDescription(size: 17)))]
    var style = ParagraphStyle(scale: [1, 2, 3].randomElement(using: &random)!, language: "en")
    style.lineLimit = [nil, 1, 2, 3].randomElement(using: &random)!
    style.leastLines = min([0, 1, 2, 3].randomElement(using: &random)!, style.lineLimit ?? 3)
    let asked = TextLayout(runs: runs, style: style)
    var offers: [(width: CGFloat?, height: CGFloat?)] = [(nil, nil)]
    for _ in 0..<24 {
      let last = asked.size(fitting: offers.last!.width, height: offers.last!.height).size
      func length(_ answer: CGFloat) -> CGFloat? {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: nil
        case 1, 2: answer
        case 3: .infinity
        default: CGFloat.random(in: 5...300, using: &random).rounded()
        }
      }
      offers.append((length(last.width), length(last.height)))
      let (width, height) = offers.last!
      let fresh = TextLayout(runs: runs, style: style)
      let (a, b) = (asked.size(fitting: width, height: height), fresh.size(fitting: width, height: height))
      #expect(a == b, "offered \(width as Any) × \(height as Any) after \(offers.count - 1) others")
    }
  }

  @Test("Lines that are reserved are filled, whatever height is offered")
  func reservedLinesAreFilled() {
    let run = TextRun(
      string: String(repeating: "The quick brown fox jumps. ", count: 8),
      attributes: TextAttributes(font: FontDescription(size: 17)))
    let text = TextLayout(runs: [run], style: ParagraphStyle(lineLimit: 2, leastLines: 2))
    for height: CGFloat? in [0, 10, 30, 45, nil] {
      #expect(text.size(fitting: 200, height: height).lineCount == 2)
    }
  }

  @Test func noFontAtAllIsSane() {
    let font = ResolvedFont(
      asked: FontDescription(size: 17), description: FontDescription(size: 17), face: nil, kind: .otherDesign,
      leans: false)
    let shaped = ShapedText(
      ShapedText.Key(
        string: "ab c日", first: ShapedText.Span(font: font, spacing: 0, hasTracking: false, end: Int.max),
        rest: [],
        base: .leftToRight, language: "en"))
    #expect(shaped.width > 0 && shaped.width.isFinite)
    #expect(LineSign(.ellipsis, text: shaped, span: 0).width == 17)
  }
}
