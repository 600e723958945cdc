import Foundation
import SashText

/// A value with the style that makes a string of it, which may depend on the locale of the environment.
class FormattedValue: Equatable, @unchecked Sendable {
  /// The string; nil leaves the locale to the style.
  func string(in locale: Locale?) -> String { "" }
  /// The string with its attributes; nil where it has none.
  func attributed(in locale: Locale?) -> AttributedString? { nil }
  func isEqual(to other: FormattedValue) -> Bool { self === other }
  static func == (a: FormattedValue, b: FormattedValue) -> Bool { a === b || a.isEqual(to: b) }
}

final class StyledValue<F: FormatStyle>: FormattedValue, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
  private let input: F.FormatInput
  private let format: F
  init(_ input: F.FormatInput, _ format: F) {
    self.input = input
    self.format = format
  }
  override func string(in locale: Locale?) -> String {
    format.placed(in: locale).format(input)
  }
  override func isEqual(to other: FormattedValue) -> Bool {
    guard let other = other as? StyledValue<F> else { return false }
    return input == other.input && format == other.format
  }
}

/// A value with the style that makes an attributed string of it.
final class AttributedStyledValue<F: FormatStyle>: FormattedValue, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
  private let input: F.FormatInput
  private let format: F
  init(_ input: F.FormatInput, _ format: F) {
    self.input = input
    self.format = format
  }
  override func attributed(in locale: Locale?) -> AttributedString? {
    format.placed(in: locale).format(input)
  }
  override func string(in locale: Locale?) -> String {
    String(format.placed(in: locale).format(input).characters)
  }
  override func isEqual(to other: FormattedValue) -> Bool {
    guard let other = other as? AttributedStyledValue<F> else { return false }
    return input == other.input && format == other.format
  }
}

extension Text {
  /// A value through a format style that gives the parts of the string attributes, in the locale of the environment where a
  /// view has set one.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(.formatted(AttributedStyledValue(input, format)))
  }
}

extension FormatStyle {
  /// This style in the locale of a view, or where that is nil in the one that it says itself: else in the user's.
  package func placed(in locale: Locale?) -> Self {
    if let locale { return self.locale(locale) }
    // What says no locale follows Foundation's, which is not told of the user's.
    guard SystemLocale.locale != .current, self == self.locale(.autoupdatingCurrent) else { return self }
    return self.locale(SystemLocale.locale)
  }
}

extension Locale {
  /// This locale of an environment if a view has set it; nil if it is that of the app.
  package var ofView: Locale? { self == SystemLocale.locale || self == .current ? nil : self }
}

extension LocalizedStringKey {
  /// The translation of a key in a table, in the form that the values call for; `locale` is that of a view which has
  /// another one than the app.
  static func translation(
    of key: String, values: [String?] = [], table: String?, bundle: Bundle?, locale: Locale?
  ) -> String {
    let bundle = bundle ?? .main
    if let format = StringCatalog.format(
      of: key, values: values, table: table, bundle: bundle, locale: locale)
    {
      return format
    }
    var names = SystemLocale.folders
    if let locale {
      let language = locale.language.languageCode?.identifier ?? ""
      names = [locale.identifier, locale.identifier.replacingOccurrences(of: "_", with: "-"), language]
    }
    if bundle === Bundle.main, locale == nil {
      return MainStrings.string(of: key, table: table, languages: names) {
        string(of: key, table: table, bundle: bundle, languages: names)
      } ?? key
    }
    return string(of: key, table: table, bundle: bundle, languages: names) ?? key
  }

  /// The translation of a key without values in the user's languages; nil if a bundle has none.
  static func translation(ofPlain key: String, table: String?, bundle: Bundle) -> String? {
    StringCatalog.format(of: key, values: [], table: table, bundle: bundle, locale: nil)
      ?? string(of: key, table: table, bundle: bundle, languages: SystemLocale.folders)
  }

  /// What the tables of a bundle (`.strings`) say.
  private static func string(
    of key: String, table: String?, bundle: Bundle, languages: [String]
  ) -> String? {
    func find(_ bundle: Bundle) -> String? {
      // What Foundation answers where a table has nothing for the key.
      let nothing = "\u{1}"
      let found = bundle.localizedString(forKey: key, value: nothing, table: table)
      return found == nothing ? nil : found
    }
    for name in languages {
      if let path = bundle.path(forResource: name, ofType: "lproj"), let translated = Bundle(path: path),
        let found = find(translated)
      {
        return found
      }
    }
    return find(bundle)
  }
}

extension TextEnvironment {
  /// The locale that views above have set; nil if it is that of the app. Inside a rule it is depended on.
  var ownLocale: Locale? {
    input[\.locale].ofView
  }
}

/// What has been looked up in the app's tables, which do not change while it runs: a bundle is asked by places in the file
/// system, for each of a thousand rows that show the same words.
private enum MainStrings {
  private struct Known {
    var languages: [String] = []
    /// By table and key; nil for what no table has.
    var strings: [String: [String: String?]] = [:]
    var count = 0
  }
  private static let lock = NSLock()
  nonisolated(unsafe) private static var known = Known()
  /// Keys may be made of data; then they are forgotten at times.
  private static let most = 4096

  static func string(
    of key: String, table: String?, languages: [String], _ find: () -> String?
  ) -> String? {
    let table = table ?? ""
    let before: String?? = lock.withLock {
      if known.languages != languages || known.count > most { known = Known(languages: languages) }
      return known.strings[table]?[key]
    }
    if let before { return before }
    let found = find()
    lock.withLock {
      // Another thread may have had other languages meanwhile.
      guard known.languages == languages, known.strings[table]?[key] == nil else { return }
      known.strings[table, default: [:]][key] = .some(found)
      known.count += 1
    }
    return found
  }
}
