import Foundation
import SashCore
import SashInput
import SashText

/// What a mouse takes away from the text of a field, and where what is dragged over the field would be put down.
final class FieldLift {
  /// Where the mouse was pressed on what is selected, in points of the window and of the field.
  var press: (inWindow: CGPoint, local: CGPoint)?
  fileprivate var drag: (any DraggedText)?
  /// Whether what is put down stays where it was too.
  fileprivate var copies = false
  /// Whether the field has put it down itself.
  fileprivate var isDone = false
  fileprivate(set) var dropPlace: CaretPosition?
  /// How far the mouse moves before it takes the text along, in points.
  fileprivate static let slop: CGFloat = 4

  // The field has gone: nobody is left to hear of the mouse.
  deinit { if let drag { DispatchQueue.main.async { MainActor.assumeIsolated { drag.cancel() } } } }
}

// MARK: From here

extension FieldResponder {
  /// Whether a mouse at a place would take away what is selected.
  func canLift(at local: CGPoint) -> Bool {
    guard isFocused, !editing.selection.isCaret, ViewGraph.textLifter != nil else { return false }
    return host.graph.withCurrent {
      guard let field = live, !field.isSecure else { return false }
      return hit(local).character.map(editing.selection.range.contains) == true
    }
  }

  /// The mouse has moved. True if it was pressed on what is selected.
  ///
  /// - Source: facts on text input 20; desktops: Control copies
  func carry(_ event: PointerEvent) -> Bool {
    guard let press = lift.press else { return false }
    lift.copies = event.modifiers.contains(.control)
    let way = hypot(event.location.x - press.inWindow.x, event.location.y - press.inWindow.y)
    if lift.drag == nil, way > FieldLift.slop { beginDrag(press.inWindow, press.local) }
    MainActor.assumeIsolated { lift.drag?.move(to: event.location) }
    return true
  }
  /// The button has been let go. True if it was pressed on what is selected.
  func putDown(_ event: PointerEvent) -> Bool {
    guard let press = lift.press else { return false }
    lift.copies = event.modifiers.contains(.control)
    if let drag = lift.drag {
      MainActor.assumeIsolated { drag.end(at: event.location) }
    } else {
      run { _ in editing.press(at: hit(press.local).caret, unit: .character) }
    }
    (lift.press, lift.drag) = (nil, nil)
    return true
  }
  func cancelLift() {
    if let drag = lift.drag { MainActor.assumeIsolated { drag.cancel() } }
    (lift.press, lift.drag) = (nil, nil)
  }

  private func beginDrag(_ start: CGPoint, _ local: CGPoint) {
    let (text, range) = (editing.selectedText, editing.selection.range)
    let corner = host.graph.withCurrent {
      handlesOrigin.map { CGPoint(x: min(300, local.x - $0.x), y: local.y - $0.y) }
    }
    let font = host.graph.withCurrent { live == nil ? nil : plainFont.untrackedValue } ?? .body
    lift.isDone = false
    let lifted = MainActor.assumeIsolated {
      LiftedText(
        text, at: start, grip: corner ?? .zero,
        preview: AnyView(
          Text(verbatim: String(text.prefix(1000))).font(font).lineLimit(4).frame(
            maxWidth: 300, alignment: .leading))
      ) { [weak self] answer in
        guard let self, answer == .move, !lift.isDone, editing.selection.range == range else { return }
        run { _ in self.editing.apply(.delete(.backward), in: self.lines) }
      }
    }
    lift.drag = ViewGraph.textLifter?(lifted, host)
  }
  /// The upper left of what is selected.
  private var handlesOrigin: CGPoint? {
    guard let start = place(of: CaretPosition(offset: editing.selection.range.lowerBound)),
      let end = place(of: CaretPosition(offset: editing.selection.range.upperBound, affinity: .upstream))
    else { return nil }
    return CGPoint(x: end.minY > start.midY ? 0 : min(start.minX, end.minX), y: start.minY)
  }
}

// MARK: To here

extension FieldResponder: DropResponder {
  private var isOwn: Bool { lift.drag != nil }

  func takes(_ cargo: any DraggedCargo, at local: CGPoint) -> Bool { canBeUsed && cargo.hasText }

  /// - Source: iPadOS: text moves within its view and is copied to others
  func dropMoved(_ cargo: any DraggedCargo, at local: CGPoint) -> DropAnswer {
    let place = host.graph.withCurrent { live == nil ? nil : hit(local).caret }
    let range = editing.selection.range
    let isOnItself =
      isOwn && place.map { $0.offset >= range.lowerBound && $0.offset <= range.upperBound } == true
    showDrop(isOnItself && !lift.copies ? nil : place)
    return !isOwn || lift.copies ? .copy : isOnItself ? .cancel : .move
  }
  func dropLeft(_ cargo: any DraggedCargo, at local: CGPoint) { showDrop(nil) }

  func drop(_ cargo: any DraggedCargo, at local: CGPoint) -> Bool {
    showDrop(nil)
    guard let place = host.graph.withCurrent({ live == nil ? nil : hit(local).caret.offset }) else {
      return false
    }
    if isOwn {
      lift.isDone = true
      put(editing.selectedText, at: place, removing: lift.copies ? nil : editing.selection.range)
      return true
    }
    return cargo.takeText { [weak self] text in self?.put(text, at: place) }
  }

  private func showDrop(_ dropPlace: CaretPosition?) {
    guard lift.dropPlace != dropPlace else { return }
    lift.dropPlace = dropPlace
    refresh()
  }

  /// Puts a text to a place and selects it there.
  private func put(_ text: String, at place: Int, removing old: Range<Int>? = nil) {
    host.focused = self
    run { _ in
      var place = place
      if let old {
        editing.select(EditSelection(old))
        editing.apply(.delete(.backward), in: lines)
        if place >= old.upperBound { place -= old.count }
      }
      editing.select(EditSelection(caret: min(place, editing.length)))
      let start = editing.selection.head
      editing.insert(text)
      editing.select(EditSelection(start..<max(start, editing.selection.head)))
    }
  }
}
