import Foundation
import SashGeometry

/// A view with another at one of its edges, for which it makes room.
///
/// - Source: documentation of `safeAreaInset(edge:alignment:spacing:content:)`
package final class InsetEngine: ContainerEngine {
  private let edge: Edge
  private let alignment: Alignment
  /// Between the two, in points.
  private let gap: CGFloat
  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  /// - Parameter spacing: In points; nil takes what the inset prefers.
  package init(
    edge: Edge, alignment: Alignment, spacing: CGFloat?, primary: LayoutEngine, inset: LayoutEngine,
    direction: LayoutDirection
  ) {
    self.edge = edge
    self.alignment = alignment
    gap = InsetEngine.spacing(spacing, edge: edge, inset: inset)
    super.init(children: [primary, inset], direction: direction)
  }

  package override var debugName: String { "safeAreaInset" }

  /// The distance that an inset keeps, in points. It must not depend on the view that makes room: what that view
  /// answers may follow from the room.
  package static func spacing(_ spacing: CGFloat?, edge: Edge, inset: LayoutEngine) -> CGFloat {
    if let spacing, spacing.isFinite { return spacing }
    let plain = ViewSpacing()
    switch edge {
    case .top: return inset.spacing.distance(to: plain, along: .vertical)
    case .leading: return inset.spacing.distance(to: plain, along: .horizontal)
    case .bottom: return plain.distance(to: inset.spacing, along: .vertical)
    case .trailing: return plain.distance(to: inset.spacing, along: .horizontal)
    }
  }

  private func offer(_ proposal: ProposedViewSize) -> (ProposedViewSize, room: CGFloat) {
    let room = engines[1].sizeThatFits(proposal)[axis] + gap
    var rest = proposal
    switch axis {
    case .horizontal: rest.width = proposal.width.map { max($0 - room, 0) }
    case .vertical: rest.height = proposal.height.map { max($0 - room, 0) }
    }
    return (rest, room)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let (rest, room) = offer(proposal)
    var size = engines[0].sizeThatFits(rest)
    size[axis] += room
    return size
  }

  /// The view, then the inset.
  package override func arrange(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    let (rest, room) = offer(proposal)
    let primary = engines[0].dimensions(rest)
    let inset = engines[1].dimensions(proposal)
    var first = CGPoint.zero
    var second = CGPoint.zero
    switch edge {
    case .top: first.y = room
    case .leading: first.x = room
    case .bottom: second.y = size.height - inset.height
    case .trailing: second.x = size.width - inset.width
    }
    switch axis {
    case .horizontal: second.y = primary[alignment.vertical] - inset[alignment.vertical]
    case .vertical: second.x = primary[alignment.horizontal] - inset[alignment.horizontal]
    }
    return [
      Placement(origin: first, size: primary.size, proposal: rest),
      Placement(origin: second, size: inset.size, proposal: proposal),
    ]
  }

  package override var statedGuides: StatedGuides { engines[0].statedGuides }
  package override func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let first = logicalPlacements(in: size, proposal: proposal)[0]
    return engines[0].guide(key, in: first.size, proposal: first.proposal).map { $0 + first.origin[key.axis] }
  }
}
