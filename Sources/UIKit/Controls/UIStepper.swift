import Foundation
import SashControls
import SashCore

/// Two buttons that make a number smaller and larger.
///
/// - Source: facts on metrics: 94 points wide and 32 high.
@MainActor @preconcurrency
open class UIStepper: UIControl {
  private var storedValue = 0.0
  open var value: Double {
    get { storedValue }
    set {
      storedValue = min(max(newValue, minimumValue), maximumValue)
      changed()
    }
  }
  open var minimumValue = 0.0 { didSet { value = storedValue } }
  open var maximumValue = 100.0 { didSet { value = storedValue } }
  /// Must be greater than zero.
  open var stepValue = 1.0
  /// Whether the last value is followed by the first.
  open var wraps = false { didSet { changed() } }
  /// Whether a press that lasts steps again and again.
  open var autorepeat = true { didSet { changed() } }
  open var isContinuous = true
  /// Pictures in the places of the plus and the minus, behind the halves, and of the line between them. Those for `normal`
  /// count.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { set(image, .increment, state) }
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { set(image, .decrement, state) }
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    set(image, .background, state)
  }
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { set(image, .divider, leftState) }
  open func incrementImage(for state: UIControl.State) -> UIImage? { images[.increment]?[state.rawValue] }
  open func decrementImage(for state: UIControl.State) -> UIImage? { images[.decrement]?[state.rawValue] }
  open func backgroundImage(for state: UIControl.State) -> UIImage? { images[.background]?[state.rawValue] }
  open func dividerImage(
    forLeftSegmentState state: UIControl.State, rightSegmentState state1: UIControl.State
  ) -> UIImage? { images[.divider]?[state.rawValue] }
  private enum Part { case increment, decrement, background, divider }
  private var images: [Part: [UIControl.State.RawValue: UIImage]] = [:]
  private func set(_ image: UIImage?, _ part: Part, _ state: UIControl.State) {
    images[part, default: [:]][state.rawValue] = image
    changed()
  }
  private func picture(_ part: Part) -> Image? {
    images[part]?[UIControl.State.normal.rawValue].map { Image(uiImage: $0) }
  }

  private var look: StepperLook? {
    guard !images.isEmpty || !autorepeat else { return nil }
    var look = StepperLook()
    look.repeats = autorepeat
    (look.minus, look.plus) = (picture(.decrement), picture(.increment))
    (look.ground, look.divider) = (picture(.background), picture(.divider))
    return look
  }

  private func step(_ direction: Double) {
    var new = storedValue + direction * stepValue
    if wraps, new > maximumValue {
      new = minimumValue
    } else if wraps, new < minimumValue {
      new = maximumValue
    }
    guard min(max(new, minimumValue), maximumValue) != storedValue else { return }
    value = new
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
  override var isPressedAsWhole: Bool { false }
  override var content: AnyView {
    let up: (() -> Void)? = wraps || storedValue < maximumValue ? { [weak self] in self?.step(1) } : nil
    let down: (() -> Void)? = wraps || storedValue > minimumValue ? { [weak self] in self?.step(-1) } : nil
    return AnyView(
      Stepper(onIncrement: up, onDecrement: down) { EmptyView() }.labelsHidden()
        .environment(\.stepperLook, look).disabled(!isEnabled).fill(.center))
  }
  /// It has its own size, whatever the frame.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 94, height: 32)))
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 94, height: 32) }
  override class var huggedAxes: Set<NSLayoutConstraint.Axis> { [.horizontal, .vertical] }
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
}
