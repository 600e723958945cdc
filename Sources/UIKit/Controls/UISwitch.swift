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
  /// A knob that slides, or a box with a check mark.
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }
  open var preferredStyle: Style = .automatic { didSet { invalidateIntrinsicContentSize() } }
  public var style: Style { preferredStyle == .checkbox ? .checkbox : .sliding }
  /// Stands beside the box; a switch that slides shows none.
  open var title: String? { didSet { invalidateIntrinsicContentSize() } }
  open func setOn(_ on: Bool, animated: Bool) {
    if animated { withAnimation { isOn = on } } else { isOn = on }
  }
  /// It has its own size, whatever the frame.
  ///
  /// - Source: facts on UIKit, U190 and U201.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override var isPressedAsWhole: Bool { false }
  @ViewBuilder private var toggle: some View {
    if style == .checkbox { box } else { sliding }
  }
  private var box: some View {
    HStack(spacing: 6) {
      Image(systemName: storedValue ? "checkmark.square.fill" : "square").font(.system(size: 17))
        .foregroundStyle((storedValue ? onTintColor ?? tintColor : UIColor.secondaryLabel).color)
      if let title { Text(verbatim: title).foregroundStyle(UIColor.label.color) }
    }
    .contentShape(Rectangle())
    .onTapGesture { [weak self] in
      guard let self, isEnabled else { return }
      isOn.toggle()
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }
  private var sliding: some View {
    Toggle(
      isOn: Binding(
        get: { [weak self] in self?.storedValue ?? false },
        set: { [weak self] new in
          guard let self else { return }
          isOn = new
          sendActions(for: [.valueChanged, .primaryActionTriggered])
        })
    ) { EmptyView() }.labelsHidden().tint(onTintColor.map { $0.color })
  }
  override var content: AnyView { AnyView(toggle.disabled(!isEnabled).fill(.center)) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Measuring.size(of: toggle, .unspecified) }
  override class var huggedAxes: Set<NSLayoutConstraint.Axis> { [.horizontal, .vertical] }
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}
