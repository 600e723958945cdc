import Foundation

/// Fills lines of a width greedily: at the last opportunity that fits, inside a word only if the word alone
/// is wider.
struct LineBreaker {
  /// What sums of doubles may be off, in points.
  static let tolerance = 1e-3

  let text: ShapedText
  /// In points; may be infinite.
  let width: Double
  /// The width of the first line of each paragraph.
  let firstWidth: Double

  init(text: ShapedText, width: Double) { self.init(text: text, width: width, firstWidth: width) }
  init(text: ShapedText, width: Double, firstWidth: Double) {
    (self.text, self.width, self.firstWidth) = (text, width, firstWidth)
  }
  /// The width of the line that begins with a unit.
  func width(at start: Int) -> Double {
    firstWidth == width || !text.beginsParagraph(start) ? width : firstWidth
  }

  /// The lines of the text, at most `limit`, and whether they hold all of it.
  func lines(limit: Int) -> (lines: [TextLine], isComplete: Bool) {
    var lines: [TextLine] = []
    var start = 0
    let count = text.units.count
    var breakAt = 0
    var paragraph = (text: 0, all: 0)
    while start < count {
      if lines.count == limit { return (lines, false) }
      if start >= paragraph.all { paragraph = paragraphEnd(after: start) }
      let line = next(from: start, to: paragraph, breakAt: &breakAt)
      lines.append(line)
      start = line.range.upperBound
    }
    // After a newline at the end, and in an empty text, stands an empty line.
    if count == 0 || TextUnit.isNewline(text.units[count - 1]) {
      if lines.count == limit { return (lines, false) }
      lines.append(TextLine(range: count..<count, visible: count..<count, width: 0))
    }
    return (lines, true)
  }

  /// The end of the characters of the paragraph that holds `start`, and the end with its newline.
  private func paragraphEnd(after start: Int) -> (text: Int, all: Int) {
    let units = text.units
    if !text.hasNewline { return (units.count, units.count) }
    var at = start
    while at < units.count, !TextUnit.isNewline(units[at]) { at += 1 }
    guard at < units.count else { return (at, at) }
    let isPair = units[at] == 13 && at + 1 < units.count && units[at + 1] == 10
    return (at, isPair ? at + 2 : at + 1)
  }

  private func next(from start: Int, to paragraph: (text: Int, all: Int), breakAt: inout Int) -> TextLine {
    let edges = text.edges
    let from = edges[start]
    let limit = from + width(at: start) + Self.tolerance
    if edges[paragraph.text] <= limit || edges[trimmed(start, paragraph.text)] <= limit {
      // Spaces at the end of a paragraph count as far as there is room for them.
      var visible = paragraph.text
      while visible > start, edges[visible] > limit { visible -= 1 }
      return TextLine(
        range: start..<paragraph.all, visible: start..<visible, width: edges[visible] - from)
    }
    let breaks = text.lineBreaks
    while breakAt < breaks.count, breaks[breakAt] <= start { breakAt += 1 }
    var end = start
    var visible = start
    while breakAt < breaks.count, breaks[breakAt] <= paragraph.text {
      let candidate = trimmed(start, breaks[breakAt])
      if edges[candidate] + hyphenWidth(before: candidate) > limit { break }
      (end, visible) = (breaks[breakAt], candidate)
      breakAt += 1
    }
    if end == start {
      // One word is wider than the line: as many characters as fit, at least one.
      while end < paragraph.text {
        var next = end + 1
        while !text.isCharacterStart[next] { next += 1 }
        if end > start, edges[next] > limit { break }
        end = next
      }
      visible = trimmed(start, end)
      if visible == start { visible = end }
    }
    var line = TextLine(range: start..<end, visible: start..<visible, width: edges[visible] - from)
    let hyphen = hyphenWidth(before: visible)
    if hyphen > 0 {
      line.width += hyphen
      line.cut = TextLine.Cut(
        sign: .hyphen, span: text.span(at: visible - 1), width: hyphen, after: visible..<visible)
    }
    return line
  }

  /// How wide the hyphen is that a soft one shows where a line ends with it, in points.
  private func hyphenWidth(before end: Int) -> Double {
    guard end > 0, text.units[end - 1] == 0xad else { return 0 }
    return LineSign(.hyphen, text: text, span: text.span(at: end - 1)).width
  }

  /// The end without the spaces before it.
  private func trimmed(_ start: Int, _ end: Int) -> Int {
    var at = end
    while at > start, TextUnit.isHangingSpace(text.units[at - 1]) { at -= 1 }
    return at
  }
}
