import Foundation
import SashGeometry

extension Spring {
  func step(_ time: Double) -> SpringStep {
    SpringStep(angularFrequency: angularFrequency, decay: decay, time: time)
  }

  /// Seconds until a way of 1 from rest stays within 0.001 of its end.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
  }

  /// Seconds until the value stays within `epsilon` of `target`; infinite without drag.
  ///
  /// - Source: an estimate in closed form for springs that swing, and tenths of seconds for others (facts).
  public func settlingDuration<V>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval where V: VectorArithmetic {
    if decay == 0 { return .infinity }
    if angularFrequency > 0 {
      let amplitude =
        target.magnitudeSquared.squareRoot()
        + (target.scaled(by: decay) - initialVelocity).magnitudeSquared.squareRoot()
      return max(-log(epsilon / amplitude) / decay, 0)
    }
    // The first tenth of a second after which a whole second stays near the target.
    var near: Int?
    for tenth in 0..<1024 {
      let step = step(Double(tenth) / 10)
      let left = target.scaled(by: step.way) + initialVelocity.scaled(by: step.wayByVelocity)
      let distance = left.magnitudeSquared.squareRoot()
      if !distance.isFinite { break }
      if distance >= epsilon {
        near = nil
      } else if let near, tenth - near > 10 {
        return Double(near) / 10
      } else {
        near = near ?? tenth
      }
    }
    return 0
  }

  /// Where a value that set out from zero is after `time` seconds.
  public func value<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V
  where V: VectorArithmetic {
    let step = step(time)
    return target.scaled(by: 1 - step.way) - initialVelocity.scaled(by: step.wayByVelocity)
  }

  /// How fast a value that set out from zero moves after `time` seconds, in units per second.
  public func velocity<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V
  where V: VectorArithmetic {
    let step = step(time)
    return target.scaled(by: step.velocityByWay) + initialVelocity.scaled(by: step.velocity)
  }

  /// Moves a value and its velocity on by `deltaTime` seconds.
  public func update<V>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval)
  where V: VectorArithmetic {
    let step = step(deltaTime)
    let way = target - value
    value = target - (way.scaled(by: step.way) + velocity.scaled(by: step.wayByVelocity))
    velocity = way.scaled(by: step.velocityByWay) + velocity.scaled(by: step.velocity)
  }

  /// The force on the mass: the pull to the target less the drag.
  public func force<V>(target: V, position: V, velocity: V) -> V where V: VectorArithmetic {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
}

extension Spring {
  /// Seconds until a value on its way between two others stays within `epsilon` of the end.
  public func settlingDuration<V>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval where V: Animatable {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  /// The value between two others after `time` seconds.
  public func value<V>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V
  where V: Animatable {
    var result = toValue
    let start = fromValue.animatableData
    result.animatableData =
      start
      + value(
        target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The velocity of a value on its way between two others after `time` seconds, in units per second.
  public func velocity<V>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V
  where V: Animatable {
    var result = toValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The force on a value at `position` on its way between two others.
  public func force<V>(fromValue: V, toValue: V, position: V, velocity: V) -> V where V: Animatable {
    var result = toValue
    result.animatableData = force(
      target: toValue.animatableData - fromValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return result
  }
}
