import Foundation

extension PersonNameComponents {
  /// Writes a name: all of it, its usual part, or its first letters.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public enum Style: Int, Codable, Hashable, Sendable { case short, medium, long, abbreviated }
    public var style: Style
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      (self.style, self.locale) = (style, locale)
    }
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

    /// Names in Chinese, Japanese and Korean letters have the family first and no space.
    public func format(_ name: PersonNameComponents) -> String {
      let parts = [name.givenName, name.familyName].compactMap { $0 }.filter { !$0.isEmpty }
      let isEastAsian = Self.isEastAsian(parts)
      switch style {
      case .short:
        return name.nickname ?? name.givenName ?? name.familyName ?? ""
      case .abbreviated:
        if isEastAsian { return name.familyName ?? parts[0] }
        return parts.compactMap(\.first).map(String.init).joined().uppercased()
      case .medium: return ordered(parts, isEastAsian)
      case .long:
        if isEastAsian { return ordered(parts, true) }
        return [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix].compactMap
        { $0 }
        .filter { !$0.isEmpty }.joined(separator: " ")
      }
    }
    private func ordered(_ parts: [String], _ isEastAsian: Bool) -> String {
      isEastAsian ? parts.reversed().joined() : parts.joined(separator: " ")
    }
    fileprivate static func isEastAsian(_ parts: [String]) -> Bool {
      !parts.isEmpty && parts.allSatisfy { $0.unicodeScalars.allSatisfy(isEastAsian) }
    }
    private static func isEastAsian(_ letter: Unicode.Scalar) -> Bool {
      (0x3040...0x30ff).contains(letter.value) || (0x3400...0x9fff).contains(letter.value)
        || (0xac00...0xd7af).contains(letter.value) || letter.value >= 0x20000
    }
  }

  /// Writes the name in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
    style.format(self)
  }
  /// The usual part of the name.
  public func formatted() -> String { FormatStyle().format(self) }
}

extension PersonNameComponents {
  /// Reads a name: title, given name, others, family name and what follows; or the family name, a comma and the given one.
  ///
  /// In Chinese, Japanese and Korean letters the first is the family name, unless there is a space.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    public init() {}

    /// - Throws: `CocoaError.formatting` if there is no letter.
    public func parse(_ value: String) throws -> PersonNameComponents {
      var name = PersonNameComponents()
      var parts = value.split(whereSeparator: \.isWhitespace).map(String.init)
      guard value.contains(where: \.isLetter), !parts.isEmpty else {
        throw CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "“\(value)” is no name."])
      }
      func normal(_ part: String) -> String { part.lowercased().filter(\.isLetter) }
      if parts.count > 1, Self.prefixes.contains(normal(parts[0])) { name.namePrefix = parts.removeFirst() }
      if parts.count > 1, Self.suffixes.contains(normal(parts.last!)) { name.nameSuffix = parts.removeLast() }
      if let comma = parts.firstIndex(where: { $0.hasSuffix(",") }), comma < parts.count - 1 {
        let family = parts[...comma].joined(separator: " ")
        name.familyName = String(family.dropLast())
        parts.removeSubrange(...comma)
        name.givenName = parts.removeFirst()
        if !parts.isEmpty { name.middleName = parts.joined(separator: " ") }
        return name
      }
      if let last = parts.last, last.hasSuffix(",") { parts[parts.count - 1] = String(last.dropLast()) }
      if PersonNameComponents.FormatStyle.isEastAsian(parts) {
        let whole = parts.joined()
        name.familyName = parts.count > 1 ? parts[0] : String(whole.prefix(1))
        let given = parts.count > 1 ? parts.dropFirst().joined() : String(whole.dropFirst())
        if !given.isEmpty { name.givenName = given }
        return name
      }
      name.givenName = parts.removeFirst()
      if let family = parts.popLast() { name.familyName = family }
      if !parts.isEmpty { name.middleName = parts.joined(separator: " ") }
      return name
    }
    private static let prefixes: Set<String> = [
      "mr", "mrs", "ms", "miss", "dr", "prof", "sir", "dame", "herr", "frau", "fr", "m", "mme", "don", "doña",
    ]
    private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq", "dds"]
  }

  /// Reads a name.
  ///
  /// - Throws: `CocoaError.formatting` if there is none.
  public init(_ value: String) throws { self = try ParseStrategy().parse(value) }
  /// Reads a name by a strategy.
  public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
  where S.ParseOutput == PersonNameComponents { self = try strategy.parse(value) }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
  public var parseStrategy: PersonNameComponents.ParseStrategy { PersonNameComponents.ParseStrategy() }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Writes a name.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  /// Reads a name.
  public static var name: Self { Self() }
}
