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
      let isEastAsian = !parts.isEmpty && parts.allSatisfy { $0.unicodeScalars.allSatisfy(Self.isEastAsian) }
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

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Writes a name.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
