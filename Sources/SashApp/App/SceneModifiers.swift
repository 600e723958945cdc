import Foundation
import SashCore
import SashGraph

/// A scene whose windows see another value in their environment.
nonisolated struct EnvironmentScene<Content: Scene, Value>: Scene {
  var content: Content
  var keyPath: WritableKeyPath<EnvironmentValues, Value>
  var value: Value

  typealias Body = Never
  @MainActor var body: Never { fatalError("body should not be called on a scene of the framework.") }

  static func _makeScene(
    scene: _GraphValue<Self>, inputs: _SceneInputs, into windows: inout _SceneWindows
  ) {
    let modifier = scene.attribute
    func changed(_ input: EnvironmentInput) -> EnvironmentInput {
      EnvironmentInput(
        Attribute(
          rule: EnvironmentRule(outer: input.attribute) { values in
            let modifier = modifier.value
            values[keyPath: modifier.keyPath] = modifier.value
          }))
    }
    var base = inputs.base
    base.environment = changed(base.environment)
    let first = windows.list.count
    let content = scene.part(at: MemoryLayout<Self>.offset(of: \.content)!, as: Content.self)
    Content._makeScene(scene: content, inputs: _SceneInputs(base: base), into: &windows)
    for index in first..<windows.list.count {
      let make = windows.list[index].make
      windows.list[index].make = { inputs in
        var inputs = inputs
        inputs.base.environment = changed(inputs.environment)
        return make(inputs)
      }
    }
  }
}

extension Scene {
  /// Sets a value of the environment for the views in this scene.
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some Scene
  {
    EnvironmentScene(content: self, keyPath: keyPath, value: value)
  }
  /// Sets the user defaults that `AppStorage` in this scene uses where it names none.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    environment(\.defaultAppStorage, store)
  }
}
