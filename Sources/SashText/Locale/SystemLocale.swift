import Foundation
import SashDisplay

/// The region and the languages of the user, as the environment of the process names them.
///
/// Foundation on Linux answers English of the world (`en_001`) to everybody, until it is told (`FoundationLocale`). Where
/// the environment says nothing, it is American English, as on Apple's systems before anybody has chosen.
///
/// - Source: `setlocale(3)` and the manual of gettext for the order of the variables.
/// - Missing: `Locale.preferredLanguages` of Foundation, which cannot be told.
package enum SystemLocale {
  /// What Foundation answers that has not been told.
  static let unsaid = "en_001"

  /// For dates and numbers.
  package static var locale: Locale { known.withLock { $0 } }
  private static let known = Locked(
    {
      let known = Locale.current
      return known.identifier == unsaid ? locale(in: ProcessInfo.processInfo.environment) : known
    }())
  /// Takes what the environment says now.
  static func readAgain() {
    let now = locale(in: ProcessInfo.processInfo.environment)
    known.withLock { $0 = now }
  }
  /// For words, the most wanted first, as BCP 47 tags.
  package static let languages = languages(in: ProcessInfo.processInfo.environment)

  /// The languages, as folders of translations are named, where Foundation would choose those of another one.
  package static let folders: [String] = {
    let known = Locale.preferredLanguages.first.map { Locale(identifier: $0).language.languageCode }
    if languages.first.map({ Locale(identifier: $0).language.languageCode }) == known { return [] }
    return languages.flatMap { tag -> [String] in
      let parts = tag.split(separator: "-").map(String.init)
      return (1...max(parts.count, 1)).reversed().map { parts.prefix($0).joined(separator: "-") }
    }
  }()

  static func locale(in environment: [String: String]) -> Locale {
    Locale(identifier: name(["LC_ALL", "LC_TIME", "LANG"], environment) ?? "en_US")
  }

  static func languages(in environment: [String: String]) -> [String] {
    let known = Locale.preferredLanguages
    guard known == ["en-001"] else { return known }
    guard let name = name(["LC_ALL", "LC_MESSAGES", "LANG"], environment) else { return ["en-US"] }
    // A list of languages counts only where there is a locale at all.
    let list = (environment["LANGUAGE"] ?? "").split(separator: ":").compactMap { plain(String($0)) }
    return (list.isEmpty ? [name] : list).map { $0.replacingOccurrences(of: "_", with: "-") }
  }

  /// What the first of these variables says that says anything.
  private static func name(_ variables: [String], _ environment: [String: String]) -> String? {
    variables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }.flatMap(plain)
  }

  /// `de_DE` of `de_DE.UTF-8@euro`; nil for the locale of computers.
  private static func plain(_ text: String) -> String? {
    let name = String(text.prefix { $0 != "." && $0 != "@" })
    return name.isEmpty || name == "C" || name == "POSIX" ? nil : name
  }
}
