import Foundation
import SashCore

/// Buttons over the keyboard of a tablet. Keyboards here have no such bar.
@MainActor @preconcurrency
open class UITextInputAssistantItem: NSObject {
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = [] { didSet { told(leadingBarButtonGroups) } }
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = [] { didSet { told(trailingBarButtonGroups) } }
  open var allowsHidingShortcuts = true
  private func told(_ groups: [UIBarButtonItemGroup]) {
    if !groups.isEmpty { hasNoEffect("UITextInputAssistantItem") }
  }
}
