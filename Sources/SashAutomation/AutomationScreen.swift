import Foundation

/// What a program shows at one time.
package struct AutomationScreen: Codable, Sendable {
  package var name: String
  package var isForeground: Bool
  /// The windows, the one in front last.
  package var windows: [AutomationElement]
  /// Whether typed text goes anywhere.
  package var takesText: Bool
  package init(name: String, isForeground: Bool, windows: [AutomationElement], takesText: Bool) {
    (self.name, self.isForeground, self.windows, self.takesText) = (name, isForeground, windows, takesText)
  }
}

/// An element of a program's windows, as tests see it.
package struct AutomationElement: Codable, Sendable {
  /// The same as long as the element is shown.
  package var id: UInt64
  /// The name of what kind of thing it is, as the tree of semantics names it; `window` for a window.
  package var role: String
  package var label = ""
  package var identifier = ""
  package var value: String?
  /// What a field says while it is empty.
  package var placeholder: String?
  package var isEnabled = true
  package var isSelected = false
  package var hasFocus = false
  package var isContainer = false
  /// Whether it is a row of a list.
  package var isRow = false
  /// x, y, width, height in points of the screen.
  package var frame: [Double]
  /// The part of the frame that can be seen; empty if there is none.
  package var visible: [Double]
  /// Where it is pressed.
  package var point: AutomationPoint
  /// Least, most and step, of what can be set by steps; and where it stands.
  package var range: [Double]?
  package var actions: [String] = []
  package var children: [AutomationElement] = []
  package init(id: UInt64, role: String, frame: [Double], visible: [Double], point: AutomationPoint) {
    (self.id, self.role, self.frame, self.visible, self.point) = (id, role, frame, visible, point)
  }
}
