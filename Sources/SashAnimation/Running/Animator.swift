import SashGeometry

/// Told of the animations that a change set off.
package protocol AnimationListener: AnyObject {
  func animationBegan()
  func animationEnded()
}

/// Those who want to know how the animations of one change end.
package struct AnimationListeners {
  package var logical: [any AnimationListener] = []
  package var removed: [any AnimationListener] = []
  package init() {}
  package var isEmpty: Bool { logical.isEmpty && removed.isEmpty }
}

/// One value on its way: from where it was when it was changed to where it is to be, through further changes.
///
/// Vectors here are ways from the start of the first animation. `lag(at:)` is what to take off the target.
@usableFromInline package struct Animator<V: VectorArithmetic> {
  private var animation: Animation
  private var state = AnimationState<V>()
  /// From the start to the target of now.
  @usableFromInline private(set) var way: V
  private var begin: Double
  private var isLogicallyComplete = false
  private var listeners: AnimationListeners
  /// Animations that were replaced before they were logically complete, for those who still wait for that.
  private var replaced: [Replaced] = []

  private struct Replaced {
    let animation: Animation
    var state: AnimationState<V>
    let way: V
    let listeners: [any AnimationListener]
  }

  /// Sets out on `way` at `time`, in seconds of any clock.
  package init(_ animation: Animation, way: V, at time: Double, listeners: AnimationListeners) {
    self.animation = animation
    self.way = way
    begin = time
    self.listeners = listeners
    listeners.begin()
  }

  /// Sets out on `way` at `time` from a motion, which springs take over; `velocity` is in units per second.
  package init(
    _ animation: Animation, way: V, velocity: V, at time: Double, listeners: AnimationListeners,
    surroundings: (any AnimationSurroundings)?
  ) {
    self.init(Animation(MovingStart()), way: .zero, at: time, listeners: AnimationListeners())
    state = AnimationState(velocity: velocity)
    retarget(by: way, with: animation, at: time, listeners: listeners, surroundings: surroundings)
  }

  /// The target has moved by `delta`, and `next` is to lead there.
  package mutating func retarget(
    by delta: V, with next: Animation, at time: Double, listeners added: AnimationListeners,
    surroundings: (any AnimationSurroundings)?
  ) {
    added.begin()
    let elapsed = time - begin
    if !isLogicallyComplete, !listeners.logical.isEmpty {
      replaced.append(Replaced(animation: animation, state: state, way: way, listeners: listeners.logical))
      listeners.logical = []
    }
    listeners.logical += added.logical
    listeners.removed += added.removed
    isLogicallyComplete = false
    var context = AnimationContext(state: state, surroundings: surroundings)
    if next.shouldMerge(previous: animation, value: way, time: elapsed, context: &context) {
      state = context.state
      animation = next
    } else {
      animation = animation.combined(with: next, value: way, delta: delta, time: elapsed, state: &state)
    }
    way += delta
  }

  /// How far the value is behind its target at `time`; nil when it has arrived for good.
  @inlinable
  package mutating func lag(at time: Double, surroundings: @autoclosure () -> (any AnimationSurroundings)?)
    -> V?
  {
    switch share(at: time) {
    case .gone(let share): return way - way.scaled(by: share)
    case .over:
      end()
      return nil
    case .depends: return lagByState(at: time, surroundings: surroundings())
    }
  }

  /// Most animations go the same share of every way, whatever moves.
  @usableFromInline func share(at time: Double) -> CurveShare {
    replaced.isEmpty ? animation.share(at: time - begin) : .depends
  }

  @usableFromInline
  mutating func lagByState(at time: Double, surroundings: (any AnimationSurroundings)?) -> V? {
    let elapsed = time - begin
    var context = AnimationContext(state: state, surroundings: surroundings)
    context.isLogicallyComplete = isLogicallyComplete
    state = AnimationState()  // so that the state is written in place
    let gone = animation.animate(value: way, time: elapsed, context: &context)
    state = context.state
    if context.isLogicallyComplete, !isLogicallyComplete {
      isLogicallyComplete = true
      AnimationListeners.end(&listeners.logical)
    }
    if !replaced.isEmpty {
      replaced.removeAll { old in
        var context = AnimationContext(state: old.state, surroundings: surroundings)
        let gone = old.animation.animate(value: old.way, time: elapsed, context: &context)
        guard gone == nil || context.isLogicallyComplete else { return false }
        old.listeners.forEach { $0.animationEnded() }
        return true
      }
    }
    guard let gone else {
      end()
      return nil
    }
    return way - gone
  }

  /// Tells everyone who waits that it is over. To be called when the value ends before its animation.
  @usableFromInline package mutating func end() {
    AnimationListeners.end(&listeners.logical)
    AnimationListeners.end(&listeners.removed)
    for old in replaced { old.listeners.forEach { $0.animationEnded() } }
    replaced = []
  }
}

extension AnimationListeners {
  fileprivate func begin() {
    logical.forEach { $0.animationBegan() }
    removed.forEach { $0.animationBegan() }
  }
  fileprivate static func end(_ list: inout [any AnimationListener]) {
    let told = list
    list = []
    told.forEach { $0.animationEnded() }
  }
}
