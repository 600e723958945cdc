import Foundation

/// More that an element says of itself, when it is asked for.
public class AXCustomContent: NSObject {
  /// Whether it is said at once.
  public enum Importance: UInt, Sendable { case `default`, high }
  public let label: String
  public let value: String
  public var importance: Importance = .default
  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }
  public var attributedLabel: NSAttributedString { NSAttributedString(string: label) }
  public var attributedValue: NSAttributedString { NSAttributedString(string: value) }
}

/// Who has more to say of itself.
public protocol AXCustomContentProvider: NSObjectProtocol {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
