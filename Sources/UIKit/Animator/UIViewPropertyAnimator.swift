import Foundation
import SashCore

/// Animates what its closures change of views, and can be interrupted, led by a finger, and turned round.
///
/// - Missing: delay factors; other timing for the rest of the way.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public let timingParameters: (any UITimingCurveProvider)?
  /// Seconds.
  public let duration: TimeInterval
  public private(set) var delay: TimeInterval = 0
  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false
  open var isInterruptible = true
  open var scrubsLinearly = true
  /// Whether it rests at its end until it is told to finish.
  open var pausesOnCompletion = false
  public private(set) var state: UIViewAnimatingState = .inactive
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var scrubber: Scrubber?
  private var storedReversed = false
  /// Keeps itself while it runs, as UIKit's does.
  private var running: UIViewPropertyAnimator?

  public required init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = parameters.springTimingParameters?.ownDuration ?? max(0, duration)
    timingParameters = parameters
    super.init()
  }
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }
  /// Makes one that runs at once.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16) & 3) ?? .easeInOut
    let made = self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    made.addAnimations(animations)
    if let completion { made.addCompletion(completion) }
    made.startAnimation(afterDelay: delay)
    return made
  }

  // MARK: What it does

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }
  open func addAnimations(_ animation: @escaping () -> Void) {
    if let scrubber { scrubber.animate(animation) } else { animations.append(animation) }
  }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  public var isRunning: Bool { scrubber?.isRunning ?? false }
  open var isReversed: Bool {
    get { storedReversed }
    set {
      guard newValue != storedReversed else { return }
      storedReversed = newValue
      if isRunning { scrubber?.goOn(reversed: newValue) }
    }
  }
  open var fractionComplete: CGFloat {
    get { scrubber?.share ?? 0 }
    set { prepare()?.rest(at: newValue) }
  }

  /// Makes its changes, at rest where they begin.
  private func prepare() -> Scrubber? {
    if let scrubber { return scrubber }
    guard state == .inactive else {
      runtimeWarning("UIViewPropertyAnimator: an animation that has been stopped has to be finished first.")
      return nil
    }
    let made = Scrubber(duration: duration) { [weak self] isAtEnd in self?.ended(isAtEnd) }
    made.curve =
      timingParameters?.springTimingParameters?.share ?? timingParameters?.cubicTimingParameters?.share
      ?? { $0 }
    (scrubber, state, running) = (made, .active, self)
    let all = animations
    animations = []
    made.animate { for animation in all { animation() } }
    return made
  }
  open func startAnimation() { prepare()?.goOn(reversed: storedReversed) }
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard delay > 0, let scene = MainScreen.scene else { return startAnimation() }
    self.delay = delay
    _ = prepare()
    _ = scene.schedule(after: delay) { [weak self] in
      MainActor.assumeIsolated { if self?.state == .active { self?.startAnimation() } }
    }
  }
  open func pauseAnimation() { prepare()?.rest() }
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard let scrubber = prepare() else { return }
    // The factor is that of the whole duration, for the rest of the way.
    let rest = storedReversed ? scrubber.share : 1 - scrubber.share
    let speed = durationFactor > 0 && rest > 0 ? rest / durationFactor : 1
    scrubber.goOn(reversed: storedReversed, speed: speed)
  }

  /// Ends it where it is; it waits to be finished unless that is not wanted.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, let scrubber else { return }
    state = .stopped
    scrubber.stop()
    if withoutFinishing {
      scrubber.restore(to: scrubber.share)
      reset()
    }
  }
  /// Ends one that has been stopped, where it is wanted.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped, let scrubber else { return }
    switch finalPosition {
    case .end: break
    case .start: scrubber.restore(to: 0)
    case .current: scrubber.restore(to: scrubber.share)
    }
    finish(at: finalPosition)
  }
  private func ended(_ isAtEnd: Bool) {
    if pausesOnCompletion { return }
    finish(at: isAtEnd ? .end : .start)
  }
  private func finish(at position: UIViewAnimatingPosition) {
    let all = completions
    completions = []
    reset()
    for completion in all { completion(position) }
  }
  private func reset() { (scrubber, state, storedReversed, running) = (nil, .inactive, false, nil) }
}
