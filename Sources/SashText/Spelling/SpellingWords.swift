/// What in a text is a word that may be misspelled.
package enum SpellingWords {
  /// Words of letters. Those with digits in them are none, and so are names of files, sites and addresses, which have marks
  /// between their letters.
  package static func ranges(in text: Substring) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var place = text.startIndex
    func isInner(_ letter: Character) -> Bool { letter == "'" || letter == "\u{2019}" }
    while place < text.endIndex {
      guard let start = text[place...].firstIndex(where: { $0.isLetter || $0.isNumber }) else { break }
      var end =
        text[start...].firstIndex { !$0.isLetter && !$0.isNumber && !isInner($0) } ?? text.endIndex
      place = end
      if let after = nameEnd(start, end, in: text) {
        place = after
        continue
      }
      while end > start, isInner(text[text.index(before: end)]) { end = text.index(before: end) }
      if !text[start..<end].contains(where: \.isNumber) { found.append(start..<end) }
    }
    return found
  }

  /// The end of a name that begins with a word: what follows without a space and goes on behind a mark. Nil if it is a word.
  private static func nameEnd(_ start: String.Index, _ end: String.Index, in text: Substring) -> String.Index?
  {
    guard end < text.endIndex, "@.:/\\_".contains(text[end]) else { return nil }
    let next = text.index(after: end)
    guard next < text.endIndex else { return nil }
    let goesOn = text[next].isLetter || text[next].isNumber || "/\\_".contains(text[next])
    guard goesOn else { return nil }
    return text[end...].firstIndex(where: \.isWhitespace) ?? text.endIndex
  }
}
