import Foundation

// Where words and paragraphs end in an edited text. Offsets count UTF-8 units.

extension EditedText {
  /// What stands between two ends of paragraphs around an offset, without them.
  ///
  /// - Complexity: O(n) in the length of the paragraph.
  package func paragraph(at offset: Int) -> Range<Int> {
    let offset = min(max(offset, 0), length)
    return Self.withUnits(text) { units in
      var start = offset
      // Between a return and a newline is no paragraph.
      while start > 0, !ParagraphEnd.isEnd(endingAt: start, in: units) { start -= 1 }
      var end = offset
      while end < units.count, ParagraphEnd.length(at: end, in: units) == 0 { end += 1 }
      return start..<max(start, end)
    }
  }

  /// Looks at the UTF-8 units of a text.
  static func withUnits<R>(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    if let result = text.utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(text.utf8).withUnsafeBufferPointer(body)
  }

  /// Words in more than so many units around are not looked for.
  private static let reach = 1024

  /// The text around an offset in which words are looked for: of its paragraph what is near.
  private func surroundings(of offset: Int) -> Range<Int> {
    let paragraph = paragraph(at: offset)
    if paragraph.count <= 2 * Self.reach { return paragraph }
    let low = max(paragraph.lowerBound, boundary(atOrBefore: offset - Self.reach))
    return low..<min(paragraph.upperBound, boundary(atOrAfter: offset + Self.reach))
  }

  /// Where words, spaces and marks end around an offset, ascending, with the start of what was looked at.
  private func wordEdges(around offset: Int) -> [Int] {
    let range = surroundings(of: offset)
    let part = self[range]
    let units = Array(part.utf16)
    let ends = TextBoundaries.offsets(.word, in: units, language: FontLibrary.shared.language)
    if units.count == range.count { return [range.lowerBound] + ends.map { range.lowerBound + $0 } }
    var (result, at, place) = ([range.lowerBound], part.startIndex, 0)
    for end in ends {
      at = part.utf16.index(at, offsetBy: end - place)
      place = end
      result.append(range.lowerBound + part.utf8.distance(from: part.startIndex, to: at))
    }
    return result
  }

  /// The word that begins at or holds an offset, as two clicks select it; between words the spaces or the mark. At the end
  /// of a paragraph what is before it.
  package func word(at offset: Int) -> Range<Int> {
    if kind.isSecret { return 0..<length }
    let paragraph = paragraph(at: offset)
    if paragraph.isEmpty { return paragraph }
    let offset = min(boundary(atOrBefore: offset), boundary(before: paragraph.upperBound))
    let edges = wordEdges(around: offset)
    guard let end = edges.firstIndex(where: { $0 > offset }), end > 0 else { return offset..<offset }
    var range = edges[end - 1]..<edges[end]
    guard isSpace(range) else { return range }
    // A run of spaces is one.
    var (low, high) = (end - 1, end)
    while low > 0, isSpace(edges[low - 1]..<edges[low]) { low -= 1 }
    while high + 1 < edges.count, isSpace(edges[high]..<edges[high + 1]) { high += 1 }
    range = edges[low]..<edges[high]
    return range
  }

  private func isSpace(_ range: Range<Int>) -> Bool { self[range].allSatisfy { $0.isWhitespace } }

  private func isWord(_ range: Range<Int>) -> Bool {
    self[range].unicodeScalars.contains {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || $0.properties.isEmojiPresentation
    }
  }

  /// The end of the word behind an offset; spaces, marks and ends of paragraphs before it are passed.
  package func wordEnd(after offset: Int) -> Int {
    if kind.isSecret { return length }
    var at = boundary(atOrBefore: offset)
    while at < length {
      let edges = wordEdges(around: at)
      guard let end = edges.firstIndex(where: { $0 > at }) else {
        at = boundary(after: at)
        continue
      }
      for end in end..<edges.count {
        let range = max(at, edges[end - 1])..<edges[end]
        at = range.upperBound
        if isWord(range) { return boundary(atOrAfter: at) }
      }
    }
    return at
  }

  /// The start of the word before an offset; spaces, marks and ends of paragraphs between are passed.
  package func wordStart(before offset: Int) -> Int {
    if kind.isSecret { return 0 }
    var at = boundary(atOrAfter: offset)
    while at > 0 {
      let edges = wordEdges(around: at)
      guard let start = edges.lastIndex(where: { $0 < at }) else {
        at = boundary(before: at)
        continue
      }
      for start in (0...start).reversed() where start + 1 < edges.count {
        let range = edges[start]..<min(at, edges[start + 1])
        at = range.lowerBound
        if isWord(range) { return boundary(atOrBefore: at) }
      }
    }
    return at
  }
}

/// What ends a paragraph, in UTF-8.
enum ParagraphEnd {
  /// How many units the end of a paragraph takes that begins there; 0 if none does.
  @inline(__always)
  static func length(at offset: Int, in units: UnsafeBufferPointer<UInt8>) -> Int {
    let unit = units[offset]
    if unit >= 10, unit <= 13 {
      return unit == 13 && offset + 1 < units.count && units[offset + 1] == 10 ? 2 : 1
    }
    if unit == 0xc2 { return offset + 1 < units.count && units[offset + 1] == 0x85 ? 2 : 0 }
    guard unit == 0xe2, offset + 2 < units.count, units[offset + 1] == 0x80 else { return 0 }
    return units[offset + 2] == 0xa8 || units[offset + 2] == 0xa9 ? 3 : 0
  }
  /// Whether the end of a paragraph lies right before an offset.
  static func isEnd(endingAt offset: Int, in units: UnsafeBufferPointer<UInt8>) -> Bool {
    let unit = units[offset - 1]
    if unit >= 10, unit <= 13 {
      return !(unit == 13 && offset < units.count && units[offset] == 10)
    }
    if unit == 0x85 { return offset > 1 && units[offset - 2] == 0xc2 }
    return (unit == 0xa8 || unit == 0xa9) && offset > 2 && units[offset - 2] == 0x80
      && units[offset - 3] == 0xe2
  }
}
