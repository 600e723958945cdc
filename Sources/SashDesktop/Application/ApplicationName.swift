import Foundation
import SashBus
import SashLauncher
import SashMessages

/// The name of this program on the bus of the session, of which there is one: who is started again hands over what it was started
/// for, and ends.
///
/// - Source: the interface org.freedesktop.Application of the specification of desktop entries
@MainActor package final class ApplicationName {
  /// What others ask of the running program.
  package enum Request: Equatable {
    case activate, open([URL])
    /// What the menu of the program's icon offers.
    case action(LauncherActions.Action)
  }
  /// What lets the window system bring a window of this program to the front: a person asked for it elsewhere.
  package struct Permission: Equatable, Sendable {
    /// That of X11's startup notification.
    package var startupID: String?
    /// That of Wayland's activation.
    package var token: String?
    package init(startupID: String? = nil, token: String? = nil) {
      (self.startupID, self.token) = (startupID, token)
    }

    /// What whoever starts a program gives it.
    package init(environment: [String: String]) {
      self.init(startupID: environment["DESKTOP_STARTUP_ID"], token: environment["XDG_ACTIVATION_TOKEN"])
    }
    /// - Source: the platform data of org.freedesktop.Application
    init(_ platform: BusValue?) {
      self.init(
        startupID: platform?["desktop-startup-id"]?.text, token: platform?["activation-token"]?.text)
    }
    var platform: BusValue {
      let all = [("desktop-startup-id", startupID), ("activation-token", token)]
      return .dictionary(
        of: "v", all.compactMap { name, value in value.map { (name, .variant(.string($0))) } })
    }
  }
  /// The one that this program has; nil where it has none.
  package private(set) static var current: ApplicationName?

  /// Told what is asked of the one that this program has, or comes to have when the bus was slow.
  package static var onRequest: ((Request, Permission) -> Void)? { didSet { current?.onRequest = onRequest } }

  private let bus: Bus
  private static let interface = "org.freedesktop.Application"
  /// Told what is asked; what came before is told at once.
  package var onRequest: ((Request, Permission) -> Void)? {
    didSet {
      guard let onRequest else { return }
      let waiting = self.waiting
      self.waiting = []
      for (request, permission) in waiting { onRequest(request, permission) }
    }
  }
  private var waiting: [(Request, Permission)] = []

  /// Where the object of a program is.
  package static func path(of name: String) -> String {
    "/" + name.replacingOccurrences(of: ".", with: "/").replacingOccurrences(of: "-", with: "_")
  }

  /// What comes of asking for the name.
  package enum Outcome { case first, handedOver, noBus }
  /// Seconds that the start of a program waits for the bus, and for the one that runs already.
  private static let patience = (bus: 0.5, other: 5.0)

  /// Takes the name; hands `urls` and `action` over where a program has it that answers.
  package static func take(
    _ name: String, opening urls: [URL], action: LauncherActions.Action? = nil
  ) -> Outcome {
    guard BusName.isValid(name), let bus = try? SessionBus.shared() else { return .noBus }
    let mine = ApplicationName(bus)
    BusObject(path(of: name), [mine.described]).serve(on: bus)
    var isFirst: Bool?
    bus.own(name) { isMine in
      isFirst = isMine
      // The bus may say so only when this program does not wait for it any more.
      if isMine { keep(mine) }
    }
    bus.wait(seconds: patience.bus) { isFirst != nil }
    guard let isFirst else { return .noBus }
    if isFirst { return .first }
    let platform = Permission(environment: ProcessInfo.processInfo.environment).platform
    var answer: Bool?
    let place = Bus.Destination(name, path(of: name), interface)
    if let action {
      bus.call(
        place, "ActivateAction", [.string(action.name), .array(of: "v", []), platform],
        timeout: patience.other
      ) { answer = !$0.isFailure }
    } else if urls.isEmpty {
      bus.call(place, "Activate", [platform], timeout: patience.other) { answer = !$0.isFailure }
    } else {
      bus.call(
        place, "Open", [.strings(urls.map(\.absoluteString)), platform], timeout: patience.other
      ) { answer = !$0.isFailure }
    }
    bus.wait(seconds: patience.other + 1) { answer != nil }
    return answer == true ? .handedOver : .noBus
  }
  private static func keep(_ mine: ApplicationName) {
    current = mine
    if let onRequest { mine.onRequest = onRequest }
  }
  package static func end() {
    current = nil
    onRequest = nil
  }

  private init(_ bus: Bus) { self.bus = bus }

  private func take(_ request: Request, _ platform: BusValue?) {
    let permission = Permission(platform)
    if let onRequest { onRequest(request, permission) } else { waiting.append((request, permission)) }
  }
  /// What others are told who ask a program that has not got the name, so that they do not end for it.
  private static let absence = Bus.Answer.failure(
    name: "org.freedesktop.DBus.Error.UnknownObject", message: "the program does not take anything")

  private var described: BusObject.Interface {
    .init(
      Self.interface,
      methods: [
        .init("Activate", "a{sv}") { [weak self] call in
          guard let self else { return Self.absence }
          take(.activate, call.arguments.first)
          return .values([])
        },
        .init("Open", "asa{sv}") { [weak self] call in
          let words = call.arguments.first?.parts.compactMap(\.text) ?? []
          guard let self else { return Self.absence }
          take(.open(words.compactMap { URL(string: $0) }), call.arguments.last)
          return .values([])
        },
        .init("ActivateAction", "sava{sv}") { [weak self] call in
          let word = call.arguments.count > 1 ? call.arguments[1].parts.first?.text : nil
          if call.text(0) == KeptNotifications.action, let word,
            DesktopNotifications.shared.take(word, Permission(call.arguments.last))
          {
            return .values([])
          }
          guard let action = LauncherActions.named(call.text(0) ?? "") else {
            return .failure(
              name: "org.freedesktop.DBus.Error.InvalidArgs",
              message: "the program has no action \(call.text(0) ?? "")")
          }
          guard let self else { return Self.absence }
          take(.action(action), call.arguments.last)
          return .values([])
        },
      ])
  }
}
