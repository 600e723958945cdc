import Foundation
import SashInput

/// Two fingers on a view: how far they are apart, and how the line between them lies.
struct TwoFingers {
  private var first: GestureTouch?
  private var second: GestureTouch?
  private var start: (distance: CGFloat, angle: CGFloat, middle: CGPoint)?
  /// What the last angle came to, with full turns.
  private var turned: CGFloat = 0
  private var lastAngle: CGFloat = 0
  private var speed = FingerSpeed()

  enum Change { case none, moved, lifted, cancelled }

  mutating func follow(_ touch: GestureTouch) -> Change {
    switch touch.phase {
    case .began:
      if first == nil { first = touch } else if second == nil { second = touch } else { return .none }
      begin()
      return start == nil ? .none : .moved
    case .moved:
      if touch.id == first?.id {
        first = touch
      } else if touch.id == second?.id {
        second = touch
      } else {
        return .none
      }
      guard start != nil else { return .none }
      let angle = self.angle
      turned += remainder(angle - lastAngle, 2 * .pi)
      lastAngle = angle
      speed.add(CGPoint(x: magnification, y: turned), at: touch.time)
      return .moved
    case .ended, .cancelled:
      if touch.id == first?.id {
        (first, second) = (second, nil)
      } else if touch.id == second?.id {
        second = nil
      } else {
        return .none
      }
      start = nil
      return touch.phase == .ended ? .lifted : .cancelled
    }
  }

  private mutating func begin() {
    guard let first, let second else { return }
    let (a, b) = (first.location, second.location)
    start = (
      max(distance(a, b), 1), angle, CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    )
    (turned, lastAngle) = (0, angle)
    speed = FingerSpeed()
    speed.add(CGPoint(x: 1, y: 0), at: second.time)
  }

  /// Between the fingers when the second came down, in points of the window.
  var startMiddle: CGPoint { start?.middle ?? .zero }
  /// How much farther apart they are than at the start.
  var magnification: CGFloat {
    guard let first, let second, let start else { return 1 }
    return distance(first.location, second.location) / start.distance
  }
  var rotation: Angle { .radians(turned) }
  /// Changes in a second.
  func velocity(at time: Double) -> (magnification: CGFloat, rotation: Angle) {
    let velocity = speed.velocity(at: time)
    return (velocity.width, .radians(velocity.height))
  }
  var isEmpty: Bool { first == nil }
  private var angle: CGFloat {
    guard let first, let second else { return 0 }
    return atan2(second.location.y - first.location.y, second.location.x - first.location.x)
  }
}

/// Recognises what two fingers do. With one finger or a mouse it does not begin.
///
/// - Missing: pinches and turns on a touch pad, which SDL does not tell of.
final class TwoFingerRecognizer<Value>: GestureRecognizer<Value> {
  private let hasBegun: (TwoFingers) -> Bool
  private let value: (TwoFingers, Double) -> Value
  private var fingers = TwoFingers()
  private var last: Value?

  /// - Parameters:
  ///   - hasBegun: Whether the fingers have moved far enough.
  ///   - value: Gets seconds on the host's clock as well.
  init(hasBegun: @escaping (TwoFingers) -> Bool, value: @escaping (TwoFingers, Double) -> Value) {
    self.hasBegun = hasBegun
    self.value = value
  }

  override func next(_ step: GestureStep) -> GesturePhase<Value> {
    guard let news = step.news else { return phase }
    switch fingers.follow(news) {
    case .none: return phase
    case .moved:
      guard last != nil || hasBegun(fingers) else { return .possible(nil) }
      let value = value(fingers, news.time)
      last = value
      return .active(value)
    case .lifted:
      if let last { return .ended(last) }
      return fingers.isEmpty ? .failed : .possible(nil)
    case .cancelled: return .failed
    }
  }
  override func cleared() {
    fingers = TwoFingers()
    last = nil
  }
}
