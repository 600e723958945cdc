import Foundation
import SashDisplay
import SashGraph
import SashInput
import SashText

/// Whether the user may select a text.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

/// Texts can be selected and copied.
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}
/// Texts cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// The user can select text and copy it.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// The user cannot select text, as it is without the modifier.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

private struct TextSelectionKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether texts can be selected.
  package var allowsTextSelection: Bool {
    get { self[TextSelectionKey.self] }
    set { self[TextSelectionKey.self] = newValue }
  }
}

extension View {
  /// Lets the user select the texts in this view and copy what is selected, or not.
  ///
  /// A mouse that is dragged selects characters, two clicks a word and three a paragraph; a finger that rests on a text selects
  /// all of it. The keys for selecting all and for copying work while something is selected, and those that move a caret move
  /// its end with shift. One text is selected at a time.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.allowsTextSelection, S.allowsSelection)
  }
}

/// What the user selects in a text. It is there for texts that can be selected.
final class TextSelector {
  private weak var table: ResponderTable?
  private let responder: SelectionResponder
  private let id: ResponderID

  init(host: ViewGraph) {
    table = host.responders
    responder = SelectionResponder(host)
    id = host.responders.add(responder)
    responder.id = id
  }
  deinit { table?.remove(id) }

  /// The content with what is selected marked behind it, and events going to the selection; for use inside a rule.
  func taking(_ content: DisplayContent, layout: TextLayout, size: CGSize, tint: ColorComponents)
    -> DisplayContent
  {
    responder.show(layout, in: size)
    var items = responder.selectedRects.map { rect in
      PlacedItem.only(
        .shape(ShapeContent(path: Path(rect), paint: .color(tint.multiplyingOpacity(by: 0.3)))))
    }
    items.append(.only(content))
    return .responder(
      id, shape: Path(CGRect(origin: .zero, size: size)), child: .only(.group(items)))
  }
}

/// Selects characters by a mouse and by keys, or all of them by a finger, and copies them.
private final class SelectionResponder: FocusResponder, TakingResponder {
  private unowned let host: ViewGraph
  var id: ResponderID?
  private var layout: TextLayout?
  private var size = CGSize.zero
  private var rule: WeakAnyAttribute?
  private var clicks = ClickCounter()
  /// What is selected of the text, which itself stays as it is.
  private var editing = EditedText()
  private let wish: HoverWish
  /// Where a finger rests, in points of the window, and what calls off that it selects.
  private var hold: (place: CGPoint, cancel: () -> Void)?
  private var menu: ShownEditMenu?
  let pressDelay = 0.0

  init(_ host: ViewGraph) {
    self.host = host
    wish = HoverWish(host)
  }

  /// Remembers what is drawn; another text ends the selection. Called by the rule that draws it.
  func show(_ layout: TextLayout, in size: CGSize) {
    if self.layout?.string != layout.string {
      editing = EditedText(layout.string, kind: EditedText.Kind(isFixed: true))
      editing.select(EditSelection(caret: 0))
    }
    (self.layout, self.size) = (layout, size)
    if let running = Graph.current?.runningAttribute { rule = WeakAnyAttribute(running) }
  }
  var selectedRects: [CGRect] {
    guard let geometry, !editing.selection.isCaret else { return [] }
    return geometry.layout.selectionRects(for: geometry.units(editing.selection.range), in: size)
  }
  private var geometry: LaidGeometry? { layout.map { LaidGeometry($0, in: size) } }

  /// Lets `body` change what is selected, and shows it.
  private func select(_ body: (LaidGeometry) -> Void) {
    guard let geometry else { return }
    let old = editing.selection
    body(geometry)
    guard old.range != editing.selection.range else { return }
    host.change(Transaction()) { [rule] in rule?.attribute?.markNeedsUpdate() }
  }
  private func clear() { select { _ in editing.select(EditSelection(caret: editing.selection.head)) } }

  // MARK: Pointer

  var focusStop: FocusStop { .none }
  var yieldsToActions: Bool { true }

  func pointerShape(at local: CGPoint) -> PointerShape? { .text }

  func pointerBegan(_ event: PointerEvent, at local: CGPoint) -> Bool {
    guard layout != nil else { return false }
    if event.kind == .touch {
      rest(event)
      return false
    }
    if event.button == .secondary {
      showMenu(event.location, at: local)
      return true
    }
    guard event.button == .primary else { return false }
    if event.modifiers.contains(.shift), host.focused === self, !editing.selection.isCaret {
      extend(to: local)
      return true
    }
    let count = clicks.press(at: event.location, time: event.time)
    host.focused = self
    select { geometry in
      let hit = geometry.hit(local)
      editing.press(
        at: hit.caret, character: hit.character,
        unit: count == 1 ? .character : count == 2 ? .word : .paragraph)
    }
    return true
  }
  func pointerMoved(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    if event.kind == .mouse, event.button == .primary { extend(to: local) }
  }
  func pointerEnded(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    if event.kind == .mouse, event.button == .primary, !editing.selection.isCaret {
      host.primarySelection?.write(copied)
    }
  }
  func pointerCancelled() { clear() }

  private func extend(to point: CGPoint) {
    select { geometry in
      let hit = geometry.hit(point)
      editing.drag(to: hit.caret, character: hit.character)
    }
  }

  /// - Source: facts on text input: a secondary click selects the word that it falls on
  private func showMenu(_ place: CGPoint, at local: CGPoint) {
    host.focused = self
    select { geometry in
      let hit = geometry.hit(local)
      if let character = hit.character, !editing.selection.range.contains(character) {
        editing.press(at: hit.caret, character: character, unit: .word)
      }
    }
    menu = host.showEditMenu?(editMenu, .pointer(place))
  }
  private var editMenu: EditMenu {
    var menu = EditMenu()
    menu.add("Copy", if: !editing.selection.isCaret) { [weak self] in self?.copy() }
    menu.add("Select All", if: editing.selection.range != 0..<editing.length) { [weak self] in
      self?.apply(.selectAll)
    }
    return menu
  }

  // MARK: Fingers

  func watchBegan(_ event: PointerEvent) -> Bool { false }
  func watchMoved(_ event: PointerEvent) -> Bool {
    if let hold, !HoldLimits.rests(from: hold.place, to: event.location) { watchEnded() }
    return false
  }
  func watchEnded() {
    hold?.cancel()
    hold = nil
  }
  /// A finger has come down: if it stays, it selects.
  private func rest(_ event: PointerEvent) {
    watchEnded()
    clear()
    let passed = host.clock.map { $0() - event.time } ?? 0
    hold = (
      event.location,
      host.schedule(after: max(0, HoldLimits.duration - passed)) { [weak self] in self?.selectAllByFinger() }
    )
  }
  /// - Source: facts on text input 23: iOS selects a text as a whole, and offers to copy it
  private func selectAllByFinger() {
    hold = nil
    // The finger does nothing else any more, and the menu goes with the next press.
    guard host.events.seize(self) else { return }
    host.graph.withCurrent {
      host.focused = self
      apply(.selectAll)
      let place = id.flatMap { SashInput.place(of: $0, in: host.display()) }
      let frame = place.map { $0.toWindow.frame(of: CGRect(origin: .zero, size: size)) }
      menu = host.showEditMenu?(editMenu, .selection { frame })
    }
  }
  private func apply(_ command: EditCommand) { select { editing.apply(command, in: $0) } }
  private func copy() { host.clipboard?.write(copied) }
  private var copied: String {
    editing.selectedText.replacingOccurrences(of: TextAttributes.Attachment.character, with: "")
  }

  // MARK: Keys

  func key(_ event: KeyEvent) -> Bool {
    guard event.isDown, layout != nil, let action = EditKeys.current.action(for: event) else { return false }
    switch action {
    case .command(.selectAll): apply(.selectAll)
    case .command(let command):
      guard case .extend = command, !editing.selection.isCaret else { return false }
      apply(command)
    case .copy:
      guard !editing.selection.isCaret else { return false }
      copy()
    case .leave:
      if editing.selection.isCaret { return false }
      clear()
    case .cut, .paste, .find, .style, .enter, .tab: return false
    }
    return true
  }
  func focusChanged(isFocused: Bool) {
    if isFocused { return }
    menu?.dismiss?()
    clear()
  }
}
