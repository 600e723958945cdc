import Foundation
import SashGeometry

// Where carets, lines and what is selected stand in an edited text.

extension EditLayout {
  /// A paragraph that is seen.
  package struct Row {
    package var layout: TextLayout
    /// In points from the top of the text.
    package var top: CGFloat
    package var height: CGFloat
    /// Without what ends it, in UTF-8 units.
    package var range: Range<Int>
    /// Whether a paragraph ends behind it, and not only the part of one.
    package var hasEnd: Bool
  }

  private func range(_ place: ParagraphTable.Place) -> Range<Int> {
    let paragraph = paragraph(place)
    return place.start..<place.start + paragraph.length - paragraph.end
  }

  /// The size in which the lines of a paragraph stand.
  var frame: CGSize { CGSize(width: width, height: .infinity) }

  /// The paragraphs between two heights, laid out.
  ///
  /// - Parameter anchor: A height whose paragraph stays where it is seen.
  /// - Returns: Them, and by how much the paragraph at `anchor` has moved down because those before it have been measured.
  package func rows(from low: CGFloat, to high: CGFloat, anchor: CGFloat? = nil) -> (
    rows: [Row], moved: CGFloat
  ) {
    let kept = place(atY: anchor ?? low)
    var place: ParagraphTable.Place? = place(atY: min(low, anchor ?? low))
    let oldTop = kept.top
    var moved = 0.0
    var rows: [Row] = []
    while let here = place, CGFloat(here.top) < high + CGFloat(max(0, moved)) {
      if here.start == kept.start { moved = here.top - oldTop }
      let layout = layout(here)
      rows.append(
        Row(
          layout: layout, top: CGFloat(here.top), height: CGFloat(paragraph(here).height),
          range: range(here), hasEnd: paragraph(here).end > 0))
      place = next(here)
    }
    return (rows, CGFloat(moved))
  }

  /// The paragraph that holds an offset, laid out.
  package func row(at offset: Int) -> Row {
    let place = place(at: CaretPosition(offset: offset))
    let layout = layout(place)
    return Row(
      layout: layout, top: CGFloat(place.top), height: CGFloat(paragraph(place).height), range: range(place),
      hasEnd: paragraph(place).end > 0)
  }

  /// The caret at a place: no width, as high as its line.
  package func caretRect(_ caret: CaretPosition) -> CGRect {
    let place = place(at: caret)
    let layout = layout(place)
    return layout.caretRect(
      at: unit(caret.offset, in: range(place)), in: frame, affinity: caret.affinity
    ).offsetBy(dx: 0, dy: CGFloat(place.top))
  }

  /// The place that is nearest to a point, and the character that is there; nil where there is none.
  package func hit(_ point: CGPoint) -> (caret: CaretPosition, character: Int?) {
    let y = point.y.isNaN ? 0 : point.y
    var place = place(atY: y)
    let layout = layout(place)
    // It may have turned out to be shorter than it seemed.
    if Double(y) >= place.top + paragraph(place).height, next(place) != nil { place = self.place(atY: y) }
    let (here, range) = (CGPoint(x: point.x, y: y - CGFloat(place.top)), range(place))
    let lines = place.top == 0 && layout === self.layout(place) ? layout : self.layout(place)
    var caret = lines.caretPosition(at: here, in: frame)
    caret.offset = offset(caret.offset, in: range)
    let character = lines.character(at: here, in: frame).map { offset($0, in: range) }
    return (caret, character)
  }

  /// What is behind selected characters of a row, in points from the top of the text.
  package func selectionRects(_ selected: Range<Int>, in row: Row) -> [CGRect] {
    let part = selected.clamped(to: row.range)
    guard selected.lowerBound <= row.range.upperBound, selected.upperBound > row.range.lowerBound else {
      return []
    }
    var rects: [CGRect] = []
    if !part.isEmpty {
      rects = row.layout.selectionRects(
        for: unit(part.lowerBound, in: row.range)..<unit(part.upperBound, in: row.range), in: frame)
    }
    // The end of the paragraph is shown as the rest of its line.
    if row.hasEnd, selected.upperBound > row.range.upperBound, width.isFinite {
      let caret = row.layout.caretRect(at: row.layout.length, in: frame)
      let isLeftward = row.layout.isRightToLeft
      var rest = CGRect(
        x: isLeftward ? 0 : caret.minX, y: caret.minY,
        width: max(0, isLeftward ? caret.minX : width - caret.minX), height: row.height - caret.minY)
      if let last = rects.last, last.minY == rest.minY,
        isLeftward ? last.minX <= caret.minX + 0.5 : abs(last.maxX - caret.minX) < 0.5
      {
        rest = rest.union(last)
        rects.removeLast()
      }
      rects.append(rest)
    }
    return rects.map { $0.offsetBy(dx: 0, dy: row.top) }
  }
}

extension EditLayout: EditGeometry {
  package func caretX(_ caret: CaretPosition) -> CGFloat { caretRect(caret).minX }

  package func isRightToLeft(at offset: Int) -> Bool {
    layout(place(at: CaretPosition(offset: offset))).isRightToLeft
  }

  package func line(of caret: CaretPosition) -> (range: Range<Int>, wraps: Bool) {
    let place = place(at: caret)
    let layout = layout(place)
    let range = range(place)
    let here = CaretPosition(offset: unit(caret.offset, in: range), affinity: caret.affinity)
    let line = layout.lineRange(at: here, in: frame)
    let wraps = line.upperBound < layout.length || paragraph(place).end == 0 && next(place) != nil
    return (offset(line.lowerBound, in: range)..<offset(line.upperBound, in: range), wraps)
  }

  package func neighbour(of caret: CaretPosition, onRight: Bool) -> CaretPosition? {
    let place = place(at: caret)
    let (layout, range) = (layout(place), range(place))
    let here = CaretPosition(offset: unit(caret.offset, in: range), affinity: caret.affinity)
    switch layout.caretStep(from: here, onRight: onRight, in: frame) {
    case .to(let found):
      return CaretPosition(offset: offset(found.offset, in: range), affinity: found.affinity)
    case .toLineAbove:
      let line = layout.lineRange(at: here, in: frame)
      if line.lowerBound > 0 {
        return CaretPosition(offset: offset(layout.offset(before: line.lowerBound), in: range))
      }
      guard let above = previous(place) else { return nil }
      let end = above.start + paragraph(above).length - paragraph(above).end
      if paragraph(above).end > 0 { return CaretPosition(offset: end) }
      return CaretPosition(
        offset: offset(self.layout(above).offset(before: self.layout(above).length), in: self.range(above)))
    case .toLineBelow:
      let line = layout.lineRange(at: here, in: frame)
      if line.upperBound < layout.length {
        // The start of the next line looks as its end does not: one step, unless the caret was elsewhere in the line.
        let isAtEnd = here.offset == line.upperBound && here.affinity == .upstream
        let goal = isAtEnd ? layout.offset(after: line.upperBound) : line.upperBound
        return CaretPosition(offset: offset(goal, in: range))
      }
      guard let below = next(place) else { return nil }
      return CaretPosition(offset: below.start)
    }
  }

  package func place(_ lines: Int, below caret: CaretPosition, x: CGFloat) -> CaretPosition? {
    var place = place(at: caret)
    var left = lines
    var from: CaretPosition? = CaretPosition(
      offset: unit(caret.offset, in: range(place)), affinity: caret.affinity)
    while true {
      let layout = layout(place)
      let count = layout.lineCount(in: frame)
      let line = from.map { layout.lineNumber(of: $0, in: frame) } ?? (left < 0 ? count : -1)
      from = nil
      if (0..<count).contains(line + left) {
        let found = layout.caretPosition(onLine: line + left, x: x, in: frame)
        return CaretPosition(offset: offset(found.offset, in: range(place)), affinity: found.affinity)
      }
      guard let other = left < 0 ? previous(place) : next(place) else { return nil }
      left += left < 0 ? line : line + 1 - count
      place = other
    }
  }

  package var linesPerPage: Int { max(1, pageHeight.map { Int($0 / height(ofLines: 1)) - 1 } ?? 20) }
}
