import Foundation

/// The key of a text in the app's string tables; literals in `Text` and most other views are keys.
///
/// Interpolated values become placeholders of the key (`%lld` for integers, `%lf` for floating point, `%@` for the
/// rest) and are put in after the translation is found.
///
/// Markdown in the key is shown: emphasis, strong emphasis, strikethrough, code and links. What is interpolated is not read as
/// Markdown.
///
/// A string catalog or a `.stringsdict` of the bundle may give another form for each number.
@frozen
public nonisolated struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation,
  @unchecked Sendable
{
  @usableFromInline var key: String
  @usableFromInline var arguments: [Argument]

  @usableFromInline enum Argument: Equatable {
    case value(String)
    case number(InterpolatedNumber)
    case text(Text)
    /// The value as programs read it; nil for texts.
    fileprivate var string: String? {
      switch self {
      case .value(let string): string
      case .number(let number): number.plain
      case .text: nil
      }
    }
    /// The argument as a text, in which nothing is read as a mark.
    fileprivate func text(in locale: Locale?, as format: Substring) -> Text {
      switch self {
      case .value(let string): Text(verbatim: string)
      case .number(let number): Text(verbatim: number.string(in: locale ?? .current, as: format))
      case .text(let text): text
      }
    }
  }

  /// A part of a translation.
  enum Piece: Equatable {
    /// What the translation says, in which there may be marks.
    case value(String)
    /// What is put in.
    case text(Text)
  }

  @inlinable public init(_ value: String) {
    key = value
    arguments = []
  }
  @inlinable public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
    }
    public mutating func appendLiteral(_ literal: String) {
      let hasSign =
        literal.utf8.withContiguousStorageIfAvailable {
          memchr($0.baseAddress ?? UnsafePointer(bitPattern: 1)!, Int32(UInt8(ascii: "%")), $0.count) != nil
        } ?? literal.utf8.contains(UInt8(ascii: "%"))
      key += hasSign ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }
    private mutating func append(_ placeholder: String, _ argument: Argument) {
      key += placeholder
      arguments.append(argument)
    }
    public mutating func appendInterpolation(_ string: String) { append("%@", .value(string)) }
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", .value(formatter?.string(for: subject) ?? "\(subject)"))
    }
    /// What a formatter of Foundation makes of a value: on Apple's systems these are objects, here also `Date` and numbers.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append("%@", .value(formatter.string(for: subject) ?? "\(subject)"))
    }
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .text(Text(input, format: format)))
    }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      appendInterpolation(value, specifier: value._specifier)
    }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(specifier, .number(InterpolatedNumber(value)))
    }
    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .text(Text(resource)))
    }
    public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append("%@", .text(Text(attributedString)))
    }
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      append("%@", .value(String(describing: value)))
    }
    /// A place for a value that is put in by whoever shows the text.
    mutating func appendPlaceholder(_ specifier: String) { append(specifier, .value(specifier)) }
  }

  /// The translation of the key in pieces: literal strings and arguments in the order of the translation.
  ///
  /// - Parameter name: What is looked up instead of the key, which then stands for a missing translation.
  func pieces(named name: String? = nil, table: String?, bundle: Bundle?, locale: Locale? = nil) -> [Piece] {
    let found = Self.translation(
      of: name ?? key, values: arguments.map(\.string), table: table, bundle: bundle, locale: locale)
    let format = found == name ? key : found
    if arguments.isEmpty { return [.value(LocalizedStringKey.unescaped(format))] }
    return FormatString.split(format).map {
      switch $0 {
      case .literal(let literal): .value(literal)
      case .argument(let index, let format):
        index < arguments.count ? .text(arguments[index].text(in: locale, as: format)) : .value("")
      }
    }
  }

  /// The translation of a key without arguments in the app's own table.
  var translated: String { translated(in: nil) }
  func translated(in locale: Locale?) -> String {
    LocalizedStringKey.unescaped(Self.translation(of: key, table: nil, bundle: nil, locale: locale))
  }

  private static func unescaped(_ format: String) -> String {
    format.utf8.contains(UInt8(ascii: "%")) ? format.replacingOccurrences(of: "%%", with: "%") : format
  }
}

/// A format of placeholders, split.
enum FormatString {
  enum Piece: Equatable {
    case literal(String)
    /// The number of an argument, from 0, and the format that is written for it.
    case argument(Int, as: Substring)
  }

  /// Splits at placeholders (`%@`, `%lld`, `%.2f`, `%2$@`…); `%%` is a per cent sign.
  static func split(_ format: String) -> [Piece] {
    var pieces: [Piece] = []
    var literal = ""
    var next = 0
    let units = format.utf8
    var start = units.startIndex
    while let sign = units[start...].firstIndex(of: UInt8(ascii: "%")) {
      literal += format[start..<sign]
      start = units.index(after: sign)
      if start < units.endIndex, units[start] == UInt8(ascii: "%") {
        literal.append("%")
        start = units.index(after: start)
        continue
      }
      guard let end = units[start...].firstIndex(where: { !isFlag($0) }), isType(units[end]) else {
        literal.append("%")
        continue
      }
      if !literal.isEmpty {
        pieces.append(.literal(literal))
        literal = ""
      }
      let specifier = format[start..<end]
      if let dollar = specifier.utf8.firstIndex(of: UInt8(ascii: "$")),
        let number = Int(specifier[..<dollar]),
        number > 0
      {
        pieces.append(.argument(number - 1, as: "%" + format[units.index(after: dollar)...end]))
      } else {
        pieces.append(.argument(next, as: format[sign...end]))
        next += 1
      }
      start = units.index(after: end)
    }
    literal += format[start...]
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    return pieces
  }
  /// Whether a unit stands between the sign and the type of a placeholder.
  private static func isFlag(_ unit: UInt8) -> Bool {
    switch unit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: flags.contains(unit)
    }
  }
  private static func isType(_ unit: UInt8) -> Bool { types.contains(unit) }
  private static let flags = Array("$.+-# lhqztL*".utf8)
  private static let types = Array("@diuxXofFeEgGaAcsp".utf8)
}
