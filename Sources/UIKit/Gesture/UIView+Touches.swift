import Foundation
import SashCore

extension UIView {
  func touchMoved(_ value: DragGesture.Value) {
    if let active = ActiveTouch.of(self) { return active.move(to: value) }
    guard let hit = hitTest(value.startLocation, with: nil),
      hit.toucher === self || !hit.isDescendant(of: self)
    else { return }
    ActiveTouch.begin(on: self, value)
  }
  /// Whether its class does something with touches, and not only hands them on.
  var takesTouches: Bool {
    TouchClasses.handles(type(of: self)) || (self as? UIControl)?.followsTouches == true
  }
  /// Who hears first of a touch on this view: those around it hear what is handed on to them, and nothing else.
  private var toucher: UIView? { sequence(first: self, next: \.superview).first(where: \.takesTouches) }
  func touchEnded(_ value: DragGesture.Value) { ActiveTouch.of(self)?.end(at: value) }
  func touchCalledOff() { ActiveTouch.of(self)?.callOff() }

  /// Cancels touches and gestures on this view and in it.
  func callOffStrokes() {
    ActiveTouch.of(self)?.cancel()
    for gesture in gestures { gesture.callOff() }
    for view in subviews { view.callOffStrokes() }
  }
  fileprivate var hasRecognizersAround: Bool {
    sequence(first: self, next: \.superview).contains { $0.gestures.contains(where: \.isEnabled) }
  }
  /// The scroll views that it is in, from the inside out.
  fileprivate var scrollViewsAround: [UIScrollView] {
    sequence(first: self, next: \.superview).dropFirst().compactMap { $0 as? UIScrollView }
  }
}

/// A finger that is down on a view, from when it comes down until it goes up.
///
/// In a scroll view the view hears of it after a moment, if it has not begun to scroll by then.
@MainActor final class ActiveTouch {
  private static var all: [ActiveTouch] = []
  /// Seconds.
  ///
  /// - Source: facts on UIKit, U360.
  private static let delay = 0.15

  private weak var view: UIView?
  /// Nil when the view hears no more of it, while the finger may still be down.
  private var touch: UITouch?
  private var isTold = false
  private var stopWaiting: (() -> Void)?
  /// Scroll views that must not scroll meanwhile.
  private var held: [UIScrollView] = []

  private init(_ view: UIView, _ touch: UITouch) { (self.view, self.touch) = (view, touch) }

  static func of(_ view: UIView) -> ActiveTouch? { all.first { $0.view === view } }

  static func begin(on view: UIView, _ value: DragGesture.Value) {
    let touch = UITouch()
    touch.view = view
    touch.place = value.startLocation
    touch.lastPlace = touch.place
    touch.timestamp = value.time.timeIntervalSinceReferenceDate
    let active = ActiveTouch(view, touch)
    all.removeAll { $0.view == nil }
    all.append(active)
    let waits = view.scrollViewsAround.contains {
      $0.delaysContentTouches && $0.isScrollEnabled && !$0.scrollAxes.isEmpty
    }
    guard waits, let host = view.top.stage?.host else { return active.tell() }
    active.stopWaiting = host.schedule(after: delay) { [weak active] in
      MainActor.assumeIsolated { active?.tell() }
    }
  }

  /// The view hears that the finger has come down.
  private func tell() {
    stopWaiting?()
    stopWaiting = nil
    guard !isTold, let touch, let view else { return }
    let around = view.scrollViewsAround
    let event = event(touch)
    guard around.allSatisfy({ $0.touchesShouldBegin([touch], with: event, in: view) }) else {
      self.touch = nil
      return
    }
    isTold = true
    held = around.filter { !$0.canCancelContentTouches || !$0.touchesShouldCancel(in: view) }
    for scroll in held { scroll.isHeldByTouch = true }
    view.touchesBegan([touch], with: event)
    (view as? UIControl)?.followBegan(touch, event)
  }
  func move(to value: DragGesture.Value) {
    guard let touch, isTold else { return }
    take(value, .moved, touch)
    view?.touchesMoved([touch], with: event(touch))
    (view as? UIControl)?.followMoved(touch, event(touch))
  }
  /// The finger has been lifted. Recognizers hear of that first, and may cancel the touch.
  func end(at value: DragGesture.Value) {
    tell()
    guard let view, view.hasRecognizersAround, let host = view.top.stage?.host else {
      return ended(at: value)
    }
    host.enqueue { MainActor.assumeIsolated { self.ended(at: value) } }
  }
  private func ended(at value: DragGesture.Value) {
    let (touch, view) = (touch, view)
    finish()
    guard let touch else { return }
    take(value, .ended, touch)
    view?.touchesEnded([touch], with: event(touch))
    (view as? UIControl)?.followEnded(touch, event(touch))
  }
  /// The view hears no more of the finger.
  func cancel() {
    let (touch, view, isTold) = (touch, view, isTold)
    drop()
    guard let touch, isTold else { return }
    touch.phase = .cancelled
    view?.touchesCancelled([touch], with: event(touch))
    (view as? UIControl)?.followCancelled(event(touch))
  }
  /// The finger is no longer followed.
  func callOff() {
    cancel()
    finish()
  }
  /// Cancels those on a view and in it.
  static func cancel(in view: UIView) {
    for active in all where active.view?.isDescendant(of: view) == true { active.cancel() }
  }
  /// A scroll view takes the finger over.
  static func scrolls(_ scroll: UIScrollView) {
    for active in all where active.view !== scroll && active.view?.isDescendant(of: scroll) == true {
      active.cancel()
    }
    RecognizerArena.scrolls(scroll)
  }

  private func finish() {
    ActiveTouch.all.removeAll { $0 === self }
    drop()
  }
  private func drop() {
    stopWaiting?()
    stopWaiting = nil
    for scroll in held { scroll.isHeldByTouch = false }
    (touch, held) = (nil, [])
  }
  private func take(_ value: DragGesture.Value, _ phase: UITouch.Phase, _ touch: UITouch) {
    touch.lastPlace = touch.place
    touch.place = value.location
    touch.phase = phase
    touch.timestamp = value.time.timeIntervalSinceReferenceDate
  }
  private func event(_ touch: UITouch) -> UIEvent {
    let event = UIEvent()
    event.allTouches = [touch]
    event.timestamp = touch.timestamp
    return event
  }
}
