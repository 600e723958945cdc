import Foundation
import SashGeometry

/// An algorithm that turns time into movement, for use as an `Animation`.
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
  /// How much of the way `value` has been gone after `time` seconds; nil when the animation is over.
  nonisolated func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  where V: VectorArithmetic
  /// How fast the value moves after `time` seconds, in units per second; nil if that is not known.
  nonisolated func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  where V: VectorArithmetic
  /// True if this animation takes over from `previous`, which has run for `time` seconds on the way `value`; the
  /// state in `context` is kept then. If false, both run and are combined.
  nonisolated func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic
}

extension CustomAnimation {
  /// The velocity is not known.
  public nonisolated func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  where V: VectorArithmetic { nil }
  /// Runs beside the animation before.
  public nonisolated func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic { false }
}

/// An animation whose end is known beforehand, so that repeating it needs no look at the frames.
protocol TimedAnimation {
  /// Seconds from the start to the end; nil if it depends on what is animated.
  var length: Double? { get }
  /// Which share of its way any value has gone after `time` seconds.
  func share(at time: Double) -> CurveShare
}

/// How far an animation has come that goes the same share of every way.
@usableFromInline package enum CurveShare: Equatable {
  /// That depends on the value, or on what came before.
  case depends
  case over
  /// 0 at the start, 1 at the end; curves may swing beyond both.
  case gone(Double)
}
