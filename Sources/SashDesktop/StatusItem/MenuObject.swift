import SashBus

/// A menu that the desktop shows for this program: `com.canonical.dbusmenu`.
@MainActor final class MenuObject {
  private let bus: Bus
  private let path: String
  private static let interface = "com.canonical.dbusmenu"
  /// Rises with each change.
  private var revision: UInt32 = 1
  private(set) var root = MenuEntry.root([])
  /// Told which item a person has chosen.
  var onChoice: (Int32) -> Void = { _ in }
  /// Told that a person is about to see the menu: what is in it may be brought up to date.
  var onOpening: () -> Void = {}

  init(on bus: Bus, at path: String) {
    (self.bus, self.path) = (bus, path)
    BusObject(path, [described]).serve(on: bus)
  }

  func show(_ entries: [MenuEntry]) {
    let root = MenuEntry.root(entries)
    guard root != self.root else { return }
    self.root = root
    revision += 1
    bus.emit(path, Self.interface, "LayoutUpdated", [.uint(revision), .int(Int32(0))])
  }

  private var described: BusObject.Interface {
    .init(
      Self.interface,
      properties: [
        .init("Version", "u") { .uint(3) },
        .init("TextDirection", "s") { .string("ltr") },
        .init("Status", "s") { .string("normal") },
        .init("IconThemePath", "as") { .strings([]) },
      ],
      methods: [
        .init("GetLayout", "iias", returns: "u(ia{sv}av)") { [weak self] in self?.layout($0) ?? .unknown },
        .init("GetGroupProperties", "aias", returns: "a(ia{sv})") { [weak self] in
          self?.groupProperties($0) ?? .unknown
        },
        .init("GetProperty", "is", returns: "v") { [weak self] in self?.property($0) ?? .unknown },
        .init("Event", "isvu") { [weak self] call in
          self?.handle(call.number(0), call.text(1))
          return .values([])
        },
        .init("EventGroup", "a(isvu)", returns: "ai") { [weak self] call in
          for event in call.arguments.first?.parts ?? [] where event.parts.count > 1 {
            self?.handle(event.parts[0].number, event.parts[1].text)
          }
          return .values([.array(of: "i", [])])
        },
        .init("AboutToShow", "i", returns: "b") { [weak self] _ in
          .values([.bool(self?.opens() ?? false)])
        },
        .init("AboutToShowGroup", "ai", returns: "aiai") { [weak self] call in
          let ids = call.arguments.first?.parts ?? []
          return .values([.array(of: "i", self?.opens() == true ? ids : []), .array(of: "i", [])])
        },
      ],
      signals: [
        "LayoutUpdated": "ui", "ItemsPropertiesUpdated": "a(ia{sv})a(ias)", "ItemActivationRequested": "iu",
      ])
  }

  /// Whether that has changed something.
  private func opens() -> Bool {
    let before = revision
    onOpening()
    return revision != before
  }

  private func layout(_ call: Bus.Call) -> Bus.Answer {
    guard let entry = root.find(Int32(clamping: call.number(0) ?? 0)) else { return Self.noItem }
    let names = call.arguments.count > 2 ? call.arguments[2].parts.compactMap(\.text) : []
    return .values([.uint(revision), entry.layout(depth: call.number(1) ?? -1, names)])
  }
  private func groupProperties(_ call: Bus.Call) -> Bus.Answer {
    let ids = call.arguments.first?.parts.compactMap(\.number) ?? []
    let names = call.arguments.count > 1 ? call.arguments[1].parts.compactMap(\.text) : []
    let entries = ids.isEmpty ? root.withAll : ids.compactMap { root.find(Int32(clamping: $0)) }
    return .values([
      .array(
        of: "(ia{sv})",
        entries.map { .tuple([.int($0.id), .dictionary(of: "v", $0.properties(names))]) })
    ])
  }
  private func property(_ call: Bus.Call) -> Bus.Answer {
    guard let entry = root.find(Int32(clamping: call.number(0) ?? 0)),
      let property = entry.properties([call.text(1) ?? ""]).first
    else { return Self.noItem }
    return .values([property.1])
  }
  private static var noItem: Bus.Answer {
    .failure(name: "org.freedesktop.DBus.Error.InvalidArgs", message: "the menu has no such item")
  }

  private func handle(_ id: Int?, _ event: String?) {
    guard let id, event == "clicked", let entry = root.find(Int32(clamping: id)), entry.isEnabled,
      !entry.isSeparator, entry.children == nil
    else { return }
    onChoice(entry.id)
  }
}

extension MenuEntry {
  /// It and all in it.
  fileprivate var withAll: [MenuEntry] { [self] + (children ?? []).flatMap(\.withAll) }
}
