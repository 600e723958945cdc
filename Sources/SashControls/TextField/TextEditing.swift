import Foundation
import SashInput

/// The text of a field that is being edited, and the selection in it. A value: keys and text go in, nothing else happens.
///
/// - Invariant: the selection lies within the text, on boundaries of characters.
struct TextEditing: Equatable {
  private(set) var text: String
  /// Characters from the start; empty is a caret.
  private(set) var selection: Range<Int>
  /// The end of the selection that arrows move.
  private var isReversed = false

  init(text: String) {
    self.text = text
    let end = text.count
    selection = end..<end
  }

  /// The place of the caret, or the moving end of the selection, in characters.
  var caret: Int { isReversed ? selection.lowerBound : selection.upperBound }
  var selectedText: String { String(text[index(selection.lowerBound)..<index(selection.upperBound)]) }

  private func index(_ offset: Int) -> String.Index { text.index(text.startIndex, offsetBy: offset) }

  /// Takes a text that was set from outside; the caret stays where it can.
  mutating func replaceAll(_ new: String) {
    guard new != text else { return }
    let wasAtEnd = caret == text.count
    text = new
    let place = wasAtEnd ? new.count : min(caret, new.count)
    selection = place..<place
    isReversed = false
  }

  /// Puts `new` in the place of the selection.
  mutating func insert(_ new: String) {
    text.replaceSubrange(index(selection.lowerBound)..<index(selection.upperBound), with: new)
    // A combining character may join the one before it, so the caret is found from the end.
    let after = text.count - (text.count - selection.lowerBound - new.count)
    let place = min(max(0, after), text.count)
    selection = place..<place
    isReversed = false
  }

  /// Deletes the selection, or the character before (or after) the caret, or as far as the word goes.
  mutating func delete(forward: Bool = false, word: Bool = false) {
    if selection.isEmpty {
      let other =
        word
        ? wordBoundary(from: caret, forward: forward) : min(max(0, caret + (forward ? 1 : -1)), text.count)
      selection = min(caret, other)..<max(caret, other)
    }
    insert("")
  }

  mutating func selectAll() {
    selection = 0..<text.count
    isReversed = false
  }

  /// Moves the caret, or with `extending` the moving end of the selection, to a place.
  mutating func move(to place: Int, extending: Bool) {
    let place = min(max(0, place), text.count)
    if !extending {
      selection = place..<place
      isReversed = false
      return
    }
    let anchor = isReversed ? selection.upperBound : selection.lowerBound
    isReversed = place < anchor
    selection = min(anchor, place)..<max(anchor, place)
  }

  /// Selects all from one range to another; the end at the other one moves on.
  mutating func select(from anchor: Range<Int>, through end: Range<Int>) {
    let bounds = 0..<text.count
    let (anchor, end) = (anchor.clamped(to: bounds), end.clamped(to: bounds))
    selection = min(anchor.lowerBound, end.lowerBound)..<max(anchor.upperBound, end.upperBound)
    isReversed = end.lowerBound < anchor.lowerBound
  }

  private func wordBoundary(from place: Int, forward: Bool) -> Int {
    let characters = Array(text)
    func isWord(_ i: Int) -> Bool { characters[i].isLetter || characters[i].isNumber }
    var at = place
    if forward {
      while at < characters.count, !isWord(at) { at += 1 }
      while at < characters.count, isWord(at) { at += 1 }
    } else {
      while at > 0, !isWord(at - 1) { at -= 1 }
      while at > 0, isWord(at - 1) { at -= 1 }
    }
    return at
  }

  /// What a key does beyond the text.
  enum Effect: Equatable {
    case none, submit, copy(String), cut(String), paste, leave
  }

  /// Applies a key that went down; nil if the field has no use for it.
  mutating func apply(_ event: KeyEvent) -> Effect? {
    let extending = event.modifiers.contains(.shift)
    let word = event.modifiers.contains(.option) || event.modifiers.contains(.control)
    let isCommand = event.modifiers.contains(.command) || event.modifiers.contains(.control)
    switch event.key {
    case .left:
      let collapsed = !extending && !selection.isEmpty
      move(
        to: collapsed ? selection.lowerBound : word ? wordBoundary(from: caret, forward: false) : caret - 1,
        extending: extending)
    case .right:
      let collapsed = !extending && !selection.isEmpty
      move(
        to: collapsed ? selection.upperBound : word ? wordBoundary(from: caret, forward: true) : caret + 1,
        extending: extending)
    case .home, .up: move(to: 0, extending: extending)
    case .end, .down: move(to: text.count, extending: extending)
    case .delete: delete(word: word)
    case .forwardDelete: delete(forward: true, word: word)
    case .return: return .submit
    case .escape: return .leave
    case .character(let character) where isCommand:
      switch Character(character.lowercased()) {
      case "a": selectAll()
      case "c": return selection.isEmpty ? Effect.none : .copy(selectedText)
      case "x":
        if selection.isEmpty { return Effect.none }
        let cut = selectedText
        insert("")
        return .cut(cut)
      case "v": return .paste
      default: return nil
      }
    default: return nil
    }
    return Effect.none
  }
}
