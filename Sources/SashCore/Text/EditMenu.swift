import Foundation

/// What can be done with a selection, as a menu.
package struct EditMenu {
  package struct Item {
    package let title: LocalizedStringKey
    package let isEnabled: Bool
    /// Whether a line stands above it.
    package let beginsGroup: Bool
    package let perform: () -> Void
  }
  package private(set) var items: [Item] = []
  package init() {}

  package mutating func add(
    _ title: LocalizedStringKey, if isEnabled: Bool = true, beginsGroup: Bool = false,
    _ perform: @escaping () -> Void
  ) {
    items.append(Item(title: title, isEnabled: isEnabled, beginsGroup: beginsGroup, perform: perform))
  }

  /// Where it is shown, and so how it looks. In points of the window.
  package enum Place {
    /// As rows beside a mouse.
    case pointer(CGPoint)
    /// As a bar over what fingers have selected, which is asked for in a rule; null while that is out of sight, nil once it
    /// has gone.
    case selection(() -> CGRect?)
  }
}

/// A menu about a selection that has been shown.
package final class ShownEditMenu {
  /// Puts it away; nil once it goes.
  package var dismiss: (() -> Void)?
  package init() {}
  package var isUp: Bool { dismiss != nil }
}
