import Foundation

extension String {
  /// A string to be translated, with the values that are put into its translation.
  ///
  /// Foundation on Linux lacks it, so it stands here; code that imports SwiftUI finds it.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The key, which is what is shown where there is no translation.
    var key: LocalizedStringKey

    /// A key without values.
    public init(_ value: String) { key = LocalizedStringKey(value) }
    public init(stringLiteral value: String) { key = LocalizedStringKey(value) }
    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation.inner)
    }

    public struct StringInterpolation: StringInterpolationProtocol {
      var inner: LocalizedStringKey.StringInterpolation
      public init(literalCapacity: Int, interpolationCount: Int) {
        inner = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
      }
      public mutating func appendLiteral(_ literal: String) { inner.appendLiteral(literal) }
      public mutating func appendInterpolation(_ string: String) { inner.appendInterpolation(string) }
      public mutating func appendInterpolation(_ string: Substring) {
        inner.appendInterpolation(String(string))
      }
      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatInput: Equatable, F.FormatOutput == String {
        inner.appendInterpolation(value, format: format)
      }
      public mutating func appendInterpolation<Subject: ReferenceConvertible>(
        _ subject: Subject, formatter: Formatter? = nil
      ) { inner.appendInterpolation(subject, formatter: formatter) }
      @_disfavoredOverload
      public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
        inner.appendInterpolation(subject, formatter: formatter)
      }
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
        inner.appendInterpolation(value)
      }
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
        inner.appendInterpolation(value, specifier: specifier)
      }
      /// Another string to be translated, in its own table.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        inner.appendInterpolation(Text(resource))
      }
      @_disfavoredOverload
      public mutating func appendInterpolation<T>(_ value: T) { inner.appendInterpolation(value) }
      /// A place for a value that is not known yet.
      public mutating func appendInterpolation(placeholder: Placeholder) {
        inner.appendPlaceholder(placeholder.specifier)
      }
      public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
        inner.appendPlaceholder(specifier)
      }
    }
    /// What kind of value comes later.
    public enum Placeholder: Hashable, Sendable {
      case int, uint, float, double, object
      var specifier: String {
        switch self {
        case .int: "%lld"
        case .uint: "%llu"
        case .float, .double: "%lf"
        case .object: "%@"
        }
      }
    }
  }

  /// The translation of a string in a table of a bundle, `Localizable` of the app's if none is named.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(
        key: keyAndValue.key.key, value: keyAndValue, table: table, bundle: .found(bundle), locale: locale))
  }
  /// The translation of a key, or of the default value where no table has the key.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(
        key: key.description, value: defaultValue, table: table, bundle: .found(bundle), locale: locale))
  }
  /// The translation of a string resource.
  public init(localized resource: LocalizedStringResource) {
    let locale = resource.ownLocale
    self = resource.pieces(in: locale).map { $0.plainString(in: locale) }.joined()
  }
}

extension AttributedString {
  /// The translation of a string, with its Markdown as attributes.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(
        key: keyAndValue.key.key, value: keyAndValue, table: table, bundle: .found(bundle),
        locale: locale ?? .current))
  }
  /// The translation of a string resource, with its Markdown as attributes.
  public init(localized resource: LocalizedStringResource) {
    self.init(
      InlineMarkdown.spans(of: resource.pieces(in: resource.ownLocale)), locale: resource.ownLocale)
  }
  /// How what is put into a translation is marked.
  public struct FormattingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Marks each value with its place among the values.
    ///
    /// - Missing: the marks.
    public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1 << 0)
  }
  /// The translation of a string, with its Markdown as attributes.
  public init(
    localized keyAndValue: String.LocalizationValue, options: FormattingOptions, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(localized: keyAndValue, table: table, bundle: bundle, locale: locale, comment: comment)
  }
  public init(localized resource: LocalizedStringResource, options: FormattingOptions) {
    self.init(localized: resource)
  }
}

extension LocalizedStringKey.Piece {
  /// The characters alone.
  func plainString(in locale: Locale?) -> String {
    switch self {
    case .value(let string): string
    case .text(let text): text.plainString(in: locale)
    }
  }
}
