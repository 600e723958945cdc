import Foundation
import SashCore

/// Understands touches on its view as a gesture. It is recognised by the gestures of SwiftUI.
///
/// - Missing: recognizers of one's own by `touchesBegan`, waiting for others to fail.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// How far the gesture has got.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }
  open internal(set) var state: State = .possible
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
  open var name: String?
  open internal(set) var numberOfTouches = 0
  /// Told of each step of the gesture.
  package var handler: (@MainActor () -> Void)?
  /// In points of the view.
  var place = CGPoint.zero

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
  var segue: (@MainActor (AnyObject) -> Void)?
  fileprivate func sendToTargets() {
    if state == .ended || state == .began && self is UILongPressGestureRecognizer { segue?(self) }
    for entry in targets {
      guard let object = entry.target.object else { continue }
      SelectorDispatch.send(entry.action, to: object, [self])
    }
  }

  /// Where the gesture is, in points of a view; nil means the window.
  open func location(in view: UIView?) -> CGPoint { self.view.map { $0.convert(place, to: view) } ?? place }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    runtimeWarning("UIGestureRecognizer.require(toFail:) is not done: both gestures may be recognised.")
  }
  /// Gets ready for the next gesture; it runs when one is over.
  open func reset() {}
  /// Whether it can begin with a stroke that has come to a point.
  func mayBegin(at point: CGPoint) -> Bool { true }

  /// What of SwiftUI recognises it.
  var sashGesture: AnyGesture<Void> { following(TapGesture(count: 1)) }
  /// Whether it tells of how it goes on, not only that it was recognised.
  var isContinuous: Bool { true }
  /// Whether nothing more of this stroke of a finger counts: the gesture was refused, or called off.
  private(set) var isOver = false

  /// A gesture that leads this one, without its values.
  func following(_ gesture: some Gesture) -> AnyGesture<Void> {
    AnyGesture(gesture.onCalledOff { [weak self] in self?.strokeCalledOff() }.map { _ in })
  }
}

// MARK: - Steps

extension UIGestureRecognizer {
  /// Whether it has begun and not ended.
  var isGoingOn: Bool { state == .began || state == .changed }

  /// The gesture has come to a point.
  func goOn(at point: CGPoint) {
    if isOver { return }
    if isGoingOn { take(.changed, at: point) } else if begins(at: point) { take(.began, at: point) }
  }
  /// The gesture has been made; its stroke is over.
  func end(at point: CGPoint) {
    if !isOver, isGoingOn || begins(at: point) {
      if isContinuous, !isGoingOn { take(.began, at: point) }
      if !isOver { take(.ended, at: point) }
    }
    strokeEnded()
  }
  /// The stroke is over without an end of the gesture.
  func strokeCalledOff() {
    callOff()
    strokeEnded()
  }
  /// The gesture ends here, whatever the finger still does.
  func callOff() {
    guard isGoingOn else { return }
    isOver = true
    take(.cancelled, at: place)
    reset()
    state = .possible
  }
  private func strokeEnded() {
    isOver = false
    RecognizersAtWork.ended(self)
    guard state != .possible else { return }
    reset()
    state = .possible
  }
  private func take(_ new: State, at point: CGPoint) {
    place = point
    state = new
    numberOfTouches = new == .ended || new == .cancelled ? 0 : 1
    handler?()
    sendToTargets()
  }

  /// Whether it may begin; if not, nothing more of this stroke counts.
  private func begins(at point: CGPoint) -> Bool {
    place = point
    isOver = !isEnabled || !mayBegin(at: point) || !receivesTouch(at: point)
    if isOver { return false }
    let isWanted =
      (view?.gestureRecognizerShouldBegin(self) ?? true)
      && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
    guard isWanted, RecognizersAtWork.allow(self) else {
      isOver = true
      state = .failed
      return false
    }
    if isContinuous { RecognizersAtWork.began(self) }
    if cancelsTouchesInView, let view { ActiveTouch.cancel(in: view) }
    return true
  }
  private func receivesTouch(at point: CGPoint) -> Bool {
    guard let delegate, let view else { return true }
    let touch = UITouch()
    touch.view = view.hitTest(point, with: nil) ?? view
    touch.place = view.convert(point, to: touch.view)
    touch.lastPlace = touch.place
    return delegate.gestureRecognizer(self, shouldReceive: touch)
  }
}

/// The recognizers whose gestures go on.
///
/// - Source: facts on UIKit, U389: the first that begins excludes the others on its touch, unless a delegate allows both.
@MainActor private enum RecognizersAtWork {
  private struct Weak { weak var recognizer: UIGestureRecognizer? }
  private static var all: [Weak] = []

  static func began(_ recognizer: UIGestureRecognizer) {
    all.removeAll { $0.recognizer == nil || $0.recognizer === recognizer }
    all.append(Weak(recognizer: recognizer))
  }
  static func ended(_ recognizer: UIGestureRecognizer) {
    all.removeAll { $0.recognizer == nil || $0.recognizer === recognizer }
  }
  static func allow(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let view = recognizer.view else { return true }
    return all.allSatisfy { entry in
      guard let other = entry.recognizer, other !== recognizer, other.isGoingOn, let around = other.view,
        view.isDescendant(of: around) || around.isDescendant(of: view)
      else { return true }
      return recognizer.delegate?.gestureRecognizer(
        recognizer, shouldRecognizeSimultaneouslyWith: other) == true
        || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: recognizer) == true
    }
  }
}

/// Decides on what a recognizer may do.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// - Missing: being asked about taps and swipes, which are recognised beside each other.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// - Missing: being asked.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// - Missing: being asked.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Asked when the gesture would begin.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  { true }
}
