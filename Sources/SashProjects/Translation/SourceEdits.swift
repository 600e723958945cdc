import SwiftSyntax

/// Changes of a text, each of which keeps its lines.
struct SourceEdits {
  private var edits: [(range: Range<Int>, text: String)] = []

  var isEmpty: Bool { edits.isEmpty }

  /// Puts a text in the place of another. Line breaks of the old one stay, behind the new one; a shorter one is filled up, so
  /// that columns stay too.
  mutating func replace(_ node: some SyntaxProtocol, _ text: String) {
    let range =
      node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    let old = node.trimmedDescription
    let breaks = old.filter(\.isNewline).count
    let filling = breaks == 0 ? String(repeating: " ", count: max(old.utf8.count - text.utf8.count, 0)) : ""
    edits.append((range, text + filling + String(repeating: "\n", count: breaks)))
  }
  mutating func remove(_ node: some SyntaxProtocol) { replace(node, "") }
  mutating func insert(_ text: String, at position: AbsolutePosition) {
    edits.append((position.utf8Offset..<position.utf8Offset, text))
  }

  /// The changed text.
  func applied(to text: String) -> String {
    var bytes = Array(text.utf8)
    // From the end, so that places before stay right.
    for (range, text) in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(range, with: text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
