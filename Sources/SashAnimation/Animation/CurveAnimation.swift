import Foundation
import SashGeometry

/// Goes the way in a fixed time, in the rhythm of a cubic Bézier curve, which may swing beyond both ends.
struct BezierAnimation: CustomAnimation, TimedAnimation {
  var duration: TimeInterval
  var curve: CubicSolver

  var length: Double? { duration }

  func share(at time: Double) -> CurveShare {
    guard duration > 0, time <= duration else { return .over }
    return .gone(curve.value(at: max(time / duration, 0)))
  }
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    value.gone(share(at: time))
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard duration > 0, time <= duration else { return nil }
    return value.scaled(by: curve.velocity(at: max(time / duration, 0)) / duration)
  }
}

/// Goes the way in a fixed time, in the rhythm of a unit curve.
struct UnitCurveAnimation: CustomAnimation, TimedAnimation {
  var duration: TimeInterval
  var curve: UnitCurve

  var length: Double? { duration }

  func share(at time: Double) -> CurveShare {
    guard duration > 0, time <= duration else { return .over }
    return .gone(curve.value(at: time / duration))
  }
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    value.gone(share(at: time))
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard duration > 0, time <= duration else { return nil }
    return value.scaled(by: curve.velocity(at: time / duration) / duration)
  }
}

extension VectorArithmetic {
  /// What has been gone of this way; nil when that is over.
  fileprivate func gone(_ share: CurveShare) -> Self? {
    if case .gone(let share) = share { scaled(by: share) } else { nil }
  }
}

extension Animation {
  /// Seconds that curves take where nothing else is said.
  /// - Source: facts `Animation.linear default duration`.
  @usableFromInline static var usualDuration: Double { 0.35 }

  /// Slow at both ends, in `duration` seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }
  /// Slow at both ends, in 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: usualDuration) }
  /// Slow at the start, in `duration` seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }
  /// Slow at the start, in 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: usualDuration) }
  /// Slow at the end, in `duration` seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }
  /// Slow at the end, in 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: usualDuration) }
  /// Steady, in `duration` seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }
  /// Steady, in 0.35 seconds.
  public static var linear: Animation { linear(duration: usualDuration) }

  /// In the rhythm of a cubic Bézier curve by its two control points; x is held to 0…1.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    let (start, end) = (UnitPoint(x: p1x, y: p1y), UnitPoint(x: p2x, y: p2y))
    return Animation(
      BezierAnimation(duration: duration, curve: CubicSolver(start: start.withUnitX, end: end.withUnitX)))
  }
  /// In the rhythm of a unit curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(UnitCurveAnimation(duration: duration, curve: curve))
  }
}
