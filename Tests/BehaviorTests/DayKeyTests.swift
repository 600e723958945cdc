import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Days chosen by keys")
struct DayKeyTests {
  private nonisolated static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    calendar.firstWeekday = 1
    return calendar
  }()
  private nonisolated static func day(_ month: Int, _ day: Int, year: Int = 2024) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 10))!
  }
  private final class Model: ObservableObject {
    @Published var date = DayKeyTests.day(5, 15)
    @Published var days: Set<DateComponents> = []
    var text: String {
      let parts = DayKeyTests.calendar.dateComponents([.year, .month, .day, .hour], from: date)
      return "\(parts.year!)-\(parts.month!)-\(parts.day!) \(parts.hour!)"
    }
  }
  private struct Page: View {
    @ObservedObject var model: Model
    let isMulti: Bool
    var body: some View {
      VStack {
        if isMulti {
          MultiDatePicker("Days", selection: $model.days, in: DayKeyTests.day(5, 1)..<DayKeyTests.day(7, 1))
        } else {
          DatePicker(
            "Day", selection: $model.date, in: DayKeyTests.day(1, 10)...DayKeyTests.day(12, 31, year: 2025),
            displayedComponents: .date
          )
          .datePickerStyle(.graphical)
        }
      }
      .environment(\.calendar, DayKeyTests.calendar)
      .environment(\.timeZone, TimeZone(identifier: "UTC")!)
      .environment(\.locale, Locale(identifier: "en_US"))
    }
  }
  /// Presses Tab until the days have the focus: behind the two buttons that turn the months.
  private func lead(_ app: TestHost) { for _ in 0..<3 { app.press(.tab) } }

  @Test("Arrows go by days and weeks, page keys by months and years, Home and End to the ends of the week")
  func arrows() {
    let model = Model()
    let app = TestHost { Page(model: model, isMulti: false) }
    lead(app)
    app.press(.right)
    #expect(model.text == "2024-5-16 10")
    app.press(.down)
    #expect(model.text == "2024-5-23 10")
    app.press(.up)
    app.press(.left)
    #expect(model.text == "2024-5-15 10")
    app.press(.home)
    #expect(model.text == "2024-5-12 10")
    app.press(.end)
    #expect(model.text == "2024-5-18 10")
    app.press(.pageDown)
    #expect(model.text == "2024-6-18 10" && app.shows("June 2024"))
    app.press(.pageUp, shift: true)
    #expect(model.text == "2024-6-18 10", "the year before is not allowed")
    app.press(.pageDown, shift: true)
    #expect(model.text == "2025-6-18 10")
    app.press(.tab)
    app.press(.right)
    #expect(model.text == "2025-6-18 10", "the days are one stop")
  }

  @Test("Of several days arrows only reach one, and space chooses it")
  func several() {
    let model = Model()
    let app = TestHost { Page(model: model, isMulti: true) }
    model.days = [DateComponents(calendar: Self.calendar, era: 1, year: 2024, month: 5, day: 15)]
    app.advance(by: 0.1)
    let start = model.days.count
    lead(app)
    app.press(.right)
    #expect(model.days.count == start)
    app.press(.character(" "))
    #expect(model.days.count == start + 1)
    app.press(.character(" "))
    #expect(model.days.count == start)
  }

  @Test("A compact picker is opened and used by keys alone")
  func compact() {
    let model = Model()
    struct Compact: View {
      @ObservedObject var model: Model
      var body: some View {
        DatePicker("Day", selection: $model.date, displayedComponents: .date)
          .datePickerStyle(.compact)
          .environment(\.calendar, DayKeyTests.calendar)
          .environment(\.timeZone, TimeZone(identifier: "UTC")!)
      }
    }
    let app = TestHost { Compact(model: model) }
    app.press(.tab)
    app.press(.character(" "))
    app.advance(by: 1)
    lead(app)
    app.press(.right)
    #expect(model.text == "2024-5-16 10")
    app.press(.escape)
    app.advance(by: 1)
    #expect(!app.shows("May 2024"))
  }
}
