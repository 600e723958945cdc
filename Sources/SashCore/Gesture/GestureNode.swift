import Foundation
import SashGraph
import SashInput

/// A gesture on a view: what recognises it, and where it stands among the others.
///
/// The arena tells it of events; what recognises is made when the first comes.
final class GestureNode: Responder {
  enum State {
    case idle
    /// It may be recognised.
    case possible
    /// It has been recognised, and others have been called off for it.
    case recognized
    /// It would be recognised if those before it failed.
    case held(GestureActions)
    /// It has failed or is done, and waits for the fingers to go up.
    case over
  }
  var state = State.idle
  /// The touches on it that are down.
  private(set) var touches: [GestureTouch] = []
  /// The numbers of all touches since it was idle.
  private(set) var numbers: Set<Int> = []
  /// Those that have to fail before a tap of it counts.
  private(set) var preferred: [GestureNode] = []
  /// When it is told again, and what calls that off.
  var alarm: (time: Double, cancel: () -> Void)?

  private let current: WeakAnyAttribute
  private let settings: () -> (GesturePriority, GestureMask)
  /// What the modifier said last: a finger may still be down where the view has gone.
  private var lastSettings: (GesturePriority, GestureMask) = (.normal, .all)
  private let environment: EnvironmentInput
  private let make: () -> GestureRecognizer<Void>
  private lazy var recognizer = make()

  /// - Parameters:
  ///   - current: The modifier; dead when the view has gone.
  ///   - settings: What the modifier says now.
  init(
    current: WeakAnyAttribute, settings: @escaping () -> (GesturePriority, GestureMask),
    environment: EnvironmentInput, make: @escaping () -> GestureRecognizer<Void>
  ) {
    self.current = current
    self.settings = settings
    self.environment = environment
    self.make = make
  }

  var isAlive: Bool { current.attribute != nil }
  private var currentSettings: (GesturePriority, GestureMask) {
    if isAlive { lastSettings = settings() }
    return lastSettings
  }
  var priority: GesturePriority { currentSettings.0 }
  var mask: GestureMask { currentSettings.1 }
  /// Whether it may be recognised at all.
  var isAllowed: Bool {
    isAlive && mask.contains(.gesture) && environment.attribute.untrackedValue.isEnabled
  }
  var takesTaps: Bool { isAllowed && recognizer.takesTaps }
  var isAction: Bool { takesTaps }

  /// Whether it may still be recognised.
  var isPending: Bool {
    switch state {
    case .possible, .held: true
    case .idle, .recognized, .over: false
    }
  }
  /// Whether it will be recognised or fail without another touch, so that others can wait for it.
  var isAwaited: Bool { isPending && (isHeld || !touches.isEmpty || alarm != nil) }
  var isLive: Bool {
    if case .idle = state { false } else { true }
  }
  var isHeld: Bool {
    if case .held = state { true } else { false }
  }
  var isOver: Bool {
    if case .over = state { true } else { false }
  }
  /// Remembers who goes before it while a touch is down on both.
  func join(after others: [GestureNode]) {
    if case .idle = state { state = .possible }
    for other in others where !preferred.contains(where: { $0 === other }) { preferred.append(other) }
  }
  func follow(_ touch: GestureTouch) {
    numbers.insert(touch.id)
    touches.removeAll { $0.id == touch.id }
    if touch.phase == .began || touch.phase == .moved { touches.append(touch) }
  }
  func update(_ news: GestureTouch?, at time: Double, _ actions: GestureActions) -> GesturePhase<Void> {
    recognizer.update(GestureStep(news: news, touches: touches, time: time, actions: actions))
  }
  func cancel(_ actions: GestureActions) {
    if case .held(let held) = state { actions.absorbResets(of: held) }
    state = .over
    recognizer.cancel(actions)
  }
  func reset() {
    state = .idle
    touches = []
    numbers = []
    preferred = []
    recognizer.reset()
  }
}
