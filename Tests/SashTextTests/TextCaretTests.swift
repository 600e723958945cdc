import Foundation
import SashDisplay
import Testing

@testable import SashText

@MainActor @Suite struct TextCaretTests {
  /// Every character start goes to its caret and back.
  func roundTrips(_ layout: TextLayout, width: CGFloat, skipping: Set<Int> = []) {
    let size = layout.size(fitting: width, height: nil).size
    let frame = CGSize(width: max(width.isFinite ? width : size.width, size.width), height: size.height)
    var offset = 0
    while true {
      let caret = layout.caretRect(at: offset, in: frame)
      if !skipping.contains(offset) {
        #expect(layout.offset(at: CGPoint(x: caret.minX, y: caret.midY), in: frame) == offset)
      }
      if offset == layout.length { break }
      offset = layout.offset(after: offset)
    }
  }

  @Test(arguments: [
    "Hello world", "a\nb\n", "", "naïve office affine fjord", "e\u{301}a\u{308}o", "👨‍👩‍👧‍👦🇩🇪👍🏽 1️⃣", "日本語のテキスト",
    "ไทยภาษาไทย", "two\r\nlines", "  spaces  ", "tab\tstop", "\n\n",
  ])
  func caretsRoundTrip(string: String) {
    roundTrips(text(string), width: .infinity)
    roundTrips(text(string), width: 400)
  }

  @Test func caretsRoundTripInRightToLeftText() {
    roundTrips(text("שלום עולם"), width: .infinity)
    roundTrips(text("שלום עולם") { $0.layoutDirection = .rightToLeft }, width: 200)
    roundTrips(text("مرحبا بالعالم"), width: .infinity)
    // Between scripts with a space every offset has a place of its own but the two at the inner border.
    roundTrips(text("abc שלום def"), width: .infinity, skipping: [4, 8])
  }

  @Test func wrappedLinesRoundTrip() {
    let layout = text("The quick brown fox jumps over the lazy dog")
    let size = layout.size(fitting: 100, height: nil).size
    var offset = 0
    while offset <= layout.length {
      let caret = layout.caretRect(at: offset, in: size)
      let found = layout.offset(at: CGPoint(x: caret.minX, y: caret.midY), in: size)
      #expect(found == offset)
      offset += 1
    }
  }

  @Test func carets() {
    let layout = text("Hello")
    let size = layout.size(fitting: nil, height: nil).size
    let first = layout.caretRect(at: 0, in: size)
    #expect(first.minX == 0 && first.minY == 0 && abs(first.height - 20.287) < 1e-3)
    #expect(abs(layout.caretRect(at: 5, in: size).minX - layout.shaped.width) < 1e-9)
    #expect(layout.caretRect(at: 99, in: size) == layout.caretRect(at: 5, in: size))
    #expect(layout.caretRect(at: -1, in: size) == first)
    let centered = text("") { $0.alignment = .center }
    #expect(centered.caretRect(at: 0, in: CGSize(width: 100, height: 30)).minX == 50)
    let trailing = text("") { $0.layoutDirection = .rightToLeft }
    #expect(trailing.caretRect(at: 0, in: CGSize(width: 100, height: 30)).minX == 100)
    let two = text("a\n")
    #expect(abs(two.caretRect(at: 2, in: two.size(fitting: nil, height: nil).size).minY - 20.287) < 1e-3)
  }

  @Test func pointsOutsideCountForTheNearestPlace() {
    let layout = text("ab\ncd")
    let size = layout.size(fitting: nil, height: nil).size
    #expect(layout.offset(at: CGPoint(x: -50, y: -50), in: size) == 0)
    #expect(layout.offset(at: CGPoint(x: 500, y: 5), in: size) == 2)
    #expect(layout.offset(at: CGPoint(x: 500, y: 500), in: size) == 5)
    #expect(layout.offset(at: CGPoint(x: CGFloat.nan, y: 0), in: size) == 0)
  }

  @Test func wrapsHaveTwoPlaces() {
    let layout = text("日本語日本語日本語")
    let size = CGSize(width: 56, height: 200)
    let end = layout.caretPosition(at: CGPoint(x: 500, y: 5), in: size)
    #expect(end.affinity == .upstream && end.offset == 3)
    let upper = layout.caretRect(at: 3, in: size, affinity: .upstream)
    let lower = layout.caretRect(at: 3, in: size)
    #expect(upper.minY == 0 && upper.minX > 40)
    #expect(lower.minY > 20 && lower.minX == 0)
  }

  @Test func selectionsAreRectanglesPerLine() {
    let layout = text("ab\ncd")
    let size = CGSize(width: 100, height: 50)
    #expect(layout.selectionRects(for: 1..<1, in: size).isEmpty)
    let one = layout.selectionRects(for: 0..<1, in: size)
    #expect(one.count == 1 && one[0].minX == 0)
    #expect(abs(one[0].maxX - layout.caretRect(at: 1, in: size).minX) < 1e-9)
    let both = layout.selectionRects(for: 0..<5, in: size)
    #expect(both.count == 2)
    #expect(both[0].maxX == 100)  // the newline is selected
    #expect(both[1].maxX < 30)
    #expect(abs(both[0].maxY - both[1].minY) < 1e-9)
  }

  @Test func selectionInMixedDirectionsIsSplit() {
    let layout = text("abc שלום def")
    let size = layout.size(fitting: nil, height: nil).size
    // Logical 1..<6 is "bc " and the first two Hebrew letters, which stand at the right of their word.
    let rects = layout.selectionRects(for: 1..<6, in: size)
    #expect(rects.count == 2)
    #expect(rects[0].maxX < rects[1].minX)
  }

  @Test func movement() {
    let layout = text("Hello, big world")
    #expect(layout.wordRange(at: 1) == 0..<5)
    #expect(layout.wordRange(at: 5) == 5..<6)
    #expect(layout.wordEnd(after: 5) == 10)
    #expect(layout.wordStart(before: 7) == 0)
    #expect(layout.wordStart(before: 16) == 11)
    #expect(text("👨‍👩‍👧‍👦x").offset(after: 0) == 11)
    #expect(text("👨‍👩‍👧‍👦x").offset(before: 11) == 0)
    #expect(text("ab\ncd").paragraphRange(at: 4) == 3..<5)
    let two = text("ab\ncd")
    let size = two.size(fitting: nil, height: nil).size
    #expect(two.lineRange(at: CaretPosition(offset: 4), in: size) == 3..<5)
    #expect(two.lineRange(at: CaretPosition(offset: 1), in: size) == 0..<2)
    #expect(two.caretPosition(1, linesBelow: CaretPosition(offset: 0), x: 0, in: size)?.offset == 3)
    #expect(two.caretPosition(-1, linesBelow: CaretPosition(offset: 0), x: 0, in: size) == nil)
  }

  @Test func charactersUnderPoints() {
    let layout = text("ab")
    let size = CGSize(width: 100, height: 30)
    #expect(layout.character(at: CGPoint(x: 2, y: 10), in: size) == 0)
    #expect(layout.character(at: CGPoint(x: layout.shaped.width - 1, y: 10), in: size) == 1)
    #expect(layout.character(at: CGPoint(x: 90, y: 10), in: size) == nil)
    #expect(layout.character(at: CGPoint(x: 2, y: 29), in: size) == nil)
  }
}
