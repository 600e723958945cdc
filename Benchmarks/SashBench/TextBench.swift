import Foundation
import SashDisplay
import SashText

/// Measuring labels and a paragraph; `Peers/pango_labels.c` measures the same words with Pango.
///
/// Text is laid out on the main actor only, so every row runs there.
enum TextBench {
  /// One row: what is put back before each repeat, untimed, and what is timed.
  struct Row {
    var name: String
    var bound: Double?
    var prepare: () -> Void
    var run: () -> Void
  }

  static var rows: [Row] {
    let labels = labels
    let paragraph = paragraph
    return [
      // No piece was shaped before; faces are open.
      Row(name: "text-labels-cold", prepare: ShapeCaches.shared.removeAll) { measure(labels, width: nil) },
      Row(name: "text-labels-warm", prepare: {}) { measure(labels, width: nil) },
      Row(name: "text-paragraph", bound: 0.5, prepare: ShapeCaches.shared.removeAll) {
        measure([paragraph], width: 800)
      },
      Row(name: "text-rewrap", bound: 0.15, prepare: { wrapped = wrap(paragraph) }) {
        sum += wrapped!.size(fitting: 700, height: nil).size.height
      },
    ]
  }

  /// The sum of the sizes, kept so that no work can be left out.
  nonisolated(unsafe) private(set) static var sum: CGFloat = 0

  nonisolated(unsafe) private static var wrapped: TextLayout?
  private static func wrap(_ text: String) -> TextLayout {
    let layout = layout(text)
    sum += layout.size(fitting: 800, height: nil).size.height
    return layout
  }

  private static func layout(_ text: String, scale: CGFloat = 2) -> TextLayout {
    TextLayout(
      runs: [TextRun(string: text, attributes: TextAttributes(font: FontDescription(size: 17)))],
      style: ParagraphStyle(scale: scale, language: "en"))
  }

  /// The labels laid out, ready to be drawn.
  static var drawnLabels: [TextContent] {
    labels.map { label in
      let layout = layout(label, scale: 1)
      return layout.content(in: layout.size(fitting: nil, height: nil).size)
    }
  }

  private static func measure(_ strings: [String], width: CGFloat?) {
    let attributes = TextAttributes(font: FontDescription(size: 17))
    let style = ParagraphStyle(scale: 2, language: "en")
    for string in strings {
      let layout = TextLayout(runs: [TextRun(string: string, attributes: attributes)], style: style)
      let answer = layout.size(fitting: width, height: nil)
      sum += answer.size.width + answer.size.height
    }
  }

  // MARK: The words, the same as Pango's

  private static let vocabulary = [
    "about", "after", "again", "below", "could", "every", "first", "found", "great", "house", "large",
    "learn",
    "never", "other", "place", "plant", "point", "right", "small", "sound", "spell", "still", "study",
    "their",
    "there", "these", "thing", "think", "three", "water", "where", "which", "world", "would", "write",
    "settings",
    "account", "payment", "message", "Profile", "Edit", "Done", "Cancel", "Continue", "Transfer", "AV", "To",
    "WA", "office", "affine", "fjord", "naïve", "café", "Zürich", "2024", "12:45", "(beta)", "don't",
  ]

  private struct Words {
    var seed: UInt32 = 7
    mutating func below(_ n: Int) -> Int {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return Int(seed >> 8) % n
    }
    mutating func next() -> String { vocabulary[below(vocabulary.count)] }
    mutating func label() -> String {
      let count = 2 + below(3)
      return (0..<count).map { _ in next() }.joined(separator: " ")
    }
  }

  private static var labels: [String] {
    var words = Words()
    return (0..<1000).map { _ in words.label() }
  }

  private static var paragraph: String {
    var words = Words()
    for _ in 0..<1000 { _ = words.label() }
    return (0..<5000).map { words.next() + ($0 % 13 == 12 ? "." : "") }.joined(separator: " ")
  }
}
