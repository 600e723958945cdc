import Foundation
import SashDisplay
import SashGraph
import SashInput

/// Leads the events of a window to the responders of its scene.
///
/// A pointer that goes down is offered to the responders under it from the innermost outward; the first that wants it
/// keeps it until it goes up, unless a responder around it takes it over. Keys and text go to the focused responder.
package final class EventRouter {
  private unowned let scene: ViewGraph
  /// Who has each pointer that is down.
  private var captures: [Int: ResponderID] = [:]
  /// Who may take each pointer over, innermost first.
  private var watchers: [Int: [ResponderID]] = [:]
  /// Fingers that are down and may still scroll before anybody hears of them.
  private var waiting: [Int: Waiting] = [:]

  private struct Waiting {
    let event: PointerEvent
    let chain: [HitResult.Entry]
    let cancel: () -> Void
  }

  package init(scene: ViewGraph) { self.scene = scene }

  package func send(_ event: InputEvent) {
    scene.graph.withCurrent {
      switch event {
      case .pointer(let pointer): send(pointer)
      case .scroll(let scroll): send(scroll)
      case .key(let key):
        if scene.focused?.key(key) == true { break }
        if key.key == .escape, key.isDown { scene.frontLayer?.onEscape?() }
      case .text(let text): scene.focused?.insert(text)
      case .composition(let text, let selection): scene.focused?.compose(text, selection: selection)
      }
    }
  }

  /// Gives up every pointer: the window lost its focus or closes.
  package func cancelAll() {
    for capture in captures.values { scene.responders[capture]?.pointerCancelled() }
    captures = [:]
    for pointer in watchers.keys { endWatch(pointer) }
    for press in waiting.values { press.cancel() }
    waiting = [:]
  }

  private func send(_ event: PointerEvent) {
    switch event.phase {
    case .hover: break
    case .began:
      let chain = hitTest(scene.display(), at: event.location)?.chain ?? []
      if event.kind == .touch, beginWatch(event, chain) { return }
      begin(event, chain)
    case .moved, .ended:
      if event.phase == .moved {
        if takeOver(event) { return }
      } else {
        beginWaiting(event.pointer)
        endWatch(event.pointer)
      }
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
      endWatch(event.pointer)
      waiting.removeValue(forKey: event.pointer)?.cancel()
      if let capture = captures.removeValue(forKey: event.pointer) {
        scene.responders[capture]?.pointerCancelled()
      }
    }
  }

  /// Offers a pointer that goes down to the responders under it.
  private func begin(_ event: PointerEvent, _ chain: [HitResult.Entry]) {
    var takesFocus = false
    for (index, entry) in chain.enumerated() {
      guard let responder = scene.responders[entry.responder] else { continue }
      if responder.yieldsToActions,
        chain[(index + 1)...].contains(where: { scene.responders[$0.responder]?.isAction == true })
      {
        continue
      }
      takesFocus = takesFocus || responder is any FocusResponder
      if responder.pointerBegan(event, at: entry.point) {
        captures[event.pointer] = entry.responder
        break
      }
    }
    if !takesFocus { scene.focused = nil }
  }

  private func watcher(_ id: ResponderID) -> (any TakingResponder)? {
    scene.responders[id] as? any TakingResponder
  }

  /// Tells those who may take the finger over. True if nobody else is to hear of it yet.
  private func beginWatch(_ event: PointerEvent, _ chain: [HitResult.Entry]) -> Bool {
    var delay = 0.0
    var found: [ResponderID] = []
    for entry in chain {
      guard let responder = watcher(entry.responder) else { continue }
      if responder.watchBegan(event) {
        captures[event.pointer] = entry.responder
        for id in found { watcher(id)?.watchEnded() }
        return true
      }
      delay = max(delay, responder.pressDelay)
      found.append(entry.responder)
    }
    if found.isEmpty { return false }
    watchers[event.pointer] = found
    guard delay > 0, scene.scheduler != nil else { return false }
    let pointer = event.pointer
    let cancel = scene.schedule(after: delay) { [unowned self] in
      scene.graph.withCurrent { beginWaiting(pointer) }
    }
    waiting[pointer] = Waiting(event: event, chain: chain, cancel: cancel)
    return true
  }

  /// Lets the views under a finger hear of it that has not scrolled.
  private func beginWaiting(_ pointer: Int) {
    guard let press = waiting.removeValue(forKey: pointer) else { return }
    press.cancel()
    begin(press.event, press.chain)
  }

  private func takeOver(_ event: PointerEvent) -> Bool {
    guard let found = watchers[event.pointer],
      let taker = found.first(where: { watcher($0)?.watchMoved(event) == true })
    else { return false }
    waiting.removeValue(forKey: event.pointer)?.cancel()
    if let capture = captures[event.pointer] { scene.responders[capture]?.pointerCancelled() }
    captures[event.pointer] = taker
    watchers[event.pointer] = nil
    for id in found where id != taker { watcher(id)?.watchEnded() }
    return true
  }

  private func endWatch(_ pointer: Int) {
    for id in watchers.removeValue(forKey: pointer) ?? [] { watcher(id)?.watchEnded() }
  }

  private func send(_ event: ScrollEvent) {
    for entry in hitTest(scene.display(), at: event.location)?.chain ?? [] {
      if scene.responders[entry.responder]?.scroll(event) == true { return }
    }
  }
}
