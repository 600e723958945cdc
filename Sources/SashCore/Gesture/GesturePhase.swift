import Foundation
import SashGraph
import SashInput

/// How far a gesture has come.
package enum GesturePhase<Value> {
  /// It may yet be recognised; some gestures have a value already, as a long press while the finger is down.
  case possible(Value?)
  /// It has been recognised and goes on.
  case active(Value)
  /// It has been recognised and is over.
  case ended(Value)
  case failed

  package var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }
  package var isTerminal: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }

  package func map<T>(_ transform: (Value) -> T) -> GesturePhase<T> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// A finger or the pressed mouse, as gestures see it: the same number from when it goes down until it goes up.
package struct GestureTouch {
  package enum Phase { case began, moved, ended, cancelled }
  package var id: Int
  package var phase: Phase
  /// In points of the window.
  package var location: CGPoint
  /// Seconds on the host's clock.
  package var time: Double
  /// Where it has been since it was last told of, in points of the window, oldest first and with `location` at the end.
  package var samples: [PointerSample]
  package var kind = PointerEvent.Kind.touch
  package var modifiers: KeyModifiers = []
}

/// What happens to a gesture: something about one touch, or only that time has passed.
package struct GestureStep {
  /// Nil if only time has passed.
  package var news: GestureTouch?
  /// The touches on the gesture that are down after the news.
  package var touches: [GestureTouch]
  package var time: Double
  package let actions: GestureActions

  /// The same with actions that may be kept back.
  package func branch() -> GestureStep {
    GestureStep(news: news, touches: touches, time: time, actions: GestureActions(parent: actions))
  }
  /// A touch that is down already, as one that has just gone down.
  package func beginning(_ touch: GestureTouch) -> GestureStep {
    var touch = touch
    touch.phase = .began
    touch.samples = [PointerSample(location: touch.location, time: time)]
    return GestureStep(news: touch, touches: touches, time: time, actions: actions)
  }
  /// Tells the gesture again at a time on the host's clock.
  package func wake(at time: Double) { actions.wake(at: time) }
}

/// What a step makes a gesture do. It runs when it is sure that the gesture is recognised.
///
/// - Source: facts on semantics, 147: states are updated before `onChanged`, and go back after `onEnded`.
package final class GestureActions {
  private let parent: GestureActions?
  private var updates: [() -> Void] = []
  private var callbacks: [() -> Void] = []
  private var resets: [() -> Void] = []
  package private(set) var deadline: Double?

  package init(parent: GestureActions? = nil) { self.parent = parent }

  package func update(_ action: @escaping () -> Void) { updates.append(action) }
  package func call(_ action: @escaping () -> Void) { callbacks.append(action) }
  package func reset(_ action: @escaping () -> Void) { resets.append(action) }
  package func wake(at time: Double) {
    if let parent { parent.wake(at: time) } else { deadline = min(deadline ?? time, time) }
  }

  package func absorb(_ other: GestureActions) {
    updates += other.updates
    callbacks += other.callbacks
    resets += other.resets
  }
  /// Takes over no more of `other` than that its states go back.
  package func absorbResets(of other: GestureActions) { resets += other.resets }

  package func run() {
    for action in updates { action() }
    for action in callbacks { action() }
    for action in resets { action() }
    (updates, callbacks, resets) = ([], [], [])
  }
}

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
