import Foundation

/// Leads the animations of an animator by how far a person has got.
///
/// - Missing: curves of one's own for the rest of the way.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var context: TransitionContext?
  /// From 0 to 1.
  public private(set) var percentComplete: CGFloat = 0
  /// How fast it goes on when it is let go; 1 is the speed of the animator.
  open var completionSpeed: CGFloat = 1
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  open var wantsInteractiveStart = true
  /// Seconds.
  public var duration: CGFloat { context.map { CGFloat($0.coordinator.transitionDuration) } ?? 0 }

  public override init() { super.init() }

  func begins(_ context: TransitionContext) {
    self.context = context
    percentComplete = 0
    startInteractiveTransition(context)
  }
  /// The transition begins. Subclasses call `super`.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
  open func pause() { context?.pauseInteractiveTransition() }
  /// - Parameter percentComplete: From 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(0, percentComplete), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }
  /// Goes back to where it began.
  open func cancel() {
    context?.goesOn(at: completionSpeed)
    context?.cancelInteractiveTransition()
  }
  /// Goes on to its end.
  open func finish() {
    context?.goesOn(at: completionSpeed)
    context?.finishInteractiveTransition()
  }
}
