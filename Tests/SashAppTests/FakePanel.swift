import Foundation
import SashBus

/// A panel that shows status items, as far as tests click on them.
@MainActor final class FakePanel {
  let bus: Bus
  /// The names that items have registered, the oldest first.
  private(set) var items: [String] = []
  private(set) var signals: [String] = []
  private static let watcher = "org.kde.StatusNotifierWatcher"

  init(on bus: Bus) { self.bus = bus }

  func open() async -> Bool {
    BusObject(
      "/StatusNotifierWatcher",
      [
        .init(
          Self.watcher,
          properties: [.init("IsStatusNotifierHostRegistered", "b") { .bool(true) }],
          methods: [
            .init("RegisterStatusNotifierItem", "s") { [weak self] call in
              self?.items.append(call.text(0) ?? "")
              return .values([])
            }
          ])
      ]
    ).serve(on: bus)
    bus.match("type='signal',interface='org.kde.StatusNotifierItem'") { [weak self] in
      self?.signals.append($0.member)
    }
    bus.match("type='signal',interface='com.canonical.dbusmenu'") { [weak self] in
      self?.signals.append($0.member)
    }
    bus.match(
      "type='signal',sender='org.freedesktop.DBus',interface='org.freedesktop.DBus',member='NameOwnerChanged'"
    ) { [weak self] call in
      if call.text(2) == "" { self?.items.removeAll { $0 == call.text(0) } }
    }
    return await bus.takeName(Self.watcher)
  }

  private func item(_ index: Int) -> Bus.Destination {
    Bus.Destination(items[index], "/StatusNotifierItem", "org.kde.StatusNotifierItem")
  }
  func property(_ name: String, of index: Int = 0) async -> BusValue? { await bus.get(item(index), name) }

  func click(_ index: Int = 0, at point: (Int, Int)) async {
    _ = await bus.ask(item(index), "Activate", [.int(point.0), .int(point.1)])
  }

  private func menu(_ index: Int) -> Bus.Destination {
    Bus.Destination(items[index], "/MenuBar", "com.canonical.dbusmenu")
  }
  /// What the menu shows: a line for each item, those of menus in it further in.
  func menu(of index: Int = 0) async -> [String] {
    let reply = await bus.ask(menu(index), "GetLayout", [.int(0), .int(-1), .strings([])])
    return (reply?.last).map { lines($0, indent: 0) } ?? []
  }
  private func lines(_ layout: BusValue, indent: Int) -> [String] {
    let parts = layout.parts
    guard parts.count == 3 else { return [] }
    var line = String(repeating: "  ", count: indent)
    let properties = parts[1]
    if properties["type"]?.text == "separator" {
      line += "---"
    } else {
      line += properties["label"]?.text ?? ""
      if let state = properties["toggle-state"]?.number {
        line += " \(properties["toggle-type"]?.text ?? "") \(state)"
      }
      if properties["enabled"]?.flag == false { line += " disabled" }
      if let keys = properties["shortcut"]?.parts.first?.parts.compactMap(\.text) {
        line += " \(keys.joined(separator: "+"))"
      }
    }
    let inner = parts[2].parts.flatMap { lines($0, indent: parts[0].number == 0 ? 0 : indent + 1) }
    return parts[0].number == 0 ? inner : [line] + inner
  }

  /// Chooses the item with a label; false if there is none.
  func choose(_ label: String, of index: Int = 0) async -> Bool {
    func find(_ layout: BusValue) -> Int? {
      let parts = layout.parts
      guard parts.count == 3 else { return nil }
      if parts[1]["label"]?.text == label { return parts[0].number }
      return parts[2].parts.lazy.compactMap(find).first
    }
    let reply = await bus.ask(menu(index), "GetLayout", [.int(0), .int(-1), .strings([])])
    guard let layout = reply?.last, let id = find(layout) else { return false }
    return await bus.ask(
      menu(index), "Event", [.int(id), .string("clicked"), .variant(.int(0)), .uint(0)]) != nil
  }
}
