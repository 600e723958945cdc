import Foundation
import SashInput

/// Turns fingers and wheels over a scroll view into scrolling.
///
/// A finger that goes 10 points along an axis of the scroll view takes content with it, and whatever it was pressing is
/// cancelled. One that comes down while content moves stops it, and presses nothing.
/// A mouse drags content only where nothing else would turn pages by it.
/// It takes hold of the bar that shows the place, and so does a finger that rests on it.
final class ScrollResponder: TakingResponder, StrokeResponder, HoveredResponder {
  let state: ScrollState
  private let wish: HoverWish
  /// Calls off what happens when a finger has rested on a bar.
  private var cancelHold: (() -> Void)?
  /// The finger that may yet scroll, and where it came down.
  private var watched: (pointer: Int, place: CGPoint, time: Double)?

  init(state: ScrollState) {
    self.state = state
    wish = HoverWish(state.host)
  }

  /// - Source: `delaysContentTouches` of `UIScrollView`: 150 milliseconds
  var pressDelay: Double { state.draggableAxes().isEmpty ? 0 : 0.15 }

  func watchBegan(_ event: PointerEvent, at local: CGPoint) -> Bool {
    if event.button == .primary, let axis = state.bar(at: local, isTouch: event.kind == .touch) {
      if event.kind == .mouse { return state.holdBar(axis, at: event.location) }
      waitForHold(of: axis, at: event.location)
    }
    return watchBegan(event)
  }
  /// - Source: iOS: a bar follows a finger that rests on it for a moment
  private func waitForHold(of axis: Axis, at place: CGPoint) {
    forgetHold()
    cancelHold = state.use(nil) {
      state.host.schedule(after: 0.25) { [weak self] in
        guard let self, watched != nil else { return }
        cancelHold = nil
        if state.use(false, { self.state.host.events.seize(self) }) { _ = state.holdBar(axis, at: place) }
      }
    }
  }
  private func forgetHold() {
    cancelHold?()
    cancelHold = nil
  }

  func hovered(at local: CGPoint, inWindow location: CGPoint) { state.hover(at: local) }
  func hoverLeft() { state.hover(at: nil) }

  func watchBegan(_ event: PointerEvent) -> Bool {
    if event.kind == .mouse, !state.dragsWithMouse { return false }
    if state.isFlying, !state.draggableAxes().isEmpty {
      state.beginDrag(at: event.location, time: event.time, axes: state.draggableAxes())
      return true
    }
    watched = (event.pointer, event.location, event.time)
    return false
  }

  func watchMoved(_ event: PointerEvent) -> Bool {
    guard let watched, watched.pointer == event.pointer else { return false }
    let (x, y) = (event.location.x - watched.place.x, event.location.y - watched.place.y)
    guard hypot(x, y) >= ScrollPhysics.slop else { return false }
    forgetHold()
    if state.mayDrag?() == false {
      // Should it scroll later, it goes on from here.
      self.watched = (event.pointer, event.location, event.time)
      return false
    }
    let axes = state.draggableAxes()
    let main: Axis = abs(x) > abs(y) ? .horizontal : .vertical
    guard axes.contains(Axis.Set(main)) else { return false }
    state.beginDrag(at: watched.place, time: watched.time, axes: axes)
    state.moveDrag(to: event.location, time: event.time)
    self.watched = nil
    return true
  }

  func watchEnded() {
    watched = nil
    forgetHold()
  }

  func pointerMoved(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    if state.barGrip != nil { return state.moveBar(to: event.location) }
    state.moveDrag(to: event.location, time: event.time)
  }
  func pointerEnded(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    if state.barGrip != nil { return state.letGoOfBar() }
    state.endDrag(time: event.time)
  }
  func pointerCancelled() {
    state.letGoOfBar()
    state.cancelDrag()
  }

  // MARK: Touch pads and wheels

  func room(along axis: Axis) -> ScrollRoom? { state.room(along: axis) }

  func claim(_ stroke: Stroke, inner: [any StrokeResponder]) -> StrokeClaim {
    guard let room = state.room(along: stroke.axis) else { return .none }
    if stroke.isForward ? room.after : room.before { return .within }
    return state.draggableAxes().contains(Axis.Set(stroke.axis)) ? .beyond : .none
  }
  func strokeBegan(at finger: CGPoint, time: Double) {
    state.beginDrag(at: finger, time: time, axes: state.draggableAxes())
  }
  func strokeMoved(to finger: CGPoint, time: Double) { state.moveDrag(to: finger, time: time) }
  func strokeEnded(at finger: CGPoint, time: Double, isLifted: Bool) {
    state.endDrag(time: time, isLifted: isLifted)
  }
  func turn(by delta: CGSize) -> Bool { state.turnWheel(delta) }
}
