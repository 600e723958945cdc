import Foundation
import SashGeometry

/// Is the first of its children whose ideal size fits, or else the last.
/// - Source: documentation of `ViewThatFits`
package final class ViewThatFitsEngine: ContainerEngine {
  private let axes: Axis.Set

  package init(axes: Axis.Set, children: [LayoutEngine], direction: LayoutDirection) {
    self.axes = axes
    super.init(children: children, direction: direction)
  }

  package override var debugName: String { "ViewThatFits" }

  /// What sums and differences of lengths may have lost on their way here, in points: where pixels are no whole points, the
  /// room that a stack leaves is a little less than what it was asked for.
  private let slack: CGFloat = 0.01

  /// Which child is shown at `proposal`; nil without children.
  package func chosen(_ proposal: ProposedViewSize) -> Int? {
    let offer = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    let fitting = engines.firstIndex { engine in
      let ideal = engine.sizeThatFits(offer)
      return (!axes.contains(.horizontal) || ideal.width <= (proposal.width ?? .infinity) + slack)
        && (!axes.contains(.vertical) || ideal.height <= (proposal.height ?? .infinity) + slack)
    }
    return fitting ?? engines.indices.last
  }

  private func engine(_ proposal: ProposedViewSize) -> LayoutEngine? { chosen(proposal).map { engines[$0] } }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    engine(proposal)?.sizeThatFits(proposal) ?? .zero
  }
  /// All stand at the same place; only the chosen one is shown.
  package override func arrange(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    engines.map { Placement(origin: .zero, size: $0.sizeThatFits(proposal), proposal: proposal) }
  }
  package override func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    engine(proposal)?.guide(key, in: size, proposal: proposal)
  }
  package override var spacing: ViewSpacing { engines.first?.spacing ?? ViewSpacing() }
  package override var layoutPriority: Double { engines.lazy.map(\.layoutPriority).max() ?? 0 }
}
