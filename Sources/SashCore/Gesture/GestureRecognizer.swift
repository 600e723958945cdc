import SashGraph

/// Recognises one gesture on one view, again and again. Subclasses say how in `next`.
package class GestureRecognizer<Value> {
  /// Stays when it is terminal, until `reset()`.
  package private(set) final var phase = GesturePhase<Value>.possible(nil)
  init() {}

  package final func update(_ step: GestureStep) -> GesturePhase<Value> {
    if !phase.isTerminal { phase = next(step) }
    return phase
  }
  /// The gesture is called off: what it has changed for as long as it goes on goes back.
  package final func cancel(_ actions: GestureActions) {
    if !phase.isTerminal { cancelled(actions) }
    phase = .failed
  }
  /// Gets ready for the next gesture.
  package final func reset() {
    phase = .possible(nil)
    cleared()
  }

  func next(_ step: GestureStep) -> GesturePhase<Value> { fatalError("abstract") }
  func cancelled(_ actions: GestureActions) {}
  func cleared() {}
  /// True if a tap is enough for the gesture.
  var takesTaps: Bool { false }
}

/// The gesture that a view has now; the last one when the view has gone.
final class LatestGesture<G> {
  private let attribute: WeakAttribute<G>
  private var last: G

  init(_ gesture: _GraphValue<G>) {
    attribute = WeakAttribute(gesture.attribute)
    last = gesture.attribute.untrackedValue
  }
  var value: G {
    if let attribute = attribute.attribute { last = attribute.untrackedValue }
    return last
  }
}
