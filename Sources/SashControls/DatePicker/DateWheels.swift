import Foundation
import SashCore

/// Wheels for the parts of a date.
struct DateWheels: View {
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents
  @Environment(\.localCalendar) private var calendar

  var body: some View {
    HStack(spacing: 0) {
      if components.contains(.date) {
        // Beside the wheels of the time there is no room for whole names.
        let months =
          components.contains(.hourAndMinute) ? calendar.shortMonthSymbols : calendar.monthSymbols
        // Some calendars have years of thirteen months.
        let count = calendar.range(of: .month, in: .year, for: selection.wrappedValue)?.count ?? 12
        wheel(.month, 1...count) { months[($0 - 1) % months.count] }
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
      calendar.format.hour(
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
