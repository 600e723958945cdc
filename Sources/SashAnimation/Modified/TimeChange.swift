import Foundation
import SashGeometry

/// Begins later, or in the midst with a negative delay.
struct DelayAnimation: CustomAnimation, TimedAnimation {
  var base: Animation
  var delay: TimeInterval

  var length: Double? { base.length.map { $0 + delay } }
  func share(at time: Double) -> CurveShare { time < delay ? .gone(0) : base.share(at: time - delay) }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
  }
}

/// Runs on a faster or slower clock.
struct SpeedAnimation: CustomAnimation, TimedAnimation {
  var base: Animation
  var speed: Double

  var length: Double? { base.length.map { $0 / speed } }
  func share(at time: Double) -> CurveShare { base.share(at: time * speed) }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time * speed, context: &context)
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }
}

/// Counts as finished at a time of its own.
struct LogicalCompletionAnimation: CustomAnimation, TimedAnimation {
  var base: Animation
  var duration: TimeInterval

  var length: Double? { base.length }
  /// When it counts as finished is for the context to know.
  func share(at time: Double) -> CurveShare { .depends }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    var inner = context
    let result = base.animate(value: value, time: time, context: &inner)
    context.state = inner.state
    if time >= duration { context.isLogicallyComplete = true }
    return result
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { base.shouldMerge(previous: previous, value: value, time: time, context: &context) }
}

extension Animation {
  /// Seconds from start to end, where they are known beforehand.
  var length: Double? { box.timed?.length }
  /// Which share of its way any value has gone after `time` seconds.
  func share(at time: Double) -> CurveShare { box.timed?.share(at: time) ?? .depends }

  /// This animation, `delay` seconds later; a negative delay begins in the midst.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayAnimation(base: self, delay: delay))
  }
  /// This animation, `speed` times as fast.
  public func speed(_ speed: Double) -> Animation { Animation(SpeedAnimation(base: self, speed: speed)) }
  /// This animation, which counts as finished after `duration` seconds though it may go on.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicalCompletionAnimation(base: self, duration: duration))
  }
}
