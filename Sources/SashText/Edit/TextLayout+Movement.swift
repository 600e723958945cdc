import Foundation
import SashGeometry

// How a caret moves and what a double tap selects. Offsets count UTF-16 units.

extension TextLayout {
  /// The number of units of the text.
  package var length: Int { shaped.units.count }

  /// The end of the character that begins at or holds an offset; the end of the text stays.
  package func offset(after offset: Int) -> Int {
    var at = min(max(offset, 0), length)
    if at == length { return at }
    repeat { at += 1 } while !shaped.isCharacterStart[at]
    return at
  }

  /// The start of the character before an offset; the start of the text stays.
  package func offset(before offset: Int) -> Int {
    let at = min(max(offset, 0), length)
    return at == 0 ? 0 : shaped.characterStart(atOrBefore: at - 1)
  }

  /// The word at an offset, as a double tap selects it; between words the space or the mark.
  package func wordRange(at offset: Int) -> Range<Int> {
    guard length > 0 else { return 0..<0 }
    return TextBoundaries.word(
      at: min(max(offset, 0), length - 1), in: shaped.units, language: shaped.language)
  }

  /// The end of the next word after an offset; spaces and marks before it are passed.
  package func wordEnd(after offset: Int) -> Int {
    var at = min(max(offset, 0), length)
    while at < length {
      let range = wordRange(at: at)
      at = range.upperBound
      if isWord(range) { break }
    }
    return at
  }

  /// The start of the word before an offset; spaces and marks between are passed.
  package func wordStart(before offset: Int) -> Int {
    var at = min(max(offset, 0), length)
    while at > 0 {
      let range = wordRange(at: at - 1)
      at = range.lowerBound
      if isWord(range) { break }
    }
    return at
  }

  private func isWord(_ range: Range<Int>) -> Bool {
    String(decoding: shaped.units[range], as: UTF16.self).unicodeScalars.contains {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || $0.properties.isEmoji
    }
  }

  /// What stands on the line of a place, without the newline.
  package func lineRange(at position: CaretPosition, in size: CGSize) -> Range<Int> {
    let laid = laid(
      width: size.width > 0 ? Double(size.width) : .infinity,
      height: size.height >= 0 ? Double(size.height) : .infinity)
    let line = laid.lines[lineIndex(of: position, in: laid)]
    return line.range.lowerBound..<max(line.range.lowerBound, trimmedEnd(line))
  }
  private func trimmedEnd(_ line: TextLine) -> Int {
    var end = line.range.upperBound
    while end > line.range.lowerBound, TextUnit.isNewline(shaped.units[end - 1]) { end -= 1 }
    return end
  }

  /// The characters between two newlines around an offset.
  package func paragraphRange(at offset: Int) -> Range<Int> {
    var start = min(max(offset, 0), length)
    var end = start
    while start > 0, !TextUnit.isNewline(shaped.units[start - 1]) { start -= 1 }
    while end < length, !TextUnit.isNewline(shaped.units[end]) { end += 1 }
    return start..<end
  }

  /// The place a number of lines below (or above, if negative) a place, as near as can be to `x` in points.
  ///
  /// Keep `x` while the caret moves up and down only. Nil above the first and below the last line.
  package func caretPosition(
    _ lines: Int, linesBelow position: CaretPosition, x: CGFloat, in size: CGSize
  ) -> CaretPosition? {
    let laid = laid(
      width: size.width > 0 ? Double(size.width) : .infinity,
      height: size.height >= 0 ? Double(size.height) : .infinity)
    let target = lineIndex(of: position, in: laid) + lines
    guard laid.lines.indices.contains(target) else { return nil }
    let line = laid.lines[target]
    return caretPosition(at: CGPoint(x: x, y: CGFloat((line.top + line.height / 2) * laid.factor)), in: size)
  }
}
