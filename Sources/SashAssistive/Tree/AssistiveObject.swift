import Foundation
import SashSemantics

/// What other programs can ask something of.
@MainActor enum AssistiveObject {
  case application
  case window(AssistiveWindow)
  case element(SemanticsElement, UInt64, AssistiveWindow)
}

/// Where objects are on the bus.
enum AssistivePath {
  static let top = "/org/a11y/atspi"
  static let root = "/org/a11y/atspi/accessible/root"
  static let null = "/org/a11y/atspi/null"
  static let cache = "/org/a11y/atspi/cache"
  private static let accessible = "/org/a11y/atspi/accessible/"

  static func window(_ number: Int) -> String { accessible + "w\(number)" }
  static func element(_ key: UInt64, in window: Int) -> String { accessible + "w\(window)_\(key)" }
  /// The window that a path is in, and the element; nil for other paths.
  static func parse(_ path: String) -> (window: Int, key: UInt64?)? {
    guard path.hasPrefix(accessible + "w") else { return nil }
    let parts = path.dropFirst(accessible.count + 1).split(separator: "_", omittingEmptySubsequences: false)
    guard let window = parts.first.flatMap({ Int($0) }), parts.count <= 2 else { return nil }
    if parts.count == 1 { return (window, nil) }
    return UInt64(parts[1]).map { (window, $0) }
  }
}

enum AssistiveInterface: String, CaseIterable {
  case accessible = "org.a11y.atspi.Accessible"
  case application = "org.a11y.atspi.Application"
  case component = "org.a11y.atspi.Component"
  case action = "org.a11y.atspi.Action"
  case value = "org.a11y.atspi.Value"
  case text = "org.a11y.atspi.Text"
  case editableText = "org.a11y.atspi.EditableText"
  case selection = "org.a11y.atspi.Selection"
  case collection = "org.a11y.atspi.Collection"
  case table = "org.a11y.atspi.Table"
  case tableCell = "org.a11y.atspi.TableCell"
}

extension AssistiveObject {
  var interfaces: [AssistiveInterface] {
    switch self {
    case .application: return [.accessible, .application, .collection]
    case .window: return [.accessible, .component, .collection]
    case .element(let element, _, _):
      var list: [AssistiveInterface] = [.accessible, .component, .collection]
      if !element.assistiveActions.isEmpty { list.append(.action) }
      if element.hasNumber { list.append(.value) }
      if element.properties.text != nil {
        list.append(.text)
        if element.isEnabled { list.append(.editableText) }
      }
      if element.hasSelection { list.append(.selection) }
      if element.role == .table, element.isContainer { list.append(.table) }
      if element.isCell { list.append(.tableCell) }
      return list
    }
  }
  var role: AssistiveRole {
    switch self {
    case .application: .application
    case .window: .frame
    case .element(let element, _, _): element.assistiveRole
    }
  }
  var states: AssistiveStates {
    switch self {
    case .application: [.enabled, .sensitive, .visible, .showing]
    case .window(let window): window.states
    case .element(let element, let key, let window):
      window.focusedKey == key
        ? element.assistiveStates.union([.focused, .focusable]) : element.assistiveStates
    }
  }
  var name: String {
    switch self {
    case .application: ProcessInfo.processInfo.processName
    case .window(let window): window.title
    case .element(let element, _, _): element.assistiveName
    }
  }
  var path: String {
    switch self {
    case .application: AssistivePath.root
    case .window(let window): AssistivePath.window(window.number)
    case .element(_, let key, let window): AssistivePath.element(key, in: window.number)
    }
  }
}
