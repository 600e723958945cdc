import Foundation

/// Something in a text that a person can tap: a link or an attachment.
@MainActor @preconcurrency
public final class UITextItem: NSObject {
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }
  public let content: Content
  /// Where it stands in the text, in UTF-16 units.
  public let range: NSRange
  init(content: Content, range: NSRange) { (self.content, self.range) = (content, range) }
}

/// What a person does with a part of a text.
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

/// What of a text is found to be more than letters.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
  public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
  public static let money = UIDataDetectorTypes(rawValue: 128)
  public static let physicalValue = UIDataDetectorTypes(rawValue: 256)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
