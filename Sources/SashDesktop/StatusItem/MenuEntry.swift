import Foundation
import SashBus

/// An item of a menu that the desktop shows for this program.
package struct MenuEntry: Equatable, Sendable {
  package enum Mark: Equatable, Sendable { case check(isOn: Bool), radio(isOn: Bool) }
  /// The same for an item as long as it is there; 0 is the menu itself.
  package var id: Int32
  package var title: String
  package var isEnabled = true
  package var mark: Mark?
  package var isSeparator = false
  /// Keys that do the same, as `Control+Shift+S`.
  package var shortcut: String?
  /// What is in a menu in the menu; nil for other items.
  package var children: [MenuEntry]?
  package init(id: Int32, title: String) { (self.id, self.title) = (id, title) }
  package static func separator(id: Int32) -> MenuEntry {
    var entry = MenuEntry(id: id, title: "")
    entry.isSeparator = true
    return entry
  }
  /// A menu that is not in another one.
  package static func root(_ entries: [MenuEntry]) -> MenuEntry {
    var entry = MenuEntry(id: 0, title: "")
    entry.children = entries
    return entry
  }

  func find(_ id: Int32) -> MenuEntry? {
    if self.id == id { return self }
    for child in children ?? [] { if let found = child.find(id) { return found } }
    return nil
  }

  /// - Source: the properties of com.canonical.dbusmenu; those that have their default value are left out. An underscore stands
  ///   before the letter that chooses the item, and two of them for one.
  func properties(_ names: [String] = []) -> [(String, BusValue)] {
    var all: [(String, BusValue)] = []
    func add(_ name: String, _ value: BusValue) {
      if names.isEmpty || names.contains(name) { all.append((name, .variant(value))) }
    }
    if isSeparator {
      add("type", .string("separator"))
      return all
    }
    if id != 0 { add("label", .string(title.replacingOccurrences(of: "_", with: "__"))) }
    if !isEnabled { add("enabled", .bool(false)) }
    if children != nil { add("children-display", .string("submenu")) }
    switch mark {
    case .check(let isOn)?:
      add("toggle-type", .string("checkmark"))
      add("toggle-state", .int(Int32(isOn ? 1 : 0)))
    case .radio(let isOn)?:
      add("toggle-type", .string("radio"))
      add("toggle-state", .int(Int32(isOn ? 1 : 0)))
    case nil: break
    }
    if let shortcut {
      let keys = BusValue.strings(shortcut.split(separator: "+").map(String.init))
      add("shortcut", .array(of: "as", [keys]))
    }
    return all
  }

  /// The item with so many levels of what is in it; all of them where the number is negative.
  func layout(depth: Int, _ names: [String]) -> BusValue {
    let inner =
      depth == 0 ? [] : (children ?? []).map { BusValue.variant($0.layout(depth: depth - 1, names)) }
    return .tuple([
      .int(id), .dictionary(of: "v", properties(names)), .array(of: "v", inner),
    ])
  }
}
