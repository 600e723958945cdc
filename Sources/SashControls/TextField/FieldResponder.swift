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
  var layout: Attribute<FieldText>!
  var submit: Attribute<(() -> Void)?>!
  var isEnabled: Attribute<Bool>!
  var space: CoordinateSpaceNode!

  init(view: Attribute<FieldCore>, state: Attribute<FieldState>, host: ViewGraph) {
    self.view = WeakAttribute(view)
    self.state = WeakAttribute(state)
    self.host = host
  }

  private func run(_ body: (FieldCore) -> Void) {
    host.graph.withCurrent {
      guard let view = view.attribute else { return }
      let field = view.untrackedValue
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

  func pointerBegan(_ event: PointerEvent, at local: CGPoint) -> Bool {
    guard event.button == .primary, host.graph.withCurrent({ isEnabled.untrackedValue }) else { return false }
    host.focused = self
    place(at: local, extending: event.modifiers.contains(.shift))
    return true
  }
  func pointerMoved(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    place(at: local, extending: true)
  }
  private func place(at local: CGPoint, extending: Bool) {
    run { _ in
      let text = layout.untrackedValue
      let current = state.attribute?.untrackedValue ?? FieldState()
      let size = CGSize(
        width: CGFloat.infinity, height: text.layout.size(fitting: nil, height: nil).size.height)
      let field = CGSize(width: fieldWidth, height: size.height)
      let x = local.x + text.scroll(current, in: field) - text.indent(in: field)
      let units = text.isPrompt ? 0 : text.layout.offset(at: CGPoint(x: x, y: size.height / 2), in: size)
      let index = String.Index(utf16Offset: units, in: text.text)
      editing.move(to: text.text.distance(from: text.text.startIndex, to: index), extending: extending)
    }
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
      host.graph.withCurrent { submit.untrackedValue }?()
      host.focused = nil
    case .leave: host.focused = nil
    case .paste, .some(.none): break
    }
    return true
  }
  /// Text that is still being composed is not shown; what is committed comes through `insert`.
  func compose(_ text: String, selection: Range<Int>) {}
  func insert(_ text: String) { run { _ in editing.insert(text) } }

  func focusChanged(isFocused: Bool) {
    self.isFocused = isFocused
    run { _ in }
    if !isFocused {
      startBlinking()
      field?.onCommit?()
    }
    field?.onEditingChanged?(isFocused)
  }
  private var field: FieldCore? { host.graph.withCurrent { view.attribute?.untrackedValue } }
  var caret: CGRect? {
    host.graph.withCurrent {
      guard view.attribute != nil, let field = space.geometry?.untrackedValue.size else { return nil }
      let text = layout.untrackedValue
      let current = state.attribute?.untrackedValue ?? FieldState()
      let origin = space.originInWindow
      let x = text.isPrompt ? 0 : text.caretX(current.caret, in: field) - text.scroll(current, in: field)
      return CGRect(x: origin.x + x, y: origin.y, width: 2, height: field.height)
    }
  }
}
