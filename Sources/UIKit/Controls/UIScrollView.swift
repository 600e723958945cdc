import Foundation
import SashCore

/// Shows a part of what is in it, which a person moves and zooms. It is moved by the scroll view of SwiftUI.
open class UIScrollView: UIView, ScrollViewDelegating {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  /// How fast what is moved comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How large what is in it is, in points.
  open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { insetsMayHaveChanged() } } }
  /// The point of what is in it at the upper left, in points.
  open var contentOffset: CGPoint {
    get { storedBounds.origin }
    set { if storedBounds.origin != newValue { scrolled(to: newValue, byCode: true) } }
  }
  /// Kept free around what is in it, in points; it can be scrolled so much further.
  open var contentInset = UIEdgeInsets.zero { didSet { insetsMayHaveChanged() } }
  /// What is kept free: the insets, and what bars cover.
  public var adjustedContentInset: UIEdgeInsets { storedInset }
  private var storedInset = UIEdgeInsets.zero
  /// What of the inset is there for bars, and for the edges of the screen.
  private(set) var barInset = UIEdgeInsets.zero
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { insetsMayHaveChanged() }
  }
  /// It is kept.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// What is kept free beside the indicators. They are kept free by `adjustedContentInset`.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  open var isScrollEnabled = true { didSet { changed() } }
  /// Whether it rests at multiples of its size.
  open var isPagingEnabled = false { didSet { changed() } }
  open var isDirectionalLockEnabled = false
  open var bounces = true { didSet { changed() } }
  open var alwaysBounceVertical = false { didSet { insetsMayHaveChanged() } }
  open var alwaysBounceHorizontal = false { didSet { insetsMayHaveChanged() } }
  open var showsVerticalScrollIndicator = true { didSet { changed() } }
  open var showsHorizontalScrollIndicator = true { didSet { changed() } }
  open var indicatorStyle: IndicatorStyle = .default
  open var decelerationRate: DecelerationRate = .normal
  open var keyboardDismissMode: KeyboardDismissMode = .none { didSet { changed() } }
  /// Whether what is in it hears of a finger only after a moment in which it has not scrolled.
  open var delaysContentTouches = true
  /// Whether it scrolls with a finger that something in it has heard of, which is cancelled then.
  open var canCancelContentTouches = true
  /// Something in it has a finger that must not be taken over.
  var isHeldByTouch = false { didSet { if isHeldByTouch != oldValue { changed() } } }
  private var holders: [WeakHolder] = []
  private struct WeakHolder { weak var recognizer: UIGestureRecognizer? }
  /// It does not scroll while a gesture goes on.
  func hold(for recognizer: UIGestureRecognizer) { holders.append(WeakHolder(recognizer: recognizer)) }
  /// Whether fingers may move it now.
  func mayDrag() -> Bool {
    if zoom.isLed || zoom.isBouncing || panGestureRecognizer.requirements.areAwaited { return false }
    holders.removeAll { $0.recognizer?.isGoingOn != true }
    return holders.isEmpty
  }
  open var scrollsToTop = true
  /// The smallest size that a person may give to the view that zooms; 1 is its own.
  open var minimumZoomScale: CGFloat = 1 { didSet { if minimumZoomScale != oldValue { changed() } } }
  open var maximumZoomScale: CGFloat = 1 { didSet { if maximumZoomScale != oldValue { changed() } } }
  /// How large the view that zooms is shown; code that sets it keeps the middle of what is seen.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Whether fingers may lead it a little beyond the smallest and the largest size.
  open var bouncesZoom = true
  var zoom = Zoom()
  /// What leads a zoom; nil where nothing can be zoomed.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { canZoom ? pinchRecognizer : nil }
  private(set) lazy var pinchRecognizer = makePinch()
  /// Whether fingers zoom now.
  public var isZooming: Bool { zoom.isLed }
  /// Whether it goes back to a size that it may have.
  public var isZoomBouncing: Bool { zoom.isBouncing }
  /// Pulls what is in it anew when it is pulled down.
  open var refreshControl: UIRefreshControl? {
    didSet {
      if refreshControl === oldValue { return }
      oldValue?.scrollView = nil
      oldValue?.removeFromSuperview()
      refreshControl?.scrollView = self
      if let refreshControl { insertSubview(refreshControl, at: 0) }
      changed()
    }
  }
  /// Stands for what scrolls it: others can wait for it and go on beside it, and it tells how far a finger has pulled.
  public let panGestureRecognizer = UIPanGestureRecognizer()
  public internal(set) var isDragging = false
  public internal(set) var isDecelerating = false
  public var isTracking: Bool { isDragging }
  weak var scrollDelegate: (any UIScrollViewDelegate)? {
    didSet { if scrollDelegate !== oldValue { changed() } }
  }
  /// What code wants to be shown; the scroll view of SwiftUI goes there.
  var wish: (point: CGPoint, isAnimated: Bool, number: Int) = (.zero, false, 0)
  /// What moves it while it is shown.
  weak var motion: ScrollState?
  /// Whether `scrollViewDidEndScrollingAnimation` has to be called.
  var isAnimatingScroll = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    panGestureRecognizer.view = self
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    panGestureRecognizer.view = self
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, areAnimated else {
      self.contentOffset = contentOffset
      return
    }
    wish = (contentOffset, true, wish.number + 1)
    changed()
  }
  /// Shows the view that zooms at a size, about the middle of what is seen.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { showZoom(scale, animated: animated) }
  /// Shows a rectangle of the view that zooms, in its own points, as large as fits.
  open func zoom(to rect: CGRect, animated: Bool) { showZoom(of: rect, animated: animated) }
  private var areAnimated: Bool { UIView.areAnimationsEnabled && window != nil }
  /// Moves as little as shows a rectangle of what is in it.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let insets = adjustedContentInset
    var point = contentOffset
    point.x = min(max(point.x, rect.maxX - bounds.width + insets.right), rect.minX - insets.left)
    point.y = min(max(point.y, rect.maxY - bounds.height + insets.bottom), rect.minY - insets.top)
    setContentOffset(point, animated: animated)
  }
  /// Whether something in it is to hear of fingers that have come down on it.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }
  /// Whether it may take over a finger that something in it has heard of.
  ///
  /// - Source: facts on UIKit, U391: true of controls too.
  open func touchesShouldCancel(in view: UIView) -> Bool { true }
  open func flashScrollIndicators() { motion?.showBars() }

  /// Stands for what is in it: constraints to its edges say how large that is.
  public var contentLayoutGuide: UILayoutGuide {
    if let known = guides["scrolled content"] { return known }
    let guide = UILayoutGuide()
    guide.owningView = self
    guides["scrolled content"] = guide
    return guide
  }
  /// Stands for what is seen of it.
  public var frameLayoutGuide: UILayoutGuide { .inside(self, "scroll frame") { _ in .zero } }

  /// The insets have changed with what bars cover.
  open func adjustedContentInsetDidChange() {}

  // MARK: Insets

  private func insetsMayHaveChanged() {
    updateInset()
    changed()
  }
  override func safeAreaChanged() { updateInset() }

  /// - Source: the documentation of `contentInsetAdjustmentBehavior`; a scroll view of a navigation or tab controller keeps
  ///   out of bars even if nothing can be scrolled.
  private var coveredByBars: UIEdgeInsets {
    let safe = safeAreaInsets
    if safe == .zero || contentInsetAdjustmentBehavior == .never { return .zero }
    if contentInsetAdjustmentBehavior == .always { return safe }
    let own = (controller ?? superview?.controller)
    let isInBars =
      contentInsetAdjustmentBehavior == .automatic
      && (own?.navigationController != nil || own?.tabBarController != nil)
    let fits = (
      contentSize.width <= bounds.width,
      contentSize.height + contentInset.top + contentInset.bottom <= bounds.height
    )
    let vertical = isInBars || alwaysBounceVertical || !fits.1
    let horizontal = alwaysBounceHorizontal || !fits.0
    return UIEdgeInsets(
      top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0, bottom: vertical ? safe.bottom : 0,
      right: horizontal ? safe.right : 0)
  }

  func updateInset() {
    let (old, bars) = (storedInset, coveredByBars)
    barInset = bars
    let refreshing = refreshControl?.room ?? 0
    let new = UIEdgeInsets(
      top: contentInset.top + bars.top + refreshing, left: contentInset.left + bars.left,
      bottom: contentInset.bottom + bars.bottom, right: contentInset.right + bars.right)
    guard new != old else { return }
    storedInset = new
    // What stood at its start stays there.
    var origin = storedBounds.origin
    // Code that begins to refresh does not scroll: facts on UIKit, U253.
    let isOnlyRefreshing = refreshing > 0 && new.top - old.top == refreshing && origin.y == -old.top
    if origin.y <= -old.top, !isOnlyRefreshing { origin.y = -new.top }
    if origin.x <= -old.left { origin.x = -new.left }
    if origin != storedBounds.origin {
      storedBounds.origin = origin
      needsLayout = true
    }
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    changed()
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    updateInset()
  }

  // MARK: Moving

  /// Where it was when a finger took it.
  var pullStart = CGPoint.zero
  private func tellPull() {
    panGestureRecognizer.storedState = .changed
    panGestureRecognizer.scrolls(
      by: CGSize(width: pullStart.x - contentOffset.x, height: pullStart.y - contentOffset.y),
      at: top.stage?.host?.services.clock?() ?? 0)
  }
  /// What is in it has been moved.
  func scrolled(to point: CGPoint, byCode: Bool) {
    guard storedBounds.origin != point else { return }
    storedBounds.origin = point
    if byCode {
      wish = (point, false, wish.number + 1)
      changed()
    }
    if placesOnScroll { setNeedsPlacing() }
    refreshControl?.place()
    if isDragging { tellPull() }
    scrollDelegate?.scrollViewDidScroll(self)
  }
  /// Whether a mouse turns its pages by dragging: many have no wheel that turns sideways.
  var dragsWithMouse: Bool { false }
  /// It has come to rest.
  func rests() {}
  /// Whether its subviews stand elsewhere when it is scrolled: true of classes that may override `layoutSubviews`.
  var placesOnScroll: Bool { type(of: self) != UIScrollView.self }
  /// The distance of the places where it comes to rest, in points; nil is anywhere.
  var restsEvery: CGFloat? { nil }
  /// Where it comes to rest, instead of at a point; the velocity is in points a second.
  func restingPlace(for point: CGPoint, velocity: CGPoint) -> CGPoint { point }
  override var ownRecognizers: [UIGestureRecognizer] { canZoom ? [pinchRecognizer] : [] }
  override var scrolls: Bool { true }
  override var content: AnyView { AnyView(ScrollStage(view: self, version: version)) }

  // MARK: What an extension of an app may do in its place (`dynamic`)

  open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  open override dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }
  open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
}
