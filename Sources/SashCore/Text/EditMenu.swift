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
}
