import Foundation
import SashGeometry

/// Runs a `Layout`.
package final class CustomLayoutEngine<L: Layout>: ContainerEngine {
  private let layout: L
  private let subviews: LayoutSubviews
  private var layoutCache: L.Cache

  /// - Parameter previous: The engine that this one replaces, whose cache goes on.
  package init(
    layout: L, children: [LayoutEngine], direction: LayoutDirection,
    reusing previous: CustomLayoutEngine<L>? = nil
  ) {
    self.layout = layout
    subviews = LayoutSubviews(
      storage: SubviewStorage(engines: children, direction: direction, name: "\(L.self)"))
    if let previous {
      layoutCache = previous.layoutCache
      layout.updateCache(&layoutCache, subviews: subviews)
    } else {
      layoutCache = layout.makeCache(subviews: subviews)
    }
    super.init(children: children, direction: direction)
  }

  package override var debugName: String { "\(L.self)" }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &layoutCache)
  }

  package override func arrange(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    let bounds = CGRect(origin: .zero, size: size)
    return subviews.storage.recordPlacements(in: bounds, proposal: proposal) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &layoutCache)
    }
  }

  package override var statedGuides: StatedGuides { .all }
  package override func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    return key.axis == .horizontal
      ? layout.explicitAlignment(
        of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &layoutCache)
      : layout.explicitAlignment(
        of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &layoutCache)
  }

  package override var spacing: ViewSpacing { layout.spacing(subviews: subviews, cache: &layoutCache) }
}
