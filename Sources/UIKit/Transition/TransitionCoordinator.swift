import Foundation

/// What those know of a transition who go along with it.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var initiallyInteractive: Bool { get }
  var isInterruptible: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  /// Seconds.
  var transitionDuration: TimeInterval { get }
  var percentComplete: CGFloat { get }
  var completionVelocity: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  var containerView: UIView { get }
  var targetTransform: CGAffineTransform { get }
}

/// What goes on beside a transition.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Moves other things along with it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}
extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// Runs what goes along with one transition.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Action = (any UIViewControllerTransitionCoordinatorContext) -> Void
  weak var context: TransitionContext?
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  /// - Source: facts on animation: sheets, pages and covers take about 0.35 seconds until they are seen to rest.
  var transitionDuration: TimeInterval = 0.35
  private var waiting: [Action] = []
  private var completions: [Action] = []
  private var onInteraction: [Action] = []
  /// Whether the animator has begun; what is added then goes along at once.
  private var hasBegun = false

  init(isAnimated: Bool, style: UIModalPresentationStyle) {
    (self.isAnimated, presentationStyle) = (isAnimated, style)
    super.init()
    if !isAnimated { transitionDuration = 0 }
  }
  var initiallyInteractive: Bool { isInteractive }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { context?.isInteractive ?? false }
  var isCancelled: Bool { context?.transitionWasCancelled ?? false }
  var percentComplete: CGFloat { hasBegun ? 1 : 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  private let placeholder = UIView()
  var containerView: UIView { context?.containerView ?? placeholder }
  var targetTransform: CGAffineTransform { .identity }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context?.viewController(forKey: key)
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { context?.view(forKey: key) }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    if let animation { if hasBegun { run(animation) } else { waiting.append(animation) } }
    return true
  }
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { onInteraction.append(handler) }
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { onInteraction.append(handler) }

  private func run(_ animation: @escaping Action) {
    guard isAnimated else { return animation(self) }
    UIView.animate(withDuration: transitionDuration) { animation(self) }
  }
  func begin() {
    hasBegun = true
    let all = waiting
    waiting = []
    for animation in all { run(animation) }
  }
  func end() {
    if !hasBegun { begin() }
    let all = completions
    completions = []
    for completion in all { completion(self) }
  }
  func interactionChanged() { for handler in onInteraction { handler(self) } }
}
