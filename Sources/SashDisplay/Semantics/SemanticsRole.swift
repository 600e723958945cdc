/// What kind of thing an element of the semantics tree is.
package enum SemanticsRole: String, Sendable, CaseIterable {
  case text, image, button, link, toggle, slider, stepper, progress, gauge
  case field, secureField, searchField, editor
  case picker, menuButton, menuItem, datePicker, colorWell
  case wheel, pageIndicator
  case list, row, table, column, cell, scrollArea, tab, tabBar, navigationBar, toolbar
  case heading, group, alert, sheet, menu, disclosure, window, map, chart, webPage, key
  /// A thing that says nothing of its kind.
  case other
}

/// Marks of an element that hold beside its role; the bits are those of SwiftUI's `AccessibilityTraits`.
package struct SemanticsTraits: OptionSet, Sendable, Hashable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
  package static let button = SemanticsTraits(rawValue: 1 << 0)
  package static let header = SemanticsTraits(rawValue: 1 << 1)
  package static let selected = SemanticsTraits(rawValue: 1 << 2)
  package static let link = SemanticsTraits(rawValue: 1 << 3)
  package static let searchField = SemanticsTraits(rawValue: 1 << 4)
  package static let image = SemanticsTraits(rawValue: 1 << 5)
  package static let playsSound = SemanticsTraits(rawValue: 1 << 6)
  package static let keyboardKey = SemanticsTraits(rawValue: 1 << 7)
  package static let staticText = SemanticsTraits(rawValue: 1 << 8)
  package static let summary = SemanticsTraits(rawValue: 1 << 9)
  package static let updatesFrequently = SemanticsTraits(rawValue: 1 << 10)
  package static let startsMedia = SemanticsTraits(rawValue: 1 << 11)
  package static let directInteraction = SemanticsTraits(rawValue: 1 << 12)
  package static let pageTurn = SemanticsTraits(rawValue: 1 << 13)
  package static let modal = SemanticsTraits(rawValue: 1 << 14)
  package static let toggle = SemanticsTraits(rawValue: 1 << 15)
  package static let tabBar = SemanticsTraits(rawValue: 1 << 16)
  /// A row of a list; none of SwiftUI's.
  package static let row = SemanticsTraits(rawValue: 1 << 24)
}
