import Foundation
import Testing

@testable import SashText

@Suite struct SystemLocaleTests {
  @Test(
    "The locale is that of the environment, and American English where it says nothing",
    .enabled(if: Locale.current.identifier == "en_001"),
    arguments: [
      ([:], "en_US", ["en-US"]), (["LANG": "C.UTF-8"], "en_US", ["en-US"]),
      (["LANG": ""], "en_US", ["en-US"]),
      (["LANG": "de_DE.UTF-8"], "de_DE", ["de-DE"]), (["LANG": "sr_RS@latin"], "sr_RS", ["sr-RS"]),
      (["LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR.UTF-8"], "fr_FR", ["fr-FR"]),
      (["LANG": "en_US.UTF-8", "LC_TIME": "de_DE.UTF-8"], "de_DE", ["en-US"]),
      (["LANG": "de_DE.UTF-8", "LANGUAGE": "de_AT:de:en"], "de_DE", ["de-AT", "de", "en"]),
      (["LANG": "C", "LANGUAGE": "de"], "en_US", ["en-US"]), (["LANG": "POSIX"], "en_US", ["en-US"]),
    ] as [([String: String], String, [String])])
  func environment(_ environment: [String: String], _ locale: String, _ languages: [String]) {
    #expect(SystemLocale.locale(in: environment).identifier == locale)
    #expect(SystemLocale.languages(in: environment) == languages)
  }
}
