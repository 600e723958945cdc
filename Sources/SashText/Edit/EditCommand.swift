/// What keys and menus do to an edited text, named as the actions of Cocoa's text system are.
///
/// - Source: https://developer.apple.com/documentation/appkit/nsstandardkeybindingresponding
package enum EditCommand: Hashable, Sendable {
  /// Where a caret goes.
  package enum Motion: Hashable, Sendable {
    /// To the next character as it is seen, whatever is read first.
    case left, right
    /// To the next character as it is read.
    case backward, forward
    case wordLeft, wordRight
    case wordBackward, wordForward
    /// To the ends of what is seen as one line.
    case lineLeft, lineRight
    case lineStart, lineEnd
    /// To the ends of the paragraph.
    case paragraphStart, paragraphEnd
    /// To the start of the paragraph, or of the one before.
    case paragraphBackward
    /// To the end of the paragraph, or of the one behind.
    case paragraphForward
    case up, down, pageUp, pageDown
    case documentStart, documentEnd
  }
  case move(Motion)
  /// The moving end of the selection goes.
  case extend(Motion)
  /// Deletes the selection; without one what lies between the caret and a place.
  case delete(Motion)
  /// Deletes as `delete` does and keeps it for `yank`.
  case kill(Motion)
  case yank
  /// Changes the places of the characters before and after the caret; at the end of a paragraph of the two before it.
  case transpose
  case newline
  /// A new line behind the caret.
  case openLine
  case tab
  case selectAll
  case undo, redo

  /// Whether it leaves the text as it is.
  package var keepsText: Bool {
    switch self {
    case .move, .extend, .selectAll: true
    default: false
    }
  }
}
