import Foundation
import SashDisplay
import SashGraph
import SashInput
import SashText

/// Selects characters of a text by a mouse and by keys, or all of them by a finger, and has them copied or dragged away.
final class SelectionResponder: FocusResponder, TakingResponder {
  private unowned let host: ViewGraph
  private let space: CoordinateSpaceNode
  private weak var scroll: ScrollState?
  private var layout: TextLayout?
  private var size = CGSize.zero
  private var font: Font?
  private var rule: WeakAnyAttribute?
  private var clicks = ClickCounter()
  /// What is selected of the text, which itself stays as it is.
  private var editing = EditedText()
  private let wish: HoverWish
  /// Where a finger rests, in points of the window, and what calls off that it selects.
  private var hold: (place: CGPoint, cancel: () -> Void)?
  private var menu: ShownEditMenu?
  private let lift = TextLift()
  /// Scrolls on while what is being selected reaches beyond what is seen.
  private var edge: EdgeScroll?
  /// Whether the finger that is down has come to what was selected.
  private var restsOnSelection = false
  let pressDelay = 0.0

  init(_ host: ViewGraph, _ space: CoordinateSpaceNode, _ scroll: ScrollState?) {
    self.host = host
    self.space = space
    self.scroll = scroll
    wish = HoverWish(host)
  }

  /// Views may be evaluated now.
  func textHasGone() {
    edge?.stop()
    hold?.cancel()
    layout = nil
    if let menu, menu.isUp { DispatchQueue.main.async { menu.dismiss?() } }
  }

  /// Remembers what is drawn; another text ends the selection. Called by the rule that draws it.
  func show(_ layout: TextLayout, in size: CGSize, font: Font?) {
    if self.layout?.string != layout.string {
      if let menu, menu.isUp { host.enqueue { menu.dismiss?() } }
      edge?.stop()
      editing = EditedText(layout.string, kind: EditedText.Kind(isFixed: true))
      editing.select(EditSelection(caret: 0))
    }
    (self.layout, self.size, self.font) = (layout, size, font)
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
    menu?.dismiss?()
    host.change(Transaction()) { [rule] in rule?.attribute?.markNeedsUpdate() }
  }
  private func clear() { select { _ in editing.select(EditSelection(caret: editing.selection.head)) } }

  // MARK: Pointer

  var focusStop: FocusStop { .none }
  var yieldsToActions: Bool { true }

  func pointerShape(at local: CGPoint) -> PointerShape? { canLift(at: local) ? .arrow : .text }

  func pointerBegan(_ event: PointerEvent, at local: CGPoint) -> Bool {
    guard layout != nil else { return false }
    if event.kind == .touch {
      rest(event, at: local)
      return false
    }
    if event.button == .secondary {
      showMenu(event.location, at: local)
      return true
    }
    guard event.button == .primary else { return false }
    if event.modifiers.contains(.shift), host.focus.holder === self, !editing.selection.isCaret {
      extend(to: local)
      return true
    }
    let count = clicks.press(at: event.location, time: event.time)
    if count == 1, canLift(at: local) {
      lift.began(at: event.location, local: local)
      return true
    }
    host.focus.holder = self
    select { geometry in
      let hit = geometry.hit(local)
      editing.press(
        at: hit.caret, character: hit.character,
        unit: count == 1 ? .character : count == 2 ? .word : .paragraph)
    }
    return true
  }
  func pointerMoved(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    if lift.moved(event, in: host, lifted: lifted) { return }
    guard event.kind == .mouse, event.button == .primary else { return }
    extend(to: local)
    let edge = edge ?? EdgeScroll([scroll].compactMap { $0 }, in: host)
    self.edge = edge
    edge.moved(to: event.location, margin: 0) { _ in
      false
    } follow: { [weak self] location in
      self?.extend(toward: location)
      return false
    }
  }
  func pointerEnded(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    edge?.stop()
    // A press on what is selected ends that.
    if lift.ended(event, pressed: { _ in if event.kind == .mouse { clear() } }) { return }
    if event.kind == .mouse, event.button == .primary, !editing.selection.isCaret {
      host.services.primarySelection?.write(copied)
    }
  }
  func pointerCancelled() {
    edge?.stop()
    if lift.press == nil { clear() }
    lift.cancel()
  }

  private func extend(to point: CGPoint) {
    select { geometry in
      let hit = geometry.hit(point)
      editing.drag(to: hit.caret, character: hit.character)
    }
  }
  /// - Parameter location: In points of the window.
  private func extend(toward location: CGPoint) {
    let local = host.graph.withCurrent {
      isThere ? space.transform(to: nil).inverse?.apply(to: location) : nil
    }
    if let local { extend(to: local) }
  }
  /// Whether the text is still drawn by somebody. Of the current graph.
  private var isThere: Bool { layout != nil && rule?.attribute != nil }

  // MARK: Dragging away

  private func canLift(at local: CGPoint) -> Bool {
    LiftedText.lifter != nil && selectedRects.contains { $0.holds(local) }
  }

  /// What a pointer takes along that is at a place of the window and of the text.
  private func lifted(at location: CGPoint, _ local: CGPoint) -> LiftedText? {
    guard isThere, let first = selectedRects.first else { return nil }
    let all = selectedRects.reduce(first) { $0.union($1) }
    let text = copied
    return MainActor.assumeIsolated {
      LiftedText(
        text, at: location, grip: CGPoint(x: min(300, local.x - all.minX), y: local.y - all.minY),
        preview: LiftedText.preview(text, font: font)
      ) { _ in }
    }
  }

  /// - Source: facts on text input: a secondary click selects the word that it falls on
  private func showMenu(_ place: CGPoint, at local: CGPoint) {
    host.focus.holder = self
    select { geometry in
      let hit = geometry.hit(local)
      if let character = hit.character, !editing.selection.range.contains(character) {
        editing.press(at: hit.caret, character: character, unit: .word)
      }
    }
    menu = host.services.showEditMenu?(editMenu, .pointer(place))
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
    // A finger that goes on scrolls, and leaves what is selected.
    if let hold, !HoldLimits.rests(from: hold.place, to: event.location) {
      hold.cancel()
      self.hold = nil
    }
    return false
  }
  func watchEnded() {
    guard let hold else { return }
    hold.cancel()
    self.hold = nil
    // It was a tap.
    if restsOnSelection { clear() }
  }
  /// A finger has come down: if it stays, it selects, or lifts what is selected.
  private func rest(_ event: PointerEvent, at local: CGPoint) {
    watchEnded()
    restsOnSelection = canLift(at: local)
    if !restsOnSelection { clear() }
    let passed = host.services.clock.map { $0() - event.time } ?? 0
    hold = (
      event.location,
      host.schedule(after: max(0, HoldLimits.duration - passed)) { [weak self] in
        guard let self else { return }
        hold = nil
        host.graph.withCurrent {
          // The finger does nothing else any more, and a menu goes with the next press.
          guard self.isThere, self.host.events.seize(self) else { return }
          if self.restsOnSelection {
            self.liftByFinger(event.location, local)
          } else {
            self.selectAllByFinger()
          }
        }
      }
    )
  }
  /// - Source: facts on text input 23: iOS selects a text as a whole, and offers to copy it
  private func selectAllByFinger() {
    host.focus.holder = self
    apply(.selectAll)
    menu = host.services.showEditMenu?(editMenu, .selection { [weak self] in self?.selectionInWindow })
  }
  /// - Source: iOS: what is selected comes off under a finger that rests on it
  private func liftByFinger(_ location: CGPoint, _ local: CGPoint) {
    guard let text = lifted(at: location, local) else { return }
    menu?.dismiss?()
    lift.began(at: location, local: local)
    lift.take(text, in: host)
  }
  /// Where what is selected stands, in points of the window; nil once the text has gone. In a rule that asks, what it depends
  /// on is noted.
  private var selectionInWindow: CGRect? {
    host.graph.withCurrent {
      guard isThere else { return nil }
      let place = space.transform(to: nil).apply(to: CGRect(origin: .zero, size: size))
      return place.intersects(CGRect(origin: .zero, size: host.size)) ? place : .null
    }
  }
  private func apply(_ command: EditCommand) { select { editing.apply(command, in: $0) } }
  private func copy() { host.services.clipboard?.write(copied) }
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
