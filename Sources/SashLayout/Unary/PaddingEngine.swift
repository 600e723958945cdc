import Foundation
import SashGeometry

/// Keeps a distance around a view; negative distances let it overflow.
/// - Source: documentation of `padding(_:)`; a negative one as observed on iOS
package final class PaddingEngine: UnaryEngine {
  private let insets: EdgeInsets

  package init(insets: EdgeInsets, child: LayoutEngine, direction: LayoutDirection) {
    var insets = insets
    for edge in Edge.allCases where !insets[edge].isFinite {
      LayoutWarning.reportMaking("Invalid padding (non-finite): \(insets[edge]).")
      insets[edge] = 0
    }
    self.insets = insets
    super.init(child: child, direction: direction)
  }

  package override var debugName: String { "padding" }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) })
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let answer = child.answer(offer(proposal))
    let size = answer.size
    answersAlike = AnswerRange(
      width: answer.range.width.outset(by: insets.horizontal, around: OfferRange.code(proposal.width)),
      height: answer.range.height.outset(by: insets.vertical, around: OfferRange.code(proposal.height)))
    return CGSize(
      width: max(size.width + insets.horizontal, 0), height: max(size.height + insets.vertical, 0))
  }

  package override func placeChild(in size: CGSize, proposal: ProposedViewSize) -> Placement {
    let offer = offer(proposal)
    return Placement(
      origin: CGPoint(x: insets.leading, y: insets.top), size: child.sizeThatFits(offer), proposal: offer)
  }

  package override var spacing: ViewSpacing {
    var spacing = child.spacing
    var edges: Edge.Set = []
    for edge in Edge.allCases where insets[edge] != 0 { edges.insert(Edge.Set(edge)) }
    spacing.reset(edges)
    return spacing
  }
}
