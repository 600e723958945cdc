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
  /// Dragging selects characters, two clicks a word and three a paragraph; the keys for selecting all and for copying
  /// work while something is selected. One text is selected at a time.
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

/// Selects characters by the pointer and copies them by keys.
private final class SelectionResponder: FocusResponder {
  private unowned let host: ViewGraph
  private var layout: TextLayout?
  private var size = CGSize.zero
  private var rule: WeakAnyAttribute?
  private var clicks = ClickCounter()
  /// What the press that goes on selected: the selection grows from it, by as much at a time.
  private var anchor = 0..<0
  private var unit = Unit.character
  private var selection = 0..<0
  private enum Unit { case character, word, paragraph }
  private let wish: HoverWish

  init(_ host: ViewGraph) {
    self.host = host
    wish = HoverWish(host)
  }

  /// Remembers what is drawn; another text ends the selection. Called by the rule that draws it.
  func show(_ layout: TextLayout, in size: CGSize) {
    if let old = self.layout, old.string != layout.string { selection = 0..<0 }
    (self.layout, self.size) = (layout, size)
    if let running = Graph.current?.runningAttribute { rule = WeakAnyAttribute(running) }
  }
  var selectedRects: [CGRect] {
    selection.isEmpty ? [] : layout?.selectionRects(for: selection, in: size) ?? []
  }

  private func select(_ new: Range<Int>) {
    guard new != selection else { return }
    selection = new
    host.change(Transaction()) { [rule] in rule?.attribute?.markNeedsUpdate() }
  }

  /// The characters that a place belongs to, as far as the unit goes.
  private func unit(at point: CGPoint, _ layout: TextLayout) -> Range<Int> {
    let place = layout.offset(at: point, in: size)
    switch unit {
    case .character: return place..<place
    case .word: return layout.wordRange(at: layout.character(at: point, in: size) ?? place)
    case .paragraph: return layout.paragraphRange(at: place)
    }
  }

  // MARK: Pointer

  var yieldsToActions: Bool { true }

  func pointerShape(at local: CGPoint) -> PointerShape? { .text }

  func pointerBegan(_ event: PointerEvent, at local: CGPoint) -> Bool {
    guard let layout else { return false }
    if event.button == .secondary {
      showMenu(event.location, at: local, layout)
      return true
    }
    guard event.button == .primary else { return false }
    if event.modifiers.contains(.shift), host.focused === self, !selection.isEmpty {
      extend(to: local)
      return true
    }
    switch clicks.press(at: event.location, time: event.time) {
    case 1: unit = .character
    case 2: unit = .word
    default: unit = .paragraph
    }
    anchor = unit(at: local, layout)
    host.focused = self
    select(anchor)
    return true
  }
  func pointerMoved(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    if event.button == .primary { extend(to: local) }
  }
  func pointerEnded(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {}
  func pointerCancelled() { select(0..<0) }

  private func extend(to point: CGPoint) {
    guard let layout else { return }
    let end = unit(at: point, layout)
    select(min(anchor.lowerBound, end.lowerBound)..<max(anchor.upperBound, end.upperBound))
  }

  /// - Source: facts on text input: a secondary click selects the word that it falls on
  private func showMenu(_ place: CGPoint, at local: CGPoint, _ layout: TextLayout) {
    host.focused = self
    let here = layout.character(at: local, in: size)
    if let here, !selection.contains(here) {
      anchor = layout.wordRange(at: here)
      select(anchor)
    }
    var menu = EditMenu()
    menu.add("Copy", if: !selection.isEmpty) { [weak self] in self?.copy() }
    menu.add("Select All", if: selection != 0..<layout.length) { [weak self] in self?.selectAll() }
    host.showEditMenu?(menu, place)
  }
  private func selectAll() {
    guard let layout else { return }
    anchor = 0..<layout.length
    select(anchor)
  }
  private func copy() {
    guard let layout, !selection.isEmpty else { return }
    let units = Array(layout.string.utf16)[selection.clamped(to: 0..<layout.length)]
    host.clipboard?.write(
      String(decoding: units, as: UTF16.self)
        .replacingOccurrences(of: TextAttributes.Attachment.character, with: ""))
  }

  // MARK: Keys

  func key(_ event: KeyEvent) -> Bool {
    guard event.isDown, layout != nil else { return false }
    if event.key == .escape, !selection.isEmpty {
      select(0..<0)
      return true
    }
    guard !event.modifiers.isDisjoint(with: [.command, .control]), case .character(let key) = event.key
    else { return false }
    switch Character(key.lowercased()) {
    case "a": selectAll()
    case "c":
      guard !selection.isEmpty else { return false }
      copy()
    default: return false
    }
    return true
  }
  func insert(_ text: String) {}
  func compose(_ text: String, selection: Range<Int>) {}
  func focusChanged(isFocused: Bool) { if !isFocused { select(0..<0) } }
  var caret: CGRect? { nil }
}
