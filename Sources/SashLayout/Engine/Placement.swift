import Foundation
import SashGeometry

package typealias Placement = _Placement

/// Where a parent puts a child, in points and in the parent's space.
public struct _Placement: Equatable, Sendable {
  package var origin: CGPoint
  /// What the child answers to `proposal`.
  package var size: CGSize
  package var proposal: ProposedViewSize

  package init(origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    self.origin = origin
    self.size = size
    self.proposal = proposal
  }

  package var frame: CGRect { CGRect(origin: origin, size: size) }

  /// The same place as seen from the other side of a parent that is `width` points wide.
  package func mirrored(in width: CGFloat) -> _Placement {
    var mirror = self
    mirror.origin.x = width - origin.x - size.width
    return mirror
  }
}
