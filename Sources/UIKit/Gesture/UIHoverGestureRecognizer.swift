import Foundation
import SashCore

/// Follows a pointer over its view, without a button being pressed: it begins when the pointer comes, changes with each move and
/// ends when it has left.
///
/// - Missing: pens that tell how they are held and how far they are from the screen.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
  }
  /// How far the pointer is from the screen, from 0 to 1.
  open var zOffset: CGFloat { 0 }
  /// In radians; 0 where it is not known.
  open var altitudeAngle: CGFloat { 0 }
  open var rollAngle: CGFloat { 0 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// The pointer is at a place of the view; nil has left it.
  fileprivate func moved(to place: CGPoint?) {
    let isOver = state == .began || state == .changed
    guard let place else {
      if isOver { pointerMoved(to: self.place, .ended) }
      return
    }
    guard isEnabled else { return }
    let inside = CGPoint(x: place.x + (view?.bounds.minX ?? 0), y: place.y + (view?.bounds.minY ?? 0))
    pointerMoved(to: inside, isOver ? .changed : .began)
  }
}

/// Tells recognizers of pointers over their view.
struct UIViewHover: ViewModifier {
  let recognizers: [UIHoverGestureRecognizer]
  func body(content: Content) -> some View {
    if recognizers.isEmpty {
      content
    } else {
      content.contentShape(Rectangle()).onContinuousHover { [recognizers] phase in
        for recognizer in recognizers {
          switch phase {
          case .active(let place): recognizer.moved(to: place)
          case .ended: recognizer.moved(to: nil)
          }
        }
      }
    }
  }
}
