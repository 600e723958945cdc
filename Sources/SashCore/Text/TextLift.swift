import Foundation
import SashInput

/// What a pointer does that was pressed on selected text: it takes the text along, or has only pressed.
package final class TextLift {
  /// Where it was pressed, in points of the window and of the text's view; nil while it is elsewhere.
  package private(set) var press: (inWindow: CGPoint, local: CGPoint)?
  private var drag: (any DraggedText)?
  /// How far the pointer moves before it takes the text along, in points.
  private static let slop: CGFloat = 4

  package init() {}
  // Nobody is left to hear of the pointer.
  deinit { if let drag { DispatchQueue.main.async { MainActor.assumeIsolated { drag.cancel() } } } }

  package var isDragging: Bool { drag != nil }

  package func began(at location: CGPoint, local: CGPoint) { press = (location, local) }

  /// Takes the text along from where it was pressed.
  package func take(_ text: LiftedText, in host: ViewGraph) {
    if drag == nil { drag = LiftedText.lifter?(text, host) }
  }

  /// The pointer has moved. False if it was not pressed on selected text.
  ///
  /// - Parameter lifted: The text, once the pointer takes it along; nil for what has gone meanwhile.
  package func moved(_ event: PointerEvent, in host: ViewGraph, lifted: (CGPoint, CGPoint) -> LiftedText?)
    -> Bool
  {
    guard let press else { return false }
    let way = hypot(event.location.x - press.inWindow.x, event.location.y - press.inWindow.y)
    if drag == nil, way > Self.slop, let text = lifted(press.inWindow, press.local) { take(text, in: host) }
    MainActor.assumeIsolated { drag?.move(to: event.location) }
    return true
  }

  /// The pointer has gone up. False if it was not pressed on selected text.
  ///
  /// - Parameter pressed: Told where it was pressed, in points of the view, if it has taken nothing along.
  package func ended(_ event: PointerEvent, pressed: (CGPoint) -> Void) -> Bool {
    guard let press else { return false }
    if let drag { MainActor.assumeIsolated { drag.end(at: event.location) } } else { pressed(press.local) }
    (self.press, drag) = (nil, nil)
    return true
  }

  package func cancel() {
    if let drag { MainActor.assumeIsolated { drag.cancel() } }
    (press, drag) = (nil, nil)
  }
}
