import Foundation
import SashGeometry

/// Animations that began one after the other on one value: each carries on from where those before it are in the
/// same moment to its own target, so neither position nor velocity jumps.
///
/// - Source: facts `non-merging animations combine additively`; fact 213.
struct CombinedAnimation: CustomAnimation {
  struct Entry: Hashable {
    var animation: Animation
    /// Seconds into the first animation at which this one began.
    var start: Double
  }
  var entries: [Entry]

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    var parts = context.state[CombinedState<V>.self]
    context.state[CombinedState<V>.self] = CombinedState()  // so that the parts are written in place
    var position = V.zero
    var isOver = false
    for (index, entry) in entries.enumerated() {
      guard let state = parts.list[index].state else {
        position = parts.list[index].target
        continue
      }
      parts.list[index].state = nil
      var inner = context.withState(state)
      inner.isLogicallyComplete = false
      let way = parts.list[index].target - position
      let gone = entry.animation.animate(value: way, time: time - entry.start, context: &inner)
      if gone != nil { parts.list[index].state = inner.state }
      position += gone ?? way
      if index == entries.count - 1 {
        context.isLogicallyComplete = inner.isLogicallyComplete
        isOver = gone == nil
      }
    }
    context.state[CombinedState<V>.self] = parts
    return isOver ? nil : position
  }

  /// The slope over a thousandth of a second, since each part depends on those before it.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    var (now, later) = (context, context)
    guard let here = animate(value: value, time: time, context: &now),
      let there = animate(value: value, time: time + 0.001, context: &later)
    else { return nil }
    return (there - here).scaled(by: 1000)
  }
}

private struct CombinedState<V: VectorArithmetic>: AnimationStateKey {
  struct Part {
    /// Where the part leads, from the start of the first.
    var target: V
    /// Nil when the part is over.
    var state: AnimationState<V>?
  }
  var list: [Part] = []
  static var defaultValue: CombinedState { CombinedState() }
}

extension Animation {
  /// This animation, which has run for `time` seconds on the way `value`, and `next` after it, which leads `delta`
  /// further.
  func combined<V: VectorArithmetic>(
    with next: Animation, value: V, delta: V, time: Double, state: inout AnimationState<V>
  ) -> Animation {
    var combined: CombinedAnimation
    var parts: CombinedState<V>
    if let running = base as? CombinedAnimation {
      (combined, parts) = (running, state[CombinedState<V>.self])
      // What is over for good and has others after it does not matter any more.
      while let first = parts.list.first, first.state == nil, parts.list.count > 1 {
        parts.list.removeFirst()
        combined.entries.removeFirst()
      }
    } else {
      combined = CombinedAnimation(entries: [.init(animation: self, start: 0)])
      parts = CombinedState(list: [.init(target: value, state: state)])
    }
    combined.entries.append(.init(animation: next, start: time))
    parts.list.append(.init(target: value + delta, state: AnimationState()))
    state = AnimationState()
    state[CombinedState<V>.self] = parts
    return Animation(combined)
  }
}
