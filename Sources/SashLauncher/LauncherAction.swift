/// One thing that the menu of a program's icon offers beside starting it.
///
/// The running program reads it out of its Info.plist, and so does whoever makes a package of the program: both have to call it the
/// same.
package struct LauncherAction: Equatable, Sendable {
  package var type: String
  package var title: String
  package var subtitle: String?
  package init(type: String, title: String, subtitle: String? = nil) {
    (self.type, self.title, self.subtitle) = (type, title, subtitle)
  }

  /// What desktops call it: they take letters, digits and `-` only.
  package var name: String {
    String(type.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }
  /// How a desktop starts a program for an action where it does not ask over the bus: this and the name.
  package static let argument = "--activate-action="

  /// Those of `UIApplicationShortcutItems`, each name once.
  ///
  /// - Parameter translate: Gives the words of a key in `InfoPlist.strings`, or the key where that has none.
  package static func read(
    _ info: [String: Any], translate: (String) -> String = { $0 }
  ) -> [LauncherAction] {
    var names: Set<String> = []
    return (info["UIApplicationShortcutItems"] as? [[String: Any]] ?? []).compactMap { item in
      guard let type = item["UIApplicationShortcutItemType"] as? String,
        let title = item["UIApplicationShortcutItemTitle"] as? String
      else { return nil }
      let subtitle = item["UIApplicationShortcutItemSubtitle"] as? String
      let action = LauncherAction(
        type: type, title: translate(title), subtitle: subtitle.map(translate))
      return names.insert(action.name).inserted ? action : nil
    }
  }
}
