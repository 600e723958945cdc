import Foundation
import SashDisplay
import SashSemantics

/// Tells whoever develops an app of what a window has that is hard to see, hear or press: each thing once.
@MainActor package final class WindowAudit {
  private let isForPointer: Bool
  private let tell: (AuditFinding) -> Void
  private var told = Set<AuditFinding>()
  private var last: SemanticsTree?

  package init(isForPointer: Bool, tell: @escaping (AuditFinding) -> Void = WindowAudit.print) {
    (self.isForPointer, self.tell) = (isForPointer, tell)
  }

  package nonisolated static func print(_ finding: AuditFinding) {
    FileHandle.standardError.write(Data("Sash: audit: \(finding)\n".utf8))
  }

  /// Looks at a picture that is shown, if it says something else than the one before.
  package func look(at tree: SemanticsTree, _ list: DisplayItem, _ picture: Bitmap, scale: CGFloat) {
    guard tree !== last else { return }
    last = tree
    for finding in Audit.findings(tree, list, picture: picture, scale: scale, isForPointer: isForPointer)
    where told.insert(finding).inserted { tell(finding) }
  }
}
