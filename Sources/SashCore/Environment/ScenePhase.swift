/// How much of the user's attention a scene has. The order is that of the cases.
public enum ScenePhase: Hashable, Comparable, Sendable {
  /// Not to be seen: what is not saved now may be lost.
  case background
  /// To be seen, but events go elsewhere.
  case inactive
  /// In front, with events coming in.
  case active
}

private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .background } }

extension EnvironmentValues {
  /// The phase of the scene that the view is in; in an `App`, that of its most active scene.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
