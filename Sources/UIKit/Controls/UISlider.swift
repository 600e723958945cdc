import Foundation
import SashControls
import SashCore

/// A control that chooses a value of a range.
///
/// - Missing: pictures of its knob and its track, and their colours but for the part before the knob.
open class UISlider: UIControl {
  private var storedValue: Float = 0
  open var value: Float {
    get { storedValue }
    set {
      storedValue = min(max(newValue, minimumValue), maximumValue)
      changed()
    }
  }
  open var minimumValue: Float = 0 { didSet { value = storedValue } }
  open var maximumValue: Float = 1 { didSet { value = storedValue } }
  /// Whether it tells of each step of the finger, or of the last one alone.
  open var isContinuous = true
  /// Pictures beside the track.
  open var minimumValueImage: UIImage? { didSet { changed() } }
  open var maximumValueImage: UIImage? { didSet { changed() } }
  open var minimumTrackTintColor: UIColor? { didSet { changed() } }
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  /// What it should behave like. There is one way here.
  open var preferredBehavioralStyle: UIBehavioralStyle = .automatic {
    didSet { if preferredBehavioralStyle == .mac { hasNoEffect("UISlider.preferredBehavioralStyle") } }
  }
  open func setValue(_ value: Float, animated: Bool) {
    if animated { withAnimation { self.value = value } } else { self.value = value }
  }
  /// A picture for the knob. It is kept.
  ///
  /// - Missing: pictures of the knob and the track.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { keep(image, "thumb", state) }
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    keep(image, "minimum", state)
  }
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    keep(image, "maximum", state)
  }
  open func thumbImage(for state: UIControl.State) -> UIImage? { images["thumb \(state.rawValue)"] }
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { images["minimum \(state.rawValue)"] }
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { images["maximum \(state.rawValue)"] }
  private var images: [String: UIImage] = [:]
  private func keep(_ image: UIImage?, _ part: String, _ state: UIControl.State) {
    images["\(part) \(state.rawValue)"] = image
    if image != nil { runtimeWarning("Pictures of the parts of a UISlider are kept, but not shown.") }
  }
  override var isPressedAsWhole: Bool { false }
  override var content: AnyView {
    let range = minimumValue...max(maximumValue, minimumValue.nextUp)
    let binding = Binding<Float>(
      get: { [unowned self] in storedValue },
      set: { [unowned self] new in
        value = new
        if isContinuous { sendActions(for: .valueChanged) }
      })
    let slider = Slider(value: binding, in: range) { [weak self] isEditing in
      guard let self else { return }
      sendActions(for: isEditing ? .touchDown : .touchUpInside)
      if !isEditing, !isContinuous { sendActions(for: .valueChanged) }
    }
    return AnyView(
      HStack(spacing: 8) {
        if let minimumValueImage { Image(uiImage: minimumValueImage) }
        slider
        if let maximumValueImage { Image(uiImage: maximumValueImage) }
      }
      .foregroundStyle(tintColor.color).tint((minimumTrackTintColor ?? tintColor).color).disabled(!isEnabled)
      .fill(.center))
  }
  override class var huggedAxes: Set<NSLayoutConstraint.Axis> { [.vertical] }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
}
