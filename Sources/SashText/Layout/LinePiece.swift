import Foundation

/// A part of a line as it stands from left to right: a stretch of one font, or a sign.
struct LinePiece {
  /// The units it shows; empty for a sign.
  var range: Range<Int>
  var span: Int
  var level: UInt8
  /// Nil for spaces and tabs.
  var word: ShapedWord?
  /// Where each unit ends, from 0 at the start of the piece, in logical order; points before shrinking.
  var edges: Edges
  /// The left side in the line, points before shrinking.
  var x = 0.0
  var isSign = false
  var isAttachment = false
  /// The size of its glyphs beside the font's size.
  var sizeFactor: CGFloat = 1
  var width: Double { edges[edges.count - 1] }

  /// A stretch of the edges of a text, counted from its first.
  struct Edges {
    private let all: [Double]
    private let first: Int
    private let start: Double
    let count: Int

    init(_ edges: [Double]) { self.init(edges, 0..<edges.count) }
    init(_ all: [Double], _ part: Range<Int>) {
      self.all = all
      first = part.lowerBound
      start = all[part.lowerBound]
      count = part.count
    }
    subscript(index: Int) -> Double { all[first + index] - start }
  }
  var isRightToLeft: Bool { level & 1 == 1 }

  /// The side of a unit where reading enters it, from the left of the line.
  func edge(before offset: Int) -> Double {
    let inside = edges[offset - range.lowerBound]
    return isRightToLeft ? x + width - inside : x + inside
  }
}

extension LaidText {
  /// The parts of a line from left to right.
  func pieces(of line: TextLine) -> [LinePiece] {
    var list: [LinePiece] = []
    append(line.visible, to: &list)
    let base = text.paragraphLevel(at: line.range.lowerBound)
    if let cut = line.cut {
      list.append(
        LinePiece(
          range: line.visible.upperBound..<line.visible.upperBound, span: cut.span, level: base,
          word: LineSign(cut.sign, text: text, span: cut.span).word, edges: LinePiece.Edges([0, cut.width]),
          isSign: true))
      append(cut.after, to: &list)
    }
    // Spaces at the end of a line stand at the side where the paragraph ends (rule L1).
    if base & 1 == 1 || text.bidi != nil {
      var last = list.count - 1
      while last >= 0, list[last].word == nil, !list[last].isSign, !list[last].isAttachment {
        list[last].level = base
        last -= 1
      }
    }
    if text.bidi != nil || base != 0 {
      list = BidiLevels.visualOrder(of: list.map(\.level)).map { list[$0] }
    }
    var x = 0.0
    for i in list.indices {
      list[i].x = x
      x += list[i].width
    }
    return list
  }

  private func append(_ range: Range<Int>, to list: inout [LinePiece]) {
    guard !range.isEmpty else { return }
    var at = text.piece(at: range.lowerBound)
    if list.isEmpty { list.reserveCapacity(min(text.pieces.count - at, range.count) + 2) }
    while at < text.pieces.count, text.pieces[at].start < range.upperBound {
      let piece = text.pieces[at]
      at += 1
      let part = max(piece.start, range.lowerBound)..<min(piece.end, range.upperBound)
      if part.isEmpty { continue }
      if piece.content == .newline { continue }
      if let word = piece.word {
        if part.count == piece.end - piece.start {
          list.append(made(part, piece, word))
        } else {
          let cut = text.shapePart(part, of: piece, face: word.face)
          var edges = [0.0]
          text.appendEdges(
            of: cut, part.lowerBound, part.upperBound, span: text[span: piece.span],
            sizeFactor: piece.sizeFactor,
            to: &edges)
          list.append(
            LinePiece(
              range: part, span: piece.span, level: piece.level, word: cut, edges: LinePiece.Edges(edges),
              sizeFactor: piece.sizeFactor))
        }
      } else {
        list.append(made(part, piece, nil))
        if piece.content == .attachment { list[list.count - 1].isAttachment = true }
      }
    }
  }

  private func made(_ part: Range<Int>, _ piece: ShapedText.Piece, _ word: ShapedWord?) -> LinePiece {
    LinePiece(
      range: part, span: piece.span, level: piece.level, word: word,
      edges: LinePiece.Edges(text.edges, part.lowerBound..<part.upperBound + 1), sizeFactor: piece.sizeFactor)
  }
}
