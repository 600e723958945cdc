import Foundation

extension String.StandardComparator {
  /// Compares texts as a person would.
  ///
  /// - Missing: numbers in texts and the order of other languages; it compares letter by letter.
  public static var localizedStandard: String.StandardComparator { .lexical }
  /// Compares texts in the order of the person's language.
  ///
  /// - Missing: the order of other languages; it compares letter by letter.
  public static var localized: String.StandardComparator { .lexical }
}
