import SashAnimation

extension EnvironmentInput: AnimationSurroundings {}

extension AnimationContext {
  /// The environment of the view that the animation moves.
  public var environment: EnvironmentValues {
    (surroundings as? EnvironmentInput)?.value ?? EnvironmentValues()
  }
}
