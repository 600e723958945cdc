import Foundation
import SashCore

/// One transition between two controllers, from its beginning to its end.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  private let from, to: UIViewController
  /// What of the views takes part.
  private let views: (from: UIView?, to: UIView?)
  private let frames: (from: CGRect, to: CGRect)
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  let coordinator: TransitionCoordinator
  private var onEnd: ((Bool) -> Void)?
  /// What a finger leads.
  private var scrubber: Scrubber?
  private(set) var transitionWasCancelled = false
  private(set) var isInteractive = false
  private var speed: CGFloat = 1
  var targetTransform: CGAffineTransform { .identity }

  /// - Parameters:
  ///   - frames: Where the one that goes is at the start, and the one that comes at the end.
  ///   - onEnd: Told whether it was carried out.
  init(
    in container: UIView, from: UIViewController, to: UIViewController, views: (from: UIView?, to: UIView?),
    frames: (from: CGRect, to: CGRect), style: UIModalPresentationStyle,
    animator: (any UIViewControllerAnimatedTransitioning)?, onEnd: @escaping (Bool) -> Void
  ) {
    containerView = container
    (self.from, self.to, self.views, self.frames) = (from, to, views, frames)
    (presentationStyle, self.animator, isAnimated) = (style, animator, animator != nil)
    coordinator = TransitionCoordinator(isAnimated: animator != nil, style: style)
    self.onEnd = onEnd
    super.init()
    coordinator.context = self
    if let animator { coordinator.transitionDuration = animator.transitionDuration(using: self) }
  }

  /// Begins to move; a finger leads it where there is someone who follows one.
  func start(_ leader: (any UIViewControllerInteractiveTransitioning)?) {
    guard let animator else {
      if let view = views.to { containerView.addSubview(view) }
      return completeTransition(true)
    }
    guard let leader, leader.wantsInteractiveStart else { return animate(animator) }
    let scrubber = Scrubber(duration: coordinator.transitionDuration)
    (self.scrubber, isInteractive) = (scrubber, true)
    if let driven = leader as? UIPercentDrivenInteractiveTransition {
      scrubber.lead { animate(animator) }
      driven.begins(self)
    } else {
      leader.startInteractiveTransition(self)
      coordinator.begin()
    }
  }
  private func animate(_ animator: any UIViewControllerAnimatedTransitioning) {
    if let made = animator.interruptibleAnimator(using: self) {
      made.startAnimation()
    } else {
      animator.animateTransition(using: self)
    }
    coordinator.begin()
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    if isInteractive { scrubber?.rest(at: percentComplete) }
  }
  func finishInteractiveTransition() { letGo(isCancelled: false) }
  func cancelInteractiveTransition() { letGo(isCancelled: true) }
  /// Takes over how fast it goes on.
  func goesOn(at speed: CGFloat) { self.speed = speed }
  func pauseInteractiveTransition() {}
  private func letGo(isCancelled: Bool) {
    guard let scrubber, isInteractive else { return }
    (transitionWasCancelled, isInteractive) = (isCancelled, false)
    scrubber.goOn(reversed: isCancelled, speed: speed)
    coordinator.interactionChanged()
  }

  func completeTransition(_ didComplete: Bool) {
    guard let end = onEnd else { return }
    onEnd = nil
    transitionWasCancelled = !didComplete
    end(didComplete)
    animator?.animationEnded(didComplete)
    coordinator.end()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? views.from : key == .to ? views.to : nil
  }
  func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? frames.from : .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? frames.to : .zero }
}
