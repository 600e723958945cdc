import Foundation
import SashDisplay
import SashSemantics

/// What holds of an element now.
///
/// - Source: `AtspiStateType` of at-spi2-core, whose numbers are those of the bits.
struct AssistiveStates: OptionSet, Equatable {
  var rawValue: UInt64
  init(rawValue: UInt64) { self.rawValue = rawValue }
  private init(bit: UInt64) { rawValue = 1 << bit }
  static let active = AssistiveStates(bit: 1)
  static let checked = AssistiveStates(bit: 4)
  static let collapsed = AssistiveStates(bit: 5)
  static let defunct = AssistiveStates(bit: 6)
  static let editable = AssistiveStates(bit: 7)
  static let enabled = AssistiveStates(bit: 8)
  static let expandable = AssistiveStates(bit: 9)
  static let expanded = AssistiveStates(bit: 10)
  static let focusable = AssistiveStates(bit: 11)
  static let focused = AssistiveStates(bit: 12)
  static let horizontal = AssistiveStates(bit: 14)
  static let modal = AssistiveStates(bit: 16)
  static let multiLine = AssistiveStates(bit: 17)
  static let multiselectable = AssistiveStates(bit: 18)
  static let resizable = AssistiveStates(bit: 21)
  static let selectable = AssistiveStates(bit: 22)
  static let selected = AssistiveStates(bit: 23)
  static let sensitive = AssistiveStates(bit: 24)
  static let showing = AssistiveStates(bit: 25)
  static let singleLine = AssistiveStates(bit: 26)
  static let visible = AssistiveStates(bit: 30)
  static let indeterminate = AssistiveStates(bit: 32)
  static let selectableText = AssistiveStates(bit: 38)
  static let checkable = AssistiveStates(bit: 41)
  static let hasPopup = AssistiveStates(bit: 42)
  static let readOnly = AssistiveStates(bit: 43)

  /// Those that are told of when they change, by the names that events have.
  static let told: [(AssistiveStates, String)] = [
    (.checked, "checked"), (.collapsed, "collapsed"), (.editable, "editable"), (.enabled, "enabled"),
    (.expandable, "expandable"), (.expanded, "expanded"), (.focusable, "focusable"), (.modal, "modal"),
    (.selectable, "selectable"), (.selected, "selected"), (.sensitive, "sensitive"), (.showing, "showing"),
    (.indeterminate, "indeterminate"), (.hasPopup, "has-popup"), (.readOnly, "read-only"),
  ]

  var words: [UInt32] { [UInt32(truncatingIfNeeded: rawValue), UInt32(truncatingIfNeeded: rawValue >> 32)] }
}

extension SemanticsElement {
  /// All but whether keys go to it, which the window knows.
  var assistiveStates: AssistiveStates { assistiveStates(properties) }
  func assistiveStates(_ properties: SemanticsProperties) -> AssistiveStates {
    let isEnabled = properties.isEnabled ?? true
    var states: AssistiveStates = [.visible]
    if isEnabled { states.formUnion([.enabled, .sensitive]) }
    let seen = visibleFrame
    if !seen.isNull, !seen.isEmpty { states.insert(.showing) }
    if properties.isFocused != nil || !isContainer && (properties.text != nil || !actions.isEmpty) {
      states.insert(.focusable)
    }
    if traits.contains(.modal) { states.insert(.modal) }
    let assistive = assistiveRole
    if traits.contains(.selected) { states.formUnion([.selected, .selectable]) }
    if [.pageTab, .radioButton, .listItem].contains(assistive) || properties.choice != nil {
      states.insert(.selectable)
    }
    switch assistive {
    case .list, .table: if childChoice?.isMultiple == true { states.insert(.multiselectable) }
    case .checkBox:
      states.insert(.checkable)
      if value == "1" { states.insert(.checked) }
    case .radioButton:
      states.insert(.checkable)
      if traits.contains(.selected) { states.insert(.checked) }
    case .toggleButton where role == .disclosure:
      states.insert(.expandable)
      states.insert(isExpanded ? .expanded : .collapsed)
    case .comboBox, .dateEditor: states.insert(.hasPopup)
    case .slider: states.insert(.horizontal)
    case .progressBar: states.insert(properties.range == nil ? .indeterminate : .readOnly)
    case .levelBar: states.insert(.readOnly)
    default: break
    }
    if role == .menuButton || role == .colorWell { states.insert(.hasPopup) }
    if properties.text != nil {
      states.formUnion([role == .editor ? .multiLine : .singleLine, .selectableText])
      if isEnabled { states.insert(.editable) } else { states.insert(.readOnly) }
    }
    return states
  }

  /// Whether what a disclosure holds is shown, by what it says.
  private var isExpanded: Bool { value == "1" || value?.lowercased() == "expanded" }
}
