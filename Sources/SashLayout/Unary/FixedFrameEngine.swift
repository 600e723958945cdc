import Foundation
import SashGeometry

/// Gives a view a length of its own on one axis or both; the child may be smaller or larger.
/// - Source: documentation of `frame(width:height:alignment:)`
package final class FixedFrameEngine: UnaryEngine {
  private let width: CGFloat?
  private let height: CGFloat?
  private let alignment: Alignment

  /// - Parameter width: In points; nil takes the width of the child. So does `height`.
  package init(
    width: CGFloat?, height: CGFloat?, alignment: Alignment, child: LayoutEngine, direction: LayoutDirection
  ) {
    self.width = frameLength(width)
    self.height = frameLength(height)
    self.alignment = alignment
    super.init(child: child, direction: direction)
  }

  package override var debugName: String { "frame(width:height:)" }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width, let height {
      answersAlike = .all
      return CGSize(width: width, height: height)
    }
    let answer = child.answer(offer(proposal))
    answersAlike = AnswerRange(
      width: width == nil ? answer.range.width : .all, height: height == nil ? answer.range.height : .all)
    return CGSize(width: width ?? answer.size.width, height: height ?? answer.size.height)
  }

  package override func placeChild(in size: CGSize, proposal: ProposedViewSize) -> Placement {
    aligned(alignment, in: size, proposal: offer(proposal))
  }

  package override var spacing: ViewSpacing {
    var spacing = child.spacing
    if width != nil { spacing.reset(.horizontal) }
    if height != nil { spacing.reset(.vertical) }
    return spacing
  }
}

/// A length that a frame can have; nil with a report where it cannot.
/// - Source: SwiftUI ignores such lengths with a runtime issue
private func frameLength(_ length: CGFloat?) -> CGFloat? {
  guard let length else { return nil }
  if length >= 0, length.isFinite { return length }
  LayoutWarning.reportMaking(LayoutWarning.invalidFrame)
  return nil
}
