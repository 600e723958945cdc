import Foundation

/// A place in a text, between two letters.
@MainActor @preconcurrency
open class UITextPosition: NSObject {
  /// In UTF-16 units.
  let offset: Int
  public override init() { offset = 0 }
  init(_ offset: Int) { self.offset = offset }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition).map { $0.offset == offset } ?? false
  }
  open override var hash: Int { offset }
}

/// A part of a text, or a caret.
@MainActor @preconcurrency
open class UITextRange: NSObject {
  let range: NSRange
  public override init() { range = NSRange(location: 0, length: 0) }
  init(_ range: NSRange) { self.range = range }
  open var start: UITextPosition { UITextPosition(range.location) }
  open var end: UITextPosition { UITextPosition(range.upperBound) }
  open var isEmpty: Bool { range.length == 0 }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextRange).map { $0.range == range } ?? false
  }
  open override var hash: Int { range.location ^ range.length }
}

public enum UITextStorageDirection: Int, Sendable { case forward, backward }
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}
public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }

/// What letters can be put into.
@MainActor @preconcurrency
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  /// Puts letters where the caret is, or in the place of what is selected.
  func insertText(_ text: String)
  /// Takes away what is selected, or the letter before the caret.
  func deleteBackward()
}

/// Hears that a text or its selection is changed by others than the keyboard. Nothing here asks for it.
@MainActor @preconcurrency
public protocol UITextInputDelegate: AnyObject {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// A text that is edited by places in it.
@MainActor @preconcurrency
public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  var selectedTextRange: UITextRange? { get set }
  /// What an input method is composing.
  var markedTextRange: UITextRange? { get }
  func unmarkText()
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
    -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  var inputDelegate: (any UITextInputDelegate)? { get set }
}

/// What fields and text views have in common: their text, and what is selected of it, in UTF-16 units.
@MainActor protocol EditedText: UITextInput {
  var editedText: String { get }
  var editedRange: NSRange { get set }
  /// Puts something else in the place of a range, as a person does; no delegate is asked.
  func putText(_ replacement: String, in range: NSRange)
}

extension EditedText {
  private func valid(_ offset: Int) -> Int? {
    (0...editedText.utf16.count).contains(offset) ? offset : nil
  }
  private func valid(_ range: UITextRange) -> NSRange? {
    valid(range.range.location).flatMap { _ in valid(range.range.upperBound) }.map { _ in range.range }
  }
  func partOfText(_ range: UITextRange) -> String? {
    valid(range).map { (editedText as NSString).substring(with: $0) }
  }
  func replaceText(_ range: UITextRange, _ text: String) {
    guard let range = valid(range) else { return }
    putText(text, in: range)
    editedRange = NSRange(location: range.location + text.utf16.count, length: 0)
  }
  func insertAtCaret(_ text: String) { replaceText(UITextRange(editedRange), text) }
  func deleteAtCaret() {
    let selected = editedRange
    if selected.length > 0 { return replaceText(UITextRange(selected), "") }
    guard selected.location > 0 else { return }
    let letter = (editedText as NSString).rangeOfComposedCharacterSequence(at: selected.location - 1)
    replaceText(UITextRange(letter), "")
  }
  func place(from position: UITextPosition, offset: Int) -> UITextPosition? {
    valid(position.offset + offset).map { UITextPosition($0) }
  }
  func order(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }
  func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    let (a, b) = (min(start.offset, end.offset), max(start.offset, end.offset))
    return UITextRange(NSRange(location: a, length: b - a))
  }
}
