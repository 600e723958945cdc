import Foundation
import Synchronization

/// A number of a localized text, shown as the locale of the text writes numbers.
///
/// - Source: SwiftUI's `Text("\(1200)")` is "1,200" in en_US; the rest is what `String(format:locale:)` answers.
@usableFromInline nonisolated enum InterpolatedNumber: Equatable {
  case signed(Int64)
  case unsigned(UInt64)
  case double(Double)

  init<T: _FormatSpecifiable>(_ number: T) {
    switch number._arg {
    case let number as Int64: self = .signed(number)
    case let number as Int32: self = .signed(Int64(number))
    case let number as Double: self = .double(number)
    case let number as CGFloat: self = .double(Double(number))
    case let number as Float: self = .double(Double(number))
    case let number as UInt32: self = .unsigned(UInt64(number))
    case let number as UInt64: self = .unsigned(number)
    default: preconditionFailure("A number that is interpolated is an integer or has a floating point.")
    }
  }

  /// The digits without a locale, as programs read them.
  var plain: String {
    switch self {
    case .signed(let number): number.description
    case .unsigned(let number): number.description
    case .double(let number): number.description
    }
  }

  /// What is shown in a locale.
  ///
  /// - Parameter format: `%lld`, `%.2f`…; one that is of another kind of values counts as the plain one of this kind.
  func string(in locale: Locale, as format: Substring) -> String {
    switch self {
    case .signed(let number):
      guard let format = Self.format(format, of: "diuxXo"), !Self.wholeNumbers.contains(format) else {
        return Self.string(number, in: locale)
      }
      return String(format: format, locale: locale, number)
    case .unsigned(let number):
      guard let format = Self.format(format, of: "diuxXo"), !Self.wholeNumbers.contains(format) else {
        return Int64(exactly: number).map { Self.string($0, in: locale) }
          ?? number.formatted(.number.locale(locale))
      }
      return String(format: format, locale: locale, number)
    case .double(let number):
      return String(format: Self.format(format, of: "fFeEgGaA") ?? "%lf", locale: locale, number)
    }
  }

  private static func format(_ format: Substring, of letters: String) -> String? {
    guard let last = format.last, letters.contains(last), !format.contains("*") else { return nil }
    return String(format)
  }
  private static let wholeNumbers: Set<String> = ["%lld", "%d", "%ld", "%i", "%llu", "%u", "%lu", "%zd"]

  private static func string(_ number: Int64, in locale: Locale) -> String {
    (-999...999).contains(number) && hasPlainDigits(locale)
      ? number.description : number.formatted(.number.locale(locale))
  }

  /// True where small numbers are written with the digits 0 to 9 and a hyphen.
  private static func hasPlainDigits(_ locale: Locale) -> Bool {
    known.withLock { known in
      if let known, known.locale == locale { return known.isPlain }
      let isPlain = (-10).formatted(.number.locale(locale)) == "-10"
      known = (locale, isPlain)
      return isPlain
    }
  }
  private static let known = Mutex<(locale: Locale, isPlain: Bool)?>(nil)
}

/// A number that can be interpolated into a key with a format specifier.
public protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg: CVarArg
  var _arg: _Arg { get }
  var _specifier: String { get }
}

nonisolated extension Int: _FormatSpecifiable {
  public var _arg: Int64 { Int64(self) }
  public var _specifier: String { "%lld" }
}
nonisolated extension Int8: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
  public var _specifier: String { "%d" }
}
nonisolated extension Int16: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
  public var _specifier: String { "%d" }
}
nonisolated extension Int32: _FormatSpecifiable {
  public var _arg: Int32 { self }
  public var _specifier: String { "%d" }
}
nonisolated extension Int64: _FormatSpecifiable {
  public var _arg: Int64 { self }
  public var _specifier: String { "%lld" }
}
nonisolated extension UInt: _FormatSpecifiable {
  public var _arg: UInt64 { UInt64(self) }
  public var _specifier: String { "%llu" }
}
nonisolated extension UInt8: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
  public var _specifier: String { "%u" }
}
nonisolated extension UInt16: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
  public var _specifier: String { "%u" }
}
nonisolated extension UInt32: _FormatSpecifiable {
  public var _arg: UInt32 { self }
  public var _specifier: String { "%u" }
}
nonisolated extension UInt64: _FormatSpecifiable {
  public var _arg: UInt64 { self }
  public var _specifier: String { "%llu" }
}
nonisolated extension Double: _FormatSpecifiable {
  public var _arg: Double { self }
  public var _specifier: String { "%lf" }
}
nonisolated extension Float: _FormatSpecifiable {
  public var _arg: Float { self }
  public var _specifier: String { "%f" }
}
nonisolated extension CGFloat: _FormatSpecifiable {
  public var _arg: CGFloat { self }
  public var _specifier: String { "%lf" }
}
