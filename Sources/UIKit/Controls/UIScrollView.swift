import Foundation
import SashCore

/// Shows a part of what is in it, which a person moves. It is moved by the scroll view of SwiftUI.
///
/// - Missing: zooming, paging by `isPagingEnabled`, being told where the finger will let it rest.
open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  /// How fast what is moved comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How large what is in it is, in points.
  open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { changed() } } }
  /// The point of what is in it at the upper left, in points.
  open var contentOffset: CGPoint {
    get { storedBounds.origin }
    set { if storedBounds.origin != newValue { scrolled(to: newValue, byCode: true) } }
  }
  open var contentInset = UIEdgeInsets.zero { didSet { changed() } }
  public var adjustedContentInset: UIEdgeInsets { contentInset }
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  open var isScrollEnabled = true { didSet { changed() } }
  open var isPagingEnabled = false {
    didSet {
      if isPagingEnabled { runtimeWarning("UIScrollView.isPagingEnabled is kept, but pages do not snap.") }
    }
  }
  open var isDirectionalLockEnabled = false
  open var bounces = true { didSet { changed() } }
  open var alwaysBounceVertical = false { didSet { changed() } }
  open var alwaysBounceHorizontal = false { didSet { changed() } }
  open var showsVerticalScrollIndicator = true { didSet { changed() } }
  open var showsHorizontalScrollIndicator = true { didSet { changed() } }
  open var indicatorStyle: IndicatorStyle = .default
  open var decelerationRate: DecelerationRate = .normal
  open var keyboardDismissMode: KeyboardDismissMode = .none
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var scrollsToTop = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open weak var delegate: (any UIScrollViewDelegate)?
  public let panGestureRecognizer = UIPanGestureRecognizer()
  public internal(set) var isDragging = false
  public internal(set) var isDecelerating = false
  public var isTracking: Bool { isDragging }
  /// What code wants to be shown; the scroll view of SwiftUI goes there.
  var wish: (point: CGPoint, isAnimated: Bool, number: Int) = (.zero, false, 0)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    wish = (contentOffset, animated, wish.number + 1)
    if !animated { self.contentOffset = contentOffset } else { changed() }
  }
  /// Moves as little as shows a rectangle of what is in it.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var point = contentOffset
    point.x = min(max(point.x, rect.maxX - bounds.width), rect.minX)
    point.y = min(max(point.y, rect.maxY - bounds.height), rect.minY)
    setContentOffset(point, animated: animated)
  }
  open func flashScrollIndicators() {}

  /// What is in it has been moved.
  func scrolled(to point: CGPoint, byCode: Bool) {
    guard storedBounds.origin != point else { return }
    storedBounds.origin = point
    if byCode {
      wish = (point, false, wish.number + 1)
      changed()
    }
    delegate?.scrollViewDidScroll(self)
  }
  override var scrolls: Bool { true }
  override var content: AnyView { AnyView(ScrollStage(view: self, version: version)) }
}

/// Hears of what a scroll view does.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// - Missing: being called.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// - Missing: being called.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// - Missing: being asked: scroll views do not zoom.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
