import Foundation
import SashCore

extension UIView {
  /// How keyframes are animated.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// The keyframes that a block is adding.
  private final class Keyframes {
    struct Frame {
      let start: Double
      let length: Double
      let changes: () -> Void
    }
    var frames: [Frame] = []
    static var current: Keyframes?
  }

  /// Makes several changes one after another, or beside each other, in parts of one time.
  ///
  /// What the block changes outside of keyframes takes the whole time.
  ///
  /// - Missing: repetition, and the modes but linear and discrete: each keyframe goes evenly.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let keyframes = Keyframes()
    let outer = Keyframes.current
    Keyframes.current = keyframes
    // The last keyframe ends it, or without any what the block changes.
    run(.linear(duration: duration).delay(delay), animations) { isDone in
      if keyframes.frames.isEmpty { completion?(isDone) }
    }
    Keyframes.current = outer
    let isDiscrete = options.contains(.calculationModeDiscrete)
    let ends = keyframes.frames.map { $0.start + $0.length }
    let last = ends.indices.max { ends[$0] < ends[$1] }
    for (index, frame) in keyframes.frames.enumerated() {
      let (start, length) = (delay + frame.start * duration, frame.length * duration)
      let animation =
        isDiscrete
        ? Animation.linear(duration: 0.001).delay(start + length) : .linear(duration: length).delay(start)
      run(animation, frame.changes, index == last ? completion : nil)
    }
  }

  /// Adds changes to keyframes that are being made; elsewhere it makes them at once.
  ///
  /// - Parameters:
  ///   - frameStartTime: When they begin, as a part of the whole time.
  ///   - frameDuration: How long they take, as a part of the whole time.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let current = Keyframes.current else { return animations() }
    current.frames.append(.init(start: frameStartTime, length: frameDuration, changes: animations))
  }
}
