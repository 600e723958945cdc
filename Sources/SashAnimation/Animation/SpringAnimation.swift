import Foundation
import SashGeometry

/// A spring from 0 to 1 that mixes start and end; others run beside it and are combined with it.
///
/// - Source: facts `interpolatingSpring duration`; drag beyond the critical does not count.
struct SpringAnimation: CustomAnimation {
  var mass: Double
  var stiffness: Double
  var damping: Double
  var initialVelocity: Double
  private var spring: Spring { Spring(mass: mass, stiffness: stiffness, damping: damping) }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard stiffness.isFinite else { return nil }
    let spring = spring
    guard time < spring.settlingDuration(target: 1.0, initialVelocity: initialVelocity, epsilon: 0.001)
    else { return nil }
    let share = spring.value(target: 1.0, initialVelocity: initialVelocity, time: time)
    guard share.isFinite else { return nil }
    if time >= 2 * .pi / stiffness.squareRoot() { context.isLogicallyComplete = true }
    return value.scaled(by: share)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard stiffness.isFinite else { return nil }
    return value.scaled(by: spring.velocity(target: 1.0, initialVelocity: initialVelocity, time: time))
  }
}
