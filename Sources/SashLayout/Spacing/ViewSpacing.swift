import Foundation
import SashGeometry

/// How far a view would like its neighbours to be, by edge and by kind of neighbour.
public struct ViewSpacing: Sendable {
  /// The gap of two views that ask for nothing, in points.
  /// - Source: https://fatbobman.com/en/posts/spacing-of-swiftui/
  package static let defaultLength: CGFloat = 8

  var top: EdgePreference
  var leading: EdgePreference
  var bottom: EdgePreference
  var trailing: EdgePreference

  /// Asks for nothing at any edge: the start of a union.
  static let undemanding = ViewSpacing(all: EdgePreference())

  private init(all: EdgePreference) { (top, leading, bottom, trailing) = (all, all, all, all) }

  /// The preferences of a plain view.
  public init() {
    self.init(all: EdgePreference())
    top.belowText = 0
    bottom.aboveText = 0
  }

  /// Asks for no gap at any edge.
  public static let zero: ViewSpacing = {
    var none = EdgePreference()
    none.plain = 0
    return ViewSpacing(all: none)
  }()

  /// Asks for what either view asks, on `edges`.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(Edge.top) { top.formUnion(other.top) }
    if edges.contains(Edge.leading) { leading.formUnion(other.leading) }
    if edges.contains(Edge.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(Edge.trailing) { trailing.formUnion(other.trailing) }
  }

  /// What either view asks, on `edges`.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// The gap, in points, between this view and `next`, which follows it along `axis`.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let gap = axis == .horizontal ? trailing.gap(to: next.leading) : bottom.gap(to: next.top)
    return gap ?? Self.defaultLength
  }

  /// Forgets what `edges` ask, so that they behave like those of a plain view.
  package mutating func reset(_ edges: Edge.Set) {
    let plain = ViewSpacing()
    if edges.contains(Edge.top) { top = plain.top }
    if edges.contains(Edge.leading) { leading = plain.leading }
    if edges.contains(Edge.bottom) { bottom = plain.bottom }
    if edges.contains(Edge.trailing) { trailing = plain.trailing }
  }

  /// Asks for the same at `edges`, and for nothing at the others.
  func only(_ edges: Edge.Set) -> ViewSpacing {
    var spacing = ViewSpacing.undemanding
    spacing.formUnion(self, edges: edges)
    return spacing
  }

  /// Asks for no gap at `edges`, and otherwise for what a plain view asks.
  package static func zero(_ edges: Edge.Set) -> ViewSpacing {
    var spacing = ViewSpacing()
    if edges.contains(Edge.top) { spacing.top = zero.top }
    if edges.contains(Edge.leading) { spacing.leading = zero.leading }
    if edges.contains(Edge.bottom) { spacing.bottom = zero.bottom }
    if edges.contains(Edge.trailing) { spacing.trailing = zero.trailing }
    return spacing
  }
}
