import Foundation
import UIKit

/// What is known of an element when it is looked at.
@MainActor @preconcurrency public protocol XCUIElementAttributes {
  /// What developers name it by.
  var identifier: String { get }
  /// In points of the screen.
  var frame: CGRect { get }
  /// What it shows now: the text of a field, "1" or "0" of a switch.
  var value: Any? { get }
  var title: String { get }
  /// What people are told that it is.
  var label: String { get }
  var elementType: XCUIElement.ElementType { get }
  var isEnabled: Bool { get }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get }
  var verticalSizeClass: UIUserInterfaceSizeClass { get }
  /// What a field says while it is empty.
  var placeholderValue: String? { get }
  var isSelected: Bool { get }
  /// Whether keys go to it.
  var hasFocus: Bool { get }
}

/// An element and all that is in it, as they were when it was looked at.
@MainActor @preconcurrency public protocol XCUIElementSnapshot: XCUIElementAttributes {
  var children: [any XCUIElementSnapshot] { get }
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

/// Who can be looked at.
@MainActor @preconcurrency public protocol XCUIElementSnapshotProviding {
  /// Throws if there is no such element.
  func snapshot() throws -> any XCUIElementSnapshot
}

extension XCUIElement {
  /// Names of what is known of an element.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let identifier = AttributeName(rawValue: "identifier")
    public static let label = AttributeName(rawValue: "label")
    public static let title = AttributeName(rawValue: "title")
    public static let value = AttributeName(rawValue: "value")
    public static let placeholderValue = AttributeName(rawValue: "placeholderValue")
    public static let elementType = AttributeName(rawValue: "elementType")
    public static let enabled = AttributeName(rawValue: "enabled")
    public static let selected = AttributeName(rawValue: "selected")
    public static let hasFocus = AttributeName(rawValue: "hasFocus")
    public static let frame = AttributeName(rawValue: "frame")
    public static let children = AttributeName(rawValue: "children")
    public static let horizontalSizeClass = AttributeName(rawValue: "horizontalSizeClass")
    public static let verticalSizeClass = AttributeName(rawValue: "verticalSizeClass")
  }
}
