import Foundation
import SashControls
import SashCore

/// A control that chooses a value of a range.
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
  open var maximumTrackTintColor: UIColor? { didSet { changed() } }
  open var thumbTintColor: UIColor? { didSet { changed() } }
  /// What it should behave like. There is one way here.
  open var preferredBehavioralStyle: UIBehavioralStyle = .automatic {
    didSet { if preferredBehavioralStyle == .mac { hasNoEffect("UISlider.preferredBehavioralStyle") } }
  }
  open func setValue(_ value: Float, animated: Bool) {
    if animated { withAnimation { self.value = value } } else { self.value = value }
  }
  /// A picture for the knob, at its own size.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { set(image, .thumb, state) }
  /// A picture for the track before the knob, which is stretched, best by insets of its own.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    set(image, .minimum, state)
  }
  /// A picture for the track behind the knob, which is stretched, best by insets of its own.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    set(image, .maximum, state)
  }
  open func thumbImage(for state: UIControl.State) -> UIImage? { images[ImageKey(.thumb, state)] }
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { images[ImageKey(.minimum, state)] }
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { images[ImageKey(.maximum, state)] }
  /// What is shown in the state that the slider is in.
  open var currentThumbImage: UIImage? { current(.thumb) }
  open var currentMinimumTrackImage: UIImage? { current(.minimum) }
  open var currentMaximumTrackImage: UIImage? { current(.maximum) }
  private enum Part { case thumb, minimum, maximum }
  private struct ImageKey: Hashable {
    let part: Part
    let state: UIControl.State.RawValue
    init(_ part: Part, _ state: UIControl.State) { (self.part, self.state) = (part, state.rawValue) }
  }
  private var images: [ImageKey: UIImage] = [:]
  private func set(_ image: UIImage?, _ part: Part, _ state: UIControl.State) {
    images[ImageKey(part, state)] = image
    changed()
  }
  private func current(_ part: Part) -> UIImage? {
    images[ImageKey(part, isSliding ? .highlighted : state)] ?? images[ImageKey(part, .normal)]
  }
  private var isSliding = false { didSet { if isSliding != oldValue { changed() } } }

  // MARK: Where its parts are

  /// Where the track is, in points of the slider whose bounds are given. Programs give it another height so.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let size = currentMinimumTrackImage ?? currentMaximumTrackImage
    let height = size?.size.height ?? 4
    return CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
  }
  /// Where the knob is at a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: 28, height: 28)
    let range = maximumValue - minimumValue
    let fraction = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    return CGRect(
      x: rect.minX + (rect.width - size.width) * fraction, y: rect.midY - size.height / 2,
      width: size.width, height: size.height)
  }
  /// Where the pictures beside the track are.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    rect(of: minimumValueImage, in: bounds) { _ in bounds.minX }
  }
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    rect(of: maximumValueImage, in: bounds) { bounds.maxX - $0 }
  }
  private func rect(of image: UIImage?, in bounds: CGRect, x: (CGFloat) -> CGFloat) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(origin: CGPoint(x: x(size.width), y: bounds.midY - size.height / 2), size: size)
  }
  private var look: SliderLook {
    var look = SliderLook()
    look.track = maximumTrackTintColor?.color
    look.thumb = thumbTintColor?.color
    look.thumbPicture = currentThumbImage.map { Image(uiImage: $0) }
    look.filledPicture = currentMinimumTrackImage.map { Image(uiImage: $0) }
    look.trackPicture = currentMaximumTrackImage.map { Image(uiImage: $0) }
    look.trackFrame = { [weak self] size in
      self?.trackRect(forBounds: CGRect(origin: .zero, size: size)) ?? .zero
    }
    look.thumbFrame = { [weak self] size, fraction in
      guard let self else { return .zero }
      let bounds = CGRect(origin: .zero, size: size)
      return thumbRect(
        forBounds: bounds, trackRect: trackRect(forBounds: bounds),
        value: minimumValue + Float(fraction) * (maximumValue - minimumValue))
    }
    return look
  }

  override var isPressedAsWhole: Bool { false }
  override var content: AnyView {
    let range = minimumValue...max(maximumValue, minimumValue.nextUp)
    let binding = Binding<Float>(
      get: { [weak self] in self?.storedValue ?? 0 },
      set: { [weak self] new in
        guard let self else { return }
        value = new
        if isContinuous { sendActions(for: .valueChanged) }
      })
    let slider = Slider(value: binding, in: range) { [weak self] isEditing in
      guard let self else { return }
      isSliding = isEditing
      sendActions(for: isEditing ? .touchDown : .touchUpInside)
      if !isEditing, !isContinuous { sendActions(for: .valueChanged) }
    }
    return AnyView(
      HStack(spacing: 8) {
        if let minimumValueImage { Image(uiImage: minimumValueImage) }
        slider.environment(\.sliderLook, look)
        if let maximumValueImage { Image(uiImage: maximumValueImage) }
      }
      .foregroundStyle(tintColor.color).tint((minimumTrackTintColor ?? tintColor).color).disabled(!isEnabled)
      .fill(.center))
  }
  override class var huggedAxes: Set<NSLayoutConstraint.Axis> { [.vertical] }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
}
