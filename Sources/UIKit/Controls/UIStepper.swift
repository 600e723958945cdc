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
  open var autorepeat = true
  open var isContinuous = true
  /// - Missing: other pictures than the system's.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    if image != nil { hasNoEffect("UIStepper.setIncrementImage(_:for:)") }
  }
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    if image != nil { hasNoEffect("UIStepper.setDecrementImage(_:for:)") }
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
      Stepper(onIncrement: up, onDecrement: down) { EmptyView() }.labelsHidden().disabled(!isEnabled).fill(
        .center))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 94, height: 32) }
  override class var huggedAxes: Set<NSLayoutConstraint.Axis> { [.horizontal, .vertical] }
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
}
