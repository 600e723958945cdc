extension EditCommand {
  /// The action of Cocoa's text system that does the same, as keys are bound to it; nil where there is none.
  ///
  /// - Source: https://developer.apple.com/documentation/appkit/nsstandardkeybindingresponding
  package var actionName: String? {
    switch self {
    case .move(.pageUp): "pageUp:"
    case .move(.pageDown): "pageDown:"
    case .move(let motion): "move\(motion.name):"
    case .extend(.pageUp): "pageUpAndModifySelection:"
    case .extend(.pageDown): "pageDownAndModifySelection:"
    case .extend(let motion): "move\(motion.extendingName)AndModifySelection:"
    case .delete(let motion), .kill(let motion): motion.deletingName.map { "delete\($0):" }
    case .yank: "yank:"
    case .transpose: "transpose:"
    case .newline: "insertNewline:"
    case .openLine: "insertNewlineIgnoringFieldEditor:"
    case .tab: "insertTab:"
    case .selectAll: "selectAll:"
    case .undo: "undo:"
    case .redo: "redo:"
    }
  }
}

extension EditCommand.Motion {
  fileprivate var name: String {
    switch self {
    case .left: "Left"
    case .right: "Right"
    case .backward: "Backward"
    case .forward: "Forward"
    case .wordLeft: "WordLeft"
    case .wordRight: "WordRight"
    case .wordBackward: "WordBackward"
    case .wordForward: "WordForward"
    case .lineLeft: "ToLeftEndOfLine"
    case .lineRight: "ToRightEndOfLine"
    case .lineStart: "ToBeginningOfLine"
    case .lineEnd: "ToEndOfLine"
    case .paragraphStart, .paragraphBackward: "ToBeginningOfParagraph"
    case .paragraphEnd, .paragraphForward: "ToEndOfParagraph"
    case .up: "Up"
    case .down: "Down"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    case .documentStart: "ToBeginningOfDocument"
    case .documentEnd: "ToEndOfDocument"
    }
  }
  /// Those that go on to the next paragraph have names of their own.
  fileprivate var extendingName: String {
    switch self {
    case .paragraphBackward: "ParagraphBackward"
    case .paragraphForward: "ParagraphForward"
    default: name
    }
  }
  fileprivate var deletingName: String? {
    switch self {
    case .left, .backward: "Backward"
    case .right, .forward: "Forward"
    case .wordLeft, .wordBackward: "WordBackward"
    case .wordRight, .wordForward: "WordForward"
    case .lineStart, .lineLeft: "ToBeginningOfLine"
    case .lineEnd, .lineRight: "ToEndOfLine"
    case .paragraphStart, .paragraphBackward: "ToBeginningOfParagraph"
    case .paragraphEnd, .paragraphForward: "ToEndOfParagraph"
    case .up, .down, .pageUp, .pageDown, .documentStart, .documentEnd: nil
    }
  }
}
