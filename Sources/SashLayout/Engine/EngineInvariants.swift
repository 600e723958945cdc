import Foundation
import SashGeometry

extension LayoutEngine {
  /// Traps where this engine or one inside breaks what the header of `LayoutEngine` promises.
  ///
  /// - Complexity: O(n) measurements for n engines in the tree.
  package final func checkInvariants(_ proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    require(size.width >= 0 && size.height >= 0, "\(debugName) has the size \(size)")
    let fresh = measure(proposal)
    require(
      fresh == size || !(fresh.width >= 0) || !(fresh.height >= 0),
      "\(debugName) remembers \(size) for \(proposal) but measures \(fresh)")
    guard size.width.isFinite, size.height.isFinite else { return }
    let placements = placements(in: size, proposal: proposal)
    let children = children
    require(
      placements.count == children.count, "\(debugName) places \(placements.count) of \(children.count)")
    for (child, placement) in zip(children, placements) {
      require(
        placement.size == child.sizeThatFits(placement.proposal),
        "\(debugName) gives \(child.debugName) a size that it did not answer")
      require(
        placement.origin.x.isFinite && placement.origin.y.isFinite,
        "\(debugName) places \(child.debugName) at \(placement.origin)")
      child.checkInvariants(placement.proposal)
    }
  }
}

/// Stops with `message`, in optimised builds too.
private func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}
