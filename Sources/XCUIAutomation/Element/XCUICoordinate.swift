import CoreGraphics
import Foundation
import SashAutomation

extension XCUIElement {
  /// A place in it: `0, 0` is the upper left, `1, 1` the lower right.
  public func coordinate(withNormalizedOffset offset: CGVector) -> XCUICoordinate {
    XCUICoordinate(self, offset, CGVector(dx: 0, dy: 0))
  }
}

/// A place of the screen that follows an element.
@MainActor @preconcurrency open class XCUICoordinate: NSObject {
  public let referencedElement: XCUIElement
  private let share: CGVector
  private let distance: CGVector

  init(_ element: XCUIElement, _ share: CGVector, _ distance: CGVector) {
    (referencedElement, self.share, self.distance) = (element, share, distance)
  }

  /// In points of the screen, now.
  open var screenPoint: CGPoint {
    let frame = referencedElement.frame
    return CGPoint(
      x: frame.minX + frame.width * share.dx + distance.dx,
      y: frame.minY + frame.height * share.dy + distance.dy)
  }
  /// The place that lies some points further.
  open func withOffset(_ offset: CGVector) -> XCUICoordinate {
    XCUICoordinate(
      referencedElement, share, CGVector(dx: distance.dx + offset.dx, dy: distance.dy + offset.dy))
  }
  private var point: AutomationPoint { AutomationPoint(Double(screenPoint.x), Double(screenPoint.y)) }
  private var application: XCUIApplication { referencedElement.application }

  open func tap() { application.act(Touches.taps(at: [point], count: 1)) }
  open func doubleTap() { application.act(Touches.taps(at: [point], count: 2)) }
  open func press(forDuration duration: TimeInterval) { application.act(Touches.press(point, duration)) }
  open func press(forDuration duration: TimeInterval, thenDragTo other: XCUICoordinate) {
    press(forDuration: duration, thenDragTo: other, withVelocity: .default, thenHoldForDuration: 0)
  }
  open func press(
    forDuration duration: TimeInterval, thenDragTo other: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration hold: TimeInterval
  ) { application.act(Touches.drag(point, to: other.point, after: duration, velocity, hold: hold)) }
  open func hover() { application.act([.hover(point), .wait(0.1)]) }
  open func click() { application.act(Touches.clicks(at: point, count: 1, .primary)) }
  open func doubleClick() { application.act(Touches.clicks(at: point, count: 2, .primary)) }
  open func rightClick() { application.act(Touches.clicks(at: point, count: 1, .secondary)) }
  open func scroll(byDeltaX x: CGFloat, deltaY y: CGFloat) {
    application.act([.scroll(point, x: Double(x), y: Double(y))])
  }
}
