import Foundation
import SashCore

/// Moves the pages of a page controller: the one that is shown, and those beside it, in a scroll view that rests at pages.
///
/// A page comes into the window when it comes into sight, and leaves it when it is out of sight.
@MainActor final class PageTurner {
  /// Gone while its views are taken apart after it.
  private weak var controller: UIPageViewController?
  private let isVertical: Bool
  let scroll = PageScrollView(frame: .zero)
  let dots = UIPageControl()
  private(set) var current: UIViewController?
  private var before: UIViewController?
  private var after: UIViewController?
  /// The page that comes into sight.
  private var pending: UIViewController?
  /// What runs when a page that code has set has come.
  private var completion: ((Bool) -> Void)?
  private var isMovedByCode = false
  private var isArranging = false

  init(_ owner: UIPageViewController) {
    controller = owner
    isVertical = owner.navigationOrientation == .vertical
    scroll.turner = self
    scroll.isPagingEnabled = true
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    if owner.navigationOrientation == .horizontal {
      scroll.alwaysBounceHorizontal = true
    } else {
      scroll.alwaysBounceVertical = true
    }
    dots.isUserInteractionEnabled = false
    dots.isHidden = true
  }

  private var spacing: CGFloat { controller?.spacing ?? 0 }
  private var step: CGFloat { isVertical ? scroll.bounds.height : scroll.bounds.width }
  private var place: CGFloat { isVertical ? scroll.contentOffset.y : scroll.contentOffset.x }
  private var restingPlace: CGFloat { before == nil ? 0 : step }

  // MARK: Setting

  func show(
    _ page: UIViewController?, _ direction: UIPageViewController.NavigationDirection, isAnimated: Bool,
    then completion: ((Bool) -> Void)?
  ) {
    finishAtOnce()
    guard let owner = controller else { return }
    let old = current
    guard page !== old else {
      lookAround()
      completion?(true)
      return
    }
    let canMove = isAnimated && owner.viewIfLoaded?.window != nil && UIView.areAnimationsEnabled && step > 0
    guard let page, old != nil, canMove else {
      replace(old, by: page)
      completion?(true)
      return
    }
    (before, after) = direction == .forward ? (nil, page) : (page, nil)
    self.completion = completion
    isMovedByCode = true
    arrange()
    begin(page)
    // The pages have to stand where they move from before they move.
    let goal = point(direction == .forward ? step : 0)
    owner.view.top.stage?.host?.enqueue { [weak self] in
      MainActor.assumeIsolated {
        if let self, self.isMovedByCode, self.pending === page {
          self.scroll.setContentOffset(goal, animated: true)
        }
      }
    }
  }
  private func replace(_ old: UIViewController?, by page: UIViewController?) {
    old.map(drop)
    current = page
    if let page { adopt(page) }
    lookAround()
    countDots()
  }
  /// A page that was on its way is there.
  private func finishAtOnce() {
    guard let page = pending else { return }
    end(at: isMovedByCode ? page : nil)
  }

  /// Asks for the pages beside the one that is shown.
  func lookAround() {
    guard pending == nil, let owner = controller, owner.isViewLoaded else { return }
    let source = owner.dataSource
    before = current.flatMap { source?.pageViewController(owner, viewControllerBefore: $0) }
    after = current.flatMap { source?.pageViewController(owner, viewControllerAfter: $0) }
    scroll.isScrollEnabled = source != nil
    arrange()
  }

  // MARK: Places

  private func point(_ place: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: place) : CGPoint(x: place, y: 0)
  }
  /// Puts the pages side by side, with the one that is shown in sight.
  func arrange() {
    guard step > 0 else { return }
    isArranging = true
    defer { isArranging = false }
    let size = scroll.bounds.size
    let count = CGFloat([before, current, after].count { $0 != nil })
    scroll.contentSize =
      isVertical
      ? CGSize(width: size.width, height: count * step) : CGSize(width: count * step, height: size.height)
    if let before, before.viewIfLoaded?.superview === scroll { before.view.frame = frame(at: 0) }
    if let current { current.view.frame = frame(at: restingPlace) }
    if let after, after.viewIfLoaded?.superview === scroll {
      after.view.frame = frame(at: restingPlace + step)
    }
    scroll.contentOffset = point(restingPlace)
  }
  private func frame(at place: CGFloat) -> CGRect {
    CGRect(origin: point(place), size: scroll.bounds.size)
      .insetBy(dx: isVertical ? 0 : spacing / 2, dy: isVertical ? spacing / 2 : 0)
  }
  func layOut(in bounds: CGRect) {
    let row: CGFloat = dots.isHidden ? 0 : 37
    var area = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - row))
    dots.frame = CGRect(x: 0, y: area.maxY, width: bounds.width, height: row)
    area = area.insetBy(dx: isVertical ? 0 : -spacing / 2, dy: isVertical ? -spacing / 2 : 0)
    guard scroll.frame != area else { return }
    finishAtOnce()
    scroll.frame = area
    arrange()
  }
  private func countDots() {
    guard let owner = controller else { return }
    let count = owner.dataSource?.presentationCount(for: owner) ?? 0
    let areShown = count > 0 && owner.transitionStyle == .scroll && !isVertical
    if areShown {
      dots.numberOfPages = count
      dots.currentPage = owner.dataSource?.presentationIndex(for: owner) ?? 0
    }
    guard dots.isHidden == areShown else { return }
    dots.isHidden = !areShown
    owner.viewIfLoaded?.setNeedsLayout()
  }
  func loaded() {
    lookAround()
    countDots()
  }

  // MARK: Coming and going

  private func adopt(_ page: UIViewController) {
    guard let owner = controller else { return }
    owner.addChild(page)
    page.view.frame = frame(at: restingPlace)
    scroll.addSubview(page.view)
    page.didMove(toParent: owner)
  }
  private func drop(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }
  /// A page comes into sight.
  private func begin(_ page: UIViewController) {
    guard let owner = controller else { return }
    pending = page
    if !isMovedByCode { owner.delegate?.pageViewController(owner, willTransitionTo: [page]) }
    current?.beginDisappearing(.animated)
    owner.addChild(page)
    page.appearance.reasons.insert(.animated)
    page.appearance.waits = true
    page.view.frame = frame(at: page === before ? 0 : restingPlace + step)
    scroll.addSubview(page.view)
    page.didMove(toParent: owner)
  }
  /// The page that came into sight is shown, or has gone again.
  private func end(at page: UIViewController?) {
    guard let came = pending, let old = current else { return }
    let (wasByCode, isDone) = (isMovedByCode, page === came)
    (pending, isMovedByCode) = (nil, false)
    came.appearance.waits = false
    if isDone {
      if !dots.isHidden, !wasByCode {
        dots.currentPage = min(max(0, dots.currentPage + (came === before ? -1 : 1)), dots.numberOfPages - 1)
      }
      current = came
      drop(old)
      came.finishAppearing()
    } else {
      drop(came)
      old.stay()
    }
    lookAround()
    if wasByCode {
      countDots()
      let told = completion
      completion = nil
      told?(isDone)
    } else if let owner = controller {
      owner.delegate?.pageViewController(
        owner, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: isDone)
    }
  }

  // MARK: What the scroll view tells

  func scrolled() {
    guard !isArranging, !isMovedByCode, step > 0, scroll.isDragging || pending != nil else { return }
    let distance = place - restingPlace
    guard abs(distance) > 0.5, let side = distance < 0 ? before : after, side !== pending else { return }
    if let other = pending {
      // The finger has turned round: the page on the other side goes again.
      pending = nil
      other.appearance.waits = false
      drop(other)
    }
    begin(side)
  }
  func rests() {
    guard let pending, step > 0 else { return }
    if isMovedByCode { return end(at: pending) }
    let goal = pending === before ? 0 : restingPlace + step
    end(at: abs(place - goal) < step / 2 ? pending : nil)
  }
}

/// The scroll view of a page controller.
final class PageScrollView: UIScrollView {
  weak var turner: PageTurner?
  override var placesOnScroll: Bool { false }
  override var dragsWithMouse: Bool { true }
  override func scrolled(to point: CGPoint, byCode: Bool) {
    super.scrolled(to: point, byCode: byCode)
    turner?.scrolled()
  }
  override func rests() { turner?.rests() }
}

/// The view of a page controller.
final class PagesView: UIView {
  private let turner: PageTurner
  init(_ turner: PageTurner) {
    self.turner = turner
    super.init(frame: UIScreen.main.bounds)
    clipsToBounds = true
    addSubview(turner.scroll)
    addSubview(turner.dots)
  }
  required init?(coder: NSCoder) { fatalError("PagesView is made with pages.") }
  override func layoutSubviews() {
    super.layoutSubviews()
    turner.layOut(in: bounds)
  }
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { turner.loaded() }
  }
}
