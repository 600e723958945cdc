import Foundation
import SashDisplay

/// A line as it is drawn in a frame: its glyphs from left to right, in runs that look alike.
package struct LaidLine {
  /// The left end of the baseline, in points from the top left of the frame.
  package var origin: CGPoint
  package var width: CGFloat
  package var ascent: CGFloat
  package var descent: CGFloat
  package var runs: [LaidRun]
}

/// Glyphs beside each other of one run of attributes, one font and one direction.
package struct LaidRun {
  /// The index of the run of attributes.
  package var run: Int
  package var isRightToLeft: Bool
  package var ascent: CGFloat
  package var descent: CGFloat
  package var glyphs: [LaidGlyph]
  fileprivate var font: ResolvedFont
  fileprivate var baseline: CGFloat
  fileprivate var lineAscent: CGFloat
  fileprivate var lineDescent: CGFloat
  fileprivate var factor: CGFloat
}

/// One glyph of a line, or the room of characters that have none.
package struct LaidGlyph {
  /// The first UTF-16 unit of what it stands for.
  package var character: Int
  /// Where the pen enters and leaves it, in points from the left of the frame.
  package var x0: CGFloat
  package var x1: CGFloat
  /// Where an attachment stands.
  package var attachment: CGRect?
  /// Nil for spaces and attachments.
  fileprivate var glyph: GlyphRun?
}

extension TextLayout {
  /// The lines of the text in a frame, down to its glyphs.
  package func laidLines(in size: CGSize) -> [LaidLine] {
    guard size.width > 0, !size.height.isNaN else { return [] }
    let laid = laid(width: Double(size.width), height: Double(max(0, size.height)))
    let factor = CGFloat(laid.factor)
    return laid.lines.map { line in
      var result = LaidLine(
        origin: CGPoint(
          x: lineOrigin(line, in: laid, width: size.width), y: laid.baseline(of: line, scale: style.scale)),
        width: CGFloat(line.width) * factor, ascent: CGFloat(line.ascent) * factor,
        descent: CGFloat(line.descent) * factor, runs: [])
      for piece in laid.pieces(of: line) { append(piece, of: line, in: laid, to: &result) }
      return result
    }
  }

  /// True if something of the text is left out in a frame.
  package func isTruncated(in size: CGSize) -> Bool {
    guard size.width > 0 else { return length > 0 }
    return laid(width: Double(size.width), height: Double(max(0, size.height))).isTruncated
  }

  private func append(_ piece: LinePiece, of line: TextLine, in laid: LaidText, to result: inout LaidLine) {
    let factor = CGFloat(laid.factor)
    let left = result.origin.x
    let font = laid.text[span: piece.span].font
    var added: [(run: Int, glyph: LaidGlyph)] = []
    func edge(_ unit: Int) -> CGFloat { left + CGFloat(piece.edge(before: unit)) * factor }
    func run(of unit: Int) -> Int {
      self.run(at: piece.isSign ? max(line.range.lowerBound, unit - 1) : unit)
    }
    if let word = piece.word {
      let size = font.size * piece.sizeFactor * factor
      let slant: CGFloat = font.leans && !word.face.hasPictures ? 0.2126 : 0
      var pen = left + CGFloat(piece.x) * factor
      var cluster: Int32 = -1
      for index in word.glyphs.indices {
        let glyph = word.glyphs[index]
        let unit = piece.isSign ? piece.range.lowerBound : piece.range.lowerBound + Int(glyph.cluster)
        if glyph.cluster != cluster {
          cluster = glyph.cluster
          if !piece.isSign { pen = left + CGFloat(piece.left(ofClusterAt: index, in: word)) * factor }
        }
        let offset = word.offsets.isEmpty ? SIMD2<Float>() : word.offsets[index]
        let run = run(of: unit)
        let attributes = runs[run].attributes
        let lift = attributes.baselineOffset.isFinite ? attributes.baselineOffset * factor : 0
        let single = GlyphRun(
          face: word.face, size: size, glyphs: [glyph.id],
          positions: [
            CGPoint(
              x: pen + CGFloat(offset.x) * size, y: result.origin.y - lift - CGFloat(offset.y) * size)
          ], paint: attributes.paint, slant: slant)
        let end = pen + CGFloat(glyph.advance) * size
        added.append((run, LaidGlyph(character: unit, x0: pen, x1: end, glyph: single)))
        pen = end
      }
      // Kerning and what else stands between two letters belongs to the first.
      for index in added.indices.dropLast()
      where added[index].glyph.character != added[index + 1].glyph.character {
        added[index].glyph.x1 = max(added[index].glyph.x0, added[index + 1].glyph.x0)
      }
      if let last = added.indices.last {
        added[last].glyph.x1 = max(added[last].glyph.x0, left + CGFloat(piece.x + piece.width) * factor)
      }
    } else {
      for unit in piece.range where laid.text.isCharacterStart[unit] {
        var next = unit + 1
        while next < piece.range.upperBound, !laid.text.isCharacterStart[next] { next += 1 }
        let (a, b) = (edge(unit), edge(next))
        let run = run(of: unit)
        var glyph = LaidGlyph(character: unit, x0: min(a, b), x1: max(a, b))
        if piece.isAttachment, let attachment = runs[run].attributes.attachment {
          let bottom = result.origin.y - (runs[run].attributes.baselineOffset - attachment.descent) * factor
          let height = (attachment.ascent + attachment.descent) * factor
          glyph.attachment = CGRect(x: glyph.x0, y: bottom - height, width: b - a, height: height)
        }
        added.append((run, glyph))
      }
      if piece.isRightToLeft { added.reverse() }
    }
    for (run, glyph) in added {
      if let last = result.runs.last, last.run == run, last.font === font,
        last.isRightToLeft == piece.isRightToLeft
      {
        result.runs[result.runs.count - 1].glyphs.append(glyph)
        continue
      }
      let lift = runs[run].attributes.baselineOffset
      let attachment = runs[run].attributes.attachment
      result.runs.append(
        LaidRun(
          run: run, isRightToLeft: piece.isRightToLeft,
          ascent: (attachment?.ascent ?? font.line.ascent) * factor,
          descent: (attachment?.descent ?? font.line.descent) * factor, glyphs: [glyph], font: font,
          baseline: result.origin.y - (lift.isFinite ? lift * factor : 0), lineAscent: result.ascent,
          lineDescent: result.descent, factor: factor))
    }
  }

  /// What some glyphs of a run draw, with their part of the lines under, through and behind them.
  package func content(of run: LaidRun, glyphs: Range<Int>) -> TextContent {
    var content = TextContent(runs: [], string: "", frame: .zero)
    content.isLeaving = true
    let attributes = runs[run.run].attributes
    let lift = attributes.baselineOffset.isFinite ? attributes.baselineOffset * run.factor : 0
    if let left = run.glyphs[glyphs].first?.x0, let right = run.glyphs[glyphs].last?.x1 {
      LineDecoration.append(
        attributes,
        LineDecoration.Stretch(
          x0: left, x1: right, baseline: run.baseline, top: run.baseline + lift - run.lineAscent,
          bottom: run.baseline + lift + run.lineDescent, fontSize: run.font.size * run.factor,
          scale: style.scale), to: &content.fills)
    }
    for glyph in run.glyphs[glyphs] {
      guard let single = glyph.glyph else { continue }
      if let last = content.runs.last, last.face === single.face, last.size == single.size {
        content.runs[content.runs.count - 1].glyphs += single.glyphs
        content.runs[content.runs.count - 1].positions += single.positions
      } else {
        content.runs.append(single)
      }
    }
    return content
  }
}
