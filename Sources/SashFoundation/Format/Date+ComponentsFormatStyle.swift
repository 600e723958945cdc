import Foundation

/// Writes how long a range of time is in units of the calendar: "1 hour, 30 minutes".
///
/// On Apple's systems it is called `Date.ComponentsFormatStyle`. Foundation here has that name for a type that writes
/// nothing, and its fields.
public struct _DateComponentsFormatStyle: FormatStyle, Sendable {
  public typealias FormatInput = Range<Date>
  public typealias FormatOutput = String
  public typealias Field = Date.ComponentsFormatStyle.Field

  public struct Style: Codable, Hashable, Sendable {
    let name: Name
    enum Name: Int, Codable { case abbreviated, condensedAbbreviated, narrow, wide, spellOut, timeDuration }
    /// "2 hr, 10 min"
    public static let abbreviated = Style(name: .abbreviated)
    /// "2hr 10min"
    public static let condensedAbbreviated = Style(name: .condensedAbbreviated)
    /// "2h 10m"
    public static let narrow = Style(name: .narrow)
    /// "2 hours, 10 minutes"
    public static let wide = Style(name: .wide)
    /// "two hours, ten minutes"
    public static let spellOut = Style(name: .spellOut)
    /// "2:10:00"
    public static let timeDuration = Style(name: .timeDuration)

    var units: DateComponentsFormatter.UnitsStyle {
      switch name {
      case .abbreviated: .short
      case .condensedAbbreviated: .brief
      case .narrow: .abbreviated
      case .wide: .full
      case .spellOut: .spellOut
      case .timeDuration: .positional
      }
    }
  }

  public var style: Style
  /// The units that may be written; nil for all that the style has.
  public var fields: Set<Field>?
  public var calendar: Calendar
  public var locale: Locale
  public var isPositive: Bool

  public init(
    style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
    fields: Set<Field>? = nil
  ) {
    (self.style, self.locale, self.calendar, self.fields) = (style, locale, calendar, fields)
    isPositive = true
  }

  public func format(_ value: Range<Date>) -> String {
    let formatter = DateComponentsFormatter()
    var calendar = calendar
    calendar.locale = locale
    formatter.calendar = calendar
    formatter.unitsStyle = style.units
    let standard: Set<Field> =
      style == .timeDuration
      ? [.hour, .minute, .second] : [.year, .month, .day, .hour, .minute, .second]
    formatter.allowedUnits = (fields ?? standard).reduce(into: []) { $0.insert($1.unit) }
    if style == .timeDuration {
      formatter.zeroFormattingBehavior = .default
    } else {
      formatter.zeroFormattingBehavior = .dropAll
    }
    return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
  }
  public func locale(_ locale: Locale) -> Self {
    var style = self
    style.locale = locale
    return style
  }
  public func calendar(_ calendar: Calendar) -> Self {
    var style = self
    style.calendar = calendar
    return style
  }
}

extension _DateComponentsFormatStyle.Field {
  fileprivate var unit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    default: .second
    }
  }
}

extension FormatStyle where Self == _DateComponentsFormatStyle {
  /// Writes how long a range of time is, as a clock shows it: "2:10:00".
  public static var timeDuration: Self { Self(style: .timeDuration) }
  /// Writes how long a range of time is, in words.
  public static func components(
    style: _DateComponentsFormatStyle.Style, fields: Set<_DateComponentsFormatStyle.Field>? = nil
  ) -> Self { Self(style: style, fields: fields) }
}
