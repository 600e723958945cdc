import Foundation
import SashDisplay
import SashGeometry
import SashMessages
import Testing

@testable import SashText

@MainActor @Suite struct TextScriptTests {
  func glyphs(_ string: String, size: CGFloat = 17) -> [GlyphRun] {
    text(string, size: size).content(in: CGSize(width: 1000, height: 100)).runs
  }
  func faceFile(_ run: GlyphRun) -> String { (run.face as! FontFace).file.path }

  @Test(arguments: ["😀", "👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "1️⃣", "❤️", "🏳️‍🌈", "©️"])
  func emojiAreOneGlyph(string: String) throws {
    let runs = glyphs(string)
    try #require(runs.count == 1)
    #expect(runs[0].glyphs.count == 1)
    #expect(faceFile(runs[0]).contains("Emoji"))
    #expect(runs[0].face.outline(of: runs[0].glyphs[0]) == nil)
  }

  @Test func plainSignsStayText() {
    #expect(glyphs("©1#").allSatisfy { faceFile($0).contains("Inter") })
  }

  @Test func picturesAreDecodedOnce() throws {
    final class Counter: @unchecked Sendable { var sizes: [Int] = [] }
    let counter = Counter()
    let before = PictureDecoder.decodePNG
    defer { PictureDecoder.decodePNG = before }
    PictureDecoder.decodePNG = { data in
      counter.sizes.append(data.count)
      #expect(data.starts(with: [0x89, 0x50, 0x4e, 0x47]))
      return Bitmap(width: 136, height: 128)
    }
    let run = try #require(glyphs("🐙").first)
    let picture = try #require(run.face.picture(of: run.glyphs[0]))
    #expect(picture.bitmap.width == 136)
    // About as large as the type, standing a little below the baseline.
    #expect(picture.frame.width > 0.9 && picture.frame.width < 1.4)
    #expect(picture.frame.minY < -0.7 && picture.frame.maxY > 0 && picture.frame.maxY < 0.4)
    #expect(run.face.glyphBounds.insetBy(dx: -1e-6, dy: -1e-6).contains(picture.frame))
    _ = run.face.picture(of: run.glyphs[0])
    #expect(counter.sizes.count == 1)
    #expect(counter.sizes[0] > 500)
    let letter = try #require(glyphs("a").first)
    #expect(letter.face.picture(of: letter.glyphs[0]) == nil)
  }

  @Test func chineseFallsBackWithoutChangingTheLine() throws {
    let layout = text("Hello 中文")
    let size = layout.size(fitting: nil, height: nil)
    #expect(abs(size.size.height - 20.3333) < 1e-3)  // type.tsv: fallback fonts do not change line height
    let runs = layout.content(in: size.size).runs
    #expect(runs.count == 2)
    #expect(faceFile(runs[1]).contains("NotoSansCJK"))
    #expect(runs[1].glyphs.count == 2)
    #expect(abs(runs[1].positions[1].x - runs[1].positions[0].x - 17) < 0.01)  // ideographs are one em wide
  }

  @Test func languageChoosesTheFormOfIdeographs() throws {
    func index(_ language: String) throws -> Int {
      let layout = text("骨") { $0.language = language }
      let run = try #require(layout.content(in: CGSize(width: 100, height: 50)).runs.first)
      return (run.face as! FontFace).file.index
    }
    #expect(try index("ja") != index("zh-Hans"))
    #expect(try index("zh-Hant") != index("zh-Hans"))
    #expect(try index("en") == index("zh-Hans"))
  }

  @Test func chineseBreaksBetweenCharacters() {
    let layout = text("人类社会的发展，需要共同努力。")
    let laid = layout.laid(width: 17 * 5.2, height: .infinity)
    #expect(laid.lines.count == 3)
    // No line begins with a comma or a full stop.
    for line in laid.lines { #expect(!"，。".utf16.contains(laid.text.units[line.range.lowerBound])) }
    #expect(laid.lines[0].range == 0..<5)
  }

  @Test func softHyphensShowWhereTheyBreak() throws {
    let layout = text("Donau\u{AD}dampf")
    let whole = layout.laid(width: .infinity, height: .infinity)
    #expect(whole.lines.count == 1 && whole.lines[0].cut == nil)
    #expect(layout.shaped.width == text("Donaudampf").shaped.width)
    let broken = layout.laid(width: 60, height: .infinity)
    #expect(broken.lines.count == 2 && !broken.isTruncated)
    #expect(broken.lines[0].cut?.sign == .hyphen)
    #expect(broken.lines[0].width > text("Donau").shaped.width + 3)
    let hyphen = text("\u{2010}").content(in: CGSize(width: 50, height: 30)).runs[0].glyphs[0]
    #expect(layout.content(in: CGSize(width: 60, height: 60)).runs[0].glyphs.contains(hyphen))
  }

  @Test func thaiBreaksBetweenWords() {
    let layout = text("ภาษาไทยง่ายมาก") { $0.language = "th" }
    #expect(layout.shaped.lineBreaks.contains(4))  // ภาษา | ไทย
    #expect(layout.size(fitting: 60, height: nil).lineCount >= 2)
  }

  @Test func hebrewRunsToTheLeft() throws {
    let layout = text("אבג")
    let run = try #require(layout.content(in: CGSize(width: 100, height: 30)).runs.first)
    #expect(run.glyphs.count == 3)
    // The first letter stands at the right.
    let size = layout.size(fitting: nil, height: nil).size
    let frame = CGSize(width: size.width, height: size.height)
    #expect(abs(layout.caretRect(at: 0, in: frame).minX - layout.shaped.width) < 1e-6)
    #expect(abs(layout.caretRect(at: 3, in: frame).minX) < 1e-6)
  }

  @Test func mixedDirectionsStandInVisualOrder() {
    let layout = text("abc אבג def")
    let laid = layout.laid(width: .infinity, height: .infinity)
    let order = laid.pieces(of: laid.lines[0]).map(\.range.lowerBound)
    #expect(order == [0, 3, 4, 7, 8])
    let other = text("אבג abc דה")
    let right = other.laid(width: .infinity, height: .infinity)
    #expect(right.pieces(of: right.lines[0]).map(\.range.lowerBound) == [8, 7, 4, 3, 0])
  }

  @Test func numbersKeepTheirOrderInHebrew() {
    let layout = text("אב 123 גד")
    let laid = layout.laid(width: .infinity, height: .infinity)
    let pieces = laid.pieces(of: laid.lines[0])
    #expect(pieces.map(\.range.lowerBound) == [7, 6, 3, 2, 0])
    #expect(pieces.first { $0.range.lowerBound == 3 }?.isRightToLeft == false)
  }

  @Test func arabicJoinsAcrossColours() {
    let font = FontDescription(size: 17)
    func width(_ parts: [String]) -> Double {
      TextLayout(
        runs: parts.enumerated().map { i, part in
          TextRun(
            string: part, attributes: TextAttributes(font: font, paint: .color(i == 0 ? .black : .white)))
        }
      ).shaped.width
    }
    #expect(width(["مرحبا"]) == width(["مر", "حبا"]))
  }

  @Test func combiningMarksStandOnTheirLetter() throws {
    let runs = glyphs("e\u{301}")
    #expect(runs.count == 1)
    #expect(text("e\u{301}").shaped.width == text("é").shaped.width)
    #expect(text("x\u{301}").shaped.characterEnds == [2])
  }

  @Test func unknownCharactersAreABox() throws {
    // U+10FFFD is private; no font here has it.
    let run = try #require(glyphs("a\u{10FFFD}b").first)
    #expect(run.glyphs.count == 3)
    #expect(run.glyphs[1] == 0)
    #expect(toldMessages.contains { $0.contains("No installed font has") })
    #expect(run.face.outline(of: 0)?.isEmpty == false)
  }

  @Test func levelsReorder() {
    #expect(BidiLevels.visualOrder(of: [0, 0, 1, 1, 2, 1, 0]) == [0, 1, 5, 4, 3, 2, 6])
    #expect(BidiLevels.visualOrder(of: [1, 2, 1]) == [2, 1, 0])
    #expect(BidiLevels.visualOrder(of: []) == [])
  }
}
