import Foundation

/// Pieces of a text that assistive technologies read: characters, words, sentences, lines and paragraphs, in Unicode scalars.
struct TextUnits {
  /// - Source: `AtspiTextGranularity` of at-spi2-core
  enum Granularity: Int { case character, word, sentence, line, paragraph }

  let scalars: [Unicode.Scalar]
  /// Whether a line begins at a place, where lines are known beyond their paragraphs.
  var beginsLine: ((Int) -> Bool)?

  init(_ text: String, beginsLine: ((Int) -> Bool)? = nil) {
    scalars = Array(text.unicodeScalars)
    self.beginsLine = beginsLine
  }

  func text(_ range: Range<Int>) -> String { String(scalars[range.clamped(to: 0..<scalars.count)]) }

  /// The piece that a place is in; what follows a word, a sentence or a line up to the next belongs to it. Empty at the end.
  func unit(at offset: Int, _ granularity: Granularity) -> Range<Int> {
    let place = min(max(offset, 0), scalars.count)
    if granularity == .character { return place..<min(place + cluster(at: place), scalars.count) }
    // Behind the last character stands the caret of the last line and paragraph.
    if place == scalars.count, granularity == .word || granularity == .sentence { return place..<place }
    var start = place
    while start > 0, !begins(start, granularity) { start -= 1 }
    var end = place
    repeat { end += 1 } while end < scalars.count && !begins(end, granularity)
    return start..<min(end, scalars.count)
  }
  func unit(before offset: Int, _ granularity: Granularity) -> Range<Int> {
    let start = unit(at: offset, granularity).lowerBound
    return start == 0 ? 0..<0 : unit(at: start - 1, granularity)
  }
  func unit(after offset: Int, _ granularity: Granularity) -> Range<Int> {
    let end = unit(at: offset, granularity).upperBound
    return end >= scalars.count ? scalars.count..<scalars.count : unit(at: end, granularity)
  }

  /// Scalars that are one character for whoever reads.
  private func cluster(at place: Int) -> Int {
    guard place < scalars.count else { return 0 }
    return String(scalars[place...].prefix(32)).first.map { $0.unicodeScalars.count } ?? 1
  }

  private func begins(_ place: Int, _ granularity: Granularity) -> Bool {
    let before = scalars[place - 1]
    // A break at the end is followed by an empty line.
    guard place < scalars.count else { return before == "\n" }
    let here = scalars[place]
    switch granularity {
    case .character: return true
    case .word: return isWord(here) && !isWord(before) || here.properties.isIdeographic
    case .sentence:
      if before == "\n" { return true }
      guard before.properties.isWhitespace, !here.properties.isWhitespace else { return false }
      let last = scalars[..<place].last {
        !$0.properties.isWhitespace && !"\"')]»”’".unicodeScalars.contains($0)
      }
      return last.map { ".!?…。！？".unicodeScalars.contains($0) } ?? false
    case .line: return before == "\n" || beginsLine?(place) == true
    case .paragraph: return before == "\n"
    }
  }
  private func isWord(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return properties.isAlphabetic || properties.numericType != nil || scalar == "'" || scalar == "’"
      || properties.generalCategory == .nonspacingMark
  }
}
