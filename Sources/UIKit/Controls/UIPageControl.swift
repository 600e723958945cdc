import Foundation
import SashControls
import SashCore

/// A row of dots, one for each page; a touch beside the middle goes one page on or back.
open class UIPageControl: UIControl {
  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  open var currentPage = 0 {
    didSet {
      if currentPage != oldValue { progress?.pageChanged() }
      changed()
    }
  }
  /// How far the page has got: its dot is a line that fills.
  open var progress: UIPageControlProgress? {
    didSet {
      oldValue?.control = nil
      progress?.control = self
      changed()
    }
  }
  open var hidesForSinglePage = false { didSet { changed() } }
  /// Whether there is a ground behind the dots: a prominent one always has it, the others never.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { changed() } }
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  open var allowsContinuousInteraction = true
  /// In the places of all dots, and of that of the current page; templates take the colours of dots.
  open var preferredIndicatorImage: UIImage? { didSet { changed() } }
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { changed() } }
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]
  /// In the place of the dot of one page; nil leaves it to `preferredIndicatorImage`.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    changed()
  }
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] ?? preferredIndicatorImage }
  /// In the place of the dot of one page while that is the current one.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentImages[page] = image
    changed()
  }
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentImages[page] ?? preferredCurrentPageIndicatorImage ?? indicatorImage(forPage: page)
  }
  /// Which way pages go on. Dots stand side by side.
  open var direction = Direction.natural {
    didSet {
      if direction == .topToBottom || direction == .bottomToTop { hasNoEffect("UIPageControl.direction") }
    }
  }
  public enum Direction: Int, Sendable { case natural, leftToRight, rightToLeft, topToBottom, bottomToTop }
  /// What a person does with the control now.
  public enum InteractionState: Int, Sendable { case none, discrete, continuous }
  open var interactionState: InteractionState { isTracking ? .discrete : .none }
  open var pageIndicatorTintColor: UIColor? { didSet { looksChanged() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { looksChanged() } }

  /// What is set on `UIPageControl.appearance()` concerns the pages of SwiftUI too.
  private func looksChanged() {
    changed()
    guard self === UIPageControl.appearance() else { return }
    PageDotsLook.ofAll.current = currentPageIndicatorTintColor.map { Color(uiColor: $0) }
    PageDotsLook.ofAll.others = pageIndicatorTintColor.map { Color(uiColor: $0) }
  }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, pageCount)) * 16 + 16, height: 26)
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.isEmpty { sizeToFit() }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
  override class var huggedAxes: Set<NSLayoutConstraint.Axis> { [.vertical] }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  override var isPressedAsWhole: Bool { false }
  override var content: AnyView {
    if numberOfPages <= 1 && hidesForSinglePage { return AnyView(EmptyView()) }
    let (current, width) = (currentPage, bounds.width)
    let all = UIPageControl.appearance()
    let on = (currentPageIndicatorTintColor ?? all.currentPageIndicatorTintColor ?? .label).color
    let off =
      (pageIndicatorTintColor ?? all.pageIndicatorTintColor)?.color ?? UIColor.label.color.opacity(0.3)
    let progress = progress
    let isProminent = backgroundStyle == .prominent
    let pictures = (0..<max(0, numberOfPages)).map {
      $0 == current ? currentPageIndicatorImage(forPage: $0) : indicatorImage(forPage: $0)
    }
    return AnyView(
      HStack(spacing: 9) {
        ForEach(pictures.indices, id: \.self) { page in
          if page == current, let done = progress?.currentProgress {
            Capsule().fill(off).frame(width: 24, height: 7).overlay(alignment: .leading) {
              Capsule().fill(on).frame(width: 7 + 17 * CGFloat(done), height: 7)
            }
          } else if let image = pictures[page] {
            Image(uiImage: image).foregroundStyle(page == current ? on : off)
          } else {
            Circle().fill(page == current ? on : off).frame(width: 7, height: 7)
          }
        }
      }
      .background { if isProminent { Capsule().fill(.regularMaterial).padding(-8) } }
      .fill(.center).contentShape(Rectangle())
      .onTapGesture { [weak self] place in self?.tapped(after: place.x > width / 2) })
  }
  private func tapped(after: Bool) {
    let new = min(max(0, currentPage + (after ? 1 : -1)), max(0, numberOfPages - 1))
    guard isEnabled, new != currentPage else { return }
    currentPage = new
    sendActions(for: .valueChanged)
  }
}
