import Foundation
import SashBus
import SashMessages

/// Keeps the screen on, or the machine awake, while nobody touches it: by the portal, or the screen by the service of the screen
/// saver where there is no portal.
@MainActor package final class IdleInhibitor {
  /// What is kept from happening by itself.
  package enum Event: UInt32 {
    case sleep = 4
    /// The screen turns off.
    case idle = 8
  }
  package static let shared = IdleInhibitor()
  package static let sleep = IdleInhibitor(.sleep)

  private let event: Event
  /// Who wants it, and why.
  private var reasons: [ObjectIdentifier: String] = [:]
  private var isWanted: Bool { !reasons.isEmpty }
  /// What is told to let go.
  private var release: (() -> Void)?
  private var isAsking = false

  package init(_ event: Event = .idle) { self.event = event }

  /// - Parameter owner: Who wants it; it goes on until all have let go.
  package func set(_ isWanted: Bool, because reason: String, for owner: AnyObject? = nil) {
    reasons[ObjectIdentifier(owner ?? self)] = isWanted ? reason : nil
    if isWanted, release == nil, !isAsking { ask(reason) }
    if !self.isWanted, let release {
      self.release = nil
      release()
    }
  }
  private var fate: String {
    event == .idle ? "the screen is left to turn off by itself" : "the machine is left to sleep by itself"
  }

  private func ask(_ reason: String) {
    guard let bus = try? SessionBus.shared() else {
      tellOnce("\(fate): there is no bus of the session.")
      return
    }
    isAsking = true
    // The answer names an object that is closed to let go.
    bus.call(
      Bus.Destination(
        "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Inhibit"),
      "Inhibit",
      [.string(""), .uint(event.rawValue), .dictionary(of: "v", [("reason", .variant(.string(reason)))])]
    ) { [self] reply in
      if let path = reply.values.first?.text {
        return hold(reason) {
          bus.call(
            Bus.Destination("org.freedesktop.portal.Desktop", path, "org.freedesktop.portal.Request"), "Close"
          )
        }
      }
      if event == .idle { return askScreenSaver(bus, reason) }
      isAsking = false
      tellOnce("\(fate): the portal does not answer.")
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
        "\(fate): neither the portal nor org.freedesktop.ScreenSaver answers."
      )
    }
  }

  private func hold(_ reason: String, _ release: @escaping () -> Void) {
    isAsking = false
    // It may not be wanted any more.
    if isWanted { self.release = release } else { release() }
  }
}
