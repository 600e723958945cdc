import Foundation
import SashSemantics

/// What an app tells those who do not see it, without being asked. Nobody hears it while no assistive technology is there.
public enum AccessibilityNotification {
  /// Words that are said once.
  public struct Announcement: Sendable {
    private let words: String
    public init(_ words: String) { self.words = words }
    public init(_ words: AttributedString) { self.words = String(words.characters) }
    public init(_ words: NSAttributedString) { self.words = words.string }
    public func post() { SemanticsNews.post(.announcement(words, isUrgent: false)) }
  }
  /// Parts of the screen are others now.
  public struct LayoutChanged: Sendable {
    private let focus: UInt64?
    /// - Parameter element: What is to be looked at: the identity of an element of the semantics, else nothing special.
    public init(_ element: Any? = nil) { focus = element as? UInt64 }
    public func post() { SemanticsNews.post(.layoutChanged(focus: focus)) }
  }
  /// The screen shows something else.
  public struct ScreenChanged: Sendable {
    private let focus: UInt64?
    public init(_ element: Any? = nil) { focus = element as? UInt64 }
    public func post() { SemanticsNews.post(.screenChanged(focus: focus)) }
  }
  /// Something was scrolled: what is seen of it now, in words.
  public struct PageScrolled: Sendable {
    private let words: String
    public init(_ words: String) { self.words = words }
    public init(_ words: AttributedString) { self.words = String(words.characters) }
    public func post() { SemanticsNews.post(.scrolled(words)) }
  }
}
