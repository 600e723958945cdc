import Foundation
import SashDefaults

/// The words that a person has told the app to know.
package enum LearnedWords {
  private static let key = "UITextChecker.learnedWords"
  package private(set) static var all: [String] {
    get { UserDefaults.standard.stringArray(forKey: key) ?? [] }
    set { UserDefaults.standard.set(newValue, forKey: key) }
  }
  package static func contains(_ word: String) -> Bool { all.contains(word) }
  package static func learn(_ word: String) {
    if !all.contains(word) { all.append(word) }
  }
  package static func unlearn(_ word: String) { all.removeAll { $0 == word } }
}
