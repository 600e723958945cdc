import Foundation
import SashBus

/// What follows the settings of the desktop.
@MainActor package protocol DesktopLookFollower: AnyObject {
  func lookChanged(_ look: DesktopLook)
}

/// The settings of the desktop, read and followed by the portal that all desktops have for them.
///
/// They are asked for before the first window opens, which waits for them for some hundredths of a second at most. Where there is no
/// bus, or no portal, nothing is known and nothing happens; while nobody changes a setting nothing runs.
@MainActor package final class DesktopSettings {
  /// Those of this program; nil where it does not follow them.
  package private(set) static var current: DesktopSettings?

  package private(set) var look = DesktopLook()
  private let fixed: DesktopLook
  private let bus: Bus
  private var settings = AppearanceSettings()
  private var followers: [WeakFollower] = []
  private var hasAnswer = false
  private struct WeakFollower { weak var follower: (any DesktopLookFollower)? }

  private static let place = Bus.Destination(
    "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings")
  /// Seconds that a program's first window waits for an answer.
  private static let patience = 0.05

  /// Begins to follow the settings.
  ///
  /// - Parameter fixed: What the person who starts the program wants whatever the desktop says.
  package static func begin(fixed: DesktopLook = DesktopLook()) {
    guard current == nil, let bus = try? SessionBus.shared() else { return }
    current = DesktopSettings(bus, fixed: fixed)
  }
  package static func end() { current = nil }

  private init(_ bus: Bus, fixed: DesktopLook) {
    (self.bus, self.fixed, look) = (bus, fixed, fixed)
    bus.match("type='signal',interface='\(Self.place.interface)',member='SettingChanged'") {
      [weak self] call in
      guard call.path == Self.place.path, call.arguments.count == 3, let name = call.text(0),
        AppearanceSettings.namespaces.contains(name)
      else { return }
      self?.settings.set(name, call.text(1) ?? "", call.arguments[2])
      self?.tell()
    }
    // Whoever runs already answers at once; nobody is waited for who has to be started first.
    read(mayStart: false)
  }

  private func read(mayStart: Bool) {
    bus.call(
      Self.place, "ReadAll", [.strings(AppearanceSettings.namespaces)], timeout: mayStart ? 25 : 5,
      mayStart: mayStart
    ) { [weak self] reply in
      guard let self else { return }
      hasAnswer = true
      if reply.isFailure {
        if !mayStart { read(mayStart: true) }
        return
      }
      for (name, values) in reply.values.first?.entries ?? [] {
        for (key, value) in values.entries { settings.set(name, key, value) }
      }
      tell()
    }
  }
  private func tell() {
    let look = settings.look.overlaid(by: fixed)
    guard look != self.look else { return }
    self.look = look
    for entry in followers { entry.follower?.lookChanged(look) }
  }

  /// Waits a moment for the answer, so that the first picture is the right one.
  package func waitForAnswer() { bus.wait(seconds: Self.patience) { hasAnswer } }

  package func add(_ follower: any DesktopLookFollower) {
    followers.removeAll { $0.follower == nil }
    followers.append(WeakFollower(follower: follower))
  }
}
