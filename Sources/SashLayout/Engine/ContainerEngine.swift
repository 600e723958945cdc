import Foundation
import SashGeometry

package typealias ContainerEngine = _ContainerEngine

/// An engine with any number of children that computes in leading-to-trailing coordinates and mirrors at the
/// end.
open class _ContainerEngine: _MeasuredEngine {
  package final let direction: LayoutDirection
  @exclusivity(unchecked) private(set) final var engines: [LayoutEngine]
  private var arrangement: Arrangement?
  private lazy var childGuides: StatedGuides = {
    var guides: StatedGuides = []
    for index in engines.indices {
      guides.formUnion(engines.statedGuides(of: index))
      if guides == .all { break }
    }
    return guides
  }()

  public init(children: [_LayoutEngine], direction: LayoutDirection) {
    engines = children
    self.direction = direction
  }

  public final override var children: [_LayoutEngine] { engines }
  /// Only for a child that answers as the one before.
  final func replaceChild(at index: Int, with child: LayoutEngine) { engines[index] = child }
  override var isDear: Bool { true }
  override var remembersGuides: Bool { true }

  /// Where the children stand, x counted from the leading edge. Override this one.
  open func arrange(in size: CGSize, proposal: ProposedViewSize) -> [_Placement] { [] }

  /// Where the children stand, x counted from the leading edge; remembered for the size asked last.
  package final func logicalPlacements(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    if let arrangement, arrangement.size == size, arrangement.proposal == proposal {
      return arrangement.placements
    }
    LayoutCounters.placed += 1
    let placements = arrange(in: size, proposal: proposal)
    arrangement = Arrangement(size: size, proposal: proposal, placements: placements)
    return placements
  }

  public final override func placements(in size: CGSize, proposal: ProposedViewSize) -> [_Placement] {
    let placements = logicalPlacements(in: size, proposal: proposal)
    guard direction == .rightToLeft else { return placements }
    return placements.map { $0.mirrored(in: size.width) }
  }

  open override var statedGuides: _StatedGuides { childGuides }

  /// What the children state, brought to this space and merged.
  open override func explicitAlignment(
    _ key: _AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let placements = logicalPlacements(in: size, proposal: proposal)
    return key.combine(
      zip(engines, placements).lazy.map { child, placement in
        child.guide(key, in: placement.size, proposal: placement.proposal).map {
          $0 + placement.origin[key.axis]
        }
      })
  }
}

private struct Arrangement {
  let size: CGSize
  let proposal: ProposedViewSize
  let placements: [Placement]
}
