import Foundation
import SashCore

extension FieldResponder {
  /// What is known of misspelled words while somebody types here; nil where they are not looked for.
  ///
  /// - Source: `UITextSpellCheckingType`: words are checked where they are corrected; marks are seen while a field is edited
  var checked: FieldSpelling? {
    guard isFocused, let language = host.services.spellingLanguage, let field = live, !field.isSecure,
      !isAutocorrectionOff.untrackedValue, keyboardKind.untrackedValue.hasWords
    else { return nil }
    let checker = MainActor.assumeIsolated {
      SpellingCheckers.checker(for: language) { [weak self] in self?.run { _ in } }
    }
    guard let checker else { return nil }
    if spelling?.checker !== checker { spelling = SpellingMarks(checker) }
    return FieldSpelling(marks: spelling!, version: checker.version, typedPlace: typedPlace)
  }

  /// The misspelled word at an offset.
  func misspelled(at offset: Int) -> Range<Int>? {
    checkedParagraph(at: offset)?.words.first { $0.contains(offset) }
  }
  /// The misspelled words of the paragraph at an offset; nil where nobody checks.
  func checkedParagraph(at offset: Int) -> (words: [Range<Int>], range: Range<Int>)? {
    host.graph.withCurrent {
      guard let spelling = checked, let content = live.map({ _ in content.untrackedValue }),
        content.prompt == nil
      else { return nil }
      let row = content.lines.row(at: offset)
      return (spelling.marks.ranges(in: row, of: content.lines, typedPlace: nil), row.range)
    }
  }

  /// - Source: the menu of a Mac: guesses come first, then what lets the word pass, here or always
  func addGuesses(for word: Range<Int>, to menu: inout EditMenu) {
    guard let checker = spelling?.checker else { return }
    let wrong = editing[word]
    let guesses = checker.guesses(for: wrong).prefix(5)
    if guesses.isEmpty { menu.add("No Guesses Found", if: false) {} }
    for guess in guesses {
      menu.add(LocalizedStringKey(guess)) { [weak self] in
        self?.replaceUnits(word, with: guess)
      }
    }
    menu.add("Ignore Spelling", beginsGroup: true) { [weak self] in
      checker.ignore(wrong)
      self?.run { _ in }
    }
    menu.add("Learn Spelling") { [weak self] in
      LearnedWords.learn(wrong)
      checker.ignore(wrong)
      self?.run { _ in }
    }
  }
}
