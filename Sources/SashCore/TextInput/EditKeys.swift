import Foundation
import SashInput
import SashText

/// What keys do where text is edited.
///
/// A desktop of this system has its own keys with control; those of a Mac work with the other modifiers beside them. With
/// `SASH_EDIT_KEYS=mac` in the environment control is what it is on a Mac: the keys of Emacs. Insert and Delete copy, cut and
/// paste as they do on desktops since CUA.
///
/// - Source: https://docs.gtk.org/gtk4/class.TextView.html; StandardKeyBinding.dict of AppKit (facts on text input, 26 to 38)
package enum EditKeys: Sendable {
  case desktop, mac

  /// What a key asks for.
  package enum Action: Hashable, Sendable {
    case command(EditCommand)
    case copy, cut, paste
    case find(Finding)
    case style(TextStyleKey)
    /// Return, where it is not a new line.
    case enter
    case leave
    /// What others may have a use for.
    case tab
  }

  /// The action of Cocoa's text system that a key is bound to, as `moveLeft:`; nil where there is none.
  package func actionName(for event: KeyEvent) -> String? {
    if event.key == .tab, event.modifiers == .shift { return "insertBacktab:" }
    if self == .mac, event.modifiers.isEmpty {
      switch event.key {
      case .home: return "scrollToBeginningOfDocument:"
      case .end: return "scrollToEndOfDocument:"
      case .pageUp: return "scrollPageUp:"
      case .pageDown: return "scrollPageDown:"
      default: break
      }
    }
    switch action(for: event) {
    case .command(let command): return command.actionName
    case .copy: return "copy:"
    case .cut: return "cut:"
    case .paste: return "paste:"
    case .find: return "performTextFinderAction:"
    case .style(.bold): return "toggleBoldface:"
    case .style(.italic): return "toggleItalics:"
    case .style(.underline): return "underline:"
    case .enter: return "insertNewline:"
    case .leave: return "cancelOperation:"
    case .tab: return "insertTab:"
    case nil: return nil
    }
  }

  /// What keys make of characters.
  package enum TextStyleKey: Hashable, Sendable { case bold, italic, underline }

  /// What keys do that are about finding words.
  package enum Finding: Hashable, Sendable { case open, replace, next, previous }

  package static let current: EditKeys =
    ProcessInfo.processInfo.environment["SASH_EDIT_KEYS"] == "mac" ? .mac : .desktop

  /// The letter of the shortcut that Insert and Delete stand for on desktops since CUA; nil on a Mac, which has no such keys.
  package func clipboardLetter(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Character? {
    guard self == .desktop else { return nil }
    switch (key, modifiers) {
    case (.insert, .shift): return "v"
    case (.insert, .control): return "c"
    case (.deleteForward, .shift): return "x"
    default: return nil
    }
  }

  /// What a key that went down asks for; nil if it has nothing to do with text.
  package func action(for event: KeyEvent) -> Action? {
    var modifiers = event.modifiers
    modifiers.remove(.shift)
    let isShifted = event.modifiers.contains(.shift)
    if case .character(let character) = event.key {
      return letter(Character(character.lowercased()), modifiers, isShifted: isShifted)
    }
    switch event.key {
    case .return: return modifiers.isEmpty || modifiers == .option ? .enter : nil
    case .escape: return modifiers.isEmpty ? .leave : nil
    case .tab: return modifiers.isEmpty && !isShifted ? .tab : nil
    case .delete:
      return deletion(isForward: false, modifiers, isShifted: isShifted).map { .command(.delete($0)) }
    case .insert, .forwardDelete:
      switch clipboardLetter(KeyEquivalent(event.key), EventModifiers(event.modifiers)) {
      case "v": return .paste
      case "c": return .copy
      case "x": return .cut
      default: if event.key == .insert { return nil }
      }
      return deletion(isForward: true, modifiers, isShifted: isShifted).map { .command(.delete($0)) }
    default: break
    }
    // On a Mac these scroll and leave the caret where it is, as nobody else has a use for them.
    if self == .mac, !isShifted, modifiers.isEmpty, [.home, .end, .pageUp, .pageDown].contains(event.key) {
      return nil
    }
    guard let motion = motion(event.key, modifiers) else { return nil }
    return .command(isShifted ? .extend(motion) : .move(motion))
  }

  private func motion(_ key: KeyEvent.Key, _ modifiers: KeyModifiers) -> EditCommand.Motion? {
    let isDesktop = self == .desktop
    switch (key, modifiers) {
    case (.left, []): return .left
    case (.right, []): return .right
    case (.left, .option): return .wordLeft
    case (.right, .option): return .wordRight
    case (.left, .command): return .lineLeft
    case (.right, .command): return .lineRight
    case (.left, .control): return isDesktop ? .wordLeft : .lineLeft
    case (.right, .control): return isDesktop ? .wordRight : .lineRight
    case (.up, []): return .up
    case (.down, []): return .down
    case (.up, .option): return .paragraphBackward
    case (.down, .option): return .paragraphForward
    case (.up, .control): return isDesktop ? .paragraphBackward : nil
    case (.down, .control): return isDesktop ? .paragraphForward : nil
    case (.up, .command): return .documentStart
    case (.down, .command): return .documentEnd
    case (.home, []) where isDesktop: return .lineStart
    case (.end, []) where isDesktop: return .lineEnd
    case (.home, _): return .documentStart
    case (.end, _): return .documentEnd
    case (.pageUp, []), (.pageUp, .option): return .pageUp
    case (.pageDown, []), (.pageDown, .option): return .pageDown
    default: return nil
    }
  }

  private func deletion(isForward: Bool, _ modifiers: KeyModifiers, isShifted: Bool) -> EditCommand.Motion? {
    switch modifiers {
    case []: return isForward ? .forward : .backward
    case .option: return isForward ? .wordForward : .wordBackward
    case .command: return isForward ? .lineEnd : .lineStart
    case .control:
      if self == .mac { return isForward ? .forward : .backward }
      if isShifted { return isForward ? .lineEnd : .lineStart }
      return isForward ? .wordForward : .wordBackward
    default: return nil
    }
  }

  private func letter(_ letter: Character, _ modifiers: KeyModifiers, isShifted: Bool) -> Action? {
    if modifiers == .command || modifiers == .control && self == .desktop {
      switch (letter, isShifted) {
      case ("a", false): return .command(.selectAll)
      case ("c", false): return .copy
      case ("x", false): return .cut
      case ("v", _): return .paste
      case ("z", false): return .command(.undo)
      case ("z", true): return .command(.redo)
      case ("y", false): return modifiers == .control ? .command(.redo) : nil
      case ("b", false): return .style(.bold)
      case ("i", false): return .style(.italic)
      case ("u", false): return .style(.underline)
      case ("f", false): return .find(.open)
      case ("g", false): return .find(.next)
      case ("g", true): return .find(.previous)
      default: return nil
      }
    }
    let isAlso = modifiers == [.command, .option] || modifiers == [.control, .option] && self == .desktop
    if letter == "f", isAlso {
      return .find(.replace)
    }
    guard modifiers == .control else { return nil }
    let motions: [Character: EditCommand.Motion] = [
      "a": .paragraphStart, "e": .paragraphEnd, "f": .forward, "b": .backward, "n": .down, "p": .up,
      "v": .pageDown,
    ]
    if let motion = motions[letter] { return .command(isShifted ? .extend(motion) : .move(motion)) }
    switch letter {
    case "d": return .command(.delete(.forward))
    case "h": return .command(.delete(.backward))
    case "k": return .command(.kill(.paragraphEnd))
    case "y": return .command(.yank)
    case "t": return .command(.transpose)
    case "o": return .command(.openLine)
    default: return nil
    }
  }
}
