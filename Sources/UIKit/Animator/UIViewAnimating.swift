import Foundation

/// Where an animator stands.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// An animation that can be interrupted and led.
@MainActor @preconcurrency
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  /// Whether it goes back to its start.
  var isReversed: Bool { get set }
  /// From 0 to 1.
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  /// - Parameter delay: Seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
/// An animation of what closures change.
@MainActor @preconcurrency
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
