import Foundation

/// What the menu of the program's icon offers beside starting it: `UIApplicationShortcutItems` of Info.plist, which packages put into
/// the desktop entry, and what the program offers while it runs.
@MainActor package enum LauncherActions {
  /// One of them.
  package struct Action: Equatable, Sendable {
    package var type: String
    package var title: String
    package var subtitle: String?
    package init(type: String, title: String, subtitle: String? = nil) {
      (self.type, self.title, self.subtitle) = (type, title, subtitle)
    }
    /// What desktops call it: they take letters, digits and `-` only. Packages write the same (`AppDescription`).
    package var name: String {
      String(type.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    }
  }

  /// Those of Info.plist.
  package static let ofProgram = read(Bundle.main.infoDictionary ?? [:])
  /// Those that the program has come to offer.
  package static var added: [Action] = []
  private static var followers: [@MainActor (Action, Bool) -> Bool] = []

  package static func read(_ info: [String: Any]) -> [Action] {
    (info["UIApplicationShortcutItems"] as? [[String: Any]] ?? []).compactMap { item in
      guard let type = item["UIApplicationShortcutItemType"] as? String,
        let title = item["UIApplicationShortcutItemTitle"] as? String
      else { return nil }
      return Action(type: type, title: title, subtitle: item["UIApplicationShortcutItemSubtitle"] as? String)
    }
  }

  package static func named(_ name: String) -> Action? { (ofProgram + added).first { $0.name == name } }

  /// How a desktop starts a program for an action where it does not ask over the bus; packages write the same.
  private static let argument = "--activate-action="
  /// The action that the program has been started for.
  package static var ofLaunch: Action? { action(in: Array(CommandLine.arguments.dropFirst())) }
  package static func action(in arguments: [String]) -> Action? {
    arguments.first { $0.hasPrefix(argument) }.flatMap { named(String($0.dropFirst(argument.count))) }
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
