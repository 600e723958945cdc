import Foundation
import SashFoundation
import SashText

/// What a text of dates says, which may be something else when time goes on.
enum DatedText: Equatable {
  case date(Date, Text.DateStyle)
  case range(Date, Date)
  case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
  /// A value of the time in a style.
  case live(LiveText)

  /// True for digits that are all as wide as each other, so that a clock does not tremble.
  var hasMonospacedDigits: Bool {
    switch self {
    case .timer, .live: true
    case .date, .range: false
    }
  }

  /// How many forms there are at most, one shorter than the other.
  static let variants = 3
  var hasVariants: Bool {
    guard case .date(_, let style) = self else { return false }
    return [.date, .relative, .offset].contains(style.storage)
  }

  /// The string at a date, and when there is another one; nil for never. `variant` is the number of a form, 0 the longest.
  func string(at now: Date, in place: DatePlace, variant: Int = 0) -> (string: String, next: Date?) {
    switch self {
    case .date(let date, let style):
      switch style.storage {
      case .date: (place.day(date, variant: variant), nil)
      case .time: (place.time(date), nil)
      case .timer: place.clock(from: date, at: now)
      case .relative:
        place.distance(from: date, at: now, fields: variant == 0 ? 2 : 1, isWide: false, isSigned: false)
      case .offset: place.distance(from: date, at: now, fields: 1, isWide: variant == 0, isSigned: true)
      }
    case .range(let start, let end): (place.range(start, end), nil)
    case .live(let text): text.string(at: now, in: place)
    case .timer(let interval, let pause, let countsDown, let showsHours):
      place.timer(interval, at: now, pause, countsDown: countsDown, showsHours: showsHours)
    }
  }
}

/// The calendar and what else of a view's surroundings strings of dates depend on.
struct DatePlace {
  var locale: Locale
  var calendar: Calendar
  var timeZone: TimeZone
  /// The units of distances, the largest first.
  var units = DatePlace.allUnits.map(\.component)

  /// What the user has set, where no view is there to ask.
  static var ofUser: DatePlace { DatePlace(locale: .current, calendar: .current, timeZone: .current) }

  /// Dates count in ten millionths of a second: what is a tenth of a millisecond from a second is at it.
  private static let tolerance = 0.0001
  /// How long after the end of a second the next one is shown that is rounded down while it counts down.
  private static let step = 0.001

  var style: Date.FormatStyle { Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone) }

  /// The day, with the month as a word, as a short word, or all in digits.
  func day(_ date: Date, variant: Int) -> String {
    switch variant {
    case 0: style.year().month(.wide).day().format(date)
    case 1: style.year().month(.abbreviated).day().format(date)
    default: style.year(.twoDigits).month(.defaultDigits).day().format(date)
    }
  }

  /// Hours and minutes; no space stands before the half of the day.
  func time(_ date: Date) -> String {
    DatePlace.joiningHalf(style.hour().minute().format(date))
  }

  func range(_ start: Date, _ end: Date) -> String {
    let style = Date.IntervalFormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
    return DatePlace.joiningHalf(style.hour().minute().format(min(start, end)..<max(start, end)))
  }

  /// Takes away spaces between digits and letters that follow them, "11:23 PM".
  private static func joiningHalf(_ string: String) -> String {
    var result = ""
    var space: Character?
    for character in string {
      if let held = space {
        if !character.isLetter { result.append(held) }
        space = nil
      }
      if character.isWhitespace, result.last?.isNumber == true {
        space = character
      } else {
        result.append(character)
      }
    }
    return result
  }

  // MARK: Clocks

  /// Whole seconds as 2:32 or 36:59:01.
  private func digits(_ seconds: Int, showsHours: Bool) -> String {
    let hasHours = showsHours && seconds >= 3600
    let pattern: Duration.TimeFormatStyle.Pattern =
      hasHours ? .hourMinuteSecond(padHourToLength: 1) : .minuteSecond(padMinuteToLength: 1)
    return Duration.TimeFormatStyle(pattern: pattern, locale: locale).grouping(.never)
      .format(.seconds(seconds))
  }

  func clock(from date: Date, at now: Date) -> (string: String, next: Date?) {
    let (seconds, next) = whole(1, from: date, at: now)
    return (digits(seconds, showsHours: true), next)
  }

  func timer(
    _ interval: ClosedRange<Date>, at date: Date, _ pause: Date?, countsDown: Bool, showsHours: Bool
  ) -> (string: String, next: Date?) {
    let now = min(max(pause.map { min($0, date) } ?? date, interval.lowerBound), interval.upperBound)
    let (start, end) = (interval.lowerBound, interval.upperBound)
    let seconds: Int
    var next: Date?
    if countsDown {
      seconds = DatePlace.seconds((end.timeIntervalSince(now) - DatePlace.tolerance).rounded(.up))
      if seconds > 0 { next = end.addingTimeInterval(-Double(seconds - 1)) }
    } else {
      seconds = DatePlace.seconds((now.timeIntervalSince(start) + DatePlace.tolerance).rounded(.down))
      next = start.addingTimeInterval(Double(seconds + 1))
      if let date = next, date > end.addingTimeInterval(DatePlace.tolerance) { next = nil }
    }
    if let date = next, let pause, date > pause.addingTimeInterval(DatePlace.tolerance) { next = nil }
    return (digits(seconds, showsHours: showsHours), next)
  }

  /// A number of seconds that a clock can show.
  private static func seconds(_ value: Double) -> Int { value.isNaN ? 0 : Int(min(max(value, 0), 1e15)) }

  /// How many whole units of seconds lie between two dates, and when it will be another number.
  private func whole(_ unit: Double, from date: Date, at now: Date) -> (Int, next: Date) {
    let gone = now.timeIntervalSince(date)
    let count = ((abs(gone) + DatePlace.tolerance) / unit).rounded(.down)
    let next =
      gone > -DatePlace.tolerance || count == 0 ? (count + 1) * unit : -count * unit + DatePlace.step
    return (DatePlace.seconds(count), date.addingTimeInterval(next))
  }

  // MARK: Distances

  private static let allUnits: [(component: Calendar.Component, unit: String)] = [
    (.year, "year"), (.month, "month"), (.day, "day"), (.hour, "hour"), (.minute, "minute"),
    (.second, "second"),
  ]
  private static func name(of component: Calendar.Component) -> String {
    allUnits.first { $0.component == component }?.unit ?? "week"
  }

  /// The largest units of the time between two dates: as many as `fields`, from the first that is not zero.
  func distance(
    from date: Date, at now: Date, fields: Int, isWide: Bool, isSigned: Bool
  ) -> (string: String, next: Date?) {
    let isPast = now.timeIntervalSince(date) > -DatePlace.tolerance
    let (first, last) = isPast ? (date, max(date, now.addingTimeInterval(DatePlace.tolerance))) : (now, date)
    let parts = calendar.dateComponents(
      Set(units), from: first,
      to: isPast ? last : last.addingTimeInterval(DatePlace.tolerance))
    let amounts = units.map { max(0, parts.value(for: $0) ?? 0) }
    if amounts.isEmpty { return ("", nil) }
    let largest = amounts.firstIndex { $0 > 0 } ?? amounts.count - 1
    let shown = largest..<min(largest + fields, amounts.count)

    let width: UnitWords.Width = isWide ? .wide : .short
    let words = shown.map { index in
      let unit = DatePlace.name(of: units[index])
      return UnitWords.string(
        Double(amounts[index]), unit: "duration-" + unit, width: width, number: "group-off",
        locale: locale.identifier) ?? "\(amounts[index]) \(unit)"
    }
    var string = UnitWords.joined(words, as: .units, width: width, locale: locale.identifier)
    if isSigned, shown.contains(where: { amounts[$0] > 0 }) { string = sign(isPast ? 1 : -1) + string }

    // Towards the next of the smallest unit that is shown.
    var step = DateComponents()
    for index in shown { step.setValue(amounts[index], for: units[index]) }
    let smallest = units[shown.upperBound - 1]
    var next: Date?
    if isPast || amounts[largest] == 0 {
      step.setValue(amounts[shown.upperBound - 1] + 1, for: smallest)
      next = calendar.date(byAdding: step, to: date)
    } else {
      for index in shown { step.setValue(-amounts[index], for: units[index]) }
      next = calendar.date(byAdding: step, to: date)?.addingTimeInterval(DatePlace.step)
    }
    // Months are not equally long: from the other end, their number may be another one for a while.
    if let date = next, date <= now { next = now.addingTimeInterval(60) }
    return (string, next)
  }

  /// What a locale writes before a number that is above or below zero.
  private func sign(_ direction: Int) -> String {
    let number = 1.formatted(.number.locale(locale))
    let signed = direction.formatted(
      .number.sign(strategy: .always(includingZero: false)).locale(locale))
    return signed.range(of: number).map { String(signed[..<$0.lowerBound]) } ?? ""
  }
}

extension DatePlace {
  /// What the environment says; inside a rule it is depended on.
  init(_ environment: EnvironmentInput) {
    self.init(
      locale: environment[\.locale], calendar: environment[\.calendar], timeZone: environment[\.timeZone])
    calendar.timeZone = timeZone
  }
}

/// Has the rule of a text run again when it says something else.
final class TextClock {
  private var alarm = Alarm()
  private var seen = SeenWatch()

  /// Asks for a run at `next` if the text is seen then; nil for none.
  func set(_ next: Date?, now: Date, isVisible: Attribute<Bool>?, _ host: ViewGraph) {
    alarm.hasRung(at: now)
    alarm.set(next != nil && seen.isSeen(isVisible, host) ? next : nil, now: now, host)
  }
  func stop() { alarm.stop() }
}
