import Foundation
import SashControls
import SashCore
import SashLayout

/// Chooses a date, a time, or both.
///
/// - Missing: counting down, `minuteInterval`, calendars and zones other than those of the system.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth = 4269 }
  private var storedDate = Date()
  open var date: Date {
    get { storedDate }
    set {
      storedDate = newValue
      changed()
    }
  }
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  open var datePickerMode: Mode = .dateAndTime {
    didSet {
      if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth {
        runtimeWarning("UIDatePicker shows a date and a time in this mode.")
      }
      invalidateIntrinsicContentSize()
    }
  }
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { invalidateIntrinsicContentSize() }
  }
  public var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  open var minimumDate: Date? { didSet { changed() } }
  open var maximumDate: Date? { didSet { changed() } }
  open var locale: Locale?
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  open var minuteInterval = 1
  open var countDownDuration: TimeInterval = 0
  open var roundsToMinuteInterval = true

  private var components: DatePickerComponents {
    switch datePickerMode {
    case .time: .hourAndMinute
    case .date: .date
    default: [.date, .hourAndMinute]
    }
  }
  @ViewBuilder private var picker: some View {
    let first = minimumDate ?? .distantPast
    let last = max(first, maximumDate ?? .distantFuture)
    let base = DatePicker(
      "",
      selection: Binding(
        get: { [weak self] in self?.storedDate ?? Date() },
        set: { [weak self] new in
          self?.date = new
          self?.sendActions(for: [.valueChanged, .primaryActionTriggered])
        }), in: first...last, displayedComponents: components
    ).labelsHidden()
    switch datePickerStyle {
    case .wheels: base.datePickerStyle(.wheel)
    case .inline: base.datePickerStyle(.graphical)
    default: base.datePickerStyle(.compact)
    }
  }
  override var isPressedAsWhole: Bool { false }
  override var content: AnyView {
    AnyView(picker.tint(tintColor.color).disabled(!isEnabled).fill(.center))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitting = Measuring.size(of: picker, .unspecified)
    return datePickerStyle == .compact
      ? fitting : CGSize(width: max(320, fitting.width), height: fitting.height)
  }
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
