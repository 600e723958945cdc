import Foundation
import SashGeometry

/// A type that decides how large a group of views is and where each of them stands.
///
/// A layout works from leading to trailing; in right-to-left environments its result is mirrored.
public protocol Layout: Animatable {
  /// What the layout keeps between its calls.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }

  /// Makes what the later calls share.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings the cache up to date after the layout or its subviews have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// How far neighbours of the whole should be.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size, in points, that the whole takes when offered `proposal`.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Calls `place` on each subview, with positions in the space of `bounds`.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where the whole states a guide, in the space of `bounds`; nil leaves the default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// Where the whole states a guide, in the space of `bounds`; nil leaves the default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache again.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// What any subview asks.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    var spacing = ViewSpacing.undemanding
    for subview in subviews { spacing.formUnion(subview.spacing) }
    return spacing
  }

  /// What the subviews state, merged.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// What the subviews state, merged.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  private func mergedAlignment(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    guard subviews.contains(where: { $0.engine.mayState(key) }) else { return nil }
    let placements = subviews.storage.recordPlacements(in: bounds, proposal: proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return key.combine(
      subviews.lazy.map { subview in
        let placement = placements[subview.index]
        return subview.engine.guide(key, in: placement.size, proposal: placement.proposal).map {
          $0 + placement.origin[key.axis]
        }
      })
  }
}

extension Layout where Cache == () {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}
