import Foundation

/// The words of a language, read from files as Hunspell has them or from a list of words.
///
/// - Missing: compounds that a language makes of any words (German, Hungarian…); these are misspelled here.
package final class SpellingDictionary: @unchecked Sendable {
  /// The flags of each word: what may be made of it.
  private var words: [String: Set<String>] = [:]
  /// By the last letter (of prefixes the first) that they put to a word; those that put none, by nil.
  private var suffixes: [Character?: [AffixRule]] = [:]
  private var prefixes: [Character?: [AffixRule]] = [:]
  private var needsAffix: String?
  private var forbidden: String?
  private var isNoGuess: String?
  /// Letters that guesses put into words, the most frequent first.
  private var letters = Array("esianrtolcdugmphbyfvkwzxjq")
  /// How words have been written wrongly before, and how they are meant.
  private var replacements: [([Character], [Character])] = []

  /// A list of words, one a line.
  package init(list: String) {
    for line in list.split(whereSeparator: \.isNewline) { words[String(line), default: []] = [] }
  }

  package init(dictionary: Data, affixes: Data) {
    var encoding = String.Encoding.isoLatin1
    let rules = String(decoding: affixes, as: UTF8.self)
    for line in rules.split(whereSeparator: \.isNewline) where line.hasPrefix("SET ") {
      if line.contains("UTF-8") { encoding = .utf8 }
    }
    func text(_ data: Data) -> String {
      String(data: data, encoding: encoding) ?? String(decoding: data, as: UTF8.self)
    }
    var kind = FlagKind.letter
    for line in text(affixes).split(whereSeparator: \.isNewline) { read(line, &kind) }
    // The first line says how many there are.
    for line in text(dictionary).split(whereSeparator: \.isNewline).dropFirst() {
      let entry = line.prefix { $0 != "\t" && $0 != " " }
      let parts = entry.split(separator: "/", maxSplits: 1)
      guard let word = parts.first else { continue }
      words[String(word), default: []].formUnion(parts.count > 1 ? kind.flags(parts[1]) : [])
    }
  }

  /// How flags are written.
  private enum FlagKind {
    case letter, pair, number
    func flags(_ text: Substring) -> Set<String> {
      switch self {
      case .letter: return Set(text.map(String.init))
      case .number: return Set(text.split(separator: ",").map(String.init))
      case .pair:
        let letters = Array(text)
        return Set(stride(from: 0, to: letters.count - 1, by: 2).map { String(letters[$0...$0 + 1]) })
      }
    }
  }

  private var crossing: [String: Bool] = [:]
  private func read(_ line: Substring, _ kind: inout FlagKind) {
    let parts = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
    guard parts.count > 1 else { return }
    switch parts[0] {
    case "FLAG": kind = parts[1] == "long" ? .pair : parts[1] == "num" ? .number : .letter
    case "TRY": letters = Array(parts[1])
    case "NEEDAFFIX": needsAffix = String(parts[1])
    case "FORBIDDENWORD": forbidden = String(parts[1])
    case "NOSUGGEST": isNoGuess = String(parts[1])
    case "REP" where parts.count > 2: replacements.append((Array(parts[1]), Array(parts[2])))
    case "SFX" where parts.count > 3, "PFX" where parts.count > 3:
      let flag = parts[0] + parts[1]
      if parts.count == 4, Int(parts[3]) != nil, crossing[String(flag)] == nil {
        crossing[String(flag)] = parts[2] == "Y"
        return
      }
      let added = parts[3].split(separator: "/", maxSplits: 1)
      let isSuffix = parts[0] == "SFX"
      let add = added.first.map { $0 == "0" ? [] : Array($0) } ?? []
      let rule = AffixRule(
        flag: String(parts[1]), isSuffix: isSuffix, crosses: crossing[String(flag)] ?? true,
        strip: parts[2] == "0" ? [] : Array(parts[2]), add: add,
        condition: AffixRule.places(parts.count > 4 ? parts[4] : "."),
        next: added.count > 1 ? kind.flags(added[1]) : [])
      if isSuffix {
        suffixes[add.last, default: []].append(rule)
      } else {
        prefixes[add.first, default: []].append(rule)
      }
    default: break
    }
  }

  // MARK: Checking

  /// Whether a word is one of the language, also at the start of a sentence or in large letters.
  package func contains(_ word: String) -> Bool {
    if isWord(word) { return true }
    let lower = word.lowercased()
    guard lower != word else { return false }
    let rest = word.dropFirst()
    if rest == rest.lowercased() { return isWord(lower) }
    guard word == word.uppercased() else { return false }
    return isWord(lower) || isWord(lower.prefix(1).uppercased() + lower.dropFirst())
  }

  private func isWord(_ word: String) -> Bool {
    if let flags = words[word] {
      if let forbidden, flags.contains(forbidden) { return false }
      if needsAffix.map({ !flags.contains($0) }) ?? true { return true }
    }
    let letters = Array(word)
    if hasStem(letters, made: []) { return true }
    for rule in rules(prefixes, letters.first) {
      guard let stem = rule.stem(of: letters) else { continue }
      if words[String(stem)]?.contains(rule.flag) == true { return true }
      if rule.crosses, hasStem(stem, made: [rule.flag]) { return true }
    }
    return false
  }
  /// Whether suffixes, two at most, make the letters of a word that allows all that is put to it.
  private func hasStem(_ letters: [Character], made prefixes: Set<String>) -> Bool {
    for rule in rules(suffixes, letters.last) where prefixes.isEmpty || rule.crosses {
      guard let stem = rule.stem(of: letters) else { continue }
      if let flags = words[String(stem)], flags.contains(rule.flag),
        prefixes.isSubset(of: flags.union(rule.next))
      {
        return true
      }
      for inner in rules(suffixes, stem.last) where inner.next.contains(rule.flag) {
        if let first = inner.stem(of: stem), let flags = words[String(first)], flags.contains(inner.flag),
          prefixes.isSubset(of: flags.union(inner.next))
        {
          return true
        }
      }
    }
    return false
  }
  private func rules(_ all: [Character?: [AffixRule]], _ letter: Character?) -> [AffixRule] {
    (letter.flatMap { all[$0] } ?? []) + (all[nil] ?? [])
  }

  // MARK: Guessing

  /// Words that a misspelled one may be meant to be, the likelier first: what is often confused, then two letters that have
  /// changed places, one that is another, one too many, one too few.
  package func guesses(for word: String) -> [String] {
    let isLarge = word.first?.isUppercase == true
    let old = Array(word.lowercased())
    var found: [String] = []
    func propose(_ letters: [Character]) {
      let text = String(letters)
      let proposal = isLarge ? text.prefix(1).uppercased() + text.dropFirst() : text
      guard proposal != word, !found.contains(proposal), contains(proposal) else { return }
      if let isNoGuess, words[text]?.contains(isNoGuess) == true { return }
      found.append(proposal)
    }
    for (wrong, right) in replacements where wrong.count <= old.count && !wrong.isEmpty {
      for start in 0...(old.count - wrong.count) where old[start..<start + wrong.count].elementsEqual(wrong) {
        propose(Array(old[..<start] + right + old[(start + wrong.count)...]))
      }
    }
    for place in old.indices.dropLast() {
      var new = old
      new.swapAt(place, place + 1)
      propose(new)
    }
    for place in old.indices {
      for letter in letters where letter != old[place] {
        var new = old
        new[place] = letter
        propose(new)
      }
    }
    for place in old.indices {
      var new = old
      new.remove(at: place)
      propose(new)
    }
    for place in 0...old.count {
      for letter in letters { propose(Array(old[..<place] + [letter] + old[place...])) }
    }
    return found
  }

  /// The words that begin with some letters, by the alphabet.
  package func completions(of start: String) -> [String] {
    let small = start.lowercased()
    let isLarge = start.first?.isUppercase == true
    return words.keys.filter { $0.lowercased().hasPrefix(small) && $0.count > start.count }.sorted().map {
      isLarge ? $0.prefix(1).uppercased() + $0.dropFirst() : $0
    }
  }
}
