import Foundation
import SashGeometry

/// Offers a view no length on some axes, so that it takes its ideal one there.
/// - Source: documentation of `fixedSize(horizontal:vertical:)`
package final class FixedSizeEngine: UnaryEngine {
  private let horizontal: Bool
  private let vertical: Bool

  package init(horizontal: Bool, vertical: Bool, child: LayoutEngine) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(child: child)
  }

  package override var debugName: String { "fixedSize" }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let answer = child.answer(offer(proposal))
    answersAlike = AnswerRange(
      width: horizontal ? .all : answer.range.width, height: vertical ? .all : answer.range.height)
    return answer.size
  }
  package override func placeChild(in size: CGSize, proposal: ProposedViewSize) -> Placement {
    Placement(origin: .zero, size: size, proposal: offer(proposal))
  }
  package override var layoutPriority: Double { child.layoutPriority }
}
