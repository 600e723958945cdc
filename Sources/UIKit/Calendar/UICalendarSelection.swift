import Foundation

/// How days of a calendar are chosen.
@MainActor @preconcurrency
open class UICalendarSelection: NSObject {
  weak var view: UICalendarView?
  fileprivate override init() { super.init() }
  /// Asks the delegate again which days can be chosen.
  open func updateSelectableDates() { view?.changed() }

  func canSelect(_ components: DateComponents) -> Bool { true }
  func isChosen(_ day: Date, in view: UICalendarView) -> Bool { false }
  /// A person has tapped a day.
  func tapped(_ day: Date, _ components: DateComponents, in view: UICalendarView) {}
}

/// One day can be chosen.
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// It is not retained.
  public private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// The day that is chosen; the delegate is not told when code sets it.
  open var selectedDate: DateComponents? { didSet { view?.changed() } }
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) { self.selectedDate = selectedDate }

  override func canSelect(_ components: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: components) ?? true
  }
  override func isChosen(_ day: Date, in view: UICalendarView) -> Bool {
    selectedDate.flatMap { view.day(of: $0) } == day
  }
  override func tapped(_ day: Date, _ components: DateComponents, in view: UICalendarView) {
    // A second tap takes the choice back, where it may be that nothing is chosen.
    let isSecond = isChosen(day, in: view)
    if isSecond, delegate?.dateSelection(self, canSelectDate: nil) == false { return }
    selectedDate = isSecond ? nil : components
    delegate?.dateSelection(self, didSelectDate: selectedDate)
  }
}
/// Told that a day has been chosen, and says which days can be.
@MainActor @preconcurrency
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// A person has chosen a day; nil has taken the choice back.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}
extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// Several days can be chosen.
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// It is not retained.
  public private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// The days that are chosen; the delegate is not told when code sets them.
  open var selectedDates: [DateComponents] = [] { didSet { view?.changed() } }
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }

  override func canSelect(_ components: DateComponents) -> Bool {
    delegate?.multiDateSelection(self, canSelectDate: components) ?? true
  }
  override func isChosen(_ day: Date, in view: UICalendarView) -> Bool {
    selectedDates.contains { view.day(of: $0) == day }
  }
  override func tapped(_ day: Date, _ components: DateComponents, in view: UICalendarView) {
    if isChosen(day, in: view) {
      guard delegate?.multiDateSelection(self, canDeselectDate: components) ?? true else { return }
      selectedDates.removeAll { view.day(of: $0) == day }
      delegate?.multiDateSelection(self, didDeselectDate: components)
    } else {
      selectedDates.append(components)
      delegate?.multiDateSelection(self, didSelectDate: components)
    }
  }
}
/// Told that days have been chosen, and says which days can be.
@MainActor @preconcurrency
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}
extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}

/// One week can be chosen.
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  /// It is not retained.
  public private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?
  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// Names a week by its number and by the year that it belongs to.
  open var selectedWeekOfYear: DateComponents? { didSet { view?.changed() } }
  open func setSelected(_ selectedWeekOfYear: DateComponents?, animated: Bool) {
    self.selectedWeekOfYear = selectedWeekOfYear
  }
  private func week(of day: Date, in view: UICalendarView) -> DateComponents {
    view.calendar.dateComponents([.calendar, .yearForWeekOfYear, .weekOfYear], from: day)
  }

  override func isChosen(_ day: Date, in view: UICalendarView) -> Bool {
    guard let chosen = selectedWeekOfYear else { return false }
    let own = week(of: day, in: view)
    return own.weekOfYear == chosen.weekOfYear && own.yearForWeekOfYear == chosen.yearForWeekOfYear
  }
  override func tapped(_ day: Date, _ components: DateComponents, in view: UICalendarView) {
    let tapped = week(of: day, in: view)
    let new = isChosen(day, in: view) ? nil : tapped
    guard delegate?.week(ofYearSelection: self, canSelectWeekOfYear: new) ?? true else { return }
    selectedWeekOfYear = new
    delegate?.week(ofYearSelection: self, didSelectWeekOfYear: new)
  }
}
/// Told that a week has been chosen, and says which weeks can be.
@MainActor @preconcurrency
public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    didSelectWeekOfYear weekOfYearComponents: DateComponents?)
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool
}
extension UICalendarSelectionWeekOfYearDelegate {
  public func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { true }
}
