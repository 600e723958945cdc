import Foundation

/// Says which click of a series a press is: 1, 2 for a double click, 3, … Used where each press already acts,
/// as selecting a place, a word, a line does.
package struct ClickCounter: Sendable, Equatable {
  /// Seconds from press to press.
  package static let interval = 0.5
  /// How far apart, in points, presses of one series may be.
  package static let distance: CGFloat = 5

  private var number = 0
  private var place = CGPoint.zero
  private var time = -Double.infinity
  private var button = PointerEvent.Button.primary

  package init() {}

  package mutating func press(at place: CGPoint, time: Double, button: PointerEvent.Button = .primary) -> Int
  {
    let goesOn =
      button == self.button && time - self.time <= ClickCounter.interval
      && SashInput.distance(place, self.place) <= ClickCounter.distance
    number = goesOn ? number + 1 : 1
    (self.place, self.time, self.button) = (place, time, button)
    return number
  }
}
