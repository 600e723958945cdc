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
