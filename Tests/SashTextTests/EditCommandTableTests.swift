import Testing

@testable import SashText

/// What editing commands do, by the names of the actions of `NSStandardKeyBindingResponding` that keys are bound to.
///
/// Each line has the rule of `text-input-facts.md` that says so, the action, and the text before and after it: `|` is the
/// caret, brackets stand around what is selected, braces if the caret is at its start; `␣` is a space, `¶` a new line, `↵` one
/// of two characters, `⇥` a tab. `⌥↑` and `⌥↓` are bound to two actions each.
private let table = """
  text-26 moveLeft: a|b |ab
  text-26 moveLeft: |ab |ab
  text-26 moveLeft: ab¶|c ab|¶c
  text-26 moveLeft: a[bc]d a|bcd
  text-26 moveLeft: a{bc}d a|bcd
  text-8 moveLeft: a👨‍👩‍👧|b a|👨‍👩‍👧b
  text-8 moveLeft: é|x |éx
  text-8 moveLeft: 🇩🇪🇫🇷| 🇩🇪|🇫🇷
  text-8 moveLeft: 👍🏽| |👍🏽
  text-8 moveLeft: a↵|b a|↵b
  text-26 moveRight: a|b ab|
  text-26 moveRight: ab| ab|
  text-26 moveRight: ab|¶c ab¶|c
  text-26 moveRight: a[bc]d abc|d
  text-26 moveRight: a{bc}d abc|d
  text-8 moveRight: |👨‍👩‍👧b 👨‍👩‍👧|b
  text-8 moveRight: |🇩🇪🇫🇷 🇩🇪|🇫🇷
  text-33 moveBackward: a|b |ab
  text-33 moveBackward: a[bc]d a|bcd
  text-33 moveForward: |ab a|b
  text-33 moveForward: a[bc]d abc|d
  text-31 moveLeftAndModifySelection: a|bc {a}bc
  text-31 moveLeftAndModifySelection: a[b]c a|bc
  text-31 moveLeftAndModifySelection: {a}bc {a}bc
  text-31 moveLeftAndModifySelection: a[bc] a[b]c
  text-31 moveRightAndModifySelection: a|bc a[b]c
  text-31 moveRightAndModifySelection: {ab}c a{b}c
  text-31 moveRightAndModifySelection: ab| ab|
  text-31 moveBackwardAndModifySelection: a|bc {a}bc
  text-31 moveForwardAndModifySelection: a|bc a[b]c
  text-28 moveWordLeft: one␣two|␣three one␣|two␣three
  text-28 moveWordLeft: one␣|two |one␣two
  text-28 moveWordLeft: one,␣|two |one,␣two
  text-28 moveWordLeft: don't|␣do |don't␣do
  text-28 moveWordLeft: |one |one
  text-28 moveWordRight: one|␣two one␣two|
  text-28 moveWordRight: |one␣two one|␣two
  text-28 moveWordRight: one| one|
  text-28 moveWordRight: one|,␣two one,␣two|
  text-28 moveWordRight: über␣|größe␣x über␣größe|␣x
  text-28 moveWordBackward: one¶|two |one¶two
  text-28 moveWordBackward: one␣two| one␣|two
  text-28 moveWordForward: one|¶¶two one¶¶two|
  text-28 moveWordForward: o|ne␣two one|␣two
  text-31 moveWordLeftAndModifySelection: one␣two| one␣{two}
  text-31 moveWordLeftAndModifySelection: o[ne]␣two {o}ne␣two
  text-31 moveWordRightAndModifySelection: one␣|two one␣[two]
  text-31 moveWordRightAndModifySelection: {one}␣two one|␣two
  text-31 moveWordBackwardAndModifySelection: one␣two| one␣{two}
  text-31 moveWordForwardAndModifySelection: |one␣two [one]␣two
  text-29 moveToLeftEndOfLine: ab¶cd|e ab¶|cde
  text-29 moveToRightEndOfLine: ab¶c|de¶f ab¶cde|¶f
  text-29 moveToBeginningOfLine: ab¶cd|e¶f ab¶|cde¶f
  text-29 moveToBeginningOfLine: ab¶|cd ab¶|cd
  text-29 moveToBeginningOfLine: ab[cd]e |abcde
  text-29 moveToEndOfLine: ab¶c|de¶f ab¶cde|¶f
  text-29 moveToEndOfLine: ab|¶c ab|¶c
  text-29 moveToEndOfLine: a[bc]d abcd|
  text-31 moveToLeftEndOfLineAndModifySelection: ab|c {ab}c
  text-31 moveToRightEndOfLineAndModifySelection: a|bc¶d a[bc]¶d
  text-31 moveToBeginningOfLineAndModifySelection: ab¶c|d ab¶{c}d
  text-31 moveToEndOfLineAndModifySelection: a|bc¶d a[bc]¶d
  text-33 moveToBeginningOfParagraph: ab¶cd|e ab¶|cde
  text-33 moveToBeginningOfParagraph: ab¶|cd ab¶|cd
  text-33 moveToEndOfParagraph: a|b¶cd ab|¶cd
  text-33 moveToEndOfParagraph: ab|¶cd ab|¶cd
  text-31 moveToBeginningOfParagraphAndModifySelection: ab¶c|d ab¶{c}d
  text-31 moveToEndOfParagraphAndModifySelection: ab¶c|d¶e ab¶c[d]¶e
  text-30 ⌥↑ ab¶c|d ab¶|cd
  text-30 ⌥↑ ab¶|cd |ab¶cd
  text-30 ⌥↑ |ab |ab
  text-30 ⌥↓ a|b¶cd ab|¶cd
  text-30 ⌥↓ ab|¶cd ab¶cd|
  text-30 ⌥↓ ab| ab|
  text-31 moveParagraphBackwardAndModifySelection: ab¶c|d ab¶{c}d
  text-31 moveParagraphBackwardAndModifySelection: ab¶|cd {ab¶}cd
  text-31 moveParagraphForwardAndModifySelection: a|b¶cd a[b]¶cd
  text-31 moveParagraphForwardAndModifySelection: ab|¶cd ab[¶cd]
  text-29 moveToBeginningOfDocument: a¶b|¶c |a¶b¶c
  text-29 moveToBeginningOfDocument: a[b¶c] |ab¶c
  text-29 moveToEndOfDocument: a|¶b a¶b|
  text-29 moveToEndOfDocument: [a]¶b a¶b|
  text-31 moveToBeginningOfDocumentAndModifySelection: a¶b|c {a¶b}c
  text-31 moveToEndOfDocumentAndModifySelection: a|¶b a[¶b]
  text-27 moveUp: abc¶d|ef a|bc¶def
  text-27 moveUp: ab|c |abc
  text-27 moveUp: a¶bcd| a|¶bcd
  text-27 moveUp: a[b¶c]d |ab¶cd
  text-27 moveDown: a|bc¶def abc¶d|ef
  text-27 moveDown: ab|c abc|
  text-27 moveDown: abc|¶d abc¶d|
  text-27 moveDown: a[b]¶cd ab¶cd|
  text-31 moveUpAndModifySelection: abc¶d|ef a{bc¶d}ef
  text-31 moveUpAndModifySelection: ab|c {ab}c
  text-31 moveDownAndModifySelection: a|b¶cd a[b¶c]d
  text-31 moveDownAndModifySelection: ab|c ab[c]
  text-34 pageUp: a¶b¶c¶|d a¶|b¶c¶d
  text-34 pageUp: a¶|b |a¶b
  text-34 pageDown: |a¶b¶c¶d a¶b¶|c¶d
  text-34 pageDown: a¶|b a¶b|
  text-31 pageUpAndModifySelection: a¶b¶|c {a¶b¶}c
  text-31 pageDownAndModifySelection: a|¶b¶c a[¶b¶c]
  text-32 deleteBackward: a|b |b
  text-32 deleteBackward: |ab |ab
  text-32 deleteBackward: a[bc]d a|d
  text-32 deleteBackward: a{bc}d a|d
  text-32 deleteBackward: ab¶|c ab|c
  text-8 deleteBackward: é|x |x
  text-8 deleteBackward: 🇩🇪🇫🇷| 🇩🇪|
  text-8 deleteBackward: a👨‍👩‍👧|b a|b
  text-8 deleteBackward: a↵|b a|b
  text-32 deleteForward: a|b a|
  text-32 deleteForward: ab| ab|
  text-32 deleteForward: a[bc]d a|d
  text-32 deleteForward: a|¶b a|b
  text-8 deleteForward: |👍🏽x |x
  text-8 deleteForward: |🇩🇪🇫🇷 |🇫🇷
  text-8 deleteForward: a|↵b a|b
  text-32 deleteWordBackward: one␣two| one␣|
  text-32 deleteWordBackward: one␣|two |two
  text-32 deleteWordBackward: o[n]e o|e
  text-32 deleteWordBackward: |one |one
  text-32 deleteWordForward: one|␣two! one|!
  text-32 deleteWordForward: |one␣two |␣two
  text-32 deleteWordForward: o[n]e o|e
  text-32 deleteWordForward: one| one|
  text-32 deleteToBeginningOfLine: ab¶c|d ab¶|d
  text-32 deleteToBeginningOfLine: ab| |
  text-32 deleteToBeginningOfLine: a[b]c a|c
  text-32 deleteToEndOfLine: a|b¶c a|¶c
  text-32 deleteToEndOfLine: a[b]c a|c
  text-32 deleteToBeginningOfParagraph: ab¶c|d ab¶|d
  text-33 deleteToEndOfParagraph: a|bc¶d a|¶d
  text-33 deleteToEndOfParagraph: abc|¶d abc|d
  text-33 deleteToEndOfParagraph: a[b]c a|c
  text-33 deleteToEndOfParagraph: abc| abc|
  text-33 yank: a|b a|b
  text-33 transpose: a|bcd ba|cd
  text-33 transpose: abcd| abdc|
  text-33 transpose: |ab |ab
  text-33 transpose: a| a|
  text-33 transpose: ab¶|c ab¶|c
  text-33 transpose: a|👍🏽b 👍🏽a|b
  text-33 insertNewlineIgnoringFieldEditor: a|b a|¶b
  text-33 insertNewlineIgnoringFieldEditor: a[b]c a|¶c
  text-35 insertNewline: a|b a¶|b
  text-35 insertNewline: a[b]c a¶|c
  text-36 insertTab: a| a⇥|
  text-36 insertTab: a[b]c a⇥|c
  text-38 selectAll: a|¶b [a¶b]
  text-38 selectAll: a{b}c [abc]
  text-38 selectAll: | |
  text-38 undo: a|b a|b
  text-38 redo: a|b a|b
  """

/// One line of the table.
struct EditCommandRow: CustomTestStringConvertible {
  let rule: String
  let action: String
  let before: String
  let after: String

  init(_ line: Substring) {
    let parts = line.split(separator: " ").map(String.init)
    (rule, action) = (parts[0], parts[1])
    func plain(_ shown: String) -> String {
      shown.reduce(into: "") { result, character in
        switch character {
        case "␣": result += " "
        case "¶": result += "\n"
        case "↵": result += "\r\n"
        case "⇥": result += "\t"
        case "é": result += "e\u{301}"
        default: result.append(character)
        }
      }
    }
    (before, after) = (plain(parts[2]), plain(parts[3]))
  }
  static let all = table.split(separator: "\n").map(EditCommandRow.init)
  var testDescription: String { "\(rule) \(action) \(before)" }

  /// By the names of their actions; of two with one name the one that keys are bound to.
  static let commands: [String: EditCommand] = {
    let motions: [EditCommand.Motion] = [
      .left, .right, .backward, .forward, .wordLeft, .wordRight, .wordBackward, .wordForward, .lineLeft,
      .lineRight, .lineStart, .lineEnd, .paragraphStart, .paragraphEnd, .paragraphBackward, .paragraphForward,
      .up, .down, .pageUp, .pageDown, .documentStart, .documentEnd,
    ]
    let others: [EditCommand] = [
      .kill(.paragraphEnd), .delete(.backward), .delete(.forward), .delete(.wordBackward),
      .delete(.wordForward),
      .delete(.lineStart), .delete(.lineEnd), .yank, .transpose, .newline, .openLine, .tab, .selectAll, .undo,
      .redo,
    ]
    let all = others + motions.flatMap { [.move($0), .extend($0), .delete($0)] as [EditCommand] }
    var commands: [String: EditCommand] = ["⌥↑": .move(.paragraphBackward), "⌥↓": .move(.paragraphForward)]
    for command in all {
      if let name = command.actionName, commands[name] == nil { commands[name] = command }
    }
    return commands
  }()
}

@MainActor @Suite("Table of editing commands") struct EditCommandTableTests {
  @Test(
    "Each command does what the standard key bindings say [text-8 text-26 text-27 text-28 text-29 text-30 text-31 text-32 text-33]",
    arguments: EditCommandRow.all)
  func row(_ row: EditCommandRow) throws {
    let command = try #require(EditCommandRow.commands[row.action], "no command is called \(row.action)")
    var text = EditedText(shown: row.before)
    text.apply(command)
    #expect(text.shown == row.after)
  }
}
