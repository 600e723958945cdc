import Foundation
import Sash
import Testing

@testable import UIKit

private struct Stand: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}
private final class Listener: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
  UICalendarSelectionMultiDateDelegate
{
  var log: [String] = []
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  { dateComponents.day == 10 ? .default(color: .red, size: .large) : nil }
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {
    log.append(
      "from \(previousDateComponents.month ?? 0) to \(calendarView.visibleDateComponents.month ?? 0)")
  }
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
  ) { log.append("day \(dateComponents?.day ?? 0)") }
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { dateComponents?.day != 13 }
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
  ) { log.append("add \(dateComponents.day ?? 0)") }
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
  ) { log.append("drop \(dateComponents.day ?? 0)") }
}

@MainActor @Suite("Calendars")
struct CalendarTests {
  private func made(_ listener: Listener) -> (UICalendarView, TestHost) {
    let view = UICalendarView()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    calendar.firstWeekday = 2
    view.calendar = calendar
    view.locale = Locale(identifier: "en_US")
    view.timeZone = calendar.timeZone
    view.delegate = listener
    view.setVisibleDateComponents(DateComponents(year: 2024, month: 2), animated: false)
    let host = TestHost(size: CGSize(width: 350, height: 400)) { Stand(view: view) }
    host.advance(by: 0.1)
    return (view, host)
  }

  @Test("A tap on a day chooses it, a second one takes the choice back, and some days cannot be chosen")
  func single() {
    let listener = Listener()
    let (view, host) = made(listener)
    let selection = UICalendarSelectionSingleDate(delegate: listener)
    view.selectionBehavior = selection
    host.advance(by: 0.1)
    #expect(host.tap("Thursday, February 15, 2024"))
    host.advance(by: 0.1)
    #expect(
      listener.log == ["day 15"] && selection.selectedDate?.day == 15 && selection.selectedDate?.month == 2)
    host.tap("Tuesday, February 13, 2024")
    host.advance(by: 0.1)
    #expect(listener.log == ["day 15"])
    #expect(host.tap("Thursday, February 15, 2024"))
    #expect(listener.log == ["day 15", "day 0"] && selection.selectedDate == nil)
    selection.setSelected(DateComponents(year: 2024, month: 2, day: 20), animated: false)
    #expect(
      listener.log.count == 2 && view.isChosen(view.day(of: DateComponents(year: 2024, month: 2, day: 20))!))
  }

  @Test("Several days are chosen one after the other")
  func several() {
    let listener = Listener()
    let (view, host) = made(listener)
    let selection = UICalendarSelectionMultiDate(delegate: listener)
    view.selectionBehavior = selection
    host.advance(by: 0.1)
    host.tap("Thursday, February 15, 2024")
    host.tap("Friday, February 16, 2024")
    host.tap("Thursday, February 15, 2024")
    #expect(listener.log == ["add 15", "add 16", "drop 15"] && selection.selectedDates.map(\.day) == [16])
  }

  @Test("Months are paged through, as far as there are days, and the delegate hears of it")
  func pages() {
    let listener = Listener()
    let (view, host) = made(listener)
    #expect(host.tap("Next Month"))
    host.advance(by: 0.1)
    #expect(listener.log == ["from 2 to 3"] && host.accessibilityTree.contains("March 2024"))
    let utc = view.calendar
    view.availableDateRange = DateInterval(
      start: utc.date(from: DateComponents(year: 2024, month: 3, day: 5))!,
      end: utc.date(from: DateComponents(year: 2024, month: 3, day: 20))!)
    host.advance(by: 0.1)
    #expect(!view.canPage(by: -1) && !view.canPage(by: 1))
    host.tap("Previous Month")
    #expect(view.visibleDateComponents.month == 3)
    #expect(!view.isAvailable(utc.date(from: DateComponents(year: 2024, month: 3, day: 4))!))
    #expect(view.isAvailable(utc.date(from: DateComponents(year: 2024, month: 3, day: 5))!))
  }

  @Test("Weeks begin on the day of the calendar, and marks are asked for")
  func days() {
    let listener = Listener()
    let (view, host) = made(listener)
    // February 2024 began on a Thursday.
    #expect(
      view.weekdays.first == "MON" && view.places.prefix(4).map { $0 == nil } == [true, true, true, false])
    #expect(view.places.compactMap { $0 }.count == 29)
    let red = (0..<400).contains { y in
      stride(from: 0, to: 350, by: 2).contains { x in
        let (r, g, b) = host.pixel(x: x, y: y)
        return r > 200 && g < 100 && b < 100
      }
    }
    #expect(red)
  }

  @Test("A week is chosen as a whole")
  func weeks() {
    let (view, host) = made(Listener())
    let selection = UICalendarSelectionWeekOfYear(delegate: nil)
    view.selectionBehavior = selection
    host.advance(by: 0.1)
    host.tap("Thursday, February 15, 2024")
    let days = view.places.compactMap { $0 }.filter(view.isChosen).map {
      view.calendar.component(.day, from: $0)
    }
    #expect(days == [12, 13, 14, 15, 16, 17, 18])
  }
}
