import Foundation

/// The dictionaries of the machine, each read when it is first asked for.
package enum SpellingFiles {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var read: [String: SpellingDictionary] = [:]
  /// Where they lie, the user's own first; tests put theirs before.
  package nonisolated(unsafe) static var folders: [String] = {
    let data =
      ProcessInfo.processInfo.environment["XDG_DATA_HOME"] ?? NSHomeDirectory() + "/.local/share"
    return [
      "\(data)/hunspell", "/usr/local/share/hunspell", "/usr/share/hunspell", "/usr/share/myspell/dicts",
    ]
  }()
  private static let lists = "/usr/share/dict"

  /// The languages that there are dictionaries of: `en_US`.
  package static var languages: [String] {
    var found: [String] = []
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names.sorted() where name.hasSuffix(".dic") {
        let language = String(name.dropLast(4))
        if !found.contains(language), path(language, in: folder) != nil { found.append(language) }
      }
    }
    return found
  }
  private static func path(_ language: String, in folder: String) -> String? {
    let path = "\(folder)/\(language)"
    let exists = FileManager.default.fileExists(atPath:)
    return exists(path + ".dic") && exists(path + ".aff") ? path : nil
  }

  /// The dictionary of a language, `en` being any English; nil where the machine has none. To read one takes a moment.
  package static func dictionary(for language: String) -> SpellingDictionary? {
    let language = name(language)
    return lock.withLock {
      if let known = read[language] { return known }
      guard let found = load(language) else { return nil }
      read[language] = found
      return found
    }
  }
  /// The dictionary of a language if it has been read already.
  package static func known(for language: String) -> SpellingDictionary? {
    lock.withLock { read[name(language)] }
  }
  private static func name(_ language: String) -> String { language.replacingOccurrences(of: "-", with: "_") }
  private static func load(_ language: String) -> SpellingDictionary? {
    let plain = language.prefix { $0 != "_" }
    let known = languages
    // British words are English too, but Americans come first where nobody says which.
    let near = known.filter { $0 == plain || $0.hasPrefix(plain + "_") }
    let homes = ["\(plain)_US", "\(plain)_\(plain)"].map { $0.uppercased() }
    let home = near.first { homes.contains($0.uppercased()) }
    if let name = known.first(where: { $0 == language }) ?? home ?? near.first,
      let path = folders.lazy.compactMap({ path(name, in: $0) }).first,
      let words = FileManager.default.contents(atPath: path + ".dic"),
      let rules = FileManager.default.contents(atPath: path + ".aff")
    {
      return SpellingDictionary(dictionary: words, affixes: rules)
    }
    let names = [
      "en": ["american-english", "british-english", "words"], "de": ["ngerman"], "fr": ["french"],
    ]
    for name in names[String(plain)] ?? [] {
      if let list = try? String(contentsOfFile: "\(lists)/\(name)", encoding: .utf8) {
        return SpellingDictionary(list: list)
      }
    }
    return nil
  }
}
