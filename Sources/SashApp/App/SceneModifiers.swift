import Combine
import Foundation
import Observation
import SashCore
import SashGraph

/// A scene whose windows see other values in their environment.
nonisolated struct EnvironmentScene<Content: Scene>: Scene {
  var content: Content
  nonisolated(unsafe) var change: (inout EnvironmentValues) -> Void

  typealias Body = Never
  @MainActor var body: Never { fatalError("body should not be called on a scene of the framework.") }

  static func _makeScene(
    scene: _GraphValue<Self>, inputs: _SceneInputs, into windows: inout _SceneWindows
  ) {
    let modifier = scene.attribute
    func changed(_ input: EnvironmentInput) -> EnvironmentInput {
      EnvironmentInput(
        Attribute(
          rule: EnvironmentRule(outer: input.attribute) { modifier.value.change(&$0) }))
    }
    var inputs = inputs
    inputs.base.environment = changed(inputs.base.environment)
    let first = windows.list.count
    let content = scene.part(at: MemoryLayout<Self>.offset(of: \.content)!, as: Content.self)
    Content._makeScene(scene: content, inputs: inputs, into: &windows)
    for index in first..<windows.list.count {
      windows.list[index].changeInputs { $0.base.environment = changed($0.environment) }
    }
  }
}

extension WindowKind {
  /// Changes what content and commands of its windows are made with.
  mutating func changeInputs(_ change: @escaping (inout _ViewInputs) -> Void) {
    func changed(_ make: @escaping (_ViewInputs) -> _ViewOutputs) -> (_ViewInputs) -> _ViewOutputs {
      { inputs in
        var inputs = inputs
        change(&inputs)
        return make(inputs)
      }
    }
    make = changed(make)
    commands = commands.map(changed)
    embedded = embedded.map(changed)
    if let parts = extra {
      extra?.label = changed(parts.label)
      extra?.menu = changed(parts.menu)
    }
  }
}

extension Scene {
  /// Sets a value of the environment for the views in this scene.
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some Scene
  {
    EnvironmentScene(content: self) { $0[keyPath: keyPath] = value }
  }
  /// Changes a value of the environment for the views in this scene.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    EnvironmentScene(content: self) { transform(&$0[keyPath: keyPath]) }
  }
  /// Puts an observable object where the views in this scene can read it by its type.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    environment(\.[EnvironmentObjectType<T>()], object)
  }
  /// Puts an object where the views in this scene can read it by its type.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    environment(\.[ObservableType<T>()], object)
  }
  /// Sets the user defaults that `AppStorage` in this scene uses where it names none.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    environment(\.defaultAppStorage, store)
  }
}
