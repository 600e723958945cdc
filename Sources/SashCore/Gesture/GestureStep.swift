import SashInput

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
