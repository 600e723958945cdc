import Foundation

/// What the user asks of every app's looks, as far as it can be read without asking a settings service.
package struct AccessibilityWishes: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  package static let reduceMotion = AccessibilityWishes(rawValue: 1)
  package static let reduceTransparency = AccessibilityWishes(rawValue: 2)
  package static let differentiateWithoutColor = AccessibilityWishes(rawValue: 4)
  package static let invertColors = AccessibilityWishes(rawValue: 8)
  package static let buttonShapes = AccessibilityWishes(rawValue: 16)
  package static let boldText = AccessibilityWishes(rawValue: 32)
  package static let increaseContrast = AccessibilityWishes(rawValue: 64)

  /// The words of `SASH_ACCESSIBILITY`.
  private static let words: KeyValuePairs<String, AccessibilityWishes> = [
    "reduce-motion": .reduceMotion, "reduce-transparency": .reduceTransparency,
    "differentiate-without-color": .differentiateWithoutColor, "invert-colors": .invertColors,
    "button-shapes": .buttonShapes, "bold-text": .boldText, "increase-contrast": .increaseContrast,
  ]

  /// Words with commas between them; throws one line for a word without a meaning.
  package init(words text: String) throws {
    self = []
    for word in text.lowercased().split(whereSeparator: { $0 == "," || $0 == " " }) {
      guard let known = AccessibilityWishes.words.first(where: { $0.key == word }) else {
        let all = AccessibilityWishes.words.map(\.key).joined(separator: ", ")
        throw HostError("SASH_ACCESSIBILITY has the word '\(word)'; it can have \(all).")
      }
      insert(known.value)
    }
  }

  /// The settings of GTK, which desktops keep in step with their own: its theme (`GTK_THEME`) and the newest `settings.ini`
  /// that says something.
  package static func ofDesktop(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> AccessibilityWishes {
    var wishes: AccessibilityWishes = []
    let home = environment["HOME"] ?? NSHomeDirectory()
    let configuration =
      environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.config"
    var theme = environment["GTK_THEME"]
    var animates: Bool?
    for version in ["4.0", "3.0"] {
      guard
        let text = try? String(
          contentsOfFile: configuration + "/gtk-\(version)/settings.ini", encoding: .utf8)
      else { continue }
      for line in text.split(whereSeparator: \.isNewline) {
        let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        guard parts.count == 2 else { continue }
        switch parts[0] {
        case "gtk-enable-animations":
          animates = animates ?? (parts[1] != "0" && parts[1].lowercased() != "false")
        case "gtk-theme-name": theme = theme ?? parts[1]
        default: break
        }
      }
    }
    if animates == false { wishes.insert(.reduceMotion) }
    if theme?.hasPrefix("HighContrast") == true { wishes.insert(.increaseContrast) }
    return wishes
  }
}
