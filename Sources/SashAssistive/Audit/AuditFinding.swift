import Foundation

/// Something in a window that is hard to see, hear or press.
package struct AuditFinding: Hashable, CustomStringConvertible {
  package enum Kind: String, Sendable, CaseIterable {
    /// A control without a name.
    case missingLabel = "missing label"
    /// A control that is hard to hit, and has others near.
    case smallTarget = "small target"
    /// Text that hardly differs from what is behind it.
    case lowContrast = "low contrast"
    /// Text of which not all is shown.
    case clippedText = "clipped text"
  }
  package var kind: Kind
  /// What it is about, in words.
  package var element: String
  /// What was measured, and what it should be.
  package var detail: String

  package init(_ kind: Kind, _ element: String, _ detail: String) {
    (self.kind, self.element, self.detail) = (kind, element, detail)
  }
  package var description: String { "\(kind.rawValue): \(element), \(detail)" }
}
