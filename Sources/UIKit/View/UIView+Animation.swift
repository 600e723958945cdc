import Foundation
import SashCore

extension UIView {
  /// How an animation goes.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    public static let `repeat` = AnimationOptions(rawValue: 8)
    public static let autoreverse = AnimationOptions(rawValue: 16)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// - Source: facts on UIKit, U370–U373.
    func animation(_ duration: TimeInterval) -> Animation {
      var curve: Animation =
        switch (rawValue >> 16) & 3 {
        case 1: .timingCurve(0.42, 0, 1, 1, duration: duration)
        case 2: .timingCurve(0, 0, 0.58, 1, duration: duration)
        case 3: .linear(duration: duration)
        default: .timingCurve(0.42, 0, 0.58, 1, duration: duration)
        }
      if contains(.repeat) {
        curve = curve.repeatForever(autoreverses: contains(.autoreverse))
      } else if contains(.autoreverse) {
        curve = curve.repeatCount(2, autoreverses: true)
      }
      return curve
    }
  }

  /// How fast an animation is along its way.
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

  /// Whether views may be animated now; false lets everything happen at once.
  public private(set) static var areAnimationsEnabled = true
  public class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }
  /// Makes changes without animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let outer = areAnimationsEnabled
    areAnimationsEnabled = false
    defer { areAnimationsEnabled = outer }
    var transaction = Transaction(animation: nil)
    transaction.disablesAnimations = true
    withTransaction(transaction, actionsWithoutAnimation)
  }

  /// Makes changes of views that are seen to go on over some seconds.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    lasting(duration) { run(AnimationOptions().animation(duration), animations, nil) }
  }
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { lasting(duration) { run(AnimationOptions().animation(duration), animations, completion) } }
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { lasting(duration) { run(options.animation(duration).delay(delay), animations, completion) } }
  /// - Parameters:
  ///   - dampingRatio: 1 comes to rest without swinging.
  ///   - velocity: How much of the whole way it makes in a second at the start. It is not used.
  /// - Source: facts on UIKit, U374 and U375.
  /// - Missing: the velocity at the start.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let ratio = min(max(0.01, dampingRatio), 1)
    let time = max(duration, 0.001)
    let rate =
      ratio < 1 ? log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * time) : 9.2334134764 / time
    let spring = Animation.interpolatingSpring(mass: 1, stiffness: rate * rate, damping: 2 * ratio * rate)
    lasting(duration) { run(spring.delay(delay), animations, completion) }
  }
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    lasting(duration) {
      run(.spring(duration: duration, bounce: bounce).delay(delay), animations, completion)
    }
  }
  /// Makes changes with an animation of SwiftUI.
  public class func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) { run(animation, changes) { _ in completion?() } }
  /// The animation whose changes are made now, and how long it takes in seconds.
  private static var running: Animation?
  private(set) static var runningDuration: TimeInterval = 0
  private class func lasting(_ duration: TimeInterval, _ run: () -> Void) {
    let outer = runningDuration
    runningDuration = areAnimationsEnabled ? duration : 0
    defer { runningDuration = outer }
    run()
  }
  /// Makes changes of a running animation that are repeated.
  ///
  /// - Parameter count: How often they are made; half times end at their beginning.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let running else { return animations() }
    let repeated =
      count < 1_000_000
      ? running.repeatCount(max(1, Int(count.rounded(.up))), autoreverses: autoreverses)
      : running.repeatForever(autoreverses: autoreverses)
    withAnimation(repeated, animations)
  }
  class func run(_ animation: Animation, _ changes: () -> Void, _ completion: ((Bool) -> Void)?) {
    guard areAnimationsEnabled else {
      changes()
      completion?(true)
      return
    }
    if let scrubber = Scrubber.current { return scrubber.animate(changes, completion) }
    let outer = running
    running = animation
    defer { running = outer }
    // What was changed before is shown as it is, so that the way begins there.
    Stage.showChanges()
    let course = LayerCourse(animation)
    withAnimation(course.animation, completionCriteria: .removed, { course.record(changes) }) {
      course.ended()
      completion?(!course.isStopped)
    }
  }
}
