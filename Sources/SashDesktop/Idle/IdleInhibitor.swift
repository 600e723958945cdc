import Foundation
import SashBus
import SashMessages

/// Keeps the screen on while nobody touches the machine: by the portal, or by the service of the screen saver where there is no portal.
@MainActor package final class IdleInhibitor {
  package static let shared = IdleInhibitor()
  private var isWanted = false
  /// What is told to let go.
  private var release: (() -> Void)?
  private var isAsking = false

  package init() {}

  package func set(_ isWanted: Bool, because reason: String) {
    self.isWanted = isWanted
    if isWanted, release == nil, !isAsking { ask(reason) }
    if !isWanted, let release {
      self.release = nil
      release()
    }
  }

  private func ask(_ reason: String) {
    guard let bus = try? SessionBus.shared() else {
      tellOnce("the screen is left to turn off by itself: there is no bus of the session.")
      return
    }
    isAsking = true
    // 8 is for falling idle. The answer names an object that is closed to let go.
    bus.call(
      Bus.Destination(
        "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Inhibit"),
      "Inhibit", [.string(""), .uint(8), .dictionary(of: "v", [("reason", .variant(.string(reason)))])]
    ) { [self] reply in
      if let path = reply.values.first?.text {
        return hold(reason) {
          bus.call(
            Bus.Destination("org.freedesktop.portal.Desktop", path, "org.freedesktop.portal.Request"), "Close"
          )
        }
      }
      askScreenSaver(bus, reason)
    }
  }

  private func askScreenSaver(_ bus: Bus, _ reason: String) {
    let place = Bus.Destination(
      "org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver", "org.freedesktop.ScreenSaver")
    bus.call(place, "Inhibit", [.string(ProcessInfo.processInfo.processName), .string(reason)]) {
      [self] reply in
      if let cookie = reply.values.first?.number {
        return hold(reason) { bus.call(place, "UnInhibit", [.uint(UInt32(clamping: cookie))]) }
      }
      isAsking = false
      tellOnce(
        "the screen is left to turn off by itself: neither the portal nor org.freedesktop.ScreenSaver answers."
      )
    }
  }

  private func hold(_ reason: String, _ release: @escaping () -> Void) {
    isAsking = false
    // It may not be wanted any more.
    if isWanted { self.release = release } else { release() }
  }
}
