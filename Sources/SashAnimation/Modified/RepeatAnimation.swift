import Foundation
import SashGeometry

/// Runs again and again, every second time backwards if asked.
///
/// Where the length of one pass is known, a frame needs nothing from the frames before it; a pass of unknown length
/// ends with the frame that finds it over.
struct RepeatAnimation: CustomAnimation, TimedAnimation {
  var base: Animation
  /// Passes, back and forth counted apart; nil never ends.
  var repeatCount: Int?
  var autoreverses: Bool

  var length: Double? {
    guard let repeatCount, let pass = base.length else { return nil }
    return pass * Double(max(repeatCount, 1))
  }

  func share(at time: Double) -> CurveShare {
    guard let pass = base.length, pass > 0 else { return .depends }
    let index = index(at: time, pass)
    if isOver(index) { return .over }
    switch base.share(at: time - Double(index) * pass) {
    case .depends: return .depends
    case .gone(let share): return .gone(isBackwards(index) ? 1 - share : share)
    // The frame that finds a pass over shows its end.
    case .over: return isOver(index + 1) ? .over : .gone(isBackwards(index) ? 0 : 1)
    }
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    var state = context.state[RepeatState<V>.self]
    seek(&state, time)
    if isOver(state.index) { return nil }
    var inner = context.withState(state.pass)
    inner.isLogicallyComplete = false
    var gone = base.animate(value: value, time: time - state.start, context: &inner)
    state.pass = inner.state
    let isBackwards = isBackwards(state.index)
    if gone == nil {
      // The frame that finds a pass over shows its end.
      state = RepeatState(index: state.index + 1, start: time)
      gone = isOver(state.index) ? nil : value
    }
    context.state[RepeatState<V>.self] = state
    return gone.map { isBackwards ? value - $0 : $0 }
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    var state = context.state[RepeatState<V>.self]
    seek(&state, time)
    if isOver(state.index) { return nil }
    let velocity = base.velocity(
      value: value, time: time - state.start, context: context.withState(state.pass))
    return isBackwards(state.index) ? velocity?.scaled(by: -1) : velocity
  }

  /// Goes to the pass that `time` falls in, if their length is known.
  private func seek<V>(_ state: inout RepeatState<V>, _ time: Double) {
    guard let pass = base.length, pass > 0 else { return }
    let index = index(at: time, pass)
    if index != state.index { state = RepeatState(index: index, start: Double(index) * pass) }
  }
  /// The last moment of a pass belongs to it.
  private func index(at time: Double, _ pass: Double) -> Int {
    Int(min(max((time / pass).rounded(.up) - 1, 0), 1e15))
  }
  private func isOver(_ index: Int) -> Bool { repeatCount.map { index >= max($0, 1) } ?? false }
  private func isBackwards(_ index: Int) -> Bool { autoreverses && index % 2 == 1 }
}

private struct RepeatState<V: VectorArithmetic>: AnimationStateKey {
  var index = 0
  /// Seconds into the animation at which the pass began.
  var start = 0.0
  /// What the animation remembers of this pass.
  var pass = AnimationState<V>()
  static var defaultValue: RepeatState { RepeatState() }
}

extension Animation {
  /// This animation `repeatCount` times; with `autoreverses` every second time goes back.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, repeatCount: repeatCount, autoreverses: autoreverses))
  }
  /// This animation without end; with `autoreverses` every second time goes back.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, repeatCount: nil, autoreverses: autoreverses))
  }
}
