import Foundation

/// What a test asks of the program that it drives. Places are in points of the screen, on which windows lie.
package enum AutomationRequest: Codable, Sendable {
  /// What is shown, once nothing moves any more.
  case look
  /// What people do, one after another; answered with what is shown then.
  case act([AutomationInput])
  /// An action of an element, without a finger.
  case perform(element: UInt64, AutomationAction)
  /// The picture of a window, as PNG; nil for the one in front.
  case picture(window: UInt64?)
  case open(URL)
  /// Leaves the program, as the home button of a phone does, or comes back to it.
  case setForeground(Bool)
  case setDark(Bool)
  /// The size of the window in front, in points.
  case resize(width: Double, height: Double)
  case setPasteboard(String?)
}

/// One thing that a person does.
package enum AutomationInput: Codable, Sendable {
  package enum Phase: String, Codable, Sendable { case began, moved, ended }
  package enum Button: String, Codable, Sendable { case primary, secondary }
  /// Whatever moves and waits goes on for some seconds.
  case wait(Double)
  case touch(Phase, finger: Int, AutomationPoint)
  case mouse(Phase, Button, AutomationPoint)
  case hover(AutomationPoint)
  /// A turn of a wheel: how far content moves, in points.
  case scroll(AutomationPoint, x: Double, y: Double)
  case text(String)
  /// A key by name (`return`, `delete`, `a`), with names of keys that are held meanwhile.
  case key(String, held: [String])
}

package struct AutomationPoint: Codable, Sendable, Equatable {
  package var x: Double
  package var y: Double
  package init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
}

package enum AutomationAction: Codable, Sendable, Equatable {
  case activate, increment, decrement, escape
  /// Brings it to where it can be seen.
  case reveal
  case named(String)
}

package enum AutomationReply: Codable, Sendable {
  case shown(AutomationScreen)
  case picture(Data)
  /// Why it could not be done.
  case failed(String)
}
