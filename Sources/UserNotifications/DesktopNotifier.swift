import Foundation
import SashMessages

/// Hands notifications to the desktop, by the program `notify-send` or by `gdbus`.
struct DesktopNotifier: Sendable {
  private let tool: String?

  init() {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    tool =
      ProcessInfo.processInfo.environment["DBUS_SESSION_BUS_ADDRESS"] == nil
      ? nil
      : ["notify-send", "gdbus"].lazy.flatMap { name in folders.map { "\($0)/\(name)" } }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  var isThere: Bool { tool != nil }

  func show(_ content: UNNotificationContent) {
    let body = [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n")
    guard let tool else {
      tellOnce("no desktop shows notifications here: \(content.title) \(body)")
      return
    }
    let app = ProcessInfo.processInfo.processName
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments =
      tool.hasSuffix("notify-send")
      ? ["-a", app, "--", content.title, body]
      : [
        "call", "--session", "--dest", "org.freedesktop.Notifications", "--object-path",
        "/org/freedesktop/Notifications", "--method", "org.freedesktop.Notifications.Notify", "--",
        app, "0", "", content.title, body, "[]", "{}", "-1",
      ]
    process.standardOutput = FileHandle.nullDevice
    do { try process.run() } catch {
      tellOnce("a notification could not be shown: \(error)")
    }
  }
}
