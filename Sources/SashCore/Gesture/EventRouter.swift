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
  private var captures: [Int: Capture] = [:]

  private struct Capture {
    var id: ResponderID
    /// Where the pointer went down, in the window and in the responder's space.
    var start: CGPoint
    var localStart: CGPoint
  }

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
    for capture in captures.values { scene.responders[capture.id]?.pointerCancelled() }
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
          captures[event.pointer] = Capture(id: entry.responder, start: event.location, localStart: entry.point)
          break
        }
      }
      if !takesFocus { scene.focused = nil }
    case .moved, .ended:
      guard let capture = captures[event.pointer] else { return }
      let local = CGPoint(
        x: capture.localStart.x + event.location.x - capture.start.x,
        y: capture.localStart.y + event.location.y - capture.start.y)
      let chain = hitTest(scene.display(), at: event.location)?.chain ?? []
      let isInside = chain.contains { $0.responder == capture.id }
      if event.phase == .moved {
        scene.responders[capture.id]?.pointerMoved(event, at: local, isInside: isInside)
      } else {
        captures[event.pointer] = nil
        scene.responders[capture.id]?.pointerEnded(event, at: local, isInside: isInside)
      }
    case .cancelled:
      if let capture = captures.removeValue(forKey: event.pointer) { scene.responders[capture.id]?.pointerCancelled() }
    }
  }

  private func send(_ event: ScrollEvent) {
    for entry in hitTest(scene.display(), at: event.location)?.chain ?? [] {
      if scene.responders[entry.responder]?.scroll(event) == true { return }
    }
  }
}
