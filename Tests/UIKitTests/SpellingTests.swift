import Foundation
import Sash
import Testing

@testable import UIKit

/// Checks words with a dictionary of its own, not with what the machine has.
@MainActor @Suite("The spelling of words", .serialized)
struct SpellingTests {
  private static let affixes = """
    SET UTF-8
    TRY esianrtolcdugmphbyfvkwzxjq
    REP 1
    REP f ph
    PFX A Y 1
    PFX A 0 re .
    SFX D Y 4
    SFX D 0 d e
    SFX D y ied [^aeiou]y
    SFX D 0 ed [^ey]
    SFX D 0 ed [aeiou]y
    SFX S Y 1
    SFX S 0 s [^y]

    """
  private static let words = "6\nword/S\ntry/D\nplay/AD\nmove/AD\nphone/S\nLinux\n"

  private func checker() throws -> UITextChecker {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Self.affixes.write(to: folder.appendingPathComponent("xx_US.aff"), atomically: true, encoding: .utf8)
    try Self.words.write(to: folder.appendingPathComponent("xx_US.dic"), atomically: true, encoding: .utf8)
    TestHost.spellingFolders.insert(folder.path, at: 0)
    return UITextChecker()
  }
  private func wrong(_ text: String, from start: Int = 0, wrap: Bool = false, _ checker: UITextChecker)
    -> String?
  {
    let range = checker.rangeOfMisspelledWord(
      in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: start, wrap: wrap,
      language: "xx")
    return range.location == NSNotFound ? nil : (text as NSString).substring(with: range)
  }

  @Test(
    "Words are right as the dictionary has them, with the endings and beginnings that it allows them [S4-004]"
  )
  func affixes() throws {
    let checker = try checker()
    for word in ["word", "words", "tried", "played", "replay", "replayed", "moved", "Word", "WORDS", "Linux"]
    {
      #expect(wrong(word, checker) == nil, "\(word)")
    }
    for word in ["trys", "retry", "movees", "linux", "wird", "plaied"] {
      #expect(wrong(word, checker) == word, "\(word)")
    }
  }

  @Test(
    "The first wrong word from an offset on is found, numbers and what was ignored or learned are passed over [S4-003]"
  )
  func ranges() throws {
    let checker = try checker()
    #expect(wrong("word wrod 12abc phone fone", checker) == "wrod")
    #expect(wrong("word wrod phone fone", from: 10, checker) == "fone")
    #expect(wrong("wrod phone", from: 5, checker) == nil)
    #expect(wrong("wrod phone", from: 5, wrap: true, checker) == "wrod")
    checker.ignoreWord("wrod")
    #expect(wrong("wrod fone", checker) == "fone")
    UITextChecker.learnWord("fone")
    defer { UITextChecker.unlearnWord("fone") }
    #expect(wrong("wrod fone", checker) == nil && UITextChecker.hasLearnedWord("fone"))
  }

  @Test("Guesses are words that differ by what is often confused, or by one letter")
  func guesses() throws {
    let checker = try checker()
    func guesses(_ word: String) -> [String]? {
      checker.guesses(
        forWordRange: NSRange(location: 0, length: word.utf16.count), in: word, language: "xx_US")
    }
    #expect(guesses("fone") == ["phone"])
    #expect(guesses("Wrod") == ["Word"])
    #expect(guesses("zzzzzz") == nil)
    #expect(
      checker.completions(forPartialWordRange: NSRange(location: 0, length: 2), in: "ph", language: "xx")
        == ["phone"])
    #expect(UITextChecker.availableLanguages.contains("xx_US"))
  }
}
