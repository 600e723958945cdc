import Foundation
import SashGeometry

/// Draws a view away from its place, which stays as it is for layout.
///
/// - Source: documentation of `offset(_:)`
package final class OffsetEngine: UnaryEngine {
  private let offset: CGSize

  /// - Parameters:
  ///   - offset: In points.
  ///   - direction: Right to left counts the offset to the left.
  package init(offset: CGSize, child: LayoutEngine, direction: LayoutDirection = .leftToRight) {
    func clean(_ length: CGFloat) -> CGFloat {
      if length.isFinite { return length }
      LayoutWarning.reportMaking("Invalid offset (non-finite): \(length).")
      return 0
    }
    self.offset = CGSize(width: clean(offset.width), height: clean(offset.height))
    super.init(child: child, direction: direction)
  }

  package override var debugName: String { "offset" }

  package override func placeChild(in size: CGSize, proposal: ProposedViewSize) -> Placement {
    Placement(origin: CGPoint(x: offset.width, y: offset.height), size: size, proposal: proposal)
  }
  package override func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    child.guide(key, in: size, proposal: proposal)
  }
  package override var layoutPriority: Double { child.layoutPriority }
}

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
