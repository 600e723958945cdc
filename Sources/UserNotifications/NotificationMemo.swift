import Foundation

/// What is remembered of a notification after the end of the program, by the desktop that shows it.
struct NotificationMemo {
  let title: String
  let subtitle: String
  let body: String
  let category: String
  let thread: String
  let date: Date
  /// As far as a property list can hold it.
  let userInfo: [AnyHashable: Any]

  init(_ notification: UNNotification) {
    let content = notification.request.content
    (title, subtitle, body) = (content.title, content.subtitle, content.body)
    (category, thread, date) = (content.categoryIdentifier, content.threadIdentifier, notification.date)
    userInfo = content.userInfo
  }

  init?(_ data: Data) {
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return nil }
    func text(_ key: String) -> String { list[key] as? String ?? "" }
    (title, subtitle, body) = (text("title"), text("subtitle"), text("body"))
    (category, thread) = (text("category"), text("thread"))
    date = list["date"] as? Date ?? Date()
    userInfo = list["userInfo"] as? [String: Any] ?? [:]
  }
  var data: Data? {
    var list: [String: Any] = [
      "title": title, "subtitle": subtitle, "body": body, "category": category, "thread": thread,
      "date": date,
    ]
    let named = userInfo.compactMap { key, value in (key as? String).map { ($0, value) } }
    let info = Dictionary(named) { first, _ in first }
    if PropertyListSerialization.propertyList(info, isValidFor: .binary) { list["userInfo"] = info }
    return try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
  }

  func notification(_ identifier: String) -> UNNotification {
    let content = UNMutableNotificationContent()
    (content.title, content.subtitle, content.body) = (title, subtitle, body)
    (content.categoryIdentifier, content.threadIdentifier, content.userInfo) = (category, thread, userInfo)
    return UNNotification(
      date: date, request: UNNotificationRequest(identifier: identifier, content: content, trigger: nil))
  }
}
