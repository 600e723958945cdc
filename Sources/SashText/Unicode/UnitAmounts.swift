import Foundation
import _FoundationICU

/// Amounts of units of time in words, "1 yr, 2 mths", by the data of ICU. Main thread only.
package enum UnitAmounts {
  package enum Unit: String {
    case year, month, day, hour, minute, second
  }

  /// The amounts one after another as a locale lists them; whole words if `isWide`, short ones otherwise.
  package static func string(_ amounts: [(Int, Unit)], isWide: Bool, locale: String) -> String {
    let parts = amounts.map { part($0.0, $0.1, isWide: isWide, locale: locale) }
    return parts.count > 1 ? joined(parts, isWide: isWide, locale: locale) : parts.first ?? ""
  }

  private static func part(_ amount: Int, _ unit: Unit, isWide: Bool, locale: String) -> String {
    let fallback = "\(amount) \(unit.rawValue)"
    guard let formatter = formatter(unit, isWide: isWide, locale: locale), let result else { return fallback }
    var status = U_ZERO_ERROR
    swift_unumf_formatInt(formatter, Int64(amount), result, &status)
    return read(fallback) { swift_unumf_resultToString(result, $0, $1, &$2) }
  }

  private static func joined(_ parts: [String], isWide: Bool, locale: String) -> String {
    let fallback = parts.joined(separator: ", ")
    var status = U_ZERO_ERROR
    guard
      let formatter = swift_ulistfmt_openForType(
        locale, ULISTFMT_TYPE_UNITS, isWide ? ULISTFMT_WIDTH_WIDE : ULISTFMT_WIDTH_SHORT, &status),
      status.rawValue <= 0
    else { return fallback }
    defer { swift_ulistfmt_close(formatter) }
    let units = parts.map { Array($0.utf16) }
    let all = units.flatMap { $0 }
    return all.withUnsafeBufferPointer { buffer in
      var starts: [UnsafePointer<UInt16>?] = []
      var offset = 0
      for part in units {
        starts.append(buffer.baseAddress.map { $0 + offset })
        offset += part.count
      }
      let lengths = units.map { Int32($0.count) }
      return read(fallback) {
        swift_ulistfmt_format(formatter, starts, lengths, Int32(lengths.count), $0, $1, &$2)
      }
    }
  }

  /// What a function of ICU writes into a buffer.
  private static func read(
    _ fallback: String, _ write: (UnsafeMutablePointer<UInt16>?, Int32, inout UErrorCode) -> Int32
  ) -> String {
    var buffer = [UInt16](repeating: 0, count: 128)
    var status = U_ZERO_ERROR
    let count = buffer.withUnsafeMutableBufferPointer { write($0.baseAddress, Int32($0.count), &status) }
    guard status.rawValue <= 0, (1...Int32(buffer.count)).contains(count) else { return fallback }
    return String(decoding: buffer[..<Int(count)], as: UTF16.self)
  }

  nonisolated(unsafe) private static let result: OpaquePointer? = {
    var status = U_ZERO_ERROR
    return swift_unumf_openResult(&status)
  }()
  nonisolated(unsafe) private static var formatters: [String: OpaquePointer] = [:]

  private static func formatter(_ unit: Unit, isWide: Bool, locale: String) -> OpaquePointer? {
    let skeleton =
      "measure-unit/duration-\(unit.rawValue) unit-width-\(isWide ? "full-name" : "short") group-off"
    if let known = formatters[locale + skeleton] { return known }
    let units = Array(skeleton.utf16)
    var status = U_ZERO_ERROR
    let made = swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), locale, &status)
    guard status.rawValue <= 0 else { return nil }
    formatters[locale + skeleton] = made
    return made
  }
}
