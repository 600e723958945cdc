import SashCore
import SashGraph

/// A scene with commands.
private nonisolated struct CommandsScene<Content: Scene, Added: Commands>: Scene {
  var content: Content
  var commands: Added
  /// Whether those of the scene itself count too, also those that it has without being asked for.
  var adds: Bool

  typealias Body = Never
  @MainActor var body: Never { fatalError("body should not be called on a scene of the framework.") }

  static func _makeScene(
    scene: _GraphValue<Self>, inputs: _SceneInputs, into windows: inout _SceneWindows
  ) {
    let first = windows.list.count
    Content._makeScene(
      scene: scene.part(at: MemoryLayout<Self>.offset(of: \.content)!, as: Content.self), inputs: inputs,
      into: &windows)
    guard first < windows.list.count else { return }
    if !scene.attribute.untrackedValue.adds {
      for index in first..<windows.list.count {
        (windows.list[index].commands, windows.list[index].hasStandardCommands) = ([], false)
      }
    }
    if Added.self == EmptyCommands.self { return }
    windows.list[first].commands.append(
      windowContent(of: scene.attribute) { Added._makeCommands($0.commands) })
  }
}

extension Scene {
  /// Adds commands to the app: to the menu bar of its windows, where they have room for one, and as shortcuts everywhere.
  public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    CommandsScene(content: self, commands: content(), adds: true)
  }
  /// Takes away all commands of this scene, also those that open its windows. Those of other scenes stay.
  public nonisolated func commandsRemoved() -> some Scene {
    CommandsScene(content: self, commands: EmptyCommands(), adds: false)
  }
  /// Puts commands in the place of all those of this scene. Those of other scenes stay.
  public nonisolated func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content)
    -> some Scene
  { CommandsScene(content: self, commands: content(), adds: false) }
}
