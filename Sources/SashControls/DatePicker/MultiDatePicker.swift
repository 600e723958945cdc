import Foundation
import SashCore

/// A calendar in which any number of days can be chosen.
@MainActor @preconcurrency
public struct MultiDatePicker<Label: View>: View {
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let selection: Binding<Set<DateComponents>>
  let range: Range<Date>
  @Environment(\.localCalendar) private var calendar
  /// Whose month shows at first.
  @State private var start: Date?

  nonisolated init(label: Label, selection: Binding<Set<DateComponents>>, range: Range<Date>) {
    (self.label, self.selection, self.range) = (label, selection, range)
  }
  private static nonisolated var always: Range<Date> { Date.distantPast..<Date.distantFuture }

  /// - Parameter selection: Calendar, era, year, month and day of each day that is chosen.
  public nonisolated init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), selection: selection, range: Self.always)
  }
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) { self.init(label: label(), selection: selection, range: bounds) }
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(label: label(), selection: selection, range: bounds.lowerBound..<Date.distantFuture) }
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(label: label(), selection: selection, range: Date.distantPast..<bounds.upperBound) }

  @MainActor public var body: some View {
    let (selection, calendar) = (selection, calendar)
    MonthView(
      start: start ?? first ?? Date(), range: range,
      isChosen: { day in selection.wrappedValue.contains { calendar.matches($0, day) } },
      choose: { day in
        let chosen = selection.wrappedValue.filter { calendar.matches($0, day) }
        if chosen.isEmpty {
          selection.wrappedValue.insert(
            calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
        } else {
          selection.wrappedValue.subtract(chosen)
        }
      },
      choosesByArrows: false
    )
    // The month stays when its day is taken away.
    .onAppear { if start == nil { start = first ?? Date() } }
  }
  /// The first day that is chosen, whose month shows at first.
  private var first: Date? { selection.wrappedValue.compactMap { calendar.date(from: $0) }.min() }
}

extension Calendar {
  fileprivate func matches(_ components: DateComponents, _ day: Date) -> Bool {
    let own = dateComponents([.year, .month, .day], from: day)
    return own.year == components.year && own.month == components.month && own.day == components.day
  }
}

extension MultiDatePicker where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { self.init(selection: selection, in: bounds) { Text(title) } }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection: selection, in: bounds) { Text(title) } }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection: selection, in: bounds) { Text(title) } }
}
