import Foundation
import SashDisplay
import SashSemantics

/// What kinds of things AT-SPI knows, as far as they occur here.
///
/// - Source: `AtspiRole` of at-spi2-core
enum AssistiveRole: UInt32 {
  case alert = 2
  case checkBox = 7
  case comboBox = 11
  case dateEditor = 12
  case dialog = 16
  case frame = 23
  case image = 27
  case label = 29
  case list = 31
  case listItem = 32
  case menu = 33
  case menuItem = 35
  case pageTab = 37
  case pageTabList = 38
  case panel = 39
  case passwordText = 40
  case progressBar = 42
  case button = 43
  case radioButton = 44
  case scrollPane = 49
  case slider = 51
  case spinButton = 52
  case table = 55
  case tableCell = 56
  case tableColumnHeader = 57
  case text = 61
  case toggleButton = 62
  case toolBar = 63
  case application = 75
  case entry = 79
  case chart = 80
  case heading = 83
  case link = 88
  case tableRow = 90
  case documentWeb = 95
  case grouping = 99
  case levelBar = 103

  /// In the words of AT-SPI.
  var name: String {
    switch self {
    case .alert: "alert"
    case .checkBox: "check box"
    case .comboBox: "combo box"
    case .dateEditor: "date editor"
    case .dialog: "dialog"
    case .frame: "frame"
    case .image: "image"
    case .label: "label"
    case .list: "list"
    case .listItem: "list item"
    case .menu: "menu"
    case .menuItem: "menu item"
    case .pageTab: "page tab"
    case .pageTabList: "page tab list"
    case .panel: "panel"
    case .passwordText: "password text"
    case .progressBar: "progress bar"
    case .button: "push button"
    case .radioButton: "radio button"
    case .scrollPane: "scroll pane"
    case .slider: "slider"
    case .spinButton: "spin button"
    case .table: "table"
    case .tableCell: "table cell"
    case .tableRow: "table row"
    case .tableColumnHeader: "table column header"
    case .text: "text"
    case .toggleButton: "toggle button"
    case .toolBar: "tool bar"
    case .application: "application"
    case .entry: "entry"
    case .chart: "chart"
    case .heading: "heading"
    case .link: "link"
    case .documentWeb: "document web"
    case .grouping: "grouping"
    case .levelBar: "level bar"
    }
  }
}

extension SemanticsElement {
  var assistiveRole: AssistiveRole {
    // What is chosen among others in one control is a radio button or a tab.
    if role == .button || role == .tab, let parent {
      if parent.role == .tabBar { return .pageTab }
      if parent.role == .picker { return .radioButton }
      if parent.role == .menu { return .menuItem }
      // What is pressed to be chosen is a row before it is a button.
      if parent.role == .list, traits.contains(.row), properties.choice != nil { return .listItem }
    }
    return switch role {
    case .text: .label
    case .image: .image
    case .button, .menuButton, .colorWell, .key: .button
    case .link: .link
    case .toggle: .checkBox
    case .slider, .pageIndicator: .slider
    case .stepper, .wheel: .spinButton
    case .progress: .progressBar
    case .gauge: .levelBar
    case .field, .searchField: .entry
    case .secureField: .passwordText
    case .editor: .text
    case .picker: isContainer ? .grouping : .comboBox
    case .menuItem: .menuItem
    case .datePicker: isContainer ? .grouping : .dateEditor
    case .list: .list
    case .row: isTableRow ? .tableRow : .listItem
    case .table: .table
    case .cell: isCell ? .tableCell : .grouping
    case .column: .tableColumnHeader
    case .scrollArea: .scrollPane
    case .tab: .pageTab
    case .tabBar: .pageTabList
    case .navigationBar, .toolbar: .toolBar
    case .heading: .heading
    case .group: label.isEmpty ? .panel : .grouping
    case .alert: .alert
    case .sheet: .dialog
    case .menu: .menu
    case .disclosure: .toggleButton
    case .window: .panel
    case .map: .panel
    case .chart: .chart
    case .webPage: .documentWeb
    case .other: actions.contains { $0.kind == .activate } ? .button : isContainer ? .panel : .label
    }
  }
}
