import SashCore
import SashGraph

/// A scene with commands.
private nonisolated struct CommandsScene<Content: Scene, Added: Commands>: Scene {
  var content: Content
  var commands: Added
  /// Whether those of the scene itself count too.
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
      for index in first..<windows.list.count { windows.list[index].commands = [] }
    }
    windows.list[first].commands.append(
      windowContent(of: scene.attribute) { Added._makeCommands($0.commands) })
  }
}

/// No commands at all, also not those that every app has.
private nonisolated struct NoStandardCommands: Commands {
  typealias Body = Never
  @MainActor var body: Never { commandsBodyError() }
  static func _makeCommands(_ commands: Self) -> AnyView {
    CommandEntry(place: .menu(Text(verbatim: "")), content: nil, removesStandard: true).view
  }
}

extension Scene {
  /// Adds commands to the app: to the menu bar of its windows, where they have room for one, and as shortcuts everywhere.
  public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    CommandsScene(content: self, commands: content(), adds: true)
  }
  /// Takes away all commands of this scene.
  public nonisolated func commandsRemoved() -> some Scene {
    CommandsScene(content: self, commands: NoStandardCommands(), adds: false)
  }
  /// Puts commands in the place of all those of this scene.
  public nonisolated func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content)
    -> some Scene
  {
    let replacement = content()
    return CommandsScene(
      content: self,
      commands: CommandsBuilder.buildBlock(NoStandardCommands(), replacement), adds: false)
  }
}
