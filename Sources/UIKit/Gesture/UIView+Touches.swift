import Foundation
import SashCore

extension UIView {
  /// The touch that is on the view now.
  private static var current: (touch: UITouch, view: UIView)?

  func touchMoved(_ value: DragGesture.Value) {
    if let (touch, view) = UIView.current, view === self {
      touch.lastPlace = touch.place
      touch.place = value.location
      touch.phase = .moved
      touch.timestamp = value.time.timeIntervalSinceReferenceDate
      touchesMoved([touch], with: event(touch))
      return
    }
    guard hitTest(value.startLocation, with: nil) != nil else { return }
    let touch = UITouch()
    touch.view = self
    touch.place = value.startLocation
    touch.lastPlace = touch.place
    UIView.current = (touch, self)
    touchesBegan([touch], with: event(touch))
  }

  func touchEnded(_ value: DragGesture.Value) {
    guard let (touch, view) = UIView.current, view === self else { return }
    UIView.current = nil
    touch.lastPlace = touch.place
    touch.place = value.location
    touch.phase = .ended
    touchesEnded([touch], with: event(touch))
  }

  private func event(_ touch: UITouch) -> UIEvent {
    let event = UIEvent()
    event.allTouches = [touch]
    return event
  }
}
