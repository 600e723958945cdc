import Foundation

/// A text that a person edits: what is typed, what is selected, what an input method is composing, and what can be undone.
///
/// A value without fonts, lines or events. Keys become `EditCommand`s elsewhere; what needs lines asks an `EditGeometry`.
/// Offsets count UTF-8 units of the text, which a native string finds at once in a text of any length.
///
/// - Invariant: both ends of the selection lie on boundaries of characters.
/// - Invariant: the selection lies in the marked text, if there is one.
/// - Invariant: without marked text nothing in the history waits for its end.
package struct EditedText {
  /// What is in the way of plain text in lines.
  package struct Kind: Equatable, Sendable {
    /// One line: what ends a line becomes a space when it is inserted.
    package var isOneLine = false
    /// Where words begin is not told either.
    package var isSecret = false
    /// Only selected and copied: a paragraph is that without what ends it.
    package var isFixed = false
    package init(isOneLine: Bool = false, isSecret: Bool = false, isFixed: Bool = false) {
      self.isOneLine = isOneLine
      self.isSecret = isSecret
      self.isFixed = isFixed
    }
  }

  package var kind: Kind
  package internal(set) var text: String
  package internal(set) var selection: EditSelection
  /// What an input method may still replace.
  package internal(set) var marked: Range<Int>?
  /// What was killed last, to be yanked.
  package var killed = ""
  var history = EditHistory()
  /// Whether the last command killed, so that another one adds to what was killed.
  var isKilling = false
  /// The x that a caret keeps while it goes up and down, in points.
  var goalX: CGFloat?
  /// What was selected when a drag began, and by how much it goes on.
  var dragOrigin = 0..<0
  var dragUnit = EditUnit.character
  /// A large text as it was before the last change, in whose memory the next one is written.
  private var former: FormerText?
  /// From how many UTF-8 units on a text is large.
  var largeLength = FormerText.least
  /// What has changed since it was last asked for.
  private var change: EditChange?

  package init(_ text: String = "", kind: Kind = Kind()) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    self.kind = kind
    selection = EditSelection(caret: text.utf8.count)
  }

  package var length: Int { text.utf8.count }
  package var selectedText: String { self[selection.range] }

  package subscript(range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<length)
    return String(text[index(range.lowerBound)..<index(range.upperBound)])
  }
  func index(_ offset: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: offset) }

  /// What has changed since the last call, as one replacement; nil for nothing.
  package mutating func takeChange() -> EditChange? {
    defer { change = nil }
    return change
  }

  // MARK: From outside

  /// Takes a text that somebody else has set. The caret stays where it can, at the end if it was there; nothing of before can
  /// be undone.
  ///
  /// - Complexity: O(1) if it is the text that is there, the very same.
  package mutating func replaceAll(_ new: String) {
    if new == text { return }
    let wasAtEnd = selection.head == length && selection.isCaret
    var new = new
    new.makeContiguousUTF8()
    note(EditChange(range: 0..<length, length: new.utf8.count))
    text = new
    former = nil
    marked = nil
    history = EditHistory()
    goalX = nil
    selection = EditSelection(caret: wasAtEnd ? length : boundary(atOrBefore: selection.head))
  }

  /// Selects what somebody else asks for; what lies outside of the text or in a character is moved to the next boundary.
  package mutating func select(_ new: EditSelection) {
    unmark()
    place(new)
    history.close()
  }

  // MARK: Replacing

  /// Puts a text in the place of another one; the caret stands behind it. All changes of the text but `replaceAll` come
  /// through here.
  mutating func replace(_ range: Range<Int>, with new: String, as kind: EditHistory.Kind) {
    let before = selection
    let old = self[range]
    if old.isEmpty, new.isEmpty { return place(EditSelection(caret: range.lowerBound)) }
    put(new, in: range)
    // What follows may join the last character, as an accent does.
    place(EditSelection(caret: boundary(atOrAfter: range.lowerBound + new.utf8.count)))
    guard kind != .marked else { return }
    history.add(
      EditHistory.Step(
        start: range.lowerBound, old: old, new: new, before: before, after: selection), as: kind)
  }

  private mutating func put(_ new: String, in range: Range<Int>) {
    let change = EditChange(range: range, length: new.utf8.count)
    if let next = former.take()?.followed(by: text, change, new) {
      former = FormerText(text, before: change, from: largeLength)
      text = next
    } else {
      former = FormerText(text, before: change, from: largeLength)
      text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: new)
    }
    note(change)
  }
  /// Nothing is written for now: no more memory is kept than the text needs.
  package mutating func rest() { former = nil }
  private mutating func note(_ new: EditChange) {
    if change == nil { change = new } else { change!.merge(new) }
  }

  /// Makes a step of the history undone or done again.
  mutating func replay(_ step: EditHistory.Step, isUndo: Bool) {
    let (old, new) = isUndo ? (step.new, step.old) : (step.old, step.new)
    let range = step.start..<step.start + old.utf8.count
    guard range.upperBound <= length else { return }
    put(new, in: range)
    place(isUndo ? step.before : step.after)
  }

  /// Makes what is selected look otherwise: the same text in the place of itself, as a step that can be undone.
  package mutating func restyle() {
    let kept = selection
    replace(kept.range, with: self[kept.range], as: .other)
    selection = kept
  }

  /// How many steps can be undone.
  package var undoDepth: Int { history.done.count }
  /// How many steps there have been since the text was set by somebody else; what is typed on is a part of the last one.
  package var stepCount: Int { history.count }
  /// What comes now is a step of its own.
  package mutating func endStep() { history.close() }
  /// Nothing of before can be undone.
  package mutating func forgetSteps() {
    history = EditHistory()
  }

  // MARK: Places

  /// Puts the selection where it can be.
  mutating func place(_ new: EditSelection) {
    var new = new
    new.anchor = boundary(atOrBefore: new.anchor)
    new.head = boundary(atOrBefore: new.head)
    selection = new
    goalX = nil
  }

  /// The start of the character that holds an offset.
  package func boundary(atOrBefore offset: Int) -> Int {
    if offset <= 0 { return 0 }
    if offset >= length { return length }
    return self.offset(of: character(holding: scalar(atOrBefore: offset)))
  }
  /// The end of the character that holds an offset; a boundary stays.
  package func boundary(atOrAfter offset: Int) -> Int {
    if offset <= 0 { return 0 }
    if offset >= length { return length }
    let start = character(holding: scalar(atOrBefore: offset))
    return self.offset(of: start) == offset ? offset : self.offset(of: text.index(after: start))
  }
  private func scalar(atOrBefore offset: Int) -> String.Index {
    var at = offset
    while at > 0, text.utf8[index(at)] & 0xc0 == 0x80 { at -= 1 }
    return index(at)
  }
  /// The start of a character of which the scalar at an index is a part.
  private func character(holding index: String.Index) -> String.Index {
    if index < text.index(after: text.startIndex) { return text.startIndex }
    // The standard library rounds down before it goes back.
    return text.index(after: text.index(before: index))
  }
  func offset(of index: String.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index) }

  /// The end of the character that begins at an offset.
  package func boundary(after offset: Int) -> Int {
    offset >= length ? length : self.offset(of: text.index(after: index(boundary(atOrBefore: offset))))
  }
  /// The start of the character before an offset.
  package func boundary(before offset: Int) -> Int {
    offset <= 0 ? 0 : self.offset(of: text.index(before: index(boundary(atOrAfter: offset))))
  }

  /// Checks what the header promises.
  package func checkInvariants() {
    precondition(selection.range.upperBound <= length, "the selection ends behind the text")
    for place in [selection.anchor, selection.head] {
      precondition(boundary(atOrBefore: place) == place, "the selection cuts a character")
    }
    if let marked {
      precondition(marked.upperBound <= length, "the marked text ends behind the text")
      precondition(
        marked.lowerBound <= selection.range.lowerBound && selection.range.upperBound <= marked.upperBound,
        "the selection leaves the marked text")
    } else {
      precondition(history.composition == nil, "the history waits for marked text that is not there")
    }
  }
}

/// One replacement: what lay in `range` before is `length` UTF-8 units long now.
package struct EditChange: Equatable, Sendable {
  package var range: Range<Int>
  package var length: Int
  package init(range: Range<Int>, length: Int) {
    self.range = range
    self.length = length
  }

  /// Adds a replacement that was made after this one.
  mutating func merge(_ next: EditChange) {
    let end = range.lowerBound + length
    let lower = min(range.lowerBound, next.range.lowerBound)
    let reach = max(end, next.range.upperBound)
    let upper = range.upperBound + reach - end
    length = reach - lower + next.length - next.range.count
    range = lower..<upper
  }
}
