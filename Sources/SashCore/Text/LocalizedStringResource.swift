import Foundation

/// A string that is translated where it is shown: a key with its values, its table and its bundle.
///
/// Foundation on Linux lacks it, so it stands here; code that imports SwiftUI finds it.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation,
  CustomLocalizedStringResourceConvertible, @unchecked Sendable
{
  /// What is looked up.
  public let key: String
  /// What is shown where no table has the key.
  public let defaultValue: String.LocalizationValue
  /// The name of the strings file; nil is `Localizable`.
  public let table: String?
  /// The language that it is translated to.
  public var locale: Locale
  let source: BundleSource

  /// Where the tables are.
  public enum BundleDescription: @unchecked Sendable {
    /// In the app.
    case main
    /// Where the code of a class is.
    case forClass(AnyClass)
    /// In the bundle at a place.
    case atURL(URL)
  }
  enum BundleSource: Equatable {
    case main
    case url(URL)

    init(_ description: BundleDescription) {
      switch description {
      case .main: self = .main
      case .forClass(let type): self = .found(Bundle(for: type))
      case .atURL(let url): self = .url(url)
      }
    }
    static func found(_ bundle: Bundle?) -> BundleSource {
      bundle.map { $0 == .main ? .main : .url($0.bundleURL) } ?? .main
    }
    var bundle: Bundle? { if case .url(let url) = self { Bundle(url: url) } else { nil } }
  }

  init(key: String, value: String.LocalizationValue, table: String?, bundle: BundleSource, locale: Locale) {
    self.key = key
    defaultValue = value
    self.table = table
    source = bundle
    self.locale = locale
  }

  /// A string that is its own key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key.key, value: keyAndValue, table: table, bundle: BundleSource(bundle), locale: locale
    )
  }
  /// A string with a key that is not shown.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: key.description, value: defaultValue, table: table, bundle: BundleSource(bundle), locale: locale)
  }
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  public var localizedStringResource: LocalizedStringResource { self }
}

/// A value that has words for people.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource {
  /// The locale that it was given; nil if it is that of the app.
  var ownLocale: Locale? { locale.ofView }

  /// The translation in pieces, in a locale, or where that is nil in its own.
  func pieces(in locale: Locale?) -> [LocalizedStringKey.Piece] {
    defaultValue.key.pieces(
      named: key, table: table, bundle: source.bundle, locale: locale ?? ownLocale)
  }
}

extension Text {
  /// The translation of a string resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(.resource(resource)) }
}
