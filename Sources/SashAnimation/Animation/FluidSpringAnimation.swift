import Foundation
import SashGeometry

/// A spring that pulls the value from wherever it is: another one may take over in flight and keeps the velocity.
///
/// - Source: facts `fluid springs merge`, `fluid spring end condition`, `fluid spring logical completion`. The motion
///   is the exact solution instead of steps of 1/300 s, so frames do not depend on the frames before.
struct FluidSpringAnimation: CustomAnimation {
  var response: Double
  var dampingFraction: Double
  var blendDuration: TimeInterval

  /// Stiffer springs are not told apart by eye.
  private static let maximumStiffness = 45000.0
  private static let restSquared = 0.0036
  /// A distance that nobody sees, in any unit: a spring that took over in flight may have next to no way of its own, of which
  /// a part would never be left.
  private static let unseenSquared = 1e-12

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard response > 0 else { return nil }
    var state = context.state[FluidState<V>.self]
    if time - state.start >= response { context.isLogicallyComplete = true }
    // While the response is still moving to ours, short steps follow it.
    if state.responseLead != 0, blendDuration > 0 {
      let blendEnd = state.blendStart + blendDuration
      while state.time < min(time, blendEnd) {
        let step = min(1 / 300, min(time, blendEnd) - state.time)
        let progress = min(max((state.time + step / 2 - state.blendStart) / blendDuration, 0), 1)
        let left = 1 - progress * progress * (3 - 2 * progress)
        move(&state, to: value, by: step, response: response + state.responseLead * left)
      }
    }
    if time > state.time { move(&state, to: value, by: time - state.time, response: response) }
    context.state[FluidState<V>.self] = state

    let left = value - state.offset
    let force = spring(response: response).force(
      target: value, position: state.offset, velocity: state.velocity)
    guard max(state.velocity.magnitudeSquared, force.magnitudeSquared) <= FluidSpringAnimation.restSquared
    else { return state.offset }
    let near = value.magnitudeSquared * 0.0001
    return near > 0 && left.magnitudeSquared > max(near, FluidSpringAnimation.unseenSquared)
      ? state.offset : nil
  }

  private func move<V>(_ state: inout FluidState<V>, to value: V, by time: Double, response: Double) {
    spring(response: response).update(
      value: &state.offset, velocity: &state.velocity, target: value, deltaTime: time)
    state.time += time
  }

  private func spring(response: Double) -> Spring {
    Spring(
      response: max(response, 2 * .pi / FluidSpringAnimation.maximumStiffness.squareRoot()),
      dampingRatio: dampingFraction)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    context.state[FluidState<V>.self].velocity
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    let offset = previous.animate(value: value, time: time, context: &context) ?? value
    var state = FluidState<V>()
    state.velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
    state.offset = offset
    (state.time, state.start) = (time, time)
    if let before = previous.fluidResponse, before != response {
      (state.responseLead, state.blendStart) = (before - response, time)
    }
    context.state = AnimationState()
    context.state[FluidState<V>.self] = state
    return true
  }
}

/// Where a fluid spring has brought its value.
private struct FluidState<V: VectorArithmetic>: AnimationStateKey {
  var offset: V = .zero
  var velocity: V = .zero
  /// Seconds into the animation at which the value was there.
  var time = 0.0
  /// Seconds into the animation at which this spring took over.
  var start = 0.0
  var blendStart = 0.0
  /// How much longer the response of the spring before was.
  var responseLead = 0.0
  static var defaultValue: FluidState { FluidState() }
}

/// The animation for those who do not say one; equal to itself only.
struct DefaultAnimation: CustomAnimation {
  static let spring = FluidSpringAnimation(response: 0.5, dampingFraction: 1, blendDuration: 0)

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    DefaultAnimation.spring.animate(value: value, time: time, context: &context)
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    DefaultAnimation.spring.velocity(value: value, time: time, context: context)
  }
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    DefaultAnimation.spring.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation {
  fileprivate var fluidResponse: Double? {
    switch base {
    case let spring as FluidSpringAnimation: spring.response
    case is DefaultAnimation: DefaultAnimation.spring.response
    default: nil
    }
  }
}
