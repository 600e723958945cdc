import Foundation
import SashGeometry

/// The size that a view answered to a proposal, and its alignment guides at that size, in its own space.
public struct ViewDimensions {
  package let engine: LayoutEngine
  package let size: CGSize
  package let proposal: ProposedViewSize

  package init(engine: LayoutEngine, size: CGSize, proposal: ProposedViewSize) {
    self.engine = engine
    self.size = size
    self.proposal = proposal
  }

  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }

  /// Where `guide` is, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// Where `guide` is, in points from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// Where the view states `guide`, in points from the leading edge; nil where it leaves the default.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
  /// Where the view states `guide`, in points from the top edge; nil where it leaves the default.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  package subscript(key: AlignmentKey) -> CGFloat { self[explicit: key] ?? key.defaultValue(in: self) }
  package subscript(explicit key: AlignmentKey) -> CGFloat? {
    engine.guide(key, in: size, proposal: proposal)
  }
}

extension ViewDimensions: Equatable {
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.engine === b.engine && a.size == b.size && a.proposal == b.proposal
  }
}
