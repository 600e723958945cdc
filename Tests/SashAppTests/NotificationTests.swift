import Foundation
import SashBus
import SashDesktop
import Testing
import UserNotifications

extension BusTests {
  /// Notifications that the desktop shows.
  @Suite @MainActor struct NotificationTests {
    /// A desktop that shows what it is told.
    @MainActor private final class Desktop {
      var shown: [(title: String, body: String, actions: [String], hints: BusValue, replaced: Int)] = []
      var closed: [Int] = []
      let bus: Bus
      let capabilities: [String]
      init(_ bus: Bus, _ capabilities: [String]) { (self.bus, self.capabilities) = (bus, capabilities) }
      static let path = "/org/freedesktop/Notifications"
      static let name = "org.freedesktop.Notifications"

      func open() async -> Bool {
        BusObject(
          Self.path,
          [
            .init(
              Self.name,
              methods: [
                .init("GetCapabilities", returns: "as") { [unowned self] _ in
                  .values([.strings(capabilities)])
                },
                .init("Notify", "susssasa{sv}i", returns: "u") { [unowned self] call in
                  let actions = call.arguments[5].parts.compactMap(\.text)
                  let replaced = call.number(1) ?? -1
                  shown.append((call.text(3) ?? "", call.text(4) ?? "", actions, call.arguments[6], replaced))
                  return .values([.uint(UInt32(replaced == 0 ? shown.count : replaced))])
                },
                .init("CloseNotification", "u") { [unowned self] call in
                  closed.append(call.number(0) ?? -1)
                  return .values([])
                },
              ])
          ]
        ).serve(on: bus)
        return await bus.takeName(Self.name)
      }
      func say(_ member: String, _ number: UInt32, _ value: BusValue) {
        bus.emit(Self.path, Self.name, member, [.uint(number), value])
      }
    }
    private final class Delegate: NSObject, UNUserNotificationCenterDelegate {
      nonisolated(unsafe) var responses: [String] = []
      func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
      ) { completionHandler([.banner, .badge]) }
      func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
      ) {
        let about = response.notification.request.content.userInfo["about"] as? String ?? ""
        let text = (response as? UNTextInputNotificationResponse)?.userText
        responses.append("\(response.actionIdentifier) \(about)" + (text.map { " \($0)" } ?? ""))
        completionHandler()
      }
    }

    private func withDesktop(
      _ capabilities: [String],
      _ body: @MainActor (Desktop, UNUserNotificationCenter, Delegate) async throws -> Void
    ) async throws {
      let bus = try PrivateBus()
      SessionBus.end()
      SessionBus.address = bus.address
      let center = UNUserNotificationCenter.current()
      let (before, delegate) = (center.delegate, Delegate())
      defer {
        center.delegate = before
        center.setNotificationCategories([])
        SessionBus.end()
        SessionBus.address = nil
        bus.end()
      }
      let desktop = Desktop(try bus.connection(), capabilities)
      #expect(await desktop.open())
      center.delegate = delegate
      try await body(desktop, center, delegate)
    }
    private func request(_ name: String, _ change: (UNMutableNotificationContent) -> Void = { _ in })
      -> UNNotificationRequest
    {
      let content = UNMutableNotificationContent()
      content.title = name
      content.userInfo = ["about": name]
      change(content)
      return UNNotificationRequest(identifier: name, content: content, trigger: nil)
    }

    @Test(
      "What a person does with a notification is told to the delegate: opening it, its buttons, an answer")
    func responses() async throws {
      try await withDesktop(["actions", "body-markup", "inline-reply"]) { desktop, center, delegate in
        #expect(try await center.requestAuthorization(options: [.alert, .badge]))
        center.setNotificationCategories([
          UNNotificationCategory(
            identifier: "mail",
            actions: [
              UNNotificationAction(identifier: "later", title: "Later"),
              UNTextInputNotificationAction(
                identifier: "answer", title: "Answer", textInputButtonTitle: "Send", textInputPlaceholder: "…"
              ),
            ], intentIdentifiers: [], options: .customDismissAction)
        ])
        let mail = request("mail") {
          $0.body = "1 < 2 & so"
          $0.categoryIdentifier = "mail"
          $0.interruptionLevel = .critical
          $0.badge = 2
        }
        try await center.add(mail)
        #expect(await happens { desktop.shown.count == 1 })
        let shown = desktop.shown[0]
        #expect(shown.title == "mail" && shown.body == "1 &lt; 2 &amp; so" && shown.replaced == 0)
        #expect(shown.actions == ["default", "", "later", "Later", "inline-reply", "Answer"])
        #expect(shown.hints["urgency"]?.number == 2 && shown.hints["suppress-sound"]?.flag == true)
        #expect(shown.hints["x-kde-reply-submit-button-text"]?.text == "Send")
        #expect(LauncherBadge.shared.count == 2)
        var (activations, permission) = (0, ApplicationName.Permission())
        DesktopNotifications.activate = {
          activations += 1
          permission = $0
        }
        defer { DesktopNotifications.activate = nil }
        desktop.say("ActionInvoked", 7, .string("default"))
        desktop.say("ActionInvoked", 1, .string("later"))
        desktop.say("ActivationToken", 1, .string("click_TIME5"))
        desktop.say("ActionInvoked", 1, .string("default"))
        desktop.say("NotificationReplied", 1, .string("thanks"))
        desktop.say("NotificationClosed", 1, .uint(2))
        desktop.say("ActionInvoked", 1, .string("later"))
        #expect(await happens { delegate.responses.count == 3 })
        try await Task.sleep(for: .milliseconds(50))
        #expect(
          delegate.responses == [
            "later mail", UNNotificationDefaultActionIdentifier + " mail", "answer mail thanks",
          ])
        // The window comes to the front for what the person did there.
        #expect(activations == 1 && permission.startupID == "click_TIME5")
        // One that nobody has answered before it is taken away.
        try await center.add(request("other") { $0.categoryIdentifier = "mail" })
        #expect(await happens { desktop.shown.count == 2 })
        // The desktop's answer is on its way.
        try await Task.sleep(for: .milliseconds(50))
        desktop.say("NotificationClosed", 2, .uint(2))
        #expect(
          await happens { delegate.responses.last == UNNotificationDismissActionIdentifier + " other" })
      }
    }

    @Test(
      "A desktop that keeps notifications of a program that the bus can start has the program told, also when it has ended before"
    )
    func kept() async throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "entries-\(UUID().uuidString)")
      let entries = folder.appendingPathComponent("applications")
      try FileManager.default.createDirectory(at: entries, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try "[Desktop Entry]\nName=Kept\nDBusActivatable=true\n".write(
        to: entries.appendingPathComponent("org.example.Kept.desktop"), atomically: true, encoding: .utf8)
      try "[Desktop Entry]\nName=Plain\n".write(
        to: entries.appendingPathComponent("org.example.Plain.desktop"), atomically: true, encoding: .utf8)
      let before = getenv("XDG_DATA_HOME").map { String(cString: $0) }
      setenv("XDG_DATA_HOME", folder.path, 1)
      defer { if let before { setenv("XDG_DATA_HOME", before, 1) } else { unsetenv("XDG_DATA_HOME") } }
      try await withDesktop(["actions"]) { desktop, center, delegate in
        var kept: [String: BusValue] = [:]
        let shell = try Bus.at(try #require(SessionBus.address))
        BusObject(
          "/org/gtk/Notifications",
          [
            .init(
              "org.gtk.Notifications",
              methods: [
                .init("AddNotification", "ssa{sv}") { call in
                  kept["\(call.text(0) ?? "") \(call.text(1) ?? "")"] = call.arguments[2]
                  return .values([])
                },
                .init("RemoveNotification", "ss") { call in
                  kept["\(call.text(0) ?? "") \(call.text(1) ?? "")"] = nil
                  return .values([])
                },
              ])
          ]
        ).serve(on: shell)
        #expect(await shell.takeName("org.gtk.Notifications"))
        var note = DesktopNotifications.Note(title: "Mail", body: "1 < 2")
        note.actions = [.init("later", "Later")]
        let memo = try PropertyListSerialization.data(
          fromPropertyList: ["title": "Mail", "userInfo": ["about": "mail"]], format: .binary, options: 0)
        var answers: [DesktopNotifications.Answer] = []
        let notifications = DesktopNotifications.shared
        for name in ["one", "two"] {
          notifications.show(note, as: name, memo: memo, of: "org.example.Kept") { answers.append($0) }
        }
        #expect(await happens { kept.count == 2 })
        let shown = try #require(kept["org.example.Kept one"])
        #expect(shown["title"]?.text == "Mail" && shown["body"]?.text == "1 < 2")
        #expect(shown["default-action"]?.text == "app.sash-notification")
        let button = try #require(shown["buttons"]?.parts.first)
        #expect(button["label"]?.text == "Later" && button["action"]?.text == "app.sash-notification")

        // As the desktop says over the bus what a person has done.
        #expect(ApplicationName.take("org.example.Kept", opening: []) == .first)
        defer { ApplicationName.end() }
        let program = Bus.Destination(
          "org.example.Kept", "/org/example/Kept", "org.freedesktop.Application")
        func activate(_ word: String?) async -> Bool {
          guard let word else { return false }
          return await shell.ask(
            program, "ActivateAction",
            [
              .string("sash-notification"), .array(of: "v", [.variant(.string(word))]),
              .dictionary(of: "v", [("desktop-startup-id", .variant(.string("shell_TIME9")))]),
            ]) != nil
        }
        #expect(await activate(button["target"]?.text))
        #expect(answers == [.action("later")] && notifications.takePermission().startupID == "shell_TIME9")
        // Once more, and nobody remembers it: as in a program that has been started for it.
        #expect(await activate(button["target"]?.text))
        #expect(await activate(shown["default-action-target"]?.text))
        #expect(
          delegate.responses == ["later mail", UNNotificationDefaultActionIdentifier + " mail"])
        #expect(answers.count == 1)
        #expect(!(await activate("nonsense")))
        notifications.withdraw("two", of: "org.example.Kept")
        #expect(await happens { kept["org.example.Kept two"] == nil && kept.count == 1 })

        // A program that the bus cannot start has them shown as ever.
        notifications.show(note, as: "plain", memo: memo, of: "org.example.Plain")
        #expect(await happens { desktop.shown.count == 1 })
        #expect(kept.count == 1)
      }
    }

    @Test("A button for an answer gives an empty text where the desktop has no field for it")
    func withoutField() async throws {
      try await withDesktop(["actions"]) { desktop, center, delegate in
        let answer = UNTextInputNotificationAction(
          identifier: "answer", title: "Answer", textInputButtonTitle: "Send", textInputPlaceholder: "…")
        center.setNotificationCategories([
          UNNotificationCategory(identifier: "mail", actions: [answer], intentIdentifiers: [])
        ])
        try await center.add(request("mail") { $0.categoryIdentifier = "mail" })
        #expect(await happens { desktop.shown.count == 1 })
        // The desktop's answer is on its way.
        try await Task.sleep(for: .milliseconds(50))
        desktop.say("ActionInvoked", 1, .string("answer"))
        #expect(await happens { delegate.responses == ["answer mail "] })
      }
    }

    @Test("A notification takes the place of one with its identifier, and goes when the app takes it away")
    func replacing() async throws {
      try await withDesktop([]) { desktop, center, delegate in
        try await center.add(request("a") { $0.sound = .default })
        #expect(await happens { desktop.shown.count == 1 })
        #expect(desktop.shown[0].actions == [] && desktop.shown[0].hints["sound-name"]?.text != nil)
        // The desktop's answer is on its way.
        try await Task.sleep(for: .milliseconds(50))
        try await center.add(request("a") { $0.body = "1 < 2" })
        #expect(await happens { desktop.shown.count == 2 })
        #expect(desktop.shown[1].replaced == 1 && desktop.shown[1].body == "1 < 2")
        try await Task.sleep(for: .milliseconds(50))
        // Its time is over: nobody has done anything.
        center.removeDeliveredNotifications(withIdentifiers: ["a", "b"])
        #expect(await happens { desktop.closed == [1] })
        desktop.say("NotificationClosed", 1, .uint(3))
        try await Task.sleep(for: .milliseconds(50))
        #expect(delegate.responses == [] && desktop.closed == [1])
      }
    }

    @Test("Without anybody who shows notifications nothing is granted")
    func missing() async throws {
      let bus = try PrivateBus()
      SessionBus.end()
      SessionBus.address = bus.address
      defer {
        SessionBus.end()
        SessionBus.address = nil
        bus.end()
      }
      #expect(try await !UNUserNotificationCenter.current().requestAuthorization())
    }
  }
}
