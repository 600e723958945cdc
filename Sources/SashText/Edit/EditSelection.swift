/// What is selected in an edited text: from an end that stays to one that moves, which are the same for a caret.
/// Offsets count UTF-8 units.
package struct EditSelection: Hashable, Sendable {
  /// The end that stays while the selection grows.
  package var anchor: Int
  /// The end that moves; the caret stands there.
  package var head: Int
  /// To which of two places the head belongs where one offset has two.
  package var affinity: CaretPosition.Affinity

  package init(anchor: Int, head: Int, affinity: CaretPosition.Affinity = .downstream) {
    self.anchor = anchor
    self.head = head
    self.affinity = affinity
  }
  package init(caret: Int, affinity: CaretPosition.Affinity = .downstream) {
    self.init(anchor: caret, head: caret, affinity: affinity)
  }
  package init(_ range: Range<Int>) { self.init(anchor: range.lowerBound, head: range.upperBound) }

  package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
  package var isCaret: Bool { anchor == head }
  package var caret: CaretPosition { CaretPosition(offset: head, affinity: affinity) }
}

/// By how much a selection grows at a time.
package enum EditUnit: Sendable { case character, word, paragraph, all }
