import Foundation

/// What an audit looks for.
public struct XCUIAccessibilityAuditType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let contrast = XCUIAccessibilityAuditType(rawValue: 1 << 0)
  public static let elementDetection = XCUIAccessibilityAuditType(rawValue: 1 << 1)
  public static let hitRegion = XCUIAccessibilityAuditType(rawValue: 1 << 2)
  public static let sufficientElementDescription = XCUIAccessibilityAuditType(rawValue: 1 << 3)
  public static let dynamicType = XCUIAccessibilityAuditType(rawValue: 1 << 16)
  public static let textClipped = XCUIAccessibilityAuditType(rawValue: 1 << 17)
  public static let trait = XCUIAccessibilityAuditType(rawValue: 1 << 18)
  public static let all = XCUIAccessibilityAuditType(rawValue: .max)
}

/// Something that an audit has found.
@MainActor @preconcurrency public final class XCUIAccessibilityAuditIssue: NSObject {
  public let element: XCUIElement?
  public let auditType: XCUIAccessibilityAuditType
  public let compactDescription: String
  public let detailedDescription: String
  init(_ type: XCUIAccessibilityAuditType, _ element: XCUIElement, _ compact: String, _ detailed: String) {
    (auditType, self.element, compactDescription, detailedDescription) = (type, element, compact, detailed)
  }
}

extension XCUIApplication {
  /// Looks for what keeps people from using what is shown: controls that say nothing, and ones that are too small to hit. Each
  /// finding is an error of the test unless the closure answers true for it.
  ///
  /// - Missing: audits of contrast, of text that is cut, of text sizes, traits and undetected elements.
  public func performAccessibilityAudit(
    for types: XCUIAccessibilityAuditType = .all,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
  ) throws {
    for issue in try findings(types) where try issueHandler?(issue) != true {
      fail("\(issue.compactDescription): \(issue.detailedDescription)")
    }
  }

  /// - Source: the least target of the Human Interface Guidelines is 44 by 44 points; smaller than half of it cannot be hit.
  private static let leastTarget: CGFloat = 22

  private func findings(_ types: XCUIAccessibilityAuditType) throws -> [XCUIAccessibilityAuditIssue] {
    let pressed: Set<XCUIElement.ElementType> = [
      .button, .switch, .slider, .link, .textField, .secureTextField, .searchField, .textView, .stepper,
      .image,
      .segmentedControl, .progressIndicator, .datePicker, .colorWell,
    ]
    return try look().below.filter { pressed.contains($0.elementType) }.flatMap { node in
      let id = node.source.id
      let element = XCUIElement(self, node.line) { try self.look().below.first { $0.source.id == id } }
      var found: [XCUIAccessibilityAuditIssue] = []
      if types.contains(.sufficientElementDescription), node.label.isEmpty, node.identifier.isEmpty {
        found.append(.init(.sufficientElementDescription, element, "Element has no description", node.line))
      }
      let isPressed = node.source.actions.contains("activate")
      let least = Self.leastTarget
      if types.contains(.hitRegion), isPressed, node.frame.width < least || node.frame.height < least {
        found.append(.init(.hitRegion, element, "Hit area is too small", node.line))
      }
      return found
    }
  }
}
