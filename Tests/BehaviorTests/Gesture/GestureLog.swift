import Sash
import SwiftUI

/// What gestures have told, oldest first.
@MainActor final class GestureLog {
  private(set) var lines: [String] = []
  func callAsFunction(_ line: String) { lines.append(line) }
  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

extension TestHost {
  /// Puts a finger down, leads it through places and lifts it at the last.
  func swipe(from start: CGPoint, through points: CGPoint...) {
    press(at: start)
    for point in points { drag(to: point) }
    release(at: points.last ?? start)
  }
}

let gestureWindow = CGSize(width: 300, height: 200)
let gestureMiddle = CGPoint(x: 150, y: 100)

extension CGPoint {
  func moved(_ x: CGFloat, _ y: CGFloat = 0) -> CGPoint { CGPoint(x: self.x + x, y: self.y + y) }
}
