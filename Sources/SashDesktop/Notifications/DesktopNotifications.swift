import Foundation
import SashBus
import SashMessages

/// Notifications that the desktop shows for this program, and what a person does with them.
///
/// - Source: the specification of org.freedesktop.Notifications; fields for a reply are those of Plasma, which says so among what it
///   is capable of
@MainActor package final class DesktopNotifications {
  package static let shared = DesktopNotifications()
  /// Brings the program to the front; nil while it has no window.
  package static var activate: (@MainActor (ApplicationName.Permission) -> Void)?
  /// What the desktop has handed on last with something that a person did: the program may come to the front for it.
  private var permission = ApplicationName.Permission()
  /// It counts once: what a person did before says nothing of now.
  package func takePermission() -> ApplicationName.Permission {
    defer { permission = ApplicationName.Permission() }
    return permission
  }

  /// What is shown.
  package struct Note: Equatable, Sendable {
    package struct Action: Equatable, Sendable {
      package var name: String
      package var title: String
      package init(_ name: String, _ title: String) { (self.name, self.title) = (name, title) }
    }
    /// A field for a text, and the action that it stands for.
    package struct Reply: Equatable, Sendable {
      package var action: Action
      package var placeholder: String
      package var button: String
      package init(_ action: Action, placeholder: String, button: String) {
        (self.action, self.placeholder, self.button) = (action, placeholder, button)
      }
    }
    package enum Urgency: UInt8, Sendable { case low, normal, critical }
    package enum Sound: Equatable, Sendable { case none, standard, file(String) }

    package var title: String
    package var body: String
    package var actions: [Action] = []
    package var reply: Reply?
    package var urgency = Urgency.normal
    package var sound = Sound.none
    /// The path of a picture beside the text.
    package var picture: String?
    package init(title: String, body: String) { (self.title, self.body) = (title, body) }
  }
  /// What a person does with one.
  package enum Answer: Equatable, Sendable {
    /// Presses the text rather than a button.
    case opened
    case action(String)
    case replied(String, action: String)
    case dismissed
  }

  private struct Shown {
    let identifier: String
    let note: Note
    let answer: @MainActor (Answer) -> Void
    /// Whether a person has done something with it: its end tells nothing more.
    var isAnswered = false
  }
  private weak var bus: Bus?
  /// What the desktop is capable of; nil before it has said so.
  private var capabilities: Set<String>?
  private var shown: [Int: Shown] = [:]
  /// How often each identifier has been shown or taken away, for answers of the desktop that come when that has happened again.
  private var turns: [String: Int] = [:]
  private static let place = Bus.Destination(
    "org.freedesktop.Notifications", "/org/freedesktop/Notifications", "org.freedesktop.Notifications")
  private static let (opening, replying) = ("default", "inline-reply")

  package init() {}

  /// Says whether the desktop shows notifications.
  package func ask(_ done: @escaping @MainActor (Bool) -> Void) {
    guard let bus = connection() else { return done(false) }
    if capabilities != nil { return done(true) }
    bus.call(Self.place, "GetCapabilities") { [weak self] reply in
      if !reply.isFailure { self?.capabilities = Set(reply.values.first?.parts.compactMap(\.text) ?? []) }
      done(!reply.isFailure)
    }
  }

  /// Told what a person does with a notification of an earlier run of the program, and what that run wanted to be remembered;
  /// what has come before is told at once.
  package static var answerAfterEnd: (@MainActor (_ identifier: String, Answer, _ memo: Data) -> Void)? {
    didSet {
      guard let answerAfterEnd else { return }
      let all = shared.late
      shared.late = []
      for target in all { answerAfterEnd(target.identifier, Answer(target), target.memo) }
    }
  }
  private var late: [KeptNotifications.Target] = []
  /// Those that the desktop keeps.
  private var kept: [String: @MainActor (Answer) -> Void] = [:]

  /// Those that were taken away last, and not shown again.
  private var withdrawn: Set<String> = []

  /// What a person has done with one that the desktop keeps; false if it is nothing of that kind.
  func take(_ word: String, _ permission: ApplicationName.Permission) -> Bool {
    guard let target = KeptNotifications.Target(word) else { return false }
    self.permission = permission
    if let answer = kept.removeValue(forKey: target.identifier) {
      answer(Answer(target))
    } else if let answer = Self.answerAfterEnd {
      answer(target.identifier, Answer(target), target.memo)
    } else {
      late.append(target)
    }
    return true
  }

  /// Shows one; another one with the same identifier goes.
  ///
  /// - Parameter memo: What comes back with what a person does, if the program has ended before.
  package func show(
    _ note: Note, as identifier: String, memo: Data? = nil,
    of program: String? = Bundle.main.bundleIdentifier,
    _ answer: @escaping @MainActor (Answer) -> Void = { _ in }
  ) {
    let turn = begin(identifier)
    withdrawn.remove(identifier)
    guard let memo, let program, let bus = connection() else {
      return showHere(note, as: identifier, turn, answer)
    }
    KeptNotifications.show(note, as: identifier, memo: memo, of: program, on: bus) { [weak self] isKept in
      guard let self else { return }
      if !isKept { return showHere(note, as: identifier, turn, answer) }
      if turns[identifier] == turn {
        kept[identifier] = answer
      } else if withdrawn.contains(identifier) {
        KeptNotifications.withdraw(identifier, of: program, on: bus)
      }
    }
  }
  /// Shows one that ends with the program.
  private func showHere(
    _ note: Note, as identifier: String, _ turn: Int, _ answer: @escaping @MainActor (Answer) -> Void
  ) {
    ask { [weak self] isThere in
      guard let self, isThere, let bus = self.bus else {
        tellOnce("no desktop shows notifications here: \(note.title) \(note.body)")
        return
      }
      if turns[identifier] != turn { return }
      let known = number(of: identifier)
      bus.call(Self.place, "Notify", arguments(note, replacing: known)) { [weak self] reply in
        guard let number = reply.values.first?.number else {
          tellOnce("the desktop does not show a notification: \(note.title) \(note.body)")
          return
        }
        if let known { self?.shown[known] = nil }
        guard self?.turns[identifier] == turn else {
          self?.close(number)
          return
        }
        self?.shown[number] = Shown(identifier: identifier, note: note, answer: answer)
      }
    }
  }

  /// Takes one away that is still shown.
  package func withdraw(_ identifier: String, of program: String? = Bundle.main.bundleIdentifier) {
    begin(identifier)
    withdrawn.insert(identifier)
    kept[identifier] = nil
    // It may be one of an earlier run.
    if let program, KeptNotifications.isStartedByBus(program), let bus = connection() {
      KeptNotifications.withdraw(identifier, of: program, on: bus)
    }
    guard let number = number(of: identifier) else { return }
    shown[number] = nil
    close(number)
  }
  @discardableResult private func begin(_ identifier: String) -> Int {
    turns[identifier, default: 0] += 1
    return turns[identifier]!
  }
  private func close(_ number: Int) {
    bus?.call(Self.place, "CloseNotification", [.uint(UInt32(clamping: number))])
  }
  private func number(of identifier: String) -> Int? {
    shown.first { $0.value.identifier == identifier }?.key
  }

  private func connection() -> Bus? {
    guard let bus = try? SessionBus.shared() else { return nil }
    if bus === self.bus { return bus }
    (self.bus, capabilities, shown) = (bus, nil, [:])
    let rule = "type='signal',sender='\(Self.place.name)',interface='\(Self.place.interface)'"
    bus.match(rule) { [weak self] call in
      if call.path == Self.place.path, let number = call.number(0) { self?.heard(call, of: number) }
    }
    return bus
  }

  private func heard(_ call: Bus.Call, of number: Int) {
    guard let known = shown[number] else { return }
    switch call.member {
    // It comes before what the person did; on X11 it is one of startup notification.
    case "ActivationToken":
      permission = ApplicationName.Permission(startupID: call.text(1), token: call.text(1))
    case "ActionInvoked":
      let name = call.text(1) ?? ""
      if name != Self.replying {
        shown[number]?.isAnswered = true
        known.answer(name == Self.opening ? .opened : .action(name))
      }
    case "NotificationReplied":
      if let action = known.note.reply?.action {
        shown[number]?.isAnswered = true
        known.answer(.replied(call.text(1) ?? "", action: action.name))
      }
    case "NotificationClosed":
      shown[number] = nil
      // The others are that its time is over, and that the program has taken it away.
      if call.number(1) == 2, !known.isAnswered { known.answer(.dismissed) }
    default: break
    }
  }

  private func arguments(_ note: Note, replacing known: Int?) -> [BusValue] {
    let capabilities = capabilities ?? []
    var actions: [String] = []
    var hints: [(String, BusValue)] = [("urgency", .variant(.byte(note.urgency.rawValue)))]
    if let entry = Bundle.main.bundleIdentifier { hints.append(("desktop-entry", .variant(.string(entry)))) }
    if capabilities.contains("actions") {
      actions = [Self.opening, ""]
      for action in note.actions { actions += [action.name, action.title] }
      if let reply = note.reply, capabilities.contains(Self.replying) {
        actions += [Self.replying, reply.action.title]
        hints += [
          ("x-kde-reply-placeholder-text", .variant(.string(reply.placeholder))),
          ("x-kde-reply-submit-button-text", .variant(.string(reply.button))),
        ]
      } else if let reply = note.reply {
        actions += [reply.action.name, reply.action.title]
      }
    }
    switch note.sound {
    case .none: hints.append(("suppress-sound", .variant(.bool(true))))
    case .standard: hints.append(("sound-name", .variant(.string("message-new-instant"))))
    case .file(let path): hints.append(("sound-file", .variant(.string(path))))
    }
    if let picture = note.picture { hints.append(("image-path", .variant(.string(picture)))) }
    // Where bodies are written in a kind of HTML, plain text must not look like it.
    let body = capabilities.contains("body-markup") ? Self.escaped(note.body) : note.body
    return [
      .string(ProcessInfo.processInfo.processName), .uint(UInt32(clamping: known ?? 0)), .string(""),
      .string(note.title), .string(body), .strings(actions), .dictionary(of: "v", hints), .int(-1),
    ]
  }
  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}

extension DesktopNotifications.Answer {
  init(_ target: KeptNotifications.Target) { self = target.action.map { .action($0) } ?? .opened }
}
