import Foundation
import SashAutomation

/// What fingers and mice do, in the steps of a screen.
enum Touches {
  private static let frame = 1.0 / 60

  static func taps(at places: [AutomationPoint], count: Int) -> [AutomationInput] {
    var inputs: [AutomationInput] = []
    for number in 0..<max(0, count) {
      if number > 0 { inputs.append(.wait(0.08)) }
      for phase in [AutomationInput.Phase.began, .ended] {
        for (finger, place) in places.enumerated() {
          inputs.append(.touch(phase, finger: finger + 1, place))
        }
        if phase == .began { inputs.append(.wait(0.05)) }
      }
    }
    return inputs
  }
  static func press(_ place: AutomationPoint, _ duration: Double) -> [AutomationInput] {
    [.touch(.began, finger: 1, place), .wait(duration), .touch(.ended, finger: 1, place)]
  }
  static func drag(
    _ start: AutomationPoint, to end: AutomationPoint, after duration: Double,
    _ velocity: XCUIGestureVelocity, hold: Double
  ) -> [AutomationInput] {
    var inputs: [AutomationInput] = [.touch(.began, finger: 1, start), .wait(max(duration, frame))]
    let way = hypot(end.x - start.x, end.y - start.y)
    let steps = min(max(Int(way / max(Double(velocity.rawValue), 1) / frame), 4), 300)
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      inputs.append(
        .touch(
          .moved, finger: 1,
          AutomationPoint(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)))
      inputs.append(.wait(frame))
    }
    if hold > 0 { inputs.append(.wait(hold)) }
    inputs.append(.touch(.ended, finger: 1, end))
    return inputs
  }
  static func clicks(at place: AutomationPoint, count: Int, _ button: AutomationInput.Button)
    -> [AutomationInput]
  {
    var inputs: [AutomationInput] = [.hover(place)]
    for number in 0..<count {
      if number > 0 { inputs.append(.wait(0.08)) }
      inputs += [.mouse(.began, button, place), .wait(0.03), .mouse(.ended, button, place)]
    }
    return inputs
  }
}
