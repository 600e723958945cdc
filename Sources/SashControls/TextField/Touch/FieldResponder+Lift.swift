import Foundation
import SashCore
import SashInput
import SashText

/// What a pointer takes away from the text of a field, and where what is dragged over the field would be put down.
final class FieldLift {
  /// The pointer that was pressed on what is selected.
  let pointer = TextLift()
  /// Whether what is put down stays where it was too.
  fileprivate var copies = false
  /// Whether the field has put it down itself.
  fileprivate var isDone = false
  fileprivate(set) var dropPlace: CaretPosition?
}

// MARK: From here

extension FieldResponder {
  /// Whether a pointer at a place would take away what is selected.
  func canLift(at local: CGPoint) -> Bool {
    guard isFocused, !editing.selection.isCaret, LiftedText.lifter != nil else { return false }
    return host.graph.withCurrent {
      guard let field = live, !field.isSecure else { return false }
      return hit(local).character.map(editing.selection.range.contains) == true
    }
  }
  /// Whether a finger is on the lines of what is selected, and not on a knob above or below them.
  func canLift(byFingerAt local: CGPoint) -> Bool {
    guard canLift(at: local) else { return false }
    return host.graph.withCurrent {
      guard live != nil, let line = place(of: hit(local).caret), live != nil else { return false }
      return line.minY...line.maxY ~= local.y
    }
  }

  /// The pointer has moved. True if it was pressed on what is selected.
  ///
  /// - Source: facts on text input 20; desktops: Control copies
  func carry(_ event: PointerEvent) -> Bool {
    lift.copies = event.modifiers.contains(.control)
    return lift.pointer.moved(event, in: host) { lifted(at: $0, $1) }
  }
  /// The pointer has gone up. True if it was pressed on what is selected.
  func putDown(_ event: PointerEvent) -> Bool {
    lift.copies = event.modifiers.contains(.control)
    return lift.pointer.ended(event) { local in
      run { _ in editing.press(at: hit(local).caret, unit: .character) }
    }
  }
  func cancelLift() { lift.pointer.cancel() }

  /// A finger has rested on what is selected: that comes off, and goes along.
  func liftByFinger(_ location: CGPoint, _ local: CGPoint) {
    lift.pointer.began(at: location, local: local)
    lift.pointer.take(lifted(at: location, local), in: host)
  }

  private func lifted(at location: CGPoint, _ local: CGPoint) -> LiftedText {
    let (text, range) = (editing.selectedText, editing.selection.range)
    let corner = host.graph.withCurrent {
      handlesOrigin.map { CGPoint(x: min(300, local.x - $0.x), y: local.y - $0.y) }
    }
    let font = host.graph.withCurrent { live == nil ? nil : plainFont.untrackedValue }
    lift.isDone = false
    return MainActor.assumeIsolated {
      LiftedText(text, at: location, grip: corner ?? .zero, preview: LiftedText.preview(text, font: font)) {
        [weak self] answer in
        // Somewhere else in this window it was moved to, and not copied.
        guard let self, answer == .move, !self.lift.isDone, self.editing.selection.range == range else {
          return
        }
        run { _ in self.editing.apply(.delete(.backward), in: self.lines) }
      }
    }
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
  private var isOwn: Bool { lift.pointer.isDragging }

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
    host.focus.holder = self
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
