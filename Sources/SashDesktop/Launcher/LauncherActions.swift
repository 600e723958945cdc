import Foundation
import SashLauncher

/// What the menu of the program's icon offers beside starting it: `UIApplicationShortcutItems` of Info.plist, which packages put into
/// the desktop entry, and what the program offers while it runs.
@MainActor package enum LauncherActions {
  package typealias Action = LauncherAction

  /// Those of Info.plist.
  package static let ofProgram = LauncherAction.read(Bundle.main.infoDictionary ?? [:]) {
    Bundle.main.localizedString(forKey: $0, value: $0, table: "InfoPlist")
  }
  /// Those that the program has come to offer.
  package static var added: [Action] = []
  private static var followers: [@MainActor (Action, Bool) -> Bool] = []

  package static func named(_ name: String) -> Action? { (ofProgram + added).first { $0.name == name } }

  /// The action that the program has been started for.
  package static var ofLaunch: Action? { action(in: Array(CommandLine.arguments.dropFirst())) }
  package static func action(in arguments: [String]) -> Action? {
    let argument = LauncherAction.argument
    return arguments.first { $0.hasPrefix(argument) }.flatMap { named(String($0.dropFirst(argument.count))) }
  }

  /// Has whoever knows of actions told of each that a person chooses, and whether the program has been started for it, until one
  /// says that it was for it.
  package static func follow(_ take: @escaping @MainActor (Action, _ isOfLaunch: Bool) -> Bool) {
    followers.append(take)
  }
  /// False if nobody takes it.
  package static func perform(_ action: Action, isOfLaunch: Bool = false) -> Bool {
    followers.contains { $0(action, isOfLaunch) }
  }
}
