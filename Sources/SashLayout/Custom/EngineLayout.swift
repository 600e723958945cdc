import Foundation
import SashGeometry

/// A layout that one of our own engines carries out; the engine is its cache.
protocol EngineLayout: Layout where Cache == _EngineLayoutCache {
  func makeEngine(_ children: [LayoutEngine], direction: LayoutDirection) -> ContainerEngine
}

/// What a built-in layout keeps between its calls.
public struct _EngineLayoutCache {
  let engine: ContainerEngine
  let subviews: LayoutSubviews
}

extension EngineLayout {
  public func makeCache(subviews: Subviews) -> _EngineLayoutCache {
    // The result is mirrored by whoever runs the layout.
    _EngineLayoutCache(
      engine: makeEngine(subviews.map(\.engine), direction: .leftToRight), subviews: subviews)
  }

  /// The engine for `subviews`, which a caller may have narrowed since the cache was made.
  private func engine(_ subviews: Subviews, _ cache: inout _EngineLayoutCache) -> ContainerEngine {
    if cache.subviews != subviews { cache = makeCache(subviews: subviews) }
    return cache.engine
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _EngineLayoutCache
  ) -> CGSize {
    engine(subviews, &cache).sizeThatFits(proposal)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _EngineLayoutCache
  ) {
    let placements = engine(subviews, &cache).logicalPlacements(in: bounds.size, proposal: proposal)
    for (subview, placement) in zip(subviews, placements) {
      subview.place(
        at: CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y),
        proposal: placement.proposal)
    }
  }

  public func spacing(subviews: Subviews, cache: inout _EngineLayoutCache) -> ViewSpacing {
    engine(subviews, &cache).spacing
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _EngineLayoutCache
  ) -> CGFloat? {
    engine(subviews, &cache).guide(guide.key, in: bounds.size, proposal: proposal).map { $0 + bounds.minX }
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _EngineLayoutCache
  ) -> CGFloat? {
    engine(subviews, &cache).guide(guide.key, in: bounds.size, proposal: proposal).map { $0 + bounds.minY }
  }
}
