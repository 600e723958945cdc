import Foundation
import SashGeometry

/// How fast a value moves that is changed again and again without an animation, as by a finger.
///
/// - Source: facts on animation, "gesture velocity hand-over".
package struct VelocityTracker<V: VectorArithmetic> {
  /// The newest three places, newest first, with seconds on any clock.
  private var samples: [(place: V, time: Double)] = []
  package init() {}

  package mutating func note(_ place: V, at time: Double) {
    if let newest = samples.first, time <= newest.time {
      samples[0].place = place
      return
    }
    samples.insert((place, time), at: 0)
    if samples.count > 3 { samples.removeLast() }
  }

  /// In units per second; it fades by 0.998 with each millisecond since the last change.
  package func velocity(at time: Double) -> V {
    guard samples.count > 1 else { return .zero }
    func between(_ new: Int) -> V {
      let span = samples[new].time - samples[new + 1].time
      return (samples[new].place - samples[new + 1].place).scaled(by: 1 / span)
    }
    var velocity = between(0)
    if samples.count > 2 { velocity = velocity.scaled(by: 0.75) + between(1).scaled(by: 0.25) }
    return velocity.scaled(by: pow(0.998, (time - samples[0].time) * 1000))
  }
}

/// What stands for the motion before an animation: a value that is where it is to be and moves.
struct MovingStart: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    nil
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    context.state[StartVelocity<V>.self].velocity
  }
}

private struct StartVelocity<V: VectorArithmetic>: AnimationStateKey {
  var velocity = V.zero
  static var defaultValue: StartVelocity { StartVelocity() }
}

extension AnimationState {
  /// The state of a `MovingStart`; in units per second.
  init(velocity: Value) {
    self.init()
    self[StartVelocity<Value>.self] = StartVelocity(velocity: velocity)
  }
}
