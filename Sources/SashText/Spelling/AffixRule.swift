/// One way to make a word of another one: what is taken away at its end (or start), and what comes there instead.
///
/// Rules and words stand in files as Hunspell has them: `SFX D y ied [^aeiou]y` makes "tried" of "try".
struct AffixRule {
  let flag: String
  let isSuffix: Bool
  /// Whether a prefix and a suffix may both be put to a word.
  let crosses: Bool
  let strip: [Character]
  let add: [Character]
  /// One set of letters for each place at the end (or start) of the word that the rule is for.
  let condition: [LetterSet]
  /// What words that this rule has made allow in their turn.
  let next: Set<String>

  /// Letters that may stand at a place, or that may not.
  enum LetterSet {
    case any
    case only(Set<Character>)
    case none(of: Set<Character>)
    func contains(_ letter: Character) -> Bool {
      switch self {
      case .any: true
      case .only(let letters): letters.contains(letter)
      case .none(let letters): !letters.contains(letter)
      }
    }
  }

  /// The word that this rule makes `word` of; nil if it makes it of none.
  func stem(of word: [Character]) -> [Character]? {
    guard word.count > add.count || (word.count == add.count && !strip.isEmpty) else { return nil }
    let stem: [Character]
    if isSuffix {
      guard word.suffix(add.count).elementsEqual(add) else { return nil }
      stem = word.dropLast(add.count) + strip
    } else {
      guard word.prefix(add.count).elementsEqual(add) else { return nil }
      stem = strip + word.dropFirst(add.count)
    }
    guard stem.count >= condition.count else { return nil }
    let end = isSuffix ? stem.suffix(condition.count) : stem.prefix(condition.count)
    return zip(condition, end).allSatisfy { $0.contains($1) } ? stem : nil
  }

  /// The letters of a condition: `[^aeiou]y` is two places, `.` none.
  static func places(_ text: Substring) -> [LetterSet] {
    if text == "." { return [] }
    var result: [LetterSet] = []
    var rest = text
    while let letter = rest.popFirst() {
      guard letter == "[" else {
        result.append(letter == "." ? .any : .only([letter]))
        continue
      }
      let isNegated = rest.first == "^"
      if isNegated { rest.removeFirst() }
      let letters = Set(rest.prefix { $0 != "]" })
      rest = rest.drop { $0 != "]" }.dropFirst()
      result.append(isNegated ? .none(of: letters) : .only(letters))
    }
    return result
  }
}
