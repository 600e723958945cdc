import Foundation

extension EditedText {
  /// Does what a command says. False if nothing could be done, as for `undo` without anything done.
  @discardableResult
  package mutating func apply(_ command: EditCommand, in geometry: some EditGeometry) -> Bool {
    let wasKilling = isKilling
    isKilling = false
    unmark()
    switch command {
    case .move(let motion): move(motion, extends: false, in: geometry)
    case .extend(let motion): move(motion, extends: true, in: geometry)
    case .delete(let motion): delete(motion, in: geometry)
    case .kill(let motion):
      let before = length
      let range = selection.isCaret ? span(to: killed(motion, in: geometry)) : selection.range
      let gone = self[range]
      let isBackward = range.upperBound == selection.head && selection.isCaret
      replace(range, with: "", as: .other)
      killed = !wasKilling ? gone : isBackward ? gone + killed : killed + gone
      isKilling = true
      return length != before
    case .yank:
      if killed.isEmpty { return false }
      replace(selection.range, with: kind.isOneLine ? Self.oneLine(killed) : killed, as: .other)
    case .transpose: return transpose()
    case .newline:
      if kind.isOneLine { return false }
      replace(selection.range, with: "\n", as: .typing)
    case .openLine:
      if kind.isOneLine { return false }
      let place = selection.range.lowerBound
      replace(selection.range, with: "\n", as: .other)
      self.place(EditSelection(caret: place))
    case .tab:
      if kind.isOneLine { return false }
      replace(selection.range, with: "\t", as: .typing)
    case .selectAll:
      history.close()
      place(EditSelection(anchor: 0, head: length))
    case .undo:
      guard let step = history.undo() else { return false }
      replay(step, isUndo: true)
    case .redo:
      guard let step = history.redo() else { return false }
      replay(step, isUndo: false)
    }
    return true
  }

  package var canUndo: Bool { !history.done.isEmpty || marked != nil }
  package var canRedo: Bool { !history.undone.isEmpty }

  // MARK: Moving

  private mutating func move(_ motion: EditCommand.Motion, extends: Bool, in geometry: some EditGeometry) {
    history.close()
    if !extends, !selection.isCaret, let end = collapsed(motion, in: geometry) {
      return place(EditSelection(caret: end))
    }
    let keepsX = [.up, .down, .pageUp, .pageDown].contains(motion)
    let x = keepsX ? goalX ?? geometry.caretX(start(of: motion, extends: extends)) : nil
    let goal = destination(
      motion, from: start(of: motion, extends: extends), x: x, extends: extends, in: geometry)
    place(
      EditSelection(
        anchor: extends ? selection.anchor : goal.offset, head: goal.offset, affinity: goal.affinity))
    goalX = x
  }

  /// Up and down begin at the end of a selection that they go to.
  private func start(of motion: EditCommand.Motion, extends: Bool) -> CaretPosition {
    if extends || selection.isCaret { return selection.caret }
    switch motion {
    case .up, .pageUp: return CaretPosition(offset: selection.range.lowerBound)
    case .down, .pageDown:
      return selection.head == selection.range.upperBound
        ? selection.caret : CaretPosition(offset: selection.range.upperBound)
    default: return selection.caret
    }
  }

  /// Where a step of one character leaves a selection: at the end that it goes to.
  private func collapsed(_ motion: EditCommand.Motion, in geometry: some EditGeometry) -> Int? {
    let isRightToLeft = geometry.isRightToLeft(at: selection.head)
    switch motion {
    case .backward: return selection.range.lowerBound
    case .forward: return selection.range.upperBound
    case .left: return isRightToLeft ? selection.range.upperBound : selection.range.lowerBound
    case .right: return isRightToLeft ? selection.range.lowerBound : selection.range.upperBound
    default: return nil
    }
  }

  /// Where a motion leads to.
  func destination(
    _ motion: EditCommand.Motion, from caret: CaretPosition, x: CGFloat? = nil, extends: Bool = false,
    in geometry: some EditGeometry
  ) -> CaretPosition {
    let at = caret.offset
    func to(_ offset: Int) -> CaretPosition { CaretPosition(offset: offset) }
    func again(_ motion: EditCommand.Motion) -> CaretPosition {
      destination(motion, from: caret, x: x, extends: extends, in: geometry)
    }
    switch motion {
    case .backward: return to(boundary(before: at))
    case .forward: return to(boundary(after: at))
    case .left, .right:
      let onRight = motion == .right
      let isForward = onRight != geometry.isRightToLeft(at: at)
      // A selection only grows or shrinks: its end goes on as the text is read.
      if !extends, let place = geometry.neighbour(of: caret, onRight: onRight) { return place }
      return to(isForward ? boundary(after: at) : boundary(before: at))
    case .wordBackward: return to(wordStart(before: at))
    case .wordForward: return to(wordEnd(after: at))
    case .wordLeft: return again(geometry.isRightToLeft(at: at) ? .wordForward : .wordBackward)
    case .wordRight: return again(geometry.isRightToLeft(at: at) ? .wordBackward : .wordForward)
    case .lineLeft: return again(geometry.isRightToLeft(at: at) ? .lineEnd : .lineStart)
    case .lineRight: return again(geometry.isRightToLeft(at: at) ? .lineStart : .lineEnd)
    case .lineStart: return to(geometry.line(of: caret).range.lowerBound)
    case .lineEnd:
      let line = geometry.line(of: caret)
      return CaretPosition(offset: line.range.upperBound, affinity: line.wraps ? .upstream : .downstream)
    case .paragraphStart: return to(paragraph(at: at).lowerBound)
    case .paragraphEnd: return to(paragraph(at: at).upperBound)
    case .paragraphBackward:
      let start = paragraph(at: at).lowerBound
      return to(start < at ? start : paragraph(at: boundary(before: at)).lowerBound)
    case .paragraphForward:
      let end = paragraph(at: at).upperBound
      return to(end > at ? end : paragraph(at: boundary(after: at)).upperBound)
    case .documentStart: return to(0)
    case .documentEnd: return to(length)
    case .up: return geometry.place(-1, below: caret, x: x ?? geometry.caretX(caret)) ?? to(0)
    case .down: return geometry.place(1, below: caret, x: x ?? geometry.caretX(caret)) ?? to(length)
    case .pageUp:
      return geometry.place(-geometry.linesPerPage, below: caret, x: x ?? geometry.caretX(caret)) ?? to(0)
    case .pageDown:
      return geometry.place(geometry.linesPerPage, below: caret, x: x ?? geometry.caretX(caret))
        ?? to(length)
    }
  }

  // MARK: Deleting

  private func span(to place: Int) -> Range<Int> {
    min(selection.head, place)..<max(selection.head, place)
  }

  private mutating func delete(_ motion: EditCommand.Motion, in geometry: some EditGeometry) {
    if !selection.isCaret { return replace(selection.range, with: "", as: .other) }
    var motion = motion
    // What is deleted is what is read before or after the caret.
    if motion == .left || motion == .right {
      motion = (motion == .right) == geometry.isRightToLeft(at: selection.head) ? .backward : .forward
    }
    let goal = destination(motion, from: selection.caret, in: geometry).offset
    if goal == selection.head { return }
    let kind: EditHistory.Kind =
      motion == .backward ? .deleting : motion == .forward ? .deletingForward : .other
    replace(span(to: goal), with: "", as: kind)
  }

  /// Where a kill ends: at the end of a paragraph it takes what ends it.
  ///
  /// - Source: https://developer.apple.com/documentation/appkit/nsstandardkeybindingresponding/deletetoendofparagraph(_:)
  private func killed(_ motion: EditCommand.Motion, in geometry: some EditGeometry) -> Int {
    let goal = destination(motion, from: selection.caret, in: geometry).offset
    guard goal == selection.head, motion == .paragraphEnd || motion == .lineEnd else { return goal }
    return boundary(after: goal)
  }

  private mutating func transpose() -> Bool {
    guard selection.isCaret else { return false }
    let paragraph = paragraph(at: selection.head)
    var middle = selection.head
    if middle == paragraph.upperBound { middle = boundary(before: middle) }
    guard middle > paragraph.lowerBound, middle < paragraph.upperBound else { return false }
    let (start, end) = (boundary(before: middle), boundary(after: middle))
    replace(start..<end, with: self[middle..<end] + self[start..<middle], as: .other)
    return true
  }

  // MARK: Pointing

  /// A press: the caret goes to a place, or a word or paragraph is selected.
  ///
  /// - Parameter character: The start of the character that is under the pointer, which decides the word.
  package mutating func press(at caret: CaretPosition, character: Int? = nil, unit: EditUnit) {
    isKilling = false
    unmark()
    history.close()
    dragUnit = unit
    dragOrigin = range(at: caret, character: character)
    place(
      EditSelection(
        anchor: dragOrigin.lowerBound, head: dragOrigin.upperBound,
        affinity: unit == .character ? caret.affinity : .downstream))
  }

  /// A drag goes on, or a press with shift: the selection reaches from where it began to a place.
  package mutating func drag(to caret: CaretPosition, character: Int? = nil) {
    let end = range(at: caret, character: character)
    if end.lowerBound < dragOrigin.lowerBound {
      place(
        EditSelection(anchor: dragOrigin.upperBound, head: end.lowerBound, affinity: caret.affinity))
    } else {
      place(
        EditSelection(
          anchor: dragOrigin.lowerBound, head: max(dragOrigin.upperBound, end.upperBound),
          affinity: dragUnit == .character ? caret.affinity : .downstream))
    }
  }

  /// A press that goes on with the selection that is there.
  package mutating func extend(to caret: CaretPosition) {
    isKilling = false
    unmark()
    history.close()
    dragUnit = .character
    dragOrigin = selection.anchor..<selection.anchor
    drag(to: caret)
  }

  private func range(at caret: CaretPosition, character: Int?) -> Range<Int> {
    switch dragUnit {
    case .character:
      let place = boundary(atOrBefore: caret.offset)
      return place..<place
    case .word: return word(at: character ?? caret.offset)
    case .paragraph:
      // What ends it is selected with it.
      let range = paragraph(at: caret.offset)
      return kind.isFixed ? range : range.lowerBound..<boundary(after: range.upperBound)
    case .all: return 0..<length
    }
  }
}
