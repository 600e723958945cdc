import Foundation
import SashCore

/// Buttons that show day and time, each with what chooses it.
///
/// - Source: iOS 14–18: letters at body size in fields of the tertiary fill, 34 points high, corners of 8; the open one
///   has letters in the tint
struct CompactDatePicker: View {
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents
  @State private var choosesDay = false
  @State private var choosesTime = false
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.calendar) private var calendar

  var body: some View {
    HStack(spacing: 6) {
      if components.contains(.date) {
        field(text(.omitted, .abbreviated), $choosesDay) {
          MonthView(selection: selection, range: range).padding(16).frame(width: 320)
        }
      }
      if components.contains(.hourAndMinute) {
        field(text(.shortened, .omitted), $choosesTime) {
          DateWheels(selection: selection, range: range, components: .hourAndMinute).frame(width: 240)
        }
      }
    }
  }

  private func text(_ time: Date.FormatStyle.TimeStyle, _ date: Date.FormatStyle.DateStyle) -> String {
    selection.wrappedValue.formatted(
      Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone))
  }

  private func field<Content: View>(
    _ text: String, _ isOpen: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    Button {
      isOpen.wrappedValue = true
    } label: {
      Text(verbatim: text)
        .font(.body)
        .foregroundStyle(isOpen.wrappedValue ? AnyShapeStyle(.tint) : AnyShapeStyle(SystemStyle.label))
        .padding(.horizontal, 11)
        .frame(height: 34)
        .background(SystemStyle.tertiaryFill, in: RoundedRectangle(cornerRadius: 8))
    }
    .buttonStyle(.plain)
    .popover(isPresented: isOpen) { content().presentationCompactAdaptation(.popover) }
  }
}

/// The days of a month, in weeks.
///
/// - Source: iOS 14–18: days in cells of 44 points, the chosen one white on a disc of the tint, or in the tint on a light
///   one if it is not today; today in the tint
struct MonthView: View {
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  @State private var shown: Date?
  @Environment(\.calendar) private var environmentCalendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  private var calendar: Calendar {
    var calendar = environmentCalendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }
  private var month: Date {
    calendar.dateInterval(of: .month, for: shown ?? selection.wrappedValue)?.start ?? selection.wrappedValue
  }

  var body: some View {
    let (calendar, month) = (calendar, month)
    let days = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    let first = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
    VStack(spacing: 8) {
      HStack(spacing: 24) {
        Text(verbatim: title(month)).font(.headline)
        Spacer()
        turn("chevron.left", by: -1)
        turn("chevron.right", by: 1)
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
  }

  private func title(_ month: Date) -> String {
    month.formatted(
      Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone).month(.wide).year())
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
    let isChosen = calendar.isDate(start, inSameDayAs: selection.wrappedValue)
    let isToday = calendar.isDateInToday(start)
    let end = calendar.date(byAdding: .day, value: 1, to: start) ?? start
    let isAllowed = end > range.lowerBound && start <= range.upperBound
    return Button {
      choose(start, calendar)
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
    }
    .buttonStyle(.plain)
    .disabled(!isAllowed)
  }

  /// The day with the time of day that was chosen, inside the range.
  private func choose(_ day: Date, _ calendar: Calendar) {
    let time = calendar.dateComponents([.hour, .minute, .second], from: selection.wrappedValue)
    let date =
      calendar.date(
        bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day) ?? day
    selection.wrappedValue = min(max(date, range.lowerBound), range.upperBound)
  }
}

/// Wheels for the parts of a date.
struct DateWheels: View {
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents
  @Environment(\.calendar) private var environmentCalendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  private var calendar: Calendar {
    var calendar = environmentCalendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }

  var body: some View {
    let calendar = calendar
    HStack(spacing: 0) {
      if components.contains(.date) {
        // Beside the wheels of the time there is no room for whole names.
        let months =
          components.contains(.hourAndMinute) ? calendar.shortMonthSymbols : calendar.monthSymbols
        wheel(.month, 1...12) { months[($0 - 1) % months.count] }
        wheel(.day, 1...(calendar.range(of: .day, in: .month, for: selection.wrappedValue)?.count ?? 31)) {
          "\($0)"
        }
        wheel(.year, years) { "\($0)" }
      }
      if components.contains(.hourAndMinute) {
        wheel(.hour, 0...23) { hour(name: $0) }
        wheel(.minute, 0...59) { $0 < 10 ? "0\($0)" : "\($0)" }
      }
    }
  }

  private var years: ClosedRange<Int> {
    let now = calendar.component(.year, from: selection.wrappedValue)
    let first =
      range.lowerBound == .distantPast ? now - 100 : calendar.component(.year, from: range.lowerBound)
    let last =
      range.upperBound == .distantFuture ? now + 100 : calendar.component(.year, from: range.upperBound)
    return min(first, now)...max(last, now)
  }

  private func hour(name hour: Int) -> String {
    guard let date = calendar.date(bySettingHour: hour, minute: 0, second: 0, of: selection.wrappedValue)
    else { return "\(hour)" }
    return date.formatted(
      Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone).hour(
        .defaultDigits(amPM: .abbreviated)))
  }

  private func wheel(
    _ part: Calendar.Component, _ values: ClosedRange<Int>, name: @escaping (Int) -> String
  ) -> some View {
    let (calendar, selection, range) = (calendar, selection, range)
    let value = Binding<Int> {
      calendar.component(part, from: selection.wrappedValue)
    } set: { new in
      let date = Self.setting(part, to: new, of: selection.wrappedValue, calendar)
      selection.wrappedValue = min(max(date, range.lowerBound), range.upperBound)
    }
    return Picker("", selection: value) {
      ForEach(Array(values), id: \.self) { Text(verbatim: name($0)).lineLimit(1).tag($0) }
    }
    .pickerStyle(.wheel)
    .labelsHidden()
  }

  /// A date with one part changed; the day gives way where the month is shorter.
  nonisolated static func setting(
    _ part: Calendar.Component, to value: Int, of date: Date, _ calendar: Calendar
  ) -> Date {
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    parts.setValue(value, for: part)
    var first = parts
    first.day = 1
    if let start = calendar.date(from: first), let days = calendar.range(of: .day, in: .month, for: start) {
      parts.day = min(parts.day ?? 1, days.count)
    }
    return calendar.date(from: parts) ?? date
  }
}
