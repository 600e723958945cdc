/// Says which words of a text are misspelled, and remembers what it has said of each. Main thread only.
package final class SpellingChecker: @unchecked Sendable {
  private let dictionary: SpellingDictionary
  private var verdicts: [String: Bool] = [:]
  private var ignored = Set<String>()
  /// Another number once words pass that have not before.
  package private(set) var version = 0
  /// How many words the dictionary has been asked for.
  package private(set) var askedCount = 0
  /// So many verdicts are kept.
  private static let most = 20_000
  /// Longer words are names of something.
  private static let longest = 64

  package init(_ dictionary: SpellingDictionary) { self.dictionary = dictionary }

  package func isMisspelled(_ word: String) -> Bool {
    if let known = verdicts[word] { return known }
    if verdicts.count >= Self.most { verdicts = [:] }
    askedCount += 1
    let plain = word.replacing("\u{2019}", with: "'")
    let isWrong = plain.count <= Self.longest && !ignored.contains(word) && !dictionary.contains(plain)
    verdicts[word] = isWrong
    return isWrong
  }

  /// The misspelled words of a text, in UTF-8 units.
  package func misspelled(in text: String) -> [Range<Int>] {
    SpellingWords.ranges(in: text[...]).compactMap { range in
      guard isMisspelled(String(text[range])) else { return nil }
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      return start..<start + text.utf8.distance(from: range.lowerBound, to: range.upperBound)
    }
  }

  /// What a word may be meant to be, the likeliest first.
  package func guesses(for word: String) -> [String] { dictionary.guesses(for: word) }

  /// Lets a word pass from now on.
  package func ignore(_ word: String) {
    ignored.insert(word)
    verdicts = [:]
    version += 1
  }
  package func ignore(_ words: [String]) {
    if ignored.isSuperset(of: words) { return }
    ignored.formUnion(words)
    verdicts = [:]
    version += 1
  }
}
