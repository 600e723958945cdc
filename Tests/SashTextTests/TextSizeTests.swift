import Foundation
import SashDisplay
import SashMessages
import Testing

@testable import SashText

/// A text of one run in the system face.
@MainActor func text(
  _ string: String, size: CGFloat = 17, weight: CGFloat = 400,
  _ change: (inout ParagraphStyle) -> Void = { _ in }
) -> TextLayout {
  var style = ParagraphStyle(scale: 3, language: "en")
  change(&style)
  let font = FontDescription(size: size, weight: weight)
  return TextLayout(runs: [TextRun(string: string, attributes: TextAttributes(font: font))], style: style)
}

@MainActor @Suite struct TextSizeTests {
  /// Heights of one line: `type.tsv` lists size·2444/2048 rounded up to pixels.
  @Test(
    arguments: [
      (34.0, [41, 41, 40.6667]), (28, [34, 33.5, 33.6667]), (22, [27, 26.5, 26.3333]), (20, [24, 24, 24]),
      (17, [21, 20.5, 20.3333]), (16, [20, 19.5, 19.3333]), (15, [18, 18, 18]), (13, [16, 16, 15.6667]),
      (12, [15, 14.5, 14.3333]), (11, [14, 13.5, 13.3333]),
    ] as [(Double, [Double])])
  func oneLineIsAsHighAsOnApplesSystems(size: Double, heights: [Double]) {
    for (i, height) in heights.enumerated() {
      let answer = text("Hello world", size: size) { $0.scale = CGFloat(i + 1) }.size(
        fitting: nil, height: nil)
      #expect(abs(answer.size.height - height) < 1e-3)
      #expect(answer.lineCount == 1)
    }
  }

  @Test func helloWorldIsAsWideAsInSanFrancisco() {
    // layout-cases: root 85.3333x20.3333 at 3 pixels a point.
    let answer = text("Hello world").size(fitting: 390, height: 763)
    #expect(abs(answer.size.width - 85.3333) < 1e-3)
    #expect(abs(answer.firstBaseline - 16.3333) < 1e-3)  // 16.1865 to the nearest pixel
    #expect(!answer.isTruncated)
  }

  @Test(arguments: [(1.0, 41.0, 61.0), (2, 41, 61), (3, 40.6667, 61)])
  func severalLinesAreRoundedOnce(scale: Double, two: Double, three: Double) {
    let answers = ["a\nb", "a\nb\nc"].map { text($0) { $0.scale = scale }.size(fitting: nil, height: nil) }
    #expect(abs(answers[0].size.height - two) < 1e-3)
    #expect(abs(answers[1].size.height - three) < 1e-3)
    #expect(answers[1].lineCount == 3)
  }

  @Test func widthIsThatOfTheWidestLine() {
    let long = text("The quick brown fox jumps over the lazy dog")
    let natural = long.size(fitting: nil, height: nil)
    #expect(natural.lineCount == 1)
    let narrow = long.size(fitting: 120, height: nil)
    #expect(narrow.lineCount > 2)
    #expect(narrow.size.width <= 120)
    let again = long.size(fitting: narrow.size.width, height: narrow.size.height)
    #expect(again == narrow)
    let fresh = text("The quick brown fox jumps over the lazy dog")
      .size(fitting: narrow.size.width, height: narrow.size.height)
    #expect(fresh == narrow)
  }

  @Test func wordsWiderThanTheLineBreakInside() {
    let word = text("Donaudampfschifffahrt")
    let answer = word.size(fitting: 60, height: nil)
    #expect(answer.lineCount > 2)
    #expect(answer.size.width <= 60)
    #expect(!answer.isTruncated)
    #expect(text("WW").size(fitting: 1, height: nil).lineCount == 2)
  }

  @Test func spacesHangAtWraps() {
    let word = text("Hello").size(fitting: nil, height: nil).size.width
    let wrapped = text("Hello      hell").size(fitting: word + 1, height: nil)
    #expect(wrapped.lineCount == 2)
    #expect(wrapped.size.width <= word + 1)
  }

  @Test func lessThanOneLineIsOneLine() {
    let answer = text("Hello world").size(fitting: 390, height: 3)
    #expect(abs(answer.size.height - 20.3333) < 1e-3)
    #expect(text("Hello world").size(fitting: 0, height: 0).size == .zero)
  }

  @Test func emptyTextIsOneLineHigh() {
    let answer = text("").size(fitting: nil, height: nil)
    #expect(answer.size.width == 0)
    #expect(abs(answer.size.height - 20.3333) < 1e-3)
    #expect(text("a\n").size(fitting: nil, height: nil).lineCount == 2)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 1e300])
  func strangeProposalsAreSane(length: CGFloat) {
    for height in [nil, length] {
      let answer = text("Hello world").size(fitting: length, height: height)
      #expect(answer.size.width.isFinite && answer.size.height.isFinite)
      #expect(answer.size.width >= 0 && answer.size.height >= 0)
    }
    _ = text("Hello").content(in: CGSize(width: length, height: length))
  }

  @Test func strangeFontsAreRepaired() {
    let answer = text("Hello", size: .nan).size(fitting: nil, height: nil)
    #expect(abs(answer.size.height - 20.3333) < 1e-3)
    #expect(text("Hello", size: -3).size(fitting: nil, height: nil).size == answer.size)
    #expect(toldMessages.contains { $0.contains("font size") })
  }

  @Test func lineSpacingLiesBetweenLines() {
    let plain = text("a\nb\nc") { $0.scale = 1 }.size(fitting: nil, height: nil).size.height
    #expect(
      text("a\nb\nc") {
        $0.scale = 1
        $0.lineSpacing = 5
      }.size(fitting: nil, height: nil).size.height == plain + 10)
    #expect(
      text("a\nb\nc") {
        $0.scale = 1
        $0.lineSpacing = -5
      }.size(fitting: nil, height: nil).size.height == plain)
  }

  @Test func reservedLinesTakeTheirHeight() {
    let answer = text("a") {
      $0.lineLimit = 3
      $0.leastLines = 3
    }.size(fitting: nil, height: nil)
    #expect(abs(answer.size.height - 61) < 1e-3)
    #expect(answer.lineCount == 1)
  }

  @Test func boldIsWider() {
    let regular = text("Hello world").size(fitting: nil, height: nil).size.width
    #expect(text("Hello world", weight: 700).size(fitting: nil, height: nil).size.width > regular + 2)
  }

  @Test func kerningAddsToEachCharacter() {
    let font = FontDescription(size: 17)
    func width(_ kerning: CGFloat) -> CGFloat {
      TextLayout(
        runs: [TextRun(string: "Hello", attributes: TextAttributes(font: font, kerning: kerning))],
        style: ParagraphStyle(scale: 100)
      ).size(fitting: nil, height: nil).size.width
    }
    #expect(abs(width(2) - width(0) - 10) < 0.021)
  }

  @Test func mixedSizesTakeTheTallestLine() {
    let runs = [17.0, 34].map {
      TextRun(string: "ab", attributes: TextAttributes(font: FontDescription(size: $0)))
    }
    let answer = TextLayout(runs: runs, style: ParagraphStyle(scale: 3)).size(fitting: nil, height: nil)
    #expect(abs(answer.size.height - 40.6667) < 1e-3)
    #expect(abs(answer.firstBaseline - 32.3333) < 1e-3)  // 34·0.952148 = 32.373 to the nearest pixel
  }
}
