import Foundation
import SashCore

/// Understands touches on its view as a gesture.
///
/// A class of one's own overrides `touchesBegan` and its kin, and sets `state`. What it sets counts as in UIKit: the
/// delegate may refuse it, others may have to fail first, and it ends the chances of others with the same fingers
/// (`RecognizerArena`).
///
/// - Missing: presses of keys and buttons (`pressesBegan`), and keeping touches from views until it has failed.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// How far the gesture has got.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }
  /// How far the gesture has got. Subclasses set it.
  open var state: State {
    get { storedState }
    set { stateIsSet(to: newValue) }
  }
  var storedState: State = .possible
  /// The state that it will have when those have failed that it waits for.
  var heldState: State?
  public internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether it is recognised at all. A gesture that goes on is cancelled when this becomes false.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { callOff() }
      view?.changed()
    }
  }
  /// Whether touches in its view are cancelled when it is recognised.
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true
  /// The kinds of touches that it hears of, as numbers of `UITouch.TouchType`.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0) }
  /// The kinds of presses that it hears of, as numbers of `UIPress.PressType`. No recognizer hears of presses here.
  open var allowedPressTypes: [NSNumber] = [] {
    didSet { if !allowedPressTypes.isEmpty { hasNoEffect("UIGestureRecognizer.allowedPressTypes") } }
  }
  /// The keys that were held when the gesture was last told of.
  ///
  /// - Missing: knowing them: there are none here.
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var name: String?
  /// How many fingers it follows.
  open var numberOfTouches: Int { tracked.count }
  /// Told of each step of the gesture.
  final package var handler: (@MainActor () -> Void)?

  /// The fingers that are down and that it follows.
  private(set) var tracked: [UITouch] = []
  /// The numbers of all that it has followed since it was ready for a gesture.
  private(set) var known: Set<Int> = []
  /// Where the middle of the fingers was last, in points of the window and of the view.
  private var middle = (window: CGPoint.zero, local: CGPoint.zero)
  /// When it wants to be told of the time, in seconds on the host's clock.
  var deadline: Double?
  /// Seconds on the host's clock.
  private(set) var now = 0.0
  /// How many steps of it are being made at this moment.
  private var steps = 0
  /// Whether targets have not been told of the last state.
  private var isUntold = false
  /// Those that have to fail first.
  let requirements = Requirements()
  private(set) lazy var follower = Follower(self)
  private var targets: [(target: WeakTarget, action: Selector)] = []

  /// - Parameter action: A method of the target, which is not kept. It may take the recognizer.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Has a message sent with each step of the gesture.
  open func addTarget(_ target: Any, action: Selector) {
    let target = WeakTarget(target as AnyObject)
    if !targets.contains(where: { $0.target == target && $0.action == action }) {
      targets.append((target, action))
    }
  }
  /// Sends no more messages; nil stands for all targets, and for all actions.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let target = target.map { WeakTarget($0 as AnyObject) }
    targets.removeAll { (target == nil || $0.target == target) && (action == nil || $0.action == action) }
  }
  /// A way that begins when it is recognised.
  final var segue: (@MainActor (AnyObject) -> Void)?
  private func sendToTargets() {
    if state == .ended || state == .began && self is UILongPressGestureRecognizer { segue?(self) }
    for entry in targets {
      guard let object = entry.target.object else { continue }
      SelectorDispatch.send(entry.action, to: object, [self])
    }
  }

  /// The middle of the fingers, in points of a view; nil means the window.
  open func location(in view: UIView?) -> CGPoint {
    if let view { return view.convert(middle.window, from: nil) }
    return self.view == nil ? middle.local : middle.window
  }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    tracked.indices.contains(touchIndex) ? tracked[touchIndex].location(in: view) : location(in: view)
  }
  /// A pointer without a button is somewhere, in points of the view: the gesture begins, goes on or ends.
  func pointerMoved(to place: CGPoint, _ new: State) {
    middle = (view?.convert(place, to: nil) ?? place, place)
    advance(to: new)
  }
  /// In points of the view.
  var place: CGPoint { view == nil ? middle.local : location(in: view) }

  /// Has it wait until another one has failed; it fails if that is recognised.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.add(otherGestureRecognizer)
  }

  // MARK: For subclasses

  /// Fingers have come down on the view. Subclasses set `state` here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Gets ready for the next gesture; it runs when one is over.
  open func reset() {}
  /// Hears no more of a finger.
  open func ignore(_ touch: UITouch, for event: UIEvent) { tracked.removeAll { $0 === touch } }
  /// Whether another one fails when this one is recognised, unless a delegate wants both.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether it waits until another one has failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Nothing has happened up to `now`, which is not before `deadline`.
  func timePassed() {}
  /// Whether it can begin with the touches that it follows.
  var mayBegin: Bool { true }
  /// Whether a tap is enough.
  var takesTaps: Bool { false }
}

// MARK: - Fingers

extension UIGestureRecognizer {
  /// What the gestures of the house know a recognizer by.
  final class Follower: TouchFollower {
    private weak var recognizer: UIGestureRecognizer?
    init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
    func follow(_ news: GestureTouch?, at local: CGPoint, time: Double) -> FollowedStep {
      MainActor.assumeIsolated {
        recognizer?.follow(news, at: local, time: time) ?? FollowedStep(phase: .failed, wake: nil)
      }
    }
    func tell() { MainActor.assumeIsolated { recognizer?.tell() } }
    func calledOff() { MainActor.assumeIsolated { recognizer?.strokeCalledOff() } }
    func cleared() { MainActor.assumeIsolated { recognizer?.strokeEnded() } }
    var takesTaps: Bool { MainActor.assumeIsolated { recognizer?.takesTaps ?? false } }
  }
  /// What of the house recognises it.
  var sashGesture: FollowedGesture { FollowedGesture(follower: follower) }

  /// Whether it has begun and not ended.
  var isGoingOn: Bool { storedState == .began || storedState == .changed }
  private var isOver: Bool { storedState == .ended || storedState == .cancelled || storedState == .failed }
  /// Whether it may still be recognised with fingers that it knows.
  var isAwaited: Bool {
    storedState == .possible && isEnabled && (!tracked.isEmpty || deadline != nil || heldState != nil)
  }

  private func follow(_ news: GestureTouch?, at local: CGPoint, time: Double) -> FollowedStep {
    now = time
    steps += 1
    if let news {
      take(news, at: local)
    } else if let deadline, time >= deadline - 1e-6, storedState == .possible, heldState == nil {
      self.deadline = nil
      timePassed()
    }
    steps -= 1
    let phase: FollowedStep.Phase =
      switch storedState {
      case .possible: .possible
      case .began, .changed: .active
      case .ended: .ended
      case .cancelled, .failed: .failed
      }
    guard storedState == .possible else { return FollowedStep(phase: phase, wake: nil) }
    // What waits for others is kept alive.
    return FollowedStep(phase: phase, wake: heldState == nil ? deadline : time + UIGestureRecognizer.patience)
  }

  /// Seconds.
  private static let patience = 0.5

  private func take(_ news: GestureTouch, at local: CGPoint) {
    let touch = FollowedTouches.touch(news, at: local, for: self)
    if news.phase == .began {
      guard isEnabled, !isOver, heldState == nil,
        allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }),
        delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
      else { return }
      tracked.append(touch)
      known.insert(touch.number)
      touch.gestureRecognizers = (touch.gestureRecognizers ?? []) + [self]
      RecognizerArena.add(self)
    }
    guard tracked.contains(where: { $0 === touch }) else { return }
    noteMiddle(local)
    let event = UIEvent()
    (event.allTouches, event.timestamp) = (Set(tracked), news.time)
    let isOut = isOver
    switch news.phase {
    case .began: if !isOut { touchesBegan([touch], with: event) }
    case .moved: if !isOut { touchesMoved([touch], with: event) }
    case .ended:
      tracked.removeAll { $0 === touch }
      if !isOut { touchesEnded([touch], with: event) }
    case .cancelled:
      tracked.removeAll { $0 === touch }
      if !isOut {
        touchesCancelled([touch], with: event)
        if isGoingOn { advance(to: .cancelled) } else if storedState == .possible { fail() }
      }
    }
    if storedState == .possible, !isAwaited { RecognizerArena.failed(self) }
  }
  private func noteMiddle(_ local: CGPoint) {
    guard !tracked.isEmpty else { return }
    let count = CGFloat(tracked.count)
    let places = tracked.map { $0.windowPlace ?? $0.place }
    middle.window = CGPoint(
      x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
    if tracked.count == 1 {
      middle.local = local
    } else {
      let locals = tracked.map(\.place)
      middle.local = CGPoint(
        x: locals.reduce(0) { $0 + $1.x } / count, y: locals.reduce(0) { $0 + $1.y } / count)
    }
  }

  /// Targets hear of the state, where it has changed.
  private func tell() {
    guard isUntold else { return }
    isUntold = false
    handler?()
    sendToTargets()
  }
  private func strokeCalledOff() {
    let event = UIEvent()
    event.allTouches = Set(tracked)
    let touches = Set(tracked)
    steps += 1
    if !touches.isEmpty, !isOver {
      for touch in touches { touch.phase = .cancelled }
      tracked = []
      touchesCancelled(touches, with: event)
    }
    if isGoingOn { advance(to: .cancelled) } else if storedState == .possible { fail() }
    steps -= 1
    tell()
    strokeEnded()
  }
  /// The gesture ends here, whatever the fingers still do.
  func callOff() {
    if isGoingOn {
      advance(to: .cancelled)
    } else if isAwaited {
      fail()
    }
    strokeEnded()
  }
  /// Gets ready for the next gesture.
  fileprivate func strokeEnded() {
    guard !known.isEmpty || storedState != .possible else { return }
    for touch in tracked { touch.gestureRecognizers?.removeAll { $0 === self } }
    (tracked, known, deadline, heldState) = ([], [], nil, nil)
    RecognizerArena.remove(self)
    reset()
    storedState = .possible
  }
}

// MARK: - States

extension UIGestureRecognizer {
  private func stateIsSet(to new: State) {
    switch (storedState, new) {
    case (.possible, .began), (.possible, .changed): if heldState == nil { begin(.began) }
    case (.possible, .ended): if heldState == nil { begin(.ended) } else { heldState = .ended }
    case (.possible, .failed), (.possible, .cancelled): fail()
    case (.began, .changed), (.began, .ended), (.began, .cancelled), (.changed, .changed), (.changed, .ended),
      (.changed, .cancelled):
      advance(to: new)
    case (.began, .failed), (.changed, .failed): advance(to: .cancelled)
    default: break
    }
  }

  /// It would be recognised now: begins or ends, fails, or waits for others.
  private func begin(_ new: State) {
    let isWanted =
      isEnabled && mayBegin && (view?.gestureRecognizerShouldBegin(self) ?? true)
      && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
    guard isWanted, RecognizerArena.allows(self) else { return fail() }
    if RecognizerArena.mustWait(self) {
      heldState = new
      return
    }
    commit(new)
  }
  private func commit(_ new: State) {
    heldState = nil
    storedState = new
    RecognizerArena.recognized(self)
    if cancelsTouchesInView, let view { ActiveTouch.cancel(in: view) }
    note()
  }
  fileprivate func advance(to new: State) {
    storedState = new
    note()
  }
  /// Targets are told at the end of the step that goes on, or at once.
  private func note() {
    isUntold = true
    guard steps == 0 else { return }
    tell()
    if isOver, tracked.isEmpty { strokeEnded() }
  }
  /// It will not be recognised with these fingers; nobody is told but those who wait for that.
  func fail() {
    guard storedState == .possible else { return }
    (storedState, heldState) = (.failed, nil)
    RecognizerArena.failed(self)
    if steps == 0, tracked.isEmpty { strokeEnded() }
  }
  /// Those have failed that it has waited for.
  func goOnFromWaiting() {
    guard let heldState, !RecognizerArena.mustWait(self) else { return }
    guard RecognizerArena.allows(self) else { return fail() }
    commit(heldState)
  }
}
