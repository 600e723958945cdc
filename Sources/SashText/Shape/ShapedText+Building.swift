import Foundation

extension ShapedText {
  /// Cuts the text into pieces and shapes them; called once, by `init`.
  func build(_ text: UnsafeBufferPointer<UInt16>) {
    var at = 0
    var span = 0
    while at < text.count {
      while span + 1 < spanCount, at >= self[span: span].end { span += 1 }
      let limit = span + 1 < spanCount ? min(self[span: span].end, text.count) : text.count
      let level = bidi?.levels[at] ?? 0
      let unit = text[at]
      if unit == 0x20 {
        var end = at + 1
        while end < limit, text[end] == 0x20, (bidi?.levels[end] ?? 0) == level { end += 1 }
        let font = self[span: span].font
        let advance =
          Double(font.face?.spaceAdvance ?? 0.25) * font.size + font.tracking + self[span: span].spacing
        for _ in at..<end { edges.append(edges[edges.count - 1] + advance) }
        add(at, end, span, level, .space)
        at = end
      } else if unit == 9 {
        edges.append(nextTab(after: edges[at]))
        add(at, at + 1, span, level, .tab)
        at += 1
      } else if unit == 0xfffc, let width = self[span: span].attachmentWidth {
        edges.append(edges[at] + width)
        add(at, at + 1, span, level, .attachment)
        at += 1
      } else if TextUnit.isControl(unit) {
        edges.append(edges[at])
        add(at, at + 1, span, level, .space)
        at += 1
      } else if TextUnit.isNewline(unit) {
        let end = unit == 13 && at + 1 < text.count && text[at + 1] == 10 ? at + 2 : at + 1
        for _ in at..<end { edges.append(edges[edges.count - 1]) }
        add(at, end, span, level, .newline)
        hasNewline = true
        paragraphEdge = edges[edges.count - 1]
        at = end
      } else {
        var end = at + 1
        var bits = unit
        while end < limit, !TextUnit.endsWord(text[end]), (bidi?.levels[end] ?? 0) == level {
          bits |= text[end]
          end += 1
        }
        addWord(text, at, end, span, level, isASCII: bits < 0x80)
        at = end
      }
    }
  }

  /// - Source: default tab stops of `NSParagraphStyle` are 28 points apart.
  private func nextTab(after edge: Double) -> Double {
    paragraphEdge + (((edge - paragraphEdge) / 28 + 1e-6).rounded(.down) + 1) * 28
  }

  private func add(_ start: Int, _ end: Int, _ span: Int, _ level: UInt8, _ content: Piece.Content) {
    pieces.append(
      Piece(start: start, end: end, span: span, level: level, script: ScriptTag.common, content: content))
  }

  private func addWord(
    _ text: UnsafeBufferPointer<UInt16>, _ start: Int, _ end: Int, _ span: Int, _ level: UInt8, isASCII: Bool
  ) {
    let font = self[span: span].font
    if isASCII, let face = font.face {
      var covered = true
      for i in start..<end where !face.covers(UInt32(text[i])) { covered = false }
      if covered { return addShaped(text, start, end, span, level, face, ScriptTag.latin) }
    }
    for part in FaceItemizer.parts(of: text, start..<end, font: font, in: self) {
      if let face = part.face {
        for range in unjoinedRanges(part) {
          addShaped(text, range.lowerBound, range.upperBound, span, level, face, part.script)
        }
      } else {
        // Without any font a character is half an em of nothing.
        for _ in part.range { edges.append(edges[edges.count - 1] + font.size / 2) }
        add(part.range.lowerBound, part.range.upperBound, span, level, .space)
      }
    }
  }

  /// Ideographs never change with their neighbours, so that a paragraph without spaces is shaped in small
  /// pieces.
  private func unjoinedRanges(_ part: FaceItemizer.Part) -> [Range<Int>] {
    guard part.range.count > 24, ScriptTag.standsAlone(part.script) else { return [part.range] }
    var ranges: [Range<Int>] = []
    var start = part.range.lowerBound
    while start < part.range.upperBound {
      var end = min(start + 16, part.range.upperBound)
      while end < part.range.upperBound, !isCharacterStart[end] { end += 1 }
      ranges.append(start..<end)
      start = end
    }
    return ranges
  }

  private func addShaped(
    _ text: UnsafeBufferPointer<UInt16>, _ start: Int, _ end: Int, _ span: Int, _ level: UInt8,
    _ face: FontFace,
    _ script: UInt32
  ) {
    if self[span: span].font.description.smallCaps != .none {
      let parts = SmallCapitals.parts(
        of: text, start..<end, features: self[span: span].font.features, face: face)
      if !parts.isEmpty { return addCapitals(parts, span, level, face, script) }
    }
    addWord(
      Piece(
        start: start, end: end, span: span, level: level, script: script, content: .word,
        word: shape(text, start..<end, span: span, level: level, face: face, script: script)))
  }

  private func addCapitals(
    _ parts: [SmallCapitals.Part], _ span: Int, _ level: UInt8, _ face: FontFace, _ script: UInt32
  ) {
    for part in parts {
      let word = part.units.withUnsafeBufferPointer {
        shape($0, 0..<$0.count, span: span, level: level, face: face, script: script)
      }
      addWord(
        Piece(
          start: part.range.lowerBound, end: part.range.upperBound, span: span, level: level, script: script,
          content: .word, word: word, isSmall: part.isSmall))
    }
  }

  private func addWord(_ piece: __owned Piece) {
    appendEdges(
      of: piece.word.unsafelyUnwrapped, piece.start, piece.end, span: self[span: piece.span],
      sizeFactor: piece.sizeFactor, to: &edges)
    pieces.append(piece)
  }

  private func shape(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, span: Int, level: UInt8, face: FontFace,
    script: UInt32
  ) -> ShapedWord {
    ShapeCaches.shared.word(
      text, range, face: face, features: features(of: span), script: script, isRightToLeft: level & 1 == 1,
      language: language)
  }

  private func features(of span: Int) -> FontFeatures {
    let features = self[span: span].font.features
    return self[span: span].hasTracking ? features.union(.noLigatures) : features
  }

  /// Part of a word piece: what a line shows of a word that it cuts.
  func shapePart(_ range: Range<Int>, of piece: Piece, face: FontFace) -> ShapedWord {
    // Joining looks at the next letter or so; more would make the lines of a long word cost its square.
    let from = max(piece.start, range.lowerBound - 8)
    var word = Array(units[from..<min(piece.end, range.upperBound + 8)])
    if piece.sizeFactor != 1 { word = SmallCapitals.uppercased(word) }
    let start = range.lowerBound - from
    let source = ShapedWord.Source(
      units: Array(word[start..<start + range.count]), face: face, features: features(of: piece.span),
      script: piece.script, isRightToLeft: piece.level & 1 == 1, language: language)
    return ShapeCaches.shared.shaper.shape(source, cutFrom: word, at: start)
  }

  /// Adds where each unit of a word ends. A glyph for several characters gives each an equal part.
  func appendEdges(
    of word: ShapedWord, _ start: Int, _ end: Int, span: Span, sizeFactor: CGFloat, to edges: inout [Double]
  ) {
    let size = Double(span.font.size * sizeFactor)
    let spacing = span.spacing + (word.face === span.font.face ? span.font.tracking : 0)
    var edge = edges[edges.count - 1]
    let count = end - start
    if word.isOneToOne {
      for (i, glyph) in word.glyphs.enumerated() {
        let isHidden = glyph.advance == 0 && TextUnit.isHidden(units[start + i])
        edge += Double(glyph.advance) * size + (isHidden ? 0 : spacing)
        edges.append(edge)
      }
      return
    }
    var widths = [Double](repeating: -1, count: count)  // -1: no glyph begins here
    for glyph in word.glyphs {
      let at = Int(glyph.cluster)
      widths[at] = max(0, widths[at]) + Double(glyph.advance) * size
    }
    var at = 0
    while at < count {
      var next = at + 1
      while next < count, widths[next] < 0 { next += 1 }
      var characters = 0
      for i in at..<next where i == at || isCharacterStart[start + i] { characters += 1 }
      let isHidden = widths[at] == 0 && TextUnit.isHidden(units[start + at])
      let part = max(0, widths[at]) / Double(characters) + (isHidden ? 0 : spacing)
      for i in at..<next {
        if i == at || isCharacterStart[start + i] { edge += part }
        edges.append(edge)
      }
      at = next
    }
  }
}
