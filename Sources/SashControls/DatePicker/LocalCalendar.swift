import Foundation
import SashCore

extension EnvironmentValues {
  /// The calendar of the place in its time zone and language.
  var localCalendar: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }
}

extension Calendar {
  /// How dates are written in this calendar, its time zone and its language; what is written is to be added.
  var format: Date.FormatStyle {
    Date.FormatStyle(locale: locale ?? .current, calendar: self, timeZone: timeZone)
  }
  /// How dates are written in this calendar, its time zone and its language.
  func format(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> Date.FormatStyle {
    Date.FormatStyle(date: date, time: time, locale: locale ?? .current, calendar: self, timeZone: timeZone)
  }
}
