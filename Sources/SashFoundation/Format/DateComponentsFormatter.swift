import Foundation

/// Says how long something takes: "1:10", "9h 41m", "9 hours, 41 minutes".
///
/// - Source: the documentation of `DateComponentsFormatter`; words and lists are those of ICU, from which Apple's come too.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    /// "1:10:00"; "9h 41m"; "9 hr, 41 min"; "9 hours, 41 minutes"; "nine hours, forty-one minutes"; "9hr 41min".
    case positional, abbreviated, short, full, spellOut, brief
  }
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// `.pad` where the style is positional, else none.
    public static let `default` = Self(rawValue: 1 << 0)
    public static let dropLeading = Self(rawValue: 1 << 1)
    public static let dropMiddle = Self(rawValue: 1 << 2)
    public static let dropTrailing = Self(rawValue: 1 << 3)
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Two digits: "01:10".
    public static let pad = Self(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  /// None lets the formatter choose those that are needed.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = .autoupdatingCurrent
  open var referenceDate: Date?
  /// Whether the last unit is a fraction: "1.5 hours".
  open var allowsFractionalUnits = false
  /// How many units are named at most; 0 does not limit them.
  open var maximumUnitCount = 0
  /// Whether a largest unit of one is counted in the next: 63 seconds instead of 1:03.
  open var collapsesLargestUnit = false
  /// Puts "about" before.
  open var includesApproximationPhrase = false
  /// Says how much is left: "5 minutes remaining".
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A time in seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    // Whole units are cut off and not rounded, but for seconds.
    return string(from: start, to: start.addingTimeInterval(ti.rounded()))
  }
  /// The time from one date to another.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let isNegative = endDate < startDate
    let (first, last) = isNegative ? (endDate, startDate) : (startDate, endDate)
    var components = working.dateComponents(Set(units.map(\.component)), from: first, to: last)
    if isNegative, let largest = units.first(where: { (components.value(for: $0.component) ?? 0) != 0 }) {
      components.setValue(-(components.value(for: largest.component) ?? 0), for: largest.component)
    }
    return words(components)
  }
  /// Components as they are, carried to the units that are allowed.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = working.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as Double: string(from: seconds)
    case let number as NSNumber: string(from: number.doubleValue)
    default: nil
    }
  }
  /// Components in a style.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  // MARK: Units

  private struct Unit {
    let component: Calendar.Component
    let flag: NSCalendar.Unit
    let name: String
  }
  private static let all = [
    Unit(component: .year, flag: .year, name: "year"), Unit(component: .month, flag: .month, name: "month"),
    Unit(component: .weekOfMonth, flag: .weekOfMonth, name: "week"),
    Unit(component: .day, flag: .day, name: "day"), Unit(component: .hour, flag: .hour, name: "hour"),
    Unit(component: .minute, flag: .minute, name: "minute"),
    Unit(component: .second, flag: .second, name: "second"),
  ]
  private var units: [Unit] {
    let wanted = allowedUnits.isEmpty ? [.year, .month, .day, .hour, .minute, .second] : allowedUnits
    return Self.all.filter { wanted.contains($0.flag) }
  }
  private var working: Calendar { calendar ?? .autoupdatingCurrent }
  private var locale: Locale { working.locale ?? .autoupdatingCurrent }

  // MARK: Words

  private func words(_ components: DateComponents) -> String? {
    var parts = units.map { (unit: $0, amount: components.value(for: $0.component) ?? 0) }
    if parts.isEmpty { return nil }
    collapse(&parts)
    var shown = withoutZeros(parts)
    if maximumUnitCount > 0, shown.count > maximumUnitCount { shown = rounded(parts, to: shown) }
    let text = unitsStyle == .positional ? positional(shown) : listed(shown)
    return phrase(text)
  }

  /// "1 minute, 3 seconds" as 63 seconds.
  private func collapse(_ parts: inout [(unit: Unit, amount: Int)]) {
    guard collapsesLargestUnit, let first = parts.firstIndex(where: { $0.amount != 0 }),
      abs(parts[first].amount) == 1, first + 1 < parts.count,
      let size = Self.size(of: parts[first].unit, in: parts[first + 1].unit)
    else { return }
    parts[first + 1].amount += parts[first].amount * size
    parts[first].amount = 0
  }
  private static func size(of unit: Unit, in smaller: Unit) -> Int? {
    switch (unit.name, smaller.name) {
    case ("minute", "second"), ("hour", "minute"): 60
    case ("day", "hour"): 24
    case ("week", "day"): 7
    case ("year", "month"): 12
    default: nil
    }
  }

  private func withoutZeros(_ parts: [(unit: Unit, amount: Int)]) -> [(unit: Unit, amount: Int)] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior = unitsStyle == .positional ? [.dropLeading, .pad] : .dropAll
    }
    guard let first = parts.firstIndex(where: { $0.amount != 0 }),
      let last = parts.lastIndex(where: { $0.amount != 0 })
    else {
      // Nothing is said as no amount of the smallest unit; a positional zero has two digits only where it is padded.
      let drops = !behavior.isDisjoint(with: .dropAll)
      if !drops { return parts }
      let keep = unitsStyle == .positional && behavior.contains(.pad) ? min(parts.count, 1) : 1
      return Array(parts.suffix(keep))
    }
    return parts.enumerated().filter { index, part in
      if part.amount != 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      if index > last { return !behavior.contains(.dropTrailing) }
      return !behavior.contains(.dropMiddle)
    }.map(\.element)
  }

  /// Only so many units, the last of them rounded.
  private func rounded(
    _ parts: [(unit: Unit, amount: Int)], to shown: [(unit: Unit, amount: Int)]
  ) -> [(unit: Unit, amount: Int)] {
    var kept = Array(shown.prefix(maximumUnitCount))
    guard let last = kept.last, let place = parts.firstIndex(where: { $0.unit.name == last.unit.name }),
      place + 1 < parts.count, let size = Self.size(of: last.unit, in: parts[place + 1].unit)
    else { return kept }
    if abs(parts[place + 1].amount) * 2 >= size { kept[kept.count - 1].amount += last.amount < 0 ? -1 : 1 }
    return kept
  }

  private func positional(_ parts: [(unit: Unit, amount: Int)]) -> String {
    let pads = zeroFormattingBehavior.contains(.pad)
    return parts.enumerated().map { index, part in
      let digits = String(abs(part.amount))
      let needed = index > 0 || pads
      let text = needed && digits.count < 2 ? "0" + digits : digits
      return part.amount < 0 ? "-" + text : text
    }.joined(separator: ":")
  }

  private func listed(_ parts: [(unit: Unit, amount: Int)]) -> String {
    let identifier = locale.identifier
    let width: UnitWords.Width =
      switch unitsStyle {
      case .full, .spellOut: .wide
      case .short, .brief: .short
      case .abbreviated, .positional: .narrow
      }
    let words = parts.map { part in
      var text =
        UnitWords.string(
          Double(part.amount), unit: "duration-\(part.unit.name)", width: width, number: "group-off",
          locale: identifier) ?? "\(part.amount) \(part.unit.name)"
      if unitsStyle == .brief {
        text = text.replacingOccurrences(of: " ", with: "").replacingOccurrences(of: "\u{a0}", with: "")
      }
      if unitsStyle == .spellOut { text = spelt(part.amount, in: text) }
      return text
    }
    return unitsStyle == .brief
      ? words.joined(separator: " ")
      : UnitWords.joined(words, as: .units, width: width, locale: identifier)
  }
  private func spelt(_ amount: Int, in text: String) -> String {
    let formatter = NumberFormatter()
    (formatter.numberStyle, formatter.locale) = (.spellOut, locale)
    guard let word = formatter.string(from: NSNumber(value: amount)) else { return text }
    return text.replacingOccurrences(of: String(amount), with: word)
  }

  /// Only in English; other languages get the time without it.
  private func phrase(_ text: String) -> String {
    guard locale.language.languageCode?.identifier == "en" else { return text }
    var text = text
    if includesApproximationPhrase {
      text =
        (formattingContext == .beginningOfSentence || formattingContext == .standalone ? "About " : "about ")
        + text
    }
    if includesTimeRemainingPhrase { text += " remaining" }
    return text
  }
}
