import SashAutomation

/// How what a program says of its elements becomes what XCTest finds on iOS.
extension ElementNode {
  /// The whole of what a program shows.
  static func application(_ screen: AutomationScreen) -> ElementNode {
    let windows = screen.windows.map { ElementNode($0, type: .window, nodes: nodes($0)) }
    var source =
      screen.windows.last
      ?? AutomationElement(
        id: 0, role: "application", frame: [0, 0, 0, 0], visible: [], point: AutomationPoint(0, 0))
    source.role = "application"
    source.children = []
    let all = ElementNode(source, type: .application, label: screen.name, identifier: "", nodes: windows)
    all.settle()
    return all
  }

  private static func nodes(_ element: AutomationElement, inMenu: Bool = false) -> [ElementNode] {
    element.children.map { node($0, inList: element.role == "list", in: element) }
  }

  private static func node(_ element: AutomationElement, inList: Bool, in parent: AutomationElement)
    -> ElementNode
  {
    guard element.isRow else { return plain(element, in: parent) }
    // - Source: rows of lists are cells, which hold the control that the row is, or what is in it.
    if element.isContainer { return ElementNode(element, type: .cell, nodes: nodes(element)) }
    var cell = element
    cell.identifier = ""
    return ElementNode(cell, type: .cell, nodes: [plain(element, in: parent)])
  }

  private static func plain(_ element: AutomationElement, in parent: AutomationElement) -> ElementNode {
    let type = type(of: element, in: parent)
    var nodes = nodes(element)
    if type == .stepper { nodes = halves(of: element) }
    if type == .navigationBar, element.identifier.isEmpty, let title = title(in: element) {
      return ElementNode(element, type: type, identifier: title, nodes: nodes)
    }
    return ElementNode(element, type: type, nodes: nodes)
  }

  private static func title(in bar: AutomationElement) -> String? {
    bar.children.first { $0.role == "heading" || $0.role == "text" }?.label
  }

  /// - Source: the elements of iOS's controls, as Xcode's recorder and `debugDescription` show them.
  private static func type(of element: AutomationElement, in parent: AutomationElement)
    -> XCUIElement.ElementType
  {
    switch element.role {
    case "text", "heading": .staticText
    case "image": .image
    case "button", "tab", "menuItem", "menuButton", "disclosure": .button
    case "link": .link
    case "toggle": .switch
    case "slider": .slider
    case "stepper": .stepper
    case "progress": element.value == nil ? .activityIndicator : .progressIndicator
    case "gauge": .progressIndicator
    case "field": .textField
    case "secureField": .secureTextField
    case "searchField": .searchField
    case "editor": .textView
    case "picker": element.isContainer ? .segmentedControl : .button
    case "datePicker": .datePicker
    case "colorWell": .colorWell
    case "list": .collectionView
    case "row": .cell
    case "table": .table
    // - Source: on iOS a header is a button where it sorts, and a text elsewhere; cells of rows are what they show.
    case "column": element.actions.contains("activate") ? .button : .staticText
    case "cell": element.isContainer ? .other : .staticText
    case "scrollArea": .scrollView
    case "tabBar": .tabBar
    case "navigationBar": .navigationBar
    case "toolbar": .toolbar
    case "alert": .alert
    case "sheet": .sheet
    case "menu": .menu
    case "window": .window
    case "map": .map
    case "webPage": .webView
    case "key": .key
    case "wheel": .pickerWheel
    case "pageIndicator": .pageIndicator
    default: .other
    }
  }

  /// - Source: a stepper of iOS holds two buttons, `Decrement` and `Increment`.
  private static func halves(of stepper: AutomationElement) -> [ElementNode] {
    ["Decrement", "Increment"].enumerated().map { index, name in
      var half = stepper
      half.children = []
      half.value = nil
      half.actions = [name.lowercased()]
      // The two halves stand at the trailing edge, 94 points wide.
      let width = min(47, stepper.frame[2] / 2)
      let x = stepper.frame[0] + stepper.frame[2] - width * Double(2 - index)
      half.frame = [x, stepper.frame[1], width, stepper.frame[3]]
      half.point = AutomationPoint(x + width / 2, stepper.frame[1] + stepper.frame[3] / 2)
      let label = stepper.label.isEmpty ? name : "\(stepper.label), \(name)"
      return ElementNode(half, type: .button, label: label, identifier: name)
    }
  }
}
