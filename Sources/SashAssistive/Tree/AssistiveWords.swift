import Foundation
import SashDisplay
import SashSemantics

extension SemanticsElement {
  var assistiveName: String { label }

  /// What is said after the name and the kind: the value, where nothing else of AT-SPI carries it, what is important, and
  /// the hint.
  var assistiveDescription: String {
    let properties = properties
    var words: [String] = []
    if properties.text == nil, properties.range == nil, role != .toggle, role != .disclosure,
      let value = properties.value
    {
      words.append(value)
    }
    for content in properties.content where content.isImportant {
      words.append(content.label.isEmpty ? content.value : "\(content.label): \(content.value)")
    }
    if let hint = properties.hint { words.append(hint) }
    return words.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// What else is said by name.
  var assistiveAttributes: [(String, String)] {
    let properties = properties
    var words: [(String, String)] = [("toolkit", "Sash")]
    if !identifier.isEmpty { words.append(("id", identifier)) }
    if let level = properties.headingLevel, level > 0 { words.append(("level", "\(level)")) }
    if let place = properties.place {
      words.append(("posinset", "\(place.index + 1)"))
      words.append(("setsize", "\(place.count)"))
    }
    if role == .toggle { words.append(("xml-roles", "switch")) }
    if role == .searchField { words.append(("xml-roles", "searchbox")) }
    if let text = properties.text {
      words.append(("text-input-type", role == .secureField ? "password" : "text"))
    }
    if let prompt = properties.placeholder, !prompt.isEmpty { words.append(("placeholder-text", prompt)) }
    for content in properties.content { words.append((content.label, content.value)) }
    for (key, value) in properties.details.sorted(by: { $0.key < $1.key }) { words.append((key, value)) }
    var seen = Set<String>()
    return words.filter { seen.insert($0.0).inserted }
  }

  /// What it does, the press first: a word that stays the same, and one for people.
  var assistiveActions: [(kind: SemanticsAction.Kind, name: String, title: String)] {
    var list = actions.map { ($0.kind, $0.kind.assistiveName, $0.kind.assistiveTitle) }
    if let press = list.firstIndex(where: { $0.0 == .activate }) {
      list.insert(list.remove(at: press), at: 0)
    } else if !isContainer, properties.range == nil || !actions.isEmpty,
      properties.respondsToInteraction != false
    {
      // As for VoiceOver, a press on what says nothing of presses is a tap.
      list.insert(
        (
          .activate, SemanticsAction.Kind.activate.assistiveName, SemanticsAction.Kind.activate.assistiveTitle
        ), at: 0)
    }
    return list
  }

  /// A number that can be told, and perhaps set.
  var hasNumber: Bool { properties.range != nil }
  /// Whether one of several things in it is chosen.
  var hasSelection: Bool {
    guard isContainer else { return false }
    switch role {
    case .tabBar, .picker, .list, .table: return true
    default: return false
    }
  }
}

extension SemanticsAction.Kind {
  var assistiveName: String {
    switch self {
    case .activate: "click"
    case .escape: "escape"
    case .magicTap: "magic-tap"
    case .delete: "delete"
    case .showMenu: "show-menu"
    case .increment: "increment"
    case .decrement: "decrement"
    case .scroll(.top): "scroll-up"
    case .scroll(.bottom): "scroll-down"
    case .scroll(.leading): "scroll-backward"
    case .scroll(.trailing): "scroll-forward"
    case .zoomIn: "zoom-in"
    case .zoomOut: "zoom-out"
    case .named(let name): name
    }
  }
  var assistiveTitle: String {
    switch self {
    case .activate: "Press"
    case .named(let name): name
    default: assistiveName.replacingOccurrences(of: "-", with: " ").capitalized
    }
  }
}
