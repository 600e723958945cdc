import Foundation
import SashCore

/// A month of days that can be chosen, with marks below them; a person pages to other months.
///
/// - Missing: choosing a month and a year from wheels.
open class UICalendarView: UIView {
  /// The calendar that days are counted by.
  open var calendar: Calendar {
    get {
      var result = ownCalendar
      if let timeZone { result.timeZone = timeZone }
      result.locale = locale
      return result
    }
    set {
      ownCalendar = newValue
      changed()
    }
  }
  private var ownCalendar = Calendar.current
  open var locale = Locale.current { didSet { changed() } }
  open var timeZone: TimeZone? { didSet { changed() } }
  open var fontDesign: UIFontDescriptor.SystemDesign = .default { didSet { changed() } }
  /// Says which days have marks. It is not retained.
  open weak var delegate: (any UICalendarViewDelegate)? {
    didSet {
      decorations = [:]
      changed()
    }
  }
  /// How days are chosen; nil has nothing chosen.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.view = nil
      selectionBehavior?.view = self
      changed()
    }
  }
  /// Whether the delegate is asked for marks.
  open var wantsDateDecorations = true { didSet { changed() } }
  /// Days before and after it cannot be chosen, and months beyond it not be shown.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet {
      show(shownMonth, tells: false)
      // Other days may be chosen in the same month.
      changed()
    }
  }
  /// The month that is shown. Without a year it is that of today.
  open var visibleDateComponents: DateComponents {
    get { calendar.dateComponents([.calendar, .era, .year, .month], from: shownMonth) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    var wanted = dateComponents
    wanted.year = wanted.year ?? calendar.component(.year, from: shownMonth)
    wanted.month = wanted.month ?? calendar.component(.month, from: shownMonth)
    wanted.day = 1
    guard let date = calendar.date(from: wanted) else { return }
    show(date, tells: false)
  }
  /// Asks the delegate again for the marks of some days.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    for date in dates { _ = day(of: date).map { decorations[$0] = nil } }
    changed()
  }

  private var month: Date?
  /// Marks that the delegate has been asked for, by the starts of their days.
  private var decorations: [Date: Decoration?] = [:]
  /// The first moment of the month.
  var shownMonth: Date { month ?? firstMoment(of: min(max(Date(), availableDateRange.start), lastMoment)) }
  private var lastMoment: Date { availableDateRange.end }
  private func firstMoment(of date: Date) -> Date {
    calendar.dateInterval(of: .month, for: date)?.start ?? date
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Months

  private func show(_ date: Date, tells: Bool) {
    let before = visibleDateComponents
    let new = firstMoment(of: min(max(date, availableDateRange.start), lastMoment))
    guard new != shownMonth || month == nil else { return }
    month = new
    changed()
    if tells { delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: before) }
  }
  /// Whether there are days to choose some months on.
  func canPage(by months: Int) -> Bool {
    guard let start = calendar.date(byAdding: .month, value: months, to: shownMonth),
      let month = calendar.dateInterval(of: .month, for: start)
    else { return false }
    return month.end > availableDateRange.start && month.start <= availableDateRange.end
  }
  func page(by months: Int) {
    guard canPage(by: months), let date = calendar.date(byAdding: .month, value: months, to: shownMonth)
    else { return }
    show(date, tells: true)
  }

  // MARK: Days

  /// The days of the month, after empty places up to the day of the week on which it begins.
  var places: [Date?] {
    guard let days = calendar.range(of: .day, in: .month, for: shownMonth) else { return [] }
    let weekday = calendar.component(.weekday, from: shownMonth)
    let empty = (weekday - calendar.firstWeekday + 7) % 7
    return Array(repeating: nil, count: empty)
      + days.map { calendar.date(byAdding: .day, value: $0 - days.lowerBound, to: shownMonth) }
  }
  /// What the columns are called.
  var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    return (0..<7).map { names[(calendar.firstWeekday - 1 + $0) % 7].uppercased(with: locale) }
  }
  func components(of day: Date) -> DateComponents {
    calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
  }
  /// The start of a day.
  func day(of components: DateComponents) -> Date? {
    var wanted = components
    wanted.calendar = nil
    return calendar.date(from: wanted).map { calendar.startOfDay(for: $0) }
  }
  func isAvailable(_ day: Date) -> Bool {
    guard let whole = calendar.dateInterval(of: .day, for: day) else { return false }
    return whole.end > availableDateRange.start && whole.start <= availableDateRange.end
      && selectionBehavior?.canSelect(components(of: day)) != false
  }
  func isChosen(_ day: Date) -> Bool { selectionBehavior?.isChosen(day, in: self) ?? false }
  func decoration(of day: Date) -> Decoration? {
    guard wantsDateDecorations, let delegate else { return nil }
    if let known = decorations[day] { return known }
    let made = delegate.calendarView(self, decorationFor: components(of: day))
    decorations[day] = .some(made)
    return made
  }

  override var content: AnyView { AnyView(CalendarMonth(view: self, version: version)) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(size.width, 280), height: CalendarMonth.height)
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: CalendarMonth.height) }
}

/// Says which days of a calendar have marks.
@MainActor @preconcurrency
public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// The mark of a day; nil has none.
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  /// A person has paged to another month.
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}
extension UICalendarViewDelegate {
  public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  { nil }
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}

extension UICalendarView {
  /// How large a mark is.
  public enum DecorationSize: Int, Sendable {
    case small, medium, large
    var points: CGFloat { self == .small ? 4 : self == .medium ? 7 : 10 }
  }
  /// A mark below a day.
  @MainActor @preconcurrency
  open class Decoration: NSObject {
    enum Kind {
      case dot(UIColor?, DecorationSize)
      case image(UIImage?, UIColor?, DecorationSize)
      case view(() -> UIView)
    }
    let kind: Kind
    fileprivate init(_ kind: Kind) {
      self.kind = kind
      super.init()
    }
    /// A grey dot.
    public convenience override init() { self.init(.dot(nil, .medium)) }
    public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(.dot(color, size))
    }
    public static func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium)
      -> Decoration
    { Decoration(.image(image, color, size)) }
    /// A view, which is made when the day is shown.
    public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(.view(customViewProvider))
    }
    /// The view of the mark, the same each time.
    private(set) lazy var view: UIView? = if case .view(let make) = kind { make() } else { nil }
  }
}
