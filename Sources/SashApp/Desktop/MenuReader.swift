import SashControls
import SashDesktop
import SashSemantics

/// Reads the items of a menu that the desktop shows out of the elements of an `ExportedMenu`, and does what a person chooses.
@MainActor final class MenuReader {
  /// What an item is known by from one reading to the next.
  enum Naming {
    /// Its view: an item that moves stays what it is.
    case views
    /// Its place among the others: views that are made anew make the same items.
    case places
  }
  private let naming: Naming
  private var ids: [String: Int32] = [:]
  private var choices: [Int32: SemanticsElement] = [:]

  init(naming: Naming) { self.naming = naming }

  func read(_ elements: [SemanticsElement]) -> [MenuEntry] {
    choices = [:]
    return entries(in: elements, at: "")
  }
  /// Does what an item is for; false if there is no such item.
  func choose(_ id: Int32) -> Bool {
    guard let element = choices[id] else { return false }
    element.perform(.activate)
    return true
  }

  private func id(of element: SemanticsElement, at place: String) -> Int32 {
    let name =
      switch naming {
      case .views: "\(element.id)"
      case .places: place
      }
    if let id = ids[name] { return id }
    let id = Int32(ids.count + 1)
    ids[name] = id
    return id
  }

  private func entries(in elements: [SemanticsElement], at place: String) -> [MenuEntry] {
    var list: [MenuEntry] = []
    for (index, element) in elements.enumerated() {
      let place = "\(place)/\(index)"
      let details = element.properties.details
      switch details[ExportedPart.name].flatMap(ExportedPart.init(rawValue:)) {
      case .row?:
        let isDivider = element.children.isEmpty && element.frame.height == ExportedPart.dividerHeight
        list +=
          isDivider ? [.separator(id: id(of: element, at: place))] : entries(in: element.children, at: place)
      case .line?: list.append(.separator(id: id(of: element, at: place)))
      case .title?: break
      case .submenu?:
        let title = element.children.first {
          $0.properties.details[ExportedPart.name] == ExportedPart.title.rawValue
        }
        var entry = MenuEntry(id: id(of: element, at: place), title: title?.label ?? "")
        entry.isEnabled = title?.isEnabled ?? true
        entry.children = entries(in: element.children, at: place)
        list.append(entry)
      case let part:
        if element.isContainer {
          list += entries(in: element.children, at: place)
          continue
        }
        var entry = MenuEntry(id: id(of: element, at: place), title: element.label)
        let isOn = element.traits.contains(.selected)
        entry.mark = part == .check ? .check(isOn: isOn) : part == .radio ? .radio(isOn: isOn) : nil
        entry.shortcut = details[ExportedPart.shortcut]
        let acts = element.actions.contains { $0.kind == .activate }
        entry.isEnabled = acts && element.isEnabled
        if acts { choices[entry.id] = element }
        if !entry.title.isEmpty { list.append(entry) }
      }
    }
    return list.withoutIdleSeparators
  }
}

extension [MenuEntry] {
  /// Without separators that have nothing before or behind them.
  fileprivate var withoutIdleSeparators: [MenuEntry] {
    var list: [MenuEntry] = []
    for entry in self where !(entry.isSeparator && list.last?.isSeparator ?? true) { list.append(entry) }
    if list.last?.isSeparator == true { list.removeLast() }
    return list
  }
}
