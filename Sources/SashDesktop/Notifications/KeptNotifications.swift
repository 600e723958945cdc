import Foundation
import SashBus

/// Notifications that outlive the program: the desktop keeps them, and starts the program for what a person does with one.
///
/// That takes a program whose desktop entry says that the bus can start it. Elsewhere a notification says nothing any more once
/// its program has ended.
///
/// - Source: org.gtk.Notifications, by which GNOME shows those of its programs: what a person does comes as an action of
///   org.freedesktop.Application, with what the notification has named for it
@MainActor enum KeptNotifications {
  private static let name = "org.gtk.Notifications"
  private static let place = Bus.Destination(name, "/org/gtk/Notifications", name)
  /// The action by which the desktop says what a person has done.
  static let action = "sash-notification"

  /// What comes back of one: which it is, what a person has done, and what was to be remembered of it.
  struct Target: Codable, Equatable {
    var identifier: String
    /// Nil for the notification itself.
    var action: String?
    var memo: Data
    var word: String { (try? JSONEncoder().encode(self).base64EncodedString()) ?? "" }
    init(identifier: String, action: String?, memo: Data) {
      (self.identifier, self.action, self.memo) = (identifier, action, memo)
    }
    init?(_ word: String) {
      guard let data = Data(base64Encoded: word),
        let value = try? JSONDecoder().decode(Target.self, from: data)
      else { return nil }
      self = value
    }
  }

  /// Shows one, and says whether the desktop does so.
  static func show(
    _ note: DesktopNotifications.Note, as identifier: String, memo: Data, of program: String, on bus: Bus,
    _ done: @escaping (Bool) -> Void
  ) {
    guard isStartedByBus(program) else { return done(false) }
    func target(_ action: String?) -> BusValue {
      .variant(.string(Target(identifier: identifier, action: action, memo: memo).word))
    }
    var parts: [(String, BusValue)] = [
      ("title", .variant(.string(note.title))), ("body", .variant(.string(note.body))),
      (
        "priority",
        .variant(.string(note.urgency == .critical ? "urgent" : note.urgency == .low ? "low" : "normal"))
      ),
      ("default-action", .variant(.string("app." + action))), ("default-action-target", target(nil)),
    ]
    let buttons = note.actions + (note.reply.map { [$0.action] } ?? [])
    if !buttons.isEmpty {
      let all = buttons.map {
        BusValue.dictionary(
          of: "v",
          [
            ("label", .variant(.string($0.title))), ("action", .variant(.string("app." + action))),
            ("target", target($0.name)),
          ])
      }
      parts.append(("buttons", .variant(.array(of: "a{sv}", all))))
    }
    bus.call(
      place, "AddNotification", [.string(program), .string(identifier), .dictionary(of: "v", parts)],
      mayStart: false
    ) { done(!$0.isFailure) }
  }
  static func withdraw(_ identifier: String, of program: String, on bus: Bus) {
    bus.call(place, "RemoveNotification", [.string(program), .string(identifier)], mayStart: false)
  }

  /// Whether the desktop knows that the bus can start a program.
  static func isStartedByBus(
    _ program: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    let own = environment["XDG_DATA_HOME"] ?? (environment["HOME"] ?? "") + "/.local/share"
    let shared = environment["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share"
    let folders = [own] + shared.split(separator: ":").map(String.init)
    return folders.contains { folder in
      let entry = try? String(contentsOfFile: "\(folder)/applications/\(program).desktop", encoding: .utf8)
      return entry?.split(whereSeparator: \.isNewline).contains("DBusActivatable=true") == true
    }
  }
}
