import EventKit
import Foundation
import SashMessages
import UIKit

public enum EKEventViewAction: Int, Sendable { case done, responded, deleted }
/// A page that shows an event: its title, when it is and where.
///
/// - Missing: changing the event, so its delegate hears nothing.
@MainActor @preconcurrency
open class EKEventViewController: UIViewController {
  open weak var delegate: (any EKEventViewDelegate)?
  open var event: EKEvent! { didSet { show() } }
  open var allowsEditing = false
  open var allowsCalendarPreview = false
  private let label = UILabel()

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.numberOfLines = 0
    label.textAlignment = .center
    label.frame = CGRect(
      x: 20, y: 20, width: max(0, view.bounds.width - 40), height: max(0, view.bounds.height - 40))
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
    show()
  }
  private func show() {
    guard let event else { return }
    title = event.title
    let format = Date.FormatStyle(date: .long, time: event.isAllDay ? .omitted : .shortened)
    let dates = [event.startDate, event.endDate].compactMap { $0?.formatted(format) }.joined(separator: " – ")
    label.text = [event.title, dates, event.location, event.notes].compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }
}
@MainActor @preconcurrency
public protocol EKEventViewDelegate: NSObjectProtocol {
  func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

public enum EKCalendarChooserSelectionStyle: Int, Sendable { case single, multiple }
public enum EKCalendarChooserDisplayStyle: Int, Sendable { case allCalendars, writableCalendarsOnly }
/// A page to choose calendars. There are none: it says so, and can be left.
@MainActor @preconcurrency
open class EKCalendarChooser: UIViewController {
  open weak var delegate: (any EKCalendarChooserDelegate)?
  open var selectedCalendars: Set<EKCalendar> = []
  open var showsDoneButton = false
  open var showsCancelButton = false
  public let selectionStyle: EKCalendarChooserSelectionStyle
  public init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    entityType: EKEntityType = .event, eventStore: EKEventStore
  ) {
    self.selectionStyle = selectionStyle
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    selectionStyle = .single
    super.init(coder: coder)
  }
  open override func viewDidLoad() {
    super.viewDidLoad()
    title = "Calendars"
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: view.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.text = "There is no calendar on this system."
    label.textAlignment = .center
    view.addSubview(label)
    if showsDoneButton {
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { [weak self] _ in self.map { $0.delegate?.calendarChooserDidFinish($0) } })
    }
    if showsCancelButton {
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .cancel,
        primaryAction: UIAction { [weak self] _ in self.map { $0.delegate?.calendarChooserDidCancel($0) } })
    }
  }
}
@MainActor @preconcurrency
public protocol EKCalendarChooserDelegate: NSObjectProtocol {
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}
extension EKCalendarChooserDelegate {
  public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}
