import Foundation
import SashCore
import SashDisplay
import SashFoundation
import SashGraph
import SashInput
import SashSemantics
import SashText

/// Edits the text of a field while it has the focus.
final class FieldResponder: FocusResponder {
  private let view: WeakAttribute<FieldCore>
  private let state: WeakAttribute<FieldState>
  unowned let host: ViewGraph
  var editing = EditedText()
  private(set) var isFocused = false
  private var blink: (() -> Void)?
  private var clicks = ClickCounter()
  private(set) lazy var fingers = FieldFingers(of: self)
  /// The menu about what is selected that has been shown last.
  var menu: ShownEditMenu?
  /// What of the text a pointer takes away.
  let lift = FieldLift()
  /// Scrolls on while a pointer that selects rests beyond what is seen.
  private(set) lazy var edge = EdgeScroll([stage?.scroll, outerScroll].compactMap { $0 }, in: host)
  private weak var outerScroll: ScrollState?
  /// Whether a pointer leads the caret, which is where that is.
  private var followsPointer = false
  private let wish: HoverWish
  private(set) var content: Attribute<FieldContent>!
  private(set) var shown: Attribute<FieldState>!
  private let submit: Attribute<SubmitAction?>
  private let isEnabled: Attribute<Bool>
  private let isActive: Attribute<Bool>
  private let capitalization: Attribute<TextInputAutocapitalization?>
  let keyboardKind: Attribute<KeyboardKind>
  private let submitLabel: Attribute<SubmitLabel?>
  private let affinity: Attribute<TextSelectionAffinity>
  let fonts: Attribute<Font.Context>
  let plainFont: Attribute<Font?>
  var space: CoordinateSpaceNode!
  /// Where the lines stand in the field that scrolls them; nil for one line.
  var stage: LinesStage?
  /// The selection that the app has been told of last.
  private var told: TextSelection?
  /// What follows the text where it has attributes.
  let rich = RichEditing()
  /// Whether what goes on is undoing or doing again.
  private var isReplaying = false
  private(set) lazy var undo = FieldUndo(of: self)
  private let suggestions: Attribute<TextSuggestions?>
  let isAutocorrectionOff: Attribute<Bool>
  var spelling: SpellingMarks?
  /// Where a word is being typed, which is not judged until it has ended.
  private(set) var typedPlace: Int?
  /// Hides the character again that was typed last.
  private var veil: (() -> Void)?
  /// What was killed last in any field.
  @MainActor private static var killed = ""

  init(view: Attribute<FieldCore>, inputs: _ViewInputs) {
    self.view = WeakAttribute(view)
    host = inputs.host
    outerScroll = inputs.base.scroll
    wish = HoverWish(host)
    let environment = inputs.environment
    submit = environment.attribute(for: \.submitAction)
    isEnabled = environment.attribute(for: \.isEnabled)
    isActive = environment.attribute(for: \.appearsActive)
    capitalization = environment.attribute(for: \.textCapitalization)
    keyboardKind = environment.attribute(for: \.keyboardKind)
    submitLabel = environment.attribute(for: \.submitLabel)
    affinity = environment.attribute(for: \.textSelectionAffinity)
    suggestions = environment.attribute(for: \.textSuggestions)
    isAutocorrectionOff = environment.attribute(for: \.autocorrectionDisabled)
    fonts = environment.attribute(for: \.fontResolutionContext)
    plainFont = environment.attribute(for: \.font)
    let state = Attribute(input: FieldState())
    self.state = WeakAttribute(state)
    shown = state
    host.focus.admit(self, inputs)
    content = Attribute(rule: FieldContentRule(view: view, inputs: inputs, responder: self))
  }
  deinit {
    // Views may be evaluated now.
    if let menu, menu.isUp { DispatchQueue.main.async { menu.dismiss?() } }
    if editing.stepCount > 0 { undo.forget() }
  }

  /// The field, while it is there: what it is made of may have gone before the view that it is written in. Of the current
  /// graph.
  var live: FieldCore? { state.attribute == nil ? nil : view.attribute?.untrackedValue }
  var field: FieldCore? { host.graph.withCurrent { live } }
  var lines: EditLayout { content.untrackedValue.lines }

  /// Whether it is written in by itself, and not as a field of a form.
  var isEditor: Bool { field?.kind == .editor }

  // MARK: One change

  /// Lets `body` edit what the binding says, writes what has become of it, and shows that.
  func run(_ body: (FieldCore) -> Void) {
    host.graph.withCurrent {
      guard let field = live else { return }
      editing.kind = field.editedKind
      let lines = lines
      let version = lines.version
      lines.bare(nil)
      veil?()
      veil = nil
      if take(field.text.wrappedValue, lines) { rich.textReplaced() }
      let manager = host.undoManager
      if !isReplaying, undo.breaksStep(in: manager) { editing.endStep() }
      let steps = editing.stepCount
      if let text = field.rich, !isReplaying { rich.keep(text.text.wrappedValue, depth: editing.undoDepth) }
      let before = editing.selection
      editing.killed = MainActor.assumeIsolated { Self.killed }
      body(field)
      MainActor.assumeIsolated { Self.killed = editing.killed }
      if !isReplaying, editing.stepCount > steps { undo.add(editing.stepCount - steps, in: manager) }
      if let change = editing.takeChange() {
        typedPlace = editing.selection.isCaret ? editing.selection.head : nil
        if isFocused, let suggestions = suggestions.untrackedValue {
          MainActor.assumeIsolated { suggestions.typed() }
        }
        lines.replace(change, with: editing.text)
        if let text = field.rich {
          rich.follow(change, editing, isReplay: isReplaying, in: text)
          take(field.text.wrappedValue, lines)
        } else if change.length != change.range.count || field.text.wrappedValue != editing.text {
          // To compare long texts takes long; one of another length is another one.
          field.text.wrappedValue = editing.text
          // The owner may have its own mind about the text.
          take(field.text.wrappedValue, lines)
        }
      } else if editing.selection != before {
        typedPlace = nil
        rich.caretMoved()
      }
      if editing.selection != before || lines.version != version { menu?.dismiss?() }
      lines.mark(editing.marked)
      if editing.selection != before || stage != nil { tell(field) }
      show(lines)
      if editing.selection != before, !followsPointer { stage?.reveal(self) }
    }
  }

  /// True if it is another text.
  @discardableResult
  private func take(_ text: String, _ lines: EditLayout) -> Bool {
    let hadSteps = editing.stepCount > 0
    editing.replaceAll(text)
    let isNew = editing.takeChange() != nil
    if isNew, hadSteps { undo.forget() }
    lines.update(editing.text)
    return isNew
  }

  /// Tells the app what is selected.
  private func tell(_ field: FieldCore) {
    if let text = field.rich { return rich.tell(editing, in: text) }
    guard let binding = field.selection else { return }
    let new = isFocused ? TextSelection(editing) : nil
    told = new
    if binding.wrappedValue != new { binding.wrappedValue = new }
  }

  /// Follows what the app has written, after the evaluation that goes on.
  func follow(_ wish: TextSelection?) {
    if wish == nil || wish == told { return }
    host.enqueue { [weak self] in
      self?.run { field in self?.follow(field) }
    }
  }
  /// Follows what the app has written for a text with attributes, after the evaluation that goes on.
  func follow(_ wish: AttributedTextSelection?) {
    guard rich.hasWish(wish) else { return }
    host.enqueue { [weak self] in
      self?.run { field in
        guard let self, let text = field.rich, let wish = self.rich.wish(in: text) else { return }
        self.editing.select(wish)
      }
    }
  }
  private func follow(_ field: FieldCore) {
    // By now there may be another wish, or none.
    guard let wish = field.selection?.wrappedValue, wish != told else { return }
    told = wish
    editing.select(wish.selection(in: editing.text))
  }

  /// Shows selection and caret, and lets the caret stand still for a moment.
  private func show(_ lines: EditLayout) {
    let found = live?.finder.map { finder in MainActor.assumeIsolated { finder.found } } ?? FoundWords()
    var new = FieldState(
      isFocused: isFocused, isActive: isActive.untrackedValue, isCaretVisible: true,
      selection: editing.selection, scroll: state.attribute?.untrackedValue.scroll ?? 0,
      version: lines.version, hasHandles: fingers.cameLast,
      dropPlace: lift.dropPlace, found: found, spelling: checked)
    if stage == nil, live != nil, let size = space.geometry?.untrackedValue.size, live != nil {
      new.scroll = FieldLine(content.untrackedValue).scroll(new, in: size)
    }
    if state.attribute?.setValue(new) == true { host.requestFrame() }
    if isFocused, host.focus.isInFront { host.focus.onChange?(self) }  // the input method follows the caret
    startBlinking()
  }

  /// Shows what has become of it where nothing is edited.
  func refresh() { host.graph.withCurrent { if live != nil { show(lines) } } }

  /// - Source: the caret of iOS blinks with a period of about one second.
  private func startBlinking() {
    blink?()
    blink = nil
    guard isFocused, host.graph.withCurrent({ live != nil && isActive.untrackedValue }) else { return }
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
    canBeUsed ? canLift(at: local) ? .arrow : .text : nil
  }

  /// - Source: facts on text input: two clicks select a word, three the line; drags go on by as much; shift extends
  func pointerBegan(_ event: PointerEvent, at local: CGPoint) -> Bool {
    guard canBeUsed else { return false }
    // What fingers do is seen when they move or go.
    if event.kind == .touch { return true }
    fingers.cameLast = false
    let extends = event.modifiers.contains(.shift)
    takeFocus(at: local, placesCaret: !extends)
    if event.button == .secondary {
      showMenu(event.location, at: local)
      return true
    }
    if event.button == .middle {
      pastePrimary(at: local)
      return true
    }
    let count = clicks.press(at: event.location, time: event.time)
    if count == 1, !extends, canLift(at: local) {
      lift.pointer.began(at: event.location, local: local)
      return true
    }
    run { field in
      let hit = hit(local)
      if extends { return editing.extend(to: hit.caret) }
      let unit: EditUnit =
        count == 1 ? .character : count == 2 ? .word : field.kind == .line ? .all : .paragraph
      editing.press(at: hit.caret, character: hit.character, unit: unit)
    }
    return true
  }
  func pointerMoved(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    if event.kind == .touch { return fingers.moved(event, at: local) }
    guard event.button == .primary, !carry(event) else { return }
    drag(to: local)
    edge.moved(to: event.location, margin: 0) { [weak self] in
      self?.isPlaceBeside($0) ?? false
    } follow: { [weak self] location in
      guard let self, let local = inField(location) else { return false }
      let before = editing.selection
      drag(to: local)
      return editing.selection != before && isBeside(local)
    }
  }
  /// Begins to edit at a place of the field as it is seen: with the focus it shows the place where the caret has been.
  ///
  /// - Parameter placesCaret: Not where what was selected is to reach there.
  func takeFocus(at local: CGPoint, placesCaret: Bool = true) {
    if host.focus.holder === self { return }
    if placesCaret { run { _ in editing.press(at: hit(local).caret, unit: .character) } }
    host.focus.holder = self
  }
  private func drag(to local: CGPoint) {
    lead(to: local) { [self] hit in editing.drag(to: hit.caret, character: hit.character) }
  }
  func pointerEnded(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    edge.stop()
    if event.kind == .touch { return fingers.ended(event) }
    guard event.button == .primary, !putDown(event) else { return }
    offerPrimary()
  }
  func pointerCancelled() {
    edge.stop()
    fingers.cancelled()
    cancelLift()
  }
  var canBeUsed: Bool { host.graph.withCurrent { live != nil && isEnabled.untrackedValue } }

  // MARK: Selecting beyond what is seen

  /// Has a pointer move the caret or an end of what is selected; what is seen stays where it is.
  func lead(to local: CGPoint, _ body: ((caret: CaretPosition, character: Int?)) -> Void) {
    followsPointer = true
    run { _ in body(hit(near(local))) }
    followsPointer = false
  }
  /// A point of the window in the field; nil once that has gone.
  func inField(_ location: CGPoint) -> CGPoint? {
    host.graph.withCurrent {
      guard live != nil, let back = space.transform(to: nil).inverse, live != nil else { return nil }
      return back.apply(to: location)
    }
  }
  /// Whether a point is beside a field of one line, whose text moves along with the caret.
  func isBeside(_ local: CGPoint) -> Bool { stage == nil && near(local) != local }
  func isPlaceBeside(_ location: CGPoint) -> Bool { inField(location).map { isBeside($0) } ?? false }

  /// The place in the field that stands for one outside of it, as long as there is more to be seen there.
  private func near(_ local: CGPoint) -> CGPoint {
    host.graph.withCurrent {
      guard live != nil, let size = space.geometry?.untrackedValue.size, live != nil else { return local }
      if let stage { return stage.near(local, height: size.height) }
      // A little beyond an edge is the next character.
      return CGPoint(x: min(max(local.x, -12), size.width + 12), y: local.y)
    }
  }

  // MARK: The selection of the screen

  /// What is selected can be pasted with the middle button, by any program, unless it is hidden.
  private func offerPrimary() {
    guard let field, !field.isSecure, !editing.selection.isCaret else { return }
    host.services.primarySelection?.write(editing.selectedText)
  }
  /// - Source: desktops with X11: the middle button puts the caret there and pastes what was selected last, wherever that was
  private func pastePrimary(at local: CGPoint) {
    guard let text = host.services.primarySelection?.read(), !text.isEmpty else { return }
    run { _ in
      editing.press(at: hit(local).caret, character: nil, unit: .character)
      editing.insert(text)
    }
  }

  /// The caret for a place of the field, and the character that is there.
  func hit(_ local: CGPoint) -> (caret: CaretPosition, character: Int?) {
    let content = content.untrackedValue
    if content.prompt != nil { return (CaretPosition(offset: 0), nil) }
    let current = state.attribute?.untrackedValue ?? FieldState()
    let point =
      stage?.point(local)
      ?? FieldLine(content).point(
        local, current,
        in: CGSize(width: space.geometry?.untrackedValue.size.width ?? .infinity, height: 0))
    var hit = content.lines.hit(point)
    switch affinity.untrackedValue {
    case .automatic: break
    case .upstream: hit.caret.affinity = .upstream
    case .downstream: hit.caret.affinity = .downstream
    }
    return hit
  }

  // MARK: Menu

  /// - Source: facts on text input: a secondary click selects the word that it falls on
  private func showMenu(_ place: CGPoint, at local: CGPoint) {
    run { field in
      let hit = hit(local)
      if let character = hit.character, editing.selection.range.contains(character) { return }
      editing.press(at: hit.caret, character: hit.character, unit: hit.character == nil ? .character : .word)
    }
    menu = host.services.showEditMenu?(editMenu(), .pointer(place))
  }

  /// What can be done with the selection.
  ///
  /// - Parameter selects: Whether it has what selects the word at the caret.
  func editMenu(selects: Bool = false) -> EditMenu {
    let hides = field?.isSecure == true
    let selection = editing.selection
    var menu = EditMenu()
    let wrong = selection.isCaret ? nil : misspelled(at: selection.range.lowerBound)
    if let wrong { addGuesses(for: wrong, to: &menu) }
    menu.add("Cut", if: !selection.isCaret && !hides, beginsGroup: wrong != nil) { [weak self] in
      self?.choose(.cut)
    }
    menu.add("Copy", if: !selection.isCaret && !hides) { [weak self] in self?.choose(.copy) }
    menu.add("Paste", if: host.services.clipboard?.read()?.isEmpty == false) { [weak self] in
      self?.choose(.paste)
    }
    if selects, selection.isCaret {
      menu.add("Select", if: editing.length > 0) { [weak self] in self?.fingers.selectWord() }
    }
    menu.add("Select All", if: selection.range != 0..<editing.length) { [weak self] in
      self?.choose(.command(.selectAll))
      if selects { self?.fingers.showMenu() }
    }
    if takesStyles, !selection.isCaret {
      menu.add("Bold", beginsGroup: true) { [weak self] in self?.choose(.style(.bold)) }
      menu.add("Italic") { [weak self] in self?.choose(.style(.italic)) }
      menu.add("Underline") { [weak self] in self?.choose(.style(.underline)) }
    }
    return menu
  }
  private func choose(_ action: EditKeys.Action) {
    host.focus.holder = self
    _ = perform(action)
  }

  // MARK: Keys

  func key(_ event: KeyEvent) -> Bool {
    guard event.isDown, let action = EditKeys.current.action(for: event) else { return false }
    return perform(action, event)
  }

  /// True if the field has a use for it.
  private func perform(_ action: EditKeys.Action, _ key: KeyEvent? = nil) -> Bool {
    guard let field = field else { return false }
    switch action {
    case .command(let command):
      if field.isSecure, case .kill = command { return true }
      // Pages are those of what the field stands in.
      if field.kind == .line, [.move(.pageUp), .move(.pageDown)].contains(command) { return false }
      if command == .undo || command == .redo { return takeBack(isUndo: command == .undo) }
      run { _ in editing.apply(command, in: lines) }
      if case .extend = command { offerPrimary() }
      if command == .selectAll { offerPrimary() }
    case .style(let style): return restyle(style)
    case .copy, .cut:
      // What is hidden is not copied.
      guard !field.isSecure, !editing.selection.isCaret else { return true }
      host.services.clipboard?.write(editing.selectedText)
      if action == .cut { run { _ in editing.apply(.delete(.backward), in: lines) } }
    case .paste:
      guard let text = host.services.clipboard?.read() else { return true }
      run { _ in editing.insert(text) }
    case .tab:
      guard field.kind == .editor else { return false }
      run { _ in editing.apply(.tab, in: lines) }
    case .enter:
      if field.kind == .line { enter(field, key) } else { run { _ in editing.apply(.newline, in: lines) } }
    case .find(let action): return find(action)
    case .leave: if menu?.isUp == true { menu?.dismiss?() } else { host.focus.holder = nil }
    }
    return true
  }

  // MARK: A character in the open

  /// - Source: iOS: a keyboard on the screen shows what it has typed into a secure field for two seconds, or until the next
  ///   key; real keys show nothing
  private func showTyped(_ text: String) {
    let end = editing.selection.head
    guard editing.selection.isCaret, text.count == 1, end >= text.utf8.count else { return }
    host.graph.withCurrent {
      guard live != nil else { return }
      lines.bare(end - text.utf8.count..<end)
      show(lines)
    }
    veil = host.schedule(after: 2) { [weak self] in self?.hideTyped() }
  }
  private func hideTyped() {
    veil?()
    veil = nil
    host.graph.withCurrent {
      guard live != nil, lines.bared != nil else { return }
      lines.bare(nil)
      show(lines)
    }
  }

  // MARK: Finding

  /// In UTF-8 units, as all of these.
  var selectedUnits: Range<Int> { editing.selection.range }
  var wholeText: String { field?.text.wrappedValue ?? "" }
  func text(in range: Range<Int>) -> String { editing[range] }
  func selectUnits(_ range: Range<Int>) { run { _ in editing.select(EditSelection(range)) } }
  func replaceUnits(_ range: Range<Int>, with text: String) {
    run { _ in
      editing.select(EditSelection(range))
      if text.isEmpty, !range.isEmpty {
        editing.apply(.delete(.backward), in: lines)
      } else {
        editing.insert(text)
      }
    }
  }
  /// What has been found is to be seen.
  func foundChanged() { run { _ in } }

  /// - Source: facts on text input 70, 74 to 80 and 101: return confirms what is being composed, else submits, and presses the
  ///   default button where nobody hears of that
  private func enter(_ field: FieldCore, _ key: KeyEvent?) {
    if editing.marked != nil { return run { _ in editing.unmark() } }
    let wishes = FocusWishes.count
    field.onCommit?()
    let actions = host.graph.withCurrent { live == nil ? [] : submit.untrackedValue?.actions ?? [] }
    if field.onReturn == nil, actions.isEmpty {
      if let key { _ = host.keys.performShortcut(key) }
    } else {
      field.onReturn?()
      for action in actions { action() }
    }
    // - Source: facts on text input 78: who asks for the focus of this field once more keeps it there
    let stays = FocusWishes.count != wishes && host.focus.isWanted
    if host.focus.holder === self, !stays { host.focus.holder = nil }
  }

  // MARK: Undo

  /// Has the window take back its last change, or this text where the window keeps none. False if there is nothing.
  private func takeBack(isUndo: Bool) -> Bool {
    guard let manager = host.undoManager else { return replay(isUndo: isUndo) }
    // What is being composed is a step, and what somebody else has written leaves nothing to take back.
    run { _ in editing.unmark() }
    guard isUndo ? manager.canUndo : manager.canRedo else { return false }
    if isUndo { manager.undo() } else { manager.redo() }
    return true
  }
  /// Takes back the last step of this text, or does it again. False if there is none.
  func replay(isUndo: Bool) -> Bool {
    var isDone = false
    (isReplaying, host.isReplayingText) = (true, true)
    defer { (isReplaying, host.isReplayingText) = (false, false) }
    run { _ in isDone = editing.apply(isUndo ? .undo : .redo, in: lines) }
    // The owner may have put another text there, and nothing is left of the steps.
    return isDone && editing.stepCount > 0
  }

  func compose(_ text: String, selection: Range<Int>) {
    run { _ in editing.mark(text, selected: selection) }
  }
  func insert(_ text: String) {
    run { field in
      guard !field.isSecure, let rule = capitalization.untrackedValue else { return editing.insert(text) }
      editing.insert(rule.apply(to: text, after: nearText[...]))
    }
  }
  /// Sentences and words are looked for in what is near.
  private var nearText: String {
    let start = (editing.marked ?? editing.selection.range).lowerBound
    return editing[editing.boundary(atOrBefore: start - 256)..<start]
  }

  // MARK: A keyboard on the screen

  /// - Source: facts on text input 49: sentences begin with large letters where nobody says otherwise, on such a keyboard
  var typingTraits: TypingTraits? {
    host.graph.withCurrent {
      guard let field = live else { return nil }
      let kind = keyboardKind.untrackedValue
      let plain: TextInputAutocapitalization =
        kind == .letters && !field.isSecure ? .sentences : kind == .namePhonePad ? .words : .never
      return TypingTraits(
        kind: kind, submitLabel: submitLabel.untrackedValue,
        capitalization: field.isSecure ? .never : capitalization.untrackedValue ?? plain,
        isSecure: field.isSecure, hasLines: field.kind == .editor)
    }
  }
  var textBeforeCaret: String { field.map { $0.isSecure ? "" : nearText } ?? "" }
  func insertExactly(_ text: String) {
    run { _ in editing.insert(text) }
    if field?.isSecure == true { showTyped(text) }
  }

  // MARK: Semantics

  /// What is selected, in scalars of the text; empty where the caret stands.
  var selectedScalars: Range<Int> { editing.text.scalars(of: editing.selection.range) }
  func selectScalars(_ range: Range<Int>) {
    run { _ in editing.select(EditSelection(editing.text.units(of: range))) }
  }
  func replaceText(with text: String) {
    run { _ in
      editing.select(EditSelection(0..<editing.length))
      editing.insert(text)
    }
  }

  func replaceScalars(_ range: Range<Int>, with text: String) {
    run { _ in
      editing.select(EditSelection(editing.text.units(of: range)))
      if text.isEmpty, !editing.selection.isCaret {
        editing.apply(.delete(.backward), in: lines)
      } else {
        editing.insert(text)
      }
    }
  }
  func offset(at point: CGPoint) -> Int? {
    host.graph.withCurrent {
      guard live != nil, space.geometry != nil else { return nil }
      let origin = space.originInWindow
      guard live != nil else { return nil }
      let offset = hit(CGPoint(x: point.x - origin.x, y: point.y - origin.y)).caret.offset
      return editing.text.scalars(of: offset..<offset).lowerBound
    }
  }
  func caretRect(at offset: Int) -> CGRect? {
    caretRect { [editing] _ in CaretPosition(offset: editing.text.units(of: offset..<offset).lowerBound) }
  }

  var semantics: ResponderSemantics? {
    guard let field else { return nil }
    var properties = SemanticsProperties()
    properties.role = field.isSecure ? .secureField : field.kind == .editor ? .editor : .field
    // - Source: XCTest: a field is found by its placeholder; its value is its text, or the placeholder while it has none.
    properties.label = field.prompt?.plainString
    properties.placeholder = properties.label
    let text = field.text.wrappedValue
    properties.value =
      field.isSecure ? String(repeating: "•", count: text.count) : text.isEmpty ? properties.label : text
    properties.text = self
    properties.isEnabled = host.graph.withCurrent { live != nil && isEnabled.untrackedValue }
    properties.actions = [SemanticsAction(.activate) { [weak self] in self?.focus() }]
    return ResponderSemantics(properties)
  }

  // MARK: Focus

  func focusChanged(isFocused: Bool) {
    self.isFocused = isFocused
    tellSuggestions()
    run { field in
      if !isFocused { editing.unmark() }
      tell(field)
    }
    if !isFocused {
      menu?.dismiss?()
      fingers.cancelled()
      if field?.kind != .editor {
        if editing.stepCount > 0 { undo.forget() }
        editing.forgetSteps()
      }
      hideTyped()
      typedPlace = nil
      startBlinking()
      field?.onCommit?()
    }
    field?.onEditingChanged?(isFocused)
  }

  /// Whether it is one line of words that others may see.
  var takesSuggestions: Bool { field.map { $0.kind == .line && !$0.isSecure } ?? false }
  private func tellSuggestions() {
    if !isFocused { editing.rest() }
    let known = host.graph.withCurrent { live == nil ? nil : suggestions.untrackedValue }
    MainActor.assumeIsolated {
      if isFocused { known?.came(self) } else { known?.left(self) }
    }
  }
  /// In points of the window, with the room around its text; nil once it has gone. In a rule that asks, what it depends on is
  /// noted.
  var frameInWindow: CGRect? {
    host.graph.withCurrent {
      guard live != nil, let size = space.geometry?.value.size, live != nil else { return nil }
      let place = space.transform(to: nil).apply(to: CGRect(origin: .zero, size: size)).insetBy(
        dx: -7, dy: -5)
      return place.intersects(CGRect(origin: .zero, size: host.size)) ? place : .null
    }
  }

  /// - Source: AppKit: in a window that is not the key one no caret stands, and what is selected is grey
  func activityChanged() {
    host.graph.withCurrent {
      guard live != nil, isFocused, var shown = state.attribute?.untrackedValue else { return }
      (shown.isActive, shown.isCaretVisible) = (isActive.untrackedValue, true)
      // The window draws a frame for this anyway, or is doing so.
      state.attribute?.setValue(shown)
      startBlinking()
    }
  }

  var isField: Bool { true }
  var focusStop: FocusStop {
    host.graph.withCurrent { live != nil && isEnabled.untrackedValue } ? .field : .none
  }
  func focusRing(around frame: CGRect) -> Path? { nil }

  /// - Source: fields of desktops have all of their line selected when Tab has led to them
  func keysCame() {
    guard field?.kind == .line else { return }
    run { _ in editing.apply(.selectAll, in: lines) }
  }

  /// The caret in the lines, in points; the moving end of what is selected. Of the current graph.
  var caretInLines: CGRect? { live == nil ? nil : lines.caretRect(editing.selection.caret) }

  var caret: CGRect? { caretRect { $0.caret } }

  /// Where a caret stands in the window, in points, that is found in what is selected.
  private func caretRect(_ caret: (EditSelection) -> CaretPosition) -> CGRect? {
    host.graph.withCurrent {
      // Where it stands is asked for last: that brings the views around up to date, and this one may have gone with it.
      guard let rect = place(of: caret(editing.selection)), live != nil else { return nil }
      let origin = space.originInWindow
      return rect.offsetBy(dx: origin.x, dy: origin.y)
    }
  }
}
