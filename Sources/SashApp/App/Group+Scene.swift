import SashCore

extension Group: Scene where Content: Scene {
  /// Several scenes that are handled as one.
  @inlinable public nonisolated init(@SceneBuilder content: () -> Content) { self.init(_content: content()) }
  @MainActor @preconcurrency public var body: Never {
    fatalError("body should not be called on a scene of the framework.")
  }
  public nonisolated static func _makeScene(
    scene: _GraphValue<Self>, inputs: _SceneInputs, into windows: inout _SceneWindows
  ) {
    Content._makeScene(scene: scene.part(at: 0, as: Content.self), inputs: inputs, into: &windows)
  }
}
