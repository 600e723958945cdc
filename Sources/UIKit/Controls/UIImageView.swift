import Foundation
import SashCore
import SashLayout

/// Shows a picture, or several ones after each other.
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet {
      if image === oldValue { return }
      invalidateIntrinsicContentSize()
      changed()
    }
  }
  /// What its symbol does; see `addSymbolEffect`.
  var symbolEffects: [SymbolEffectRun] = [] { didSet { changed() } }
  open var highlightedImage: UIImage? { didSet { changed() } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { changed() } } }
  /// How symbols are drawn that say nothing of it themselves.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      if preferredSymbolConfiguration == oldValue { return }
      invalidateIntrinsicContentSize()
      changed()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// A view of the size of the picture.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Pictures after each other

  /// Shown after each other in the place of `image`, once `startAnimating()` has been called.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  open var highlightedAnimationImages: [UIImage]?
  /// Seconds for all pictures; 0 is a thirtieth for each.
  open var animationDuration: TimeInterval = 0
  /// How often all pictures are shown; 0 is again and again.
  open var animationRepeatCount = 0
  /// When it began.
  private var began: Date?
  private var endsAnimation: (() -> Void)?
  open var isAnimating: Bool { began != nil }
  open func startAnimating() {
    guard began == nil, animationImages?.isEmpty == false else { return }
    began = Date()
    changed()
    scheduleEnd()
  }
  open func stopAnimating() {
    guard began != nil else { return }
    endsAnimation?()
    (began, endsAnimation) = (nil, nil)
    changed()
  }
  private func scheduleEnd() {
    guard animationRepeatCount > 0, let images = animationImages, let host = top.stage?.host else { return }
    let length = seconds(images) * Double(animationRepeatCount)
    endsAnimation = host.schedule(after: length) { [weak self] in
      MainActor.assumeIsolated { self?.stopAnimating() }
    }
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, began != nil, endsAnimation == nil { scheduleEnd() }
  }
  private func seconds(_ images: [UIImage]) -> TimeInterval {
    animationDuration > 0 ? animationDuration : Double(images.count) / 30
  }
  /// The pictures that follow each other, and the seconds for one.
  private var movie: (images: [UIImage], step: TimeInterval, start: Date)? {
    if let began, let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    {
      return (images, seconds(images) / Double(images.count), began)
    }
    guard animationImages == nil, let frames = image?.frames, !frames.images.isEmpty else { return nil }
    let length = frames.duration > 0 ? frames.duration : Double(frames.images.count) / 30
    return (frames.images, length / Double(frames.images.count), .distantPast)
  }

  override var ownTraits: UIAccessibilityTraits { .image }
  override var content: AnyView {
    if let movie {
      return AnyView(
        TimelineView(.animation(minimumInterval: movie.step)) { [self] context in
          let passed = max(0, context.date.timeIntervalSince(movie.start))
          picture(movie.images[Int((passed / movie.step).rounded(.down)) % movie.images.count])
        })
    }
    guard let image = isHighlighted ? highlightedImage ?? image : image else { return AnyView(EmptyView()) }
    return picture(image)
  }
  /// The variant of a picture for this place.
  private func suited(_ image: UIImage) -> UIImage {
    var result = image
    if let wish = preferredSymbolConfiguration, image.isSymbolImage {
      result = image.withConfiguration(wish.applying(image.configuration))
    }
    if let asset = image.imageAsset {
      let traits = traitCollection
      if traits.userInterfaceStyle != image.origin.style, let found = asset.variant(for: traits) {
        result =
          found.renderingMode == image.renderingMode ? found : found.withRenderingMode(image.renderingMode)
      }
    }
    let isReversed =
      result.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isReversed ? result.withHorizontallyFlippedOrientation() : result
  }
  private func picture(_ shown: UIImage) -> AnyView {
    let image = suited(shown)
    let picture = Image(uiImage: image)
    let plain = AnyView(picture.resizable().foregroundStyle(tintColor.color))
    let colored = image.isSymbolImage ? symbolEffects.reduce(plain) { $1.show($0) } : plain
    switch contentMode {
    case .scaleToFill, .redraw: return colored
    case .scaleAspectFit: return AnyView(colored.aspectRatio(image.size, contentMode: .fit).fill(.center))
    case .scaleAspectFill: return AnyView(colored.aspectRatio(image.size, contentMode: .fill).fill(.center))
    default:
      return AnyView(
        colored.frame(width: image.size.width, height: image.size.height).fill(contentMode.alignment))
    }
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image.map(suited)?.size ?? .zero }
  open override var intrinsicContentSize: CGSize { image.map(suited)?.size ?? super.intrinsicContentSize }
}

extension View {
  /// Stands in all of the space that there is.
  func fill(_ alignment: Alignment) -> some View {
    frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: alignment)
  }
}

extension UIView.ContentMode {
  var alignment: Alignment {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .left: .leading
    case .right: .trailing
    case .topLeft: .topLeading
    case .topRight: .topTrailing
    case .bottomLeft: .bottomLeading
    case .bottomRight: .bottomTrailing
    default: .center
    }
  }
}
