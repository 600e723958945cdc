import Foundation
import SashGeometry

// Where text is edited: points are relative to the top left of a frame of `size`, as `content(in:)` fills it.
// Offsets count UTF-16 units; one inside a character acts as the character's start.

extension TextLayout {
  /// The caret before the character at an offset: no width, as high as its line.
  package func caretRect(
    at offset: Int, in size: CGSize, affinity: CaretPosition.Affinity = .downstream
  ) -> CGRect {
    let laid = editLines(size)
    let offset = shaped.characterStart(atOrBefore: offset)
    let line = laid.lines[lineIndex(of: CaretPosition(offset: offset, affinity: affinity), in: laid)]
    let x =
      lineOrigin(line, in: laid, width: size.width)
      + CGFloat(
        caretX(of: offset, affinity, in: line, pieces: laid.pieces(of: line), laid: laid) * laid.factor)
    return CGRect(
      x: x, y: CGFloat(line.top * laid.factor), width: 0, height: CGFloat(line.height * laid.factor))
  }

  /// The place between characters that is nearest to a point; a point outside counts for the nearest line.
  package func caretPosition(at point: CGPoint, in size: CGSize) -> CaretPosition {
    guard !point.x.isNaN, !point.y.isNaN else { return CaretPosition(offset: 0) }
    let laid = editLines(size)
    let index = lineIndex(atY: Double(point.y), in: laid)
    let line = laid.lines[index]
    let pieces = laid.pieces(of: line)
    let x = Double(point.x - lineOrigin(line, in: laid, width: size.width)) / laid.factor
    var best = CaretPosition(offset: line.visible.lowerBound)
    var nearest = Double.infinity
    func consider(_ offset: Int) {
      let distance = abs(caretX(of: offset, .downstream, in: line, pieces: pieces, laid: laid) - x)
      if distance < nearest - 1e-9 { (best.offset, nearest) = (offset, distance) }
    }
    for range in [line.visible, line.cut?.after ?? line.visible.upperBound..<line.visible.upperBound] {
      for offset in range where shaped.isCharacterStart[offset] { consider(offset) }
      consider(range.upperBound)
    }
    // At a wrap without spaces the end of this line is also the start of the next.
    if index + 1 < laid.lines.count, best.offset == line.range.upperBound { best.affinity = .upstream }
    return best
  }

  /// The offset that is nearest to a point.
  package func offset(at point: CGPoint, in size: CGSize) -> Int { caretPosition(at: point, in: size).offset }

  /// The character under a point, by its first unit; nil where there is none, as beside a short line.
  package func character(at point: CGPoint, in size: CGSize) -> Int? {
    let laid = editLines(size)
    guard point.y >= 0, Double(point.y) < Double(laid.size.size.height) else { return nil }
    let line = laid.lines[lineIndex(atY: Double(point.y), in: laid)]
    let x = Double(point.x - lineOrigin(line, in: laid, width: size.width)) / laid.factor
    for piece in laid.pieces(of: line) where !piece.isSign && x >= piece.x && x < piece.x + piece.width {
      var start = piece.range.lowerBound
      while start < piece.range.upperBound {
        var end = start + 1
        while end < piece.range.upperBound, !shaped.isCharacterStart[end] { end += 1 }
        let (a, b) = (piece.edge(before: start), piece.edge(before: end))
        if x >= min(a, b), x < max(a, b) { return start }
        start = end
      }
    }
    return nil
  }

  /// The rectangles behind selected characters, line by line from the left; a line whose end is selected too
  /// is filled to the side where the next one begins.
  package func selectionRects(for range: Range<Int>, in size: CGSize) -> [CGRect] {
    let (first, end) = (range.lowerBound, range.upperBound)
    let range = shaped.characterStart(atOrBefore: first)..<shaped.characterStart(atOrBefore: end)
    guard !range.isEmpty else { return [] }
    let laid = editLines(size)
    var rects: [CGRect] = []
    for (index, line) in laid.lines.enumerated() {
      guard line.range.lowerBound < range.upperBound, range.lowerBound < max(line.range.upperBound, 1) else {
        continue
      }
      let origin = lineOrigin(line, in: laid, width: size.width)
      let top = CGFloat(line.top * laid.factor)
      let bottom =
        index + 1 < laid.lines.count
        ? CGFloat(laid.lines[index + 1].top * laid.factor) : top + CGFloat(line.height * laid.factor)
      func add(_ x0: CGFloat, _ x1: CGFloat) {
        if let last = rects.last, last.minY == top, abs(last.maxX - x0) < 0.01 {
          rects[rects.count - 1].size.width = x1 - last.minX
        } else if x1 > x0 {
          rects.append(CGRect(x: x0, y: top, width: x1 - x0, height: bottom - top))
        }
      }
      let goesOn =
        range.upperBound >= line.range.upperBound && range.lowerBound < line.range.upperBound
        && index + 1 < laid.lines.count && size.width.isFinite
      let isLeftward = laid.text.paragraphLevel(at: line.range.lowerBound) & 1 == 1
      if goesOn, isLeftward { add(0, origin) }
      for piece in laid.pieces(of: line) where !piece.isSign {
        let part = piece.range.clamped(to: range)
        guard !part.isEmpty else { continue }
        let (a, b) = (piece.edge(before: part.lowerBound), piece.edge(before: part.upperBound))
        add(origin + CGFloat(min(a, b) * laid.factor), origin + CGFloat(max(a, b) * laid.factor))
      }
      if goesOn, !isLeftward { add(origin + CGFloat(line.width * laid.factor), max(size.width, origin)) }
    }
    return rects
  }

  func editLines(_ size: CGSize) -> LaidText {
    let width = size.width.isNaN || size.width <= 0 ? .infinity : Double(size.width)
    return laid(width: width, height: size.height.isNaN ? .infinity : max(0, Double(size.height)))
  }

  func lineIndex(of position: CaretPosition, in laid: LaidText) -> Int {
    var index = 0
    while index + 1 < laid.lines.count {
      let next = laid.lines[index + 1].range.lowerBound
      let isAbove =
        position.affinity == .upstream && position.offset == next
        && !laid.lines[index].endsWithNewline(laid.text)
      if position.offset < next || isAbove { break }
      index += 1
    }
    return index
  }

  private func lineIndex(atY y: Double, in laid: LaidText) -> Int {
    var index = 0
    while index + 1 < laid.lines.count, y >= laid.lines[index + 1].top * laid.factor - 1e-6 { index += 1 }
    return index
  }

  /// The x of a caret in its line, before shrinking; upstream at the character before it.
  private func caretX(
    of offset: Int, _ affinity: CaretPosition.Affinity, in line: TextLine, pieces: [LinePiece], laid: LaidText
  ) -> Double {
    var end: LinePiece?
    if affinity == .upstream,
      let before = pieces.first(where: { !$0.isSign && $0.range.upperBound == offset })
    {
      return before.edge(before: offset)
    }
    for piece in pieces where !piece.isSign {
      if piece.range.contains(offset) { return piece.edge(before: offset) }
      if piece.range.upperBound == offset { end = piece }
    }
    if let end { return end.edge(before: offset) }
    // Hanging spaces and what an ellipsis stands for: the end of what is shown before it.
    if let sign = pieces.first(where: \.isSign) {
      return sign.isRightToLeft ? sign.x + sign.width : sign.x
    }
    let last = line.visible.upperBound
    for piece in pieces where piece.range.upperBound == last { return piece.edge(before: last) }
    return 0
  }
}

extension TextLine {
  func endsWithNewline(_ text: ShapedText) -> Bool {
    !range.isEmpty && TextUnit.isNewline(text.units[range.upperBound - 1])
  }
}
