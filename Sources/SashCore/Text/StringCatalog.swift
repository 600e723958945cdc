import Foundation
import SashText
import Synchronization

/// The translations of a table that say more than a string for a key: a catalog (`.xcstrings`), or the plurals of a
/// language (`.stringsdict`).
///
/// What a bundle holds is read once. Main thread only, as texts are.
final class StringCatalog: Sendable {
  /// What a key is translated to in one language.
  struct Entry: Equatable, Sendable {
    /// By the form of the first number: `one`, `other`…; `other` alone where there is one form.
    var forms: [String: String]
    /// Parts of the forms that have forms of their own, by name.
    var parts: [String: Part] = [:]
    struct Part: Equatable, Sendable {
      /// The number of the argument, from 1; nil is the next one.
      var argument: Int?
      /// `lld`, `@`…
      var specifier: String
      var forms: [String: String]
    }
  }

  /// By key and language.
  private let entries: [String: [String: Entry]]
  private let sourceLanguage: String?

  private init(entries: [String: [String: Entry]], sourceLanguage: String?) {
    self.entries = entries
    self.sourceLanguage = sourceLanguage
  }

  private static let known = Mutex<[String: StringCatalog?]>([:])

  /// The format that a key stands for, for values as they were formatted; nil if no catalog has the key.
  ///
  /// - Parameter locale: That of a view which has another one than the app.
  static func format(
    of key: String, values: [String?], table: String?, bundle: Bundle, locale: Locale?
  ) -> String? {
    guard let catalog = catalog(of: table ?? "Localizable", in: bundle), let found = catalog.entries[key]
    else { return nil }
    let languages = languages(locale)
    for language in languages + [catalog.sourceLanguage].compactMap({ $0 }) {
      if let entry = found[language] { return entry.format(values, language: language) }
      // The source language says what it says by the key, where nothing else is written.
      if language == catalog.sourceLanguage { return nil }
    }
    return nil
  }

  /// From the most wanted on: `pt-BR`, `pt`.
  private static func languages(_ locale: Locale?) -> [String] {
    let wanted =
      locale.map { [$0.identifier.replacingOccurrences(of: "_", with: "-")] } ?? SystemLocale.languages
    return wanted.flatMap { name -> [String] in
      let parts = name.split(separator: "-").map(String.init)
      return (1...max(parts.count, 1)).reversed().map { parts.prefix($0).joined(separator: "-") }
    }
  }

  private static func catalog(of table: String, in bundle: Bundle) -> StringCatalog? {
    let place = bundle.bundlePath + "\n" + table
    if let catalog = known.withLock({ $0[place] }) { return catalog }
    let made = read(table, in: bundle)
    known.withLock { $0[place] = .some(made) }
    return made
  }

  private static func read(_ table: String, in bundle: Bundle) -> StringCatalog? {
    var entries: [String: [String: Entry]] = [:]
    var source: String?
    if let path = bundle.path(forResource: table, ofType: "xcstrings"),
      let data = FileManager.default.contents(atPath: path)
    {
      if let file = try? JSONDecoder().decode(CatalogFile.self, from: data) {
        source = file.sourceLanguage
        for (key, string) in file.strings {
          entries[key] = string.localizations?.compactMapValues(\.entry)
        }
      } else {
        runtimeWarning("The string catalog \(path) cannot be read.")
      }
    }
    for folder in bundle.paths(forResourcesOfType: "lproj", inDirectory: nil) {
      let language = URL(fileURLWithPath: folder).deletingPathExtension().lastPathComponent
      guard let data = FileManager.default.contents(atPath: folder + "/\(table).stringsdict"),
        let file = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
      else { continue }
      for case (let key, let value as [String: Any]) in file {
        if let entry = Entry(plurals: value) { entries[key, default: [:]][language] = entry }
      }
    }
    return entries.isEmpty ? nil : StringCatalog(entries: entries, sourceLanguage: source)
  }
}

extension StringCatalog.Entry {
  /// The format in the forms that the values call for.
  func format(_ values: [String?], language: String) -> String {
    let first = values.lazy.compactMap { $0.flatMap(Double.init) }.first
    var result = StringCatalog.Entry.form(forms, first, language)
    var next = 1
    while let reference = result.firstMatch(of: #/%(?:(\d+)\$)?\#@([^@]*)@/#) {
      let part = parts[String(reference.output.2)]
      let number = part?.argument ?? reference.output.1.flatMap { Int($0) } ?? next
      next = number + 1
      var text = ""
      if let part {
        let value = values.indices.contains(number - 1) ? values[number - 1].flatMap(Double.init) : nil
        text = StringCatalog.Entry.form(part.forms, value, language)
        let place = "%\(number)$\(part.specifier)"
        text = text.replacingOccurrences(of: "%arg", with: place)
        text = text.replacingOccurrences(of: "%\(part.specifier)", with: place)
      }
      result.replaceSubrange(reference.range, with: text)
    }
    return result
  }

  private static func form(_ forms: [String: String], _ value: Double?, _ language: String) -> String {
    let other = forms["other"] ?? forms.values.first ?? ""
    guard let value, forms.count > 1 else { return other }
    if value == 0, let zero = forms["zero"] { return zero }
    return forms[PluralRules.category(of: value, language: language)] ?? other
  }

  /// An entry of a `.stringsdict` file.
  fileprivate init?(plurals: [String: Any]) {
    guard let format = plurals["NSStringLocalizedFormatKey"] as? String else { return nil }
    self.init(forms: ["other": format])
    for case (let name, let rules as [String: Any]) in plurals {
      let forms = rules.compactMapValues { $0 as? String }.filter { !$0.key.hasPrefix("NSString") }
      parts[name] = Part(specifier: rules["NSStringFormatValueTypeKey"] as? String ?? "d", forms: forms)
    }
  }
}

/// What is written in a `.xcstrings` file, as far as it is shown.
private struct CatalogFile: Decodable {
  var sourceLanguage: String?
  var strings: [String: Item]

  struct Item: Decodable { var localizations: [String: Localization]? }
  struct Unit: Decodable { var value: String }
  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?

    var entry: StringCatalog.Entry? {
      let forms = stringUnit.map { ["other": $0.value] } ?? variations?.forms
      guard let forms, !forms.isEmpty else { return nil }
      return StringCatalog.Entry(
        forms: forms,
        parts: (substitutions ?? [:]).compactMapValues { part in
          part.variations.map {
            .init(argument: part.argNum, specifier: part.formatSpecifier ?? "@", forms: $0.forms)
          }
        })
    }
  }
  final class Variations: Decodable {
    var plural: [String: Variation]?
    var device: [String: Variation]?

    var forms: [String: String] {
      if let plural { return plural.compactMapValues { $0.stringUnit?.value } }
      let chosen = device.flatMap { $0["mac"] ?? $0["other"] ?? $0["iphone"] ?? $0.values.first }
      return chosen.map { $0.stringUnit.map { ["other": $0.value] } ?? $0.variations?.forms ?? [:] } ?? [:]
    }
  }
  struct Variation: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
  }
  struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }
}
