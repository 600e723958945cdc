import Foundation
import SashControls
import SashCore

/// A control that is on or off.
open class UISwitch: UIControl {
  private var storedValue = false
  open var isOn: Bool {
    get { storedValue }
    set {
      storedValue = newValue
      changed()
    }
  }
  open var onTintColor: UIColor? { didSet { changed() } }
  /// The colour of the knob. It is kept.
  open var thumbTintColor: UIColor? {
    didSet { if thumbTintColor != nil { runtimeWarning("UISwitch.thumbTintColor is kept, but not shown.") } }
  }
  open func setOn(_ on: Bool, animated: Bool) {
    if animated { withAnimation { isOn = on } } else { isOn = on }
  }
  override var isPressedAsWhole: Bool { false }
  private var toggle: some View {
    Toggle(
      isOn: Binding(
        get: { [unowned self] in storedValue },
        set: { [unowned self] new in
          isOn = new
          sendActions(for: [.valueChanged, .primaryActionTriggered])
        })
    ) { EmptyView() }.labelsHidden().tint(onTintColor.map { $0.color })
  }
  override var content: AnyView { AnyView(toggle.disabled(!isEnabled).fill(.center)) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Measuring.size(of: toggle, .unspecified) }
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}
