import Foundation
import SashDisplay
import Testing

@testable import SashText

/// A text as an array of characters, with every state kept: what the editor has to agree with.
private struct Model {
  var text: String
  var states: [String] = []

  /// Puts `new` in the place of some UTF-8 units.
  mutating func replace(_ range: Range<Int>, _ new: String) {
    var units = Array(text.utf8)
    units.replaceSubrange(range, with: Array(new.utf8))
    text = String(decoding: units, as: UTF8.self)
  }
}

@MainActor @Suite("Random edits") struct EditRandomTests {
  private static let pieces = [
    "a", "b", " ", "word", "\n", "e\u{301}", "\u{301}", "👨‍👩‍👧", "🇩🇪", "🇫", "\r\n", "\r", "漢字", "שלום", "\u{200d}",
    "\t", "é", "\u{2028}",
    "x y z", "\u{85}",
  ]

  @Test(
    "An edited text is what a plain string becomes, with marked text, and goes all the way back",
    arguments: 0..<40)
  func againstModel(seed: UInt64) {
    var random = Seeded(seed &* 7919 &+ 1)
    let first = (0..<Int.random(in: 0...12, using: &random)).map { _ in
      Self.pieces.randomElement(using: &random)!
    }
    .joined()
    var text = EditedText(first)
    // Every second one is changed as large texts are.
    if seed % 2 == 1 { text.largeLength = 0 }
    var model = Model(text: first)
    let layout = EditLayout(first, look: look, width: 60)
    for _ in 0..<60 {
      let piece = Self.pieces.randomElement(using: &random)!
      let (before, range) = (text.text, text.selection.range)
      switch Int.random(in: 0..<12, using: &random) {
      case 0...3:
        model.replace(text.marked ?? range, piece)
        text.insert(piece)
      case 4:
        model.replace(text.marked ?? range, piece)
        text.mark(piece, selected: 0..<Int.random(in: 0...2, using: &random))
      case 5:
        let place = { Int.random(in: 0...text.length, using: &random) }
        text.select(EditSelection(anchor: place(), head: place()))
      case 6...7:
        let motion = Self.motions.randomElement(using: &random)!
        let isExtending = Bool.random(using: &random)
        text.apply(isExtending ? .extend(motion) : .move(motion), in: layout)
        #expect(text.text == before)
      case 8...9:
        // What is deleted was there, and nothing else is gone.
        text.apply(.delete(Self.motions.randomElement(using: &random)!), in: layout)
        #expect(text.length <= before.utf8.count)
        #expect(text.selection.isCaret)
        // Before and behind the caret stands what stood there.
        let (kept, caret) = (Array(before.utf8), text.selection.head)
        #expect(
          text[0..<caret].utf8.elementsEqual(kept.prefix(caret)) || !range.isEmpty || caret > range.lowerBound
        )
        #expect(text[caret..<text.length].utf8.elementsEqual(kept.suffix(text.length - caret)))
        model.text = text.text
      case 10:
        text.apply(.undo, in: layout)
        model.text = text.text
      default:
        text.apply(.redo, in: layout)
        model.text = text.text
      }
      #expect(Array(text.text.utf8) == Array(model.text.utf8), "seed \(seed)")
      text.checkInvariants()
      if let change = text.takeChange() { layout.replace(change, with: text.text) }
      layout.mark(text.marked)
      layout.checkInvariants()
      // The layout that followed is the one of a new text.
      let fresh = EditLayout(text.text, look: look, width: 60)
      #expect(abs(fresh.height - layout.height) < 0.01, "seed \(seed)")
      #expect(fresh.caretRect(text.selection.caret).minY == layout.caretRect(text.selection.caret).minY)
    }
    // All the way back, all the way forward, and back again.
    text.unmark()
    while text.apply(.undo, in: layout) { text.checkInvariants() }
    #expect(Array(text.text.utf8) == Array(first.utf8), "seed \(seed)")
    while text.apply(.redo, in: layout) {}
    while text.apply(.undo, in: layout) {}
    #expect(Array(text.text.utf8) == Array(first.utf8), "seed \(seed)")
  }

  private static let motions: [EditCommand.Motion] = [
    .left, .right, .backward, .forward, .wordLeft, .wordRight, .wordBackward, .wordForward, .lineLeft,
    .lineRight,
    .lineStart, .lineEnd, .paragraphStart, .paragraphEnd, .paragraphBackward, .paragraphForward, .up, .down,
    .pageUp, .pageDown, .documentStart, .documentEnd,
  ]
  private var look: EditLayout.Look {
    EditLayout.Look(
      attributes: TextAttributes(font: FontDescription(size: 17)), style: ParagraphStyle())
  }
}

private struct Seeded: RandomNumberGenerator {
  var state: UInt64
  init(_ seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ state >> 29) &* 0xbf58_476d_1ce4_e5b9
  }
}
