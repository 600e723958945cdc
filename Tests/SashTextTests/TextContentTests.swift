import Foundation
import SashDisplay
import SashGeometry
import Testing

@testable import SashText

@MainActor @Suite struct TextContentTests {
  @Test func latinIsOneRunOnTheBaseline() throws {
    let layout = text("Hello")
    let size = layout.size(fitting: nil, height: nil)
    let content = layout.content(in: size.size)
    #expect(content.string == "Hello")
    #expect(content.frame == CGRect(origin: .zero, size: size.size))
    let run = try #require(content.runs.first)
    #expect(content.runs.count == 1)
    #expect(run.glyphs.count == 5)
    #expect(run.size == 17)
    #expect(run.positions.allSatisfy { abs($0.y - size.firstBaseline) < 1e-9 })
    #expect(run.positions[0].x == 0)
    #expect(zip(run.positions, run.positions.dropFirst()).allSatisfy { $0.x < $1.x })
  }

  @Test("The box that is known before glyphs are placed holds them, whatever the text", arguments: 0..<200)
  func boundsHoldTheGlyphs(_ seed: UInt64) {
    var random = TextRandomTests.Random(state: seed &* 7919 &+ 1)
    let words = ["office", "To", "fly", "(12:45)", "AVAST", "Zürich", "jj", "e\u{301}", "\n", "W."]
    let string = (0..<Int.random(in: 1...14, using: &random)).map { _ in words.randomElement(using: &random)!
    }
    .joined(separator: " ")
    var font = FontDescription(size: .random(in: 6...60, using: &random))
    font.isItalic = Bool.random(using: &random)
    font.weight = [400, 700].randomElement(using: &random)!
    font.design = [.default, .serif, .monospaced].randomElement(using: &random)!
    var attributes = TextAttributes(font: font)
    attributes.kerning = [0, 0, 4, -3].randomElement(using: &random)!
    attributes.baselineOffset = [0, 0, 7].randomElement(using: &random)!
    var style = ParagraphStyle()
    style.alignment = [.leading, .center, .trailing].randomElement(using: &random)!
    let layout = TextLayout(runs: [TextRun(string: string, attributes: attributes)], style: style)
    let size = layout.size(fitting: .random(in: 40...600, using: &random), height: nil).size
    let content = layout.content(in: size, at: CGPoint(x: 3, y: 5))
    let known = content.glyphBounds
    let placed = TextContent(runs: content.runs, string: string, frame: content.frame).glyphBounds
    #expect(known.minX <= placed.minX + 1e-6 && known.maxX >= placed.maxX - 1e-6)
    #expect(known.minY <= placed.minY + 1e-6 && known.maxY >= placed.maxY - 1e-6)
    // And not much more than them.
    #expect(known.width < placed.width + 3 * font.size && known.height < placed.height + 3 * font.size)
  }

  @Test func outlinesPointDownwardFromTheBaseline() throws {
    let content = text("H").content(in: CGSize(width: 100, height: 30))
    let run = try #require(content.runs.first)
    let box = try #require(run.face.outline(of: run.glyphs[0])).boundingRect
    // Inter's capitals are 0.727 em high and stand on the baseline.
    #expect(abs(box.minY + 0.727) < 0.01)
    #expect(abs(box.maxY) < 0.01)
    #expect(run.face.glyphBounds.minY <= box.minY && run.face.glyphBounds.maxY >= box.maxY)
    #expect(run.face.glyphBounds.minX <= box.minX && run.face.glyphBounds.maxX >= box.maxX)
    #expect(text(" ").content(in: CGSize(width: 100, height: 30)).runs.isEmpty)
  }

  @Test func linesAndBackgroundsComeAndGo() {
    var attributes = TextAttributes(font: FontDescription(size: 17))
    let plain = attributes
    #expect(attributes.isPlain)
    attributes.underline = .init()
    attributes.background = .color(.white)
    #expect(!attributes.isPlain && attributes != plain)
    #expect(attributes.underline == .init() && attributes.background == .color(.white))
    attributes.underline = nil
    attributes.background = nil
    #expect(attributes.isPlain && attributes == plain)
    let made = TextAttributes(font: plain.font, strikethrough: .init())
    attributes.strikethrough = .init()
    #expect(attributes == made)
    #expect(plain.strikethrough == nil, "A copy stays what it was.")
  }

  @Test func equalAttributesAreShared() {
    var known: [TextAttributes] = []
    let first = TextAttributes(font: FontDescription(size: 17)).shared(with: &known)
    #expect(TextAttributes(font: FontDescription(size: 17)).shared(with: &known) == first)
    #expect(known.count == 1)
    for size in 1...40 { _ = TextAttributes(font: FontDescription(size: CGFloat(size))).shared(with: &known) }
    #expect(known.count == 8 && known.last?.font.size == 40)
    var changed = known[7]
    changed.tracking = 2
    #expect(known[7].tracking == 0 && changed.shared(with: &known).tracking == 2)
  }

  @Test func weightsAreDifferentFaces() throws {
    let regular = try #require(text("H").content(in: CGSize(width: 50, height: 30)).runs.first)
    let bold = try #require(text("H", weight: 700).content(in: CGSize(width: 50, height: 30)).runs.first)
    let again = try #require(text("H").content(in: CGSize(width: 50, height: 30)).runs.first)
    #expect(regular.face.key != bold.face.key)
    #expect(regular.face.key == again.face.key)
    let (a, b) = (regular.face.outline(of: regular.glyphs[0]), bold.face.outline(of: bold.glyphs[0]))
    #expect(a != b)
  }

  @Test(arguments: [
    (ParagraphStyle.Alignment.leading, ParagraphStyle.Direction.leftToRight, 0.0),
    (.center, .leftToRight, 0.5), (.trailing, .leftToRight, 1), (.leading, .rightToLeft, 1),
    (.trailing, .rightToLeft, 0), (.center, .rightToLeft, 0.5),
  ])
  func linesAreAligned(
    _ alignment: ParagraphStyle.Alignment, _ direction: ParagraphStyle.Direction, _ part: Double
  ) {
    let layout = text("Hello") {
      $0.alignment = alignment
      $0.layoutDirection = direction
    }
    let width = layout.shaped.width
    let content = layout.content(in: CGSize(width: 200, height: 30))
    #expect(abs(content.runs[0].positions[0].x - (200 - width) * part) < 1e-6)
  }

  @Test func laterLinesStandLower() {
    let content = text("a\nb").content(in: CGSize(width: 100, height: 100))
    let ys = content.runs[0].positions.map(\.y)
    #expect(ys.count == 2)
    #expect(abs(ys[1] - ys[0] - 20.3333) < 0.34)
  }

  @Test func paintsSplitRunsButNotShapes() {
    let font = FontDescription(size: 17)
    let red = Paint.color(ColorComponents(255, 0, 0))
    let layout = TextLayout(runs: [
      TextRun(string: "A", attributes: TextAttributes(font: font)),
      TextRun(string: "V", attributes: TextAttributes(font: font, paint: red)),
    ])
    let content = layout.content(in: CGSize(width: 100, height: 30))
    #expect(content.runs.map(\.paint) == [.color(.black), red])
    let whole = text("AV").content(in: CGSize(width: 100, height: 30))
    #expect(abs(content.runs[1].positions[0].x - whole.runs[0].positions[1].x) < 1e-9)
  }

  @Test func underlinesAndBackgroundsAreFills() throws {
    let font = FontDescription(size: 17)
    var attributes = TextAttributes(font: font, underline: .init(), strikethrough: .init())
    attributes.background = .color(.white)
    let layout = TextLayout(
      runs: [TextRun(string: "two words", attributes: attributes)], style: ParagraphStyle(scale: 2))
    let size = layout.size(fitting: nil, height: nil)
    let fills = layout.content(in: size.size).fills
    let background = try #require(fills.first)
    #expect(background.paint == .color(.white))
    #expect(abs(background.rect.width - layout.shaped.width) < 0.01)
    let lines = fills.dropFirst().map(\.rect)
    #expect(lines.allSatisfy { $0.height == 1 })
    #expect(lines.contains { $0.minY > size.firstBaseline })
    #expect(lines.contains { $0.maxY < size.firstBaseline })
  }

  @Test func baselineOffsetLiftsGlyphs() {
    var attributes = TextAttributes(font: FontDescription(size: 17))
    attributes.baselineOffset = 5
    let layout = TextLayout(
      runs: [TextRun(string: "x", attributes: attributes)], style: ParagraphStyle(scale: 1))
    let size = layout.size(fitting: nil, height: nil)
    #expect(size.firstBaseline == 21)  // 16.1865 + 5
    #expect(layout.content(in: size.size).runs[0].positions[0].y == 16)
  }

  @Test func missingItalicsLean() throws {
    let upright = FontDescription(size: 17)
    var italic = upright
    italic.isItalic = true
    let runs = [upright, italic].map { font in
      TextLayout(runs: [TextRun(string: "H", attributes: TextAttributes(font: font))])
        .content(in: CGSize(width: 50, height: 30)).runs[0]
    }
    #expect(runs[0].slant == 0)
    #expect(runs[0].face.key != runs[1].face.key || runs[1].slant > 0)
  }
}
