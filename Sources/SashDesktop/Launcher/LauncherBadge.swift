import Foundation
import SashBus
import SashMessages

/// The number on the program's icon, where the bar of the desktop shows such: told by a signal that docks of GNOME, KDE and others
/// listen to.
///
/// - Source: the launcher API of Unity (com.canonical.Unity.LauncherEntry), which these docks have taken over: `Update` with
///   the URI of the desktop entry and properties; who begins to listen later asks with `Query`
@MainActor package final class LauncherBadge {
  package static let shared = LauncherBadge()
  package private(set) var count = 0
  private static let interface = "com.canonical.Unity.LauncherEntry"
  private weak var bus: Bus?
  package init() {}

  /// The desktop entry of a program lies under its identifier.
  static func place(of identifier: String) -> String {
    // As everyone does: a number that tells programs apart.
    let number = identifier.utf8.reduce(UInt64(5381)) { $0 &* 33 &+ UInt64($1) }
    return "/com/canonical/unity/launcherentry/\(number)"
  }

  /// - Returns: Whether it could be told.
  @discardableResult
  package func set(_ count: Int, of identifier: String? = Bundle.main.bundleIdentifier) -> Bool {
    let before = self.count
    self.count = max(0, count)
    guard let identifier else {
      if count > 0 {
        tellOnce("the number on the icon is not shown: the program has no identifier (CFBundleIdentifier).")
      }
      return false
    }
    if self.count == before, bus != nil { return true }
    guard let bus = try? SessionBus.shared() else {
      if count > 0 { tellOnce("the number on the icon is not shown: there is no bus of the session.") }
      return false
    }
    let path = Self.place(of: identifier)
    if self.bus !== bus {
      self.bus = bus
      BusObject(
        path,
        [
          .init(
            Self.interface,
            methods: [
              .init("Query", returns: "sa{sv}") { [weak self] _ in
                .values(self?.values(identifier) ?? [])
              }
            ], signals: ["Update": "sa{sv}"])
        ]
      ).serve(on: bus)
    }
    bus.emit(path, Self.interface, "Update", values(identifier))
    return true
  }

  private func values(_ identifier: String) -> [BusValue] {
    [
      .string("application://\(identifier).desktop"),
      .dictionary(
        of: "v",
        [("count", .variant(.long(Int64(count)))), ("count-visible", .variant(.bool(count > 0)))]),
    ]
  }
}
