import Foundation

/// A text with values in it, of which some are nobody's business.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  let text: String
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Collects the parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""
  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
  public mutating func appendLiteral(_ literal: String) { text += literal }

  private mutating func append(_ string: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy) {
    text += align.apply(privacy.hides ? "<private>" : string)
  }
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append("\(value())", align, privacy) }
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T?, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append(value().map { "\($0)" } ?? "nil", align, privacy) }
  public mutating func appendInterpolation<T: BinaryInteger>(
    _ number: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(format.apply(number()), align, privacy) }
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Double, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(format.apply(number()), align, privacy) }
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Float, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(format.apply(Double(number())), align, privacy) }
}

/// Who may read a value.
public struct OSLogPrivacy: Sendable {
  let hides: Bool
  public enum Mask: Sendable { case hash, none }
  public static var auto: OSLogPrivacy { .init(hides: false) }
  public static var `public`: OSLogPrivacy { .init(hides: false) }
  public static var `private`: OSLogPrivacy { .init(hides: true) }
  public static var sensitive: OSLogPrivacy { .init(hides: true) }
  public static func auto(mask: Mask) -> OSLogPrivacy { .init(hides: mask == .hash) }
  public static func `private`(mask: Mask) -> OSLogPrivacy { .init(hides: true) }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .init(hides: true) }
}

/// The room that a value gets.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isLeft: Bool
  public static var none: OSLogStringAlignment { .init(columns: 0, isLeft: false) }
  public static func left(columns: Int) -> OSLogStringAlignment { .init(columns: columns, isLeft: true) }
  public static func right(columns: Int) -> OSLogStringAlignment { .init(columns: columns, isLeft: false) }
  func apply(_ text: String) -> String {
    let room = String(repeating: " ", count: max(0, columns - text.count))
    return isLeft ? text + room : room + text
  }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var minDigits = 0
  private var isUppercase = false
  private var prefix = ""
  private var words: (@Sendable (Int64) -> String)?
  private init(radix: Int, minDigits: Int, isUppercase: Bool, prefix: String) {
    (self.radix, self.minDigits, self.isUppercase, self.prefix) = (radix, minDigits, isUppercase, prefix)
  }
  private init(_ words: @escaping @Sendable (Int64) -> String) { self.words = words }
  /// true or false.
  public static var truth: OSLogIntegerFormatting { .init { $0 == 0 ? "false" : "true" } }
  /// YES or NO.
  public static var answer: OSLogIntegerFormatting { .init { $0 == 0 ? "NO" : "YES" } }
  public static var byteCount: OSLogIntegerFormatting {
    .init { ByteCountFormatter.string(fromByteCount: $0, countStyle: .decimal) }
  }
  public static var byteCountIEC: OSLogIntegerFormatting {
    .init { ByteCountFormatter.string(fromByteCount: $0, countStyle: .binary) }
  }
  public static var bitrate: OSLogIntegerFormatting { .init { "\($0) bps" } }
  public static var bitrateIEC: OSLogIntegerFormatting { .init { "\($0) bps" } }
  /// The words of the system for the number of an error.
  public static var darwinErrno: OSLogIntegerFormatting {
    .init { number in "[\(number): \(String(cString: strerror(Int32(truncatingIfNeeded: number))))]" }
  }
  public static var darwinSignal: OSLogIntegerFormatting {
    .init { number in "[\(number): \(String(cString: strsignal(Int32(truncatingIfNeeded: number))))]" }
  }
  public static var darwinMode: OSLogIntegerFormatting { .init { "0" + String($0, radix: 8) } }
  public static var ipv4Address: OSLogIntegerFormatting {
    .init { number in (0..<4).map { String((number >> ($0 * 8)) & 255) }.joined(separator: ".") }
  }
  public static var secondsSince1970: OSLogIntegerFormatting {
    .init { "\(Date(timeIntervalSince1970: TimeInterval($0)))" }
  }
  public static var decimal: OSLogIntegerFormatting { decimal(minDigits: 0) }
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting
  {
    .init(radix: 10, minDigits: minDigits, isUppercase: false, prefix: explicitPositiveSign ? "+" : "")
  }
  public static var hex: OSLogIntegerFormatting { hex() }
  public static func hex(includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0)
    -> OSLogIntegerFormatting
  { .init(radix: 16, minDigits: minDigits, isUppercase: uppercase, prefix: includePrefix ? "0x" : "") }
  public static var octal: OSLogIntegerFormatting {
    .init(radix: 8, minDigits: 0, isUppercase: false, prefix: "")
  }
  func apply<T: BinaryInteger>(_ number: T) -> String {
    if let words { return words(Int64(truncatingIfNeeded: number)) }
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
    return (number < 0 ? "-" : prefix) + zeros + digits
  }
}

/// How a number is written.
public struct OSLogFloatFormatting: Sendable {
  private let format: String
  public static var fixed: OSLogFloatFormatting { .init(format: "%f") }
  public static func fixed(precision: Int, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
    .init(format: "%\(explicitPositiveSign ? "+" : "").\(precision)f")
  }
  public static var exponential: OSLogFloatFormatting { .init(format: "%e") }
  public static func exponential(precision: Int) -> OSLogFloatFormatting { .init(format: "%.\(precision)e") }
  public static var hybrid: OSLogFloatFormatting { .init(format: "%g") }
  func apply(_ number: Double) -> String { String(format: format, number) }
}
