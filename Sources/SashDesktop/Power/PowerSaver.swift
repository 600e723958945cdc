import Foundation
import SashBus

/// Whether the person has the machine save power: heard by the portal.
///
/// - Source: the documentation of org.freedesktop.portal.PowerProfileMonitor: `power-saver-enabled`, followed by the signal of all
///   properties
@MainActor package enum PowerSaver {
  private nonisolated static let lock = NSLock()
  private nonisolated(unsafe) static var state: Bool?
  /// Nil where nobody says; from any thread.
  package private(set) nonisolated static var isOn: Bool? {
    get { lock.withLock { state } }
    set { lock.withLock { state = newValue } }
  }
  private static let place = Bus.Destination(
    "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.PowerProfileMonitor")
  private static let property = "power-saver-enabled"
  /// What Foundation calls a change.
  package nonisolated static let changed = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")

  /// Begins to listen.
  package static func begin() {
    guard let bus = try? SessionBus.shared() else { return }
    bus.match(
      "type='signal',interface='org.freedesktop.DBus.Properties',member='PropertiesChanged',"
        + "arg0='\(place.interface)'"
    ) { call in
      guard call.path == place.path, call.text(0) == place.interface, call.arguments.count > 1 else { return }
      if let value = call.arguments[1].entries.first(where: { $0.0 == property })?.1.flag { take(value) }
    }
    var properties = place
    properties.interface = "org.freedesktop.DBus.Properties"
    // Nobody is started for it.
    bus.call(properties, "Get", [.string(place.interface), .string(property)], mayStart: false) { reply in
      if let value = reply.values.first?.flag { take(value) }
    }
  }
  package static func end() { isOn = nil }

  private static func take(_ value: Bool) {
    if value == isOn { return }
    let isNews = isOn != nil || value
    isOn = value
    if isNews { NotificationCenter.default.post(name: changed, object: ProcessInfo.processInfo) }
  }
}
