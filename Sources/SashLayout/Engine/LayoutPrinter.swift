import Foundation
import SashGeometry

/// A name for what is under it, in printed layouts and in messages: the type of a view that its user has written.
package final class NameEngine: UnaryEngine {
  private let name: String
  package init(name: String, child: LayoutEngine) {
    self.name = name
    super.init(child: child)
  }
  package override var debugName: String { name }
  package override var layoutPriority: Double { child.layoutPriority }
}

extension LayoutEngine {
  /// One line for each view, indented by depth: what it was offered, its size, and where it stands, in points.
  ///
  /// - Parameter origin: Where this view stands in the window.
  package func layoutDescription(
    size: CGSize, proposal: ProposedViewSize, origin: CGPoint, depth: Int = 0
  ) -> String {
    var text = String(repeating: "  ", count: depth) + debugName
    text += "  offered \(words(proposal.width))x\(words(proposal.height))"
    text += "  is \(words(size.width))x\(words(size.height))  at \(words(origin.x)),\(words(origin.y))\n"
    guard size.width.isFinite, size.height.isFinite else { return text }
    for (child, place) in zip(children, placements(in: size, proposal: proposal)) {
      text += child.layoutDescription(
        size: place.size, proposal: place.proposal,
        origin: CGPoint(x: origin.x + place.origin.x, y: origin.y + place.origin.y), depth: depth + 1)
    }
    return text
  }

  /// The names of the views from this one down to `engine`; nil if that is not in it.
  package func path(to engine: LayoutEngine) -> [String]? {
    if self === engine { return [debugName] }
    for (index, child) in children.enumerated() {
      guard let path = child.path(to: engine) else { continue }
      return ["\(debugName)\(children.count > 1 ? "[\(index)]" : "")"] + path
    }
    return nil
  }
}

/// At most two decimals; `nil` for nothing.
private func words(_ length: CGFloat?) -> String {
  guard let length else { return "nil" }
  guard length.isFinite else { return "\(length)" }
  let rounded = (length * 100).rounded() / 100
  return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
}
