import Foundation
import SashGeometry

/// Answers an editor about a text that is laid out as a whole, as one that can only be selected is.
package struct LaidGeometry: EditGeometry {
  package let layout: TextLayout
  /// The frame that the text stands in, in points.
  package let size: CGSize

  package init(_ layout: TextLayout, in size: CGSize) {
    self.layout = layout
    self.size = size
  }

  /// The layout counts UTF-16 units, the editor UTF-8.
  private func unit(_ offset: Int) -> Int {
    let text = layout.string
    let index = text.utf8.index(text.startIndex, offsetBy: min(max(offset, 0), text.utf8.count))
    return text.utf16.distance(from: text.startIndex, to: index)
  }
  private func offset(_ unit: Int) -> Int {
    let text = layout.string
    let index = text.utf16.index(text.startIndex, offsetBy: min(max(unit, 0), layout.length))
    return text.utf8.distance(from: text.startIndex, to: index)
  }
  package func units(_ range: Range<Int>) -> Range<Int> { unit(range.lowerBound)..<unit(range.upperBound) }
  private func inLayout(_ caret: CaretPosition) -> CaretPosition {
    CaretPosition(offset: unit(caret.offset), affinity: caret.affinity)
  }
  private func inText(_ caret: CaretPosition) -> CaretPosition {
    CaretPosition(offset: offset(caret.offset), affinity: caret.affinity)
  }

  /// The place that is nearest to a point, and the character that is there.
  package func hit(_ point: CGPoint) -> (caret: CaretPosition, character: Int?) {
    (inText(layout.caretPosition(at: point, in: size)), layout.character(at: point, in: size).map(offset))
  }

  package func neighbour(of caret: CaretPosition, onRight: Bool) -> CaretPosition? {
    switch layout.caretStep(from: inLayout(caret), onRight: onRight, in: size) {
    case .to(let place): return inText(place)
    case .toLineAbove:
      let start = layout.lineRange(at: inLayout(caret), in: size).lowerBound
      return start == 0 ? nil : inText(CaretPosition(offset: layout.offset(before: start)))
    case .toLineBelow:
      let end = layout.lineRange(at: inLayout(caret), in: size).upperBound
      return end == layout.length ? nil : inText(CaretPosition(offset: layout.offset(after: end)))
    }
  }
  package func caretX(_ caret: CaretPosition) -> CGFloat {
    layout.caretRect(at: unit(caret.offset), in: size, affinity: caret.affinity).minX
  }
  package func place(_ lines: Int, below caret: CaretPosition, x: CGFloat) -> CaretPosition? {
    layout.caretPosition(lines, linesBelow: inLayout(caret), x: x, in: size).map(inText)
  }
  package func line(of caret: CaretPosition) -> (range: Range<Int>, wraps: Bool) {
    let line = layout.lineRange(at: inLayout(caret), in: size)
    let wraps =
      line.upperBound < layout.length
      && layout.paragraphRange(at: line.upperBound).lowerBound < line.upperBound
      && layout.paragraphRange(at: line.upperBound).upperBound > line.upperBound
    return (offset(line.lowerBound)..<offset(line.upperBound), wraps)
  }
  package var linesPerPage: Int { max(1, layout.lineCount(in: size) - 1) }
  package func isRightToLeft(at offset: Int) -> Bool { layout.isRightToLeft(at: unit(offset)) }
}
