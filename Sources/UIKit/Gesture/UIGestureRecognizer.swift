import Foundation
import SashCore

/// Understands touches on its view as a gesture. It is recognised by the gestures of SwiftUI.
///
/// Targets and actions need selectors, which this system has not: bridge a recognizer with
/// `UIGestureRecognizerRepresentable`, or hear of it in a delegate.
///
/// - Missing: targets, recognizers of one's own by `touchesBegan`, waiting for others to fail.
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
  open var isEnabled = true { didSet { if isEnabled != oldValue { view?.changed() } } }
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var name: String?
  open internal(set) var numberOfTouches = 0
  /// Told of each step of the gesture.
  package var handler: (@MainActor () -> Void)?
  /// In points of the view.
  var place = CGPoint.zero

  public override init() { super.init() }

  /// Where the gesture is, in points of a view; nil means the window.
  open func location(in view: UIView?) -> CGPoint { self.view.map { $0.convert(place, to: view) } ?? place }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    runtimeWarning("UIGestureRecognizer.require(toFail:) is not done: both gestures may be recognised.")
  }
  open func reset() {}

  /// What of SwiftUI recognises it.
  var sashGesture: AnyGesture<Void> { AnyGesture(TapGesture(count: 1).map { _ in }) }

  /// Takes a step, if the delegate does not object.
  func step(to new: State, at point: CGPoint) {
    if state == .ended || state == .cancelled || state == .failed { state = .possible }
    if state == .possible {
      let begins =
        (view?.gestureRecognizerShouldBegin(self) ?? true)
        && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
      if !begins { state = .failed }
    }
    guard state != .failed else { return }
    place = point
    state = new
    numberOfTouches = new == .ended ? 0 : 1
    handler?()
  }
  /// A step of a gesture that goes on over some time.
  func goOn(at point: CGPoint) {
    step(to: state == .began || state == .changed ? .changed : .began, at: point)
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
  /// - Missing: being asked: gestures of a view are recognised beside each other.
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
  /// - Missing: being asked.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    true
  }
}
