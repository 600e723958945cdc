import Foundation
import SashFoundation

extension Product.SubscriptionPeriod {
  /// The range of time that the period has from a date.
  public func dateRange(referenceDate: Date = .now) -> Range<Date> {
    let component: Calendar.Component =
      switch unit {
      case .day: .day
      case .week: .weekOfYear
      case .month: .month
      case .year: .year
      }
    let end = Calendar.current.date(byAdding: component, value: value, to: referenceDate) ?? referenceDate
    return referenceDate..<max(end, referenceDate)
  }
  /// The period in words: "2 months".
  public func formatted(_ format: _DateComponentsFormatStyle, referenceDate: Date = .now) -> String {
    format.format(dateRange(referenceDate: referenceDate))
  }
}
