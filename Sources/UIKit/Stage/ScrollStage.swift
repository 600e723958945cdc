import SashCore
import SashGraph
import SashLayout

/// The scroll view of SwiftUI that moves what is in a `UIScrollView`.
struct ScrollStage: View {
  let view: UIScrollView
  let version: Int

  var body: some View {
    let shown = view.subviews
    let (size, bounds, insets) = (view.contentSize, view.bounds.size, view.adjustedContentInset)
    let (bars, own) = (view.barInset, view.ownInset)
    ScrollView(view.scrollAxes) {
      UIViewPlaces(
        size: CGSize(
          width: max(size.width, bounds.width - insets.left - insets.right), height: max(size.height, 0)),
        frames: shown.map(\.untransformedFrame)
      ) {
        ForEach(shown.map { UIViewContent(view: $0, version: $0.version) }) { $0 }
      }
      .modifier(ScrollTie(view: view))
    }
    .modifier(ScrollInsets(own: EdgeInsets(own), bars: EdgeInsets(bars)))
    .scrollTargetBehavior(ScrollRest(view: view))
    .scrollDisabled(
      !view.isScrollEnabled || view.isHeldByTouch || !view.panGestureRecognizer.isEnabled
    )
    .scrollDismissesKeyboard(view.keyboardDismissMode == .none ? .never : .immediately)
    .scrollIndicators(
      view.showsVerticalScrollIndicator || view.showsHorizontalScrollIndicator ? .automatic : .hidden
    )
    .scrollBounceBehavior(
      view.bounces && (view.alwaysBounceVertical || view.alwaysBounceHorizontal) ? .always : .basedOnSize
    )
    .modifier(Scrolled(view: view, version: version))
    .fill(.topLeading)
  }
}

/// Tells a scroll view what becomes of the one of SwiftUI that moves it, and has that one follow it.
struct Scrolled: ViewModifier {
  let view: UIScrollView
  /// Of the view: another one is another value.
  let version: Int
  func body(content: Content) -> some View {
    content
      .onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { [view] _, point in
        view.scrolled(to: point, byCode: false)
      }
      .onScrollPhaseChange { [view] old, new in view.phaseChanged(from: old, to: new) }
      .onChange(of: view.wish.number) { view.followWish() }
      .onAppear { view.appeared() }
  }
}

/// Keeps insets free around what scrolls, and around the indicators: its own, and those that it has since it reaches under
/// bars, which look whether something is under them.
struct ScrollInsets: ViewModifier {
  let own: EdgeInsets
  let bars: EdgeInsets
  func body(content: Content) -> some View {
    content.contentMargins(.all, own, for: .scrollContent)
      .contentMargins(.all, own, for: .scrollIndicators)
      .safeAreaPadding(bars)
  }
}

/// Tells a scroll view what moves it.
nonisolated struct ScrollTie: InputsModifier {
  let view: UIScrollView
  static func _changeInputs(modifier: _GraphValue<Self>, inputs: inout _GraphInputs) {
    let (view, scroll) = (modifier.attribute.untrackedValue.view, inputs.scroll)
    MainActor.assumeIsolated { view.tie(to: scroll) }
  }
}

extension UIScrollView {
  func tie(to scroll: ScrollState?) {
    motion = scroll
    scroll?.mayDrag = { [weak self] in MainActor.assumeIsolated { self?.mayDrag() ?? true } }
    if dragsWithMouse { scroll?.dragsWithMouse = true }
  }
}

/// Where a scroll view comes to rest.
private struct ScrollRest: ScrollTargetBehavior {
  let view: UIScrollView
  nonisolated func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let result = MainActor.assumeIsolated { view.resting(target, context) }
    target = result
  }
}

extension UIScrollView {
  /// Where it comes to rest after a finger has been lifted: by pages, or where it would glide to; its delegate may choose
  /// otherwise.
  fileprivate func resting(_ glide: ScrollTarget, _ context: ScrollTargetBehaviorContext) -> ScrollTarget {
    var target = glide
    if isPagingEnabled {
      PagingScrollTargetBehavior().updateTarget(&target, context: context)
    } else if let step = restsEvery, step > 0 {
      // It goes on by one step at most.
      let start = (context.originalTarget.rect.minX / step).rounded()
      let goal = (target.rect.minX / step).rounded()
      let flung = abs(context.velocity.dx) > 50 ? start + (context.velocity.dx > 0 ? 1 : -1) : goal
      target.rect.origin.x = min(max(flung, start - 1), start + 1) * step
    }
    let insets = adjustedContentInset
    let velocity = CGPoint(x: context.velocity.dx, y: context.velocity.dy)
    var point = CGPoint(x: target.rect.minX - insets.left, y: target.rect.minY - insets.top)
    let wanted = restingPlace(for: point, velocity: velocity)
    point = wanted
    scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: &point)
    target.rect.origin = CGPoint(x: point.x + insets.left, y: point.y + insets.top)
    return target
  }
}

extension UIScrollView {
  /// What of its inset is not there for bars.
  var ownInset: UIEdgeInsets {
    let (all, bars) = (adjustedContentInset, barInset)
    return UIEdgeInsets(
      top: all.top - bars.top, left: all.left - bars.left, bottom: all.bottom - bars.bottom,
      right: all.right - bars.right)
  }

  /// Along which it scrolls.
  var scrollAxes: Axis.Set {
    let (size, bounds, insets) = (contentSize, bounds.size, adjustedContentInset)
    return [
      size.height + insets.top + insets.bottom > bounds.height || alwaysBounceVertical ? .vertical : [],
      size.width + insets.left + insets.right > bounds.width || alwaysBounceHorizontal ? .horizontal : [],
    ]
  }

  /// Goes where code wants it.
  func followWish() {
    guard let motion else { return }
    let insets = adjustedContentInset
    let goal = CGPoint(x: wish.point.x + insets.left, y: wish.point.y + insets.top)
    if wish.isAnimated {
      isAnimatingScroll = true
      motion.glide(to: goal)
      if motion.phase != .animating {
        endScrollAnimation()
        rests()
      }
    } else {
      motion.jump(to: goal)
      let place = motion.offset
      // It goes no further than there is something to see.
      scrolled(to: CGPoint(x: place.x - insets.left, y: place.y - insets.top), byCode: false)
    }
  }
  /// What moves it has been made: it stands where it stood before.
  func appeared() {
    guard let motion else { return }
    let insets = adjustedContentInset
    let goal = CGPoint(x: contentOffset.x + insets.left, y: contentOffset.y + insets.top)
    if motion.offset != goal { motion.jump(to: goal) }
    let place = motion.offset
    scrolled(to: CGPoint(x: place.x - insets.left, y: place.y - insets.top), byCode: false)
  }
  private func endScrollAnimation() {
    guard isAnimatingScroll else { return }
    isAnimatingScroll = false
    scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
  }

  /// - Source: facts on UIKit, U363: the order of what a delegate hears.
  func phaseChanged(from old: ScrollPhase, to new: ScrollPhase) {
    if new == .interacting, !isDragging {
      isDragging = true
      pullStart = contentOffset
      panGestureRecognizer.beginsScrolling()
      panGestureRecognizer.storedState = .began
      ActiveTouch.scrolls(self)
      scrollDelegate?.scrollViewWillBeginDragging(self)
    }
    if old == .interacting, new != .interacting {
      isDragging = false
      panGestureRecognizer.storedState = .ended
      isDecelerating = new == .decelerating
      refreshControl?.released()
      scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: isDecelerating)
      panGestureRecognizer.storedState = .possible
      if isDecelerating { scrollDelegate?.scrollViewWillBeginDecelerating(self) }
    }
    if old == .animating, new != .animating { endScrollAnimation() }
    if new == .idle, isDecelerating {
      isDecelerating = false
      scrollDelegate?.scrollViewDidEndDecelerating(self)
    }
    if new == .idle { rests() }
  }
}
