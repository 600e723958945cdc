import SashDefaults

/// What a scene keeps from one launch to the next: the values of its `@SceneStorage`.
@MainActor public final class SceneState {
  let store = KeyedStore()
  /// The state of a scene that has never been open.
  public nonisolated init() {}
}
