import Foundation
import SashText

/// Automatic grammar agreement: `^[3 habit](inflect: true)` is shown as "3 habits".
///
/// The number before a noun says whether it is one. Words of English are known by rule and by a list of those that follow
/// none.
/// - Source: Foundation's documentation of `InflectionRule` ("Localizing apps: automatic grammar agreement").
/// - Missing: languages other than English, genders (`agreeWithConcept`, terms of address), and `inflectionAlternative`; the
///   words stay as they are written.
enum GrammarAgreement {
  /// The words, with the last one in the number that the first number calls for.
  static func inflected(_ phrase: String) -> String {
    guard isEnglish, let count = number(in: phrase) else { return phrase }
    let end = phrase.lastIndex(where: \.isLetter).map(phrase.index(after:)) ?? phrase.startIndex
    let start = phrase[..<end].lastIndex { !$0.isLetter }.map(phrase.index(after:)) ?? phrase.startIndex
    guard start < end else { return phrase }
    let word = String(phrase[start..<end])
    let changed = abs(count) == 1 ? singular(word) : plural(word)
    return phrase.replacingCharacters(in: start..<end, with: changed)
  }

  /// True unless the app shows itself in another language.
  private static let isEnglish: Bool = {
    let language =
      Locale.Language(identifier: SystemLocale.languages.first ?? "en").languageCode?.identifier ?? "en"
    return language == "en" || !Bundle.main.localizations.contains { $0.hasPrefix(language) }
  }()

  private static func number(in phrase: String) -> Double? {
    let digits = phrase.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." || $0 == "," }
    // What separates groups here separates a fraction elsewhere; more than one is more than one either way.
    return Double(digits.filter(\.isNumber))
  }

  // MARK: Words

  private static let irregular: [(one: String, many: String)] = [
    ("person", "people"), ("child", "children"), ("man", "men"), ("woman", "women"), ("foot", "feet"),
    ("tooth", "teeth"), ("goose", "geese"), ("mouse", "mice"), ("ox", "oxen"), ("leaf", "leaves"),
    ("life", "lives"), ("knife", "knives"), ("wife", "wives"), ("half", "halves"), ("shelf", "shelves"),
    ("wolf", "wolves"), ("loaf", "loaves"), ("thief", "thieves"), ("calf", "calves"), ("elf", "elves"),
    ("scarf", "scarves"), ("potato", "potatoes"), ("tomato", "tomatoes"), ("hero", "heroes"),
    ("echo", "echoes"), ("medium", "media"), ("datum", "data"), ("criterion", "criteria"),
    ("phenomenon", "phenomena"), ("analysis", "analyses"), ("crisis", "crises"), ("thesis", "theses"),
    ("cactus", "cacti"), ("bus", "buses"), ("quiz", "quizzes"), ("this", "these"), ("that", "those"),
    ("is", "are"), ("was", "were"), ("has", "have"), ("movie", "movies"), ("cookie", "cookies"),
    ("calorie", "calories"), ("shoe", "shoes"), ("axis", "axes"), ("index", "indices"),
  ]
  private static let same: Set<String> = [
    "fish", "sheep", "deer", "species", "series", "aircraft", "news", "information", "equipment", "money",
    "rice", "music", "water", "software", "feedback", "luggage", "furniture", "homework", "advice",
  ]

  static func plural(_ word: String) -> String {
    let lower = word.lowercased()
    if same.contains(lower) || irregular.contains(where: { $0.many == lower }) { return word }
    if let pair = irregular.first(where: { $0.one == lower }) { return pair.many.cased(like: word) }
    // What is written in the plural already.
    if singular(word) != word { return word }
    let isUpper =
      word.count > 1 && word == word.uppercased() && word.allSatisfy(\.isLetter) && word.last != "S"
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + (isUpper ? "IES" : "ies")
    }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return word + (isUpper ? "ES" : "es") }
    return word + "s"
  }

  static func singular(_ word: String) -> String {
    let lower = word.lowercased()
    if same.contains(lower) || irregular.contains(where: { $0.one == lower }) { return word }
    if let pair = irregular.first(where: { $0.many == lower }) { return pair.one.cased(like: word) }
    if lower.hasSuffix("ies"), lower.count > 4 { return word.dropLast(3) + "y" }
    if ["sses", "xes", "zes", "ches", "shes"].contains(where: lower.hasSuffix) {
      return String(word.dropLast(2))
    }
    guard lower.hasSuffix("s"), lower.count > 2, !["ss", "us", "is"].contains(where: lower.hasSuffix) else {
      return word
    }
    return String(word.dropLast())
  }
}

extension String {
  /// The word with a capital first letter, or in capitals, where the other is.
  fileprivate func cased(like other: String) -> String {
    if other.count > 1, other == other.uppercased() { return uppercased() }
    return other.first?.isUppercase == true ? prefix(1).uppercased() + dropFirst() : self
  }
}
