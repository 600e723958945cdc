import Foundation
import SashCore

/// Wheels for the parts of a date, with one band across all of them.
///
/// - Source: a `UIDatePicker` of wheels: month, day and year; day, hour, minute and half of the day where both are asked for,
///   on one field of grey
struct DateWheels: View {
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents
  @Environment(\.localCalendar) private var calendar

  /// Points for a number beside the wheel of days.
  private static let narrow: CGFloat = 52

  var body: some View {
    HStack(spacing: 0) {
      if components.contains(.date), components.contains(.hourAndMinute) {
        DayWheel(selection: selection, range: range, calendar: calendar)
        time.frame(width: DateWheels.narrow)
      } else if components.contains(.date) {
        // Some calendars have years of thirteen months.
        let count = calendar.range(of: .month, in: .year, for: selection.wrappedValue)?.count ?? 12
        let months = calendar.monthSymbols
        wheel(.month, 1...count) { months[($0 - 1) % months.count] }
        wheel(.day, 1...(calendar.range(of: .day, in: .month, for: selection.wrappedValue)?.count ?? 31)) {
          "\($0)"
        }
        wheel(.year, years) { "\($0)" }
      } else if components.contains(.hourAndMinute) {
        time.frame(width: DateWheels.narrow)
      }
    }
    .padding(.horizontal, 18)
    .frame(maxWidth: .infinity)
    .background { WheelBand() }
    .environment(\.hasWheelBand, false)
  }

  /// - Source: the wheel of hours goes on from 11 to 12 into the other half of the day
  @ViewBuilder private var time: some View {
    let halves = halves
    wheel(.hour, 0...23) { hour in
      guard halves != nil else { return hour < 10 ? "0\(hour)" : "\(hour)" }
      return "\(hour % 12 == 0 ? 12 : hour % 12)"
    }
    wheel(.minute, 0...59) { $0 < 10 ? "0\($0)" : "\($0)" }
    if let halves {
      Picker("", selection: half) {
        Text(verbatim: halves.am).tag(0)
        Text(verbatim: halves.pm).tag(1)
      }
      .pickerStyle(.wheel)
      .labelsHidden()
    }
  }

  /// What the halves of the day are called, where hours are counted in halves.
  private var halves: (am: String, pm: String)? {
    switch (calendar.locale ?? .current).hourCycle {
    case .oneToTwelve, .zeroToEleven: (calendar.amSymbol, calendar.pmSymbol)
    default: nil
    }
  }
  private var half: Binding<Int> {
    let (calendar, selection, range) = (calendar, selection, range)
    return Binding {
      calendar.component(.hour, from: selection.wrappedValue) / 12
    } set: { new in
      let hour = calendar.component(.hour, from: selection.wrappedValue)
      let date = Self.setting(.hour, to: hour % 12 + new * 12, of: selection.wrappedValue, calendar)
      selection.wrappedValue = min(max(date, range.lowerBound), range.upperBound)
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

/// A wheel of days, each with its weekday and month, as far around the one that is chosen as a finger turns it at once.
private struct DayWheel: View {
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let calendar: Calendar

  private static let reach = 100

  /// Counts the days from one that is the same for all dates.
  private func number(of date: Date) -> Int {
    calendar.dateComponents([.day], from: calendar.startOfDay(for: DayWheel.first), to: date).day ?? 0
  }
  private func day(_ number: Int) -> Date {
    calendar.date(byAdding: .day, value: number, to: calendar.startOfDay(for: DayWheel.first))
      ?? DayWheel.first
  }
  private static let first = Date(timeIntervalSinceReferenceDate: 0)

  var body: some View {
    let now = number(of: calendar.startOfDay(for: selection.wrappedValue))
    let low = max(
      now - DayWheel.reach, range.lowerBound == .distantPast ? .min : number(of: range.lowerBound))
    let high = min(
      now + DayWheel.reach, range.upperBound == .distantFuture ? .max : number(of: range.upperBound))
    let format = calendar.format.weekday(.abbreviated).month(.abbreviated).day()
    let value = Binding<Int> {
      now
    } set: { new in
      let parts = calendar.dateComponents([.hour, .minute, .second], from: selection.wrappedValue)
      let date = calendar.date(byAdding: parts, to: day(new)) ?? day(new)
      selection.wrappedValue = min(max(date, range.lowerBound), range.upperBound)
    }
    Picker("", selection: value) {
      ForEach(Array(min(low, now)...max(high, now)), id: \.self) { number in
        Text(verbatim: words(day(number).formatted(format))).lineLimit(1).tag(number)
      }
    }
    .pickerStyle(.wheel)
    .labelsHidden()
  }

  /// - Source: the wheel says "Sat Mar 14", without the comma of sentences
  private func words(_ day: String) -> String { day.replacingOccurrences(of: ",", with: "") }
}
