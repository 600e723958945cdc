import Foundation
import SashBus

/// The menu bar of the desktop, where it has one for the windows of all programs: `com.canonical.AppMenu.Registrar`.
///
/// - Source: the interface of Unity's menu bar, which Plasma, Xfce, MATE and others have taken over: `RegisterWindow` with the number
///   of a window on X11 and the path of its menu (`com.canonical.dbusmenu`) on the connection that calls
@MainActor package final class GlobalMenuBar {
  /// Whether somebody shows menu bars.
  package private(set) var isThere = false
  /// Told when somebody begins to show menu bars, or nobody does any more.
  package var onChange: () -> Void = {}

  let bus: Bus
  private static let name = "com.canonical.AppMenu.Registrar"
  private static let place = Bus.Destination(name, "/com/canonical/AppMenu/Registrar", name)
  private var menus = 0

  /// Throws where there is no bus.
  package init() throws { bus = try SessionBus.shared() }

  /// Begins to look who shows menu bars.
  package func start() {
    bus.match(
      "type='signal',sender='org.freedesktop.DBus',interface='org.freedesktop.DBus',"
        + "member='NameOwnerChanged',arg0='\(Self.name)'"
    ) { [weak self] call in
      // Another one knows no windows yet, though the name was never free.
      self?.come(false)
      self?.come(!(call.text(2)?.isEmpty ?? true))
    }
    bus.call(.bus, "NameHasOwner", [.string(Self.name)]) { [weak self] reply in
      self?.come(reply.values.first?.flag == true)
    }
  }
  private func come(_ isThere: Bool) {
    guard isThere != self.isThere else { return }
    self.isThere = isThere
    onChange()
  }

  func nextPath() -> String {
    menus += 1
    return "/org/sash/menus/\(menus)"
  }
  func register(_ window: UInt32, _ path: String, _ done: @escaping (Bool) -> Void) {
    bus.call(Self.place, "RegisterWindow", [.uint(window), .path(path)], mayStart: false) {
      done(!$0.isFailure)
    }
  }
  func unregister(_ window: UInt32) {
    bus.call(Self.place, "UnregisterWindow", [.uint(window)], mayStart: false)
  }
}

/// The menu bar of one window, for the desktop to show.
@MainActor package final class ExportedWindowMenu {
  /// Told which item a person has chosen.
  package var onChoice: (Int32) -> Void = { _ in } { didSet { menu.onChoice = onChoice } }
  /// Told that a person is about to see the menu.
  package var onOpening: () -> Void = {} { didSet { menu.onOpening = onOpening } }
  private let bar: GlobalMenuBar
  private let window: UInt32
  private let path: String
  private let menu: MenuObject

  /// - Parameter window: What other programs know the window by.
  package init(of window: UInt32, in bar: GlobalMenuBar) {
    (self.bar, self.window) = (bar, window)
    path = bar.nextPath()
    menu = MenuObject(on: bar.bus, at: path)
  }

  package func show(_ entries: [MenuEntry]) { menu.show(entries) }
  /// Where it is on the bus; nil before the bus has given the program a name.
  package var place: (service: String, path: String)? { bar.bus.name.map { ($0, path) } }
  /// Has the menu bar of the desktop show it, and says whether that does so.
  package func register(_ done: @escaping (Bool) -> Void) { bar.register(window, path, done) }
  package func close() {
    menu.onChoice = { _ in }
    menu.onOpening = {}
    menu.show([])
    bar.unregister(window)
  }
}
