import Foundation

// What is known of a file before it is looked into. The desktop looks for itself.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
public let UNNotificationAttachmentOptionsThumbnailHiddenKey =
  "UNNotificationAttachmentOptionsThumbnailHiddenKey"
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
  "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"

extension NSString {
  /// Words for a notification, translated when it is made: the language of a person does not change while it waits.
  public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
    let format = NSLocalizedString(key, comment: "")
    guard let arguments, !arguments.isEmpty else { return format }
    // Arguments are objects: they are written with %@.
    let words = arguments.map { "\($0)" }
    var (result, next) = ("", 0)
    var rest = format[...]
    while let mark = rest.firstIndex(of: "%") {
      result += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      if rest.hasPrefix("%") {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix { $0.isNumber }
      let after = rest.dropFirst(digits.count)
      if let place = Int(digits), after.hasPrefix("$@") {
        result += words.indices.contains(place - 1) ? words[place - 1] : ""
        rest = after.dropFirst(2)
      } else if digits.isEmpty, rest.hasPrefix("@") {
        result += words.indices.contains(next) ? words[next] : ""
        next += 1
        rest = rest.dropFirst()
      } else {
        result += "%"
      }
    }
    return result + rest
  }
}
