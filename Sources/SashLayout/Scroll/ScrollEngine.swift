import Foundation
import SashGeometry

/// Shows a part of a child that may be larger: it takes what it is offered on the axes it scrolls along, and as much as
/// the child needs on the other.
///
/// The child learns nothing of the length of a scroll axis, so that it takes its ideal one.
/// - Source: https://www.swiftuifieldguide.com/layout/scrollview/; seed feature S3-040
package final class ScrollEngine: UnaryEngine {
  private let axes: Axis.Set
  private let margins: EdgeInsets
  private let alignment: UnitPoint?
  private let onIdeal: (() -> Void)?

  /// - Parameters:
  ///   - onIdeal: Called when somebody asks how long it would be along an axis that it scrolls along.
  ///   - margins: Kept free around the child, inside of what scrolls, in points.
  ///   - alignment: Where a child stands along scroll axes that is smaller than the view; nil is at the start.
  package init(
    axes: Axis.Set, margins: EdgeInsets = EdgeInsets(), alignment: UnitPoint? = nil, child: LayoutEngine,
    direction: LayoutDirection, onIdeal: (() -> Void)? = nil
  ) {
    self.onIdeal = onIdeal
    self.axes = axes
    self.margins = margins
    self.alignment = alignment
    super.init(child: child, direction: direction)
  }

  package override var debugName: String { "ScrollView" }

  private func margin(_ axis: Axis) -> CGFloat {
    axis == .horizontal ? margins.horizontal : margins.vertical
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var offer = proposal
    for axis in Axis.allCases {
      if axes.contains(Axis.Set(axis)) {
        offer[axis] = nil
      } else if let length = proposal[axis] {
        offer[axis] = max(0, length - margin(axis))
      }
    }
    return offer
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let onIdeal, Axis.allCases.contains(where: { axes.contains(Axis.Set($0)) && proposal[$0] == nil }) {
      onIdeal()
    }
    if axes == [.horizontal, .vertical], let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let content = child.sizeThatFits(offer(proposal))
    var size = CGSize.zero
    for axis in Axis.allCases {
      let length = content[axis] + margin(axis)
      size[axis] = axes.contains(Axis.Set(axis)) ? proposal[axis] ?? length : length
    }
    return size
  }

  /// The child as it stands before anything is scrolled: at the start of scroll axes, centred across them.
  package override func placeChild(in size: CGSize, proposal: ProposedViewSize) -> Placement {
    let offer = offer(proposal)
    let content = child.sizeThatFits(offer)
    var origin = CGPoint(x: margins.leading, y: margins.top)
    for axis in Axis.allCases {
      let free = size[axis] - margin(axis) - content[axis]
      if !axes.contains(Axis.Set(axis)) {
        origin[axis] += free / 2
      } else if let alignment, free > 0 {
        origin[axis] += free * (axis == .horizontal ? alignment.x : alignment.y)
      }
    }
    return Placement(origin: origin, size: content, proposal: offer)
  }

  /// What scrolls says nothing about the view that shows it.
  package override var statedGuides: StatedGuides { [] }
  package override var spacing: ViewSpacing { ViewSpacing() }
}
