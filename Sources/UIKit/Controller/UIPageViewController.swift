import Foundation
import SashCore

/// Pages, of which one is shown; a swipe goes one on or back.
///
/// - Missing: pages that curl, which scroll here, two pages side by side, and the other direction of right to left.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  /// How one page gives way to another.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// Points between pages.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  public let spineLocation: SpineLocation
  open var isDoubleSided = false
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Gives the pages beside the one that is shown; without it nothing can be swiped.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { pages.lookAround() } }
  /// The pages that are shown: one.
  open var viewControllers: [UIViewController]? { pages.current.map { [$0] } }
  public var gestureRecognizers: [UIGestureRecognizer] { [pages.scroll.panGestureRecognizer] }
  let spacing: CGFloat
  private(set) lazy var pages = PageTurner(self)

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spine = options?[.spineLocation]
    spineLocation =
      spine as? SpineLocation ?? (spine as? Int).flatMap(SpineLocation.init(rawValue:))
      ?? (style == .pageCurl ? .min : .none)
    let given = options?[.interPageSpacing]
    spacing =
      style == .pageCurl
      ? 0
      : given as? CGFloat ?? (given as? Int).map { CGFloat($0) } ?? (given as? NSNumber).map {
        CGFloat($0.doubleValue)
      } ?? 0
    super.init(nibName: nil, bundle: nil)
  }
  /// Pages that are turned from the side.
  public convenience init() { self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal) }
  public required init?(coder: NSCoder) {
    let element = coder.interface
    transitionStyle = element?["transitionStyle"] == "scroll" ? .scroll : .pageCurl
    navigationOrientation = element?["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    (spineLocation, spacing) = (.min, element?.number("pageSpacing") ?? 0)
    super.init(coder: coder)
  }

  open override func loadView() { view = PagesView(pages) }

  /// Shows a page, which comes from one side if it is animated. The delegate hears nothing of it.
  ///
  /// - Parameter completion: Called with true when the page has come.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    if (viewControllers?.count ?? 0) > 1 {
      runtimeWarning("A UIPageViewController shows one page at a time; the first is shown.")
    }
    pages.show(viewControllers?.first, direction, isAnimated: animated, then: completion)
  }
}

/// Gives the pages beside one.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots there are below pages that scroll sideways; 0 shows none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which dot is that of the page that has been set.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of swipes from page to page.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}
extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  /// - Missing: being asked.
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .min }
}
