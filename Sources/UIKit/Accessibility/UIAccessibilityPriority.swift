import Foundation

/// How much an announcement matters beside others.
public struct UIAccessibilityPriority: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let low = UIAccessibilityPriority(rawValue: "low")
  public static let `default` = UIAccessibilityPriority(rawValue: "default")
  public static let high = UIAccessibilityPriority(rawValue: "high")
}
extension NSAttributedString.Key {
  /// A priority: who reads the screen aloud decides by itself what it says first.
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
}
