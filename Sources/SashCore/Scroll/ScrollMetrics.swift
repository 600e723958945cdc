import Foundation
import SashLayout

/// How far content is scrolled from its start, in points: down, and from the leading edge.
package struct ScrollOffset: Equatable {
  package var point: CGPoint
  /// Whether it may lie beyond the ends: while a finger holds it there or it springs back.
  package var isFree: Bool
  package init(_ point: CGPoint = .zero, isFree: Bool = false) {
    self.point = point
    self.isFree = isFree
  }
}

/// What scrolls in what, in points.
package struct ScrollMetrics: Equatable {
  package var axes: Axis.Set
  /// What is seen, with the parts under what covers the window.
  package var viewport: CGSize
  package var content: CGSize
  /// Kept free around the content at its ends.
  package var insets: EdgeInsets
  package var direction: LayoutDirection
  /// By how much the inset at the top is more than what is covered there once the content is scrolled.
  package var collapsibleTop: CGFloat = 0

  func inset(_ axis: Axis) -> CGFloat { axis == .horizontal ? insets.horizontal : insets.vertical }

  /// How far content may be scrolled.
  package func range(_ axis: Axis) -> ClosedRange<CGFloat> {
    guard axes.contains(Axis.Set(axis)) else { return 0...0 }
    return 0...max(0, content[axis] + inset(axis) - viewport[axis])
  }
  package func clamped(_ point: CGPoint) -> CGPoint {
    var point = point
    for axis in Axis.allCases {
      let range = range(axis)
      point[axis] = min(max(point[axis], range.lowerBound), range.upperBound)
    }
    return point
  }
  package func effective(_ offset: ScrollOffset) -> CGPoint {
    offset.isFree ? offset.point : clamped(offset.point)
  }

  /// A distance of offsets as one on the screen, and back.
  package func onScreen(_ size: CGSize) -> CGSize {
    direction == .leftToRight ? size : CGSize(width: -size.width, height: size.height)
  }

  /// The offset that brings a rectangle of the content to `anchor` of what is seen; the nearest that shows all of it
  /// without an anchor.
  ///
  /// `frame` is in points in the content's space, x counted from its leading edge.
  package func offset(showing frame: CGRect, anchor: UnitPoint?, from current: CGPoint) -> CGPoint {
    var result = current
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
      let (start, length) = (frame.origin[axis], frame.size[axis])
      let visible = viewport[axis] - inset(axis)
      func bringing(_ place: CGFloat, to share: CGFloat) -> CGFloat {
        axis == .horizontal
          ? place - visible * share : offset(bringing: place, to: share, visible: visible)
      }
      if let anchor {
        let share = axis == .horizontal ? anchor.x : anchor.y
        result[axis] = bringing(start + length * share, to: share)
      } else if start < visibleRect(at: current).origin[axis] {
        result[axis] = bringing(start, to: 0)
      } else if start + length > current[axis] + visible {
        result[axis] = length > visible ? bringing(start, to: 0) : start + length - visible
      }
    }
    return clamped(result)
  }
}
