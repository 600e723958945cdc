import Foundation
import SashGeometry

// What an editor asks of one paragraph. Offsets count UTF-16 units.

/// Where an arrow key leads in a line.
enum CaretStep: Equatable {
  case to(CaretPosition)
  /// The line ends there as it is seen.
  case toLineAbove, toLineBelow
}

extension TextLayout {
  /// The height of the lines in a width with the space behind the last one, in points and not rounded.
  package func linesHeight(in width: CGFloat) -> Double {
    let laid = editLines(CGSize(width: width, height: .infinity))
    guard let last = laid.lines.last else { return 0 }
    return last.top + last.height + trailingSpace
  }
  /// What of that lies behind the last line.
  package var trailingSpace: Double { Double(style.lineSpacing + (style.setting?.values.after ?? 0)) }

  /// Whether the first paragraph is written from the right.
  package var isRightToLeft: Bool { isRightToLeft(at: 0) }
  func isRightToLeft(at offset: Int) -> Bool { shaped.paragraphLevel(at: offset) & 1 == 1 }

  package func lineCount(in size: CGSize) -> Int { editLines(size).lines.count }
  func lineNumber(of caret: CaretPosition, in size: CGSize) -> Int {
    lineIndex(of: caret, in: editLines(size))
  }

  /// The place on a line that is nearest to `x`.
  func caretPosition(onLine number: Int, x: CGFloat, in size: CGSize) -> CaretPosition {
    let laid = editLines(size)
    let line = laid.lines[number]
    return caretPosition(at: CGPoint(x: x, y: CGFloat((line.top + line.height / 2) * laid.factor)), in: size)
  }

  /// The place behind the character that is beside a caret as it is seen.
  ///
  /// Where directions of writing meet, a caret stands behind what it has just passed.
  func caretStep(from caret: CaretPosition, onRight: Bool, in size: CGSize) -> CaretStep {
    let laid = editLines(size)
    let line = laid.lines[lineIndex(of: caret, in: laid)]
    let isLeftward = laid.text.paragraphLevel(at: line.range.lowerBound) & 1 == 1
    let goesOn = onRight != isLeftward
    // Spaces at the end of a line hang over it and have no places of their own.
    if caret.offset >= line.visible.upperBound, goesOn,
      caret.offset < lineRange(at: caret, in: size).upperBound
    {
      return .to(CaretPosition(offset: offset(after: caret.offset)))
    }
    if caret.offset > line.visible.upperBound, !goesOn {
      return .to(CaretPosition(offset: offset(before: caret.offset)))
    }
    let origin = lineOrigin(line, in: laid, width: size.width)
    func x(_ offset: Int, _ affinity: CaretPosition.Affinity) -> Double {
      Double(caretRect(at: offset, in: size, affinity: affinity).minX - origin) / laid.factor
    }
    let (now, slack) = (x(caret.offset, caret.affinity), 1e-6)
    var best: (edge: Double, start: Int, end: Int, isRightToLeft: Bool)?
    for piece in laid.pieces(of: line) where !piece.isSign {
      var start = piece.range.lowerBound
      while start < piece.range.upperBound {
        let end = min(offset(after: start), piece.range.upperBound)
        let (a, b) = (piece.edge(before: start), piece.edge(before: end))
        let (left, right) = (min(a, b), max(a, b))
        if right - left > slack {
          if onRight, left >= now - slack, best.map({ left < $0.edge }) ?? true {
            best = (left, start, end, piece.isRightToLeft)
          } else if !onRight, right <= now + slack, best.map({ right > $0.edge }) ?? true {
            best = (right, start, end, piece.isRightToLeft)
          }
        }
        start = end
      }
    }
    guard let best else { return goesOn ? .toLineBelow : .toLineAbove }
    if onRight == best.isRightToLeft { return .to(CaretPosition(offset: best.start)) }
    // Before the next character, unless that stands elsewhere.
    let isSame =
      best.end < line.range.upperBound
      && abs(x(best.end, .downstream) - x(best.end, .upstream)) < 1e-3
    let isEnd = best.end == length || best.end == line.visible.upperBound && best.end < line.range.upperBound
    return .to(CaretPosition(offset: best.end, affinity: isSame || isEnd ? .downstream : .upstream))
  }
}
