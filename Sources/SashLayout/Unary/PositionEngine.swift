import Foundation
import SashGeometry

/// Takes the whole proposal and puts the centre of the child at a point in it.
/// - Source: documentation of `position(_:)`; the size with an unspecified proposal as on iOS 17
package final class PositionEngine: UnaryEngine {
  private let position: CGPoint

  /// - Parameter position: In points.
  package init(position: CGPoint, child: LayoutEngine, direction: LayoutDirection = .leftToRight) {
    func clean(_ coordinate: CGFloat) -> CGFloat {
      if coordinate.isFinite { return coordinate }
      LayoutWarning.reportMaking("Invalid position (non-finite): \(coordinate).")
      return 0
    }
    self.position = CGPoint(x: clean(position.x), y: clean(position.y))
    super.init(child: child, direction: direction)
  }

  package override var debugName: String { "position" }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
  }

  package override func placeChild(in size: CGSize, proposal: ProposedViewSize) -> Placement {
    let child = child.sizeThatFits(proposal)
    let origin = CGPoint(x: position.x - child.width / 2, y: position.y - child.height / 2)
    return Placement(origin: origin, size: child, proposal: proposal)
  }
  package override var spacing: ViewSpacing { ViewSpacing() }
}
