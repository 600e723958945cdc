import Foundation
import SashCore
import SashText

/// The checkers of the program by language. A dictionary is read beside the main thread, once a field asks for it.
@MainActor enum SpellingCheckers {
  private static var known: [String: SpellingChecker] = [:]
  /// Languages that are being read, with who waits for them.
  private static var waiting: [String: [@MainActor () -> Void]] = [:]
  private static var missing: Set<String> = []

  /// The checker of a language; nil while its dictionary is read, and where the machine has none.
  ///
  /// - Parameter later: Called once it is there.
  static func checker(for language: String, later: @escaping @MainActor () -> Void) -> SpellingChecker? {
    if let checker = known[language] { return checker }
    if missing.contains(language) { return nil }
    if let dictionary = SpellingFiles.known(for: language) { return add(dictionary, language) }
    if waiting[language] != nil {
      waiting[language]?.append(later)
      return nil
    }
    waiting[language] = [later]
    DispatchQueue.global(qos: .utility).async {
      let found = SpellingFiles.dictionary(for: language)
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          let actions = waiting.removeValue(forKey: language) ?? []
          guard let found else {
            missing.insert(language)
            return
          }
          _ = add(found, language)
          for action in actions { action() }
        }
      }
    }
    return nil
  }
  private static func add(_ dictionary: SpellingDictionary, _ language: String) -> SpellingChecker {
    let checker = SpellingChecker(dictionary)
    checker.ignore(LearnedWords.all)
    known[language] = checker
    return checker
  }
}
