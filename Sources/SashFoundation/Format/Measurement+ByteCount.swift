import Foundation

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
  /// Says how large a file or a piece of memory is: "1.2 GB".
  public struct ByteCount: Foundation.FormatStyle, Sendable {
    public typealias FormatInput = Measurement<UnitInformationStorage>
    public typealias FormatOutput = String

    /// Whether a kilobyte has 1,000 bytes or 1,024.
    public var style: ByteCountFormatStyle.Style
    public var allowedUnits: ByteCountFormatStyle.Units
    /// "Zero kB" in place of "0 bytes".
    public var spellsOutZero: Bool
    /// Adds the number of bytes in parentheses.
    public var includesActualByteCount: Bool
    public var locale: Locale

    public init(
      style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units, spellsOutZero: Bool,
      includesActualByteCount: Bool, locale: Locale
    ) {
      self.style = style
      self.allowedUnits = allowedUnits
      self.spellsOutZero = spellsOutZero
      self.includesActualByteCount = includesActualByteCount
      self.locale = locale
    }

    /// Amounts beyond what 64 bits count are as much as these.
    public func format(_ value: Measurement<UnitInformationStorage>) -> String {
      let bytes = value.converted(to: .bytes).value
      let count = bytes.isNaN ? 0 : Int64(exactly: bytes.rounded()) ?? (bytes < 0 ? .min : .max)
      return ByteCountFormatStyle(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount, locale: locale
      ).format(count)
    }
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
  /// Says how large a file or a piece of memory is.
  public static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
    spellsOutZero: Bool = true, includesActualByteCount: Bool = false
  ) -> Self {
    Self(
      style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount, locale: .autoupdatingCurrent)
  }
}
