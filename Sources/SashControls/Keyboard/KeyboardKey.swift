import SashCore

/// A key of the keyboard on the screen.
struct KeyboardKey: Hashable {
  enum Action: Hashable {
    /// Types this, as a large letter while Shift is on.
    case text(String)
    case shift, delete, `return`, space, globe, hide
    case page(KeyboardPage)
  }
  var action: Action
  /// How wide it is, in keys of letters; zero shares what is left.
  var width = 1.0
  /// What is left free before it, in keys of letters.
  var gap = 0.0

  static func text(_ text: String) -> KeyboardKey { KeyboardKey(action: .text(text)) }

  /// Whether it does something else than type one character.
  var isSpecial: Bool {
    switch action {
    case .text, .space: false
    default: true
    }
  }
}

/// What a keyboard shows of its keys.
enum KeyboardPage: Hashable { case letters, numbers, symbols, emoji }

/// Whether letters are large.
enum KeyboardShift: Equatable {
  case off
  /// For one letter.
  case once
  case locked
}
