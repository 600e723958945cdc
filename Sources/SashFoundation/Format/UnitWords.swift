import Foundation
import _FoundationICU

/// Amounts of units in words, and lists of them, by the data of ICU: "1 yr, 2 mths", "5 km", "a, b, and c".
package enum UnitWords {
  package enum Width: String, Sendable {
    case wide = "full-name", short, narrow

    fileprivate var ofList: UListFormatterWidth {
      switch self {
      case .wide: ULISTFMT_WIDTH_WIDE
      case .short: ULISTFMT_WIDTH_SHORT
      case .narrow: ULISTFMT_WIDTH_NARROW
      }
    }
  }
  package enum List: Sendable {
    /// One after another, and the last with "and" or "or"; or amounts that belong together.
    case and, or, units

    fileprivate var type: UListFormatterType {
      switch self {
      case .and: ULISTFMT_TYPE_AND
      case .or: ULISTFMT_TYPE_OR
      case .units: ULISTFMT_TYPE_UNITS
      }
    }
  }

  /// An amount of a unit as ICU names it, `duration-hour` or `length-kilometer`, in the language of a locale.
  ///
  /// `number` is a skeleton of ICU that says how the number is written, such as `group-off .00`; nil if ICU does not know
  /// the unit.
  package static func string(
    _ amount: Double, unit: String, width: Width, number: String = "", locale: String
  ) -> String? {
    formatted(amount, "measure-unit/\(unit) unit-width-\(width.rawValue) \(number)", locale)
  }

  /// An amount in the unit that people of a region use for a purpose: miles on roads in the United States.
  package static func string(
    _ amount: Double, unit: String, for usage: String, width: Width, number: String = "", locale: String
  ) -> String? {
    let short = unit.split(separator: "-", maxSplits: 1).last.map(String.init) ?? unit
    return formatted(amount, "unit/\(short) usage/\(usage) unit-width-\(width.rawValue) \(number)", locale)
  }

  /// Parts one after another as a locale lists them.
  package static func joined(_ parts: [String], as list: List, width: Width = .wide, locale: String) -> String
  {
    if parts.count < 2 { return parts.first ?? "" }
    let fallback = parts.joined(separator: ", ")
    var status = U_ZERO_ERROR
    guard let formatter = swift_ulistfmt_openForType(locale, list.type, width.ofList, &status),
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
      return read(room: all.count + 16 * parts.count) {
        swift_ulistfmt_format(formatter, starts, lengths, Int32(lengths.count), $0, $1, &$2)
      } ?? fallback
    }
  }

  /// What a function of ICU writes into a buffer.
  private static func read(
    room: Int = 256, _ write: (UnsafeMutablePointer<UInt16>?, Int32, inout UErrorCode) -> Int32
  ) -> String? {
    var buffer = [UInt16](repeating: 0, count: room)
    var status = U_ZERO_ERROR
    let count = buffer.withUnsafeMutableBufferPointer { write($0.baseAddress, Int32($0.count), &status) }
    guard status.rawValue <= 0, (1...Int32(buffer.count)).contains(count) else { return nil }
    return String(decoding: buffer[..<Int(count)], as: UTF16.self)
  }

  private static func formatted(_ amount: Double, _ skeleton: String, _ locale: String) -> String? {
    lock.withLock {
      guard let formatter = formatter(skeleton, locale), let result else { return nil }
      var status = U_ZERO_ERROR
      swift_unumf_formatDouble(formatter, amount, result, &status)
      guard status.rawValue <= 0 else { return nil }
      return read { swift_unumf_resultToString(result, $0, $1, &$2) }
    }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static let result: OpaquePointer? = {
    var status = U_ZERO_ERROR
    return swift_unumf_openResult(&status)
  }()
  nonisolated(unsafe) private static var formatters: [String: OpaquePointer] = [:]

  private static func formatter(_ skeleton: String, _ locale: String) -> OpaquePointer? {
    if let known = formatters[locale + skeleton] { return known }
    let units = Array(skeleton.utf16)
    var status = U_ZERO_ERROR
    let made = swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), locale, &status)
    guard status.rawValue <= 0 else { return nil }
    formatters[locale + skeleton] = made
    return made
  }
}
