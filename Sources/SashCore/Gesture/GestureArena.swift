import Foundation
import SashInput

/// Decides which of the gestures that see the same fingers is recognised.
///
/// The first that is recognised calls off the others, apart from simultaneous ones. Where several could be at once, those
/// with a high priority come first, outer before inner, then the others, inner before outer; a tap waits until those
/// before it have failed. See decision 0013.
final class GestureArena {
  private unowned let scene: ViewGraph
  /// Those that are not idle.
  private var live: [GestureNode] = []
  /// Told which touches a gesture has been recognised with.
  var onRecognition: ((Set<Int>) -> Void)?
  /// Told when gestures have failed that others may wait for.
  var onFailure: (() -> Void)?

  init(scene: ViewGraph) { self.scene = scene }

  /// Lets a node take part from the touch that has just gone down.
  func join(_ node: GestureNode, after others: [GestureNode]) {
    if !node.isLive { live.append(node) }
    node.join(after: others)
  }

  /// Tells gestures about a touch, in the order of their priority.
  func tell(_ nodes: [GestureNode], _ touch: GestureTouch) {
    for node in nodes where node.isLive {
      node.follow(touch)
      step(node, touch, at: touch.time)
    }
    releaseHeld()
  }

  private func step(_ node: GestureNode, _ touch: GestureTouch?, at time: Double) {
    if !node.isOver, !node.isHeld {
      let actions = GestureActions()
      let phase = node.update(touch, at: time, actions)
      setAlarm(node, actions.deadline, now: time)
      take(phase, of: node, actions)
    }
    retire(node)
  }

  private func take(_ phase: GesturePhase<Void>, of node: GestureNode, _ actions: GestureActions) {
    switch phase {
    case .possible: break
    case .active: recognize(node, goesOn: true)
    case .ended:
      if case .possible = node.state, node.touches.isEmpty, node.priority != .simultaneous,
        node.preferred.contains(where: \.isAwaited)
      {
        node.state = .held(actions)
        return
      }
      recognize(node, goesOn: false)
      node.state = .over
    case .failed: node.state = .over
    }
    actions.run()
  }

  /// Calls off what the gesture goes before.
  private func recognize(_ node: GestureNode, goesOn: Bool) {
    if case .recognized = node.state { return }
    node.state = .recognized
    if node.priority == .simultaneous { return }
    for other in live where other !== node && !other.isOver && !other.numbers.isDisjoint(with: node.numbers) {
      let otherPriority = other.priority
      if otherPriority == .simultaneous { continue }
      // What has a high priority may still take over from what goes on.
      if goesOn, otherPriority == .high, node.priority == .normal, !other.takesTaps { continue }
      cancel(other)
    }
    onRecognition?(node.numbers)
  }

  private func cancel(_ node: GestureNode) {
    let actions = GestureActions()
    node.cancel(actions)
    actions.run()
    retire(node)
  }

  /// A node that is done is idle when its last finger has gone up.
  private func retire(_ node: GestureNode) {
    guard node.isOver else { return }
    node.alarm?.cancel()
    node.alarm = nil
    if node.touches.isEmpty {
      node.reset()
      live.removeAll { $0 === node }
    }
  }

  private func releaseHeld() {
    while let node = live.first(where: { $0.isHeld && !$0.preferred.contains(where: \.isAwaited) }) {
      guard case .held(let actions) = node.state else { break }
      recognize(node, goesOn: false)
      node.state = .over
      actions.run()
      retire(node)
    }
    onFailure?()
  }

  /// Seconds beyond which nobody waits; some presses have no end at all.
  private static let patience = 1e6

  private func setAlarm(_ node: GestureNode, _ deadline: Double?, now: Double) {
    let deadline = deadline.flatMap { $0 < now + GestureArena.patience ? $0 : nil }
    if node.alarm?.time == deadline { return }
    node.alarm?.cancel()
    node.alarm = nil
    guard let deadline else { return }
    let cancel = scene.schedule(after: max(0, deadline - now)) { [weak self, weak node] in
      guard let self, let node else { return }
      node.alarm = nil
      scene.graph.withCurrent {
        self.step(node, nil, at: max(deadline, self.scene.services.clock?() ?? deadline))
        self.releaseHeld()
      }
    }
    node.alarm = (deadline, cancel)
  }

  /// Calls off the gestures that see a touch, apart from simultaneous ones: somebody else has taken the finger.
  func yield(_ touch: Int) { yield(touch) { _ in true } }
  func yield(_ touch: Int, where isMeant: (GestureNode) -> Bool) {
    for node in live
    where node.numbers.contains(touch) && !node.isOver && node.priority != .simultaneous && isMeant(node) {
      cancel(node)
    }
    releaseHeld()
  }

  /// Calls off the gestures that would go on with another touch and have not got the one that has just gone down.
  func endResting() {
    for node in live where node.isPending && !node.isAwaited { cancel(node) }
  }

  /// Calls off all gestures; no more is told of the touches that are down.
  func cancelAll() {
    for node in live {
      if !node.isOver { cancel(node) }
      node.reset()
    }
    live = []
  }

  /// Calls off the gestures of views that have gone or have been disabled.
  func review() {
    for node in live where !node.isOver && !node.isAllowed {
      scene.enqueue { [weak self] in self?.drop(node) }
    }
  }
  private func drop(_ node: GestureNode) {
    if node.isLive, !node.isOver { cancel(node) }
    if !node.isAlive { live.removeAll { $0 === node } }
    releaseHeld()
  }
}
