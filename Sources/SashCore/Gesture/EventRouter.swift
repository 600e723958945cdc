import Foundation
import SashDisplay
import SashGraph
import SashInput

/// Leads the events of a window to the responders and gestures of its scene.
///
/// A pointer that goes down is offered to the responders under it from the innermost outward; the first that wants it
/// keeps it until it goes up, unless a responder around it takes it over or a gesture is recognised. Gestures follow it
/// meanwhile. Moves are told with the next frame, all of one frame at once. Keys and text go to the focused responder.
package final class EventRouter {
  private unowned let scene: ViewGraph
  private let arena: GestureArena
  private let hover: HoverRouter
  private let strokes: StrokeRouter
  /// The pointers that are down.
  private var tracks: [Int: PointerTrack] = [:]
  /// Pointers that have gone up and wait for gestures to fail.
  private var ending: [PointerTrack] = []
  /// Of all windows, so that no two touches have the same number.
  nonisolated(unsafe) private static var presses = 0
  /// True if what the key typed that went down last is text for nobody.
  private var hasUsedKey = false
  var hoverCount: HoverCount { hover.count }
  /// Told of what other programs put down on a window; set by those who know what can be dragged.
  package nonisolated(unsafe) static var dropReceiver: ((DropEvent, ViewGraph) -> Void)?
  /// Told of every press, after those whom it falls on, in no order; for what goes with a press elsewhere. By who asked.
  package var pressActions: [ObjectIdentifier: (PointerEvent) -> Void] = [:]
  /// What has been pressed with last; nil before.
  package private(set) var lastPointerKind: PointerEvent.Kind?
  /// Told when the pointer is to look otherwise.
  package var onPointerShape: ((PointerShape) -> Void)?

  package init(scene: ViewGraph) {
    self.scene = scene
    arena = GestureArena(scene: scene)
    hover = HoverRouter(scene: scene)
    strokes = StrokeRouter(scene: scene)
    arena.onRecognition = { [unowned self] in recognized($0) }
    arena.onFailure = { [unowned self] in endWaiting() }
  }

  package func send(_ event: InputEvent) {
    if scene.isClosed { return }
    scene.graph.withCurrent {
      if case .pointer(let pointer) = event, pointer.phase == .moved || pointer.phase == .hover {
        keep(pointer)
        return
      }
      tellMoves()
      scene.undoManager?.eventBegins()
      switch event {
      case .pointer(let pointer): send(pointer)
      case .scroll(let scroll): strokes.send(scroll)
      case .key(let key): send(key)
      case .modifiers(let keys): scene.keys.modifiers.change(to: keys)
      case .text(let text): if !hasUsedKey { scene.focus.target?.insert(text) }
      case .composition(let text, let selection): scene.focus.target?.compose(text, selection: selection)
      case .drop(let drop): EventRouter.dropReceiver?(drop, scene)
      }
    }
  }

  /// Gives up every pointer: the window lost its focus or closes.
  package func cancelAll() {
    let all = Array(tracks.values) + ending
    (tracks, ending) = ([:], [])
    scene.graph.withCurrent {
      for track in all { drop(track) }
      strokes.cancel()
      arena.cancelAll()
    }
  }

  /// Calls off the gestures of views that have gone or have been disabled; for after an evaluation.
  package func review() { arena.review() }

  /// Takes the pointer from everybody but gestures.
  private func drop(_ track: PointerTrack) {
    track.waiting?.cancel()
    track.waiting = nil
    for id in track.watchers { watcher(id)?.watchEnded() }
    track.watchers = []
    let capture = track.capture
    track.capture = nil
    if let capture { scene.responders[capture.id]?.pointerCancelled() }
  }

  /// Keys go to what has the focus, those around it first, then to controls with shortcuts and then to the layer in front, and
  /// never to what is below that; then they are commands for those around the focus, and at last they walk through the window.
  /// Shortcuts with ⌘ or Control, and Escape, come before
  /// fields, others after them.
  private func send(_ key: KeyEvent) {
    if key.isDown, key.movesFocus { scene.focus.isShown = true }
    if !use(key), !scene.focus.walk(key) { _ = scene.keys.onUnused?(key) }
  }

  private func use(_ key: KeyEvent) -> Bool {
    let layer = scene.layers.front
    let focused = scene.focus.target
    // What a key types comes before it goes up; text that comes later is an input method's.
    hasUsedKey = false
    if let focused, let handlers = scene.focus.entries[ObjectIdentifier(focused)]?.handlers,
      MainActor.assumeIsolated({ handlers.use(KeyPress(key)) })
    {
      if key.isDown { hasUsedKey = true }
      return true
    }
    let isCommand = key.key == .escape || !key.modifiers.isDisjoint(with: [.command, .control])
    if isCommand, scene.keys.performShortcut(key) { return true }
    // Who hears of all keys comes before a field, and after what else has the focus.
    if focused?.caret != nil, scene.keys.offer(key) { return true }
    let isUsed = focused?.key(key) == true
    // What types something is text for the field.
    if !isUsed, !isCommand, focused?.caret == nil || !key.isText, scene.keys.performShortcut(key) {
      return true
    }
    if !isUsed, focused?.caret == nil, scene.keys.offer(key) { return true }
    // A menu in front is led by the keys before what lies behind it.
    if !isUsed, key.isDown, layer?.onKey?(key) == true { return true }
    if !isUsed, scene.keys.performCommand(of: key) { return true }
    if !isUsed, scene.performUndo(key) { return true }
    guard let layer, key.isDown, !isUsed || layer.followsFields else { return isUsed }
    if isUsed, layer.onKey?(key) == true { return true }
    guard key.key == .escape, let onEscape = layer.onEscape else { return isUsed }
    onEscape()
    return true
  }

  // MARK: Moves

  private func keep(_ event: PointerEvent) {
    if event.phase == .hover {
      if hover.keep(event) { scene.requestFrame() }
      return
    }
    guard let track = tracks[event.pointer], track.isFollowed else { return }
    let sample = PointerSample(location: event.location, time: event.time)
    track.move = (event, (track.move?.samples ?? []) + [sample])
    scene.requestFrame()
  }

  /// Tells of the moves since the last frame, one for each pointer.
  package func tellMoves() {
    hover.tell()
    for pointer in tracks.keys.sorted() {
      guard let track = tracks[pointer], let move = track.move else { continue }
      track.move = nil
      moved(track, move.event, move.samples)
    }
  }

  // MARK: One pointer

  private func send(_ event: PointerEvent) {
    switch event.phase {
    case .hover, .moved: break
    case .began:
      EventRouter.presses += 1
      lastPointerKind = event.kind
      let track = PointerTrack(number: EventRouter.presses, start: event.location)
      // Its end was lost on the way here.
      if let lost = tracks.removeValue(forKey: event.pointer) { cancel(lost, event) }
      tracks[event.pointer] = track
      began(track, event)
      for action in pressActions.values { action(event) }
    case .ended:
      guard let track = tracks.removeValue(forKey: event.pointer) else { return }
      beginWaiting(track)
      for id in track.watchers { watcher(id)?.watchEnded() }
      track.watchers = []
      if track.capture != nil {
        track.end = event
        ending.append(track)
      }
      arena.tell(track.gestures, touch(track, event, .ended))
    case .cancelled:
      guard let track = tracks.removeValue(forKey: event.pointer) else { return }
      cancel(track, event)
    }
  }
  /// Takes the pointer from everybody.
  private func cancel(_ track: PointerTrack, _ event: PointerEvent) {
    drop(track)
    arena.tell(track.gestures, touch(track, event, .cancelled))
  }

  private func touch(
    _ track: PointerTrack, _ event: PointerEvent, _ phase: GestureTouch.Phase,
    _ samples: [PointerSample]? = nil
  ) -> GestureTouch {
    GestureTouch(
      id: track.number, phase: phase, location: event.location, time: event.time,
      samples: samples ?? [PointerSample(location: event.location, time: event.time)], kind: event.kind,
      modifiers: event.modifiers)
  }

  private func began(_ track: PointerTrack, _ event: PointerEvent) {
    var chain = hitTest(scene.display(), at: event.location)?.chain ?? []
    var delay = 0.0
    if event.button == .primary, beginWatch(track, event, chain, &delay) { return }
    let shut = chain.lastIndex { (responder($0) as? GestureNode)?.mask.contains(.subviews) == false }
    let touch = touch(track, event, .began)
    var before: [GestureNode] = []
    func join(_ node: GestureNode, depth: Int) {
      arena.join(node, after: before)
      track.gestures.append(node)
      track.depths[ObjectIdentifier(node)] = depth
      if node.priority != .simultaneous { before.append(node) }
    }
    if let shut { chain.removeFirst(shut) }
    let takesGestures = event.button == .primary
    for (depth, entry) in chain.enumerated().reversed() where takesGestures {
      if let node = responder(entry) as? GestureNode, node.priority == .high, node.isAllowed {
        join(node, depth: depth)
      }
    }
    arena.tell(track.gestures, touch)

    scene.focus.isShown = false
    var (isTaken, hasInnerTap, hasInner) = (false, false, false)
    for (depth, entry) in chain.enumerated() {
      guard let responder = responder(entry) else { continue }
      if let node = responder as? GestureNode {
        let priority = node.priority
        guard takesGestures, priority != .high, node.isAllowed else { continue }
        if priority == .normal {
          if isTaken || track.isRecognized { continue }
          hasInner = true
          hasInnerTap = hasInnerTap || node.takesTaps
        }
        join(node, depth: depth)
        arena.tell([node], touch)
        continue
      }
      if isTaken || track.isRecognized { continue }
      if responder.yieldsToActions,
        chain[(depth + 1)...].contains(where: { self.responder($0)?.isAction == true })
      {
        continue
      }
      // A tap inside would take the press away, and so would whatever is dragged.
      if hasInnerTap || hasInner && !responder.isAction { continue }
      if delay > 0 {
        track.candidates.append((depth, entry))
        isTaken = responder.isAction
      } else {
        isTaken = offer(track, event, entry, depth)
      }
    }
    arena.endResting()
    if delay > 0, !track.isRecognized {
      let cancel = scene.schedule(after: delay) { [unowned self] in
        scene.graph.withCurrent { beginWaiting(track) }
      }
      track.waiting = (event, cancel)
    }
    endSelection(unless: chain)
  }

  /// A press leaves the focus of fields where it is, as on Apple's systems; what is selected in a text ends with a press
  /// elsewhere, but not with one in a menu that is about it.
  private func endSelection(unless chain: [HitResult.Entry]) {
    guard scene.focus.isInFront, let focused = scene.focus.holder, focused.focusStop.isNone else { return }
    if chain.contains(where: { responder($0) === focused || responder($0)?.keepsFocus == true }) { return }
    scene.focus.holder = nil
  }

  private func responder(_ entry: HitResult.Entry) -> (any Responder)? { scene.responders[entry.responder] }

  /// True if the responder wants the pointer that has gone down.
  private func offer(_ track: PointerTrack, _ event: PointerEvent, _ entry: HitResult.Entry, _ depth: Int)
    -> Bool
  {
    guard let responder = responder(entry), responder.pointerBegan(event, at: entry.point) else {
      return false
    }
    track.capture = (entry.responder, depth)
    return true
  }

  /// Lets the responders under a finger hear of it that has not scrolled.
  private func beginWaiting(_ track: PointerTrack) {
    guard let waiting = track.waiting else { return }
    track.waiting = nil
    waiting.cancel()
    guard
      let depth = track.candidates.first(where: { offer(track, waiting.event, $0.entry, $0.depth) })?.depth
    else { return }
    arena.yield(track.number) { node in
      node.priority == .normal && track.depths[ObjectIdentifier(node)].map { $0 > depth } == true
    }
  }

  private func moved(_ track: PointerTrack, _ event: PointerEvent, _ samples: [PointerSample]) {
    let touch = touch(track, event, .moved, samples)
    let high = track.gestures.filter { $0.priority == .high }
    arena.tell(high, touch)
    if !track.isRecognized, takeOver(track, event) { arena.yield(track.number) }
    arena.tell(track.gestures.filter { $0.priority != .high }, touch)
    guard let capture = track.capture else { return }
    // What is not seen any more has nothing under the pointer.
    guard let spot = place(of: capture.id, in: scene.display()) else {
      track.capture = nil
      scene.responders[capture.id]?.pointerCancelled()
      return
    }
    scene.responders[capture.id]?.pointerMoved(
      event, at: spot.local(event.location) ?? event.location,
      isInside: spot.distance(to: event.location) <= PressMachine.slop)
  }

  /// Tells those who have pointers that have gone up, unless a gesture before them may still be recognised.
  private func endWaiting() {
    for track in ending {
      guard let event = track.end else { continue }
      let depth = track.capture?.depth ?? 0
      let waits = track.gestures.contains { node in
        node.isAwaited && node.numbers.contains(track.number) && node.priority != .simultaneous
          && (node.priority == .high || track.depths[ObjectIdentifier(node)].map { $0 < depth } == true)
      }
      if waits { continue }
      ending.removeAll { $0 === track }
      track.end = nil
      guard let capture = track.capture else { continue }
      track.capture = nil
      guard let spot = place(of: capture.id, in: scene.display()) else {
        scene.responders[capture.id]?.pointerCancelled()
        continue
      }
      scene.responders[capture.id]?.pointerEnded(
        event, at: spot.local(event.location) ?? event.location,
        isInside: spot.distance(to: event.location) <= PressMachine.slop)
    }
  }

  /// A gesture has been recognised: whoever had its pointers is called off.
  private func recognized(_ touches: Set<Int>) {
    for track in Array(tracks.values) + ending where touches.contains(track.number) {
      track.isRecognized = true
      drop(track)
    }
    ending.removeAll { touches.contains($0.number) }
  }

  // MARK: Taking over

  private func watcher(_ id: ResponderID) -> (any TakingResponder)? {
    scene.responders[id] as? any TakingResponder
  }

  /// Tells those who may take the finger over. True if one has done so at once.
  private func beginWatch(
    _ track: PointerTrack, _ event: PointerEvent, _ chain: [HitResult.Entry], _ delay: inout Double
  ) -> Bool {
    var found: [ResponderID] = []
    for (depth, entry) in chain.enumerated() {
      guard let responder = watcher(entry.responder) else { continue }
      if responder.watchBegan(event, at: entry.point) {
        track.capture = (entry.responder, depth)
        for id in found { watcher(id)?.watchEnded() }
        return true
      }
      // A mouse does not scroll, so a press with it need not wait.
      if event.kind == .touch { delay = max(delay, responder.pressDelay) }
      found.append(entry.responder)
    }
    track.watchers = found
    if scene.services.scheduler == nil { delay = 0 }
    return false
  }

  private func takeOver(_ track: PointerTrack, _ event: PointerEvent) -> Bool {
    let found = track.watchers
    if found.isEmpty { return false }
    // What a mouse drags stays with it: the thumb of a slider, the end of a selection. A button is only pressed.
    if event.kind == .mouse, let capture = track.capture, scene.responders[capture.id]?.isAction != true {
      return false
    }
    let taker =
      claimant(track, event, among: found)
      ?? found.first(where: { watcher($0)?.watchMoved(event) == true })
    guard let taker else { return false }
    give(track, to: taker)
    return true
  }

  /// Hands a pointer to one of those who follow it, without a move: whoever had it is cancelled, gestures too. False if none
  /// that is down is followed by it.
  package func seize(_ taker: any TakingResponder) -> Bool {
    for track in tracks.values {
      guard let id = track.watchers.first(where: { watcher($0) === taker }) else { continue }
      scene.graph.withCurrent {
        give(track, to: id)
        arena.yield(track.number)
      }
      return true
    }
    return false
  }
  private func give(_ track: PointerTrack, to taker: ResponderID) {
    let found = track.watchers
    track.watchers = []
    // Who has it already and goes on with it in another way is not cancelled.
    if track.capture?.id == taker { track.capture = nil }
    drop(track)
    track.capture = (taker, .max)
    for id in found where id != taker { watcher(id)?.watchEnded() }
  }

  /// Who goes before those inside of it and has taken the pointer.
  private func claimant(_ track: PointerTrack, _ event: PointerEvent, among found: [ResponderID])
    -> ResponderID?
  {
    let way = CGSize(
      width: event.location.x - track.start.x, height: event.location.y - track.start.y)
    guard hypot(way.width, way.height) >= ScrollPhysics.slop else { return nil }
    let stroke = Stroke(event.kind.stroke, way)
    var inner: [any StrokeResponder] = []
    for id in found {
      guard let responder = watcher(id) as? any StrokeResponder else { continue }
      if responder.claim(stroke, inner: inner) == .first, watcher(id)?.watchMoved(event) == true { return id }
      inner.append(responder)
    }
    return nil
  }
}

extension KeyEvent {
  /// Whether it is one of those that lead from one thing to the next.
  fileprivate var movesFocus: Bool {
    switch key {
    case .tab, .left, .right, .up, .down, .home, .end, .pageUp, .pageDown: true
    default: false
    }
  }
}
