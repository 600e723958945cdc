import Foundation
import SashDisplay

/// The lines of a text of paragraphs in a width. Places count UTF-16 units; points are from the top left.
package struct LaidParagraphs {
  struct Row {
    let paragraph: Int
    let layout: TextLayout
    let top: CGFloat
    /// Of what it shows, with the space around it.
    let height: CGFloat
  }
  /// A line of it.
  package struct Line {
    /// With what ends it.
    package var range: NSRange
    /// From side to side, and as wide as what it shows.
    package var rect: CGRect
    package var used: CGRect
    package var baseline: CGFloat
  }
  package let text: ParagraphedText
  package let width: CGFloat
  package let size: CGSize
  let rows: [Row]
  /// Whether something is left out.
  package let isCut: Bool

  init(_ text: ParagraphedText, width: CGFloat, height: CGFloat) {
    (self.text, self.width) = (text, width)
    let frame = CGSize(width: width > 0 ? width : .infinity, height: .infinity)
    var (rows, isCut): ([Row], Bool) = ([], false)
    var (top, bottom, widest): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    var left = text.lineLimit > 0 ? text.lineLimit : Int.max
    let slack: CGFloat = 0.001
    for (index, paragraph) in text.paragraphs.enumerated() {
      var layout = paragraph.layout
      let count = layout.lineCount(in: frame)
      var room = CGFloat.infinity
      let isLast = index + 1 == text.paragraphs.count
      var end = CGFloat(layout.linesHeight(in: frame.width))
      let fits = count <= left && top + end - CGFloat(layout.trailingSpace) <= height + slack
      var goesOn = fits && !isLast
      if goesOn, left != .max || height.isFinite {
        // An ellipsis stands on the last line that is seen, where the next one is not.
        let next = text.paragraphs[index + 1].layout.lineFrames(in: frame).first?.maxY ?? 0
        goesOn = count < left && top + end + next <= height + slack
      }
      if !goesOn, !fits || !isLast {
        layout = text.rest(from: index, lines: min(left, max(1, count)))
        room = max(0, height - top)
        end = layout.lineFrames(in: CGSize(width: frame.width, height: room)).last?.maxY ?? 0
        isCut = true
      }
      rows.append(Row(paragraph: index, layout: layout, top: top, height: end))
      widest = max(
        widest, layout.size(fitting: frame.width, height: room == .infinity ? nil : room).size.width)
      bottom = top + end - (isCut ? 0 : CGFloat(layout.trailingSpace))
      if !goesOn { break }
      left -= count
      top += end
    }
    (self.rows, self.isCut) = (rows, isCut)
    let scale = text.paragraphs[0].layout.style.scale
    size = CGSize(
      width: min(widest, width > 0 ? width : .infinity),
      height: ((bottom - 1e-6) * scale).rounded(.up) / scale)
  }

  private func frame(_ row: Row) -> CGSize {
    let known = width > 0 && width.isFinite ? width : size.width
    return CGSize(width: known > 0 ? known : 1, height: row.height)
  }

  // MARK: Drawing

  /// What is drawn in a width.
  package func content(width: CGFloat, at origin: CGPoint = .zero) -> DisplayContent? {
    let items = rows.map { row in
      let frame = CGSize(width: max(width, size.width), height: max(row.height, 1))
      let scale = row.layout.style.scale
      return PlacedItem(
        offset: CGPoint(x: origin.x, y: origin.y + (row.top * scale).rounded() / scale),
        item: DisplayItem(identity: .none, content: .text(row.layout.content(in: frame))))
    }
    return items.isEmpty ? nil : .group(items)
  }
  /// Where what stands in the place of letters is, by these letters' places.
  package func attachments(width: CGFloat) -> [(place: Int, frame: CGRect)] {
    rows.flatMap { row -> [(place: Int, frame: CGRect)] in
      guard row.layout.runs.contains(where: { $0.attributes.attachment != nil }) else { return [] }
      var (starts, place) = ([Int](), text.paragraphs[row.paragraph].start)
      for run in row.layout.runs {
        starts.append(place)
        place += run.string.utf16.count
      }
      let frame = CGSize(width: max(width, size.width), height: max(row.height, 1))
      return row.layout.attachments(in: frame).map {
        (starts[$0.run], $0.frame.offsetBy(dx: 0, dy: row.top))
      }
    }
  }

  // MARK: Places

  private func row(at place: Int) -> Row {
    let index = text.paragraph(at: min(max(0, place), text.length))
    return rows[min(index, rows.count - 1)]
  }
  private func row(atY y: CGFloat) -> Row { rows.last { $0.top <= y } ?? rows[0] }

  /// The caret before a character: no width, as high as its line.
  package func caret(at place: Int) -> CGRect {
    let row = row(at: place)
    return row.layout.caretRect(at: place - text.paragraphs[row.paragraph].start, in: frame(row))
      .offsetBy(dx: 0, dy: row.top)
  }
  /// The place that is nearest to a point.
  package func place(at point: CGPoint) -> Int {
    let row = row(atY: point.y)
    let paragraph = text.paragraphs[row.paragraph]
    let offset = row.layout.offset(at: CGPoint(x: point.x, y: point.y - row.top), in: frame(row))
    return paragraph.start + offset
  }
  /// The character under a point, by its first unit; nil where there is none.
  package func character(at point: CGPoint) -> Int? {
    let row = row(atY: point.y)
    return row.layout.character(at: CGPoint(x: point.x, y: point.y - row.top), in: frame(row)).map {
      text.paragraphs[row.paragraph].start + $0
    }
  }
  /// What is behind characters, line by line.
  package func rects(_ range: NSRange) -> [CGRect] {
    guard range.length > 0, range.location >= 0, range.location != NSNotFound else { return [] }
    var rects: [CGRect] = []
    for row in rows {
      let paragraph = text.paragraphs[row.paragraph]
      let (low, high) = (range.location - paragraph.start, NSMaxRange(range) - paragraph.start)
      guard high > 0, low <= paragraph.length else { continue }
      let part = max(0, low)..<max(max(0, low), min(high, paragraph.length))
      var own = row.layout.selectionRects(for: part, in: frame(row))
      if own.isEmpty {
        // The end of a paragraph, or an empty one.
        let caret = row.layout.caretRect(at: part.lowerBound, in: frame(row))
        if paragraph.end > 0 { own = [caret] }
      }
      if high > paragraph.length, paragraph.end > 0, width.isFinite, let last = own.indices.last {
        // The end of a paragraph is shown as the rest of its line.
        if row.layout.isRightToLeft {
          own[last] = own[last].union(CGRect(x: 0, y: own[last].minY, width: 0, height: own[last].height))
        } else if part.upperBound == paragraph.length {
          own[last].size.width = max(own[last].width, frame(row).width - own[last].minX)
        }
      }
      rects += own.map { $0.offsetBy(dx: 0, dy: row.top) }
    }
    return rects
  }
  /// The lines, from the top.
  package var lines: [Line] {
    rows.flatMap { row -> [Line] in
      let paragraph = text.paragraphs[row.paragraph]
      let boxes = row.layout.lineBoxes(in: frame(row))
      return boxes.enumerated().map { index, box in
        let isLast = index + 1 == boxes.count
        let length = isLast && !isCut ? box.range.count + paragraph.end : box.range.count
        let used = box.frame.offsetBy(dx: 0, dy: row.top)
        // Lines share the room between them: what is below a line belongs to it.
        let next = isLast ? row.height : boxes[index + 1].frame.minY
        return Line(
          range: NSRange(location: paragraph.start + box.range.lowerBound, length: length),
          rect: CGRect(
            x: 0, y: used.minY, width: frame(row).width, height: row.top + next - used.minY),
          used: used, baseline: row.top + box.baseline)
      }
    }
  }
}
