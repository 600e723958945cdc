import Foundation
import SashDisplay
import Testing

@testable import SashText

@MainActor @Suite struct TextTruncationTests {
  let sentence = "The quick brown fox jumps over the lazy dog"

  /// The characters that the lines show, with the ellipsis.
  func shown(_ layout: TextLayout, width: CGFloat, height: CGFloat = .infinity) -> [String] {
    let laid = layout.laid(width: Double(width), height: Double(height))
    return laid.lines.map { line in
      func string(_ range: Range<Int>) -> String { String(decoding: laid.text.units[range], as: UTF16.self) }
      return string(line.visible) + (line.cut.map { "…" + string($0.after) } ?? "")
    }
  }

  @Test func lineLimitCutsTheTail() {
    let layout = text(sentence) { $0.lineLimit = 1 }
    let lines = shown(layout, width: 150)
    #expect(lines.count == 1)
    #expect(lines[0].hasSuffix("…") && sentence.hasPrefix(lines[0].dropLast()))
    #expect(!lines[0].hasSuffix(" …"))
    let size = layout.size(fitting: 150, height: nil)
    #expect(size.isTruncated && size.lineCount == 1 && size.size.width <= 150)
    #expect(size.size.width > 130)
  }

  @Test func headAndMiddleKeepTheEnd() {
    let head = shown(
      text(sentence) {
        $0.lineLimit = 1
        $0.truncation = .head
      }, width: 150)[0]
    #expect(head.hasPrefix("…") && sentence.hasSuffix(head.dropFirst()))
    let middle = shown(
      text(sentence) {
        $0.lineLimit = 1
        $0.truncation = .middle
      }, width: 150)[0]
    let parts = middle.split(separator: "…")
    #expect(parts.count == 2 && sentence.hasPrefix(parts[0]) && sentence.hasSuffix(parts[1]))
    #expect(abs(parts[0].count - parts[1].count) <= 4)
  }

  @Test func heightForbidsLines() {
    let layout = text(sentence)
    #expect(layout.size(fitting: 100, height: nil).lineCount >= 4)
    let two = layout.size(fitting: 100, height: 45)
    #expect(two.lineCount == 2 && two.isTruncated && abs(two.size.height - 40.6667) < 1e-3)
    #expect(shown(layout, width: 100, height: 45).last?.hasSuffix("…") == true)
    let one = layout.size(fitting: 100, height: 1)
    #expect(one.lineCount == 1 && one.isTruncated)
  }

  @Test func aHiddenParagraphLeavesAnEllipsis() {
    #expect(shown(text("a\nb") { $0.lineLimit = 1 }, width: 100) == ["a…"])
    #expect(
      shown(
        text("a\nb") {
          $0.lineLimit = 1
          $0.truncation = .head
        }, width: 100) == ["a…"])
  }

  @Test func charactersAreNotCutApart() {
    let family = "👨‍👩‍👧‍👦"
    let layout = text(String(repeating: family, count: 8)) { $0.lineLimit = 1 }
    let line = shown(layout, width: 100)[0]
    #expect(line.dropLast().allSatisfy { String($0) == family })
    #expect(line.count >= 3)
    let marks = text(String(repeating: "e\u{301}", count: 60)) { $0.lineLimit = 1 }
    #expect(shown(marks, width: 100)[0].dropLast().allSatisfy { $0 == "e\u{301}" })
  }

  @Test func ellipsisAloneWhereNothingElseFits() {
    let layout = text("Wonderful") { $0.lineLimit = 1 }
    #expect(shown(layout, width: 5) == ["…"])
    #expect(layout.size(fitting: 5, height: nil).size.width <= 5)
  }

  @Test func ellipsisIsDrawnInTheAttributesBeforeIt() throws {
    let layout = text(sentence) { $0.lineLimit = 1 }
    let size = layout.size(fitting: 150, height: nil).size
    let run = try #require(layout.content(in: size).runs.first)
    let full = text("…").content(in: size)
    #expect(run.glyphs.last == full.runs[0].glyphs[0])
    #expect(run.positions.last!.x > run.positions[run.positions.count - 2].x)
    #expect(run.positions.last!.x < size.width)
  }

  @Test func ellipsisStandsAtTheLeftInHebrew() throws {
    let layout = text("שלום עולם שלום עולם שלום עולם") { $0.lineLimit = 1 }
    let laid = layout.laid(width: 100, height: .infinity)
    let pieces = laid.pieces(of: laid.lines[0])
    #expect(laid.isTruncated)
    #expect(pieces.first?.isSign == true)
    #expect(pieces.last?.range.lowerBound == 0)
  }

  @Test func lineFramesFollowTheLines() {
    let frames = text("ab\nabcd") { $0.alignment = .trailing }.lineFrames(in: CGSize(width: 100, height: 50))
    #expect(frames.count == 2)
    #expect(frames.allSatisfy { abs($0.maxX - 100) < 1e-6 && abs($0.height - 20.287) < 1e-3 })
    #expect(frames[0].width < frames[1].width && frames[1].minY == frames[0].maxY)
  }

  @Test func minimumScaleShrinksBeforeTruncating() {
    let layout = text("Hello world") {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    let answer = layout.size(fitting: 60, height: nil)
    #expect(!answer.isTruncated)
    #expect(answer.size.width <= 60 && answer.size.width > 58)
    #expect(answer.scaleFactor > 0.69 && answer.scaleFactor < 0.71)  // 60 of 85.3
    #expect(layout.content(in: answer.size).runs[0].size < 12.1)
    let tiny = layout.size(fitting: 30, height: nil)
    #expect(tiny.isTruncated)
    #expect(layout.size(fitting: nil, height: nil).scaleFactor == 1)
  }

  @Test func tighteningComesFirst() {
    let layout = text("Hello world") {
      $0.lineLimit = 1
      $0.allowsTightening = true
    }
    let answer = layout.size(fitting: 83, height: nil)
    #expect(!answer.isTruncated && answer.size.width <= 83)
    #expect(text("Hello world") { $0.lineLimit = 1 }.size(fitting: 83, height: nil).isTruncated)
  }
}
