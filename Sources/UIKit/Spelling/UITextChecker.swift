import Foundation
import SashCore
import SashText

/// Finds words that are not written as a dictionary has them.
///
/// The dictionaries are those of Hunspell that the machine has; without one of a language, all of its words pass and one
/// message says which package brings it.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
  public override nonisolated init() { super.init() }

  /// Words that this checker passes over, known or not.
  open var ignoredWords: [String]? {
    get { ignored.sorted() }
    set { ignored = Set(newValue ?? []) }
  }
  private var ignored = Set<String>()
  open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore) }

  /// The first misspelled word in a range from an offset on; a range at `NSNotFound` if there is none.
  ///
  /// - Parameters:
  ///   - range: In UTF-16 units, as all ranges here are.
  ///   - wrapFlag: Whether to go on at the start of the range after its end.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    let nothing = NSRange(location: NSNotFound, length: 0)
    guard let dictionary = dictionary(for: language),
      let part = Range(
        NSIntersectionRange(range, NSRange(location: 0, length: stringToCheck.utf16.count)), in: stringToCheck
      )
    else { return nothing }
    let wrong = SpellingWords.ranges(in: stringToCheck[part]).filter { word in
      let text = String(stringToCheck[word])
      return !ignored.contains(text) && !UITextChecker.hasLearnedWord(text) && !dictionary.contains(text)
    }.map { NSRange($0, in: stringToCheck) }
    return wrong.first { $0.location >= startingOffset } ?? (wrapFlag ? wrong.first : nil) ?? nothing
  }
  /// What a word may be meant to be, the likeliest first; nil if nothing is near.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let place = Range(range, in: string), let dictionary = dictionary(for: language)
    else { return nil }
    let found = dictionary.guesses(for: String(string[place]))
    return found.isEmpty ? nil : found
  }
  /// The words that begin as a part of a string does, by the alphabet; nil if there are none.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]?
  {
    guard let place = Range(range, in: string), !place.isEmpty,
      let dictionary = dictionary(for: language)
    else { return nil }
    let found = dictionary.completions(of: String(string[place]))
    return found.isEmpty ? nil : found
  }

  private func dictionary(for language: String) -> SpellingDictionary? {
    let found = SpellingFiles.dictionary(for: language)
    if found == nil {
      runtimeWarning(
        "There is no dictionary of '\(language)' to check the spelling with, so all words pass. Install one, such as the package hunspell-en-us."
      )
    }
    return found
  }

  // MARK: Learned words

  /// Adds a word to those that all checkers of the app pass, from now on and after it has been started anew.
  open class func learnWord(_ word: String) {
    LearnedWords.learn(word)
  }
  open class func hasLearnedWord(_ word: String) -> Bool { LearnedWords.contains(word) }
  open class func unlearnWord(_ word: String) { LearnedWords.unlearn(word) }
  /// The languages that the machine has dictionaries of, such as `en_US`.
  open class var availableLanguages: [String] { SpellingFiles.languages }
}
