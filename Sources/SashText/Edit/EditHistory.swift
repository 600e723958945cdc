/// What can be undone in an edited text, and done again.
///
/// - Source: facts on text input, 43 to 47: letters typed one after the other are one step, and so are characters deleted one
///   after the other; moving the caret, a new line and all other commands end a step.
struct EditHistory {
  /// What a change came from: changes of one kind may be undone together.
  enum Kind { case typing, deleting, deletingForward, other, marked }

  /// One replacement and what was selected around it.
  struct Step {
    /// In UTF-8 units.
    var start: Int
    var old: String
    var new: String
    var before: EditSelection
    var after: EditSelection
  }

  private(set) var undone: [Step] = []
  private(set) var done: [Step] = []
  /// How many steps there have been, those joined with the one before left out.
  private(set) var count = 0
  /// What the last step may still be joined with.
  private var open: Kind?
  /// The text that marked text stands for until it is committed.
  var composition: (start: Int, old: String, before: EditSelection)?

  /// The most that is kept, in UTF-8 units of what was replaced; the last step stays whatever its size.
  private static let limit = 64 << 20
  private var size = 0

  /// Ends the step that is going on.
  mutating func close() { open = nil }

  mutating func add(_ step: Step, as kind: Kind) {
    undone = []
    defer { open = kind == .other || step.new.last?.isNewline == true ? nil : kind }
    size += step.old.utf8.count + step.new.utf8.count
    if let last = done.indices.last, open == kind, let joined = done[last].joined(with: step, kind) {
      done[last] = joined
      return
    }
    done.append(step)
    count += 1
    while size > EditHistory.limit, done.count > 1 {
      let gone = done.removeFirst()
      size -= gone.old.utf8.count + gone.new.utf8.count
    }
  }

  mutating func undo() -> Step? {
    close()
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return step
  }
  mutating func redo() -> Step? {
    close()
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return step
  }
}

extension EditHistory.Step {
  /// Both as one; nil where the second does not go on where the first ended.
  func joined(with next: Self, _ kind: EditHistory.Kind) -> Self? {
    var joined = self
    joined.after = next.after
    switch kind {
    case .typing:
      guard next.old.isEmpty, next.start == start + new.utf8.count else { return nil }
      joined.new += next.new
    case .deleting:
      guard new.isEmpty, next.new.isEmpty, next.start + next.old.utf8.count == start else { return nil }
      joined.start = next.start
      joined.old = next.old + old
    case .deletingForward:
      guard new.isEmpty, next.new.isEmpty, next.start == start else { return nil }
      joined.old += next.old
    case .other, .marked: return nil
    }
    return joined
  }
}
