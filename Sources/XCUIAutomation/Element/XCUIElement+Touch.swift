import Foundation
import SashAutomation

/// What a finger does with an element. Each waits until the program has come to rest, before and after; an element out of sight
/// is scrolled to first. What cannot be done is an error of the test, at the line that asks for it.
extension XCUIElement {
  public func tap(file: StaticString = #filePath, line: UInt = #line) {
    touch("tap", file, line) { Touches.taps(at: [$0], count: 1) }
  }
  public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
    touch("double tap", file, line) { Touches.taps(at: [$0], count: 2) }
  }
  public func twoFingerTap(file: StaticString = #filePath, line: UInt = #line) {
    tap(withNumberOfTaps: 1, numberOfTouches: 2, file: file, line: line)
  }
  public func tap(
    withNumberOfTaps taps: Int, numberOfTouches touches: Int, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    touch("tap", file, line) { point in
      let places = (0..<max(1, touches)).map {
        AutomationPoint(point.x + Double($0) * 20 - Double(touches - 1) * 10, point.y)
      }
      return Touches.taps(at: places, count: taps)
    }
  }
  /// Holds a finger on it for seconds.
  public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
    touch("press", file, line) { Touches.press($0, duration) }
  }
  /// Holds a finger on it and then drags it to the middle of another element.
  public func press(
    forDuration duration: TimeInterval, thenDragTo other: XCUIElement, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    press(
      forDuration: duration, thenDragTo: other, withVelocity: .default, thenHoldForDuration: 0, file: file,
      line: line)
  }
  public func press(
    forDuration duration: TimeInterval, thenDragTo other: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration hold: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let target = other.found("drag to", file, line)?.source.point else { return }
    touch("press and drag", file, line) {
      Touches.drag($0, to: target, after: duration, velocity, hold: hold)
    }
  }

  public func swipeUp(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) { swipe(0, -1, velocity, file, line) }
  public func swipeDown(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) { swipe(0, 1, velocity, file, line) }
  public func swipeLeft(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) { swipe(-1, 0, velocity, file, line) }
  public func swipeRight(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) { swipe(1, 0, velocity, file, line) }

  private func swipe(
    _ x: Double, _ y: Double, _ velocity: XCUIGestureVelocity, _ file: StaticString, _ line: UInt
  ) {
    guard let node = reachable("swipe", file, line) else { return }
    let frame = node.visibleFrame
    let (middleX, middleY) = (Double(frame.midX), Double(frame.midY))
    // Across, not so far that a row of a list does at once what a full swipe does.
    let (halfX, halfY) = (Double(frame.width) * 0.2 * x, Double(frame.height) * 0.3 * y)
    application.act(
      Touches.drag(
        AutomationPoint(middleX - halfX, middleY - halfY),
        to: AutomationPoint(middleX + halfX, middleY + halfY), after: 0, velocity, hold: 0))
  }

  /// Moves two fingers apart (`scale` above 1) or together.
  public func pinch(
    withScale scale: CGFloat, velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let node = reachable("pinch", file, line), scale > 0 else { return }
    let room = Double(min(node.visibleFrame.width, node.visibleFrame.height)) * 0.8
    let (from, to) = scale > 1 ? (room / Double(scale), room) : (room, room * Double(scale))
    twist(
      around: node, distances: (from, to), angle: 0,
      seconds: abs(Double((scale - 1) / max(abs(velocity), 0.1))))
  }
  /// Turns two fingers by radians, clockwise where they are above 0.
  public func rotate(
    _ rotation: CGFloat, withVelocity velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let node = reachable("rotate", file, line) else { return }
    let room = Double(min(node.visibleFrame.width, node.visibleFrame.height)) * 0.6
    twist(
      around: node, distances: (room, room), angle: Double(rotation),
      seconds: abs(Double(rotation / max(abs(velocity), 0.1))))
  }
  private func twist(
    around node: ElementNode, distances: (Double, Double), angle: Double, seconds: Double
  ) {
    let (x, y) = (Double(node.visibleFrame.midX), Double(node.visibleFrame.midY))
    let steps = min(max(Int(seconds * 60), 6), 120)
    var inputs: [AutomationInput] = []
    for step in 0...steps {
      let share = Double(step) / Double(steps)
      let (distance, turn) = (distances.0 + (distances.1 - distances.0) * share, angle * share)
      let (dx, dy) = (cos(turn) * distance / 2, sin(turn) * distance / 2)
      let phase: AutomationInput.Phase = step == 0 ? .began : .moved
      inputs.append(.touch(phase, finger: 1, AutomationPoint(x - dx, y - dy)))
      inputs.append(.touch(phase, finger: 2, AutomationPoint(x + dx, y + dy)))
      inputs.append(.wait(1 / 60))
      if step == steps {
        inputs.append(.touch(.ended, finger: 1, AutomationPoint(x - dx, y - dy)))
        inputs.append(.touch(.ended, finger: 2, AutomationPoint(x + dx, y + dy)))
      }
    }
    application.act(inputs)
  }

  // MARK: Mouse

  public func click(file: StaticString = #filePath, line: UInt = #line) {
    touch("click", file, line) { Touches.clicks(at: $0, count: 1, .primary) }
  }
  public func doubleClick(file: StaticString = #filePath, line: UInt = #line) {
    touch("double click", file, line) { Touches.clicks(at: $0, count: 2, .primary) }
  }
  public func rightClick(file: StaticString = #filePath, line: UInt = #line) {
    touch("right click", file, line) { Touches.clicks(at: $0, count: 1, .secondary) }
  }
  /// Puts the pointer over it.
  public func hover(file: StaticString = #filePath, line: UInt = #line) {
    touch("hover over", file, line) { [.hover($0), .wait(0.1)] }
  }
  /// Turns a wheel over it: content moves by points.
  public func scroll(
    byDeltaX x: CGFloat, deltaY y: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    touch("scroll", file, line) { [.scroll($0, x: Double(x), y: Double(y))] }
  }

  // MARK: Finding the place

  private func touch(
    _ purpose: String, _ file: StaticString, _ line: UInt, _ inputs: (AutomationPoint) -> [AutomationInput]
  ) {
    guard let node = reachable(purpose, file, line) else { return }
    application.act(inputs(node.source.point), file, line)
  }

  /// The element where a finger can reach it; says in the test that none can.
  func reachable(_ purpose: String, _ file: StaticString, _ line: UInt) -> ElementNode? {
    if !exists { Interruptions.handle(in: application) }
    guard let node = found("\(purpose) \(words)", file, line) else { return nil }
    guard node.visibleFrame.isNull, node.elementType != .application else { return node }
    application.send(.perform(element: node.source.id, .reveal))
    if let now = try? find(), !now.visibleFrame.isNull { return now }
    application.fail(
      "Failed to \(purpose) \(words): Not hittable, nothing of it can be seen: \(node.line)", file, line)
    return nil
  }
}

/// How fast a finger moves.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  /// Points a second.
  public var rawValue: CGFloat
  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  public init(_ value: CGFloat) { rawValue = value }
  public init(integerLiteral value: Int) { rawValue = CGFloat(value) }
  public init(floatLiteral value: Double) { rawValue = CGFloat(value) }
  public static let `default` = XCUIGestureVelocity(1000)
  public static let slow = XCUIGestureVelocity(500)
  public static let fast = XCUIGestureVelocity(2000)
}
