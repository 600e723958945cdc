import Foundation
import SashControls
import SashCore
import SashLayout

/// Chooses a date, a time, or both.
///
/// - Missing: years with months alone, calendars and zones other than those of the system.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth = 4269 }
  private var storedDate = Date()
  open var date: Date {
    get { roundsToMinuteInterval ? rounded(storedDate) : storedDate }
    set {
      storedDate = newValue
      changed()
    }
  }
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  open var datePickerMode: Mode = .dateAndTime {
    didSet {
      if datePickerMode == .yearAndMonth {
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
  /// Minutes between the times that can be chosen: a part of an hour, else it counts as 1.
  open var minuteInterval = 1 { didSet { changed() } }
  private var minutes: Int {
    (1...30).contains(minuteInterval) && 60 % minuteInterval == 0 ? minuteInterval : 1
  }
  private func rounded(_ date: Date) -> Date {
    if datePickerMode == .date || minutes == 1 { return date }
    let calendar = Calendar.current
    let over = calendar.component(.minute, from: date) % minutes
    return date.addingTimeInterval(TimeInterval(-over * 60 - calendar.component(.second, from: date)))
  }
  /// Seconds, in the mode that counts down: whole minutes, less than a day.
  open var countDownDuration: TimeInterval = 0 { didSet { changed() } }
  open var roundsToMinuteInterval = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { sizeToFit() }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

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
          self.map { $0.date = $0.rounded(new) }
          self?.sendActions(for: [.valueChanged, .primaryActionTriggered])
        }), in: first...last, displayedComponents: components
    ).labelsHidden()
    switch datePickerStyle {
    case .wheels: base.datePickerStyle(.wheel)
    case .inline: base.datePickerStyle(.graphical)
    default: base.datePickerStyle(.compact)
    }
  }
  /// Two wheels, of hours and of minutes.
  private var countDown: some View {
    let whole = Int(countDownDuration / 60)
    func wheel(_ values: [Int], _ now: Int, _ word: String, _ set: @escaping (Int) -> Void) -> some View {
      Picker("", selection: Binding(get: { now }, set: set)) {
        ForEach(values, id: \.self) { Text(verbatim: "\($0) \(word)").tag($0) }
      }
      .pickerStyle(.wheel).labelsHidden()
    }
    let step = minutes
    return HStack(spacing: 5) {
      wheel(Array(0..<24), whole / 60, "hours") { [weak self] in self?.counts($0 * 60 + whole % 60) }
      wheel(Array(stride(from: 0, to: 60, by: step)), whole % 60 / step * step, "min") { [weak self] in
        self?.counts(whole / 60 * 60 + $0)
      }
    }
  }
  private func counts(_ minutes: Int) {
    countDownDuration = TimeInterval(minutes * 60)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
  override var isPressedAsWhole: Bool { false }
  override var content: AnyView {
    if datePickerMode == .countDownTimer { return AnyView(countDown.disabled(!isEnabled).fill(.center)) }
    return AnyView(picker.tint(tintColor.color).disabled(!isEnabled).fill(.center))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if datePickerMode == .countDownTimer { return CGSize(width: 320, height: 216) }
    let fitting = Measuring.size(of: picker, .unspecified)
    return datePickerStyle == .compact
      ? fitting : CGSize(width: max(320, fitting.width), height: fitting.height)
  }
  open override dynamic var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
