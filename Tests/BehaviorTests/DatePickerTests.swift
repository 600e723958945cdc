import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Date pickers")
struct DatePickerTests {
  private static let utc = TimeZone(secondsFromGMT: 0)!
  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = utc
    return calendar
  }
  /// Friday, 13 June 2025, 9:30.
  private static let friday = Date(timeIntervalSince1970: 1_749_807_000)

  private struct Form: View {
    var isGraphical = false
    var range: ClosedRange<Date> = .distantPast ... .distantFuture
    @State var date = DatePickerTests.friday
    var body: some View {
      VStack {
        if isGraphical {
          DatePicker("Day", selection: $date, in: range, displayedComponents: .date).datePickerStyle(
            .graphical)
        } else {
          DatePicker("Day", selection: $date, displayedComponents: [.date])
          DatePicker(selection: $date, in: ...DatePickerTests.friday) { Text("Both") }.labelsHidden()
        }
        Text(date.ISO8601Format())
      }
      .environment(\.timeZone, DatePickerTests.utc)
      .environment(\.calendar, DatePickerTests.calendar)
      .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  @Test("Small buttons show day and time; a tap opens the month, in which days are chosen")
  func compact() {
    let app = TestHost { Form() }
    #expect(app.shows("Day") && !app.shows("Both") && app.frames(of: "Jun 13, 2025").count == 2)
    app.tap("Jun 13, 2025")
    app.advance(by: 1)
    #expect(app.shows("June 2025") && app.shows("FRI"))
    app.tap("20")
    app.advance(by: 0.5)
    #expect(app.shows("2025-06-20T09:30:00Z"))
  }

  @Test("Months are turned; days beyond the range cannot be chosen")
  func graphical() {
    let app = TestHost {
      Form(isGraphical: true, range: Self.friday.addingTimeInterval(-86400 * 3)...Date.distantFuture)
    }
    app.tap("5")
    #expect(app.shows("2025-06-13T09:30:00Z"))
    app.tap("Next Month")
    #expect(app.shows("July 2025"))
    app.tap("31")
    #expect(app.shows("2025-07-31T09:30:00Z"))
  }
}
