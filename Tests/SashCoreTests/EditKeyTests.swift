import SashInput
import SashText
import Testing

@testable import SashCore

/// - Source: facts on text input 26 to 38; https://docs.gtk.org/gtk4/class.TextView.html
@Suite("Keys of the text editor") struct EditKeyTests {
  private func action(_ key: KeyEvent.Key, _ modifiers: KeyModifiers, _ keys: EditKeys) -> EditKeys.Action? {
    keys.action(for: KeyEvent(key: key, isDown: true, modifiers: modifiers, time: 0))
  }

  @Test(
    "Keys of a desktop with control, those of a Mac with the other modifiers [text-26 text-28 text-29 text-30 text-31 text-38]",
    arguments: [
      (.left, [], .command(.move(.left))), (.left, [.shift], .command(.extend(.left))),
      (.left, [.control], .command(.move(.wordLeft))), (.right, [.option], .command(.move(.wordRight))),
      (.right, [.command], .command(.move(.lineRight))),
      (.right, [.control, .shift], .command(.extend(.wordRight))),
      (.home, [], .command(.move(.lineStart))), (.end, [.control], .command(.move(.documentEnd))),
      (.up, [.command], .command(.move(.documentStart))),
      (.down, [.option], .command(.move(.paragraphForward))),
      (.pageDown, [.shift], .command(.extend(.pageDown))), (.delete, [], .command(.delete(.backward))),
      (.delete, [.control], .command(.delete(.wordBackward))),
      (.delete, [.command], .command(.delete(.lineStart))),
      (.forwardDelete, [.control, .shift], .command(.delete(.lineEnd))),
      (.character("a"), [.control], .command(.selectAll)), (.character("c"), [.command], .copy),
      (.character("x"), [.control], .cut), (.character("V"), [.control, .shift], .paste),
      (.character("z"), [.control], .command(.undo)), (.character("Z"), [.control, .shift], .command(.redo)),
      (.character("y"), [.control], .command(.redo)), (.character("k"), [.control], nil),
      (.character("a"), [], nil),
      (.insert, [.shift], .paste), (.insert, [.control], .copy), (.insert, [], nil),
      (.forwardDelete, [.shift], .cut), (.forwardDelete, [], .command(.delete(.forward))),
      (.return, [], .enter), (.escape, [], .leave), (.tab, [], .tab), (.tab, [.control], nil),
    ] as [(KeyEvent.Key, KeyModifiers, EditKeys.Action?)])
  func desktop(key: KeyEvent.Key, modifiers: KeyModifiers, expected: EditKeys.Action?) {
    #expect(action(key, modifiers, .desktop) == expected)
  }

  @Test(
    "With the keys of a Mac control is for those of Emacs [text-33 text-34]",
    arguments: [
      (.character("a"), [.control], .command(.move(.paragraphStart))),
      (.character("e"), [.control, .shift], .command(.extend(.paragraphEnd))),
      (.character("k"), [.control], .command(.kill(.paragraphEnd))),
      (.character("y"), [.control], .command(.yank)),
      (.character("t"), [.control], .command(.transpose)), (.character("o"), [.control], .command(.openLine)),
      (.character("d"), [.control], .command(.delete(.forward))),
      (.character("n"), [.control], .command(.move(.down))),
      (.delete, [.control], .command(.delete(.backward))), (.left, [.control], .command(.move(.lineLeft))),
      (.forwardDelete, [.shift], .command(.delete(.forward))), (.insert, [.shift], nil),
      (.character("z"), [.command], .command(.undo)), (.left, [.option], .command(.move(.wordLeft))),
      (.home, [], nil), (.end, [], nil), (.pageDown, [], nil), (.pageUp, [.option], .command(.move(.pageUp))),
      (.home, [.shift], .command(.extend(.documentStart))),
      (.pageDown, [.shift], .command(.extend(.pageDown))),
    ] as [(KeyEvent.Key, KeyModifiers, EditKeys.Action?)])
  func mac(key: KeyEvent.Key, modifiers: KeyModifiers, expected: EditKeys.Action?) {
    #expect(action(key, modifiers, .mac) == expected)
  }
}
