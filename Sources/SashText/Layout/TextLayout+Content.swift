import Foundation
import SashDisplay
import SashGeometry

extension TextLayout: GlyphPlacer {
  /// The glyphs and fills of the text in a frame at `origin`, for the display list. Pass the size that `size`
  /// answered; in a wider one the lines are aligned, a lower one is truncated.
  ///
  /// - Complexity: O(n) in the characters shown.
  package func content(in size: CGSize, at origin: CGPoint = .zero) -> TextContent {
    var content = TextContent(runs: [], string: string, frame: CGRect(origin: origin, size: size))
    guard size.width > 0, !size.width.isNaN, !size.height.isNaN else { return content }
    let laid = laid(width: Double(size.width), height: Double(max(0, size.height)))
    let isPlain = runs.count == 1 && laid.text.bidi == nil && runs[0].attributes.isPlain
    if isPlain, let bounds = wordBounds(of: laid, in: size, at: origin) {
      let later = LaterGlyphs(bounds: bounds, layout: self, lines: laid, width: size.width, origin: origin)
      content = TextContent(later: later, string: string, frame: content.frame)
      content.isCut = laid.isTruncated
      return content
    }
    content.isCut = laid.isTruncated
    for line in laid.lines {
      let left = origin.x + lineOrigin(line, in: laid, width: size.width)
      let baseline = origin.y + laid.baseline(of: line, scale: style.scale)
      if isPlain, drawWords(of: line, in: laid, left: left, baseline: baseline, into: &content.runs) {
        continue
      }
      for piece in laid.pieces(of: line) {
        draw(piece, of: line, in: laid, left: left, baseline: baseline, into: &content)
      }
    }
    return content
  }

  /// Where the attachments shown in a frame stand, in points from its top left, with the run each belongs to.
  package func attachments(in size: CGSize) -> [(run: Int, frame: CGRect)] {
    guard size.width > 0, runs.contains(where: { $0.attributes.attachment != nil }) else { return [] }
    let laid = laid(width: Double(size.width), height: Double(max(0, size.height)))
    let factor = CGFloat(laid.factor)
    var found: [(run: Int, frame: CGRect)] = []
    for line in laid.lines {
      let left = lineOrigin(line, in: laid, width: size.width)
      let baseline = laid.baseline(of: line, scale: style.scale)
      for piece in laid.pieces(of: line) where piece.isAttachment {
        let index = run(at: piece.range.lowerBound)
        guard let attachment = runs[index].attributes.attachment else { continue }
        let bottom = baseline - (runs[index].attributes.baselineOffset - attachment.descent) * factor
        let height = (attachment.ascent + attachment.descent) * factor
        found.append(
          (
            index,
            CGRect(
              x: left + CGFloat(piece.x) * factor, y: bottom - height, width: CGFloat(piece.width) * factor,
              height: height)
          ))
      }
    }
    return found
  }

  /// A line as it stands in a frame, in points from its top left.
  package struct LineBox {
    /// With the spaces and what ends the line.
    package var range: Range<Int>
    /// As wide as what it shows.
    package var frame: CGRect
    package var baseline: CGFloat
  }
  /// The lines in a frame.
  package func lineBoxes(in size: CGSize) -> [LineBox] {
    guard size.width > 0 else { return [] }
    let laid = laid(width: Double(size.width), height: Double(max(0, size.height)))
    return laid.lines.map { line in
      LineBox(
        range: line.range,
        frame: CGRect(
          x: lineOrigin(line, in: laid, width: size.width), y: CGFloat(line.top * laid.factor),
          width: CGFloat(line.width * laid.factor), height: CGFloat(line.height * laid.factor)),
        baseline: laid.baseline(of: line, scale: style.scale))
    }
  }
  /// The rectangles that the lines take in a frame, in points from its top left: as wide as what they show.
  package func lineFrames(in size: CGSize) -> [CGRect] { lineBoxes(in: size).map(\.frame) }

  /// The left side of a line in a frame of a width, in points.
  func lineOrigin(_ line: TextLine, in laid: LaidText, width: CGFloat) -> CGFloat {
    let sides = style.setting?.sides(isFirst: laid.beginsParagraph(line), width: width) ?? (head: 0, tail: 0)
    guard width.isFinite else { return sides.head }
    let room = width - CGFloat(line.width * laid.factor) - sides.head - sides.tail
    let runsRight =
      style.alignsByWriting
      ? (laid.text.bidi?.paragraphs[safe: line.range.lowerBound] ?? 0) & 1 == 0
      : style.layoutDirection == .leftToRight
    let isLeft = (style.alignment == .leading) == runsRight
    let place = style.alignment == .center ? room / 2 : isLeft ? 0 : room
    return place + (runsRight ? sides.head : sides.tail)
  }

  /// A line of whole words in one face that run to the right, as most lines are.
  private struct Words {
    var pieces: Range<Int>
    /// Nil if there is no word among them. The text holds it.
    var face: Unmanaged<FontFace>?
    var glyphCount = 0
    /// Glyphs that stand beside their place, as marks do.
    var hasOffsets = false
  }

  /// The words of a line; nil where it is another one.
  private func words(of line: TextLine, in laid: LaidText) -> Words? {
    guard line.cut == nil else { return nil }
    let (text, visible) = (laid.text, line.visible)
    if visible.isEmpty { return Words(pieces: 0..<0) }
    return text.pieces.withUnsafeBufferPointer { pieces in
      let first = text.piece(at: visible.lowerBound)
      var words = Words(pieces: first..<first)
      var end = first
      while end < pieces.count, pieces[end].start < visible.upperBound {
        if pieces[end].content == .word {
          let face = pieces[end].withWord { word in
            words.glyphCount += word.glyphs.count
            if !word.offsets.isEmpty { words.hasOffsets = true }
            return Unmanaged.passUnretained(word.face)
          }
          guard pieces[end].start >= visible.lowerBound, pieces[end].end <= visible.upperBound,
            pieces[end].level & 1 == 0, pieces[end].sizeFactor == 1,
            words.face == nil || words.face?.toOpaque() == face.toOpaque()
          else { return nil }
          words.face = face
        }
        end += 1
      }
      words.pieces = first..<end
      return words
    }
  }

  /// A box that holds all glyphs, found without placing them; nil where some line is no line of whole words.
  private func wordBounds(of laid: LaidText, in size: CGSize, at origin: CGPoint) -> CGRect? {
    let attributes = runs[0].attributes
    let lift = attributes.baselineOffset
    guard attributes.spacing >= 0, lift.isFinite else { return nil }
    var box = CGRect.null
    for line in laid.lines {
      guard let words = words(of: line, in: laid), !words.hasOffsets else { return nil }
      guard let face = words.face?.takeUnretainedValue() else { continue }
      let font = laid.text[span: laid.text.pieces[words.pieces.lowerBound].span].font
      let (reach, slant) = (face.glyphBounds, font.slant(of: face))
      let size = (width: size.width, font: font.size * CGFloat(laid.factor))
      let left = origin.x + lineOrigin(line, in: laid, width: size.width)
      let baseline =
        origin.y + laid.baseline(of: line, scale: style.scale) - lift * CGFloat(laid.factor)
      // What leans reaches to the right above the line and to the left below.
      let start = left + (reach.minX - slant * max(0, reach.maxY)) * size.font
      let end =
        left + CGFloat(line.width * laid.factor) + (reach.maxX - slant * min(0, reach.minY)) * size.font
      let top = baseline + reach.minY * size.font
      box = box.union(CGRect(x: start, y: top, width: end - start, height: reach.height * size.font))
    }
    return box
  }

  /// The glyphs of lines of which `wordBounds` has made sure that they are whole words.
  package func placeGlyphs(of lines: AnyObject, width: CGFloat, at origin: CGPoint) -> [GlyphRun] {
    let laid = unsafeDowncast(lines, to: LaidText.self)
    var runs: [GlyphRun] = []
    for line in laid.lines {
      let left = origin.x + lineOrigin(line, in: laid, width: width)
      let baseline = origin.y + laid.baseline(of: line, scale: style.scale)
      _ = drawWords(of: line, in: laid, left: left, baseline: baseline, into: &runs)
    }
    return runs
  }

  /// Adds a line of whole words; false where it is another one.
  private func drawWords(
    of line: TextLine, in laid: LaidText, left: CGFloat, baseline: CGFloat, into runs: inout [GlyphRun]
  ) -> Bool {
    guard let words = words(of: line, in: laid) else { return false }
    guard let face = words.face?.takeUnretainedValue() else { return true }
    let (text, visible) = (laid.text, line.visible)
    return text.pieces.withUnsafeBufferPointer { pieces in
      let font = text[span: pieces[words.pieces.lowerBound].span].font
      let attributes = self.runs[0].attributes
      let factor = CGFloat(laid.factor)
      let baseline =
        attributes.baselineOffset.isFinite ? baseline - attributes.baselineOffset * factor : baseline
      let size = font.size * factor
      let at = place(of: face, size: size, slant: font.slant(of: face), attributes.paint, in: &runs)
      // Taken out while they grow, so that they are nobody else's.
      var (glyphs, positions) = (runs[at].glyphs, runs[at].positions)
      (runs[at].glyphs, runs[at].positions) = ([], [])
      if glyphs.isEmpty {
        glyphs.reserveCapacity(words.glyphCount)
        positions.reserveCapacity(words.glyphCount)
      }
      text.edges.withUnsafeBufferPointer { edges in
        var x = 0.0
        for index in words.pieces {
          let (from, to) = (pieces[index].start, pieces[index].end)
          let start = edges[max(from, visible.lowerBound)]
          if pieces[index].content == .word {
            pieces[index].withWord { word in
              var pen: CGFloat = 0
              var cluster: Int32 = -1
              for i in word.glyphs.indices {
                let glyph = word.glyphs[i]
                if glyph.cluster != cluster {
                  cluster = glyph.cluster
                  pen = CGFloat(x + (edges[from + Int(cluster)] - start)) * factor
                }
                let offset = word.offsets.isEmpty ? SIMD2<Float>() : word.offsets[i]
                glyphs.append(glyph.id)
                positions.append(
                  CGPoint(x: left + pen + CGFloat(offset.x) * size, y: baseline - CGFloat(offset.y) * size))
                pen += CGFloat(glyph.advance) * size
              }
            }
          }
          x += edges[min(to, visible.upperBound)] - start
        }
      }
      (runs[at].glyphs, runs[at].positions) = (glyphs, positions)
      return true
    }
  }

  /// The index of the run that glyphs of a face belong to; a new one at the end where there is none.
  private func place(
    of face: FontFace, size: CGFloat, slant: CGFloat, _ paint: Paint, in runs: inout [GlyphRun]
  ) -> Int {
    for at in runs.indices.suffix(8).reversed()
    where runs[at].face === face && runs[at].size == size && runs[at].slant == slant
      && runs[at].paint == paint
    {
      return at
    }
    runs.append(GlyphRun(face: face, size: size, glyphs: [], positions: [], paint: paint, slant: slant))
    return runs.count - 1
  }

  private func draw(
    _ piece: LinePiece, of line: TextLine, in laid: LaidText, left: CGFloat, baseline: CGFloat,
    into content: inout TextContent
  ) {
    let font = laid.text[span: piece.span].font
    let factor = CGFloat(laid.factor)
    var start = piece.range.lowerBound
    // One stretch for each run of attributes; a sign takes those of the character before it.
    repeat {
      let run = run(at: piece.isSign ? max(line.range.lowerBound, start - 1) : start)
      let runEnd = runEnds.isEmpty ? Int.max : runEnds[run]
      let end = piece.isSign ? start : min(piece.range.upperBound, max(runEnd, start + 1))
      let attributes = runs[run].attributes
      let lift = attributes.baselineOffset.isFinite ? attributes.baselineOffset * factor : 0
      var x0 = piece.x
      var x1 = piece.x + piece.width
      if !piece.isSign {
        let (a, b) = (piece.edge(before: start), piece.edge(before: end))
        (x0, x1) = (min(a, b), max(a, b))
      }
      let stretch = LineDecoration.Stretch(
        x0: left + CGFloat(x0) * factor, x1: left + CGFloat(x1) * factor, baseline: baseline - lift,
        top: baseline - CGFloat(line.ascent) * factor, bottom: baseline + CGFloat(line.descent) * factor,
        fontSize: font.size * factor, scale: style.scale)
      LineDecoration.append(attributes, stretch, to: &content.fills)
      if let word = piece.word {
        append(
          word, units: start..<end, of: piece, font: font, paint: attributes.paint, factor: factor,
          left: left,
          baseline: baseline - lift, room: runs.count == 1 ? line.visible.count : end - start,
          to: &content.runs)
      }
      start = end
    } while start < piece.range.upperBound
  }

  private func append(
    _ word: ShapedWord, units: Range<Int>, of piece: LinePiece, font: ResolvedFont, paint: Paint,
    factor: CGFloat,
    left: CGFloat, baseline: CGFloat, room: Int, to runs: inout [GlyphRun]
  ) {
    let size = font.size * piece.sizeFactor * factor
    let at = place(of: word.face, size: size, slant: font.slant(of: word.face), paint, in: &runs)
    if runs[at].glyphs.isEmpty {
      runs[at].glyphs.reserveCapacity(room)
      runs[at].positions.reserveCapacity(room)
    }
    let first = piece.range.lowerBound
    var pen: CGFloat = 0
    var cluster: Int32 = -1
    for i in word.glyphs.indices {
      let glyph = word.glyphs[i]
      let own = glyph.cluster
      if !piece.isSign, !units.contains(first + Int(own)) { continue }
      if own != cluster {
        cluster = own
        if piece.isSign {
          if i == 0 { pen = CGFloat(piece.x) * factor }
        } else {
          pen = CGFloat(piece.left(ofClusterAt: i, in: word)) * factor
        }
      }
      let offset = word.offsets.isEmpty ? SIMD2<Float>() : word.offsets[i]
      runs[at].glyphs.append(glyph.id)
      runs[at].positions.append(
        CGPoint(x: left + pen + CGFloat(offset.x) * size, y: baseline - CGFloat(offset.y) * size))
      pen += CGFloat(glyph.advance) * size
    }
    if runs[at].glyphs.isEmpty { runs.remove(at: at) }
  }
}

extension LinePiece {
  /// The left side of the characters that the glyph at `index` stands for, before shrinking.
  func left(ofClusterAt index: Int, in word: ShapedWord) -> Double {
    let cluster = Int(word.glyphs[index].cluster)
    guard isRightToLeft else { return x + edges[cluster] }
    // Glyphs stand from left to right, so clusters descend: a cluster ends where the one before it begins.
    var before = index
    while before >= 0, word.glyphs[before].cluster == word.glyphs[index].cluster { before -= 1 }
    let end = before >= 0 ? Int(word.glyphs[before].cluster) : edges.count - 1
    return x + width - edges[end]
  }
}

extension [UInt8] {
  /// Nil beyond the end, where an empty last line stands.
  fileprivate subscript(safe index: Int) -> UInt8? { indices.contains(index) ? self[index] : last }
}
