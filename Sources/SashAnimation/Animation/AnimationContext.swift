import SashGeometry

/// What a custom animation is given with each frame: what it remembers, and the environment of what it moves.
public struct AnimationContext<Value> where Value: VectorArithmetic {
  /// What the animation remembers from frame to frame.
  public var state: AnimationState<Value>
  /// True once the motion looks finished, though small movement may go on.
  public var isLogicallyComplete: Bool
  /// Where the animation runs; the core reads the environment from it.
  package var surroundings: (any AnimationSurroundings)?

  package init(
    state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
    surroundings: (any AnimationSurroundings)? = nil
  ) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
    self.surroundings = surroundings
  }

  /// This context with another memory, for an animation of other vectors inside of one.
  public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> where T: VectorArithmetic {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, surroundings: surroundings)
  }
}

@available(*, unavailable)
extension AnimationContext: Sendable {}

/// The place in a scene where an animation runs.
@usableFromInline package protocol AnimationSurroundings {}
