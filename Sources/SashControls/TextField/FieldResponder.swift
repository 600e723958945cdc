import Foundation
import SashCore
import SashGraph
import SashInput

/// Edits the text of a field while it has the focus.
final class FieldResponder: FocusResponder {
  private let view: WeakAttribute<FieldCore>
  private let state: WeakAttribute<FieldState>
  private unowned let host: ViewGraph
  private var editing = TextEditing(text: "")
  private var isFocused = false
  private var blink: (() -> Void)?
  private var clicks = ClickCounter()
  private enum Unit { case character, word, line }
  /// By how much the selection grows while the pointer is down, and what of it the press selected.
  private var unit = Unit.character
  private var anchor = 0..<0
  private let wish: HoverWish
  var layout: Attribute<FieldText>!
  var submit: Attribute<SubmitAction?>!
  var isEnabled: Attribute<Bool>!
  var capitalization: Attribute<TextInputAutocapitalization?>!
  /// Values that follow the focus.
  var ties: Attribute<[FocusTie]>!
  var space: CoordinateSpaceNode!

  init(view: Attribute<FieldCore>, state: Attribute<FieldState>, host: ViewGraph) {
    self.view = WeakAttribute(view)
    self.state = WeakAttribute(state)
    self.host = host
    wish = HoverWish(host)
  }

  /// The field, while it is there: what it is made of may have gone before the view that it is written in. Of the current
  /// graph.
  private var live: FieldCore? { state.attribute == nil ? nil : view.attribute?.untrackedValue }

  private func run(_ body: (FieldCore) -> Void) {
    host.graph.withCurrent {
      guard let field = live else { return }
      editing.replaceAll(field.text.wrappedValue)
      body(field)
      if field.text.wrappedValue != editing.text {
        field.text.wrappedValue = editing.text
        // The owner may have its own mind about the text.
        editing.replaceAll(field.text.wrappedValue)
      }
      show()
    }
  }

  /// Shows selection and caret, and lets the caret stand still for a moment.
  private func show() {
    let new = FieldState(
      isFocused: isFocused, isCaretVisible: true, selection: editing.selection, caret: editing.caret)
    if state.attribute?.setValue(new) == true { host.requestFrame() }
    if isFocused { host.onFocusChange?(self) }  // the input method follows the caret
    startBlinking()
  }

  /// - Source: the caret of iOS blinks with a period of about one second.
  private func startBlinking() {
    blink?()
    blink = nil
    guard isFocused else { return }
    blink = host.schedule(after: 0.5) { [weak self] in self?.toggleCaret() }
  }

  private func toggleCaret() {
    guard isFocused else { return }
    host.graph.withCurrent {
      guard let attribute = state.attribute else { return }
      var value = attribute.untrackedValue
      value.isCaretVisible.toggle()
      if attribute.setValue(value) { host.requestFrame() }
    }
    blink = host.schedule(after: 0.5) { [weak self] in self?.toggleCaret() }
  }

  // MARK: Pointer

  func pointerShape(at local: CGPoint) -> PointerShape? {
    host.graph.withCurrent { live != nil && isEnabled.untrackedValue } ? .text : nil
  }

  /// - Source: facts on text input: two clicks select a word, three the line; drags go on by as much; shift extends
  func pointerBegan(_ event: PointerEvent, at local: CGPoint) -> Bool {
    guard event.button != .middle, host.graph.withCurrent({ live != nil && isEnabled.untrackedValue }) else {
      return false
    }
    host.focused = self
    if event.button == .secondary {
      showMenu(event.location, at: local)
      return true
    }
    let extends = event.modifiers.contains(.shift)
    switch clicks.press(at: event.location, time: event.time) {
    case 1: unit = .character
    case 2: unit = .word
    default: unit = .line
    }
    run { field in
      let hit = hit(local)
      if extends {
        unit = .character
        return editing.move(to: hit.caret, extending: true)
      }
      anchor = range(hit, field)
      if unit == .character {
        editing.move(to: hit.caret, extending: false)
      } else {
        editing.select(from: anchor, through: anchor)
      }
    }
    return true
  }
  func pointerMoved(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    guard event.button == .primary else { return }
    run { field in
      let hit = hit(local)
      if unit == .character {
        editing.move(to: hit.caret, extending: true)
      } else {
        editing.select(from: anchor, through: range(hit, field))
      }
    }
  }

  /// The characters that a place belongs to, as far as the unit goes.
  private func range(_ hit: (caret: Int, character: Int), _ field: FieldCore) -> Range<Int> {
    switch unit {
    case .character: return hit.caret..<hit.caret
    case .line: return 0..<editing.text.count
    case .word:
      // Where words begin in what is hidden is hidden too.
      if field.isSecure { return 0..<editing.text.count }
      let text = layout.untrackedValue
      if text.isPrompt { return 0..<0 }
      let units = text.layout.wordRange(at: text.text.prefix(hit.character).utf16.count)
      return text.characters(units.lowerBound)..<text.characters(units.upperBound)
    }
  }

  /// The character before which the caret belongs at a place, and the one that is there.
  private func hit(_ local: CGPoint) -> (caret: Int, character: Int) {
    let text = layout.untrackedValue
    if text.isPrompt { return (0, 0) }
    let current = state.attribute?.untrackedValue ?? FieldState()
    let size = CGSize(
      width: CGFloat.infinity, height: text.layout.size(fitting: nil, height: nil).size.height)
    let field = CGSize(width: fieldWidth, height: size.height)
    let x = local.x + text.scroll(current, in: field) - text.indent(in: field)
    let place = CGPoint(x: x, y: size.height / 2)
    let caret = text.layout.offset(at: place, in: size)
    return (text.characters(caret), text.characters(text.layout.character(at: place, in: size) ?? caret))
  }

  // MARK: Menu

  /// - Source: facts on text input: a secondary click selects the word that it falls on
  private func showMenu(_ place: CGPoint, at local: CGPoint) {
    run { field in
      let hit = hit(local)
      if editing.selection.contains(hit.character) { return }
      (unit, anchor) = (.word, 0..<0)
      let word = range(hit, field)
      if word.contains(hit.character) {
        editing.select(from: word, through: word)
      } else {
        editing.move(to: hit.caret, extending: false)
      }
    }
    let hides = field?.isSecure == true
    let (hasSelection, count) = (!editing.selection.isEmpty, editing.text.count)
    var menu = EditMenu()
    menu.add("Cut", if: hasSelection && !hides) { [weak self] in self?.do(.character("x")) }
    menu.add("Copy", if: hasSelection && !hides) { [weak self] in self?.do(.character("c")) }
    menu.add("Paste", if: host.clipboard?.read()?.isEmpty == false) { [weak self] in self?.do(.character("v"))
    }
    menu.add("Select All", if: editing.selection != 0..<count) { [weak self] in self?.do(.character("a")) }
    host.showEditMenu?(menu, place)
  }
  /// Does what a key with command does.
  private func `do`(_ key: KeyEvent.Key) {
    host.focused = self
    _ = self.key(KeyEvent(key: key, isDown: true, modifiers: .command, time: host.clock?() ?? 0))
  }

  private var fieldWidth: CGFloat { space.geometry?.untrackedValue.size.width ?? .infinity }

  // MARK: Keys

  func key(_ event: KeyEvent) -> Bool {
    guard event.isDown else { return false }
    var effect: TextEditing.Effect?
    run { field in
      if field.isSecure, !event.modifiers.isDisjoint(with: [.command, .control]),
        [.character("c"), .character("x")].contains(event.key)
      {
        // What is hidden is not copied.
        effect = TextEditing.Effect.none
        return
      }
      effect = editing.apply(event)
      if effect == .paste, let text = host.clipboard?.read() {
        editing.insert(text.replacingOccurrences(of: "\n", with: " "))
      }
    }
    switch effect {
    case nil: return false
    case .copy(let text), .cut(let text): host.clipboard?.write(text)
    case .submit:
      field?.onCommit?()
      field?.onReturn?()
      for action in host.graph.withCurrent({ live == nil ? [] : submit.untrackedValue?.actions ?? [] }) {
        action()
      }
      host.focused = nil
    case .leave: host.focused = nil
    case .paste, .some(.none): break
    }
    return true
  }
  /// Text that is still being composed is not shown; what is committed comes through `insert`.
  func compose(_ text: String, selection: Range<Int>) {}
  func insert(_ text: String) {
    run { field in
      guard !field.isSecure, let rule = capitalization.untrackedValue else { return editing.insert(text) }
      editing.insert(rule.apply(to: text, after: editing.text.prefix(editing.selection.lowerBound)))
    }
  }

  func focusChanged(isFocused: Bool) {
    self.isFocused = isFocused
    run { _ in }
    if !isFocused {
      startBlinking()
      field?.onCommit?()
    }
    field?.onEditingChanged?(isFocused)
    for tie in host.graph.withCurrent({ live == nil ? [] : ties.untrackedValue }) {
      tie.tell(isFocused)
    }
  }
  private var field: FieldCore? { host.graph.withCurrent { live } }
  var caret: CGRect? {
    host.graph.withCurrent {
      guard live != nil, let field = space.geometry?.untrackedValue.size else { return nil }
      let text = layout.untrackedValue
      let current = state.attribute?.untrackedValue ?? FieldState()
      let origin = space.originInWindow
      let x = text.isPrompt ? 0 : text.caretX(current.caret, in: field) - text.scroll(current, in: field)
      return CGRect(x: origin.x + x, y: origin.y, width: 2, height: field.height)
    }
  }
}
