import Foundation

/// A text whose paragraphs are laid out one by one, as TextKit does; what it works out is kept.
///
/// Places count UTF-16 units; points are from the top left of the text.
package final class ParagraphedText {
  /// Letters that look alike, and how a paragraph stands that begins with them.
  package struct Part {
    package var run: TextRun
    package var style: ParagraphStyle
    package init(_ run: TextRun, style: ParagraphStyle) { (self.run, self.style) = (run, style) }
  }
  struct Paragraph {
    /// Where it begins, how long it is without what ends it, and how long that is.
    var start: Int
    var length: Int
    var end: Int
    var runs: [TextRun]
    var style: ParagraphStyle
    var layout: TextLayout
  }
  package let string: String
  package let length: Int
  let paragraphs: [Paragraph]
  /// 0 is as many as there are.
  package let lineLimit: Int
  let truncation: ParagraphStyle.Truncation
  private var known: [(width: CGFloat, height: CGFloat, laid: LaidParagraphs)] = []

  /// - Parameter base: How paragraphs stand that nothing begins.
  package init(
    _ parts: [Part], base: TextAttributes, style: ParagraphStyle, lineLimit: Int = 0,
    truncation: ParagraphStyle.Truncation = .tail
  ) {
    (self.lineLimit, self.truncation) = (lineLimit, truncation)
    var (whole, place, start, isBehindReturn) = ("", 0, 0, false)
    var (found, runs, own): ([Paragraph], [TextRun], ParagraphStyle?) = ([], [], nil)
    func close(end: Int, _ attributes: TextAttributes) {
      let all = runs.isEmpty ? [TextRun(string: "", attributes: attributes)] : runs
      // Behind the last end a line stands as the paragraph before it would go on.
      var kept = own ?? found.last?.style ?? style
      if start == 0 { kept.setting = kept.setting?.withoutSpaceAbove }
      found.append(
        Paragraph(
          start: start, length: place - end - start, end: end, runs: all, style: kept,
          layout: TextLayout(runs: all, style: kept)))
      (runs, own, start) = ([], nil, place)
    }
    var last = base
    for part in parts where !part.run.string.isEmpty {
      whole += part.run.string
      last = part.run.attributes
      var line: [UInt16] = []
      func add() {
        if line.isEmpty { return }
        runs.append(TextRun(string: String(decoding: line, as: UTF16.self), attributes: part.run.attributes))
        line = []
      }
      for unit in part.run.string.utf16 {
        place += 1
        // A return and a newline end a paragraph together.
        if isBehindReturn, unit == 10 {
          (found[found.count - 1].end, start, isBehindReturn) = (2, place, false)
          continue
        }
        isBehindReturn = unit == 13
        if own == nil { own = part.style }
        if unit == 10 || unit == 13 || unit == 0x85 || unit == 0x2029 {
          add()
          close(end: 1, part.run.attributes)
        } else {
          line.append(unit)
        }
      }
      add()
    }
    close(end: 0, last)
    (string, length, paragraphs) = (whole, place, found)
  }

  /// The lines in a width and a height, in points, which may be infinite.
  package func laid(width: CGFloat, height: CGFloat = .infinity) -> LaidParagraphs {
    let (width, height) = (width.isNaN ? .infinity : max(0, width), height.isNaN ? .infinity : max(0, height))
    if let index = known.firstIndex(where: { $0.width == width && $0.height == height }) {
      return known[index].laid
    }
    let laid = LaidParagraphs(self, width: width, height: height)
    if known.count >= 4 { known.removeFirst() }
    known.append((width, height, laid))
    return laid
  }

  /// A paragraph with all that follows, cut where it has no more room.
  func rest(from index: Int, lines: Int) -> TextLayout {
    let paragraph = paragraphs[index]
    var (runs, style) = (paragraph.runs, paragraph.style)
    var end = paragraph.end
    for next in paragraphs[(index + 1)...] {
      // As long as what it stands for, so that places stay what they are.
      let look = runs[runs.count - 1].attributes
      runs.append(TextRun(string: end == 2 ? "\r\n" : "\n", attributes: look))
      runs += next.runs
      end = next.end
    }
    (style.lineLimit, style.truncation) = (lines, truncation)
    return TextLayout(runs: runs, style: style)
  }

  /// Whether the paragraph of a place is written from the right.
  package func isRightToLeft(at place: Int) -> Bool {
    paragraphs[paragraph(at: min(max(0, place), length))].layout.isRightToLeft
  }

  /// The number of the paragraph that holds a place.
  func paragraph(at place: Int) -> Int {
    var (low, high) = (0, paragraphs.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if paragraphs[middle].start <= place { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
