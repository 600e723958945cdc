import Foundation

/// Which classes of controls follow fingers themselves.
@MainActor private enum FollowingClasses {
  private final class Plain: UIControl {}
  private final class Begin: UIControl {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
  }
  private final class Continue: UIControl {
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
  }
  private final class End: UIControl {
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  }
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func follow(_ type: UIControl.Type) -> Bool {
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let answer = [Begin.self, Continue.self, End.self].contains {
      MethodTables.overrides(type, as: $0, beside: Plain.self, of: UIControl.self)
    }
    known[ObjectIdentifier(type)] = answer
    return answer
  }
}

extension UIControl {
  var followsTouches: Bool { FollowingClasses.follow(type(of: self)) }

  func followBegan(_ touch: UITouch, _ event: UIEvent) {
    if followsTouches, isEnabled { followsTouch = beginTracking(touch, with: event) }
  }
  func followMoved(_ touch: UITouch, _ event: UIEvent) {
    if followsTouch { followsTouch = continueTracking(touch, with: event) }
  }
  func followEnded(_ touch: UITouch, _ event: UIEvent) {
    guard followsTouch else { return }
    followsTouch = false
    endTracking(touch, with: event)
  }
  func followCancelled(_ event: UIEvent) {
    guard followsTouch else { return }
    followsTouch = false
    cancelTracking(with: event)
  }
}
