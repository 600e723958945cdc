import SashCore
import SashGraph

/// A scene that stands beside a view that shows nothing and acts in the app's own scene.
private nonisolated struct ObservingScene<Content: Scene, Observer: View>: Scene {
  var content: Content
  var observer: Observer

  typealias Body = Never
  @MainActor var body: Never { fatalError("body should not be called on a scene of the framework.") }

  static func _makeScene(
    scene: _GraphValue<Self>, inputs: _SceneInputs, into windows: inout _SceneWindows
  ) {
    Content._makeScene(
      scene: scene.part(at: MemoryLayout<Self>.offset(of: \.content)!, as: Content.self), inputs: inputs,
      into: &windows)
    let observer = scene.part(at: MemoryLayout<Self>.offset(of: \.observer)!, as: Observer.self)
    _ = Observer._makeView(view: observer, inputs: inputs.view)
  }
}

extension Scene {
  /// Calls `action` with the new value when `value` has changed.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    ObservingScene(content: self, observer: EmptyView().onChange(of: value) { _, new in action(new) })
  }
  /// Calls `action` with the old and the new value when `value` has changed; with `initial` also at launch.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ObservingScene(content: self, observer: EmptyView().onChange(of: value, initial: initial, action))
  }
  /// Calls `action` when `value` has changed; with `initial` also at launch.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ObservingScene(content: self, observer: EmptyView().onChange(of: value, initial: initial, action))
  }
}
