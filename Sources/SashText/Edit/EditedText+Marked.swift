import Foundation

// What an input method composes: text that is there but may still become another.

extension EditedText {
  /// Puts text that is being composed in the place of that before it, or of the selection; empty ends composing.
  ///
  /// - Parameter selected: What of it is selected, in unicode scalars.
  /// - Source: facts on text input, 66 to 73
  package mutating func mark(_ new: String, selected: Range<Int>) {
    if new.isEmpty, marked == nil { return }
    let new = kind.isOneLine ? Self.oneLine(new) : new
    let range = marked ?? selection.range
    if marked == nil {
      history.close()
      history.composition = (range.lowerBound, self[range], selection)
    }
    replace(range, with: new, as: .marked)
    if new.isEmpty {
      marked = range.lowerBound..<range.lowerBound
      return endComposition()
    }
    // A mark that joins what is around it reaches as far as that character does, and stands for that too.
    let end = range.lowerBound + new.utf8.count
    let reach = boundary(atOrBefore: range.lowerBound)..<boundary(atOrAfter: end)
    if let (start, old, before) = history.composition {
      history.composition = (
        min(start, reach.lowerBound),
        self[reach.lowerBound..<range.lowerBound] + old + self[end..<reach.upperBound],
        before
      )
    }
    marked = reach
    let scalars = new.unicodeScalars
    func place(_ count: Int) -> Int {
      let index =
        scalars.index(scalars.startIndex, offsetBy: max(0, count), limitedBy: scalars.endIndex)
        ?? scalars.endIndex
      return boundary(atOrAfter: range.lowerBound + new.utf8.distance(from: new.startIndex, to: index))
    }
    self.place(EditSelection(anchor: place(selected.lowerBound), head: place(selected.upperBound)))
  }

  /// Keeps what has been composed; nothing happens if there is nothing.
  package mutating func unmark() {
    if marked != nil { endComposition() }
  }

  private mutating func endComposition() {
    let end = marked?.upperBound ?? selection.head
    marked = nil
    guard let (start, old, before) = history.composition else { return }
    history.composition = nil
    let new = self[start..<max(start, end)]
    if new == old {
      if new.isEmpty { place(before) }
      return
    }
    history.add(
      EditHistory.Step(start: start, old: old, new: new, before: before, after: selection), as: .other)
  }

  /// Puts committed text in the place of what was being composed, or of the selection.
  package mutating func insert(_ new: String) {
    isKilling = false
    let new = kind.isOneLine ? Self.oneLine(new) : new
    if let marked {
      // Composed and committed text are one step.
      replace(marked, with: new, as: .marked)
      self.marked = marked.lowerBound..<selection.head
      endComposition()
      return
    }
    if new.isEmpty { return }
    replace(selection.range, with: new, as: selection.isCaret && new.count == 1 ? .typing : .other)
  }

  /// - Source: facts on text input, 11: fields of one line take no ends of lines.
  static func oneLine(_ text: String) -> String {
    guard text.contains(where: \.isNewline) else { return text }
    return String(text.map { $0.isNewline ? " " : $0 })
  }
}
