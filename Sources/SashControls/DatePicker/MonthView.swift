import Foundation
import SashCore
import SashInput

/// The days of a month, in weeks.
///
/// - Source: iOS 14–18: days in cells of 44 points, the chosen one white on a disc of the tint, or in the tint on a light
///   one if it is not today; today in the tint
struct MonthView: View {
  /// A day of the month that shows at first.
  let start: Date
  let range: Range<Date>
  let isChosen: (Date) -> Bool
  let choose: (Date) -> Void
  /// Whether arrows choose the days that they come to; else they only go there, and space chooses.
  var choosesByArrows = true
  @State private var shown: Date?
  /// The day that keys have come to, where they do not choose.
  @State private var reached: Date?
  @Environment(\.layoutDirection) private var direction
  @Environment(\.localCalendar) private var calendar
  private var month: Date {
    calendar.dateInterval(of: .month, for: shown ?? start)?.start ?? start
  }

  var body: some View {
    let month = month
    let days = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    let first = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
    VStack(spacing: 8) {
      HStack(spacing: 24) {
        Text(verbatim: title(month)).font(.headline).lineLimit(1).minimumScaleFactor(0.5)
        Spacer()
        turn("chevron.backward", by: -1)
        turn("chevron.forward", by: 1)
      }
      .frame(height: 32)
      HStack(spacing: 0) {
        ForEach(0..<7) { day in
          Text(verbatim: calendar.shortWeekdaySymbols[(day + calendar.firstWeekday - 1) % 7].uppercased())
            .font(.system(size: 13, weight: .semibold))
            .foregroundStyle(SystemStyle.tertiaryLabel)
            .frame(maxWidth: .infinity)
        }
      }
      VStack(spacing: 8) { weeks(month, first, days) }
        .keyControl(isEnabled: !range.isEmpty, radius: 8) { key($0) }
    }
  }

  private func weeks(_ month: Date, _ first: Int, _ days: Int) -> some View {
    ForEach(0..<6) { week in
      if week * 7 < first + days {
        HStack(spacing: 0) {
          ForEach(0..<7) { column in
            let day = week * 7 + column - first
            ZStack { if day >= 0, day < days { self.day(day, month, calendar) } }
              .frame(maxWidth: .infinity)
              .frame(height: 40)
          }
        }
      }
    }
  }

  // MARK: Keys

  /// - Source: date grids of the ARIA practices: arrows go by days and weeks, Home and End to the ends of the week, page keys by
  ///   months, with Shift by years; the date picker of a Mac chooses the day that arrows come to
  private func key(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isSubset(of: .shift) else { return false }
    let forward = direction == .rightToLeft ? -1 : 1
    let from = reached ?? (isChosen(start) || shown == nil ? start : month)
    let weekday = (calendar.component(.weekday, from: from) - calendar.firstWeekday + 7) % 7
    let goal: Date?
    switch event.key {
    case .left: goal = calendar.date(byAdding: .day, value: -forward, to: from)
    case .right: goal = calendar.date(byAdding: .day, value: forward, to: from)
    case .up: goal = calendar.date(byAdding: .day, value: -7, to: from)
    case .down: goal = calendar.date(byAdding: .day, value: 7, to: from)
    case .home: goal = calendar.date(byAdding: .day, value: -weekday, to: from)
    case .end: goal = calendar.date(byAdding: .day, value: 6 - weekday, to: from)
    case .pageUp, .pageDown:
      let step = event.key == .pageUp ? -1 : 1
      let unit: Calendar.Component = event.modifiers.contains(.shift) ? .year : .month
      goal = calendar.date(byAdding: unit, value: step, to: from)
    case .space, .return:
      guard !choosesByArrows, !event.isRepeat else { return false }
      choose(calendar.startOfDay(for: from))
      return true
    default: return false
    }
    guard let goal, isAllowed(calendar.startOfDay(for: goal)) else { return true }
    shown = goal
    if choosesByArrows { choose(calendar.startOfDay(for: goal)) } else { reached = goal }
    return true
  }
  private func isAllowed(_ day: Date) -> Bool {
    let end = calendar.date(byAdding: .day, value: 1, to: day) ?? day
    return !range.isEmpty && end > range.lowerBound && day < range.upperBound
  }

  private func title(_ month: Date) -> String {
    month.formatted(
      calendar.format.month(.wide).year())
  }

  private func turn(_ symbol: String, by months: Int) -> some View {
    Button {
      shown = calendar.date(byAdding: .month, value: months, to: month)
    } label: {
      Image(systemName: symbol).font(.system(size: 17, weight: .semibold)).foregroundStyle(.tint)
        .frame(width: 24, height: 32)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(months < 0 ? "Previous Month" : "Next Month")
  }

  private func day(_ number: Int, _ month: Date, _ calendar: Calendar) -> some View {
    let start = calendar.date(byAdding: .day, value: number, to: month) ?? month
    let isChosen = isChosen(start)
    let isToday = calendar.isDateInToday(start)
    let isAllowed = isAllowed(start)
    return Button {
      choose(start)
    } label: {
      Text(verbatim: "\(number + 1)")
        .font(.system(size: 20, weight: isChosen ? .semibold : .regular))
        .foregroundStyle(
          !isAllowed
            ? AnyShapeStyle(SystemStyle.tertiaryLabel)
            : isChosen && isToday
              ? AnyShapeStyle(Color.white)
              : isChosen || isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(SystemStyle.label)
        )
        .frame(width: 40, height: 40)
        .background { if isChosen { Circle().fill(.tint).opacity(isToday ? 1 : 0.12) } }
        .overlay {
          if let reached, calendar.isDate(reached, inSameDayAs: start) {
            Circle().stroke(.tint, lineWidth: 2)
          }
        }
    }
    .buttonStyle(.plain)
    .disabled(!isAllowed)
  }
}

/// The days of a month, of which one is chosen.
struct DayPicker: View {
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  @Environment(\.localCalendar) private var calendar

  var body: some View {
    let (selection, calendar) = (selection, calendar)
    MonthView(
      start: selection.wrappedValue, range: range.lowerBound..<range.upperBound.addingTimeInterval(1),
      isChosen: { calendar.isDate($0, inSameDayAs: selection.wrappedValue) },
      choose: { choose($0) })
  }

  /// The day with the time of day that was chosen, inside the range.
  private func choose(_ day: Date) {
    let time = calendar.dateComponents([.hour, .minute, .second], from: selection.wrappedValue)
    let date =
      calendar.date(
        bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day) ?? day
    selection.wrappedValue = min(max(date, range.lowerBound), range.upperBound)
  }
}
