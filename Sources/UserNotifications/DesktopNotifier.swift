import Foundation
import SashDesktop

/// Hands notifications to the desktop, and what a person does with them to the delegate.
struct DesktopNotifier: Sendable {
  /// Says whether the desktop shows notifications; from any thread.
  func ask(_ done: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated { DesktopNotifications.shared.ask(done) } }
  }

  func show(
    _ notification: UNNotification, _ category: UNNotificationCategory?, in center: UNUserNotificationCenter
  ) {
    let note = note(notification.request.content, category)
    let show: @MainActor () -> Void = {
      let request = notification.request
      DesktopNotifications.shared.show(
        note, as: request.identifier, memo: NotificationMemo(notification).data
      ) {
        tell($0, notification, category, in: center)
      }
    }
    if Thread.isMainThread {
      MainActor.assumeIsolated { show() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { show() } }
    }
  }
  @MainActor private func tell(
    _ answer: DesktopNotifications.Answer, _ notification: UNNotification,
    _ category: UNNotificationCategory?,
    in center: UNUserNotificationCenter
  ) {
    center.forget(notification.request.identifier)
    guard let response = response(answer, notification, category) else { return }
    let action = category?.actions.first { $0.identifier == response.actionIdentifier }
    let opens = response.actionIdentifier == UNNotificationDefaultActionIdentifier
    if opens || action?.options.contains(.foreground) == true {
      DesktopNotifications.activate?(DesktopNotifications.shared.takePermission())
    }
    center.delegate?.userNotificationCenter(center, didReceive: response) {}
  }

  /// Has the delegate told what a person does with notifications of an earlier run.
  func listen(for center: UNUserNotificationCenter) {
    let listen: @MainActor () -> Void = {
      DesktopNotifications.answerAfterEnd = { [weak center] identifier, answer, data in
        guard let center, let memo = NotificationMemo(data) else { return }
        tell(answer, memo.notification(identifier), center.category(memo.category), in: center)
      }
    }
    if Thread.isMainThread {
      MainActor.assumeIsolated { listen() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { listen() } }
    }
  }

  func withdraw(_ identifiers: [String]) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated { for name in identifiers { DesktopNotifications.shared.withdraw(name) } }
    }
  }

  private func response(
    _ answer: DesktopNotifications.Answer, _ notification: UNNotification, _ category: UNNotificationCategory?
  ) -> UNNotificationResponse? {
    switch answer {
    case .opened: .init(notification: notification, actionIdentifier: UNNotificationDefaultActionIdentifier)
    case .action(let name):
      // A desktop without fields for texts shows a plain button.
      category?.actions.first { $0.identifier == name } is UNTextInputNotificationAction
        ? UNTextInputNotificationResponse(notification: notification, actionIdentifier: name, userText: "")
        : UNNotificationResponse(notification: notification, actionIdentifier: name)
    case .replied(let text, let name):
      UNTextInputNotificationResponse(notification: notification, actionIdentifier: name, userText: text)
    case .dismissed:
      category?.options.contains(.customDismissAction) == true
        ? .init(notification: notification, actionIdentifier: UNNotificationDismissActionIdentifier) : nil
    }
  }

  private func note(
    _ content: UNNotificationContent, _ category: UNNotificationCategory?
  ) -> DesktopNotifications.Note {
    let body = [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n")
    var note = DesktopNotifications.Note(title: content.title, body: body)
    for action in category?.actions ?? [] {
      let plain = DesktopNotifications.Note.Action(action.identifier, action.title)
      // There is one field at most.
      if let text = action as? UNTextInputNotificationAction, note.reply == nil {
        note.reply = .init(
          plain, placeholder: text.textInputPlaceholder, button: text.textInputButtonTitle)
      } else {
        note.actions.append(plain)
      }
    }
    note.urgency =
      switch content.interruptionLevel {
      case .passive: .low
      case .active, .timeSensitive: .normal
      case .critical: .critical
      }
    note.sound = sound(content.sound)
    note.picture =
      content.attachments.map(\.url).first {
        ["png", "jpg", "jpeg"].contains($0.pathExtension.lowercased())
      }?
      .path
    return note
  }
  private func sound(_ sound: UNNotificationSound?) -> DesktopNotifications.Note.Sound {
    guard let sound else { return .none }
    let file = Bundle.main.resourceURL?.appendingPathComponent(sound.name)
    if let file, FileManager.default.fileExists(atPath: file.path) { return .file(file.path) }
    return .standard
  }
}
