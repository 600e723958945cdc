import Foundation
import SashDisplay
import SashGraph
import SashInput

/// Leads the events of a window to the responders of its scene.
///
/// A pointer that goes down is offered to the responders under it from the innermost outward; the first that wants it
/// keeps it until it goes up. Keys and text go to the focused responder.
package final class EventRouter {
  private unowned let scene: ViewGraph
  /// Who has each pointer that is down.
  private var captures: [Int: ResponderID] = [:]

  package init(scene: ViewGraph) { self.scene = scene }

  package func send(_ event: InputEvent) {
    scene.graph.withCurrent {
      switch event {
      case .pointer(let pointer): send(pointer)
      case .scroll(let scroll): send(scroll)
      case .key(let key): _ = scene.focused?.key(key)
      case .text(let text): scene.focused?.insert(text)
      case .composition(let text, let selection): scene.focused?.compose(text, selection: selection)
      }
    }
  }

  /// Gives up every pointer: the window lost its focus or closes.
  package func cancelAll() {
    for capture in captures.values { scene.responders[capture]?.pointerCancelled() }
    captures = [:]
  }

  private func send(_ event: PointerEvent) {
    switch event.phase {
    case .hover: break
    case .began:
      let chain = hitTest(scene.display(), at: event.location)?.chain ?? []
      var takesFocus = false
      for entry in chain {
        guard let responder = scene.responders[entry.responder] else { continue }
        takesFocus = takesFocus || responder is any FocusResponder
        if responder.pointerBegan(event, at: entry.point) {
          captures[event.pointer] = entry.responder
          break
        }
      }
      if !takesFocus { scene.focused = nil }
    case .moved, .ended:
      guard let capture = captures[event.pointer] else { return }
      // A view that has gone takes its capture along.
      guard let spot = place(of: capture, in: scene.display()) else {
        captures[event.pointer] = nil
        return
      }
      let local = spot.local(event.location) ?? event.location
      let isInside = spot.distance(to: event.location) <= PressMachine.slop
      if event.phase == .moved {
        scene.responders[capture]?.pointerMoved(event, at: local, isInside: isInside)
      } else {
        captures[event.pointer] = nil
        scene.responders[capture]?.pointerEnded(event, at: local, isInside: isInside)
      }
    case .cancelled:
      if let capture = captures.removeValue(forKey: event.pointer) {
        scene.responders[capture]?.pointerCancelled()
      }
    }
  }

  private func send(_ event: ScrollEvent) {
    for entry in hitTest(scene.display(), at: event.location)?.chain ?? [] {
      if scene.responders[entry.responder]?.scroll(event) == true { return }
    }
  }
}
