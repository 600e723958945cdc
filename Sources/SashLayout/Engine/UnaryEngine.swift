import Foundation
import SashGeometry

package typealias UnaryEngine = _UnaryEngine

/// An engine around one child; what it does not override passes through to the child.
open class _UnaryEngine: _MeasuredEngine {
  package final let child: LayoutEngine
  package final let direction: LayoutDirection
  private lazy var childGuides = child.statedGuides

  public init(child: _LayoutEngine, direction: LayoutDirection = .leftToRight) {
    self.child = child
    self.direction = direction
  }

  public final override var children: [_LayoutEngine] { [child] }
  open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let answer = child.answer(proposal)
    answersAlike = answer.range
    return answer.size
  }

  /// Where the child stands, x counted from the leading edge.
  open func placeChild(in size: CGSize, proposal: ProposedViewSize) -> _Placement {
    Placement(origin: .zero, size: child.sizeThatFits(proposal), proposal: proposal)
  }

  public final override func placements(in size: CGSize, proposal: ProposedViewSize) -> [_Placement] {
    [visiblePlacement(in: size, proposal: proposal)]
  }
  public final override func placement(
    at index: Int, in size: CGSize, proposal: ProposedViewSize
  ) -> _Placement? {
    index == 0 ? visiblePlacement(in: size, proposal: proposal) : nil
  }
  private func visiblePlacement(in size: CGSize, proposal: ProposedViewSize) -> _Placement {
    LayoutCounters.placed += 1
    let placement = placeChild(in: size, proposal: proposal)
    return direction == .rightToLeft ? placement.mirrored(in: size.width) : placement
  }

  open override var statedGuides: _StatedGuides { childGuides }
  open override func explicitAlignment(
    _ key: _AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let placement = placeChild(in: size, proposal: proposal)
    return child.guide(key, in: placement.size, proposal: placement.proposal).map {
      $0 + placement.origin[key.axis]
    }
  }

  open override var spacing: ViewSpacing { child.spacing }
  open override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { child.layoutValue(key) }

  /// The place of a child offered `proposal` whose guides meet those of a plain view of `size`, from the
  /// leading edge.
  package final func aligned(_ alignment: Alignment, in size: CGSize, proposal: ProposedViewSize) -> Placement
  {
    let dimensions = child.dimensions(proposal)
    let frame = ViewDimensions(engine: LeafEngine.greedy, size: size, proposal: ProposedViewSize(size))
    func origin(_ key: AlignmentKey) -> CGFloat {
      let origin = key.defaultValue(in: frame) - dimensions[key]
      return origin.isFinite ? origin : 0
    }
    return Placement(
      origin: CGPoint(x: origin(alignment.horizontal.key), y: origin(alignment.vertical.key)),
      size: dimensions.size, proposal: proposal)
  }
}
