import SashCore

extension KeyboardShortcut {
  /// What the keys are called in menus: `Ctrl+Shift+S`. ⌘ is Control on keyboards of this system.
  var text: String {
    var parts: [String] = []
    if !modifiers.isDisjoint(with: [.command, .control]) { parts.append("Ctrl") }
    if modifiers.contains(.option) { parts.append("Alt") }
    if modifiers.contains(.shift) { parts.append("Shift") }
    // ⌃⌘ is one key more than Control alone.
    if modifiers.isSuperset(of: [.command, .control]) { parts.insert("Super", at: 0) }
    return (parts + [key.keyName]).joined(separator: "+")
  }
}

extension KeyEquivalent {
  /// - Source: names on keyboards; keys without a character have those of AppKit, from U+F704 on for F1
  var keyName: String {
    let names: [KeyEquivalent: String] = [
      .upArrow: "↑", .downArrow: "↓", .leftArrow: "←", .rightArrow: "→", .escape: "Esc",
      .delete: "Backspace", .deleteForward: "Del", .home: "Home", .end: "End", .pageUp: "PgUp",
      .pageDown: "PgDn", .insert: "Ins", .clear: "Clear", .tab: "Tab", .space: "Space", .return: "Enter",
    ]
    if let name = names[self] { return name }
    if let scalar = character.unicodeScalars.first?.value, (0xF704...0xF726).contains(scalar) {
      return "F\(scalar - 0xF703)"
    }
    return character.uppercased()
  }
}
