import Foundation
import SashBus

/// A picture for an item of the panel.
package struct StatusPicture: Equatable, Sendable {
  package var width: Int
  package var height: Int
  /// Alpha, red, green, blue of each pixel, row by row; colours are not multiplied by alpha.
  package var pixels: [UInt8]
  package init(width: Int, height: Int, pixels: [UInt8]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }
  var value: BusValue { .tuple([.int(width), .int(height), .bytes(pixels)]) }
}

/// An item of this program in the desktop's panel: `org.kde.StatusNotifierItem`.
///
/// Its connection is its own: panels drop an item when who has registered it leaves the bus, and in no other way.
///
/// - Source: the specification of StatusNotifierItem of freedesktop.org, with the names that KDE gave it, which all panels use
@MainActor package final class StatusItem {
  package enum State: Equatable {
    case waiting, shown
    /// Why no panel shows it.
    case missing(String)
  }
  package private(set) var state = State.waiting
  /// Told when it is shown, or is not any more.
  package var onState: (State) -> Void = { _ in }
  /// Told where on the screen a person has clicked, in device pixels.
  package var onClick: (CGPoint) -> Void = { _ in }
  /// Told which item of the menu a person has chosen.
  package var onChoice: (Int32) -> Void = { _ in }

  private let bus: Bus
  private let menu: MenuObject?
  private let id: String
  private var name: String
  private var title = ""
  private var pictures: [StatusPicture] = []
  private static let path = "/StatusNotifierItem"
  private static let menuPath = "/MenuBar"
  private static let interface = "org.kde.StatusNotifierItem"
  private static let watcher = "org.kde.StatusNotifierWatcher"

  /// - Parameters:
  ///   - id: Names the item among all, from one start to the next.
  ///   - number: Tells apart the items of this process.
  ///   - hasMenu: Whether a click opens a menu.
  package init(id: String, number: Int, hasMenu: Bool) throws {
    bus = try SessionBus.separate()
    self.id = id
    name = "\(Self.interface)-\(ProcessInfo.processInfo.processIdentifier)-\(number)"
    menu = hasMenu ? MenuObject(on: bus, at: Self.menuPath) : nil
    menu?.onChoice = { [weak self] in self?.onChoice($0) }
    BusObject(Self.path, [described]).serve(on: bus)
    bus.whenLost { [weak self] in self?.come(to: .missing("the bus of the session has gone: \($0)")) }
  }
  isolated deinit { bus.close() }

  /// Takes it out of the panel.
  package func remove() { bus.close() }

  /// Puts it into the panel, and again whenever another panel comes.
  package func start() {
    bus.match(
      "type='signal',sender='org.freedesktop.DBus',interface='org.freedesktop.DBus',"
        + "member='NameOwnerChanged',arg0='\(Self.watcher)'"
    ) { [weak self] call in
      if call.text(2)?.isEmpty ?? true {
        self?.come(to: .missing("the program that collects status items has ended"))
      } else {
        self?.register()
      }
    }
    bus.match("type='signal',interface='\(Self.watcher)',member='StatusNotifierHostRegistered'") {
      [weak self] _ in self?.register()
    }
    bus.own(name) { [weak self] hasName in
      guard let self else { return }
      // In a sandbox a program may have no other name than the one that the bus gives to everybody.
      if !hasName { name = bus.name ?? name }
      register()
    }
  }

  private func register() {
    let place = Bus.Destination(Self.watcher, "/StatusNotifierWatcher", "org.freedesktop.DBus.Properties")
    bus.call(place, "Get", [.string(Self.watcher), .string("IsStatusNotifierHostRegistered")]) {
      [weak self] reply in
      guard let self else { return }
      guard !reply.isFailure else { return come(to: .missing("nobody owns \(Self.watcher) on its bus")) }
      guard reply.values.first?.flag == true else {
        return come(to: .missing("\(Self.watcher) has no panel that shows them"))
      }
      bus.call(
        Bus.Destination(Self.watcher, "/StatusNotifierWatcher", Self.watcher), "RegisterStatusNotifierItem",
        [.string(name)]
      ) { [weak self] reply in
        if case .failure(let reason) = reply {
          self?.come(to: .missing("\(Self.watcher) refuses it: \(reason)"))
        } else {
          self?.come(to: .shown)
        }
      }
    }
  }
  private func come(to state: State) {
    guard state != self.state else { return }
    self.state = state
    onState(state)
  }

  // MARK: What it shows

  package func show(title: String) {
    guard title != self.title else { return }
    self.title = title
    bus.emit(Self.path, Self.interface, "NewTitle", [])
    bus.emit(Self.path, Self.interface, "NewToolTip", [])
  }
  package func show(_ pictures: [StatusPicture]) {
    guard pictures != self.pictures else { return }
    self.pictures = pictures
    bus.emit(Self.path, Self.interface, "NewIcon", [])
  }
  package func show(_ entries: [MenuEntry]) { menu?.show(entries) }

  private var described: BusObject.Interface {
    let pixmaps = "a(iiay)"
    let click = BusObject.Method("Activate", "ii") { [weak self] in self?.clicked($0) ?? .unknown }
    return .init(
      Self.interface,
      properties: [
        .init("Category", "s") { .string("ApplicationStatus") },
        .init("Id", "s") { [weak self] in .string(self?.id ?? "") },
        .init("Title", "s") { [weak self] in .string(self?.title ?? "") },
        .init("Status", "s") { .string("Active") },
        .init("WindowId", "i") { .int(Int32(0)) },
        .init("IconName", "s") { .string("") },
        .init("IconPixmap", pixmaps) { [weak self] in self?.pixmaps ?? .array(of: "(iiay)", []) },
        .init("OverlayIconName", "s") { .string("") },
        .init("OverlayIconPixmap", pixmaps) { .array(of: "(iiay)", []) },
        .init("AttentionIconName", "s") { .string("") },
        .init("AttentionIconPixmap", pixmaps) { .array(of: "(iiay)", []) },
        .init("AttentionMovieName", "s") { .string("") },
        .init("ToolTip", "(s\(pixmaps)ss)") { [weak self] in
          .tuple([
            .string(""), .array(of: "(iiay)", []), .string(self?.title ?? ""), .string(""),
          ])
        },
        .init("IconThemePath", "s") { .string("") },
        .init("ItemIsMenu", "b") { [weak self] in .bool(self?.menu != nil) },
        // Panels know this name for none.
        .init("Menu", "o") { [weak self] in .path(self?.menu == nil ? "/NO_DBUSMENU" : Self.menuPath) },
      ],
      methods: [
        click,
        .init("ContextMenu", "ii") { [weak self] in self?.clicked($0) ?? .unknown },
        .init("SecondaryActivate", "ii") { [weak self] in self?.clicked($0) ?? .unknown },
        .init("Scroll", "is") { _ in .values([]) },
      ],
      signals: [
        "NewTitle": "", "NewIcon": "", "NewAttentionIcon": "", "NewOverlayIcon": "", "NewToolTip": "",
        "NewStatus": "s",
      ])
  }
  private var pixmaps: BusValue { .array(of: "(iiay)", pictures.map(\.value)) }
  private func clicked(_ call: Bus.Call) -> Bus.Answer {
    onClick(CGPoint(x: call.number(0) ?? 0, y: call.number(1) ?? 0))
    return .values([])
  }
}
